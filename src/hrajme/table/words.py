"""Text that people send, made fit to be shown on one line."""

from __future__ import annotations

import unicodedata

# Control characters, half characters that no encoding takes, private ones and those not assigned; and those
# that are not seen themselves but turn the direction of what follows or join it.
UNSHOWN = ("Cc", "Cf", "Cs", "Co", "Cn")
# What makes one picture of several, and a picture of a sign.
JOINERS = frozenset("\u200d\ufe0f")
# Letters and marks that look like nothing: fillers of Hangul and Khmer, the blank of Braille, selectors.
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u2800\u3164\ufe0e\ufe0f\uffa0")


def clean_line(text: str) -> str:
    """*text* as it is seen: nothing invisible in it, line ends and tabs become blanks."""
    shown = "".join(letter for index, letter in enumerate(text) if is_shown(letter) or is_joint(text, index))
    return " ".join(shown.split())


def is_shown(letter: str) -> bool:
    return letter.isspace() or not (letter in BLANK or unicodedata.category(letter) in UNSHOWN)


def is_joint(text: str, index: int) -> bool:
    """Whether this belongs to the picture before it."""
    if index == 0 or text[index] not in JOINERS:
        return False
    return unicodedata.category(text[index - 1]) in ("So", "Sk") or is_joint(text, index - 1)
