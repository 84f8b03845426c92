"""What happens in Flip 7, told as sentences. All cards lie open, so everybody is told the same."""

from __future__ import annotations

from hrajme.core import CHANCE, Outcome
from hrajme.games.flip7.encoding import (
    CARD_NAMES,
    DEALER,
    GIVE,
    HIT,
    NEXT_ROUND,
    SECOND_CHANCE,
    STOP,
    TIMES_2,
    TOP_NUMBER,
)
from hrajme.games.flip7.rules import Flip7Position
from hrajme.games.flip7.view import Flip7View
from hrajme.language import Sentence


def tell(
    before: Flip7Position, seat: int, move: int, after: Flip7Position, viewer: int | None
) -> list[Sentence]:
    was, now = before.view(None), after.view(None)
    tell_it = tell_chance if seat == CHANCE else tell_move
    sentences = [*tell_it(was, now, seat, move), *tell_by_itself(after, now)]
    if now.phase in ("between", "over"):
        ran_out = seat == CHANCE and has_stopped_all(was, now)
        return [*sentences, *tell_round_end(was, now, ran_out=ran_out), *tell_end(now, after.outcome())]
    if move != NEXT_ROUND and now.deck_size > was.deck_size:
        sentences.append(Sentence("flip7-story-reshuffle", {"count": now.deck_size}))
    return [*sentences, *tell_next(was, now, viewer)]


def tell_move(before: Flip7View, after: Flip7View, seat: int, move: int) -> list[Sentence]:
    if move == HIT:
        return []  # The card that comes tells it.
    if move == STOP:
        return [Sentence("flip7-story-stop", {"player": seat, "points": before.round_points[seat]})]
    assert before.action is not None
    card = before.action.card
    return [Sentence("flip7-story-play", {"player": seat, "card": card}), tell_gift(after, card, move - GIVE)]


def tell_gift(after: Flip7View, card: str, target: int) -> Sentence:
    """Who gets an action card, and what it does."""
    return Sentence(f"flip7-story-gets_{card}", {"player": target, "points": after.round_points[target]})


def tell_chance(before: Flip7View, after: Flip7View, seat: int, move: int) -> list[Sentence]:
    if move >= DEALER:
        return [Sentence("flip7-story-dealer", {"player": move - DEALER})]
    if move != NEXT_ROUND:
        assert before.turn is not None
        return tell_card(before, after, before.turn, move)
    assert after.dealer is not None
    sentences = [Sentence("flip7-story-round", {"round": after.round, "player": after.dealer})]
    if before.deck_size == 0:
        sentences.append(Sentence("flip7-story-reshuffle", {"count": after.deck_size}))
    return sentences


def tell_card(before: Flip7View, after: Flip7View, seat: int, kind: int) -> list[Sentence]:
    """A card comes to *seat*."""
    args: dict[str, int | str] = {
        "player": seat,
        "card": CARD_NAMES[kind],
        "points": after.round_points[seat],
    }
    if kind == TIMES_2:
        args["card"] = "×2"
    word = word_for(before, after, seat, kind)
    waits = [Sentence("flip7-story-waits")] if word == "action" and before.flip_three else []  # F7-16
    return [Sentence(f"flip7-story-{word}", args), *waits]


def word_for(before: Flip7View, after: Flip7View, seat: int, kind: int) -> str:
    """What the card is to *seat*."""
    if kind == SECOND_CHANCE:
        return "surplus" if before.second_chances[seat] else "second_chance"
    if kind > TIMES_2:
        return "action"
    if kind > TOP_NUMBER:
        return "modifier"
    if kind in before.rows[seat]:
        return "bust" if after.status[seat] == "bust" else "saved"
    return "lucky" if after.lucky == seat else "number"


def tell_by_itself(after: Flip7Position, now: Flip7View) -> list[Sentence]:
    """What needs no decision: only one seat can get an action card, or nobody can."""
    sentences = []
    if after.forced >= 0:
        card = CARD_NAMES[after.forced]
        sentences += [
            Sentence("flip7-story-only_one", {"card": card}),
            tell_gift(now, card, after.forced_seat),
        ]
    if after.discarded:
        sentences.append(Sentence("flip7-story-discarded", {"count": after.discarded}))
    return sentences


def has_stopped_all(before: Flip7View, after: Flip7View) -> bool:
    """F7-23: whether those who were in are out without a word of theirs."""
    return ("in", "stopped") in zip(before.status, after.status, strict=True)


def tell_round_end(before: Flip7View, after: Flip7View, *, ran_out: bool) -> list[Sentence]:
    """F7-20, F7-21: what everybody gets."""
    sentences = [Sentence("flip7-story-no_cards" if ran_out else "flip7-story-round_over")]
    for seat, status in enumerate(before.status):
        if status != "finished":
            args: dict[str, int | str] = {"player": seat, "points": after.round_points[seat]}
            sentences.append(Sentence("flip7-story-score", {**args, "total": after.totals[seat]}))
    return sentences


def tell_end(after: Flip7View, outcome: Outcome | None) -> list[Sentence]:
    """Who has won, or who goes on."""
    if outcome is None:
        return tell_tie(after)
    if after.rounds_left is not None:
        seats = range(len(after.totals))
        made = [Sentence(f"flip7-story-{made_it(after, seat)}", {"player": seat}) for seat in seats]
        return [*made, Sentence(f"flip7-end-{outcome.reason}")]
    winner = outcome.winners[0]
    return [Sentence(f"flip7-end-{outcome.reason}", {"player": winner, "total": after.totals[winner]})]


def made_it(after: Flip7View, seat: int) -> str:
    return "made_it" if after.totals[seat] >= after.target else "missed_it"


def tell_tie(after: Flip7View) -> list[Sentence]:
    """F7-25: who plays for the victory in one more round."""
    if not after.candidates:
        return []
    total = after.totals[after.candidates[0]]
    tie = Sentence("flip7-story-tie", {"total": total})
    return [tie, *[Sentence("flip7-story-candidate", {"player": seat}) for seat in after.candidates]]


def tell_next(before: Flip7View, after: Flip7View, viewer: int | None) -> list[Sentence]:
    """Who decides now; who is asked for a card is told only to the one who is asked."""
    if after.action is not None:
        return [Sentence("flip7-story-choose", {"player": after.action.seat, "card": after.action.card})]
    if after.phase != "turn" or after.turn != viewer or after.turn is None or after.bust_chance is None:
        return []
    busting, cards = after.bust_chance
    points = after.round_points[after.turn]
    return [Sentence("flip7-story-turn", {"points": points, "busting": busting, "cards": cards})]
