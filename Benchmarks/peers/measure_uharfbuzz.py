"""The jobs "labels" and "wrap" as a script on uharfbuzz and PyICU: what people write today.

    measure_uharfbuzz.py FILE COUNT WIDTH FONT...

Of the first COUNT lines of a file: width, ink, overflow, line height and, unless WIDTH is 0, the lines of
that width, one record on a line, separated by tabs. With the limits that floors/measure.c names, and
with scripts more simply: what scripts share goes with the letter before it. Coverage, properties and
the boxes of glyphs are kept once they are known.
"""

import itertools
import struct
import sys
from functools import lru_cache

import icu
import uharfbuzz

SIZE = 17.0
EMOJI, PRESENTATION = icu.UProperty.EMOJI, icu.UProperty.EMOJI_PRESENTATION
IGNORABLE, SPACE = icu.UProperty.DEFAULT_IGNORABLE_CODE_POINT, icu.UProperty.WHITE_SPACE
NO_BREAK = {"\u00a0", "\u202f", "\u2007"}
SHARED = {"Zyyy", "Zinh", "Zzzz"}


class Face:
    def __init__(self, path):
        face = uharfbuzz.Face(uharfbuzz.Blob.from_file_path(path))
        self.font = uharfbuzz.Font(face)
        self.upem = face.upem
        self.font.scale = (face.upem, face.upem)
        hhea = bytes(face.reference_table("hhea").data)
        self.ascender, self.descender = struct.unpack(">hh", hhea[4:8])
        self.has_colours = any(tag in face.table_tags for tag in ("CBDT", "COLR", "sbix", "SVG "))

    @lru_cache(1 << 17)
    def has(self, scalar):
        return bool(self.font.get_nominal_glyph(ord(scalar)))

    @lru_cache(1 << 17)
    def box(self, glyph):
        return self.font.get_glyph_extents(glyph)


FACES = [Face(path) for path in sys.argv[4:]]
clusters = icu.BreakIterator.createCharacterInstance(icu.Locale.getRoot())
line_breaks = icu.BreakIterator.createLineInstance(icu.Locale.getRoot())


@lru_cache(1 << 17)
def is_a(scalar, what):
    return icu.Char.hasBinaryProperty(ord(scalar), what)


@lru_cache(1 << 17)
def script_of(scalar):
    return icu.Script.getScript(ord(scalar)).getShortName()


def borders(breaks, text):
    """Where an iterator of ICU, which counts in UTF-16, would break a text."""
    breaks.setText(text)
    units = list(breaks)
    if text.isascii() or max(text) <= "\uffff":
        return units
    scalar_at = {}
    unit = 0
    for index, scalar in enumerate(text):
        scalar_at[unit] = index
        unit += 2 if scalar > "\uffff" else 1
    scalar_at[unit] = len(text)
    return [scalar_at[unit] for unit in units]


def wants_colours(cluster):
    if not is_a(cluster[0], EMOJI):
        return None
    if "\ufe0f" in cluster:
        return True
    if "\ufe0e" in cluster:
        return False
    is_modified = len(cluster) > 1 and is_a(cluster[0], icu.UProperty.EMOJI_MODIFIER_BASE)
    return True if is_a(cluster[0], PRESENTATION) or is_modified else None


@lru_cache(1 << 16)
def face_for(cluster, previous):
    """The index of the face that draws a cluster; None for none."""
    visible = [scalar for scalar in cluster if not is_a(scalar, IGNORABLE)]

    def draws(index):
        return all(FACES[index].has(scalar) for scalar in visible)

    if not visible or (previous is not None and is_a(visible[0], SPACE) and draws(previous)):
        return previous or 0
    order = range(len(FACES))
    wanted = wants_colours(cluster)
    if wanted is not None:
        order = sorted(order, key=lambda index: FACES[index].has_colours != wanted)
    return next(filter(draws, order), None)


def faces_of(text, ends):
    found, start, previous, is_known = [], 0, None, True
    for end in ends:
        face = face_for(text[start:end], previous)
        is_known &= face is not None
        previous = face or 0
        found += [previous] * (end - start)
        start = end
    return found, is_known


def scripts_of(text):
    found = [script_of(scalar) for scalar in text]
    last = next((script for script in found if script not in SHARED), "Latn")
    for index, script in enumerate(found):
        last = last if script in SHARED else script
        found[index] = last
    return found


def levels_of(text, paragraph):
    """A level for each scalar, and whether the paragraph starts from the right."""
    bidi = icu.Bidi()
    # Kept in a variable: ICU does not copy it.
    units = icu.UnicodeString(text)
    bidi.setPara(units, icu.Bidi.DEFAULT_LTR if paragraph is None else paragraph)
    of_units, levels, unit = bidi.getLevels(), [], 0
    for scalar in text:
        levels.append(of_units[unit])
        unit += 2 if scalar > "\uffff" else 1
    return levels, bool(bidi.getParaLevel() % 2)


class Shaped:
    """A text in runs of (face, level, infos, positions), in the order of the text."""

    def __init__(self, text, paragraph=None):
        self.text = text
        self.ends = borders(clusters, text)
        faces, self.is_known = faces_of(text, self.ends)
        levels, self.is_right_to_left = levels_of(text, paragraph)
        self.runs = []
        start = 0
        for key, part in itertools.groupby(zip(faces, scripts_of(text), levels)):
            end = start + sum(1 for _ in part)
            self.runs.append(self.run(start, end, *key))
            start = end

    def run(self, start, end, face, script, level):
        buffer = uharfbuzz.Buffer()
        buffer.add_str(self.text, start, end - start)
        buffer.script, buffer.language = script, "und"
        buffer.direction = "rtl" if level % 2 else "ltr"
        uharfbuzz.shape(FACES[face].font, buffer)
        return face, level, buffer.glyph_infos, buffer.glyph_positions

    @property
    def width(self):
        return sum(
            sum(position.x_advance for position in positions) * SIZE / FACES[face].upem
            for face, _, _, positions in self.runs
        )

    @property
    def line_height(self):
        used = {0} | {run[0] for run in self.runs}
        edges = [(FACES[face].ascender / FACES[face].upem, FACES[face].descender / FACES[face].upem) for face in used]
        return SIZE * (max(top for top, _ in edges) - min(bottom for _, bottom in edges))

    def ink(self):
        order = icu.Bidi.reorderVisual([run[1] for run in self.runs])
        pen, boxes = 0.0, []
        for face, _, infos, positions in (self.runs[index] for index in order):
            scale = SIZE / FACES[face].upem
            for info, position in zip(infos, positions):
                box = FACES[face].box(info.codepoint)
                if box and box.width and box.height:
                    left = pen + (position.x_offset + box.x_bearing) * scale
                    top = (position.y_offset + box.y_bearing) * scale
                    boxes.append((left, top, left + box.width * scale, top + box.height * scale))
                pen += position.x_advance * scale
        if not boxes:
            return None
        lefts, tops, rights, bottoms = zip(*boxes)
        return min(lefts), max(tops), max(rights), min(bottoms)

    def up_to(self):
        """The width before each scalar."""
        advances = [0.0] * len(self.text)
        for face, _, infos, positions in self.runs:
            for info, position in zip(infos, positions):
                advances[info.cluster] += position.x_advance * SIZE / FACES[face].upem
        return [0.0, *itertools.accumulate(advances)]


def drawn_end(text, start, end):
    while end > start and is_a(text[end - 1], SPACE) and text[end - 1] not in NO_BREAK:
        end -= 1
    return end


class Wrapper:
    def __init__(self, whole, width):
        self.text, self.limit, self.whole = whole.text, width + 1e-9, whole
        self.up_to = whole.up_to()
        ends = set(whole.ends)
        self.breaks = [place for place in borders(line_breaks, whole.text) if place in ends]

    def shaped_width(self, start, end):
        part = self.text[start : drawn_end(self.text, start, end)]
        if part.endswith("\u00ad") and end < len(self.text):
            part = part[:-1] + "-"
        return Shaped(part, int(self.whole.is_right_to_left)).width

    def line(self, start, places):
        """The longest line that ends at one of some places: by rough widths, then from there back."""
        rough = [
            place for place in places
            if self.up_to[drawn_end(self.text, start, place)] - self.up_to[start] <= self.limit + SIZE
        ]
        for end in reversed(rough):
            width = self.shaped_width(start, end)
            if width <= self.limit:
                return end, width
        return None

    def lines(self):
        start = 0
        while start < len(self.text):
            near = [place for place in self.breaks if start < place <= start + 200]
            found = self.line(start, near)
            if found is None:
                within = [end for end in self.whole.ends if start < end <= near[0]]
                found = self.line(start, within) or (within[0], self.shaped_width(start, within[0]))
            yield found
            start = found[0]


def record(text, width):
    shaped = Shaped(text)
    if not shaped.is_known:
        return ["", len(shaped.ends)]
    fields = [shaped.width, len(shaped.ends), shaped.line_height, *(shaped.ink() or [])]
    if width:
        fields.append(" ".join(f"{line_width!r}" for _, line_width in Wrapper(shaped, width).lines()))
    return fields


def main(path, count, width):
    with open(path, encoding="utf-8", newline="\n") as file:
        for line in itertools.islice(file, int(count)):
            print(*record(line.rstrip("\n"), float(width)), sep="\t")


main(*sys.argv[1:4])
