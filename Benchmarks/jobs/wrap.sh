# shellcheck shell=bash
# Job "wrap" (J5): paragraphs in lines of 343 points.

run_wrap() {
  local width=343 few=10000 many=100000 size
  if [[ $quick == true ]]; then few=500 many=5000; fi
  prepare_measuring
  make_input paragraphs.txt paragraphs.py 100000
  for size in "$few" "$many"; do cut_input paragraphs.txt "$size" "paragraphs-$size.txt"; done

  if [[ $quick == false ]]; then check_measuring "paragraphs-$many.txt" $width; fi
  check_measuring "paragraphs-$few.txt" $width
  check_others "paragraphs-$few.txt" $width 500

  name_measuring "paragraphs-$few.txt" $width
  program floor "$few" 1 "${floor[@]}"
  program product "$few" 1 "${product[@]}"
  name_measuring "paragraphs-$many.txt" $width
  program "product, many" "$many" 1 "${product[@]}"
  name_measuring "paragraphs-$many.txt" $width 2
  program "product, 2 threads" "$many" 1 "${product[@]}"
  if has_peer uharfbuzz icu; then
    name_script "paragraphs-$few.txt" $width 500
    program "uharfbuzz and PyICU" 500 5 "${peer[@]}"
  fi
  run_in_turn wrap mixed paragraphs
  note_if_busy wrap mixed || true
  count_measuring wrap mixed $width 1000 paragraphs.txt paragraph

  judge wrap "$many paragraphs: CPU × floor" "$(rounded "$(measured wrap mixed "product, many" 9)" 3)" "at most" 0.25
  judge wrap "$many paragraphs: peak MiB" "$(measured wrap mixed "product, many" 8)" "at most" 48
  judge wrap "two threads, wall × faster" "$(speed_up "$(measured wrap mixed "product, 2 threads" 15)")" "at least" 1.4
}
