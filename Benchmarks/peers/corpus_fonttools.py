"""The lines of many fonts by Chrome's rule, as a script would: corpus_fonttools.py LIST SCALE SIZES"""

import json
import math
import struct
import sys

from fontTools.ttLib import TTFont


def single(value):
    return struct.unpack("f", struct.pack("f", value))[0]


def record(path, scale, sizes):
    font = TTFont(path, lazy=True)
    head, hhea, os2 = font["head"], font["hhea"], font["OS/2"] if "OS/2" in font else None
    own = (hhea.ascent, hhea.descent, hhea.lineGap)
    typo = os2 and (os2.sTypoAscender, os2.sTypoDescender, os2.sTypoLineGap)
    use = bool(os2 and os2.fsSelection & 0x80)
    if use:
        origin, line = "typo", typo
    elif own[0] or own[1] or not os2:
        origin, line = "hhea", own
    elif typo[0] or typo[1]:
        origin, line = "typo", typo
    else:
        origin, line = "win", (os2.usWinAscent, -os2.usWinDescent, 0)
    rows = []
    for size in sizes:
        pixels = single(math.floor(single(single(single(size) * scale) * 100)) / 100)
        factor = single(pixels / head.unitsPerEm)
        ascent = math.floor(single(single(line[0] * factor) + 0.5))
        descent = math.floor(single(single(-line[1] * factor) + 0.5))
        gap = math.floor(max(0, single(line[2] * factor)) + 0.5)
        rows.append({"size": size, "ascent": ascent / scale, "descent": descent / scale, "lineGap": gap / scale,
                     "lineHeight": (ascent + descent + gap) / scale})
    names = ("ascender", "descender", "lineGap")
    table = font["name"]
    return {
        "path": path, "family": table.getBestFamilyName(), "style": table.getBestSubFamilyName(),
        "postScriptName": table.getDebugName(6), "unitsPerEm": head.unitsPerEm, "hhea": dict(zip(names, own)),
        "typo": typo and {**dict(zip(names, typo)), "use": use},
        "win": os2 and {"ascent": os2.usWinAscent, "descent": os2.usWinDescent},
        "head": {"yMin": head.yMin, "yMax": head.yMax}, "origin": origin, **dict(zip(names, line)), "atSizes": rows,
    }


scale, sizes = float(sys.argv[2]), [float(size) for size in sys.argv[3].split(",")]
for path in open(sys.argv[1], encoding="utf-8").read().split("\n"):
    if path:
        print(json.dumps(record(path, scale, sizes)))
