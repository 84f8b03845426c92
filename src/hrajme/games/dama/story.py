"""What happens in dáma. Everything lies open, so everybody is told the same."""

from __future__ import annotations

from hrajme.core import Outcome
from hrajme.games.dama.encoding import NAMES, is_capture, origin_of, target_of
from hrajme.games.dama.notation import write
from hrajme.games.dama.refusals import shown_capture
from hrajme.games.dama.rules import DamaPosition
from hrajme.language import Sentence

# DA-17: half of the quiet moves are over, and a sixth is left.
QUIET_NEWS = (30, 50)
MOST_QUIET = 60


def tell(
    before: DamaPosition, seat: int, move: int, after: DamaPosition, viewer: int | None
) -> list[Sentence]:
    outcome = after.outcome()
    if after.missed >= 0:
        return tell_missed(before, seat, move, outcome)
    sentences = [tell_move(before, seat, move)]
    if is_crowned(before, after, seat, move):
        sentences.append(Sentence("dama-story-crowned", {"player": seat, "square": NAMES[target_of(move)]}))
    return [*sentences, *(tell_draw_near(after) if outcome is None else [tell_end(outcome)])]


def tell_move(before: DamaPosition, seat: int, move: int) -> Sentence:
    text = write(before, seat, move)
    if not is_capture(move):
        return Sentence("dama-story-moves", {"player": seat, "move": text})
    count = (move >> 12).bit_count()
    return Sentence("dama-story-takes", {"player": seat, "move": text, "count": count})


def tell_missed(before: DamaPosition, seat: int, move: int, outcome: Outcome | None) -> list[Sentence]:
    """DA-16: what should have been taken is said to everybody."""
    if outcome is not None:
        return [tell_end(outcome)]
    capture = shown_capture(before, origin_of(move))["capture"]
    args: dict[str, int | str] = {"player": seat, "move": write(before, seat, move), "capture": capture}
    return [Sentence("dama-story-warned", args)]


def is_crowned(before: DamaPosition, after: DamaPosition, seat: int, move: int) -> bool:
    """DA-6: what was a man is a queen now."""
    was_man = before.men[seat] >> origin_of(move) & 1
    return bool(was_man and after.queens[seat] >> target_of(move) & 1)


def tell_draw_near(after: DamaPosition) -> list[Sentence]:
    """DA-17: nobody should be surprised by a draw."""
    if after.occurrences() == 2:
        return [Sentence("dama-story-twice")]
    if after.quiet in QUIET_NEWS:
        return [Sentence("dama-story-quiet", {"count": (MOST_QUIET - after.quiet) // 2})]
    return []


def tell_end(outcome: Outcome) -> Sentence:
    """Of a win the winner and the loser are told, of a draw nobody."""
    if outcome.drawn:
        return Sentence(f"dama-end-{outcome.reason}")
    winner = outcome.winners[0]
    return Sentence(f"dama-end-{outcome.reason}", {"player": winner, "target": 1 - winner})
