#!/usr/bin/env bash
#
# Measures `metrics-cli count` beside ICU: first that both write the same bytes, then what they cost,
# in turn within one run. Exits with 1 when answers differ or a bar is missed.
#
# Needs libicu-dev and python3. Numbers of one run only are compared: see runner/interleave.c.

set -euo pipefail
unset CDPATH

usage() {
  cat <<'TEXT'
USAGE: Benchmarks/graphemes.sh [--rounds ROUNDS] [--binary FILE]

  --rounds ROUNDS   how often floor and product run, 20 unless given, at least 20
  --binary FILE     measure this metrics-cli and build none
TEXT
}

die() {
  echo "graphemes: $1" >&2
  exit "${2:-2}"
}

root=$(cd -P "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
rounds=20
binary=''
while [[ $# -gt 0 ]]; do
  case $1 in
    --rounds) rounds=${2-} && shift ;;
    --binary) [[ -n ${2-} ]] && binary=$(cd "$(dirname "$2")" && pwd)/$(basename "$2") && shift ;;
    -h | --help) usage && exit 0 ;;
    *) die "unknown argument '$1'; see --help" 64 ;;
  esac
  shift || die "an argument lacks its value; see --help" 64
done
[[ $rounds =~ ^[0-9]{2,4}$ && $rounds -ge 20 ]] || die "--rounds takes a number from 20 to 9999" 64

cd "$root"
out=.build/bench
mkdir -p "$out"
if [[ -z $binary ]]; then
  script/metrics-cli --version </dev/null >/dev/null
  binary=$root/.build/release/metrics-cli
fi
[[ -x $binary ]] || die "'$binary' is no program"
pkg-config --exists icu-uc || die "no ICU: install libicu-dev"

if command -v clang >/dev/null; then compiler=clang; else compiler=cc; fi
compile() {
  "$compiler" -std=c11 -D_GNU_SOURCE -O2 -Wall -Wextra -o "$@" || die "cannot compile $1"
}
compile "$out/interleave" Benchmarks/runner/interleave.c
# shellcheck disable=SC2046 # flags are words
compile "$out/graphemes_icu" Benchmarks/floors/graphemes_icu.c $(pkg-config --cflags --libs icu-uc)

limit=160
for kind in mixed ascii; do
  file=$out/$kind.txt
  if [[ ! $file -nt Benchmarks/generators/text_lines.py ]]; then
    python3 Benchmarks/generators/text_lines.py "$kind" 20 >"$file.part"
    mv "$file.part" "$file"
  fi
done
# The same text ten times over: memory must not grow with it.
large=$out/mixed-large.txt
if [[ ! $large -nt $out/mixed.txt ]]; then
  for ((copy = 0; copy < 10; copy++)); do cat "$out/mixed.txt"; done >"$large"
fi

version=$("$binary" --version)
unicode=$("$binary" count --text a --format jsonl | sed -E 's/.*"unicodeVersion": "([^"]*)".*/\1/')
failed=0
# Prints a bar; $1 the value, $2 "at most" or "at least", $3 the bar, $4 what it is.
judge() {
  local verdict
  verdict=$(awk -v value="$1" -v bar="$3" -v most="$2" \
    'BEGIN { print (most == "at most" ? value <= bar : value >= bar) ? "PASS" : "FAIL" }')
  echo "$verdict: $4 $1 ($2 $3)"
  [[ $verdict == PASS ]] || failed=1
}

measure() {
  local kind=$1 bar=$2 size
  local file=$out/$kind.txt
  product=("$binary" count --file "$file" --each-line --limit "$limit")
  floor=("$out/graphemes_icu" "$file" "$limit" "$version" "$unicode")
  "${product[@]}" >"$out/product.tsv"
  "${floor[@]}" >"$out/floor.tsv"
  cmp "$out/product.tsv" "$out/floor.tsv" || die "$kind: the answers differ" 1
  echo "equal: $kind: $(($(wc -l <"$out/product.tsv") - 3)) lines, product and ICU"
  size=$(wc -c <"$file")
  "$out/interleave" "$rounds" 1 ICU "${floor[@]}" -- 1 product "${product[@]}" >"$out/graphemes.tsv"
  echo
  echo "graphemes, $kind, $rounds rounds"
  awk -F '\t' -v size="$size" '
    BEGIN { printf "%-10s %9s %9s %9s %9s %9s\n", "", "wall ms", "CPU ms", "peak MiB", "x floor", "MB/s" }
    { printf "%-10s %9s %9s %9s %9s %9.0f\n", $1, $2, $3, $4, $5, size / 1e3 / $2 }' "$out/graphemes.tsv"
  local name wall cpu peak first rest
  while IFS=$'\t' read -r name wall cpu peak first rest; do
    [[ $name == product ]] || continue
    # A goal, no bar: missing it is said and fails nothing.
    (judge "$first" "at most" "$bar" "stretch goal, wall time over the floor's")
    judge "$peak" "at most" 12 "peak memory, MiB,"
  done <"$out/graphemes.tsv"
  echo
}
measure mixed 0.15
measure ascii 0.15
"$out/interleave" 3 1 product "$binary" count --file "$large" --each-line --limit "$limit" \
  >"$out/graphemes.tsv"
judge "$(cut -f 4 "$out/graphemes.tsv")" "at most" 12 "peak memory at ten times the text, MiB,"
exit "$failed"
