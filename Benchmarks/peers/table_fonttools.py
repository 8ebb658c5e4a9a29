"""The job "table" as a script on fontTools (metrics) and uharfbuzz (shaping): what people write today.

    table_fonttools.py FONT LIMIT LABEL...

The same document as `metrics-cli table --format json`, with the limits that floors/table.c names.
Each text is shaped once in font units. Numbers are equal; spacing is the json module's own.
"""

import hashlib
import json
import math
import os
import sys

import uharfbuzz
from fontTools.ttLib import TTFont

STEPS = {  # body, caption, footnote size; leading of body
    "extraSmall": (14, 11, 12, 19),
    "small": (15, 11, 12, 20),
    "medium": (16, 11, 12, 21),
    "large": (17, 12, 13, 22),
    "extraLarge": (19, 14, 15, 24),
    "extraExtraLarge": (21, 16, 17, 26),
    "extraExtraExtraLarge": (23, 18, 19, 29),
    "accessibilityMedium": (28, 22, 23, 34),
    "accessibilityLarge": (33, 26, 27, 40),
    "accessibilityExtraLarge": (40, 32, 33, 48),
    "accessibilityExtraExtraLarge": (47, 37, 38, 56),
    "accessibilityExtraExtraExtraLarge": (53, 43, 44, 62),
}
SCALE, FIELD_WIDTH, MINIMUM_HEIGHT = 3, 361, 56


def half_away(value):
    """Lengths here are not negative."""
    floor = math.floor(value)
    return floor + 1 if value - floor >= 0.5 else floor


def ceil_to_pixel(length):
    exact = length * SCALE
    nearest = half_away(exact)
    return nearest if abs(exact - nearest) <= 1e-9 * SCALE else math.ceil(exact)


class Texts:
    """Widths of texts in font units, at the default place and at the counter's."""

    def __init__(self, path, units_per_em, weight_axis, weight_class):
        face = uharfbuzz.Face(uharfbuzz.Blob.from_file_path(path))
        self.regular = self.counter = uharfbuzz.Font(face)
        self.counter_is_semibold = weight_axis is not None or weight_class == 600
        if weight_axis is not None:
            self.counter = uharfbuzz.Font(face)
            self.counter.set_variations({"wght": 600})
        for font in (self.regular, self.counter):
            font.scale = (units_per_em, units_per_em)

    def advances(self, font, text, features):
        buffer = uharfbuzz.Buffer()
        buffer.add_str(text)
        buffer.direction, buffer.script, buffer.language = "ltr", "Latn", "und"
        uharfbuzz.shape(font, buffer, features)
        if any(info.codepoint == 0 for info in buffer.glyph_infos):
            sys.exit("table_fonttools: a character without glyph")
        return [position.x_advance for position in buffer.glyph_positions]

    def label(self, text):
        return sum(self.advances(self.regular, text, {}))

    def counter_advances(self, text):
        return self.advances(self.counter, text, {"tnum": True})


def label_record(text, units, upem, body_size, scale):
    available, trailing = FIELD_WIDTH - 32, FIELD_WIDTH - 16
    width = units * body_size / upem
    drawn = min(width, available)
    return {
        "text": text,
        "width": width,
        "floatedWidth": width * scale,
        "fits": width <= available,
        "leftToRight": {"restX": 16, "floatX": 16},
        "rightToLeft": {"restX": trailing - drawn, "floatX": trailing - drawn * scale},
        "missing": [],
    }


def row(step, line, upem, labels, counter_text, counter_units):
    body_size, caption_size, footnote_size, leading = STEPS[step]

    def height(size, lines=1):
        return line * lines * size / upem

    body, caption, footnote = height(body_size), height(caption_size), height(footnote_size)
    # Whole numbers, so that a quotient of two is rounded once.
    whole_body = line * body_size * upem
    whole_caption = min(line * caption_size * upem, whole_body)
    scale = whole_caption / whole_body
    floated_size = caption_size if caption < body else body_size

    # In pixels, and in points only at the end.
    slot, field_input = ceil_to_pixel(caption), ceil_to_pixel(body + 1.5)
    padding, least = 18 * SCALE, MINIMUM_HEIGHT * SCALE
    content = padding + slot + SCALE + field_input
    field = max(content, least)
    float_y = (field - content) / 2 + padding / 2
    rest_y = float_y + (content - padding - ceil_to_pixel(body)) / 2
    by_lines = [
        max(padding + slot + SCALE + ceil_to_pixel(height(body_size, lines)), least) / SCALE
        for lines in range(1, 9)
    ]
    counter = ceil_to_pixel(footnote)
    counter_width = counter_units * footnote_size / upem
    first = labels[0][1] if labels else 0
    return {
        "step": step,
        "sizes": {"body": body_size, "caption": caption_size, "footnote": footnote_size},
        "lineHeights": {"body": body, "caption": caption, "footnote": footnote},
        "floatScale": scale,
        "shapedFloatScale": first * caption_size / (first * body_size) if first else None,
        "fixedScaleErrorPercent": 100 * (0.75 * whole_body - whole_caption) / whole_caption,
        "captionSlot": slot / SCALE,
        "slotResidual": (slot * upem - line * floated_size * SCALE) / (upem * SCALE),
        "inputHeight": field_input / SCALE,
        "fieldHeight": field / SCALE,
        "fieldHeightsByLines": by_lines,
        "iconWidth": half_away(22 * leading / 22 * SCALE) / SCALE,
        "counter": {
            "height": counter / SCALE,
            "chipHeight": (counter + 4 * SCALE) / SCALE,
            "text": counter_text,
            "width": counter_width,
            "chipWidth": counter_width + 16,
        },
        "label": {
            "restY": rest_y / SCALE,
            "floatY": float_y / SCALE,
            "travel": (rest_y - float_y) / SCALE,
        },
        "anchors": {"leftToRight": {"x": 0, "y": 0}, "rightToLeft": {"x": 1, "y": 0}},
        "labels": [label_record(*label, upem, body_size, scale) for label in labels],
    }


def main(path, limit, *label_texts):
    font = TTFont(path, lazy=True)
    head, hhea, os2, names = font["head"], font["hhea"], font["OS/2"], font["name"]
    axes = font["fvar"].axes if "fvar" in font else []
    weight_axis = next((axis for axis in axes if axis.axisTag == "wght"), None)
    upem = head.unitsPerEm
    texts = Texts(path, upem, weight_axis, os2.usWeightClass)
    labels = [(text, texts.label(text)) for text in label_texts]
    counter_text = f"{int(limit):,}/{int(limit):,}"
    digits = texts.counter_advances("0123456789")
    counter_units = sum(texts.counter_advances(counter_text))
    with open(path, "rb") as file:
        digest = hashlib.sha256(file.read()).hexdigest()
    held = {
        "line-gap": hhea.lineGap != 0,
        "typo-differs": (os2.sTypoAscender, os2.sTypoDescender) != (hhea.ascent, hhea.descent),
        "input-modelled": True,
        "sizing-text-style": True,
        "counter-not-semibold": not texts.counter_is_semibold,
        "counter-not-tabular": max(digits) - min(digits) > 0.005 * upem,
    }
    line = hhea.ascent - hhea.descent
    document = {
        "schemaVersion": 1,
        "tool": {"name": "metrics-cli", "version": ""},
        "component": "form-field",
        "componentPlatform": "ios",
        "platform": "ios",
        "ladder": "dynamic-type",
        "ladderVersion": "",
        "sizing": "text-style",
        "displayScale": SCALE,
        "fieldWidth": FIELD_WIDTH,
        "minimumHeight": MINIMUM_HEIGHT,
        "rootSize": None,
        "fontScale": None,
        "precision": None,
        "locale": "en",
        "digits": "apple",
        "numberingSystem": "latn",
        "language": None,
        "features": [],
        "tracking": 0,
        "direction": "auto",
        "unicodeVersion": "",
        "icuUnicodeVersion": None,
        "font": {
            "fileName": os.path.basename(path),
            "family": names.getDebugName(16) or names.getDebugName(1),
            "style": names.getDebugName(17) or names.getDebugName(2),
            "postScriptName": names.getDebugName(6),
            "faceIndex": 0,
            "sha256": digest,
            "unitsPerEm": upem,
            "axes": {axis.axisTag: axis.defaultValue for axis in axes},
        },
        "fallbacks": [],
        "lineMetrics": {
            "origin": "hhea",
            "ascender": hhea.ascent,
            "descender": hhea.descent,
            "lineGap": hhea.lineGap,
            "capHeight": getattr(os2, "sCapHeight", 0) or None,
            "xHeight": getattr(os2, "sxHeight", 0) or None,
        },
        "rows": [row(step, line, upem, labels, counter_text, counter_units) for step in STEPS],
        "notes": [
            {"severity": "note", "id": name, "message": ""} for name, holds in held.items() if holds
        ],
    }
    json.dump(document, sys.stdout, ensure_ascii=False, indent=2)
    print()


main(*sys.argv[1:])
