"""Positions of Cribbage for tests, set up as a person would deal them."""

from __future__ import annotations

from hrajme.core import CHANCE, Refusal
from hrajme.games.cribbage import GAME
from hrajme.games.cribbage.encoding import read_card
from hrajme.games.cribbage.rules import CribbagePosition

# The first cuts the lower card and deals.
CUTS = "ac kd"
# Two hands of six, the last two of which are laid away.
DEALER = "4c 5d 6h ks 2c 2d"
OTHER = "3c 6d 9h 10s kc kd"


def card(name: str) -> int:
    found = read_card(name)
    assert found is not None
    return found


def cards(names: str) -> list[int]:
    return [card(name) for name in names.split()]


def begin(**options: object) -> CribbagePosition:
    position = GAME.start(2, options)
    assert isinstance(position, CribbagePosition)
    return position


def come(position: CribbagePosition, names: str) -> None:
    """These cards come from the pack."""
    for each in cards(names):
        position.play(CHANCE, each)


def dealt(dealer_hand: str, other_hand: str, **options: object) -> CribbagePosition:
    """Seat 0 deals; each has six cards."""
    position = begin(**options)
    come(position, CUTS)
    for other, own in zip(cards(other_hand), cards(dealer_hand), strict=True):
        position.play(CHANCE, other)
        position.play(CHANCE, own)
    return position


def ready(dealer_hand: str, other_hand: str, starter: str, **options: object) -> CribbagePosition:
    """Each has laid the last two of six away, and the starter lies open."""
    position = dealt(dealer_hand, other_hand, **options)
    for seat, hand in enumerate((dealer_hand, other_hand)):
        write(position, seat, "away " + " ".join(hand.split()[4:]))
    come(position, starter)
    return position


def write(position: CribbagePosition, seat: int, text: str) -> None:
    position.play(seat, GAME.read(position, seat, text))


def play(position: CribbagePosition, *texts: str) -> None:
    """Moves of whoever is to move, as they are written."""
    for text in texts:
        write(position, position.to_move()[0], text)


def refusal(position: CribbagePosition, text: str, seat: int | None = None) -> Refusal:
    refused = GAME.refuse(position, position.to_move()[0] if seat is None else seat, text)
    assert refused is not None
    return refused


def begin_with(**options: object) -> CribbagePosition:
    """The usual hands, ready for the play."""
    return ready(DEALER, OTHER, "qh", **options)


def finish_play(position: CribbagePosition) -> CribbagePosition:
    """The same position, when all cards are laid."""
    while position.view(None).phase == "play":
        seat = position.to_move()[0]
        position.play(seat, position.moves(seat)[0])
    return position
