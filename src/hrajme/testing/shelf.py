"""The games of the room, and the strangers that only tests know."""

from __future__ import annotations

from hrajme import games

ALL = [games.find(key) for key in games.keys()]  # noqa: SIM118 (a function)
# Those that people play: they have a board on the page, and logs that must be read for ever.
OWN = [game for game in ALL if game.package.startswith(games.__name__ + ".")]
