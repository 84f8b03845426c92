"""What players read: sentences by id, in four languages.

Every folder ``text/`` of the package holds one Fluent file a language. A sentence is an id with
arguments; nothing but this module turns it into words. The browser reads the same files.

A message says what is true everywhere. What to do about it may differ from face to face: the attribute
``.terminal`` of a message is what one writes, ``.web`` is what one taps, and each face adds its own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Literal, Self, get_args

import msgspec
from fluent.runtime import FluentBundle, FluentResource

LanguageCode = Literal["cs", "sk", "pl", "en"]
LANGUAGES: tuple[str, ...] = get_args(LanguageCode)
FALLBACK = "en"
PACKAGE = Path(__file__).resolve().parent.parent
# Where the folders of games lie, each with its words.
SHELVES = [PACKAGE / "games"]
TEXTS_OF_A_GAME = ("text", "first_steps/text")

# The attribute that this face adds to a message: here moves are written.
FACE = "terminal"

# Arguments that hold a seat; they are said as the name of who sits there.
SEAT_ARGUMENTS = ("player", "target")
# Where nobody's name is known.
UNNAMED = tuple(f"Seat {number}" for number in range(1, 100))


class Sentence(msgspec.Struct, frozen=True):
    """The id of a Fluent message and its arguments. ``player`` and ``target`` hold seats."""

    id: str
    args: dict[str, int | str] = {}


# What is wrong may be quoted from a file without end; Fluent takes a thousand letters.
LONGEST_QUOTE = 400


def shorten(value: int | str) -> int | str:
    return f"{value[:LONGEST_QUOTE]}…" if isinstance(value, str) and len(value) > LONGEST_QUOTE else value


class HrajmeError(Exception):
    """Something a person can understand and mend; the parent of all our errors.

    With a cause the sentence has the argument ``problem``: what is wrong, which the cause explains.
    """

    cause: Sentence | None = None

    def __init__(self, id: str, **args: int | str) -> None:
        args = {name: shorten(value) for name, value in args.items()}
        super().__init__(id, args)
        self.sentence = Sentence(id, args)

    def because(self, cause: Sentence | None) -> Self:
        self.cause = cause
        return self

    def __str__(self) -> str:
        return language(FALLBACK).explain(self)


class UnknownLanguage(HrajmeError):
    def __init__(self, code: str) -> None:
        super().__init__("error-unknown_language", code=code, known=", ".join(LANGUAGES))


class Language:
    """One language; makes sentences into words. Use `language(code)` to get one."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.bundle = FluentBundle([code], use_isolating=False)
        self.games: set[str] = set()
        for path in sorted(PACKAGE.glob(f"*/text/{code}.ftl")):
            self.add(path)

    def add(self, path: Path) -> None:
        self.bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def has(self, id: str) -> bool:
        """Whether there is such a sentence. The words of a game are read when they are first asked for."""
        game = id.partition("-")[0]
        for shelf in SHELVES if game not in self.games else ():
            for path in (shelf / game / folder / f"{self.code}.ftl" for folder in TEXTS_OF_A_GAME):
                if path.exists():
                    self.games.add(game)
                    self.add(path)
        return self.bundle.has_message(id)

    def say(self, sentence: Sentence | str, /, **args: object) -> str:
        """The words of a sentence. Raises KeyError for an unknown id, ValueError for wrong arguments."""
        id, args = (sentence, args) if isinstance(sentence, str) else (sentence.id, {**sentence.args, **args})
        message = self.bundle.get_message(id) if self.has(id) else None
        if message is None or message.value is None:
            raise KeyError(id)
        hint = message.attributes.get(FACE)
        return " ".join(self.format(id, each, args) for each in (message.value, hint) if each is not None)

    def format(self, id: str, pattern: Any, args: dict[str, object]) -> str:
        words, problems = self.bundle.format_pattern(pattern, args)
        if problems:
            raise ValueError(f"{self.code}: {id}: {problems[0]}")
        return str(words)

    def tell(self, sentence: Sentence, names: Sequence[str], viewer: int | None = None) -> str:
        """The words of a sentence with names for seats; ``$player_is`` is ``you`` for *viewer*'s own seat."""
        return self.say(sentence.id, **with_names(sentence.args, names, viewer))

    def explain(self, error: HrajmeError) -> str:
        """The words of an error; what has caused it is told in the same language."""
        if error.cause is None:
            return self.tell(error.sentence, UNNAMED)
        quoted = [str(error.sentence.args["problem"]), self.tell(error.cause, UNNAMED)]
        args = {**error.sentence.args, "problem": ": ".join(filter(None, quoted))}
        return self.tell(Sentence(error.sentence.id, args), UNNAMED)


def with_names(args: Mapping[str, int | str], names: Sequence[str], viewer: int | None) -> dict[str, Any]:
    named: dict[str, Any] = dict(args)
    for key in SEAT_ARGUMENTS:
        seat = args.get(key)
        if isinstance(seat, int):
            named[key] = names[seat]
            named[f"{key}_is"] = "you" if seat == viewer else "other"
    return named


@cache
def language(code: str) -> Language:
    """The language of this code; raises UnknownLanguage."""
    if code not in LANGUAGES:
        raise UnknownLanguage(code)
    return Language(code)


def system_language(environment: Mapping[str, str]) -> str:
    """The language that the system asks for, by the variables of POSIX; English when it is none of ours."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(variable, "")
        if value:
            code = value.replace("-", "_").split("_")[0].split(".")[0].lower()
            return code if code in LANGUAGES else FALLBACK
    return FALLBACK
