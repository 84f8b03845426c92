"""Positions of The Game for tests, set up as a person would lay them on the table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from hrajme.core import CHANCE, Dice, Refusal
from hrajme.games.the_game import GAME
from hrajme.games.the_game.encoding import NOMINATE, placement
from hrajme.games.the_game.rules import TheGamePosition

FRESH = (1, 1, 100, 100)
OPENING, HOST_DECIDES = 1, 2
IN_DRAW_PILE, LAID = -1, -2


def the_game(
    *hands: Sequence[int],
    tops: Sequence[int] = FRESH,
    draw_pile: Iterable[int] | None = None,
    turn: int = 0,
    **options: object,
) -> TheGamePosition:
    """A turn begins for *turn*. What is in no hand, on no pile and not to be drawn lies under the tops."""
    position = GAME.start(len(hands), options)
    assert isinstance(position, TheGamePosition)
    held = {card: seat for seat, hand in enumerate(hands) for card in hand}
    rest = [card for card in range(2, 100) if card not in held and card not in tops]
    unseen = rest if draw_pile is None else sorted(draw_pile)
    position.owner = [place_of(card, held, unseen) for card in range(101)]
    position.unseen = unseen + [0] * (98 - len(unseen))
    position.slot = [unseen.index(card) if card in unseen else 0 for card in range(101)]
    position.unseen_count = len(unseen)
    alive = set(unseen) | set(held)
    position.below = [len([card for card in alive if card < number]) for number in range(101)]
    position.hands = [[*sorted(hand), *[0] * (8 - len(hand))] for hand in (*hands, *[[]] * (5 - len(hands)))]
    position.hand_sizes = [len(hand) for hand in hands] + [0] * (5 - len(hands))
    position.tops = list(tops)
    position.phase, position.starter = OPENING, HOST_DECIDES
    position.play(0, NOMINATE + turn)
    return position


def dealt(seats: int, **options: object) -> TheGamePosition:
    """A table that has been dealt and waits to agree who starts."""
    position = GAME.start(seats, options)
    assert isinstance(position, TheGamePosition)
    dice = Dice(1)
    while position.view(None).phase == "deal":
        position.play(CHANCE, position.roll(dice))
    return position


def opening(seats: int) -> TheGamePosition:
    """All hands are dealt, and it is open who starts."""
    position = GAME.start(seats)
    while position.to_move() == (CHANCE,):
        position.play(CHANCE, position.chances()[0][0])
    return position


def place_of(card: int, held: dict[int, int], unseen: Sequence[int]) -> int:
    if card in held:
        return held[card]
    return IN_DRAW_PILE if card in unseen else LAID


def lay(position: TheGamePosition, card: int, pile: int) -> None:
    """The seat on turn lays a card; piles are counted from 1, as players do."""
    position.play(position.turn, placement(card, pile - 1))


def can_lay(position: TheGamePosition, card: int, pile: int) -> bool:
    return placement(card, pile - 1) in position.moves(position.turn)


def refusal(position: TheGamePosition, text: str, seat: int | None = None) -> Refusal:
    refused = GAME.refuse(position, position.turn if seat is None else seat, text)
    assert refused is not None
    return refused


def draw_all(position: TheGamePosition, *cards: int) -> None:
    """The draw pile gives these cards."""
    for card in cards:
        position.play(-1, card)
