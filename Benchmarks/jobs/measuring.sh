# shellcheck shell=bash
# What jobs "labels" and "wrap" share: the fonts, the command lines, and that answers are equal.

stack=(Inter-Regular.otf NotoNaskhArabic-Regular.ttf NotoSansDevanagari-Regular.ttf NotoSansCJK-Regular.ttc NotoColorEmoji.ttf)
stack_files=()
stack_options=(--font "fonts/${stack[0]}")
for font in "${stack[@]}"; do stack_files+=("fonts/$font"); done
for font in "${stack[@]:1}"; do stack_options+=(--fallback "fonts/$font"); done

prepare_measuring() {
  need_fonts "${stack[@]}"
  compile measure "harfbuzz icu-uc" Benchmarks/floors/measure.c Sources/CSHA256/*.c -I Sources/CSHA256/include
}

# Sets `floor` and `product` for input $1, width $2 (0 for none) and $3 threads.
name_measuring() {
  floor=("$out/measure" "$out/$1" "$2" "${stack_files[@]}")
  product=("$binary" measure --file "$out/$1" "${stack_options[@]}" --format csv --jobs "${3:-1}")
  if [[ $2 != 0 ]]; then product+=(--width "$2"); fi
}

# The same for the script, with the first $3 records.
name_script() {
  peer=("$python" Benchmarks/peers/measure_uharfbuzz.py "$out/$1" "$3" "$2" "${stack_files[@]}")
}

# Product and floor, record by record, on input $1 with width $2.
check_measuring() {
  local records
  name_measuring "$1" "$2"
  "${product[@]}" >"$out/product.csv"
  "${floor[@]}" >"$out/floor.csv"
  records=$(python3 Benchmarks/runner/equal_csv.py "$out/product.csv" "$out/floor.csv") ||
    die "$1: product and floor differ, see above" 1
  say "equal: $1, $records records, product and floor"
}

# Two threads write what one wrote, and the script's widths are the product's; after check_measuring.
check_others() {
  local sample=$3
  name_measuring "$1" "$2" 2
  "${product[@]}" | cmp - "$out/product.csv" || die "$1: two threads write something else" 1
  has_peer uharfbuzz icu || return 0
  name_script "$1" "$2" "$sample"
  "${peer[@]}" >"$out/script.tsv"
  say "equal: $1, $(python3 Benchmarks/runner/equal_widths.py "$out/product.csv" "$out/script.tsv") records, product and script" ||
    die "$1: product and script differ, see above" 1
}

# Instructions of floor and product for each record of $4 lines, and whether the product's grow with the
# work: $1 job, $2 work, $3 width, $4 lines, $5 input, $6 unit.
count_measuring() {
  [[ $counts == true ]] || return 0
  local job=$1 work=$2 width=$3 lines=$4 input=$5 unit=$6 count name
  local of_floor=() of_product=()
  say "$job, $work: counting instructions"
  for count in 1 $((lines / 10)) "$lines"; do
    name=$job-counted-$count.txt
    head -n "$count" "$out/$input" >"$out/$name"
    name_measuring "$name" "$width"
    of_product+=("$(count_instructions "${product[@]}")")
    if [[ $count != $((lines / 10)) ]]; then of_floor+=("$(count_instructions "${floor[@]}")"); fi
  done
  note_instructions "$job" "$work" "$unit" \
    "$(for_each_record "${of_floor[1]}" "${of_floor[0]}" 1 "$lines")" \
    "$(for_each_record "${of_product[2]}" "${of_product[0]}" 1 "$lines")"
  judge "$job" "$work: instructions of ten times the work" "$(growth "${of_product[@]}")" "at most" 10.5
}
