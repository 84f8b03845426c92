"""The board as text."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from hrajme import games
from hrajme.games.ones_and_fives import terminal
from hrajme.games.ones_and_fives.view import LastTurn
from hrajme.language import LANGUAGES, language


@pytest.mark.parametrize("code", LANGUAGES)
def test_how_the_last_turn_ended_is_told_whole_where_it_is_narrow(code: str) -> None:
    turn = LastTurn("missed", 1000, (2, 3, 3, 4, 6))
    view = replace(games.find("ones_and_fives").start(2).view(0), last_turns=(turn, None))
    board = terminal.draw(view, language(code), ["Bartholomew", "Bo"], 58, 14)
    assert terminal.say_last_turn(turn, language(code)) in board.plain


def test_until_it_is_drawn_who_starts_it_is_the_first_round() -> None:
    view = games.find("ones_and_fives").start(2).view(None)
    assert "Round 1 " in terminal.draw(view, language("en"), ["Anna", "Bo"], 58, 14).plain
    assert terminal.describe(view, language("en"), ["Anna", "Bo"])[0] == "Round 1, to 10,000."
