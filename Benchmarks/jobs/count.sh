# shellcheck shell=bash
# Job "count" (J4): grapheme clusters of each line, and what a limit keeps of it.

count_limit=160
sample_lines=20000

# Sets `floor` and `product` for input $1.
name_counting() {
  product=("$binary" count --file "$out/$1" --each-line --limit "$count_limit")
  floor=("$out/graphemes_icu" "$out/$1" "$count_limit" "$product_version" "$unicode_version")
}

name_count_script() {
  peer=("$python" Benchmarks/peers/count_lines.py "$1" "$out/$2" "$sample_lines" "$count_limit")
}

check_counting() {
  local library
  name_counting "$1"
  "${product[@]}" >"$out/product.tsv"
  "${floor[@]}" >"$out/floor.tsv"
  cmp "$out/product.tsv" "$out/floor.tsv" || die "$1: the counts differ" 1
  say "equal: $1, $(($(wc -l <"$out/product.tsv") - 3)) lines, product and floor"
  for library in icu regex; do
    has_peer "$library" || continue
    name_count_script "$library" "$1"
    "${peer[@]}" | cmp - <(sed -n "3,$((sample_lines + 2))p" "$out/product.tsv") ||
      die "$1: the counts of $library differ" 1
    say "equal: $1, $sample_lines lines, product and $library"
  done
}

megabytes_of() { awk -v bytes="$(wc -c <"$out/$1")" 'BEGIN { print bytes / 1e6 }'; }

# Of kind $1, with inputs $2 and $3, the larger.
measure_counting() {
  local kind=$1 text=$2 large=$3 library sample
  name_counting "$text"
  program floor "$(megabytes_of "$text")" 1 "${floor[@]}"
  program product "$(megabytes_of "$text")" 1 "${product[@]}"
  name_counting "$large"
  program "product, large" "$(megabytes_of "$large")" 5 "${product[@]}"
  sample=$(awk -v count="$sample_lines" 'NR > count { exit } { size += length($0) + 1 } END { print size / 1e6 }' "$out/$text")
  for library in icu regex; do
    has_peer "$library" || continue
    name_count_script "$library" "$text"
    program "${library/icu/PyICU}" "$sample" 5 "${peer[@]}"
  done
  run_in_turn count "$kind" MB
  note_if_busy count "$kind" || true
}

count_counting() {
  [[ $counts == true ]] || return 0
  local lines of_product=()
  for lines in 1 2000 20000; do
    head -n "$lines" "$out/text-mixed.txt" >"$out/count-counted.txt"
    name_counting count-counted.txt
    of_product+=("$(count_instructions "${product[@]}")")
  done
  note_instructions count mixed "line" "$(count_instructions "${floor[@]}" | awk '{ print $1 / 20000 }')" \
    "$(for_each_record "${of_product[2]}" "${of_product[0]}" 1 20000)"
  judge count "mixed: instructions of ten times the work" "$(growth "${of_product[@]}")" "at most" 10.5
}

run_count() {
  local kind size=""
  compile graphemes_icu icu-uc Benchmarks/floors/graphemes_icu.c
  product_version=$("$binary" --version)
  unicode_version=$("$binary" count --text a --format jsonl | sed -E 's/.*"unicodeVersion": "([^"]*)".*/\1/')
  if [[ $quick == true ]]; then size=-few; fi
  for kind in mixed ascii; do
    make_input "text-$kind.txt" text_lines.py "$kind" 20
    cut_input "text-$kind.txt" 25000 "text-$kind-few.txt"
    repeat_input "text-$kind$size.txt" "text-$kind$size-large.txt"
    check_counting "text-$kind$size.txt"
  done
  measure_counting mixed "text-mixed$size.txt" "text-mixed$size-large.txt"
  measure_counting ASCII "text-ascii$size.txt" "text-ascii$size-large.txt"
  count_counting
  judge count "mixed: CPU × floor" "$(rounded "$(measured count mixed product 9)" 3)" "at most" 0.15 goal
  judge count "ASCII: MB in a CPU second" \
    "$(awk -v size="$(measured count ASCII "product, large" 5)" -v time="$(measured count ASCII "product, large" 7)" 'BEGIN { printf "%.0f", 1000 * size / time }')" \
    "at least" 1000
  judge count "mixed: peak MiB" "$(measured count mixed product 8)" "at most" 12
  judge count "mixed, ten times the text: peak MiB" "$(measured count mixed "product, large" 8)" "at most" 12
}
