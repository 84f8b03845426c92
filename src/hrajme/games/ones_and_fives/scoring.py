"""What dice are worth: OF-5, OF-6 and OF-8, worked out once for every throw."""

from __future__ import annotations

from itertools import accumulate

from hrajme.games.ones_and_fives.encoding import ALL_THROWS, DICE, FACES, NUMBERS, THROWS, ways

SINGLES = {1: 100, 5: 50}
TRIPLES = {1: 1000, 2: 200, 3: 300, 4: 400, 5: 500, 6: 600}
THREE_PAIRS, STRAIGHT, SIX_ALIKE = 1000, 2000, 5000


def worth_of(dice: tuple[int, ...], *, quad_is_two_pairs: bool = True) -> int:
    """The points for setting aside all these dice of one throw; 0 when one of them has no part in it."""
    points = [worth_of_face(face, dice.count(face)) for face in set(dice)]
    alone = sum(points) if all(points) else 0
    return max(alone, worth_of_six(dice, quad_is_two_pairs)) if len(dice) == DICE else alone


def worth_of_face(face: int, count: int) -> int:
    """OF-8: three alike, and what the others are worth alone; 0 when one is worth nothing."""
    triples, singles = divmod(count, 3)
    if singles and face not in SINGLES:
        return 0
    if triples == 2:
        return 2 * TRIPLES[face]
    return triples * TRIPLES[face] + singles * SINGLES.get(face, 0)


def worth_of_six(dice: tuple[int, ...], quad_is_two_pairs: bool) -> int:
    """OF-5: what only six dice together can be."""
    counts = sorted(dice.count(face) for face in set(dice))
    if counts == [6]:
        return SIX_ALIKE
    if counts == [1] * 6:
        return STRAIGHT
    pairs = counts == [2, 2, 2] or (counts == [2, 4] and quad_is_two_pairs)
    return THREE_PAIRS if pairs else 0


def completion_of(dice: tuple[int, ...]) -> tuple[int, int]:
    """OF-6: the points that one more die may bring, and the face it must show; 0, 0 when there are none."""
    if len(dice) == DICE and len(set(dice)) == DICE - 1:
        return STRAIGHT, next(face for face in range(1, FACES + 1) if face not in dice)
    alike = [face for face in dice if dice.count(face) == DICE - 1]
    return (SIX_ALIKE, alike[0]) if len(dice) == DICE and alike else (0, 0)


def completed(dice: tuple[int, ...]) -> int:
    """OF-6: the number of the six dice that the missing one makes of a throw."""
    points, face = completion_of(dice)
    if not points:
        return 0
    return NUMBERS[(face,) * DICE if points == SIX_ALIKE else tuple(range(1, FACES + 1))]


def parts_of(dice: tuple[int, ...]) -> list[tuple[int, ...]]:
    """All different ways to take some of these dice, the most first."""
    parts: set[tuple[int, ...]] = {()}
    for die in dice:
        parts |= {(*part, die) for part in parts}
    return sorted(parts - {()}, key=lambda part: (-len(part), part))


# By the number of a throw: its points when it is set aside as a whole, with and without OF-8's two pairs.
WORTH = tuple(worth_of(dice) for dice in THROWS)
STRICT_WORTH = tuple(worth_of(dice, quad_is_two_pairs=False) for dice in THROWS)
SIZE = tuple(len(dice) for dice in THROWS)
# OF-6: what one more die may bring, which one, and the six dice then.
COMPLETION = tuple(completion_of(dice)[0] for dice in THROWS)
MISSING = tuple(completion_of(dice)[1] for dice in THROWS)
COMPLETED = tuple(completed(dice) for dice in THROWS)
# What may be set aside of each throw, most dice first; empty for a dead throw (OF-4).
SELECTIONS = tuple(tuple(NUMBERS[part] for part in parts_of(dice) if WORTH[NUMBERS[part]]) for dice in THROWS)
# The same in one row; that of throw n begins at FIRST[n].
SELECTED = tuple(number for parts in SELECTIONS for number in parts)
FIRST = tuple(accumulate(map(len, SELECTIONS), initial=0))
# In how many ways so many dice fall dead, of 6 ** dice.
DEAD_WAYS = tuple(
    sum(ways(number) for number in range(1, ALL_THROWS) if SIZE[number] == count and not SELECTIONS[number])
    for count in range(DICE + 1)
)
DEAD_CHANCE = tuple((DEAD_WAYS[count], FACES**count) for count in range(DICE + 1))
