"""``hrajme games [GAME]``: what there is to play, or the options of one game."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from shutil import get_terminal_size
from textwrap import fill
from typing import Any

import msgspec

from hrajme.core import Game
from hrajme.core.options import longest_text, option_kinds, possible_values
from hrajme.games import find, keys
from hrajme.language import Language

COLUMNS = ("key", "game", "seats", "age", "minutes", "bots")
# Longer lines are hard to read.
WIDEST = 100


def add_arguments(parser: ArgumentParser, language: Language) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", help=language.say("terminal-help-games_game"))


def run(args: Namespace, language: Language) -> int:
    if args.game is None:
        print_games(language)
    else:
        print_game(find(args.game), language)
    return 0


def print_games(language: Language) -> None:
    found = [find(key) for key in keys()]
    heads = [language.say(f"terminal-games-{column}") for column in COLUMNS]
    rows = [describe_row(game, language) for game in found]
    widths = [max(len(row[index]) for row in [heads, *rows]) for index in range(len(heads))]
    print(align(heads, widths))
    for game, row in zip(found, rows, strict=True):
        print()
        print(fold_last(row, widths))
        print(indent(language.say(f"{game.key}-tagline"), widths[0] + 2))
    print()
    print(language.say("terminal-games-hint"))


def align(cells: list[str], widths: list[int]) -> str:
    return "  ".join(f"{cell:<{width}}" for cell, width in zip(cells, widths, strict=True)).rstrip()


def fold_last(cells: list[str], widths: list[int]) -> str:
    """A row whose last cell goes on beneath itself where there is no room for it."""
    *first, last = cells
    begin = f"{align(first, widths[:-1]):<{sum(widths[:-1]) + 2 * len(first)}}"
    return fill(
        last, page_width(), initial_indent=begin, subsequent_indent=" " * len(begin), break_on_hyphens=False
    )


def indent(words: str, columns: int) -> str:
    """*words* under the second column, as wide as the terminal is."""
    space = " " * columns
    return fill(words, page_width(), initial_indent=space, subsequent_indent=space)


def page_width() -> int:
    return min(get_terminal_size().columns, WIDEST)


def describe_row(game: Game, language: Language) -> list[str]:
    name = language.say(f"{game.key}-name")
    facts = [f"{game.age}+", str(game.minutes), ", ".join(game.bots)]
    return [game.key, name, describe_seats(game), *facts]


def describe_seats(game: Game) -> str:
    first, last = game.seats[0], game.seats[-1]
    return str(first) if first == last else f"{first}–{last}"


def print_game(game: Game, language: Language) -> None:
    from hrajme.terminal.page import make_console

    console = make_console()
    console.print(language.say(f"{game.key}-name"), style="bold")
    console.print(language.say(f"{game.key}-tagline"))
    levels = ", ".join(game.bots)
    facts = {"seats": describe_seats(game), "age": game.age, "minutes": game.minutes, "levels": levels}
    console.print(language.say("terminal-games-facts", **facts))
    for line in describe_options(game, language):
        console.print(line)
    console.print()
    console.print(language.say("terminal-games-example", key=game.key))


def describe_options(game: Game, language: Language) -> list[str]:
    lines = ["", language.say("terminal-games-options")]
    defaults = {field.name: field.default for field in msgspec.structs.fields(game.options)}
    for name, kind in option_kinds(game.options).items():
        lines.append(f"  {name}: {language.say(f'{game.key}-option-{name}')}")
        lines += [f"    {line}" for line in describe_values(game, name, kind, defaults[name], language)]
    return lines


def describe_values(game: Game, name: str, kind: Any, default: object, language: Language) -> list[str]:
    """The values an option can have; the default is marked."""
    if longest := longest_text(kind):
        empty = language.say(f"{game.key}-option-{name}-empty")
        said = language.say("terminal-games-text", longest=longest)
        return [f"{said} {language.say('terminal-games-default_is', value=empty)}"]
    usual = {"True": "yes", "False": "no"}.get(str(default), str(default))
    words = possible_values(kind)
    if usual not in words:
        return [f"{', '.join(words)} {language.say('terminal-games-default_is', value=usual)}"]
    return [describe_value(game, name, word, word == usual, language) for word in words]


def describe_value(game: Game, name: str, word: str, is_default: bool, language: Language) -> str:
    id = f"{game.key}-option-{name}-{word}"
    said = f" – {language.say(id)}" if language.has(id) else ""
    mark = f" {language.say('terminal-games-default')}" if is_default else ""
    return f"{word}{said}{mark}"
