"""``hrajme games [GAME]``: what there is to play, or the options of one game."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from typing import Any

import msgspec

from hrajme.core import Game
from hrajme.core.options import option_kinds, possible_values
from hrajme.games import find, keys
from hrajme.language import Language


def add_arguments(parser: ArgumentParser, language: Language) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", help=language.say("terminal-help-games_game"))


def run(args: Namespace, language: Language) -> int:
    if args.game is None:
        print_games(language)
    else:
        print_game(find(args.game), language)
    return 0


def print_games(language: Language) -> None:
    from rich.table import Table

    from hrajme.terminal.page import make_console

    table = Table(box=None, padding=(0, 2, 1, 0), header_style="bold")
    for column in ("key", "game", "seats", "age", "minutes", "bots"):
        table.add_column(language.say(f"terminal-games-{column}"), no_wrap=column in ("key", "seats"))
    for key in keys():
        table.add_row(*describe_row(find(key), language))
    console = make_console()
    console.print(table)
    console.print(language.say("terminal-games-hint"))


def describe_row(game: Game, language: Language) -> list[str]:
    return [
        game.key,
        f"{language.say(f'{game.key}-name')}\n{language.say(f'{game.key}-tagline')}",
        describe_seats(game),
        f"{game.age}+",
        str(game.minutes),
        ", ".join(game.levels),
    ]


def describe_seats(game: Game) -> str:
    first, last = game.seats[0], game.seats[-1]
    return str(first) if first == last else f"{first}–{last}"


def print_game(game: Game, language: Language) -> None:
    from hrajme.terminal.page import make_console

    console = make_console()
    console.print(language.say(f"{game.key}-name"), style="bold")
    console.print(language.say(f"{game.key}-tagline"))
    levels = ", ".join(game.levels)
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
