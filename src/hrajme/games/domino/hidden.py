"""What a seat cannot see, dealt anew: any history that would have looked the same is equally likely.

A hidden tile may have come to a seat as its n-th only if the seat has not shown since then that it lacks
those pips; a tile that was laid came in time and after its pips were last lacking. The tiles are first dealt
so that all of this holds, each seat having laid the earliest tile it could, and then change places in pairs
wherever it still holds, until all such histories are (very nearly) equally likely. Nothing here looks at
where the hidden tiles really are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hrajme.core.dice import Dice
from hrajme.games.domino import encoding

if TYPE_CHECKING:
    from hrajme.games.domino.rules import DominoPosition

LOW = list(encoding.LOW)
HIGH = list(encoding.HIGH)
IN_STOCK, TURNED_UP = -2, -3
# How many exchanges are tried for every tile of the set.
EXCHANGES = 6


def deal_anew(position: DominoPosition, viewer: int, dice: Dice) -> None:
    """Deal the hands that *viewer* does not see anew; -1 is a spectator."""
    # With several hands dealt one after another the last may find no tile that fits; then all begin again.
    while not try_to_deal(position, viewer, dice):
        continue
    if has_shown_lack(position, viewer):
        exchange(position, viewer, dice)


def try_to_deal(position: DominoPosition, viewer: int, dice: Dice) -> bool:
    for seat in range(position.seats):
        if seat != viewer:
            return_hand(position, seat)
    for seat in range(position.seats):
        if seat != viewer and not deal_hand(position, seat, dice):
            return False
    return True


def return_hand(position: DominoPosition, seat: int) -> None:
    for tile in range(position.tiles):
        if position.holds(seat, tile):
            position.release(seat, tile)
            position.join_stock(tile)


def deal_hand(position: DominoPosition, seat: int, dice: Dice) -> bool:
    """Fill the hand of *seat* from the stock; False when no tile is possible for one of its places."""
    for index in range(place_laid(position, seat)):
        arrival = position.places[index]
        tile = any_possible(position, seat, arrival, dice)
        if tile < 0:
            return False
        position.leave_stock(tile)
        position.grasp(seat, tile, arrival)
    return True


def place_laid(position: DominoPosition, seat: int) -> int:
    """Let what *seat* has laid be the earliest it can have been; how many `places` are left open."""
    count = position.arrived[seat]
    for arrival in range(count):
        position.places[arrival] = arrival
    for order in range(position.laid_count):
        tile = position.laid[order]
        if position.holder[tile] == seat:
            place = 0
            while position.places[place] < position.earliest[tile]:
                place += 1
            position.arrival[tile] = position.places[place]
            count -= 1
            while place < count:
                position.places[place] = position.places[place + 1]
                place += 1
    return count


def any_possible(position: DominoPosition, seat: int, arrival: int, dice: Dice) -> int:
    """A tile of the stock that may have come to *seat* as this one; -1 when there is none."""
    count = 0
    for index in range(position.stock_count):
        count += may_have_come(position, seat, arrival, position.stock[index])
    if count == 0:
        return -1
    chosen = dice.below(count)
    index = 0
    while True:
        if may_have_come(position, seat, arrival, position.stock[index]):
            if chosen == 0:
                return position.stock[index]
            chosen -= 1
        index += 1


def may_have_come(position: DominoPosition, seat: int, arrival: int, tile: int) -> bool:
    return position.lacking[seat][LOW[tile]] <= arrival and position.lacking[seat][HIGH[tile]] <= arrival


def has_shown_lack(position: DominoPosition, viewer: int) -> bool:
    for seat in range(position.seats):
        if seat != viewer:
            for pips in range(position.highest + 1):
                if position.lacking[seat][pips]:
                    return True
    return False


def exchange(position: DominoPosition, viewer: int, dice: Dice) -> None:
    for _ in range(EXCHANGES * position.tiles):
        one = dice.below(position.tiles)
        other = dice.below(position.tiles)
        if may_take_place(position, viewer, one, other) and may_take_place(position, viewer, other, one):
            change_places(position, one, other)


def is_movable(holder: int, viewer: int) -> bool:
    """Whether *viewer* does not see what this holder holds."""
    return holder != TURNED_UP and holder != viewer


def may_take_place(position: DominoPosition, viewer: int, tile: int, other: int) -> bool:
    """Whether *tile* may be where *other* is, for all that *viewer* knows."""
    mine, seat = position.holder[tile], position.holder[other]
    if not (is_movable(mine, viewer) and is_movable(seat, viewer)):
        return False
    arrival = position.arrival[other]
    if position.latest[tile]:
        return mine == seat and position.earliest[tile] <= arrival < position.latest[tile]
    return seat == IN_STOCK or may_have_come(position, seat, arrival, tile)


def change_places(position: DominoPosition, one: int, other: int) -> None:
    first, second = position.holder[one], position.holder[other]
    if first == second:
        arrival = position.arrival[one]
        position.arrival[one] = position.arrival[other]
        position.arrival[other] = arrival
    elif first == IN_STOCK:
        draw_instead(position, one, other)
    elif second == IN_STOCK:
        draw_instead(position, other, one)
    else:
        arrival = position.arrival[one]
        position.release(first, one)
        position.release(second, other)
        position.grasp(second, one, position.arrival[other])
        position.grasp(first, other, arrival)


def draw_instead(position: DominoPosition, drawn: int, returned: int) -> None:
    """A tile of the stock takes the place of one in a hand."""
    seat, arrival = position.holder[returned], position.arrival[returned]
    position.leave_stock(drawn)
    position.release(seat, returned)
    position.join_stock(returned)
    position.grasp(seat, drawn, arrival)
