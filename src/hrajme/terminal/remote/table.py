"""A table of a room, through a socket that comes back when it is lost."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import count
from random import uniform
from typing import Protocol

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from hrajme import games
from hrajme.core import Game, Refusal
from hrajme.language import HrajmeError
from hrajme.server.to_client import Done, Leaving, Lost, Present, Refused, ToClient, Update
from hrajme.server.to_server import Watch
from hrajme.table import PersonId, TableView, Told
from hrajme.table.commands import Command, Say, Signal, decode_command, encode_command
from hrajme.table.errors import MustConfirm
from hrajme.table.talk import Spoken
from hrajme.terminal.access import Ask
from hrajme.terminal.remote.link import Link
from hrajme.terminal.remote.requests import RoomProblem, no_room
from hrajme.terminal.remote.wire import read_message

# The person at this terminal; the room knows who that is by the cookie.
ME = PersonId("me")
FIRST_DELAY_SECONDS, LONGEST_DELAY_SECONDS = 0.5, 5.0
LONGEST_MESSAGE = 8_000_000


class RefusedThere(HrajmeError):
    """The room's answer to a command that changed nothing."""

    def __init__(self, refused: Refused) -> None:
        super().__init__(refused.sentence.id, **refused.sentence.args)
        self.refusal = Refusal(refused.rule, refused.sentence.id, refused.sentence.args)


class Mute(Command, frozen=True):
    """Do not tell me what they say, or tell me again; it is said to this terminal and goes no further."""

    who: int


class Listener(Protocol):
    """Who wants to know: a face."""

    def changed(self) -> None:
        """The table, who is there, or the connection is not as it was."""

    def refuse(self, error: HrajmeError) -> None:
        """A command was refused, or the room closes for a while."""


class RemoteTable:
    """`run` is its life; it can be looked at once `arrived` is set."""

    persons: Sequence[PersonId] = (ME,)

    def __init__(self, link: Link, cookie: str) -> None:
        self.link = link
        self.cookie = cookie
        self.listener: Listener | None = None
        self.arrived = asyncio.Event()
        self.latest: TableView | None = None
        # By how much the room's clock is ahead of ours.
        self.ahead_ms = 0
        self.told: dict[int, Told] = {}
        self.spoken: dict[int, Spoken] = {}
        # Whom the person here does not want to hear, by their numbers, and how they were called.
        self.muted: dict[int, str] = {}
        self.present = Present(seats=(), watchers=0)
        self.socket: ClientConnection | None = None
        # Commands without an answer, by key; after a lost connection they are sent again, which is harmless.
        self.pending: dict[str, bytes] = {}
        self.answered = asyncio.Event()
        # What costs something to say, as the last answer warned.
        self.warned: Command | None = None
        self.keys = (f"{secrets.token_hex(6)}-{number}" for number in count(1))
        self.sending: set[asyncio.Task[None]] = set()
        self.delays = delays_seconds()

    @property
    def game(self) -> Game:
        return games.find(self.view(ME).game)

    @property
    def is_connected(self) -> bool:
        return self.socket is not None

    def view(self, person: PersonId | None) -> TableView:
        assert self.latest is not None
        return self.latest

    def now_ms(self) -> int:
        return own_ms() + self.ahead_ms

    def away(self) -> list[int]:
        """The seats that are waited for and whose persons are not here."""
        sitters = self.view(ME).seats
        away = [each.seat for each in self.present.away if each.seat < len(sitters)]
        return [seat for seat in away if sitters[seat].to_move and sitters[seat].kind == "person"]

    def seconds_left(self, seat: int) -> int:
        """Until a bot plays on for who is away, 0 where it is about to or never will."""
        since_ms = next((each.since_ms for each in self.present.away if each.seat == seat), 0)
        until_ms = since_ms + 1000 * self.view(ME).away_seconds
        return max(0, -(-(until_ms - self.now_ms()) // 1000))

    def story(self, person: PersonId | None, since: int) -> list[Told]:
        told = [self.told[revision] for revision in sorted(self.told) if revision > since]
        return [each for each in told if not self.is_noise(each)]

    def is_noise(self, told: Told) -> bool:
        """Whether it names somebody who is muted."""
        return any(sentence.args.get("who") in self.muted for sentence in told.sentences)

    def talk(self, person: PersonId | None) -> Sequence[Spoken]:
        spoken = [self.spoken[revision] for revision in sorted(self.spoken)]
        return [each for each in spoken if each.who not in self.muted]

    def people(self) -> dict[int, str]:
        """The others who sit here or have said something, by their numbers, with their names."""
        view = self.view(ME)
        own = 0 if view.seat is None else view.seats[view.seat].who
        heard = [(spoken.who, spoken.name) for spoken in self.spoken.values()]
        seated = [(sitter.who, sitter.name) for sitter in view.seats]
        return {who: name for who, name in [*heard, *seated] if who not in (0, own)}

    def mute(self, who: int) -> None:
        """Mute somebody, or hear them again."""
        if self.muted.pop(who, None) is None:
            self.muted[who] = self.people()[who]
        self.tell_changed()

    def send(self, person: PersonId, ask: Ask) -> None:
        """On its way at once, or as soon as there is a connection again."""
        command = self.confirmed(ask(key=next(self.keys), revision=self.view(person).revision))
        if isinstance(command, Mute):
            self.mute(command.who)
            return
        data = encode_command(command)
        self.pending[command.key] = data
        self.answered.clear()
        if self.socket is not None:
            task = asyncio.get_running_loop().create_task(transmit(self.socket, data))
            self.sending.add(task)
            task.add_done_callback(self.sending.discard)

    def confirmed(self, command: Command) -> Command:
        """The command, on purpose when it says again what was answered with a warning."""
        means_it = self.warned is not None and self.warned == words_of(command)
        self.warned = None
        return msgspec.structs.replace(command, confirmed=True) if means_it else command

    # Its life

    async def run(self) -> None:
        """Stay connected; raises RoomProblem or NewerRoom when there is no point in it."""
        while True:
            problem: BaseException | None = None
            try:
                await self.converse()
            except (OSError, WebSocketException, msgspec.MsgspecError) as error:
                problem = error
            if self.latest is None:
                raise no_room(self.link.server, problem or "…") from problem
            self.socket = None
            self.tell_changed()
            await asyncio.sleep(next(self.delays))

    async def converse(self) -> None:
        headers = {"Cookie": self.cookie} if self.cookie else {}
        async with connect(self.link.socket, additional_headers=headers, max_size=LONGEST_MESSAGE) as socket:
            since = 0 if self.latest is None else self.latest.revision
            await socket.send(msgspec.json.encode(Watch(since=since)), text=True)
            for data in list(self.pending.values()):
                await socket.send(data, text=True)
            self.socket = socket
            self.tell_changed()
            async for message in socket:
                self.hear(read_message(message))

    def hear(self, message: ToClient | None) -> None:
        match message:
            case Update():
                self.take_update(message)
            case Present():
                self.present = message
            case Done(key=key):
                self.settle(key)
            case Refused(key=key, code=code):
                if code == MustConfirm.code and key in self.pending:
                    self.warned = words_of(decode_command(self.pending[key]))
                self.settle(key)
                self.tell_refused(RefusedThere(message))
            case Lost():
                self.tell_refused(RoomProblem(message.sentence))
            case Leaving(again=True):
                self.tell_refused(RoomProblem(message.sentence))
            case Leaving():
                raise RoomProblem(message.sentence)
        self.tell_changed()

    def settle(self, key: str) -> None:
        """The command of this key is answered."""
        self.pending.pop(key, None)
        if not self.pending:
            self.answered.set()

    def take_update(self, update: Update) -> None:
        if self.latest is not None and update.table.revision < self.latest.revision:
            # The room was restored from an older copy.
            self.told, self.spoken = {}, {}
        if self.latest is not None and update.story_since > self.latest.revision:
            # So much happened meanwhile that only the last of it is told.
            self.told = {}
        self.latest = update.table
        self.ahead_ms = update.now_ms - own_ms()
        self.told.update((told.revision, told) for told in update.story)
        self.spoken.update((spoken.revision, spoken) for spoken in update.talk)
        self.delays = delays_seconds()
        self.arrived.set()

    def tell_refused(self, error: HrajmeError) -> None:
        if self.listener is not None:
            self.listener.refuse(error)

    def tell_changed(self) -> None:
        if self.listener is not None and self.latest is not None:
            self.listener.changed()


def words_of(command: Command) -> Command | None:
    """What is said, whenever and however often; None where nothing is."""
    if not isinstance(command, Say | Signal):
        return None
    return msgspec.structs.replace(command, key="words", revision=0, confirmed=False)


async def transmit(socket: ClientConnection, data: bytes) -> None:
    """What does not get through is sent again over the next connection."""
    with suppress(ConnectionClosed):
        await socket.send(data, text=True)


def delays_seconds() -> Iterator[float]:
    """Longer and longer, and not all guests at the same moment."""
    delay = FIRST_DELAY_SECONDS
    while True:
        yield delay * uniform(0.7, 1.3)
        delay = min(2 * delay, LONGEST_DELAY_SECONDS)


def own_ms() -> int:
    return time.monotonic_ns() // 1_000_000
