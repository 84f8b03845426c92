"""Text that people send, made fit to be shown on one line."""

from __future__ import annotations

import unicodedata

# They turn the direction of what follows around and can make a line read as something else.
TURNING = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
# Control characters, half characters that no encoding takes, private ones and those not assigned.
UNSHOWN = ("Cc", "Cs", "Co", "Cn")


def clean_line(text: str) -> str:
    """*text* without control characters; line ends and tabs become blanks."""
    spaced = " ".join(text.split())
    return "".join(letter for letter in spaced if is_shown(letter)).strip()


def is_shown(letter: str) -> bool:
    return letter not in TURNING and unicodedata.category(letter) not in UNSHOWN
