"""Scenes of a terminal without a table: what every command prints, and what it answers when it cannot."""

from __future__ import annotations

import io
import os
import shlex
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from pathlib import Path
from typing import TYPE_CHECKING

from fluent.syntax.ast import Message

from hrajme.core import Game
from hrajme.language import Sentence
from hrajme.terminal.program import COMMANDS, main
from naming import PACKAGE
from occasions import Args, choices, variables
from sayings import messages_of
from terminal_scenes.hearing import overhear

if TYPE_CHECKING:
    from terminal_gallery import Book

# Each is run in a folder of its own, one after another; what they write is there for the next.
# ``<`` begins what is typed, line by line.
LINES = """
--help
--version
games
play
play ludo
play the_game --sead 3
play the_game --seed
play the_game --seed x
play the_game --plain=3
play the_game --clock never
play the_game --option expert
play the_game --option expert=maybe
play the_game --seats you,cat
play the_game --seats you,bot:genius
play the_game --seats bot,bot,bot,bot,bot,you
play the_game --theme pink
play --resume nowhere.jsonl
play the_game --resume nowhere.jsonl --log other.jsonl
play the_game --log /dev/null/log
play the_game --seats you --seed 1 --log a.jsonl --clock 5+3 --plain < ? < board < rules TG-99 < undo < quit
play --resume a.jsonl --plain < finish < back < 1 < back < 1 < 1 < undo < quit
play the_game --seats you --log a.jsonl --plain
play chess --resume a.jsonl
play --resume a.jsonl --plain < finish < 1
replay a.jsonl
replay a.jsonl --as 7
replay a.jsonl --check
replay nowhere.jsonl
export a.jsonl
play the_game --seats you:Anna,you:Petr --log b.jsonl --plain < < 1 < quit
replay b.jsonl --check
learn ludo
rules ludo
rules the_game TG-99
rules
import the_game x.pgn
import chess nowhere.pgn
play chess --seats you,bot:random --seed 1 --log c.jsonl --plain < e4 < e5 < finish < 1
export c.jsonl --out c.pgn
export c.jsonl --out c.pgn
export c.jsonl --out /dev/null/c.pgn
export c.jsonl --as doc
import chess c.pgn --log d.jsonl
import chess c.pgn --log d.jsonl
import chess c.pgn --number 7
show chess
show chess 8/8
show chess --as 3
show the_game 8/8
perft chess 3
perft chess 0
perft flip7 3
score cribbage 5h 5d 5s jc --starter 5c
score cribbage 2h 4d 6s 8c --starter kc
score cribbage 5h 5d
score cribbage 5h 5h 5s jc --starter 5c
score cribbage 5h 5d 5s jc
score cribbage 5h 5d 5s jc --starter 5h
score cribbage 5h 5d 5s 99
score chess
simulate flip7 --games 20 --seats 4 --processes 1
simulate the_game --games 20 --seats 3 --processes 1 --option expert=yes
simulate xantipa --games 1 --seats 2 --processes 1 --bots random,normal --rotate
simulate even_wins --games 30 --seats 3 --processes 1
simulate flip7 --games 0
simulate flip7 --bots , --games 2
simulate flip7 --seats 3 --bots random,random --games 2
simulate flip7 --option a --games 2
simulate flip7 --games 20 --plot plot.doc
simulate flip7 --games 20 --seats 2 --processes 1 --plot plot.png
join nothing
join http://localhost:1/t/aaaa-bbbb-cccc --name Anna
join ftp://x/t/aaaa-bbbb-cccc
join aaaa-bbbb-cccc --server http://:x
log x
log aaaa-bbbb-cccc
backup
backup /dev/null/room.db
backup copy.db
backup copy.db
restore copy.db
restore nowhere.db
tidy --dry-run
tidy
tidy --days -1
tidy --db sqlite:///nowhere.db
tidy --db mysql://x
serve --host 1.2.3.4.5
serve --port 70000
serve --proxy x
games --lang xx
games --lang
""".strip()
# Messages that begin so are errors and what they quote; the others are labels.
ERRORS = (
    "terminal-cause-",
    "terminal-error-",
    "terminal-usage-",
    "simulate-error-",
    "store-",
    "error-",
    "server-error-",
)
EXAMPLES: Args = {"name": "room.db", "path": "room.db", "server": "http://localhost:7777", "problem": "…"}


def run_all(book: Book, chosen: Sequence[Game], place: Path) -> None:
    folder = place / f"commands-{book.words.code}"
    folder.mkdir()
    with staying_in(folder):
        for line in [*LINES.splitlines(), *help_lines(), *game_lines(chosen)]:
            run(book, line)
        serve(book)
    tell_errors(book)


def help_lines() -> list[str]:
    return [f"{command} --help" for command in COMMANDS]


def game_lines(chosen: Sequence[Game]) -> Iterator[str]:
    for game in chosen:
        yield f"games {game.key}"
        yield f"rules {game.key}"
        yield f"show {game.key}"
        yield f"show {game.key} --as 1 --plain"
        yield f"learn {game.key} --plain"


@contextmanager
def staying_in(folder: Path) -> Iterator[None]:
    before, data = Path.cwd(), os.environ["XDG_DATA_HOME"]
    os.chdir(folder)
    os.environ["XDG_DATA_HOME"] = str(folder)
    try:
        yield
    finally:
        os.chdir(before)
        os.environ["XDG_DATA_HOME"] = data


def run(book: Book, line: str) -> None:
    command, *typed = line.split(" <")
    arguments = shlex.split(command)
    if "--lang" not in arguments:
        arguments += ["--lang", book.words.code]
    printed, stdin = io.StringIO(), sys.stdin
    sys.stdin = io.StringIO("".join(f"{each.strip()}\n" for each in typed))
    try:
        with overhear(book.words) as said, redirect_stdout(printed), redirect_stderr(printed):
            main(arguments)
    finally:
        sys.stdin = stdin
    book.add(f"hrajme {line}", said, [printed.getvalue()])


def serve(book: Book) -> None:
    """A room says where it is; it is not opened."""
    from hrajme.server.listening import listen
    from hrajme.terminal.commands.serve import welcome
    from hrajme.terminal.program import make_parser

    printed = io.StringIO()
    args = make_parser(book.words).parse_args(["serve"])
    with listen("0.0.0.0", 0) as listener, overhear(book.words) as said, redirect_stdout(printed):
        welcome(args, book.words, "sqlite:///room.db", listener)
    book.add("hrajme serve", said, [printed.getvalue()])


def tell_errors(book: Book) -> None:
    """What goes wrong only with a broken disk or another program, as it would be told."""
    code = book.words.code
    for path in sorted(PACKAGE.glob(f"*/text/{code}.ftl")):
        for message in messages_of(path):
            if message.id.name.startswith(ERRORS) and message.value is not None:
                tell(book, message)


def tell(book: Book, message: Message) -> None:
    assert message.value is not None
    names = variables(message.value)
    for attribute in message.attributes:
        names |= variables(attribute.value)
    for args in choices(message.value):
        said_with = {**{name: EXAMPLES.get(name, 5) for name in names}, **args}
        with overhear(book.words) as said:
            words = book.words.tell(
                Sentence(message.id.name, said_with), [f"Anna {seat}" for seat in range(9)]
            )
        book.add("an error, made up", said, [words])
