"""Compares two tables in JSON, record by record: equal.py A B

Everything counts, numbers to the last bit, but what no measurement stands behind: versions and the
wording of notes. Prints the first difference and exits with 1.
"""

import json
import sys

IGNORED = {"version", "ladderVersion", "unicodeVersion", "message"}


def difference(a, b, place):
    if isinstance(a, dict) and isinstance(b, dict):
        if list(a) != list(b):
            return f"{place}: keys {list(a)} and {list(b)}"
        pairs = [(a[key], b[key], f"{place}.{key}") for key in a if key not in IGNORED]
    elif isinstance(a, list) and isinstance(b, list):
        if len(a) != len(b):
            return f"{place}: {len(a)} and {len(b)} entries"
        pairs = [(*pair, f"{place}[{index}]") for index, pair in enumerate(zip(a, b))]
    else:
        return None if a == b and isinstance(a, bool) == isinstance(b, bool) else f"{place}: {a!r} and {b!r}"
    return next((found for pair in pairs if (found := difference(*pair))), None)


tables = [json.load(open(path, encoding="utf-8")) for path in sys.argv[1:]]
found = difference(*tables, "table")
if found:
    sys.exit(f"{sys.argv[1]} and {sys.argv[2]} differ at {found}")
