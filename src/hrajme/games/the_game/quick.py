"""The quick players of The Game: 1 lays the nearest card and stops at the minimum; 2 also counts the cards
that lose their place, sees the tricks in its hand, and goes on while a placement costs nobody anything.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hrajme.core.dice import Dice
from hrajme.core.moves import Moves
from hrajme.games.the_game.encoding import AGREE, END, MOST_EAGER, NOBODY, NOMINATE, OFFER

if TYPE_CHECKING:
    from hrajme.games.the_game.rules import TheGamePosition

LOWEST, HIGHEST = 2, 99
PILES = 4
DESCENDING = 2
# How many placements a search looks at.
CANDIDATES = 6


def advise(position: TheGamePosition, seat: int, policy: int, moves: Moves, dice: Dice) -> int:
    """The move of a quick player of this policy."""
    if policy == 0:
        return position.any_move(seat, moves, dice)
    if position.is_opening():
        return advise_opening(position, seat)
    if (
        position.placed < position.minimum
        or position.lit
        or (policy > 1 and has_free_placement(position, seat))
    ):
        return cheapest(position, seat, policy)
    return END


def cheapest(position: TheGamePosition, seat: int, policy: int) -> int:
    """The placement of the lowest price; END when there is none."""
    best = END
    lowest = 10000
    for pile in range(PILES):
        sign = 1 if pile < DESCENDING else -1
        for index in range(position.hand_sizes[seat]):
            card = position.hands[seat][index]
            step = sign * (card - position.tops[pile])
            # Two tricks held ready win 60 back; what lies farther is not looked at closely.
            if 2 * step - 60 < lowest and (step > 0 or step == -10):
                cost = price(position, card, pile, policy)
                if cost < lowest:
                    lowest = cost
                    best = 4 * card + pile
    return best


def price(position: TheGamePosition, card: int, pile: int, policy: int) -> int:
    """What laying *card* on *pile* costs the team."""
    sign = 1 if pile < DESCENDING else -1
    cost = 2 * sign * (card - position.tops[pile])
    if policy > 1:
        cost += displaced(position, card, pile) if cost > 0 else -10
        # Tricks that the hand holds ready win it back.
        back = card - 10 * sign
        while LOWEST <= back <= HIGHEST and position.owner[back] == position.owner[card]:
            cost -= 30
            back -= 10 * sign
    if position.lit >> pile & 1:
        cost -= 1000
    elif position.burns(card):
        cost += 30
    return cost


def displaced(position: TheGamePosition, card: int, pile: int) -> int:
    """How many cards not laid yet the pile passes over, *card* among them; none or fewer for a trick."""
    if pile < DESCENDING:
        return position.below[card] - position.below[position.tops[pile]] + 1
    return position.below[position.tops[pile]] - position.below[card]


def has_free_placement(position: TheGamePosition, seat: int) -> bool:
    """Whether a card can be laid that takes no other card's place."""
    for index in range(position.hand_sizes[seat]):
        card = position.hands[seat][index]
        for pile in range(PILES):
            if position.fits(card, pile) and displaced(position, card, pile) <= 1:
                return True
    return False


def shortlist(position: TheGamePosition, moves: Moves, seat: int) -> None:
    """The cheapest placements, cheapest first, and the end of the turn when it is possible."""
    if position.is_opening():
        moves.clear()
        moves.add(advise_opening(position, seat))
        return
    ends = position.placed >= position.minimum
    count = moves.count - ends
    kept = min(count, CANDIDATES)
    for place in range(kept):
        best = place
        for index in range(place + 1, count):
            if price_of(position, moves.items[index]) < price_of(position, moves.items[best]):
                best = index
        nearest = moves.items[best]
        moves.items[best] = moves.items[place]
        moves.items[place] = nearest
    moves.count = kept
    if ends:
        moves.add(END)


def price_of(position: TheGamePosition, move: int) -> int:
    return price(position, move >> 2, move & 3, 2)


def advise_opening(position: TheGamePosition, seat: int) -> int:
    """TG-4: bots agree with people; among bots who opens most cheaply starts."""
    eagerness = eagerness_of(position, seat)
    if position.starter == 2:
        return NOMINATE + seat
    may_offer = not position.nominated >> seat & 1 and position.candidate != seat
    if position.candidate == NOBODY or (may_offer and eagerness > position.eagerness):
        return OFFER + eagerness
    return AGREE


def eagerness_of(position: TheGamePosition, seat: int) -> int:
    """How gladly a seat starts: 9 for an opening that costs next to nothing, 0 for a dear one."""
    first = second = 100
    for index in range(position.hand_sizes[seat]):
        card = position.hands[seat][index]
        cost = min(card - 1, 100 - card)
        second = min(second, max(cost, first))
        first = min(first, cost)
    return max(0, MOST_EAGER - (first + second) // 4)
