"""Compares a script's record for each text with a document of `measure --format csv`: equal_widths.py CSV TSV

The script's widths, of texts and of lines, must be within a thousandth of a point, and its counts of
grapheme clusters the same. Its HarfBuzz is another version, and its numbers are added in another
order: at most one text in a hundred may differ. Prints how many are equal; exits with 1 for more.
"""

import csv
import sys


def numbers(text, separator):
    return [float(part) for part in text.split(separator) if part]


def is_near(a, b):
    return len(a) == len(b) and all(abs(x - y) < 0.001 for x, y in zip(a, b))


def is_equal(record, fields):
    lines = [line.rpartition(":")[2] for line in record["lines"].split(" ")]
    if record["graphemes"] != fields[1] or not is_near(numbers(record["width"], " "), numbers(fields[0], " ")):
        return False
    is_wrapped = record["availableWidth"] != "" and len(fields) > 7
    return not is_wrapped or is_near([float(width) for width in lines if width], numbers(fields[-1], " "))


def main(csv_path, tsv_path):
    equal = count = 0
    first = None
    available = ""
    with open(csv_path, encoding="utf-8", newline="") as a, open(tsv_path, encoding="utf-8") as b:
        for record, line in zip(csv.DictReader(a), b):
            # Named in the first record alone.
            available = record["availableWidth"] = record["availableWidth"] or available
            count += 1
            if is_equal(record, line.rstrip("\n").split("\t")):
                equal += 1
            else:
                first = first or f"{record['text']!r}: {record['width']} {record['lines']}\n{line}"
    print(f"{equal} of {count}")
    if first:
        print(f"first difference: {first}", file=sys.stderr)
    if count == 0 or equal < 0.99 * count:
        sys.exit(1)


main(*sys.argv[1:])
