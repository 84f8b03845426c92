"""What happens in Xantipa, told as sentences. All dice lie open, so everybody is told the same."""

from __future__ import annotations

from hrajme.core import CHANCE, Outcome
from hrajme.games.xantipa.encoding import SEVEN, STOP
from hrajme.games.xantipa.rules import XantipaPosition
from hrajme.games.xantipa.view import Throw, XantipaView
from hrajme.language import Sentence

# From so many throws in vain on the dice are said to be stubborn.
STUBBORN = 10


def tell(
    before: XantipaPosition, seat: int, move: int, after: XantipaPosition, viewer: int | None
) -> list[Sentence]:
    was, now = before.view(None), after.view(None)
    if seat == CHANCE:
        sentences = tell_throw(was, now)
    elif move == STOP:
        sentences = [Sentence("xantipa-story-stop", {"player": seat, "used": was.used[seat]})]
    else:
        return []  # The dice that come tell it.
    return [*sentences, *tell_stopped(was, now), *tell_what_follows(was, now, after.outcome(), viewer)]


def tell_throw(before: XantipaView, after: XantipaView) -> list[Sentence]:
    assert after.last is not None
    throw = after.last
    if throw.sum != SEVEN:
        return [tell_miss(throw), *tell_stubborn(throw)]
    word = "first_seven" if throw.number == 1 else "seven"
    sentences = [Sentence(f"xantipa-story-{word}", args_of(throw))]
    if after.best is not None and before.best is not None and after.best < before.best:
        sentences.append(Sentence("xantipa-story-new_best", {"best": after.best}))
    return sentences


def tell_miss(throw: Throw) -> Sentence:
    return Sentence("xantipa-story-throw", args_of(throw))


def tell_stubborn(throw: Throw) -> list[Sentence]:
    if throw.number % STUBBORN:
        return []
    return [Sentence("xantipa-story-stubborn", {"number": throw.number})]


def args_of(throw: Throw) -> dict[str, int | str]:
    first, second = throw.dice
    args: dict[str, int | str] = {"player": throw.seat, "first": first, "second": second}
    return {**args, "sum": throw.sum, "number": throw.number}


def tell_stopped(before: XantipaView, after: XantipaView) -> list[Sentence]:
    """XA-3: whom `auto` has stopped, beaten, without a move of theirs."""
    if not after.auto or (before.round, before.playoff) != (after.round, after.playoff):
        return []
    changed = zip(before.status, after.status, strict=True)
    beaten = [seat for seat, (was, now) in enumerate(changed) if now == "stopped" and was != now]
    return [Sentence("xantipa-story-beaten_stop", {"player": seat}) for seat in beaten]


def tell_what_follows(
    before: XantipaView, after: XantipaView, outcome: Outcome | None, viewer: int | None
) -> list[Sentence]:
    """The end, a play-off, the next round, or who throws next."""
    if outcome is not None:
        winner = outcome.winners[0]
        number = after.used[winner] if after.playoff else after.totals[winner]
        return [Sentence(f"xantipa-end-{outcome.reason}", {"player": winner, "number": number})]
    sentences = []
    if after.playoff > before.playoff:
        sentences = tell_tie(before, after)
    elif after.round > before.round:
        sentences = [Sentence("xantipa-story-round", {"round": after.round, "rounds": after.rounds})]
    return [*sentences, *tell_turn(before, after, viewer)]


def tell_tie(before: XantipaView, after: XantipaView) -> list[Sentence]:
    """XA-3: who throws again."""
    tied = [seat for seat, status in enumerate(after.status) if status != "out"]
    names = [Sentence("xantipa-story-candidate", {"player": seat}) for seat in tied]
    return [Sentence("xantipa-story-tie", {"number": after.playoff}), *names]


def tell_turn(before: XantipaView, after: XantipaView, viewer: int | None) -> list[Sentence]:
    """Whose go it is, when it begins; that one is beaten, to the one who may stop."""
    turn = after.turn
    assert turn is not None
    if after.may_stop:
        return [Sentence("xantipa-story-beaten", {"best": after.best or 0})] if turn == viewer else []
    if after.auto or (after.used[turn] and turn == before.turn):
        return []
    return [Sentence("xantipa-story-turn", {"player": turn, "best": after.best or 0})]
