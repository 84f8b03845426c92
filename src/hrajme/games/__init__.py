"""The games, found by their folders. Nothing outside ``games/<key>/`` names a game.

Other packages may hold games too: the variable ``HRAJME_GAMES`` names them, divided by commas. Every folder
in them is a game like those here, for this process and all that it starts.
"""

from __future__ import annotations

import os
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

from hrajme import language
from hrajme.core import Game, UnknownGame, UnknownShelf


@cache
def shelves() -> dict[str, str]:
    """The package of every game by its key."""
    found: dict[str, str] = {}
    named = os.environ.get("HRAJME_GAMES", "").split(",")
    for shelf in (__name__, *filter(None, map(str.strip, named))):
        folders = folders_of(shelf)
        language.SHELVES.extend(Path(folder) for folder in folders if Path(folder) not in language.SHELVES)
        more = {module.name: f"{shelf}.{module.name}" for module in iter_modules(folders) if module.ispkg}
        # What is here already is not replaced.
        found = more | found
    return found


def folders_of(shelf: str) -> list[str]:
    """Where the games of a package lie; raises UnknownShelf."""
    try:
        return list(import_module(shelf).__path__)
    except (ModuleNotFoundError, AttributeError) as problem:
        # A package that is there and lacks something itself says so in its own words.
        if isinstance(problem, ModuleNotFoundError) and not is_part(problem.name, shelf):
            raise
        raise UnknownShelf(shelf) from problem


def is_part(missing: str | None, shelf: str) -> bool:
    """Whether the module that is missing is the shelf or a package around it."""
    return missing is not None and f"{shelf}.".startswith(f"{missing}.")


def keys() -> list[str]:
    """The keys of all games."""
    return sorted(shelves())


@cache
def find(key: str) -> Game:
    """The game of this key; raises UnknownGame."""
    if key not in shelves():
        raise UnknownGame(key, keys())
    game = import_module(shelves()[key]).GAME
    assert isinstance(game, Game)
    assert game.key == key
    return game
