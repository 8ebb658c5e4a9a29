# shellcheck shell=bash
# Runs programs in turn, judges bars and writes the report: for script/bench, which sets `out`, `rounds`
# and `quick`.
#
# What a turn measured is kept in results.tsv, a line for each program: job, work, program, unit, records,
# wall ms, CPU ms, peak MiB, cost for each record as a multiple of the first program's (CPU, lower and
# upper quartile, then wall and its quartiles), wall / previous, CPU / previous.

results=$out/results.tsv
bars=$out/bars.tsv
notes=$out/notes.txt
instructions=$out/instructions.tsv
for report in "$results" "$bars" "$notes" "$instructions"; do : >"$report"; done
failed=0

say() { echo "bench: $1" >&2; }

turn=()
turn_records=()
# A program of the next turn: how it is called, how many records it works on, in which rounds it takes
# part (1 all, 5 every fifth), then the command. The floor comes first.
program() {
  local name=$1 records=$2 every=$3
  shift 3
  if [[ ${#turn[@]} != 0 ]]; then turn+=(--); fi
  if [[ $every -gt $rounds ]]; then every=$rounds; fi
  turn+=("$every" "$name" "$@")
  turn_records+=("$records")
}

# Runs them: $1 job, $2 work, $3 what a record is.
run_in_turn() {
  say "$1, $2: $rounds rounds of ${#turn_records[@]} programs"
  "$out/interleave" "$rounds" "${turn[@]}" >"$out/turn.tsv"
  awk -F '\t' -v OFS='\t' -v job="$1" -v work="$2" -v unit="$3" -v all="${turn_records[*]}" '
    BEGIN { split(all, records, " ") }
    {
      of_floor = records[1] / records[NR]
      print job, work, $1, unit, records[NR], $2, $3, $4, $6 * of_floor, $11 * of_floor,
        $12 * of_floor, $5 * of_floor, $9 * of_floor, $10 * of_floor, $7, $8
    }' "$out/turn.tsv" >>"$results"
  turn=()
  turn_records=()
}

# A number of results.tsv: $1 job, $2 work, $3 program, $4 column.
measured() {
  awk -F '\t' -v job="$1" -v work="$2" -v name="$3" -v column="$4" \
    '$1 == job && $2 == work && $3 == name { print $column }' "$results"
}

# Notes it where single-threaded programs of a work waited for the processor.
note_if_busy() {
  if awk -F '\t' -v job="$1" -v work="$2" \
    '$1 == job && $2 == work && $3 !~ /threads/ && $6 > 1.15 * $7 { busy = 1 } END { exit !busy }' "$results"; then
    echo "$1, $2: other programs kept the processors busy; wall times are too long." >>"$notes"
    return 0
  fi
  return 1
}

# $1 job, $2 what, $3 value, $4 "at most" or "at least", $5 bar, $6 "goal" for one that fails nothing.
judge() {
  local verdict
  verdict=$(awk -v value="$3" -v most="$4" -v bar="$5" \
    'BEGIN { print value == "" ? "not measured" : (most == "at most" ? value <= bar : value >= bar) ? "met" : "missed" }')
  if [[ $quick == true ]]; then verdict="not judged"; fi
  if [[ $verdict == missed && ${6-} != goal ]]; then failed=1; fi
  if [[ ${6-} == goal ]]; then verdict="$verdict (goal)"; fi
  printf '%s\t%s\t%s\t%s %s\t%s\n' "$1" "$2" "$3" "$4" "$5" "$verdict" >>"$bars"
}

# Instructions that a command executes; nothing without valgrind, or when time is short.
count_instructions() {
  [[ $counts == true ]] || return 0
  valgrind --tool=callgrind --callgrind-out-file=/dev/null "$@" 2>&1 >/dev/null |
    awk '/Collected/ { print $4 }'
}

# Instructions for each of $4 records: $1 of them all, $2 of $3 records, which start-up is a part of.
for_each_record() {
  [[ -n $1 ]] || return 0
  awk -v all="$1" -v few="$2" -v count_few="$3" -v count="$4" \
    'BEGIN { printf "%.0f", (all - few) / (count - count_few) }'
}

# How many times the instructions of $2 those of $3 are, start-up ($1) aside.
growth() {
  [[ -n $1 ]] || return 0
  awk -v base="$1" -v small="$2" -v large="$3" 'BEGIN { printf "%.2f", (large - base) / (small - base) }'
}

# Notes what a record takes: $1 job, $2 work, $3 unit, $4 floor, $5 product.
note_instructions() {
  [[ -z $4 ]] || printf '%s\t%s\t%s\t%s\t%s\n' "$@" >>"$instructions"
}

speed_up() { awk -v share="$1" 'BEGIN { printf "%.2f", 1 / share }'; }

rounded() { awk -v value="$1" -v digits="$2" 'BEGIN { if (value != "") printf "%.*f", digits, value }'; }

machine() {
  local processor
  processor=$(sed -n 's/^model name.*: //p' /proc/cpuinfo 2>/dev/null | sed -n 1p)
  [[ -n $processor ]] || processor=$(sysctl -n machdep.cpu.brand_string 2>/dev/null || uname -m)
  echo "$(uname -sr), $processor, $(getconf _NPROCESSORS_ONLN) processors, load $(uptime | sed 's/.*average[s]*: *//'); $("${compiler[0]}" --version | sed -n 1p); HarfBuzz $(pkg-config --modversion harfbuzz), ICU $(pkg-config --modversion icu-uc 2>/dev/null || echo none)"
}

print_report() {
  echo
  echo "$load_before"
  if [[ $quick == true ]]; then
    echo
    echo "Quick: inputs are smaller and rounds few, so that no bar is judged."
  elif [[ $rounds -lt 20 ]]; then
    echo
    echo "Medians of $rounds rounds only; bars ask for 20."
  fi
  echo
  echo "| job | work | program | records | wall ms | CPU ms | CPU × floor, for each record (quartiles) | wall × floor | records in a CPU second | peak MiB |"
  echo "|---|---|---|---|---|---|---|---|---|---|"
  awk -F '\t' '{
    per_second = 1000 * $5 / $7
    printf "| %s | %s | %s | %.7g %s | %.1f | %.1f | %.3f (%.3f to %.3f) | %.3f | %.*f | %s |\n",
      $1, $2, $3, $5, $4, $6, $7, $9, $10, $11, $12, per_second < 100 ? 1 : 0, per_second, $8
  }' "$results"
  if [[ -s $instructions ]]; then
    echo
    echo "| job | work | instructions | floor | product | product × floor |"
    echo "|---|---|---|---|---|---|"
    awk -F '\t' '{ printf "| %s | %s | for each %s | %.0f | %.0f | %.3f |\n", $1, $2, $3, $4, $5, $5 / $4 }' "$instructions"
  fi
  echo
  echo "| job | bar | measured | | |"
  echo "|---|---|---|---|---|"
  awk -F '\t' '{ printf "| %s | %s | %s | %s | %s |\n", $1, $2, $3, $4, $5 }' "$bars"
  if [[ -s $notes ]]; then
    echo
    sort -u "$notes"
  fi
}
