"""Writes labels of interfaces, one on a line, the same for the same arguments.

    labels.py mixed|distinct|ascii COUNT [SEED]

mixed: 58 % Latin letters, 10 % other alphabets and accents, 10 % Arabic, 10 % Devanagari, 8 %
Chinese and Japanese, 4 % with emoji; one in 400 is Hebrew, which the measured fonts lack. Labels
repeat as they do in apps: three of ten are different ones, taken by Zipf's law. distinct: the same
kinds, and no label twice. ascii: the Latin kind alone, and only what ASCII has.
"""

import random
import sys

from words import ByRank, vocabularies

SHARES = {
    "latin": 58, "other": 9.75, "hebrew": 0.25, "arabic": 10, "devanagari": 10, "cjk": 8, "emoji": 4,
}
LONGEST = 40


def number(rng):
    return rng.choice([
        str(rng.randrange(10)),
        f"{rng.randrange(1000)}/{rng.choice([160, 280, 500])}",
        f"{rng.randrange(10000) / 100:.2f}",
        f"({rng.randrange(100)})",
        f"{rng.randrange(24)}:{rng.randrange(60):02d}",
        f"{rng.randrange(100)}%",
    ])


def words_of(kind, word, rng):
    count = min(5, 1 + int(rng.expovariate(0.9)))
    if kind != "emoji":
        return [word[kind]() for _ in range(count)]
    words = [word[rng.choice(["latin", "latin", "cjk", "arabic", "devanagari"])]()]
    words += [word["latin"]() for _ in range(count - 2)]
    words.insert(0 if rng.random() < 0.6 else len(words), word["emoji"]())
    return words


def label(kind, word, rng):
    words = words_of(kind, word, rng)
    chance = rng.random()
    end = rng.choice([":", "…", ".", "!", "?", ", etc."]) if 0.12 <= chance < 0.2 else ""
    if chance < 0.12:
        words.append(number(rng))
    space = "" if kind == "cjk" else " "
    while len(words) > 1 and len(space.join(words)) + len(end) > LONGEST:
        words.pop(-2)
    return space.join(words) + end


def different(kinds, weights, count, word, rng):
    """So many labels, no two of them equal."""
    labels = {}
    while len(labels) < count:
        for kind in rng.choices(kinds, weights, k=1000):
            text = label(kind, word, rng)
            if text in labels:
                text = f"{text[: LONGEST - 8]} #{len(labels)}" if kind != "emoji" else text + "!"
            labels[text] = None
    return list(labels)[:count]


def main():
    if len(sys.argv) < 3 or sys.argv[1] not in ("mixed", "distinct", "ascii"):
        sys.exit(__doc__)
    task, count = sys.argv[1], int(sys.argv[2])
    rng = random.Random(int(sys.argv[3]) if len(sys.argv) > 3 else 1)
    word = vocabularies(rng)
    shares = {"latin": 1} if task == "ascii" else SHARES
    kinds, weights = list(shares), list(shares.values())
    pool = different(kinds, weights, count if task == "distinct" else count * 3 // 10, word, rng)
    if task == "ascii":
        pool = [text for text in pool if text.isascii()]
    take = iter(pool).__next__ if task == "distinct" else ByRank(pool, 0.85, rng)
    for done in range(0, count, 10_000):
        lines = [take() + "\n" for _ in range(min(10_000, count - done))]
        sys.stdout.buffer.write("".join(lines).encode())


main()
