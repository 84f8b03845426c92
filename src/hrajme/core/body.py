"""Copying and comparing a position's fields; `body.pxd` does the same in one memcpy or memcmp."""

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


def is_alike(one: object, other: object) -> bool:
    """Whether both are positions of the same game, seats and options."""
    return type(one) is type(other) and all(getattr(one, name) == getattr(other, name) for name in HEAD)


def is_same(one: object, other: object) -> bool:
    """Whether two positions are equal in everything."""
    return type(one) is type(other) and vars(one) == vars(other)
