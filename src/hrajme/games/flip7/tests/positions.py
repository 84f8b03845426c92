"""Positions of Flip 7 for tests, set up as a person would lay them on the table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from hrajme.core import CHANCE, Refusal
from hrajme.games.flip7 import GAME
from hrajme.games.flip7.encoding import CARD_NAMES, DEALER, DECK, HIT, NEXT_ROUND, STOP, give
from hrajme.games.flip7.rules import Flip7Position

MOST_SEATS = 36


def padded(numbers: Iterable[int], filling: int = 0) -> list[int]:
    found = list(numbers)
    return found + [filling] * (MOST_SEATS - len(found))


def flip7(seats: int = 3, *, dealer: int | None = None, **options: object) -> Flip7Position:
    """A first round begins. The last seat deals, so that the first is asked first."""
    position = GAME.start(seats, {"challenge_rounds": 0, **options})
    assert isinstance(position, Flip7Position)
    if seats > 1:
        position.play(CHANCE, DEALER + (seats - 1 if dealer is None else dealer))
    return position


def with_totals(position: Flip7Position, *totals: int) -> Flip7Position:
    position.totals = padded(totals)
    return position


def with_deck(position: Flip7Position, cards: str, *, aside: str = "") -> Flip7Position:
    """Only these cards are in the deck and set aside; all others are out of the game."""
    position.deck = counted(cards)
    position.deck_size = sum(position.deck)
    position.deck_sum = sum(number * position.deck[number] for number in range(13))
    position.aside = counted(aside)
    position.aside_size = sum(position.aside)
    return position


def counted(cards: str) -> list[int]:
    """How many of each kind."""
    names = cards.split()
    return [names.count(name) for name in CARD_NAMES]


def full_deck(seats: int = 3) -> list[int]:
    return [(2 if seats > 18 else 1) * count for count in DECK]


def turn_up(position: Flip7Position, cards: str) -> None:
    """These cards come up one after another."""
    for name in cards.split():
        position.play(CHANCE, CARD_NAMES.index(name))


def hit(position: Flip7Position, card: str) -> None:
    """Who is asked takes one more card, and this one comes up."""
    position.play(position.to_move()[0], HIT)
    turn_up(position, card)


def hit_all(position: Flip7Position, cards: str) -> None:
    """Whoever is asked takes the next of these cards."""
    for card in cards.split():
        hit(position, card)


def stop(position: Flip7Position) -> None:
    position.play(position.to_move()[0], STOP)


def give_to(position: Flip7Position, seat: int) -> None:
    """Who is to choose gives the action card to *seat*."""
    position.play(position.to_move()[0], give(seat))


def deal_rows(position: Flip7Position, *rows: str) -> None:
    """Seat 0, 1, 2 … take these cards, turn by turn; a row that is used up stops."""
    queues = [row.split() for row in rows]
    while any(queues):
        seat = position.to_move()[0]
        if queues[seat]:
            hit(position, queues[seat].pop(0))
        else:
            stop(position)


def stop_all(position: Flip7Position) -> None:
    """Everybody who is still in stops."""
    while position.view(None).phase == "turn":
        stop(position)


def next_round(position: Flip7Position) -> None:
    position.play(CHANCE, NEXT_ROUND)


def play_round(position: Flip7Position, *rows: str) -> None:
    """A whole round in which the seats get these cards and stop; the next one is not begun yet."""
    deal_rows(position, *rows)
    stop_all(position)


def refusal(position: Flip7Position, text: str) -> Refusal:
    refused = GAME.refuse(position, position.to_move()[0], text)
    assert refused is not None
    return refused


def targets(position: Flip7Position) -> list[int]:
    """The seats to which the action card may be given."""
    assert position.view(None).phase == "give"
    seat = position.to_move()[0]
    return [move - give(0) for move in position.moves(seat)]


def cards_in_all(position: Flip7Position) -> list[int]:
    """How many of each kind are in the deck, on the table and set aside together."""
    piles: Sequence[Sequence[int]] = (position.deck, position.table, position.aside)
    return [sum(counts) for counts in zip(*piles, strict=True)]
