"""Writes lines of text as fields hold them, the same for the same arguments.

    text_lines.py mixed|ascii MEGABYTES [SEED]

mixed: 55 % Latin scripts, the rest Greek, Cyrillic, Arabic, Hebrew, Devanagari, Bengali, Thai,
Chinese, Japanese, Korean, and lines with emoji; a length that mostly suits a field, and one line in
thirty as long as a message. ascii: the English part alone.
"""

import random
import sys

from words import WORDS

UNSPACED = {"th", "zh", "ja"}
SHARES = {
    "en": 36, "de": 8, "fr": 5, "vi": 4, "nfd": 2, "el": 3, "ru": 6, "ar": 8, "he": 2, "hi": 8,
    "bn": 2, "th": 3, "zh": 5, "ja": 3, "ko": 2, "emoji": 3,
}


def line(kind, rng):
    words = rng.randint(30, 60) if rng.random() < 1 / 30 else rng.randint(1, 12)
    pool = WORDS["en"] + WORDS["emoji"] if kind == "emoji" else WORDS[kind]
    return ("" if kind in UNSPACED else " ").join(rng.choices(pool, k=words))


def main():
    if len(sys.argv) < 3 or sys.argv[1] not in ("mixed", "ascii"):
        sys.exit(__doc__)
    rng = random.Random(int(sys.argv[3]) if len(sys.argv) > 3 else 1)
    shares = SHARES if sys.argv[1] == "mixed" else {"en": 1}
    kinds, weights = list(shares), list(shares.values())
    left = int(float(sys.argv[2]) * 1e6)
    while left > 0:
        lines = [line(kind, rng) for kind in rng.choices(kinds, weights, k=1000)]
        piece = ("\n".join(lines) + "\n").encode()
        sys.stdout.buffer.write(piece)
        left -= len(piece)


main()
