"""The board as text."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from hrajme import games
from hrajme.games.backgammon import terminal
from hrajme.language import LANGUAGES, language

NAMES = ["Bartholomew", "Anna"]


@pytest.mark.parametrize("code", LANGUAGES)
def test_at_60_columns_nothing_beside_the_board_is_cut(code: str) -> None:
    view = replace(games.find("backgammon").start(2).view(0), cube=64, cube_owner=0)
    board = terminal.draw(view, language(code), NAMES, 58, 14)
    beside = " ".join(line[41:].strip(" ·") for line in board.plain.splitlines())
    for part in terminal.say_side(view, 0, language(code), NAMES).split(terminal.PART):
        assert part in beside
    for sentence in terminal.tell_state(view):
        assert language(code).tell(sentence, NAMES, 0) in " ".join(beside.split())
