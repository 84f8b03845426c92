"""What every game's board promises, tried on games that bots play."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from rich.text import Text

from hrajme.core import CHANCE, Dice, Game, Position
from hrajme.language import LANGUAGES, language
from hrajme.table.names import BOTS
from hrajme.terminal.board import WIDTH, board_of
from hrajme.terminal.screen.face import LEAST_WIDTH
from hrajme.terminal.seats import usual_chairs
from hrajme.testing.shelf import ALL

# What is left of 24 lines for the board when the story, the choices and the keys have theirs.
HIGHEST = 14
# Whole games are long; this is enough to see every phase.
EVERY = 7

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


@each_game
@each_language
@pytest.mark.parametrize("width", [WIDTH, LEAST_WIDTH - 2])
def test_a_board_fits_its_width_and_height(game: Game, code: str, width: int) -> None:
    names = usual_names(game, code)
    for position in positions(game, len(names)):
        for seat in (None, 0):
            board = board_of(game).draw(position.view(seat), language(code), names, width)
            lines = board.plain.splitlines()
            assert max(Text(line).cell_len for line in lines) <= width, board.plain
            assert len(lines) <= HIGHEST, board.plain


@each_game
@each_language
def test_a_board_is_described_in_sentences(game: Game, code: str) -> None:
    names = usual_names(game, code)
    for position in positions(game, len(names)):
        for seat in (None, 0):
            lines = board_of(game).describe(position.view(seat), language(code), names)
            assert lines
            assert all(line.strip() and "\n" not in line for line in lines)


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
            paths = [board_of(game).label(view, text, language(code), names) for text in texts]
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
        board = board_of(game).draw(position.view(0), language("en"), names, WIDTH)
        assert max(Text(line).cell_len for line in board.plain.splitlines()) <= WIDTH, board.plain
