"""Moves of Fingers as text: ``show 3``; the word may be left out."""

from __future__ import annotations

import re

from hrajme.core import Refusal
from hrajme.testing.strangers.fingers.rules import FingersPosition

MOST = 5
SHOWN = re.compile(r"(?:show|ukaž|ukáž|pokaż)?\s*(\d{1,2})")


def read(position: FingersPosition, seat: int, text: str) -> int | Refusal | None:
    found = SHOWN.fullmatch(text.strip().lower())
    if found is None:
        return None
    count = int(found[1])
    return count if count <= MOST else Refusal("FI-1", "fingers-refuse-too_many", {"most": MOST})


def write(position: FingersPosition, seat: int, move: int) -> str:
    return f"show {move}"
