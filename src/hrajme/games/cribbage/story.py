"""What happens in Cribbage, counted aloud to one viewer."""

from __future__ import annotations

from collections.abc import Sequence

from hrajme.core import CHANCE
from hrajme.games.cribbage.encoding import (
    CLAIM,
    COUNT,
    GO,
    LAY_AWAY,
    NEXT_DEAL,
    SHOW,
    name_card,
    show_card,
    show_cards,
)
from hrajme.games.cribbage.notation import write
from hrajme.games.cribbage.parts import Part
from hrajme.games.cribbage.rules import CribbagePosition
from hrajme.games.cribbage.view import CribbageView
from hrajme.language import Sentence

FULL_HAND = 6


def tell(
    before: CribbagePosition, seat: int, move: int, after: CribbagePosition, viewer: int | None
) -> list[Sentence]:
    was, now = before.view(viewer), after.view(viewer)
    told = tell_chance(was, now, move) if seat == CHANCE else tell_move(was, now, seat, move)
    return [*told, *tell_end(after), *tell_next(was, now)]


def glimpse(before: CribbagePosition, seat: int, move: int, viewer: int | None) -> str:
    """Only who is dealt a card sees it, and only who lays cards away knows them."""
    view = before.view(None)
    is_dealt = view.phase == "deal" and before.turn != viewer
    is_away = view.phase == "lay_away" and seat != viewer
    return "?" if is_dealt or is_away else write(before, seat, move)


def tell_chance(before: CribbageView, after: CribbageView, move: int) -> list[Sentence]:
    if before.phase == "cut":
        return tell_cut(before, after, move)
    if before.phase == "deal":
        return tell_hand(before, after)
    if before.phase == "turn_up":
        return tell_starter(after)
    if move == SHOW:
        return tell_shown(after)
    assert move == NEXT_DEAL
    return [tell_deal(after)]


def tell_cut(before: CribbageView, after: CribbageView, card: int) -> list[Sentence]:
    """CR-3."""
    seat = 0 if before.cuts[0] is None else 1
    cut = Sentence("cribbage-story-cut", {"player": seat, "card": show_card(name_card(card))})
    if after.phase == "deal":
        return [cut, tell_deal(after)]
    return [cut, Sentence("cribbage-story-cut_again")] if seat == 1 else [cut]


def tell_deal(after: CribbageView) -> Sentence:
    assert after.dealer is not None
    return Sentence("cribbage-story-deal", {"player": after.dealer, "deal": after.deal})


def tell_hand(before: CribbageView, after: CribbageView) -> list[Sentence]:
    """The hand that was dealt, told to its seat once it is complete."""
    if len(after.hand) != FULL_HAND or len(before.hand) == FULL_HAND:
        return []
    return [Sentence("cribbage-story-dealt", {"cards": show_cards(after.hand)})]


def tell_starter(after: CribbageView) -> list[Sentence]:
    """CR-5."""
    assert after.starter is not None
    assert after.dealer is not None
    told = [Sentence("cribbage-story-starter", {"card": show_card(after.starter)})]
    return [*told, *tell_scored(after, after.dealer)]


def tell_move(before: CribbageView, after: CribbageView, seat: int, move: int) -> list[Sentence]:
    if move >= LAY_AWAY:
        return tell_away(after, seat)
    if move == GO:
        return tell_go(before, after, seat)
    if move >= CLAIM:
        return tell_claim(before, after, seat, move - CLAIM)
    if move >= COUNT:
        return [tell_count(before, after, seat, move - COUNT)]
    return tell_card(after, seat, move)


def tell_away(after: CribbageView, seat: int) -> list[Sentence]:
    if seat == after.seat:
        return [Sentence("cribbage-story-away_own", {"cards": show_cards(after.laid_away)})]
    return [Sentence("cribbage-story-away", {"player": seat})]


def tell_card(after: CribbageView, seat: int, card: int) -> list[Sentence]:
    """CR-6: the card and the running total, then what it scores."""
    args: dict[str, int | str] = {"player": seat, "card": show_card(name_card(card))}
    laid = Sentence("cribbage-story-lay", {**args, "total": after.called})
    return [laid, *tell_scored(after, seat)]


def tell_scored(after: CribbageView, seat: int) -> list[Sentence]:
    """The parts one by one, then the pegs."""
    points = sum(part.points for part in after.parts)
    return [*count_aloud(after.parts), tell_peg(after, seat, points)] if points else []


def tell_go(before: CribbageView, after: CribbageView, seat: int) -> list[Sentence]:
    """CR-10, CR-11: the last card is the other's."""
    go = Sentence("cribbage-story-go", {"player": seat, "total": before.total})
    return [go, *tell_scored(after, 1 - seat)]


def tell_shown(after: CribbageView) -> list[Sentence]:
    """CR-13, CR-14: the cards, then what they score, part by part."""
    assert after.shown_by is not None
    assert after.starter is not None
    args: dict[str, int | str] = {"player": after.shown_by, "cards": show_cards(after.shown_cards)}
    shown = Sentence(f"cribbage-story-show_{after.shown}", {**args, "starter": show_card(after.starter)})
    if after.phase == "count":
        return [shown]
    points = sum(each.points for each in after.parts)
    return [shown, *count_aloud(after.parts), tell_worth(after, after.shown_by, points)]


def count_aloud(parts: Sequence[Part]) -> list[Sentence]:
    """Fifteen two, fifteen four, and a pair is six."""
    told = []
    sum_so_far = 0
    for index, each in enumerate(parts):
        sum_so_far += each.points
        place = "first" if index == 0 else "last" if index == len(parts) - 1 else "next"
        args: dict[str, int | str] = {"points": each.points, "sum": sum_so_far, "place": place}
        told.append(Sentence(f"cribbage-part-{each.kind}", {**args, "cards": show_cards(each.cards)}))
    return told


def tell_worth(after: CribbageView, seat: int, points: int) -> Sentence:
    args: dict[str, int | str] = {"player": seat, "points": points, "total": after.scores[seat]}
    return Sentence(f"cribbage-story-worth_{after.shown}", args)


def tell_peg(after: CribbageView, seat: int, points: int) -> Sentence:
    args: dict[str, int | str] = {"player": seat, "points": points, "total": after.scores[seat]}
    return Sentence("cribbage-story-peg", args)


def tell_count(before: CribbageView, after: CribbageView, seat: int, points: int) -> Sentence:
    """CR-16: what is said is pegged, unless it is too much."""
    if points and before.scores == after.scores:
        return Sentence("cribbage-story-count_too_much", {"player": seat, "points": points})
    return tell_worth(after, seat, points)


def tell_claim(before: CribbageView, after: CribbageView, seat: int, points: int) -> list[Sentence]:
    """CR-16: now all hear what was there."""
    args: dict[str, int | str] = {"player": seat, "points": points, "total": after.scores[seat]}
    is_too_much = points > 0 and before.scores == after.scores
    word = "claim_too_much" if is_too_much else "claim" if points else "no_claim"
    return [Sentence(f"cribbage-story-{word}", args), *count_aloud(after.parts)]


def tell_end(after: CribbagePosition) -> list[Sentence]:
    outcome = after.outcome()
    if outcome is None:
        return []
    winner = outcome.winners[0]
    args: dict[str, int | str] = {"player": winner, "total": outcome.points[winner]}
    return [Sentence(f"cribbage-end-{outcome.reason}", {**args, "other": outcome.points[1 - winner]})]


def tell_next(before: CribbageView, after: CribbageView) -> list[Sentence]:
    """What the viewer has to do, when that is new."""
    if after.seat is None:
        return []
    if after.phase == "lay_away":
        is_own = before.phase != "lay_away"
        mine = after.dealer == after.seat
        word = "own_crib" if mine else "other_crib"
        return [Sentence(f"cribbage-story-{word}")] if is_own else []
    if after.turn != after.seat or (before.turn == after.turn and before.phase == after.phase):
        return []
    word = "must_go" if after.phase == "play" and not after.playable else f"turn_{after.phase}"
    return [Sentence(f"cribbage-story-{word}", {"total": after.total})]
