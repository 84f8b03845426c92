"""What a terminal shows as something to write, in every language: written back, it is that very move.

Words are those of the player's language; those of the log are read, too.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import islice
from typing import Literal, get_args, get_origin

import pytest
from fluent.syntax import ast, parse

from hrajme import games
from hrajme.core import CHANCE, Dice, Game, Position
from hrajme.core.errors import MalformedMove
from hrajme.core.options import option_kinds
from hrajme.core.vocabulary import Said, Vocabulary
from hrajme.language import FACE, LANGUAGES, language
from hrajme.language.letters import fold
from hrajme.table.names import BOTS
from hrajme.terminal.board import board_of, paths_of
from hrajme.terminal.choices import Menu
from hrajme.terminal.plain import PlainFace
from hrajme.terminal.remote.plain import RoomFace
from hrajme.testing.shelf import OWN
from hrajme.testing.tables import play_randomly

each_game = pytest.mark.parametrize("game", OWN, ids=[game.key for game in OWN])
each_language = pytest.mark.parametrize("code", LANGUAGES)

QUOTED = re.compile(r"[„“]([^„“”]+)[“”]")
CODE = re.compile(r"`([^`]+)`")
FOR_TERMINALS = re.compile(r"<!-- terminal -->(.*?)<!-- /terminal -->", re.DOTALL)
DRAWINGS = re.compile(r"```.*?```", re.DOTALL)
# What a hint speaks of, where it takes that from the move that was refused.
ARGUMENTS = {"tile": "4-6", "ways": "c3xe5", "capture": "c3xe5", "seats": 4}
# Enough to come through every phase of most tables.
MOVES = 150
# Of hundreds of moves that are made of numbers alone.
MOST = 40


def positions(game: Game) -> tuple[Position, ...]:
    return positions_of(game.key)


@cache
def positions_of(key: str) -> tuple[Position, ...]:
    """Moments of games at random, at the usual table and at one for every other value of every house rule."""
    game = games.find(key)
    return tuple([position for options in tables(game) for position in moments(game, options)])


def tables(game: Game) -> Iterator[dict[str, object]]:
    yield {}
    usual = game.options()
    for name, kind in option_kinds(game.options).items():
        values: Sequence[object] = get_args(kind) if get_origin(kind) is Literal else ()
        values = (False, True) if kind is bool else values
        yield from [{name: value} for value in values if value != getattr(usual, name)]


def moments(game: Game, options: dict[str, object]) -> Iterator[Position]:
    position = game.start(max(2, game.seats[0]), options)
    for each, seat, _ in play_randomly(position, Dice(7), MOVES, interrupting=True):
        if seat >= 0 and CHANCE not in each.to_move():
            yield each.copy()


def vocabularies(game: Game) -> list[Vocabulary]:
    return [part for part in vars(game.notation).values() if isinstance(part, Vocabulary)]


def said(game: Game) -> list[Said]:
    return [words for vocabulary in vocabularies(game) for words in vocabulary.words.values()]


def has_word(text: str, word: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text) is not None


def hints(game: Game, code: str) -> list[str]:
    """What refusals quote as something to write, in the order of their ids."""
    folder = game.folder / "text"
    messages = [each for each in parse((folder / "en.ftl").read_text()).body if isinstance(each, ast.Message)]
    ids = sorted(each.id.name for each in messages if any(part.id.name == FACE for part in each.attributes))
    return [quoted for id in ids for quoted in QUOTED.findall(hint(id, code))]


def hint(id: str, code: str) -> str:
    words = language(code)
    assert words.has(id)
    return words.format(id, words.bundle.get_message(id).attributes[FACE], dict(ARGUMENTS))


def book(game: Game, code: str) -> list[str]:
    """What the parts of the rulebook for terminals show as something to write."""
    text = (game.folder / "rulebook" / f"{code}.md").read_text()
    return [shown for part in FOR_TERMINALS.findall(text) for shown in CODE.findall(DRAWINGS.sub("", part))]


def answer(game: Game, position: Position, text: str) -> object:
    """The move that a text is for who is asked, or why it is none."""
    found = game.find_move(position, position.to_move()[0], text)
    if isinstance(found, int):
        return found
    return type(found) if isinstance(found, MalformedMove) else found.refusal


@each_game
@each_language
def test_what_a_terminal_shows_is_the_same_move_in_every_language(game: Game, code: str) -> None:
    for shown in (hints, book):
        pairs = {*zip(shown(game, "en"), shown(game, code), strict=True)}
        for position in positions(game)[:MOVES]:
            for english, own in pairs:
                assert answer(game, position, own) == answer(game, position, english), (english, own)


@each_game
@each_language
def test_the_words_that_a_terminal_shows_are_those_of_the_language(game: Game, code: str) -> None:
    for shown in (hints, book):
        for english, own in zip(shown(game, "en"), shown(game, code), strict=True):
            for words in said(game):
                if has_word(english, words.words("en")[0]):
                    assert any(has_word(own, word) for word in words.words(code)), (english, own)


@each_game
@each_language
def test_every_word_of_a_language_is_the_word_of_the_log(game: Game, code: str) -> None:
    for position in positions(game):
        for seat in {*position.to_move(), 0}:
            for move in [*position.moves(seat)[:MOST], *position.interrupts(seat)[:MOST]]:
                for text in translations(game, game.write(position, seat, move), code):
                    assert game.read(position, seat, text) == move, text
                    assert game.read(position, seat, fold(text)) == move, text


def translations(game: Game, text: str, code: str) -> Iterator[str]:
    """A move of the log with every word that the language has for its own."""
    for words in said(game):
        logged = words.words("en")[0]
        if has_word(text, logged):
            yield from [text.replace(logged, word) for word in words.words(code)]


@each_game
@each_language
def test_choices_can_be_written_as_they_are_shown(game: Game, code: str) -> None:
    words, board = language(code), board_of(game)
    for position in islice(positions(game), 0, None, 5):
        seat = position.to_move()[0]
        names, view = BOTS[: position.seats], position.view(seat)
        texts = [game.write(position, seat, move) for move in position.moves(seat)]
        ways = [(path, text) for text in texts for path in paths_of(board, view, text, words, names)]
        for path, text in [way for way in ways if way[0]][:MOST]:
            menu = Menu(ways)
            for step in path:
                label = menu.named(fold(step))
                assert label == step
                found = menu.choose(label)
            assert found == text


@each_game
@each_language
def test_no_word_of_a_move_is_a_command_of_the_terminal(game: Game, code: str) -> None:
    names = {*PlainFace.commands, *RoomFace.commands}
    taken = {*names, *[fold(language(code).say(f"terminal-word-{name}")) for name in names]}
    own = {fold(word) for words in said(game) for word in [*words.words(code), *words.words("en")]}
    assert not own & taken
    alone = {fold(language(code).say(f"terminal-word-{name}")) for name in PlainFace.with_more}
    assert not {word.split()[0] for word in own} & {*PlainFace.with_more, *alone}
