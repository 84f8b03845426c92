"""What happens in Even Wins, told as sentences. All dice lie open, so everybody is told the same."""

from __future__ import annotations

from hrajme.core import CHANCE, Outcome
from hrajme.games.even_wins.encoding import DICE, THROWS
from hrajme.games.even_wins.rules import EvenWinsPosition
from hrajme.games.even_wins.view import EvenWinsView
from hrajme.language import Sentence


def tell(
    before: EvenWinsPosition, seat: int, move: int, after: EvenWinsPosition, viewer: int | None
) -> list[Sentence]:
    if seat != CHANCE:
        return []  # The dice that come tell it.
    was, now, outcome = before.view(None), after.view(None), after.outcome()
    sentences = [tell_throw(now), *tell_turn_over(now)]
    if outcome is not None:
        return [*sentences, *tell_end(now, outcome)]
    if now.round > was.round:
        sentences += tell_round(now)
    return [*sentences, *tell_turn(now)]


def tell_throw(after: EvenWinsView) -> Sentence:
    """EW-2: what the throw has brought."""
    assert after.thrower is not None
    throw = after.throws[-1]
    dice = " · ".join(map(str, throw.dice))
    count = throw.points // throw.face
    word = {0: "nothing", DICE: "three"}.get(count, "throw")
    args: dict[str, int | str] = {"player": after.thrower, "dice": dice, "face": throw.face}
    return Sentence(f"even_wins-story-{word}", args | {"count": count, "points": throw.points})


def tell_turn_over(after: EvenWinsView) -> list[Sentence]:
    assert after.thrower is not None
    if len(after.throws) < THROWS:
        return []
    points = sum(throw.points for throw in after.throws)
    total = after.totals[after.thrower]
    args: dict[str, int | str] = {"player": after.thrower, "points": points, "total": total}
    return [Sentence("even_wins-story-score", args)]


def tell_round(after: EvenWinsView) -> list[Sentence]:
    """The next round and who leads; EW-4: or who plays on after a tie."""
    best = after.totals[after.leaders[0]]
    if after.round > after.rounds:
        return [Sentence("even_wins-story-tie", {"total": best}), *names_of(after.leaders)]
    sentences = [Sentence("even_wins-story-round", {"round": after.round})]
    if len(after.leaders) == 1:
        sentences.append(Sentence("even_wins-story-leads", {"player": after.leaders[0], "total": best}))
    return sentences


def names_of(seats: tuple[int, ...]) -> list[Sentence]:
    return [Sentence("even_wins-story-candidate", {"player": seat}) for seat in seats]


def tell_turn(after: EvenWinsView) -> list[Sentence]:
    """Whose turn begins."""
    if after.auto or after.number > 1 or after.turn is None:
        return []
    return [Sentence("even_wins-story-turn", {"player": after.turn})]


def tell_end(after: EvenWinsView, outcome: Outcome) -> list[Sentence]:
    winner = outcome.winners[0]
    total = after.totals[winner]
    if outcome.reason == "shared":
        return [Sentence("even_wins-end-shared", {"total": total}), *names_of(outcome.winners)]
    return [Sentence(f"even_wins-end-{outcome.reason}", {"player": winner, "total": total})]
