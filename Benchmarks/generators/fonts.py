"""Fonts for job "corpus": fonts.py FOLDER COUNT

Writes COUNT TrueType files with the tables of a real one into FOLDER, and prints a list of them with
their SHA-256. Metrics, flags and sizes are drawn at random from a seed, after those of Debian's font
packages: a third has a line gap, a fifth sets USE_TYPO_METRICS, one of a hundred has no OS/2 or a zero
hhea.
"""

import hashlib
import os
import random
import struct
import sys

GLYPHS = 240


def name_table(number):
    texts = {1: f"Family {number}", 2: "Regular", 4: f"Family {number} Regular", 5: "Version 1.0", 6: f"Family{number}-Regular"}
    records, strings = b"", b""
    for identifier, text in texts.items():
        encoded = text.encode("utf-16-be")
        records += struct.pack(">6H", 3, 1, 0x409, identifier, len(encoded), len(strings))
        strings += encoded
    return struct.pack(">3H", 0, len(texts), 6 + len(records)) + records + strings


def cmap_table():
    segments = [(0x20, 0x7E, -0x1D), (0xA0, 0x120, -0x3E), (0xFFFF, 0xFFFF, 1)]
    count = len(segments)
    body = struct.pack(">4H", 2 * count, 4, 1, 2 * count - 4)
    body += b"".join(struct.pack(">H", end) for _, end, _ in segments) + b"\0\0"
    body += b"".join(struct.pack(">H", start) for start, _, _ in segments)
    body += b"".join(struct.pack(">h", delta) for _, _, delta in segments) + bytes(2 * count)
    subtable = struct.pack(">3H", 4, 6 + len(body), 0) + body
    return struct.pack(">2HHHI", 0, 1, 3, 1, 12) + subtable


def font(number, chance):
    em = chance.choice([1000, 1000, 2048, 2048, 2048, 2816, 1024])
    ascender, descender = round(em * chance.uniform(0.7, 1.2)), -round(em * chance.uniform(0.15, 0.4))
    gap = round(em * chance.uniform(0.02, 0.2)) if chance.random() < 0.33 else 0
    if chance.random() < 0.01:
        gap = -gap
    hhea = (0, 0, 0) if chance.random() < 0.01 else (ascender, descender, gap)
    typo = (round(em * chance.uniform(0.7, 0.9)), -round(em * chance.uniform(0.1, 0.3)), gap)
    win = (ascender + chance.randrange(60), -descender + chance.randrange(60))
    selection = 0xC0 if chance.random() < 0.2 else 0x40
    glyf = bytes(chance.randrange(20_000, 90_000) & ~1)
    tables = {
        b"OS/2": struct.pack(">HhHHH11h10sIIII4sHHHhhhHHIIhhHHH", 4, 500, 400, 5, 0, *[0] * 11, bytes(10), 1, 0, 0, 0, b"test",
                             selection, 0x20, 0x120, *typo, *win, 1, 0, em // 2, em * 7 // 10, 0, 32, 2),
        b"cmap": cmap_table(),
        b"glyf": glyf,
        b"head": struct.pack(">IIIIHHQQhhhhHHhhh", 0x10000, 0, 0, 0x5F0F3CF5, 3, em, 0, 0, -em // 10, descender - chance.randrange(90), em,
                             ascender + chance.randrange(90), 0, 8, 2, 1, 0),
        b"hhea": struct.pack(">I3hH11hH", 0x10000, *hhea, em, *[0] * 11, GLYPHS),
        b"hmtx": b"".join(struct.pack(">Hh", chance.randrange(em // 4, em), 0) for _ in range(GLYPHS)),
        b"loca": bytes(4 * (GLYPHS + 1)),
        b"maxp": struct.pack(">I14H", 0x10000, GLYPHS, *[0] * 13),
        b"name": name_table(number),
        b"post": struct.pack(">IIhhIIIII", 0x30000, 0, -em // 10, em // 20, 0, 0, 0, 0, 0),
    }
    if chance.random() < 0.01:
        del tables[b"OS/2"]
    offset = 12 + 16 * len(tables)
    records, body = b"", b""
    for tag, data in tables.items():
        records += struct.pack(">4sIII", tag, 0, offset + len(body), len(data))
        body += data + bytes(-len(data) % 4)
    return struct.pack(">IHHHH", 0x10000, len(tables), 128, 3, 32) + records + body


folder, count = sys.argv[1], int(sys.argv[2])
os.makedirs(folder, exist_ok=True)
chance = random.Random(1700)
for number in range(count):
    data = font(number, chance)
    with open(f"{folder}/{number:04}.ttf", "wb") as file:
        file.write(data)
    print(hashlib.sha256(data).hexdigest(), f"{number:04}.ttf")
