"""Positions of Domino for tests, set up as a person would lay them on the table."""

from __future__ import annotations

from collections.abc import Sequence

from hrajme.core import CHANCE, Refusal
from hrajme.games.domino import GAME
from hrajme.games.domino.encoding import START, halves, tile_of
from hrajme.games.domino.rules import DominoPosition

# The tile that is turned up, and a hand of six as words: "4-6 1-1 …".
FIRST = "4-6"


def tile(name: str) -> int:
    one, other = name.split("-")
    return tile_of(int(one), int(other))


def tiles(names: str) -> list[int]:
    return [tile(name) for name in names.split()]


def dealt(*hands: str, first: str = FIRST, starter: int = 0, **options: object) -> DominoPosition:
    """Hands of six are dealt, a tile is turned up, and *starter* is on turn."""
    position = GAME.start(len(hands), options)
    assert isinstance(position, DominoPosition)
    position.play(CHANCE, START + starter)
    come(position, *hands, first)
    return position


def come(position: DominoPosition, *names: str) -> None:
    """These tiles come from the stock."""
    for number in tiles(" ".join(names)):
        position.play(CHANCE, number)


def endgame(
    *hands: str,
    ends: tuple[int, int],
    stock: str = "",
    turn: int = 0,
    totals: Sequence[int] = (),
    **options: object,
) -> DominoPosition:
    """Hands of any size late in a hand; what is in no hand and not in the stock lies in the line."""
    position = GAME.start(len(hands), options)
    assert isinstance(position, DominoPosition)
    position.play(CHANCE, START + turn)
    held = {number: seat for seat, hand in enumerate(hands) for number in tiles(hand)}
    rest = tiles(stock)
    for number in range(position.tiles):
        if number in held:
            set_item(position, "holder", number, held[number])
        elif number not in rest:
            set_item(position, "holder", number, -3)
    position.stock = rest + [0] * (91 - len(rest))
    position.slot = [rest.index(number) if number in rest else 0 for number in range(91)]
    position.stock_count = len(rest)
    for seat, hand in enumerate(hands):
        hold(position, seat, tiles(hand))
    position.left, position.right = ends
    position.line = [0] * 91 + [16 * ends[0] + ends[1]] + [0] * 90
    position.line_end = 92
    position.totals = [*totals, *[0] * (4 - len(totals))]
    position.turn = turn
    position.phase = 3
    return position


def set_item(position: DominoPosition, name: str, index: int, value: object) -> None:
    """An array of a compiled position is read as a copy: change it and put it back."""
    items = list(getattr(position, name))
    items[index] = value
    setattr(position, name, items)


def hold(position: DominoPosition, seat: int, hand: Sequence[int]) -> None:
    bits = [0] * 13
    pips = 0
    for order, number in enumerate(hand):
        low, high = halves(number)
        bits[low] |= 1 << high
        bits[high] |= 1 << low
        pips += low + high
        set_item(position, "arrival", number, order)
    set_item(position, "held", seat, bits)
    for name, value in (("sizes", len(hand)), ("pips", pips), ("arrived", len(hand))):
        set_item(position, name, seat, value)


def play(position: DominoPosition, *texts: str) -> None:
    """Moves of whoever is to move, as they are written."""
    for text in texts:
        seat = position.to_move()[0]
        position.play(seat, GAME.read(position, seat, text))


def legal(position: DominoPosition) -> list[str]:
    seat = position.to_move()[0]
    return [GAME.write(position, seat, move) for move in position.moves(seat)]


def refusal(position: DominoPosition, text: str, seat: int | None = None) -> Refusal:
    refused = GAME.refuse(position, position.to_move()[0] if seat is None else seat, text)
    assert refused is not None
    return refused
