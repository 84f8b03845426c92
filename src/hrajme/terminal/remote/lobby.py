"""A table before its game begins: who sits where, the house rules, and the link to invite others by."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from rich.text import Text

from hrajme.core import Game
from hrajme.language import Language
from hrajme.table import TableView
from hrajme.terminal.remote.asking import say_away
from hrajme.terminal.remote.table import RemoteTable
from hrajme.terminal.seats import describe_sitter


def draw_lobby(table: RemoteTable, words: Language, names: Sequence[str]) -> Text:
    """Everything on a line of its own; no meaning by colour alone."""
    view = table.latest
    assert view is not None
    text = Text()
    for seat, sitter in enumerate(view.seats):
        is_here = seat in table.present.seats
        mark = "►" if sitter.is_you else "●" if is_here else "·"
        style = "bold" if sitter.is_you else "" if sitter.kind != "empty" else "dim"
        text.append(
            f" {mark} {seat + 1}  {describe_sitter(sitter, names[seat], words, is_here=is_here)}\n", style
        )
    text.append("\n")
    for line in describe_around(table, view, words):
        text.append(f" {line}\n")
    text.rstrip()
    return text


def describe_lobby(table: RemoteTable, words: Language, names: Sequence[str]) -> list[str]:
    """The same in sentences."""
    view = table.latest
    assert view is not None
    seats = []
    for seat, sitter in enumerate(view.seats):
        said = describe_sitter(sitter, names[seat], words, is_here=seat in table.present.seats)
        seats.append(words.say("terminal-lobby-seat", number=seat + 1, who=said))
    return [*seats, *describe_around(table, view, words)]


def describe_around(table: RemoteTable, view: TableView, words: Language) -> list[str]:
    lines = describe_house_rules(view, table.game, words)
    if table.present.watchers:
        lines.append(words.say("terminal-lobby-watchers", count=table.present.watchers))
    if view.phase == "open" and view.seat is not None and not view.is_host:
        lines.append(words.say("terminal-lobby-wait"))
    lines.append(words.say("terminal-lobby-away_rule", time=say_away(words, view.away_seconds)))
    if table.present.short:
        lines.append(words.say("terminal-lobby-short", code=spaced(table.present.short)))
    return [*lines, words.say("terminal-lobby-invite", link=str(table.link))]


def spaced(short: str) -> str:
    """A short code as it is read aloud: ``LFM KRT``."""
    return f"{short[:3]} {short[3:]}".upper()


def say_away_turn(table: RemoteTable, seat: int, name: str, words: Language) -> str:
    """Who is waited for is away, and what will come of it."""
    assert table.latest is not None
    if table.latest.away_seconds == 0:
        return words.say("terminal-turn-away", player=name)
    return words.say("terminal-turn-away_bot", player=name, count=table.seconds_left(seat))


def describe_house_rules(view: TableView, game: Game, words: Language) -> list[str]:
    """Those that are not as in the box."""
    lines = []
    for field in msgspec.structs.fields(game.options):
        value = getattr(view.options, field.name)
        if value != field.default:
            lines.append(describe_house_rule(game.key, field.name, value, words))
    return lines


def describe_house_rule(key: str, name: str, value: object, words: Language) -> str:
    id = f"{key}-option-{name}"
    rule = words.say(id)
    if value is True:
        return rule
    if value is False:
        return words.say("terminal-lobby-off", rule=rule.rstrip("."))
    value = "empty" if value == "" else value
    said = words.say(f"{id}-{value}") if words.has(f"{id}-{value}") else str(value)
    return words.say("terminal-lobby-rule", rule=rule.rstrip("."), value=said)
