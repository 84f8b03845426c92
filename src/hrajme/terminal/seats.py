"""Who sits where: ``you``, ``you:Anna``, ``bot``, ``bot:hard``."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from hrajme.core import BadSeats, Game
from hrajme.language import Language
from hrajme.table import SeatView, Table

USUAL_LEVEL = "normal"
USUAL_SEATS = 3
LONGEST_NAME = 16


class Chair(msgspec.Struct, frozen=True):
    """Who sits at one seat: a person, perhaps with a name, or a bot of a level."""

    name: str = ""
    level: str = ""

    @property
    def is_person(self) -> bool:
        return not self.level


def read_chairs(game: Game, words: Sequence[str]) -> list[Chair]:
    """The chairs that these words name; raises BadSeats or UnknownLevel."""
    return [read_chair(game, word.strip()) for word in words]


def read_chair(game: Game, word: str) -> Chair:
    kind, _, detail = word.partition(":")
    if kind == "you":
        name = "".join(letter for letter in detail.strip() if letter.isprintable())
        return Chair(name=name[:LONGEST_NAME])
    if kind == "bot":
        level = detail or usual_level(game)
        game.level(level)
        return Chair(level=level)
    raise BadSeats("terminal-error-seat_word", word=word)


def chairs_of(table: Table) -> list[Chair]:
    """Who sits at a table."""
    names = table.seats.names
    return [
        Chair(name="" if place.person is None else names.get(place.person, ""), level=place.level or "")
        for place in table.seats.places
    ]


def usual_level(game: Game) -> str:
    levels = list(game.levels)
    return USUAL_LEVEL if USUAL_LEVEL in levels else levels[len(levels) // 2]


def usual_chairs(game: Game) -> list[Chair]:
    """You and two bots; one where the game is for two, none where it is for one."""
    count = min(max(USUAL_SEATS, game.seats[0]), game.seats[-1])
    return [Chair(), *[Chair(level=usual_level(game)) for _ in range(count - 1)]]


def name_sitters(sitters: Sequence[SeatView], language: Language) -> list[str]:
    """What everybody at a table is called. Seats are numbered as in the notation."""
    return [name_sitter(seat, sitter, language) for seat, sitter in enumerate(sitters)]


def name_sitter(seat: int, sitter: SeatView, language: Language) -> str:
    """Persons at a terminal may have no name."""
    if sitter.kind == "empty":
        return language.say("terminal-name-empty", number=seat + 1)
    if sitter.kind == "stand_in":
        return language.say("terminal-name-stand_in", name=sitter.name)
    unnamed = "terminal-name-you" if sitter.is_you else "terminal-name-player"
    return sitter.name or language.say(unnamed, number=seat + 1)


def describe_sitter(sitter: SeatView, name: str, words: Language, *, is_here: bool) -> str:
    """A name, and what else is to be known of who sits there."""
    if sitter.kind == "empty":
        return words.say("terminal-lobby-empty")
    said = [name]
    if sitter.level is not None:
        said.append(say_level(words, sitter.level))
    if sitter.is_you and sitter.name:
        said.append(words.say("terminal-lobby-you"))
    if sitter.is_host:
        said.append(words.say("terminal-lobby-host"))
    if sitter.kind == "person" and not is_here:
        said.append(words.say("terminal-lobby-away"))
    return ", ".join(said)


def say_level(words: Language, level: str) -> str:
    """How strong a bot plays, in words where there are some."""
    id = f"terminal-level-{level}"
    return words.say(id) if words.has(id) else level


def read_viewer(number: int | None, seats: int) -> int | None:
    """The seat of this number, or a spectator; raises BadSeats."""
    if number is None:
        return None
    if not 1 <= number <= seats:
        raise BadSeats("terminal-error-no_such_seat", seat=number, seats=seats)
    return number - 1
