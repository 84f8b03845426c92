"""Options: the house rules of one play. The defaults are the seed's rules."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, ClassVar, TypeVar, get_args, get_type_hints

import msgspec

from hrajme.core.errors import BadOption

SWITCHES = {"yes": True, "on": True, "true": True, "no": False, "off": False, "false": False}

AnyOptions = TypeVar("AnyOptions", bound="Options")


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The parent of every game's options. A field is a bool, a Literal of words, a bounded int or a text.

    The text ``start``, where a game has it, is the position that it begins with; empty is the usual one.
    """

    # Of every text some that it can be: the tests play with them.
    EXAMPLES: ClassVar[Mapping[str, tuple[str, ...]]] = {}

    def check(self) -> None:
        """Raises BadOption for what no type forbids: a text that means nothing, or rules at odds."""


def read_options(kind: type[AnyOptions], values: Mapping[str, Any]) -> AnyOptions:
    """Options from names and values, which may be text; raises BadOption with what would be possible."""
    fields = option_kinds(kind)
    read = {}
    for name, value in values.items():
        if name not in fields:
            known = ", ".join(fields)
            raise BadOption("error-unknown_option", option=name, known=known)
        read[name] = read_value(name, fields[name], value)
    options = kind(**read)
    options.check()
    return options


def read_value(name: str, kind: Any, value: Any) -> Any:
    if longest := longest_text(kind):
        return read_text(name, longest, value)
    if kind is bool and isinstance(value, str):
        value = SWITCHES.get(value.lower(), value)
    try:
        return msgspec.convert(value, kind, strict=kind is bool or not isinstance(value, str))
    except msgspec.ValidationError:
        allowed = ", ".join(possible_values(kind))
        raise BadOption("error-bad_option", option=name, value=str(value), allowed=allowed) from None


def read_text(name: str, longest: int, value: Any) -> str:
    """One line without spaces around it."""
    text = value.strip() if isinstance(value, str) else None
    if text is None or len(text) > longest or not text.isprintable():
        raise BadOption("error-bad_text", option=name, longest=longest)
    return text


def longest_text(kind: Any) -> int:
    """Of how many characters an option may be that is a text; 0 for any other."""
    lengths = [bound.max_length for bound in get_args(kind) if isinstance(bound, msgspec.Meta)]
    return next((length for length in lengths if length), 0)


def possible_values(kind: Any) -> list[str]:
    """What an option can be, for people: ``yes, no``, the words, or ``1–25``; nothing of a text."""
    if kind is bool:
        return ["yes", "no"]
    for bound in get_args(kind):
        if isinstance(bound, msgspec.Meta):
            return [] if bound.max_length else [f"{bound.ge}–{bound.le}"]
    return [str(word) for word in get_args(kind)]


@cache
def option_kinds(kind: type[Options]) -> dict[str, Any]:
    """Name and type of every option, in the order they are written in the game."""
    hints = get_type_hints(kind, include_extras=True)
    return {field.name: hints[field.name] for field in msgspec.structs.fields(kind)}
