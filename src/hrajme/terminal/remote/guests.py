"""Who we are in a room: a guest, by a cookie that the room has signed. Whoever has it has our seats.

Several people of one computer are several guests, told apart by their names.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

import msgspec

from hrajme.language import HrajmeError
from hrajme.terminal.logs import data_folder


class GuestProblem(HrajmeError):
    """The guests cannot be read or kept."""


class Guests(msgspec.Struct):
    """The guests that this computer was in one room."""

    last: str = ""  # name
    cookies: dict[str, str] = {}  # by name in small letters, as they are sent: "guest=…"


class GuestBook:
    """The guests of all rooms, in a file that only its owner can read."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.rooms = read_rooms(path)

    @classmethod
    def usual(cls, environment: Mapping[str, str]) -> GuestBook:
        return cls(data_folder(environment) / "guests.json")

    def last_name(self, server: str) -> str:
        return self.rooms.get(server, Guests()).last

    def cookie(self, server: str, name: str) -> str:
        return self.rooms.get(server, Guests()).cookies.get(name.casefold(), "")

    def keep(self, server: str, name: str, cookie: str) -> None:
        """Remember this guest as the latest; raises GuestProblem."""
        guests = self.rooms.setdefault(server, Guests())
        guests.last = name
        guests.cookies[name.casefold()] = cookie
        try:
            self.write()
        except OSError as error:
            raise problem("terminal-error-guests_write", self.path, error) from error

    def write(self) -> None:
        """The file is whole at every moment: the new one replaces it."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        fresh = self.path.with_name(f"{self.path.name}.new")
        fresh.unlink(missing_ok=True)
        with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(msgspec.json.format(msgspec.json.encode(self.rooms)))
        fresh.replace(self.path)


def read_rooms(path: Path) -> dict[str, Guests]:
    try:
        return msgspec.json.decode(path.read_bytes(), type=dict[str, Guests])
    except FileNotFoundError:
        return {}
    except OSError as error:
        raise problem("terminal-error-guests_read", path, error) from error
    except msgspec.MsgspecError as error:
        raise GuestProblem("terminal-error-guests_read", name=str(path), problem=str(error)) from error


def problem(id: str, path: Path, error: OSError) -> GuestProblem:
    return GuestProblem(id, name=str(path), problem=error.strerror or str(error))
