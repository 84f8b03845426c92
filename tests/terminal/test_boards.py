"""What every game's board promises, tried on games that bots play."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from rich.text import Text

from hrajme.core import CHANCE, Dice, Game, Position
from hrajme.language import LANGUAGES, language
from hrajme.table.names import BOTS
from hrajme.terminal.board import HEIGHT, WIDTH, board_of, paths_of, rest
from hrajme.terminal.screen.layout import LEAST_HEIGHT, LEAST_WIDTH, lay_out
from hrajme.terminal.seats import usual_chairs
from hrajme.testing.shelf import ALL, OWN

# What boards get of screens from the smallest to a very large one.
SCREENS = [(LEAST_WIDTH, LEAST_HEIGHT), (80, 24), (80, 50), (120, 40), (160, 50), (200, 60)]
ROOMS = [(layout.width, layout.height) for layout in (lay_out(*screen, asked=3) for screen in SCREENS)]
# Whole games are long; this is enough to see every phase.
EVERY = 13

each_game = pytest.mark.parametrize("game", ALL, ids=[game.key for game in ALL])
each_language = pytest.mark.parametrize("code", LANGUAGES)


def positions(game: Game, seats: int) -> Iterator[Position]:
    """Some positions of a game between random players, and the last one."""
    position, dice, count = game.start(seats), Dice(1), 0
    while position.to_move():
        if count % EVERY == 0:
            yield position
        seat = position.to_move()[0]
        move = position.roll(dice) if seat == CHANCE else position.choose(seat, 0, dice)
        position.play(seat, move)
        count += 1
    yield position


def usual_names(game: Game, code: str) -> list[str]:
    return [language(code).say("terminal-name-you"), *BOTS[1 : len(usual_chairs(game))]]


def check_fits(board: Text, width: int, height: int) -> None:
    lines = board.plain.splitlines()
    assert max(Text(line).cell_len for line in lines) <= width, board.plain
    assert len(lines) <= height, board.plain


@each_game
@each_language
def test_a_board_fits_its_width_and_height(game: Game, code: str) -> None:
    names = usual_names(game, code)
    for position in positions(game, len(names)):
        for seat in (None, 0):
            for room in ROOMS:
                check_fits(board_of(game).draw(position.view(seat), language(code), names, *room), *room)


@each_game
@each_language
def test_a_board_is_described_in_sentences(game: Game, code: str) -> None:
    names = usual_names(game, code)
    for position in positions(game, len(names)):
        for seat in (None, 0):
            lines = board_of(game).describe(position.view(seat), language(code), names)
            assert lines
            assert [line for line in lines if "\n" in line or not line.endswith((".", "!", "?"))] == []


@each_game
@each_language
def test_every_move_that_is_offered_has_a_path_of_its_own(game: Game, code: str) -> None:
    names = usual_names(game, code)
    for position in positions(game, len(names)):
        for seat in position.to_move():
            if seat == CHANCE:
                continue
            view = position.view(seat)
            texts = [game.write(position, seat, move) for move in position.moves(seat)]
            board, words = board_of(game), language(code)
            paths = [path for text in texts for path in paths_of(board, view, text, words, names)]
            offered = [path for path in paths if path]
            assert offered
            assert len(set(offered)) == len(offered)
            # No path ends where another goes on: a label is a move or a step, never both.
            assert not {path[:depth] for path in offered for depth in range(1, len(path))} & set(offered)


@each_game
def test_the_largest_table_can_be_drawn(game: Game) -> None:
    seats = game.seats[-1]
    names = [f"Bartholomew {seat}" for seat in range(seats)]
    for position in positions(game, seats):
        for room in ROOMS:
            check_fits(board_of(game).draw(position.view(0), language("en"), names, *room), *room)


@pytest.mark.parametrize("game", OWN, ids=[game.key for game in OWN])
def test_more_room_makes_a_larger_board(game: Game) -> None:
    """Of the room that is there a board takes more, at its first decision."""
    names = usual_names(game, "en")
    view = next(
        position for position in positions(game, len(names)) if CHANCE not in position.to_move()
    ).view(0)
    small, large = [
        len(board_of(game).draw(view, language("en"), names, *room).plain.split("\n"))
        for room in ((WIDTH, HEIGHT), ROOMS[-1])
    ]
    assert large > small


MARKS = str.maketrans(dict.fromkeys("►●›‹", " "))


def say_board(game: Game, view: object, names: list[str]) -> str:
    """A board drawn small and large, and described."""
    board, words = board_of(game), language("en")
    drawn = [board.draw(view, words, names, *room).plain for room in (ROOMS[1], ROOMS[3])]
    return "\n".join([*drawn, *board.describe(view, words, names)])


@each_game
def test_at_rest_nobody_is_marked_and_nothing_is_asked(game: Game) -> None:
    """A game that ended from outside its rules leaves the board as it was, but for the turn."""
    names = usual_names(game, "en")
    for position in positions(game, len(names)):
        for seat in (None, 0):
            view = position.view(seat)
            before, after = say_board(game, view, names), say_board(game, rest(view, game), names)
            assert not [name for name in names if f"► {name}" in after]
            assert "your turn" not in after.lower()
            assert {*after.translate(MARKS).split()} <= {*before.translate(MARKS).split()}
