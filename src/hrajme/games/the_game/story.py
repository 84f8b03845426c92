"""What happens in The Game, told as sentences to one viewer."""

from __future__ import annotations

from hrajme.core import CHANCE
from hrajme.games.the_game.encoding import AGREE, END, NOMINATE, OFFER, card_and_pile
from hrajme.games.the_game.notation import write
from hrajme.games.the_game.rules import TheGamePosition, is_fire
from hrajme.language import Sentence


def tell(
    before: TheGamePosition, seat: int, move: int, after: TheGamePosition, viewer: int | None
) -> list[Sentence]:
    return [
        *tell_move(before, seat, move, viewer),
        *tell_turn_end(before, after, viewer),
        *tell_next(before, after),
    ]


def glimpse(before: TheGamePosition, seat: int, move: int, viewer: int | None) -> str:
    """Only who draws a card sees which one."""
    if seat != CHANCE or move >= NOMINATE or before.drawer == viewer:
        return write(before, seat, move)
    return "?"


def tell_move(before: TheGamePosition, seat: int, move: int, viewer: int | None) -> list[Sentence]:
    if seat == CHANCE:
        return tell_chance(before, move, viewer)
    if move == END:
        return []
    if move == AGREE:
        return [Sentence("the_game-story-agree", {"player": seat, "target": before.candidate})]
    if move >= OFFER:
        return [Sentence("the_game-story-offer", {"player": seat})]
    if move >= NOMINATE:
        return [tell_nomination(seat, move - NOMINATE)]
    return [tell_placement(before, seat, *card_and_pile(move))]


def tell_chance(before: TheGamePosition, move: int, viewer: int | None) -> list[Sentence]:
    """Only who draws a card is told which one."""
    if move >= NOMINATE or viewer is None or before.drawer != viewer:
        return []
    if before.view(None).phase == "draw":
        return [Sentence("the_game-story-draw", {"card": move})]
    return [tell_hand(before, move)] if before.to_draw == 1 else []


def tell_hand(before: TheGamePosition, last: int) -> Sentence:
    """The hand that was dealt, told once it is complete."""
    cards = sorted([*before.hand_of(before.drawer), last])
    return Sentence("the_game-story-hand", {"cards": ", ".join(map(str, cards))})


def tell_nomination(seat: int, target: int) -> Sentence:
    if target == seat:
        return Sentence("the_game-story-volunteer", {"player": seat})
    return Sentence("the_game-story-nominate", {"player": seat, "target": target})


def tell_placement(before: TheGamePosition, seat: int, card: int, pile: int) -> Sentence:
    top = before.tops[pile]
    ascends = pile < 2
    trick = card < top if ascends else card > top
    kind = "trick" if trick else "fire" if before.on_fire and is_fire(card) else "lay"
    args: dict[str, int | str] = {"player": seat, "card": card, "pile": pile + 1, "top": top}
    return Sentence(f"the_game-story-{kind}", args)


def tell_turn_end(before: TheGamePosition, after: TheGamePosition, viewer: int | None) -> list[Sentence]:
    """The turn ended, by word or by the last card of the hand. Who draws is told of each card instead."""
    was_turn, is_draw = before.view(None).phase == "turn", after.view(None).phase == "draw"
    if not (was_turn and is_draw) or after.drawer == viewer:
        return []
    return [Sentence("the_game-story-refill", {"player": after.drawer, "count": after.to_draw})]


def tell_next(before: TheGamePosition, after: TheGamePosition) -> list[Sentence]:
    """Whose turn it is now, or how it ended."""
    outcome = after.outcome()
    if outcome is not None:
        left = 98 - outcome.points[0]
        return [Sentence(f"the_game-end-{outcome.reason}", {"left": left, "player": after.turn})]
    if after.view(None).phase != "turn" or (after.turn == before.turn and after.placed):
        return []
    sentences = [Sentence("the_game-story-turn", {"player": after.turn, "minimum": after.minimum})]
    if after.draw_pile_is_empty() and not before.draw_pile_is_empty():
        sentences.insert(0, Sentence("the_game-story-pile_empty"))
    return sentences
