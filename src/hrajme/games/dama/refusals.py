"""Why a move of dáma is not possible: the rule, and what could be taken instead, so that a board can show it.

The arguments `capture` and `taken` of a refusal are a legal capture and the squares of what it takes.
"""

from __future__ import annotations

from itertools import pairwise

from hrajme.core import Refusal
from hrajme.games.dama.encoding import BOARD, NAMES, lift, names_of, places_in
from hrajme.games.dama.rules import DamaPosition
from hrajme.games.dama.ways import DOWN, UP, Board, Way, board_of, find_jumps, find_ways, list_ways

Args = dict[str, int | str]


def write_way(way: Way) -> str:
    return "x".join(NAMES[place] for place in way)


def refuse_light(name: str) -> Refusal:
    return Refusal("DA-2", "dama-refuse-light_square", {"square": name})


def refuse_ambiguous(ways: list[Way]) -> Refusal:
    """DA-15: the choice is free, so it has to be said."""
    return Refusal("DA-15", "dama-refuse-which_way", {"ways": ", ".join(map(write_way, ways))})


def refuse_origin(board: Board, origin: int) -> Refusal | None:
    """DA-8: one's own pieces are moved."""
    if board.own >> origin & 1:
        return None
    word = "not_yours" if board.is_enemy(origin) else "nothing_there"
    return Refusal("DA-8", f"dama-refuse-{word}", {"square": NAMES[origin]})


def refuse_step(position: DamaPosition, way: Way) -> Refusal:
    """A step that is not possible, or not while something has to be taken."""
    board = board_of(position.setup())
    refusal = refuse_origin(board, way[0])
    if refusal is None and position.takers() and not position.warns:
        refusal = Refusal("DA-16", "dama-refuse-must_take", shown_capture(position))
    if refusal is None and len(way) > 2:
        refusal = Refusal("DA-9", "dama-refuse-one_step")
    return refusal or refuse_reach(board, way[0], way[1])


def shown_capture(position: DamaPosition, origin: int | None = None) -> Args:
    """A legal capture, of this piece if it has one."""
    ways = list_ways(position.setup(), position.takers())
    move, way = next((each for each in ways if each[1][0] == origin), ways[0])
    taken = lift(move >> 12, board_of(position.setup()).enemies)
    return {"capture": write_way(way), "taken": names_of(places_in(taken))}


def refuse_reach(board: Board, origin: int, target: int) -> Refusal:
    """DA-5, DA-9: where a piece cannot go without taking."""
    args: Args = {"origin": NAMES[origin], "target": NAMES[target]}
    line = find_line(origin, target)
    if line is None:
        return Refusal("DA-5", "dama-refuse-not_diagonal", args)
    if (board.own | board.enemies) >> target & 1:
        return Refusal("DA-9", "dama-refuse-occupied", args)
    if not board.is_queen(origin):
        is_forward = line[0] - origin in board.forward()
        return Refusal("DA-9", "dama-refuse-one_square" if is_forward else "dama-refuse-backward", args)
    return Refusal("DA-9", "dama-refuse-blocked", args)


def find_line(origin: int, target: int) -> list[int] | None:
    """The places from one to the other along a diagonal, the first left out; None if there is none."""
    for step in (*UP, *DOWN):
        line = [origin + step]
        while line[-1] != target and line[-1] >= 0 and BOARD >> line[-1] & 1:
            line.append(line[-1] + step)
        if line[-1] == target:
            return line
    return None


def refuse_capture(position: DamaPosition, way: Way) -> Refusal:
    """A capture that is not possible: at its first wrong jump, or because it is not finished."""
    board = board_of(position.setup())
    refusal = refuse_origin(board, way[0])
    taken: Way = ()
    for place, target in pairwise(way):
        if refusal is not None:
            return refusal
        jumps = find_jumps(board, way[0], place, taken)
        jump = next((each for each in jumps if target in each.landings), None)
        if jump is None:
            return refuse_jump(position, board, way, place, target, taken)
        taken = (*taken, jump.enemy)
    return refusal or refuse_end(position, board, way, taken)


def refuse_jump(
    position: DamaPosition, board: Board, way: Way, place: int, target: int, taken: Way
) -> Refusal:
    """DA-10 to DA-13: why this jump takes nothing."""
    args: Args = {"origin": NAMES[place], "target": NAMES[target]}
    line = find_line(place, target)
    if line is None:
        return Refusal("DA-5", "dama-refuse-not_diagonal", args)
    if not board.is_free(target, way[0]):
        return Refusal("DA-10", "dama-refuse-no_landing", args)
    between = [each for each in line[:-1] if not board.is_free(each, way[0])]
    if len(way) == 2 and (whole := find_whole(position, way)):
        return Refusal("DA-4", "dama-refuse-whole_way", {"capture": write_way(whole)})
    return refuse_between(board, way[0], line[0] - place, between, taken, args)


def find_whole(position: DamaPosition, way: Way) -> Way | None:
    """The only capture between these ends, whose squares between were left out."""
    ways = list_ways(position.setup(), position.takers())
    fitting = [(move, each) for move, each in ways if (each[0], each[-1]) == (way[0], way[-1])]
    return fitting[0][1] if len({move for move, _ in fitting}) == 1 else None


def refuse_between(
    board: Board, origin: int, step: int, between: list[int], taken: Way, args: Args
) -> Refusal:
    """By what stands between two squares of a jump in the direction of *step*."""
    rule = "DA-11" if board.is_queen(origin) else "DA-10"
    again = [place for place in between if place in taken]
    if again:
        word, broken = ("taken_already", "DA-13") if len(between) == 1 else ("still_there", "DA-12")
        return Refusal(broken, f"dama-refuse-{word}", {"square": NAMES[again[0]]})
    if any(board.own >> place & 1 for place in between):
        return Refusal(rule, "dama-refuse-own_piece", args)
    if not between:
        return Refusal(rule, "dama-refuse-nothing_to_take", args)
    if board.is_queen(origin):
        return Refusal(rule, "dama-refuse-several", args)
    is_forward = step in board.forward()
    return Refusal(rule, "dama-refuse-man_takes_far" if is_forward else "dama-refuse-man_takes_back", args)


def refuse_end(position: DamaPosition, board: Board, way: Way, taken: Way) -> Refusal:
    """Every jump is possible, and yet this is not the move."""
    if not position.takers() >> way[0] & 1:
        args = shown_capture(position)
        return Refusal("DA-14", "dama-refuse-queen_first", args)
    going_on = next(find_ways(board, way[0], way, taken), None)
    if going_on is not None:
        rule = "DA-11" if board.is_queen(way[0]) else "DA-10"
        return Refusal(rule, "dama-refuse-go_on", shown_way(going_on))
    return Refusal("DA-11", "dama-refuse-land_elsewhere", shown_way(find_longer(board, way)))


def find_longer(board: Board, way: Way) -> tuple[Way, Way]:
    """The capture that goes on from where this one should have come down."""
    for length in range(len(way) - 1, 0, -1):
        for other, taken in find_ways(board, way[0], (way[0],), ()):
            if other[:length] == way[:length] and len(other) > length:
                return other, taken
    raise AssertionError("a queen that takes has a way")


def shown_way(found: tuple[Way, Way]) -> Args:
    return {"capture": write_way(found[0]), "taken": names_of(found[1])}
