"""The quick players of Cribbage. None looks at what it may not see.

Player 1 looks at two ways to lay away and lays any card. Player 2 keeps the best four cards and lays what
scores most. Player 3 counts hand, crib and play when it lays away, and in the play what the other may answer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hrajme.core import bits
from hrajme.core.dice import Dice
from hrajme.core.moves import Moves
from hrajme.games.cribbage import discards, outlook, scoring
from hrajme.games.cribbage.encoding import CARDS, CLAIM, COUNT, GO, LAY_AWAY, PACK, THIRTY_ONE

if TYPE_CHECKING:
    from hrajme.games.cribbage.rules import CribbagePosition

ONE = 1
NIBBLE = 15
RANKS = 13
LAYING_AWAY, PLAYING, COUNTING = 2, 4, 6
DONE = 9
FIVE = 4
BEGINNER, SEASONED = 1, 3
# Low cards are kept for the end of a count: what a point of a card's value is worth when it is laid.
HIGH_FIRST = 0.02
# What it is worth that the other has to say go.
GO_GAIN = 0.8


def advise(position: CribbagePosition, seat: int, policy: int, moves: Moves, dice: Dice) -> int:
    """The move of a quick player of this policy."""
    if policy == 0:
        return position.any_move(seat, moves, dice)
    if position.phase != PLAYING and position.phase != LAYING_AWAY:
        return say_number(position, policy, dice)
    moves.clear()
    position.fill(moves, seat)
    if position.phase == LAYING_AWAY:
        return keep_best(position, seat, policy, moves, dice)
    if policy == BEGINNER:
        return moves.items[dice.below(moves.count)]
    return lay_wisely(position, seat, moves) if policy == SEASONED else lay_greedily(position, moves)


def say_number(position: CribbagePosition, policy: int, dice: Dice) -> int:
    """CR-16: all that is there. A beginner overlooks something now and then."""
    kind = COUNT if position.phase == COUNTING else CLAIM
    there = position.worth_shown if position.phase == COUNTING else position.missed()
    return kind + (dice.below(there + 1) if policy == BEGINNER and dice.below(4) == 0 else there)


def keep_best(position: CribbagePosition, seat: int, policy: int, moves: Moves, dice: Dice) -> int:
    """The best of all ways to lay away, or of two."""
    if policy == BEGINNER:
        one = moves.items[dice.below(moves.count)]
        other = moves.items[dice.below(moves.count)]
        return one if kept_points(position, seat, one) >= kept_points(position, seat, other) else other
    best = moves.items[0]
    most = -1000.0
    for index in range(moves.count):
        value = value_of_away(position, seat, policy, moves.items[index])
        if value > most:
            most = value
            best = moves.items[index]
    return best


def value_of_away(position: CribbagePosition, seat: int, policy: int, move: int) -> float:
    if policy != SEASONED:
        return kept_points(position, seat, move) + 0.0
    low = (move - LAY_AWAY) // CARDS
    high = (move - LAY_AWAY) % CARDS
    return discards.appraise(position.held[seat], low, high, position.dealer == seat, position.min_run)


def kept_points(position: CribbagePosition, seat: int, move: int) -> int:
    low = (move - LAY_AWAY) // CARDS
    high = (move - LAY_AWAY) % CARDS
    a = position.held[seat] & ~(ONE << low | ONE << high)
    b = a & (a - 1)
    c = b & (b - 1)
    d = c & (c - 1)
    return scoring.held_points(
        bits.lowest(a), bits.lowest(b), bits.lowest(c), bits.lowest(d), position.min_run
    )


def shortlist_away(position: CribbagePosition, seat: int, moves: Moves, most: int) -> None:
    """The best few ways to lay away, the best first."""
    for place in range(min(most, moves.count)):
        best = place
        for index in range(place + 1, moves.count):
            value = value_of_away(position, seat, SEASONED, moves.items[index])
            if value > value_of_away(position, seat, SEASONED, moves.items[best]):
                best = index
        move = moves.items[best]
        moves.items[best] = moves.items[place]
        moves.items[place] = move
    moves.count = min(most, moves.count)


def lay_greedily(position: CribbagePosition, moves: Moves) -> int:
    """What scores most at once; among equals the highest card, but no five to begin with."""
    best = moves.items[0]
    most = -1
    for index in range(moves.count):
        appeal = appeal_of(position, moves.items[index])
        if appeal > most:
            most = appeal
            best = moves.items[index]
    return best


def appeal_of(position: CribbagePosition, card: int) -> int:
    if card == GO:
        return 0
    if position.total == 0 and card // 4 == FIVE:
        return 0
    return CARDS * points_of(position, card) + card


def points_of(position: CribbagePosition, card: int) -> int:
    """What a card scores in the play, last card aside."""
    total = position.total + scoring.value_of(card)
    count = position.laid_count - position.covered + 1
    return scoring.play_points(position.sequence << 4 | card // 4, count, total, position.min_run)


def lay_wisely(position: CribbagePosition, seat: int, moves: Moves) -> int:
    """What scores most, less what the other is likely to score with his answer."""
    best = moves.items[0]
    if moves.count == 1:
        return best
    unseen = unseen_by(position, seat)
    most = -1000.0
    for index in range(moves.count):
        card = moves.items[index]
        value = points_of(position, card) + HIGH_FIRST * scoring.value_of(card)
        value -= risk_after(position, seat, card, unseen)
        if value > most:
            most = value
            best = card
    return best


def unseen_by(position: CribbagePosition, seat: int) -> int:
    """The cards that the other may hold."""
    unseen = PACK & ~(position.kept[seat] | position.away[seat] | ONE << position.starter)
    for index in range(position.laid_count):
        unseen &= ~(ONE << position.laid[index])
    return unseen


def risk_after(position: CribbagePosition, seat: int, card: int, unseen: int) -> float:
    """What the other scores on average with his answer to a card, less what his go would bring."""
    held = position.sizes[1 - seat]
    if held == 0 or position.gone >> (1 - seat) & 1:
        return 0.0
    total = position.total + scoring.value_of(card)
    sequence = position.sequence << 4 | card // 4
    count = position.laid_count - position.covered + 2
    points = 0
    fitting = 0
    there = 0
    for rank in range(RANKS):
        left = bits.count(unseen >> 4 * rank & NIBBLE)
        value = min(rank + 1, 10)
        if left == 0 or value <= position.floors[1 - seat]:
            continue
        there += left
        if total + value <= THIRTY_ONE:
            fitting += left
            reply = scoring.play_points(sequence << 4 | rank, count, total + value, position.min_run)
            points += left * reply
    silent = (there - fitting + 0.0) / there
    go = silent if held == 1 else silent * silent if held == 2 else silent * silent * silent
    return min(held, 3) * points / (there + 0.0) - GO_GAIN * go


def worth(position: CribbagePosition, seat: int) -> float:
    """A game won or lost; between two deals the chance to win by what both need and who deals next."""
    if position.phase == DONE:
        return 1.0 if position.wins(seat) else 0.0
    dealer = 1 - position.dealer
    chance = outlook.dealer_chance(
        position.min_run,
        position.target - position.scores[dealer],
        position.target - position.scores[1 - dealer],
    )
    return chance if dealer == seat else 1.0 - chance
