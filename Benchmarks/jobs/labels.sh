# shellcheck shell=bash
# Job "labels" (J2): width, ink and line height of labels in a stack of five fonts.

check_labels() {
  check_measuring labels-ascii.txt 0
  check_measuring "labels-distinct-$few.txt" 0
  if [[ $quick == false ]]; then
    check_measuring labels-distinct.txt 0
    check_measuring labels.txt 0
  fi
  check_measuring "labels-$few.txt" 0
  check_others "labels-$few.txt" 0 "$sample"
}

measure_mixed_labels() {
  local count
  name_measuring "labels-$few.txt" 0
  program floor "$few" 1 "${floor[@]}"
  for count in $sizes; do
    name_measuring "labels-$count.txt" 0
    program product "$count" 1 "${product[@]}"
  done
  name_measuring "labels-$many.txt" 0 2
  program "product, 2 threads" "$many" 1 "${product[@]}"
  if has_peer uharfbuzz icu; then
    name_script "labels-$few.txt" 0 "$sample"
    program "uharfbuzz and PyICU" "$sample" 5 "${peer[@]}"
  fi
  run_in_turn labels mixed labels
  note_if_busy labels mixed || true
}

measure_other_labels() {
  name_measuring "$1" 0
  program floor "$2" 1 "${floor[@]}"
  program product "$2" 1 "${product[@]}"
  run_in_turn labels "$3" labels
  note_if_busy labels "$3" || true
}

# Of the products of several sizes the one with $1 records: column $2.
of_size() {
  awk -F '\t' -v size="$1" -v column="$2" \
    '$1 == "labels" && $2 == "mixed" && $3 == "product" && $5 == size { print $column }' "$results"
}

judge_labels() {
  judge labels "$many labels: CPU × floor" "$(rounded "$(of_size "$many" 9)" 3)" "at most" 0.10
  judge labels "$few different labels: CPU × floor" "$(rounded "$(measured labels different product 9)" 3)" "at most" 0.35
  judge labels "$many labels: peak MiB" "$(of_size "$many" 8)" "at most" 64
  judge labels "peak of $many labels × of $((many / 10))" \
    "$(awk -v a="$(of_size "$many" 8)" -v b="$(of_size $((many / 10)) 8)" 'BEGIN { printf "%.2f", a / b }')" "at most" 1.1
  judge labels "two threads, wall × faster" \
    "$(speed_up "$(measured labels mixed "product, 2 threads" 15)")" "at least" 1.4
}

run_labels() {
  local few=50000 many=1000000 sample=5000 size
  local sizes="50000 100000 200000 1000000"
  if [[ $quick == true ]]; then few=5000 many=50000 sizes="5000 50000"; fi
  prepare_measuring
  make_input labels.txt labels.py mixed 1000000
  make_input labels-distinct.txt labels.py distinct 200000
  make_input labels-ascii.txt labels.py ascii 50000
  for size in $sizes; do cut_input labels.txt "$size" "labels-$size.txt"; done
  cut_input labels-distinct.txt "$few" "labels-distinct-$few.txt"
  check_labels
  measure_mixed_labels
  measure_other_labels "labels-distinct-$few.txt" "$few" different
  measure_other_labels labels-ascii.txt 50000 ASCII
  # Different ones, so that no memory of labels hides what the work is.
  count_measuring labels different 0 20000 labels-distinct.txt label
  judge_labels
}
