"""What happens in Fingers. Nobody is told what another shows before all have shown."""

from __future__ import annotations

from hrajme.language import Sentence
from hrajme.testing.strangers.fingers.notation import write
from hrajme.testing.strangers.fingers.rules import FingersPosition


def tell(
    before: FingersPosition, seat: int, move: int, after: FingersPosition, viewer: int | None
) -> list[Sentence]:
    if not is_last(before):
        return [Sentence("fingers-story-shows", {"player": seat})]
    now, outcome = after.view(None), after.outcome()
    winner = sum(now.last) % before.seats
    shown = Sentence("fingers-story-all", {"fingers": " + ".join(map(str, now.last)), "sum": sum(now.last)})
    scores = Sentence("fingers-story-scores", {"player": winner, "total": now.totals[winner]})
    end = [] if outcome is None else [Sentence(f"fingers-end-{outcome.reason}", {"player": winner})]
    return [shown, scores, *end]


def glimpse(before: FingersPosition, seat: int, move: int, viewer: int | None) -> str:
    """What the last one shows all see at once."""
    return write(before, seat, move) if seat == viewer or is_last(before) else "?"


def is_last(before: FingersPosition) -> bool:
    return len(before.to_move()) == 1
