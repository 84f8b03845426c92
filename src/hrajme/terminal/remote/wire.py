"""Messages of a room, read: the game's own view and options become what they are in Python."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from hrajme import games
from hrajme.core import Game
from hrajme.language import HrajmeError
from hrajme.server.to_client import ToClient, Update
from hrajme.table.words import is_shown

KINDS = {kind.__struct_config__.tag: kind for kind in ToClient.__args__}


class NewerRoom(HrajmeError):
    """The room plays a game, or a version of its rules, that this program does not know."""


def read_message(data: str | bytes) -> ToClient | None:
    """The message; None for one that only a later version knows. Raises MsgspecError or NewerRoom."""
    raw = clean(msgspec.json.decode(data))
    kind = KINDS.get(raw.get("message")) if isinstance(raw, dict) else None
    if kind is None:
        return None
    return read_update(raw) if kind is Update else msgspec.convert(raw, kind)


def clean(raw: Any) -> Any:
    """Whatever a room sends, no text of it may steer the terminal."""
    if isinstance(raw, str):
        return "".join(letter for letter in raw if is_shown(letter))
    if isinstance(raw, list):
        return [clean(one) for one in raw]
    if isinstance(raw, dict):
        return {key: clean(value) for key, value in raw.items()}
    return raw


def read_update(raw: dict[str, Any]) -> Update:
    table = raw["table"]
    game = find_game(table)
    options, view = table.pop("options"), table.pop("view")
    update = msgspec.convert({**raw, "table": {**table, "options": {}, "view": None}}, Update)
    own = {
        "options": msgspec.convert(options, game.options),
        "view": None if view is None else msgspec.convert(view, view_kind(game.key)),
    }
    return msgspec.structs.replace(update, table=msgspec.structs.replace(update.table, **own))


def find_game(table: dict[str, Any]) -> Game:
    """The game of a table in a room; raises NewerRoom."""
    key, version = str(table["game"]), table["rules_version"]
    if key not in games.keys() or version > games.find(key).rules_version:  # noqa: SIM118 (a function)
        raise NewerRoom("terminal-error-newer_room", game=key)
    return games.find(key)


@cache
def view_kind(game_key: str) -> type[Any]:
    """The class in a game's module ``view`` whose name ends so."""
    module = games.find(game_key).part("view")
    kinds: list[type[Any]] = [kind for kind in vars(module).values() if is_struct_of(kind, module.__name__)]
    (view,) = [kind for kind in kinds if kind.__name__.endswith("View")]
    return view


def is_struct_of(kind: Any, module: str) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__module__ == module
