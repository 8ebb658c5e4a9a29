"""Compares records of `corpus` under Chrome's rule with a floor's or a script's, which hold less:
equal_corpus.py PRODUCT OTHER

Everything that the other has counts, numbers to the last bit. Prints how many records there were, or the first
difference, and exits with 1.
"""

import json
import sys


def reduced(record):
    rule = record["platforms"]["chrome"]
    names = ("fileName", "family", "style", "postScriptName", "faceIndex", "unitsPerEm")
    kept = {"path": record["path"], **{key: record["font"][key] for key in names}, **record["metrics"]}
    kept |= {key: rule[key] for key in ("origin", "reason", "ascender", "descender", "lineGap")}
    lengths = ("size", "ascent", "descent", "lineGap", "lineHeight")
    kept["atSizes"] = [{key: line[key] for key in lengths} for line in rule["atSizes"]]
    return kept


product, other = ([json.loads(line) for line in open(path, encoding="utf-8")] for path in sys.argv[1:])
if len(product) != len(other):
    sys.exit(f"{len(product)} and {len(other)} records")
for ours, theirs in zip(product, other):
    kept = reduced(ours)
    if any(kept[key] != theirs[key] for key in theirs) or len(theirs) < 10:
        sys.exit(f"{ours['path']}: {kept} and {theirs}")
print(len(product))
