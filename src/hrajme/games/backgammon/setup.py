"""A position as GNU Backgammon writes it, ``4HPwATDgc/ABMA``, or with its match behind a colon.

The first part is the checkers: a one for each checker and a zero behind each point, from the first point to
the bar, of who is not on roll and then of who is. The second is the cube, whose turn it is, the dice and
the score.
"""

from __future__ import annotations

import binascii
from base64 import b64decode, b64encode
from functools import cache

import msgspec

from hrajme.core.errors import BadOption
from hrajme.games.backgammon.encoding import BAR, CHECKERS, HOME, MOST_CUBE, POINTS

POSITION_BYTES, MATCH_BYTES = 10, 9
POSITION_SIGNS, MATCH_SIGNS = 14, 12
CENTRED = 3
PLAYING = 1
MOST_POINTS = 25
# The fields of the match, the lowest bits first, with their widths.
FIELDS = (
    *(("cube", 4), ("owner", 2), ("mover", 1), ("crawford", 1), ("state", 3), ("turn", 1), ("offered", 1)),
    *(("resigned", 2), ("die", 3), ("other_die", 3), ("length", 15), ("score", 15), ("other_score", 15)),
)

# Checkers on 0 (off), 1 to 24 and 25 (the bar), in the numbering of their side.
Side = tuple[int, ...]


class Setup(msgspec.Struct, frozen=True):
    """Where everything stands. The mover is on roll; owner None is a cube in the middle."""

    sides: tuple[Side, Side]
    mover: int | None = None  # None: the opening roll decides
    dice: tuple[int, int] | None = None
    cube: int = 1
    owner: int | None = None
    offered: bool = False
    crawford: bool = False
    length: int | None = None  # None: as the options say
    score: tuple[int, int] = (0, 0)


def side(**checkers: int) -> Side:
    """``side(p24=2, p13=5)``"""
    on = {int(name[1:]): count for name, count in checkers.items()}
    return (CHECKERS - sum(on.values()), *[on.get(point, 0) for point in range(1, BAR + 1)])


# BG-3
START = side(p24=2, p13=5, p8=3, p6=5)
BEGINNING = Setup((START, START))


@cache
def read_setup(text: str) -> Setup:
    """The position that *text* means; raises BadOption."""
    if not text:
        return BEGINNING
    board, _, match = text.partition(":")
    sides = read_sides(unpack(board, POSITION_SIGNS, POSITION_BYTES, text))
    check_sides(sides)
    if not match:
        return Setup((sides[1], sides[0]), mover=0)
    return read_match(unpack(match, MATCH_SIGNS, MATCH_BYTES, text), sides)


def unpack(text: str, signs: int, count: int, whole: str) -> int:
    """The number that these signs hold, the first byte lowest."""
    try:
        packed = b64decode(text + "=" * (-len(text) % 4), validate=True)
    except (binascii.Error, ValueError):
        packed = b""
    if len(text) != signs or len(packed) != count:
        raise BadOption("backgammon-refuse-setup_unreadable", text=whole[:60])
    return int.from_bytes(packed, "little")


def pack(number: int, count: int) -> str:
    return b64encode(number.to_bytes(count, "little")).decode().rstrip("=")


def read_sides(bits: int) -> tuple[Side, Side]:
    """Who is not on roll, and who is."""
    runs = f"{bits:080b}"[::-1].split("0")[: 2 * BAR]
    counts = [len(run) for run in runs]
    first, second = counts[:BAR], counts[BAR:]
    return (CHECKERS - sum(first), *first), (CHECKERS - sum(second), *second)


def check_sides(sides: tuple[Side, Side]) -> None:
    for each in sides:
        if len(each) != BAR + 1 or not 0 <= each[0] < CHECKERS:
            raise BadOption("backgammon-refuse-setup_count")
    for point in range(1, POINTS + 1):
        if sides[0][point] and sides[1][BAR - point]:
            raise BadOption("backgammon-refuse-setup_shared", point=BAR - point)
    if all(each[BAR] and min(other[1 : HOME + 1]) > 1 for each, other in (sides, sides[::-1])):
        raise BadOption("backgammon-refuse-setup_stuck")


def read_match(bits: int, sides: tuple[Side, Side]) -> Setup:
    field = {}
    for name, width in FIELDS:
        field[name] = bits & (1 << width) - 1
        bits >>= width
    mover = field["mover"]
    setup = Setup(
        (sides[1], sides[0]) if mover == 0 else sides,
        mover,
        read_dice(field["die"], field["other_die"]),
        1 << field["cube"],
        None if field["owner"] == CENTRED else field["owner"],
        bool(field["offered"]),
        bool(field["crawford"]),
        field["length"],
        (field["score"], field["other_score"]),
    )
    check_match(setup, field, mover)
    return setup


def read_dice(die: int, other: int) -> tuple[int, int] | None:
    if die == other == 0:
        return None
    if not (1 <= die <= 6 and 1 <= other <= 6):
        raise BadOption("backgammon-refuse-setup_dice")
    return min(die, other), max(die, other)


def check_match(setup: Setup, field: dict[str, int], mover: int) -> None:
    if field["state"] != PLAYING or field["resigned"]:
        raise BadOption("backgammon-refuse-setup_not_running")
    if field["turn"] != mover ^ setup.offered or (setup.offered and setup.dice):
        raise BadOption("backgammon-refuse-setup_turn")
    if setup.owner == 2 or setup.cube > MOST_CUBE or (setup.cube == 1) != (setup.owner is None):
        raise BadOption("backgammon-refuse-setup_cube")
    if setup.offered and (setup.crawford or setup.owner == 1 - mover or setup.cube == MOST_CUBE):
        raise BadOption("backgammon-refuse-setup_cube")
    check_score(setup)


def check_score(setup: Setup) -> None:
    """A match is not over, and its Crawford game is the one in which somebody lacks a single point."""
    length = setup.length or 0
    if length > MOST_POINTS or (length and max(setup.score) >= length) or (not length and any(setup.score)):
        raise BadOption("backgammon-refuse-setup_score")
    if setup.crawford and (not length or max(setup.score) != length - 1 or setup.cube > 1):
        raise BadOption("backgammon-refuse-setup_score")


def write_setup(setup: Setup) -> str:
    """Both parts; a position before its opening roll is written for seat 0."""
    mover = setup.mover or 0
    bits = "".join("1" * count + "0" for each in (1 - mover, mover) for count in setup.sides[each][1:])
    return f"{pack(int(bits[::-1], 2), POSITION_BYTES)}:{write_match(setup, mover)}"


def write_match(setup: Setup, mover: int) -> str:
    low, high = setup.dice or (0, 0)
    owner = CENTRED if setup.owner is None else setup.owner
    cube = setup.cube.bit_length() - 1
    turn = mover ^ setup.offered
    values = (
        *(cube, owner, mover, setup.crawford, PLAYING, turn, setup.offered, 0),
        *(high, low, setup.length or 0, *setup.score),
    )
    bits, place = 0, 0
    for (_, width), value in zip(FIELDS, values, strict=True):
        bits |= int(value) << place
        place += width
    return pack(bits, MATCH_BYTES)
