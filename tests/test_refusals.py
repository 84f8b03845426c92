"""Refusals speak to who reads them: a rule is the same everywhere, and each face has its own hint."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Identifier, Message, Pattern

from hrajme import games
from hrajme.core import CHANCE, Dice, Game
from hrajme.language import FACE, LANGUAGES, language
from hrajme.testing.tables import play_randomly

KEYS = games.keys()
GAMES = [games.find(key) for key in KEYS]
each_game = pytest.mark.parametrize("game", GAMES, ids=KEYS)
each_language = pytest.mark.parametrize("code", LANGUAGES)
FACES = {FACE, "web"}
# "Write roll", in all languages; points are written down on the page, too.
TYPING = re.compile(r"\b(write (?!(the points )?down)|type |napiš|napíš|napisz)", re.I)
WORD = re.compile(r"[^\W\d_]{3,}")


def words_of(pattern: Pattern) -> str:
    written = FluentSerializer().serialize_entry(Message(Identifier("x"), pattern)).partition("=")[2]
    return re.sub(r"\$\w+", "", written)


def read_messages(game: Game, code: str) -> list[Message]:
    path: Path = game.folder / "text" / f"{code}.ftl"
    entries = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return [entry for entry in entries if isinstance(entry, Message)]


def refusals(game: Game, code: str) -> list[Message]:
    """Of moves; a position to begin with is written on the page, too."""
    prefix, written = f"{game.key}-refuse-", f"{game.key}-refuse-setup_"
    names = [each for each in read_messages(game, code) if each.id.name.startswith(prefix)]
    return [each for each in names if not each.id.name.startswith(written)]


def read_by_all(message: Message) -> str:
    """What stands on the page: the rule, and the hint for the page."""
    assert message.value is not None
    hints = [each.value for each in message.attributes if each.id.name != FACE]
    return " ".join(map(words_of, [message.value, *hints]))


def notation_of(game: Game) -> set[str]:
    """The words that the log knows moves by."""
    words: set[str] = set()
    for seats in (game.seats[0], min(game.seats[-1], 4)):
        for position, seat, _ in play_randomly(game.start(seats), Dice(5), 200):
            if seat != CHANCE:
                moves = position.moves(seat)[:40]
                words |= {word for move in moves for word in WORD.findall(game.write(position, seat, move))}
    return words


@each_game
@each_language
def test_no_refusal_on_the_page_tells_anybody_to_write_a_move(game: Game, code: str) -> None:
    assert refusals(game, code)
    for message in refusals(game, code):
        assert TYPING.search(read_by_all(message)) is None, message.id.name


@each_game
@pytest.mark.parametrize("code", sorted(set(LANGUAGES) - {"en"}))
def test_no_refusal_on_the_page_speaks_the_notation(game: Game, code: str) -> None:
    """English words in another language are notation, but for those that the page says, too."""
    labels = [each.value for each in read_messages(game, code) if "-label-" in each.id.name]
    known = {word.lower() for each in labels if each for word in WORD.findall(words_of(each))}
    for message in refusals(game, code):
        said = re.sub(r"{[^}]*}|\[\w+\]", "", read_by_all(message)).lower()
        spoken = set(WORD.findall(said)) & (notation_of(game) - known)
        assert not spoken, f"{message.id.name}: {spoken}"


@each_game
def test_hints_are_for_faces_that_there_are(game: Game) -> None:
    names = {each.id.name for message in read_messages(game, "en") for each in message.attributes}
    assert names <= FACES


@each_game
@each_language
def test_who_writes_what_is_no_move_is_told_how_moves_are_written(game: Game, code: str) -> None:
    said = language(code).say(f"{game.key}-refuse-unreadable", text="?")
    assert TYPING.search(said)
