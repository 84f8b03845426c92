"""What is asked at a table of a room: who sits where, the move, an answer to an offer, what to say."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Literal

from hrajme.core import Game
from hrajme.language import Language, Sentence
from hrajme.table import OfferView, TableView
from hrajme.table.commands import (
    ClearSeat,
    Decline,
    HandOver,
    PassHost,
    Remove,
    SeatBot,
    SeatBots,
    SetAway,
    SetSeats,
    Signal,
    Sit,
    Stand,
    Start,
)
from hrajme.table.talk import can_be_said
from hrajme.terminal.choices import Menu, Path
from hrajme.terminal.questions import Choice, Question, ask_move, ask_offer, label_endings
from hrajme.terminal.remote.table import Mute, RemoteTable
from hrajme.terminal.seats import say_level, usual_level

Labelled = Iterator[tuple[Path, Choice]]
# What the player wants to see instead of the question that is open.
Topic = Literal["", "seats", "talk"]
# After so many seconds away a bot plays on, as the host may choose; 0 is never.
AWAY_SECONDS = (30, 60, 300, 0)


class Asking:
    """Makes the question for a view; knows the topic, and which offers were set aside."""

    def __init__(self) -> None:
        self.topic: Topic = ""
        self.set_aside: set[int] = set()

    def ask(self, table: RemoteTable, view: TableView, words: Language, names: Sequence[str]) -> Question:
        asker = Asker(table, view, words, names)
        if self.topic == "talk":
            return asker.ask_talk()
        if self.topic == "seats" or view.phase == "open":
            return asker.ask_seats()
        for offer in self.awaiting(view):
            return ask_offer(offer, words, names)
        if view.phase == "over":
            return asker.ask_over()
        return asker.ask_turn()

    def awaiting(self, view: TableView) -> list[OfferView]:
        return [offer for offer in view.offers if offer.awaits_you and offer.revision not in self.set_aside]

    def step_back(self, view: TableView) -> bool:
        """Leave the topic, or the offer for later; False when there was nothing to leave."""
        if self.topic:
            self.topic = ""
            return True
        waiting = self.awaiting(view)
        self.set_aside |= {offer.revision for offer in waiting}
        return bool(waiting)


class Asker:
    """All questions about one view."""

    def __init__(self, table: RemoteTable, view: TableView, words: Language, names: Sequence[str]) -> None:
        self.table = table
        self.view = view
        self.game: Game = table.game
        self.words = words
        self.names = names

    def say(self, name: str, **args: object) -> str:
        return self.words.say(f"terminal-{name}", **args)

    def question(self, prompt: str, labelled: Labelled) -> Question:
        return Question(prompt, Menu(labelled))

    def ask_turn(self) -> Question:
        """The move; or a bot for who is waited for and away; or a seat for who has none."""
        if self.view.moves:
            return ask_move(self.view, self.game, self.words, self.names)
        if self.is_playing():
            return self.question("", self.replacing(self.table.away()))
        return self.question(self.say("ask-watching"), self.sitting())

    def replacing(self, away: Sequence[int]) -> Labelled:
        for seat in away:
            label = self.say("ask-bot_now", player=self.names[seat])
            yield (label,), partial(HandOver, seat, usual_level(self.game))

    def is_playing(self) -> bool:
        """Whether this person decides at a seat."""
        return self.view.seat is not None and self.view.seats[self.view.seat].kind == "person"

    def ask_over(self) -> Question:
        def answers() -> Labelled:
            for offer in self.view.offers:
                if offer.kind == "rematch" and offer.seat == self.view.seat:
                    yield (self.say("ask-withdraw"),), partial(Decline, offer.kind)
                    break
            else:
                if self.view.seat is not None:
                    yield (self.say("choose-another"),), "another"
            yield from self.sitting()
            yield (self.say("choose-quit"),), "quit"

        return self.question(self.say("choose-over"), answers())

    # Seats

    def ask_seats(self) -> Question:
        """Everything about who sits where; for the host also how it begins."""

        def answers() -> Labelled:
            yield from self.starting()
            yield from self.sitting()
            if self.view.is_host:
                yield from self.hosting()
            yield from self.moving()
            yield from self.muting()
            yield from self.leaving()

        return self.question(self.say("ask-seats" if self.is_playing() else "ask-watching"), answers())

    def starting(self) -> Labelled:
        """With those who are there; the empty seats go."""
        empty = len(self.seats("empty"))
        taken = len(self.view.seats) - empty
        if self.view.is_host and self.view.phase == "open" and taken in self.game.seats:
            label = self.say("ask-start_with", count=taken) if empty else self.say("ask-start")
            yield (label,), partial(Start, without_empty=True)

    def seats(self, *kinds: str) -> list[int]:
        return [seat for seat, sitter in enumerate(self.view.seats) if sitter.kind in kinds]

    def sitting(self) -> Labelled:
        """Empty seats; one's own where a bot plays on."""
        own = self.view.seat
        if own is not None and self.view.seats[own].kind == "stand_in":
            yield (self.say("ask-sit_again"),), partial(Sit, own)
        if own is None:
            yield from self.places(self.say("ask-sit_down"))

    def moving(self) -> Labelled:
        if self.view.seat is not None and self.view.phase == "open":
            yield from self.places(self.say("ask-move"))

    def places(self, label: str) -> Labelled:
        for seat in self.seats("empty"):
            yield (label, f"{seat + 1}"), partial(Sit, seat)

    def hosting(self) -> Labelled:
        if len(self.seats("empty")) > 1:
            yield (self.say("ask-bots"),), partial(SeatBots, usual_level(self.game))
        for seat in self.seats("empty", "bot"):
            yield from self.levels(self.say("ask-bot"), f"{seat + 1}", partial(SeatBot, seat))
        for seat in self.seats("person", "bot", "stand_in"):
            if seat != self.view.seat:
                yield from self.ruling(seat, f"{seat + 1} · {self.names[seat]}")
        if self.view.phase == "open":
            for count in self.game.seats:
                if count != len(self.view.seats):
                    yield (self.say("ask-set_seats"), str(count)), partial(SetSeats, count)
        for seconds in AWAY_SECONDS:
            if seconds != self.view.away_seconds:
                yield (self.say("ask-away"), say_away(self.words, seconds)), partial(SetAway, seconds)

    def ruling(self, seat: int, label: str) -> Labelled:
        """What the host can do about who sits at another seat."""
        is_person = self.view.seats[seat].kind == "person"
        if is_person and self.view.phase == "running":
            yield from self.levels(self.say("ask-bot_for"), label, partial(HandOver, seat))
        if is_person:
            yield (self.say("ask-pass_host"), label), partial(PassHost, seat)
        yield (self.say("ask-clear"), label), partial(ClearSeat, seat)

    def muting(self) -> Labelled:
        """Whom one does not want to hear; the host may show them out."""
        for who, name in self.table.people().items():
            label = f"{name or self.say('name-watcher')} ({who})"
            yield (
                (self.say("ask-unmute" if who in self.table.muted else "ask-mute"), label),
                partial(Mute, who),
            )
            if self.view.is_host:
                yield (self.say("ask-remove"), label), partial(Remove, who)

    def bots(self) -> list[str]:
        """The levels of bots; the usual one first, for who only presses Enter."""
        usual = usual_level(self.game)
        return sorted(self.game.bots, key=lambda level: level != usual)

    def levels(self, label: str, seat: str, ask: partial[SeatBot] | partial[HandOver]) -> Labelled:
        for level in self.bots():
            yield (label, seat, say_level(self.words, level)), partial(ask, level)

    def leaving(self) -> Labelled:
        own = self.view.seat
        if own is None:
            return
        if self.view.phase == "running" and self.is_playing():
            for level in self.bots():
                label = (self.say("ask-bot_for_me"), say_level(self.words, level))
                yield label, partial(HandOver, own, level)
        yield from label_endings(self.view, self.words)
        yield (self.say("ask-stand"),), Stand

    # Talk

    def ask_talk(self) -> Question:
        def answers() -> Labelled:
            yield (self.say("ask-write"),), "talk"
            if self.view.phase == "running" and self.view.seat is not None:
                for name in self.view.signals:
                    yield from self.signal(name)

        return self.question(self.say("ask-talk"), answers())

    def signal(self, name: str) -> Labelled:
        """A phrase, and what it is about: a pile, a seat or nothing."""
        id = f"{self.game.key}-signal-{name}"
        piles = 0 if self.game.manners is None else self.game.manners.PILES
        if can_be_said(Sentence(id), len(self.names)):
            yield (self.words.say(id),), partial(Signal, name)
        elif can_be_said(Sentence(id, {"pile": 1}), len(self.names)):
            for pile in range(1, piles + 1):
                yield (self.words.say(id, pile="…"), str(pile)), partial(Signal, name, pile)
        else:
            for seat in range(len(self.names)):
                if seat != self.view.seat:
                    said = self.words.tell(Sentence(id, {"target": seat}), self.names, self.view.seat)
                    yield (said,), partial(Signal, name, None, seat)


def say_away(words: Language, seconds: int) -> str:
    """How long somebody may be away; whole minutes are called so."""
    if seconds and seconds % 60 == 0:
        return words.say("terminal-away-minutes", count=seconds // 60)
    return words.say("terminal-away-seconds", count=seconds)
