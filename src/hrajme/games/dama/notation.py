"""Moves of dáma as text: ``c3-d4`` is a step, ``c3xe5xg7`` a capture with every square it comes down on.

Where only one move can be meant, a capture may be written short without an x: ``c3 g7`` or ``c3:g7``.
"""

from __future__ import annotations

import re

from hrajme.core import Refusal
from hrajme.games.dama.encoding import NAMES, PLACE_OF, is_capture, origin_of, step, target_of
from hrajme.games.dama.refusals import refuse_ambiguous, refuse_capture, refuse_light, refuse_step
from hrajme.games.dama.rules import DamaPosition
from hrajme.games.dama.ways import Way, list_ways

SQUARE = r"[a-h][1-8]"
WRITTEN = re.compile(rf"{SQUARE}(?:(?:\s*[-–x×:*]\s*|\s*){SQUARE})+")


def read(position: DamaPosition, seat: int, text: str) -> int | Refusal | None:
    text = text.strip().lower().rstrip("!?.")
    if WRITTEN.fullmatch(text) is None:
        return None
    names = re.findall(SQUARE, text)
    light = [name for name in names if name not in PLACE_OF]
    if light:
        return refuse_light(light[0])
    way = tuple([PLACE_OF[name] for name in names])
    if "x" in text or "×" in text:
        return read_capture(position, way)
    if "-" in text or "–" in text:
        return read_step(position, seat, way)
    return read_short(position, seat, way)


def read_capture(position: DamaPosition, way: Way) -> int | Refusal:
    """Every square of the way has been written."""
    for move, legal in list_ways(position.setup(), position.takers()):
        if legal == way:
            return move
    return refuse_capture(position, way)


def read_step(position: DamaPosition, seat: int, way: Way) -> int | Refusal:
    move = step(way[0], way[-1])
    if len(way) == 2 and position.may_play(seat, move):
        return move
    return refuse_step(position, way)


def read_short(position: DamaPosition, seat: int, way: Way) -> int | Refusal:
    """A step, or a capture of which some squares were left out."""
    ways = list_ways(position.setup(), position.takers())
    fitting = [(move, legal) for move, legal in ways if fits(way, legal)]
    moves = {move for move, _ in fitting}
    if len(moves) == 1:
        return moves.pop()
    if moves:
        return refuse_ambiguous([legal for _, legal in fitting])
    is_step = len(way) == 2 and (position.takers() == 0 or position.may_play(seat, step(*way)))
    return read_step(position, seat, way) if is_step else refuse_capture(position, way)


def fits(way: Way, whole: Way) -> bool:
    """Whether *way* is *whole* with some squares between its ends left out."""
    squares = iter(whole)
    return way[0] == whole[0] and way[-1] == whole[-1] and all(place in squares for place in way)


def write(position: DamaPosition, seat: int, move: int) -> str:
    if not is_capture(move):
        return f"{NAMES[origin_of(move)]}-{NAMES[target_of(move)]}"
    ways = list_ways(position.setup(), 1 << origin_of(move))
    return "x".join(NAMES[place] for place in next(way for same, way in ways if same == move))
