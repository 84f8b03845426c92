"""Moves of Domino as text: ``4-6 left``, ``4-6 right``, ``draw``, ``pass``.

The lower half of a tile is written first; either order is read. CHANCE writes the tile that comes (``4-6``),
who starts (``start 2``, seats from 1), ``open`` when the hands are laid open, or ``next`` for the next hand.
"""

from __future__ import annotations

import re

from hrajme.core import CHANCE, Refusal
from hrajme.core.vocabulary import Said, Vocabulary
from hrajme.games.domino.encoding import (
    DRAW,
    ENDS,
    LEFT,
    MOST_PIPS,
    NEXT_HAND,
    OPEN_HANDS,
    PASS,
    RIGHT,
    START,
    halves,
    lay,
    name_tile,
    tile_and_end,
    tile_of,
)
from hrajme.games.domino.rules import DominoPosition

WORDS = Vocabulary(
    {
        DRAW: Said(
            en="draw, take, d",
            cs="beru, ber, vzít, vzít z talonu, vezmi, líznout, lízni",
            sk="beriem, vziať, vziať z talónu, vezmi si",
            pl="dobieram, dobierz, biorę",
        ),
        PASS: Said(en="pass", cs="pas, pasuji", sk="pas, pasujem", pl="pas, pasuję"),
    }
)
SIDES = Vocabulary(
    {
        LEFT: Said(
            en="left, l, <",
            cs="vlevo, doleva, levá, levý",
            sk="vľavo, doľava, ľavá",
            pl="lewo, w lewo, lewa, z lewej",
        ),
        RIGHT: Said(
            en="right, r, >",
            cs="vpravo, doprava, pravá, pravý",
            sk="vpravo, doprava, pravá",
            pl="prawo, w prawo, prawa, z prawej",
        ),
    }
)
TILE = r"\[?(\d{1,2})\s*[-–:/|,.\s]\s*(\d{1,2})\]?"
LAID = re.compile(rf"{TILE}\s*(\D*)")
COMING = re.compile(TILE)
STARTING = re.compile(r"start\s*([1-4])")
EVENTS = {"next": NEXT_HAND, "open": OPEN_HANDS}


def read(position: DominoPosition, seat: int, text: str) -> int | Refusal | None:
    text = " ".join(text.lower().split())
    if seat == CHANCE:
        return read_chance(text)
    move = WORDS.read(text)
    if move is not None:
        return move if position.may_play(seat, move) else refuse_word(position, seat, move)
    found = LAID.fullmatch(text)
    ends = None if found is None else read_ends(found[3].strip())
    return None if found is None or ends is None else read_lay(position, seat, read_tile(found), ends)


def read_ends(word: str) -> tuple[int, ...] | None:
    """The end that a word means, either for no word, None for a word that means no end."""
    if not word:
        return (LEFT, RIGHT)
    end = SIDES.read(word)
    return None if end is None else (end,)


def read_tile(found: re.Match[str]) -> int | None:
    one, other = int(found[1]), int(found[2])
    return tile_of(one, other) if max(one, other) <= MOST_PIPS else None


def read_lay(position: DominoPosition, seat: int, tile: int | None, ends: tuple[int, ...]) -> int | Refusal:
    """A tile at one of these ends. Where it fits at one only, that one need not be said."""
    if tile is None or halves(tile)[1] > position.highest:
        return Refusal("DO-1", "domino-refuse-no_such_tile", {"highest": position.highest})
    fitting = [lay(tile, end) for end in ends if position.may_play(seat, lay(tile, end))]
    if len(fitting) == 1:
        return fitting[0]
    if fitting:
        return Refusal("DO-4", "domino-refuse-which_end", {"tile": name_tile(tile)})
    return refuse_lay(position, seat, tile, ends)


def read_chance(text: str) -> int | None:
    if found := COMING.fullmatch(text):
        return read_tile(found)
    if found := STARTING.fullmatch(text):
        return START + int(found[1]) - 1
    return EVENTS.get(text)


def write(position: DominoPosition, seat: int, move: int) -> str:
    if seat == CHANCE:
        return write_chance(move)
    if move in WORDS:
        return WORDS.write(move)
    tile, end = tile_and_end(move)
    return f"{name_tile(tile)} {SIDES.write(end)}"


def write_chance(move: int) -> str:
    for word, event in EVENTS.items():
        if move == event:
            return word
    return f"start {move - START + 1}" if move >= START else name_tile(move)


def refuse_word(position: DominoPosition, seat: int, move: int) -> Refusal:
    return refuse_draw(position, seat) if move == DRAW else refuse_pass(position, seat)


def refuse_draw(position: DominoPosition, seat: int) -> Refusal:
    view = position.view(seat)
    if view.stock == 0:
        return Refusal("DO-6", "domino-refuse-stock_empty")
    if view.draws_one and view.drawn_count:
        return Refusal("DO-5", "domino-refuse-drawn_already")
    return Refusal("DO-8", "domino-refuse-can_lay")


def refuse_pass(position: DominoPosition, seat: int) -> Refusal:
    view = position.view(seat)
    if view.fits_left or view.fits_right:
        return Refusal("DO-8", "domino-refuse-can_lay")
    if view.draws_one:
        return Refusal("DO-5", "domino-refuse-draw_first")
    return Refusal("DO-6", "domino-refuse-stock_first")


def refuse_lay(position: DominoPosition, seat: int, tile: int, ends: tuple[int, ...]) -> Refusal:
    """DO-2, DO-4: not in this hand, at no end, or not at this end."""
    name = name_tile(tile)
    if not position.is_held(seat, tile):
        return Refusal("DO-2", "domino-refuse-not_in_hand", {"tile": name})
    left, right = position.end_of(LEFT), position.end_of(RIGHT)
    if len(ends) > 1:
        args: dict[str, int | str] = {"tile": name, "left": left, "right": right}
        return Refusal("DO-4", "domino-refuse-fits_nowhere", args)
    end = ends[0]
    args = {"tile": name, "end": ENDS[end], "pips": position.end_of(end)}
    return Refusal("DO-4", "domino-refuse-does_not_fit", args)
