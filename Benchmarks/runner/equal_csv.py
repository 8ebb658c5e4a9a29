"""Compares two documents of `measure --format csv`, record by record: equal_csv.py A B

Every byte counts but what no measurement stands behind: the versions of ICU's Unicode, which a
program that always calls ICU cannot leave out, and of tool, ladder and Unicode in the first record.
Prints the first difference and exits with 1.
"""

import itertools
import sys

VERSIONS = {"icuUnicodeVersion", "tool", "ladder", "unicodeVersion"}


def measured(record, ignored):
    """The measured columns, then those of the provenance, of which none is ever quoted."""
    first, *others = record.rsplit(b",", ignored["count"])
    return [first] + [value for place, value in enumerate(others) if place not in ignored["places"]]


def main(path_a, path_b):
    with open(path_a, "rb") as a, open(path_b, "rb") as b:
        heading = next(a)
        if heading != next(b):
            sys.exit("the headings differ")
        names = heading.decode().strip().split(",")
        names = names[names.index("icuUnicodeVersion") :]
        places = {place for place, name in enumerate(names) if name in VERSIONS}
        ignored = {"count": len(names), "places": places}
        records = 0
        for pair in itertools.zip_longest(a, b):
            records += 1
            if None in pair:
                sys.exit(f"record {records} is in one of {path_a} and {path_b} only")
            if pair[0] != pair[1] and measured(pair[0], ignored) != measured(pair[1], ignored):
                sys.exit(f"record {records} differs:\n{pair[0]!r}\n{pair[1]!r}")
    print(records)


main(*sys.argv[1:])
