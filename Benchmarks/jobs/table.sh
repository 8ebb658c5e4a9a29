# shellcheck shell=bash
# Job "table" (J1): one font's lookup table, the whole process.

table_fonts=(Inter.ttf Inter-Regular.otf Roboto-Regular.ttf)
limit=160
labels=("Email address" "We’ll never share your email." "Enter a valid address, e.g. name@example.com")
label_options=()
for label in "${labels[@]}"; do label_options+=(--label "$label"); done

# Sets the three command lines for font $1.
name_tables() {
  product=("$binary" table --font "fonts/$1" "${label_options[@]}" --limit "$limit" --format json)
  floor=("$out/table" "fonts/$1" "$limit" "${labels[@]}")
  peer=("$python" Benchmarks/peers/table_fonttools.py "fonts/$1" "$limit" "${labels[@]}")
}

# Without what no measurement stands behind: versions and the wording of notes.
measured_text() {
  sed -E 's/"(version|ladderVersion|unicodeVersion|message)": "([^"\\]|\\.)*"/"\1": ""/g' "$1"
}

check_table() {
  name_tables "$1"
  "${product[@]}" >"$out/product.json"
  "${floor[@]}" >"$out/floor.json"
  python3 Benchmarks/runner/equal.py "$out/product.json" "$out/floor.json" || exit 1
  cmp -s <(measured_text "$out/product.json") <(measured_text "$out/floor.json") ||
    die "$1: product and floor give equal values in different spelling ($out/*.json)" 1
  if has_peer fontTools uharfbuzz; then
    "${peer[@]}" >"$out/script.json"
    python3 Benchmarks/runner/equal.py "$out/product.json" "$out/script.json" || exit 1
  fi
  say "equal: table, $1"
}

# None of the programs waits for anything or has a second thread, so on an idle machine wall time is CPU
# time; where others took turns, CPU time is judged instead.
measure_table() {
  local font=$1 ratio=12 script=15 time="wall time" value
  name_tables "$font"
  program floor 1 1 "${floor[@]}"
  program product 1 1 "${product[@]}"
  if has_peer fontTools uharfbuzz; then program fontTools 1 5 "${peer[@]}"; fi
  run_in_turn table "$font" table
  if note_if_busy table "$font"; then ratio=9 script=16 time="CPU time"; fi
  judge table "$font: $time × floor" "$(rounded "$(measured table "$font" product $ratio)" 2)" "at most" 2.0
  judge table "$font: peak MiB" "$(measured table "$font" product 8)" "at most" 12
  value=$(measured table "$font" fontTools $script)
  judge table "$font: $time of the fontTools script × product" "$(rounded "$value" 0)" "at least" 20
  note_instructions table "$font" table "$(count_instructions "${floor[@]}")" "$(count_instructions "${product[@]}")"
}

run_table() {
  need_fonts "${table_fonts[@]}"
  # The product's own hash, so that both hash alike.
  compile table harfbuzz Benchmarks/floors/table.c Sources/CSHA256/*.c -I Sources/CSHA256/include
  for font in "${table_fonts[@]}"; do check_table "$font"; done
  for font in "${table_fonts[@]}"; do measure_table "$font"; done
}
