"""What one seat of Cribbage may know."""

from __future__ import annotations

from typing import Literal

import msgspec

from hrajme.games.cribbage.discards import Discard
from hrajme.games.cribbage.parts import Part

Phase = Literal[
    "cut", "deal", "lay_away", "turn_up", "play", "show", "count", "claim", "between", "over"
]  # as they follow each other
Shown = Literal["hand", "crib"]


class Laid(msgspec.Struct, frozen=True):
    """A card of the play."""

    seat: int
    card: str


class CribbageView(msgspec.Struct, frozen=True):
    """The table as one seat sees it: its own cards, and what lies open. A card is a text such as ``10d``."""

    seat: int | None
    phase: Phase
    turn: int | None  # who lays, says go, counts or claims
    deal: int  # the first deal is 1; 0 before it
    dealer: int | None
    cuts: tuple[str | None, ...]  # what was cut for the first deal
    hand: tuple[str, ...]  # one's own cards that are not laid yet
    laid_away: tuple[str, ...]  # what one has laid into the crib
    discards: tuple[Discard, ...]  # what each way to lay away is worth, the best first, while one may
    hand_sizes: tuple[int, ...]
    has_laid_away: tuple[bool, ...]
    starter: str | None
    laid: tuple[Laid, ...]  # all cards of the play, the earliest first
    covered: int  # so many of them no longer count
    total: int  # what the others add up to
    called: int  # what the latest card made of it, also when the count began anew after it
    said_go: tuple[bool, ...]
    playable: tuple[str, ...]  # what one may lay now
    shown: Shown | None  # what is counted, or was counted last
    shown_by: int | None
    shown_cards: tuple[str, ...]
    parts: tuple[Part, ...]  # what the latest move or show scored; untold while the players count
    counted: int | None  # what its owner has said
    claimed: int | None  # what the other has claimed of it
    scores: tuple[int, ...]
    behind: tuple[int, ...]  # where the back pegs stand
    target: int
    min_run: int
    muggins: bool
