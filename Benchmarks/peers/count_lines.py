"""The job "count" as a script on PyICU or regex: what people write today.

    count_lines.py icu|regex FILE COUNT LIMIT

Of the first COUNT lines of a file: the rows of `metrics-cli count --file FILE --each-line --limit LIMIT`.
"""

import itertools
import sys


def icu_borders():
    import icu

    clusters = icu.BreakIterator.createCharacterInstance(icu.Locale.getRoot())

    def borders(line):
        units = icu.UnicodeString(line)
        clusters.setText(units)
        ends = list(clusters)
        return len(ends), lambda count: str(units[: ends[count - 1]])

    return borders


def regex_borders():
    import regex

    cluster = regex.compile(r"\X")

    def borders(line):
        found = cluster.findall(line)
        return len(found), lambda count: "".join(found[:count])

    return borders


def lengths(text):
    above = sum(scalar > "\uffff" for scalar in text)
    return len(text), len(text) + above, len(text.encode())


def main(library, path, count, limit):
    borders = {"icu": icu_borders, "regex": regex_borders}[library]()
    limit = int(limit)
    with open(path, encoding="utf-8", newline="\n") as file:
        for number, line in enumerate(itertools.islice(file, int(count)), 1):
            line = line.rstrip("\n")
            graphemes, prefix = borders(line)
            counts = (graphemes, *lengths(line))
            is_over = graphemes > limit
            kept = (limit, *lengths(prefix(limit))) if is_over else counts
            print(number, *counts, *kept, "yes" if is_over else "no", sep="\t")


main(*sys.argv[1:])
