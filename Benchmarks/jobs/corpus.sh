# shellcheck shell=bash
# Job "corpus" (J3): the line metrics of many font files at twelve sizes, under one rule.

corpus_sizes=11,12,13,14,16,17,20,24,28,33,40,53
corpus_scale=2
corpus_count=1700

# Sets `floor`, `product` and `peer` for list $1.
name_corpus() {
  floor=("$out/corpus" "$out/$1" "$corpus_scale" "$corpus_sizes")
  product=("$binary" corpus --files-from "$out/$1" --platform chrome --display-scale "$corpus_scale"
    --sizes "$corpus_sizes" --format jsonl --jobs "${2:-1}")
  peer=("$python" Benchmarks/peers/corpus_fonttools.py "$out/$1" "$corpus_scale" "$corpus_sizes")
}

check_corpus() {
  name_corpus "$1"
  "${product[@]}" >"$out/product.jsonl"
  "${floor[@]}" >"$out/floor.jsonl"
  say "equal: corpus, $(python3 Benchmarks/runner/equal_corpus.py "$out/product.jsonl" "$out/floor.jsonl") records, product and floor" ||
    die "product and floor differ, see above" 1
  name_corpus "$1" 2
  "${product[@]}" | cmp - "$out/product.jsonl" || die "two threads write something else" 1
  has_peer fontTools || return 0
  "${peer[@]}" >"$out/script.jsonl" 2>/dev/null
  say "equal: corpus, $(python3 Benchmarks/runner/equal_corpus.py "$out/product.jsonl" "$out/script.jsonl") records, product and script" ||
    die "product and script differ, see above" 1
}

measure_corpus() {
  local count
  count=$(wc -l <"$out/$1")
  name_corpus "$1"
  program floor "$count" 1 "${floor[@]}"
  program product "$count" 1 "${product[@]}"
  if has_peer fontTools; then program fontTools "$count" 5 "${peer[@]}"; fi
  name_corpus "$1" 2
  program "product, 2 threads" "$count" 5 "${product[@]}"
  run_in_turn corpus files file
  note_if_busy corpus files || true
}

count_corpus() {
  [[ $counts == true ]] || return 0
  local lines of_product=() of_floor=()
  for lines in 1 170 1700; do
    head -n "$lines" "$out/fonts.txt" >"$out/fonts-counted.txt"
    name_corpus fonts-counted.txt
    of_product+=("$(count_instructions "${product[@]}")")
    of_floor+=("$(count_instructions "${floor[@]}")")
  done
  note_instructions corpus files file "$(for_each_record "${of_floor[2]}" "${of_floor[0]}" 1 1700)" \
    "$(for_each_record "${of_product[2]}" "${of_product[0]}" 1 1700)"
  judge corpus "instructions of ten times the work" "$(growth "${of_product[@]}")" "at most" 10.5
}

run_corpus() {
  local list=fonts.txt share
  compile corpus "" Benchmarks/floors/corpus.c Sources/CSHA256/*.c -I Sources/CSHA256/include
  make_input fonts.sha256 fonts.py "$out/fonts" "$corpus_count"
  awk -v folder="$out/fonts/" '{ print folder $2 }' "$out/fonts.sha256" >"$out/fonts.txt"
  head -n 200 "$out/fonts.txt" >"$out/fonts-few.txt"
  if [[ $quick == true ]]; then list=fonts-few.txt; fi
  check_corpus "$list"
  measure_corpus "$list"
  count_corpus
  judge corpus "CPU × floor" "$(rounded "$(measured corpus files product 9)" 2)" "at most" 2.0
  judge corpus "peak MiB" "$(measured corpus files product 8)" "at most" 24
  share=$(awk -v script="$(measured corpus files fontTools 9)" -v own="$(measured corpus files product 9)" \
    'BEGIN { if (script != "" && own > 0) printf "%.0f", script / own }')
  judge corpus "CPU of the fontTools script × product" "$share" "at least" 8
}
