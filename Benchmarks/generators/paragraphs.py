"""Writes paragraphs, one on a line, the same for the same arguments.

    paragraphs.py COUNT [SEED]

Of one to eight lines at 343 points and 17 points type: 62 % Latin letters, 8 % other alphabets, 9 %
Arabic, 9 % Devanagari, 9 % Chinese and Japanese, 3 % Latin with emoji. One word in fifty of Arabic and
Devanagari is Latin; one Latin paragraph in twenty has soft hyphens, and one in a hundred a word that is
longer than a line.
"""

import random
import sys

from words import latin_word, vocabularies

SHARES = {"latin": 62, "other": 8, "arabic": 9, "devanagari": 9, "cjk": 9, "emoji": 3}
ENDS = {"devanagari": "।", "arabic": ".؟", "cjk": "。"}


def long_word(rng):
    return "".join(latin_word(rng).lower() for _ in range(30))


def hyphenated(rng):
    return "\u00ad".join(latin_word(rng).lower() for _ in range(4))


def sentence(kind, word, rng):
    words = [word[kind]() for _ in range(rng.randint(4, 18))]
    place = rng.randrange(len(words))
    if kind == "emoji":
        words = [mark if rng.random() < 0.35 else word["latin"]() for mark in words]
    elif kind in ("arabic", "devanagari") and rng.random() < 0.2:
        words[place] = word["latin"]()
    elif rng.random() < 0.2:
        words[place] = f"{rng.randrange(1000)}/500" if kind != "cjk" else words[place] + "、"
    return ("" if kind == "cjk" else " ").join(words) + rng.choice(ENDS.get(kind, "....?!"))


def paragraph(kind, word, rng):
    aim = rng.randint(1, 8) * (17 if kind == "cjk" else 36) + rng.randint(-8, 8)
    space = "" if kind == "cjk" else " "
    text = sentence(kind, word, rng)
    while len(text) < aim:
        text += space + sentence(kind, word, rng)
    if kind == "latin" and rng.random() < 0.05:
        text += " " + hyphenated(rng) + " " + hyphenated(rng) + "."
    if kind == "latin" and rng.random() < 0.01:
        text += " " + long_word(rng) + "."
    return text


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    rng = random.Random(int(sys.argv[2]) if len(sys.argv) > 2 else 1)
    word = vocabularies(rng)
    kinds, weights = list(SHARES), list(SHARES.values())
    for kind in rng.choices(kinds, weights, k=int(sys.argv[1])):
        sys.stdout.buffer.write(paragraph(kind, word, rng).encode() + b"\n")


main()
