"""Moves of Domino as text: ``4-6 left``, ``4-6 right``, ``draw``, ``pass``.

The lower half of a tile is written first; either order is read. CHANCE writes the tile that comes (``4-6``),
who starts (``start 2``, seats from 1), ``open`` when the hands are laid open, or ``next`` for the next hand.
"""

from __future__ import annotations

import re

from hrajme.core import CHANCE, Refusal
from hrajme.games.domino.encoding import (
    DRAW,
    LEFT,
    MOST_PIPS,
    NEXT_HAND,
    NO_SUCH_TILE,
    OPEN_HANDS,
    PASS,
    RIGHT,
    START,
    UNSAID,
    halves,
    is_lay,
    lay,
    name_tile,
    tile_and_end,
    tile_of,
)
from hrajme.games.domino.rules import DominoPosition

# What people type in their own language; the first of each is what we write.
WORDS = {
    DRAW: (
        *("draw", "take", "d", "líznout", "lízni", "vzít", "beru", "ber", "vezmi"),
        *("beriem", "vziať", "vezmi si", "dobierz", "dobieram", "biorę"),
    ),
    PASS: ("pass", "pas", "pasuji", "pasujem", "pasuję"),
}
SIDES = {
    LEFT: (
        "left",
        "l",
        "<",
        "vlevo",
        "levá",
        "levý",
        "doleva",
        "vľavo",
        "ľavá",
        "doľava",
        "lewo",
        "lewa",
        "w lewo",
    ),
    RIGHT: ("right", "r", ">", "vpravo", "pravá", "pravý", "doprava", "prawo", "prawa", "w prawo"),
}
ENDS = ("left", "right")
TILE = r"\[?(\d{1,2})\s*[-–:/|,.\s]\s*(\d{1,2})\]?"
LAID = re.compile(rf"{TILE}\s*(\D*)")
COMING = re.compile(TILE)
STARTING = re.compile(r"start\s*([1-4])")
EVENTS = {"next": NEXT_HAND, "open": OPEN_HANDS}


def parse(seat: int, text: str) -> int | None:
    text = " ".join(text.lower().split())
    if seat == CHANCE:
        return parse_chance(text)
    for move, words in WORDS.items():
        if text in words:
            return move
    found = LAID.fullmatch(text)
    end = None if found is None else parse_end(found[3].strip())
    if found is None or end is None:
        return None
    tile = parse_tile(found)
    return NO_SUCH_TILE if tile is None else lay(tile, end)


def parse_end(word: str) -> int | None:
    """The end that a word means, none said for no word, None for a word that means no end."""
    if not word:
        return UNSAID
    return next((end for end, words in SIDES.items() if word in words), None)


def parse_tile(found: re.Match[str]) -> int | None:
    one, other = int(found[1]), int(found[2])
    return tile_of(one, other) if max(one, other) <= MOST_PIPS else None


def parse_chance(text: str) -> int | None:
    if found := COMING.fullmatch(text):
        return parse_tile(found)
    if found := STARTING.fullmatch(text):
        return START + int(found[1]) - 1
    return EVENTS.get(text)


def format(seat: int, move: int) -> str:
    if seat == CHANCE:
        return format_chance(move)
    if move in WORDS:
        return WORDS[move][0]
    tile, end = tile_and_end(move)
    return f"{name_tile(tile)} {ENDS[end]}"


def format_chance(move: int) -> str:
    for word, event in EVENTS.items():
        if move == event:
            return word
    return f"start {move - START + 1}" if move >= START else name_tile(move)


def refuse(position: DominoPosition, seat: int, move: int) -> Refusal | None:
    if position.is_legal(seat, move):
        return None
    if move == DRAW:
        return refuse_draw(position, seat)
    if move == PASS:
        return refuse_pass(position, seat)
    return refuse_lay(position, seat, move)


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
    return Refusal("DO-6", "domino-refuse-stock_first")


def refuse_lay(position: DominoPosition, seat: int, move: int) -> Refusal:
    """DO-1, DO-2, DO-4: no such tile, not in this hand, or not at this end."""
    tile, end = tile_and_end(move) if is_lay(move) else (NO_SUCH_TILE, LEFT)
    highest = position.highest
    if tile == NO_SUCH_TILE or halves(tile)[1] > highest:
        return Refusal("DO-1", "domino-refuse-no_such_tile", {"highest": highest})
    name = name_tile(tile)
    if not position.is_held(seat, tile):
        return Refusal("DO-2", "domino-refuse-not_in_hand", {"tile": name})
    if end == UNSAID:
        return Refusal("DO-4", "domino-refuse-which_end", {"tile": name})
    args: dict[str, int | str] = {"tile": name, "end": ENDS[end], "pips": position.end_of(end)}
    return Refusal("DO-4", "domino-refuse-does_not_fit", args)
