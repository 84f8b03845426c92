"""Stripped Snake on a terminal."""

from __future__ import annotations

from hrajme.games.stripped_snake import GAME, terminal
from hrajme.games.stripped_snake.rules import StrippedSnakePosition
from hrajme.games.stripped_snake.tests.positions import fail, stripped_snake, throw
from hrajme.language import language

NAMES = ["Alena", "Bořek", "Cilka"]


def drawn(position: StrippedSnakePosition) -> str:
    return terminal.draw(position.view(None), language("cs"), NAMES, 80, 14).plain


def test_both_throws_of_a_duel_lie_there_until_the_next_attack() -> None:
    position = stripped_snake(3)
    assert "=" not in drawn(position)
    fail(position)  # Alena attacks Bořek
    board = drawn(position)
    assert "Útočí Cilka, brání se Bořek" in board
    assert [sums in board for sums in ("= 4 ", "= 24")] == [True, True]
    throw(position, 3344)
    assert [sums in drawn(position) for sums in ("= 14", "= 24")] == [True, False]


def test_a_question_keeps_its_mark_when_the_board_is_told() -> None:
    view = GAME.start(2).view(None)
    assert terminal.describe(view, language("en"), NAMES[:2])[0] == "Who attacks first?"
