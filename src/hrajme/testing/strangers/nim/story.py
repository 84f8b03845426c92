"""What happens in Nim. Everything lies open, so everybody is told the same."""

from __future__ import annotations

from hrajme.language import Sentence
from hrajme.testing.strangers.nim.encoding import heap_and_sticks
from hrajme.testing.strangers.nim.rules import NimPosition


def tell(before: NimPosition, seat: int, move: int, after: NimPosition, viewer: int | None) -> list[Sentence]:
    heap, sticks = heap_and_sticks(move)
    taken = Sentence("nim-story-takes", {"player": seat, "sticks": sticks, "heap": heap + 1})
    outcome = after.outcome()
    if outcome is None:
        return [taken]
    return [taken, Sentence(f"nim-end-{outcome.reason}", {"player": outcome.winners[0]})]
