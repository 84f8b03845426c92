"""What a player has chosen for this computer, kept for the next time."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Literal

import msgspec

from hrajme.terminal.background import Look, find_look
from hrajme.terminal.logs import data_folder

Theme = Literal["auto", "light", "dark"]
THEMES: tuple[Theme, ...] = ("auto", "light", "dark")


class Settings(msgspec.Struct):
    theme: Theme = "auto"


def settings_path(environment: Mapping[str, str]) -> Path:
    return data_folder(environment) / "settings.json"


def read_settings(environment: Mapping[str, str]) -> Settings:
    """Those that were kept; the usual ones where they cannot be read, for a look is no reason not to play."""
    with suppress(OSError, msgspec.MsgspecError):
        return msgspec.json.decode(settings_path(environment).read_bytes(), type=Settings)
    return Settings()


def keep_theme(environment: Mapping[str, str], theme: Theme) -> None:
    """For the next time, too, where it can be written down."""
    settings, path = read_settings(environment), settings_path(environment)
    if settings.theme == theme:
        return
    settings.theme = theme
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(msgspec.json.format(msgspec.json.encode(settings)))


def choose_look(asked: Theme | None, environment: Mapping[str, str]) -> Look:
    """As it is asked for, which is kept, or as it was kept; by itself it is as the terminal is."""
    if asked is not None:
        keep_theme(environment, asked)
    theme = asked or read_settings(environment).theme
    return find_look(environment) if theme == "auto" else theme
