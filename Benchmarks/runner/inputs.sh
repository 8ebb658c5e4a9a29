# shellcheck shell=bash
# What jobs read, made from seeds below `out`: for script/bench.

generators=Benchmarks/generators

sum_of() {
  if command -v sha256sum >/dev/null; then sha256sum "$1"; else shasum -a 256 "$1"; fi | cut -d ' ' -f 1
}

# Makes $1 by generator $2 with the arguments after it, unless it is there, and compares its checksum
# with the recorded one: another input would give other figures.
make_input() {
  local name=$1 generator=$2 found
  shift 2
  if [[ -f $out/$name && ! $generators/$generator -nt $out/$name && ! $generators/words.py -nt $out/$name ]]; then
    return 0
  fi
  say "making $name"
  python3 -B "$generators/$generator" "$@" >"$out/$name.part"
  found=$(sum_of "$out/$name.part")
  grep -q "^$found  $name$" "$generators/inputs.sha256" ||
    die "$name is not the recorded one; if that is meant, put this into $generators/inputs.sha256: $found  $name"
  mv "$out/$name.part" "$out/$name"
}

# Makes $3 of the first $2 lines of $1.
cut_input() {
  [[ $out/$3 -nt $out/$1 ]] || head -n "$2" "$out/$1" >"$out/$3"
}

# Makes $2 of ten times $1.
repeat_input() {
  local copy
  [[ $out/$2 -nt $out/$1 ]] && return 0
  for copy in 1 2 3 4 5 6 7 8 9 10; do cat "$out/$1"; done >"$out/$2"
}
