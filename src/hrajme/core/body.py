"""Copying a position's fields; `body.pxd` does the same in one memcpy."""

from __future__ import annotations

from typing import Any


def zeros(count: int) -> list[int]:
    return [0] * count


# The head of a position is set when it is made; the body is what the game's own class adds.
HEAD = ("seats", "options")


def copy_body(target: object, source: object) -> None:
    """Make every field that the game's class adds equal in *target*, sharing nothing."""
    fields = vars(target)
    for name, value in vars(source).items():
        if name not in HEAD:
            fields[name] = twin_of(value)


def twin_of(value: Any) -> Any:
    return [twin_of(item) for item in value] if type(value) is list else value
