"""Short codes: six letters to read aloud, while a table waits for somebody.

A short code is the number of the table in a cipher, of which the key is the room's secret and the day. So it
is kept nowhere, no two tables have the same, and it outlives a restart; whoever knows many codes cannot tell
another. Decision 20 has the odds of guessing one.
"""

from __future__ import annotations

import hashlib
import hmac
from itertools import pairwise

# Of letters that sound or look alike when they are spelled in any of our languages, there is one. No vowels,
# so that no words come up.
LETTERS = "bfhjklmrtwxz"
# What was misheard is meant all the same.
HEARD = str.maketrans("pdnsvgqc", "btmfwjkz")
BETWEEN = str.maketrans("", "", " -–_.\t")
LENGTH = 6
# Never the same letter twice running: after the first each is one of the others.
OTHERS = len(LETTERS) - 1
SPACE = len(LETTERS) * OTHERS ** (LENGTH - 1)

DAY_MS = 24 * 3600 * 1000
# The cipher: two halves of so many bits, mixed so many times.
HALF_BITS = 11
HALF = (1 << HALF_BITS) - 1
ROUNDS = 10


def make_short(secret: bytes, number: int, now_ms: int) -> str:
    """The short code of the table of this number, as it is shown today."""
    return spell(encipher(day_key(secret, now_ms // DAY_MS), number % SPACE))


def find_rests(secret: bytes, short: str, now_ms: int) -> list[int]:
    """What the number of its table leaves, divided by SPACE: if the code was made today, and if yesterday."""
    today = now_ms // DAY_MS
    return [decipher(day_key(secret, day), unspell(short)) for day in (today, today - 1)]


def read_short(text: str) -> str | None:
    """The short code as it was meant, however it was heard and typed; None if it is none."""
    letters = text.lower().translate(BETWEEN).translate(HEARD)
    is_short = len(letters) == LENGTH and set(letters) <= set(LETTERS)
    return letters if is_short and all(a != b for a, b in pairwise(letters)) else None


def spell(value: int) -> str:
    """A number below SPACE in letters."""
    value, place = divmod(value, len(LETTERS))
    letters = LETTERS[place]
    while len(letters) < LENGTH:
        value, place = divmod(value, OTHERS)
        letters += others(letters[-1])[place]
    return letters


def unspell(letters: str) -> int:
    value = 0
    for before, letter in reversed(list(pairwise(letters))):
        value = value * OTHERS + others(before).index(letter)
    return value * len(LETTERS) + LETTERS.index(letters[0])


def others(letter: str) -> str:
    return LETTERS.replace(letter, "")


def day_key(secret: bytes, day: int) -> bytes:
    return hmac.digest(secret, b"short code of day %d" % day, hashlib.sha256)


def encipher(key: bytes, value: int) -> int:
    """Another number below SPACE: what falls beside it goes on until it falls into it."""
    value = mix(key, value, range(ROUNDS))
    return value if value < SPACE else encipher(key, value)


def decipher(key: bytes, value: int) -> int:
    value = swap(mix(key, swap(value), range(ROUNDS - 1, -1, -1)))
    return value if value < SPACE else decipher(key, value)


def mix(key: bytes, value: int, rounds: range) -> int:
    """A Feistel network, which read from the back undoes itself."""
    left, right = value >> HALF_BITS, value & HALF
    for number in rounds:
        told = hmac.digest(key, b"%d %d" % (number, right), hashlib.sha256)
        left, right = right, left ^ (int.from_bytes(told[:4], "big") & HALF)
    return left << HALF_BITS | right


def swap(value: int) -> int:
    return (value & HALF) << HALF_BITS | value >> HALF_BITS
