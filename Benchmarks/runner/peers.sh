# shellcheck shell=bash
# Libraries of the scripts that people write today, in an environment below `out`: for script/bench.
#
# Nothing but the scripts needs them: what cannot be installed is left out, and the report says so.

python=$out/venv/bin/python

install_peers() {
  local package
  "$python" -c 'import fontTools, icu, regex, uharfbuzz' 2>/dev/null && return 0
  say "installing fonttools, uharfbuzz, PyICU and regex (pip, into $out/venv); PyICU takes two minutes"
  : >"$out/pip.log"
  [[ -x $python ]] || python3 -m venv "$out/venv" >>"$out/pip.log" 2>&1 || true
  for package in fonttools uharfbuzz PyICU regex; do
    "$python" -m pip install --quiet "$package" >>"$out/pip.log" 2>&1 ||
      echo "Without $package, which pip could not install ($out/pip.log)." >>"$notes"
  done
}

# Whether all of some modules are there.
has_peer() {
  local module
  for module in "$@"; do "$python" -c "import $module" 2>/dev/null || return 1; done
}

install_peers
