"""The games, found by their folders. Nothing outside ``games/<key>/`` names a game."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from hrajme.core import Game, UnknownGame


def keys() -> list[str]:
    """The keys of all games."""
    return sorted(module.name for module in iter_modules(__path__) if module.ispkg)


@cache
def find(key: str) -> Game:
    """The game of this key; raises UnknownGame."""
    if key not in keys():
        raise UnknownGame(key, keys())
    game = import_module(f"{__name__}.{key}").GAME
    assert isinstance(game, Game)
    assert game.key == key
    return game
