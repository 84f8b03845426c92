"""What can be asked of a position is the same in both forms of the rules.

The kernel is not: its methods are C functions when compiled, and only play-outs and searches call them.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import hrajme
from hrajme import games
from hrajme.core import CHANCE, Dice, Game, MoveError, Position
from hrajme.testing.tables import play_randomly

KEYS = games.keys()
each_game = pytest.mark.parametrize("game", [games.find(key) for key in KEYS], ids=KEYS)
KERNEL_METHOD = re.compile(r"^    cdef [^(\n]*?\b(\w+)\(self", re.M)
LIST_NAMES = """
import json, sys
from hrajme import games
started = [games.find(key).start(games.find(key).seats[0]) for key in games.keys()]
print(json.dumps([[name for name in dir(position) if name[0] != "_"] for position in started]))
"""


def kernel_of(game: Game) -> set[str]:
    """The names that the compiled form keeps to itself."""
    headers = [Path(hrajme.__file__).parent / "core" / "position.pxd", game.folder / "rules.pxd"]
    return {name for header in headers for name in KERNEL_METHOD.findall(header.read_text(encoding="utf-8"))}


def test_the_names_of_a_position_are_the_same_in_both_forms() -> None:
    if not hrajme.COMPILED:
        pytest.skip("without a build there is one form only; the compiled run compares both")
    plain, compiled = [names_in_form(form) for form in ("1", "0")]
    for key, more, fewer in zip(KEYS, plain, compiled, strict=True):
        assert more - kernel_of(games.find(key)) == fewer, key
        assert {"play", "view", "seats"} <= fewer


def names_in_form(plain: str) -> list[set[str]]:
    done = subprocess.run(
        [sys.executable, "-c", LIST_NAMES],
        env={**os.environ, "HRAJME_PLAIN": plain},
        capture_output=True,
        check=True,
    )
    return [set(names) for names in json.loads(done.stdout)]


class Shown:
    """A position that has only the names of the compiled form."""

    def __init__(self, position: Position, kernel: set[str]) -> None:
        self._position, self._kernel = position, kernel

    def __getattr__(self, name: str) -> Any:
        assert name not in self._kernel, f"{name} is of the kernel"
        return getattr(self._position, name)

    def copy(self) -> Shown:
        return Shown(self._position.copy(), self._kernel)


@each_game
def test_notation_and_story_use_no_name_of_the_kernel(game: Game) -> None:
    kernel = kernel_of(game)
    assert {"mover", "fill", "play_unchecked"} <= kernel
    for now, seat, move in play_randomly(game.start(game.seats[0]), Dice(8), 150, interrupting=True):
        before: Any = Shown(now, kernel)
        after = before.copy()
        after.play(seat, move)
        assert game.read(before, seat, game.write(before, seat, move)) == move
        for text in ("", "37 > 2", "give 1", "3-4 left", "draw", game.show(before, seat, move)):
            game.refuse(before, max(seat, 0), text)
        for viewer in (None, 0):
            game.story.tell(before, seat, move, after, viewer)
            game.see(before, seat, move, viewer)


def test_a_name_of_the_kernel_is_found_out() -> None:
    game = next(game for game in map(games.find, KEYS) if game.start(game.seats[0]).chances())
    shown: Any = Shown(game.start(game.seats[0]), kernel_of(game))
    assert shown.to_move() == (CHANCE,)
    with pytest.raises(AssertionError):
        shown.mover()
    with pytest.raises(MoveError):
        shown.copy().play(0, 0)
