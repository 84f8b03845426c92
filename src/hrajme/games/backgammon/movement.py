"""How checkers move, BG-6 to BG-9: all plays of a roll, no two with the same result.

*points* are the checkers of both sides, 26 fields each (rules.py); *own* is where those of the mover begin. A
set of points, in the numbering of the mover, is a number with their bits: *mine* are those with a checker of
the mover, the bar among them, and *held* those on which no checker of the mover may land.
"""

from __future__ import annotations

from hrajme.core import bits
from hrajme.core.moves import Moves
from hrajme.games.backgammon.encoding import (
    BAR,
    FIELD,
    FIELD_BITS,
    FIELDS,
    HOME,
    MOST_STEPS,
    OFF,
    PASS,
    POINTS,
)

ONE = 1


def occupied(points: list[int], own: int) -> int:
    found = 0
    for point in range(1, BAR + 1):
        if points[own + point] > 0:
            found |= ONE << point
    return found


def manned(points: list[int], own: int, least: int, most: int) -> int:
    """The points on which so many checkers of the other side stand, as the mover numbers them."""
    other, found = FIELDS - own, 0
    for point in range(1, POINTS + 1):
        if least <= points[other + point] <= most:
            found |= ONE << (BAR - point)
    return found


def origins(mine: int, held: int, die: int) -> int:
    """From where a checker may go by this number."""
    free = mine & ~(held << die)
    if mine >> BAR != 0:
        return free & ONE << BAR  # BG-8
    found = free & -(ONE << die + 1)
    return found if mine >> HOME + 1 != 0 else found | bears_off(mine, die)  # BG-9.1


def bears_off(mine: int, die: int) -> int:
    """BG-9.2: from the point of the number; BG-9.3: or from the farthest, where none is beyond it."""
    if mine >> die != 0:
        return mine & ONE << die
    point = die - 1
    while point > 0 and mine >> point == 0:
        point -= 1
    return mine & ONE << point


def after_step(points: list[int], own: int, mine: int, origin: int, die: int) -> int:
    """The points with a checker of the mover when one has gone so far."""
    if points[own + origin] == 1:
        mine &= ~(ONE << origin)
    return mine if origin <= die else mine | ONE << (origin - die)


def fill_plays(moves: Moves, points: list[int], own: int, high: int, low: int) -> None:
    """BG-5.5: of all plays those that use most numbers, and the higher if only one can be used."""
    mine, held = occupied(points, own), manned(points, own, 2, 15)
    if high == low:
        extend(moves, points, own, mine, held, low, BAR, 0, PASS, 0)
        return
    blots = manned(points, own, 1, 1)
    fill_pairs(moves, points, own, mine, held, blots, high, low)
    if moves.count == 0:
        fill_singles(moves, origins(mine, held, high), 0)
    if moves.count == 0:
        fill_singles(moves, origins(mine, held, low), FIELD_BITS)
    if moves.count == 0:
        moves.add(PASS)


def fill_singles(moves: Moves, found: int, field: int) -> None:
    while found:
        moves.add(bits.lowest(found) << field)
        found &= found - 1


def fill_pairs(
    moves: Moves, points: list[int], own: int, mine: int, held: int, blots: int, high: int, low: int
) -> None:
    """BG-6.2, BG-6.3: both numbers in either order."""
    first = origins(mine, held, high)
    while first:
        origin = bits.lowest(first)
        first &= first - 1
        second = origins(after_step(points, own, mine, origin, high), held, low)
        while second:
            add_pair(moves, origin, bits.lowest(second), blots, high, low)
            second &= second - 1
    first = origins(mine, held, low)
    while first:
        origin = bits.lowest(first)
        first &= first - 1
        second = origins(after_step(points, own, mine, origin, low), held, high)
        while second:
            add_pair(moves, bits.lowest(second), origin, blots, high, low)
            second &= second - 1


def add_pair(moves: Moves, by_high: int, by_low: int, blots: int, high: int, low: int) -> None:
    """Unless this play is there already, or the other that has the same result."""
    play = by_high | by_low << FIELD_BITS
    twin = play
    if by_high - high == by_low:
        twin = twin_way(by_high, blots, high, low, play, (by_high - low) | by_high << FIELD_BITS)
    elif by_low - low == by_high:
        twin = twin_way(by_low, blots, high, low, play, by_low | (by_low - high) << FIELD_BITS)
    elif by_high <= low and by_low <= low:
        twin = by_low | by_high << FIELD_BITS
    if not moves.has(play) and (twin == play or not moves.has(twin)):
        moves.add(play)


def twin_way(origin: int, blots: int, high: int, low: int, play: int, twin: int) -> int:
    """One checker by both numbers comes to the same in either order, unless it hits on the way."""
    if origin <= high or (blots >> (origin - high) | blots >> (origin - low)) & 1 != 0:
        return play
    return twin


def extend(
    moves: Moves,
    points: list[int],
    own: int,
    mine: int,
    held: int,
    die: int,
    farthest: int,
    made: int,
    play: int,
    most: int,
) -> int:
    """BG-6.4: go on with a play of doubles, the farthest checkers first; the most numbers that were used.

    Whatever can be played can be played in this order, and then no two plays have the same result.
    """
    found = origins(mine, held, die) if made < MOST_STEPS else 0
    found &= (ONE << farthest + 1) - 1
    if found == 0:
        return add_longest(moves, made, play, most)
    for origin in range(farthest, 0, -1):
        if found >> origin & 1 != 0:
            later = after_step(points, own, mine, origin, die)
            target = origin - die if origin > die else OFF
            points[own + origin] -= 1
            points[own + target] += 1
            longer = play | origin << FIELD_BITS * made
            most = extend(moves, points, own, later, held, die, origin, made + 1, longer, most)
            points[own + origin] += 1
            points[own + target] -= 1
    return most


def add_longest(moves: Moves, made: int, play: int, most: int) -> int:
    if made > most:
        moves.clear()
    if made >= most:
        moves.add(play)
        return made
    return most


def make(points: list[int], own: int, play: int, high: int, low: int) -> int:
    """Make a play; the points on which it hits."""
    hits, index = 0, 0
    while play:
        origin = play & FIELD
        play >>= FIELD_BITS
        if origin != 0:
            die = high if index == 0 else low
            hits |= step(points, own, origin, die)
        index += 1
    return hits


def step(points: list[int], own: int, origin: int, die: int) -> int:
    """One checker by one number; BG-7.1: a blot there goes to the bar. The bit of the point where it hits."""
    other = FIELDS - own
    target = origin - die if origin > die else OFF
    points[own + origin] -= 1
    points[own + target] += 1
    if target == OFF or points[other + BAR - target] == 0:
        return 0
    points[other + BAR - target] -= 1
    points[other + BAR] += 1
    return int(ONE << target)


def unmake(points: list[int], own: int, play: int, high: int, low: int, hits: int) -> None:
    """Take a play back, of which `make` has told where it hit."""
    other, index = FIELDS - own, 0
    while play:
        origin = play & FIELD
        play >>= FIELD_BITS
        if origin != 0:
            die = high if index == 0 else low
            points[own + origin] += 1
            points[own + (origin - die if origin > die else OFF)] -= 1
        index += 1
    while hits:
        points[other + BAR - bits.lowest(hits)] += 1
        points[other + BAR] -= 1
        hits &= hits - 1
