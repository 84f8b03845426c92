"""Options: the house rules of one play. The defaults are the seed's rules."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, TypeVar, get_args, get_type_hints

import msgspec

from hrajme.core.errors import BadOption

SWITCHES = {"yes": True, "on": True, "true": True, "no": False, "off": False, "false": False}

AnyOptions = TypeVar("AnyOptions", bound="Options")


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The parent of every game's options. A field is a bool, a Literal of words, or a bounded int."""


def read_options(kind: type[AnyOptions], values: Mapping[str, Any]) -> AnyOptions:
    """Options from names and values, which may be text; raises BadOption with what would be possible."""
    fields = option_kinds(kind)
    read = {}
    for name, value in values.items():
        if name not in fields:
            known = ", ".join(fields)
            raise BadOption("error-unknown_option", option=name, known=known)
        read[name] = read_value(name, fields[name], value)
    return kind(**read)


def read_value(name: str, kind: Any, value: Any) -> Any:
    if kind is bool and isinstance(value, str):
        value = SWITCHES.get(value.lower(), value)
    try:
        return msgspec.convert(value, kind, strict=kind is bool or not isinstance(value, str))
    except msgspec.ValidationError:
        allowed = ", ".join(possible_values(kind))
        raise BadOption("error-bad_option", option=name, value=str(value), allowed=allowed) from None


def possible_values(kind: Any) -> list[str]:
    """What an option can be, for people: ``yes, no``, the words, or ``1–25``."""
    if kind is bool:
        return ["yes", "no"]
    for bound in get_args(kind):
        if isinstance(bound, msgspec.Meta):
            return [f"{bound.ge}–{bound.le}"]
    return [str(word) for word in get_args(kind)]


@cache
def option_kinds(kind: type[Options]) -> dict[str, Any]:
    """Name and type of every option, in the order they are written in the game."""
    return get_type_hints(kind, include_extras=True)
