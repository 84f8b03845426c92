"""Names at a table: the same in every language and every face, and no two alike."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import count

# At home in all our languages; a bot is called by the number of its seat.
BOTS = (
    *("Ada", "Bruno", "Cora", "Dan", "Ema", "Felix", "Greta", "Hugo", "Ida", "Jonas", "Kira", "Leo"),
    *("Mia", "Nora", "Oskar", "Petra", "Robin", "Sara", "Tom", "Urban", "Viola", "Wanda", "Xenia", "Zoe"),
    *(
        "Alma",
        "Boris",
        "Celina",
        "David",
        "Edit",
        "Filip",
        "Gita",
        "Henrik",
        "Irma",
        "Julian",
        "Karin",
        "Lukas",
    ),
)


def distinct(name: str, taken: Iterable[str]) -> str:
    """*name*, or “name 2”, “name 3” … where it is taken; no name stays none."""
    known = {each.casefold() for each in taken}
    numbered = (name if number == 1 else f"{name} {number}" for number in count(1))
    return next(each for each in numbered if each.casefold() not in known) if name else ""


def bot_name(seat: int) -> str:
    return BOTS[seat % len(BOTS)]
