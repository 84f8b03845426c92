"""Talk: free words and ready-made signals, by the game's talk rule while the game runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from hrajme.core import Game
from hrajme.language import FALLBACK, Sentence, language
from hrajme.table import commands as ask
from hrajme.table.errors import MustConfirm, NothingSaid, NotRunning, TalkRefused, TooLong, UnknownSignal
from hrajme.table.events import Audience, Event, Played, Removed, Said, Signalled
from hrajme.table.persons import ROOM, PersonId, guest_of
from hrajme.table.words import clean_line

if TYPE_CHECKING:
    from hrajme.table.line import Line
    from hrajme.table.seats import Seats
    from hrajme.table.table import Table

LONGEST_TEXT = 300
REMEMBERED = 200


class Spoken(msgspec.Struct, frozen=True):
    """What somebody said, in words or by a signal."""

    revision: int
    at_ms: int
    name: str
    # Of the speaker; None is a spectator.
    seat: int | None
    text: str = ""
    signal: Sentence | None = None
    who: int = 0  # the speaker's number at this table; 0 is a bot


class Utterance(msgspec.Struct, frozen=True):
    """Something said, with who may hear it."""

    spoken: Spoken
    audience: Audience
    play: int


class Talk:
    """The last things that were said. It only folds events."""

    def __init__(self) -> None:
        self.said: list[Utterance] = []

    def on(self, event: Event, seats: Seats, line: Line) -> None:
        match event:
            case Said(text=text, audience=audience):
                self.add(event, seats, line, audience, text=text)
            case Signalled():
                self.add(event, seats, line, "all", signal=signal_sentence(line.game, event))
            case Removed(person=person):
                self.forget(person, seats)

    def add(
        self,
        event: Event,
        seats: Seats,
        line: Line,
        audience: Audience,
        text: str = "",
        signal: Sentence | None = None,
    ) -> None:
        name, seat = seats.names.get(event.by, ""), seats.seat_of(event.by)
        if isinstance(event, Signalled) and event.by == ROOM:
            # A bot says something with its move.
            name, seat = seats.name_at(event.seat), event.seat
        spoken = Spoken(event.revision, event.at_ms, name, seat, text, signal, seats.number_of(event.by))
        self.said.append(Utterance(spoken, audience, line.number))
        del self.said[:-REMEMBERED]

    def forget(self, person: PersonId, seats: Seats) -> None:
        """Whoever comes later does not read what was said by who was removed."""
        gone = {number for who, number in seats.numbers.items() if guest_of(who) == guest_of(person)}
        self.said = [each for each in self.said if each.spoken.who not in gone]

    def heard(self, *, play: int, seated: bool) -> tuple[Spoken, ...]:
        """All that may be heard; who is seated hears nothing of spectators of the *play* that runs."""
        return tuple(
            [each.spoken for each in self.said if each.audience == "all" or not seated or each.play != play]
        )


def signals_of(game: Game) -> tuple[str, ...]:
    """The names of the game's ready-made phrases; their words are ``<game>-signal-<name>``."""
    return () if game.manners is None else game.manners.SIGNALS


def decide_say(table: Table, command: ask.Say, by: PersonId) -> list[Event]:
    text = clean_line(command.text)
    if not text:
        raise NothingSaid
    if len(text) > LONGEST_TEXT:
        raise TooLong(most=LONGEST_TEXT)
    if table.phase != "running":
        return [Said(text, "all")]
    seat = table.seats.seat_of(by)
    if seat is None:
        return [Said(text, "watchers")]
    check_words(table, text)
    return [Said(text, "all"), *pay_for_speaking(table, seat, confirmed=command.confirmed)]


def pay_for_speaking(table: Table, seat: int, *, confirmed: bool) -> list[Event]:
    """The move that speaking is in this game, if it is one; raises MustConfirm until it is confirmed."""
    silence = table.game.silence
    if silence is None:
        return []
    if not confirmed:
        raise MustConfirm(silence.warn(table.line.options))
    return [Played(seat, table.game.write(table.line.now(), seat, silence.SPEAKING))]


def check_words(table: Table, text: str) -> None:
    manners = table.game.manners
    refusal = None if manners is None else manners.refuse_words(table.line.options, text)
    if refusal is not None:
        raise TalkRefused(refusal)


def decide_signal(table: Table, command: ask.Signal, by: PersonId) -> list[Event]:
    if table.phase != "running":
        raise NotRunning
    seat = table.seats.active_seat(by)
    check_signal(table, command)
    assert table.game.manners is not None
    refusal = table.game.manners.refuse_signal(table.line.options)
    if refusal is not None:
        raise TalkRefused(refusal)
    said = Signalled(seat, command.name, command.pile, command.target)
    return [said, *pay_for_speaking(table, seat, confirmed=command.confirmed)]


def check_signal(table: Table, command: ask.Signal) -> None:
    """A signal must exist and point at what is there: a free number could say a card."""
    manners = table.game.manners
    if manners is None or command.name not in manners.SIGNALS:
        raise UnknownSignal
    if command.pile is not None and not 1 <= command.pile <= manners.PILES:
        raise UnknownSignal
    if command.target is not None:
        table.seats.at(command.target)
    if not can_be_said(signal_sentence(table.game, command), table.line.count):
        raise UnknownSignal


def signal_sentence(game: Game, signal: ask.Signal | Signalled) -> Sentence:
    args: dict[str, int | str] = {}
    if signal.pile is not None:
        args["pile"] = signal.pile
    if signal.target is not None:
        args["target"] = signal.target
    return Sentence(f"{game.key}-signal-{signal.name}", args)


def can_be_said(sentence: Sentence, seats: int) -> bool:
    """Whether the sentence has all its arguments: some phrases need a pile, some a seat."""
    try:
        return bool(language(FALLBACK).tell(sentence, ["?"] * seats))
    except (KeyError, ValueError):
        return False
