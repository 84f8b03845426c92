"""Session: one socket of one person at one table."""

from __future__ import annotations

import asyncio
import logging

import msgspec
from litestar.exceptions import WebSocketException

from hrajme.language import HrajmeError, Sentence
from hrajme.room import KeptTable, Known, Moment
from hrajme.room.past import story_of
from hrajme.room.presence import Presence
from hrajme.server.asking import Socket, address_of
from hrajme.server.device import Device
from hrajme.server.errors import (
    Broken,
    TooFast,
    TooLarge,
    TooMany,
    TooSlow,
    Unreadable,
    WatchFirst,
    WireError,
    tell,
)
from hrajme.server.host import Host
from hrajme.server.limits import Bucket
from hrajme.server.outbox import Outbox
from hrajme.server.to_client import (
    Away,
    Done,
    Leaving,
    Lost,
    Pong,
    Present,
    Recalled,
    Refused,
    ToClient,
    Update,
    encode_to_client,
)
from hrajme.server.to_server import Bring, Ping, Recall, Show, ToServer, Watch, decode_to_server
from hrajme.table import PersonId
from hrajme.table.commands import Command, Key, Sit
from hrajme.table.errors import ShownOut, Stale
from hrajme.table.persons import bring

log = logging.getLogger("hrajme.server")

# What a message takes out of the buckets, where it is more than one: a view of all, or a page of the story.
COSTS: dict[type[ToServer], int] = {Watch: 8, Recall: 8, Show: 2}
PONG = encode_to_client(Pong())
# Close codes of WebSocket: going away, and policy.
GOING_AWAY = 1001
REFUSED = 1008


class Keyed(msgspec.Struct):
    """What can be read of a message that is otherwise not understood."""

    key: Key = ""


class Session:
    """Reads commands one by one; what is to be sent waits in the outbox for a task of its own."""

    def __init__(self, host: Host, socket: Socket, person: PersonId, kept: KeptTable) -> None:
        self.host = host
        self.socket = socket
        self.kept = kept
        self.device = Device(person)
        self.outbox = Outbox()
        self.messages = Bucket(host.limits.messages, host.now)
        self.bad_messages = Bucket(host.limits.bad_messages, host.now)
        self.is_watching = False
        self.close_code = REFUSED

    @property
    def guest(self) -> PersonId:
        return self.device.guest

    # What the room tells us

    def on_change(self, moment: Moment) -> None:
        if self.device.hands_on(moment.table):
            # The next one is not told what the last one was.
            self.outbox.begin_anew(Known(hushed=True))
        known = self.outbox.known
        if known.revision > moment.table.revision:
            # It knows more than there is: the room was restored from an older copy.
            self.tell_lost(known.revision)
            known = Known(hushed=True)
        eyes = moment.eyes(self.device.person)
        update, after = moment.once((eyes, known), lambda: show(moment, eyes, known))
        self.outbox.put_update(update, after)

    def on_presence(self, presence: Presence) -> None:
        away = tuple([Away(seat, since_ms) for seat, since_ms in presence.away])
        present = Present(seats=presence.seats, watchers=presence.watchers, away=away, short=presence.short)
        self.outbox.put_present(encode_to_client(present))

    def on_gone(self, error: HrajmeError) -> None:
        self.leave(error, again=False)

    def tell_lost(self, known: int) -> None:
        if count := self.host.room.health.count_lost(self.kept, known):
            self.answer(Lost(count=count, sentence=Sentence("server-lost", {"count": count})))

    # The life of a socket

    async def run(self) -> None:
        """Until the other side goes, or is told to go."""
        self.host.sessions.add(self)
        reader, sender = asyncio.create_task(self.read_all()), asyncio.create_task(self.send_all())
        try:
            await asyncio.wait({reader, sender}, return_when=asyncio.FIRST_COMPLETED)
            if self.outbox.farewell is not None:
                await asyncio.wait({sender})
        finally:
            self.kept.unwatch(self)
            self.host.sessions.discard(self)
            reader.cancel()
            sender.cancel()
            await asyncio.gather(reader, sender, return_exceptions=True)

    async def send_all(self) -> None:
        """Send what waits, until the farewell is out or the other side takes nothing any more."""
        try:
            while not self.outbox.is_finished:
                for data in await self.outbox.take():
                    await self.socket.send({"type": "websocket.send", "text": data.decode(), "bytes": None})
            await self.socket.send({"type": "websocket.close", "code": self.close_code, "reason": ""})
        except (OSError, WebSocketException):
            # The other side has gone.
            pass

    async def read_all(self) -> None:
        """One message after the other, until the other side goes or has to go."""
        # Whatever it says meanwhile: a table may leave the memory when nobody watches it.
        deadline = self.host.now + self.host.limits.watch_seconds
        while self.outbox.farewell is None:
            try:
                async with asyncio.timeout_at(None if self.is_watching else deadline):
                    message = await self.socket.receive()
            except TimeoutError:
                self.leave(TooSlow(), again=False)
                return
            if message["type"] != "websocket.receive":
                return
            await self.hear(message.get("text") or message.get("bytes") or "")
            await self.outbox.has_room.wait()
            # The next may be here already: others have their turn before it.
            await asyncio.sleep(0)

    def leave(self, error: HrajmeError, *, again: bool) -> None:
        """Say why, then close."""
        told = tell(error)
        self.close_code = GOING_AWAY if again else REFUSED
        self.outbox.put_farewell(
            encode_to_client(Leaving(code=told.code, sentence=told.sentence, again=again))
        )

    # Messages

    async def hear(self, data: str | bytes) -> None:
        """Answer one message, whatever it is."""
        key = ""
        try:
            message = self.read(data)
            key = getattr(message, "key", "")
            self.charge(message)
            await self.obey(message)
        except WireError as error:
            self.refuse(key or find_key(data), error)
            if not self.bad_messages.take(self.host.now):
                self.leave(TooFast(), again=False)
        except HrajmeError as error:
            self.refuse(key, error)
        except Exception:
            log.exception("table %s: a message failed", self.kept.name)
            self.refuse(key, Broken())

    def charge(self, message: ToServer) -> None:
        """What it costs us; raises TooFast. Who cannot even watch comes again later, by itself."""
        cost, now = COSTS.get(type(message), 1), self.host.now
        own = self.messages.take(now, cost)
        if own and self.host.messages.take(address_of(self.socket.scope), now, cost):
            return
        if isinstance(message, Watch) and not self.is_watching:
            self.leave(TooFast(), again=True)
        raise TooFast

    def read(self, data: str | bytes) -> ToServer:
        """Raises TooLarge or Unreadable."""
        if len(data) > self.host.limits.message_bytes:
            raise TooLarge
        try:
            return decode_to_server(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Unreadable(problem=str(error)) from error

    async def obey(self, message: ToServer) -> None:
        if isinstance(message, Ping):
            self.outbox.put_answer(PONG)
        elif isinstance(message, Watch):
            await self.watch(message)
        elif not self.is_watching:
            raise WatchFirst
        elif isinstance(message, Recall):
            await self.recall(message)
        elif isinstance(message, Show):
            await self.show(message)
        else:
            await self.host.room.finish(self.carry_out(*await self.word(message)))

    async def recall(self, message: Recall) -> None:
        """To who is looking when it is told, whoever asked for it."""
        async with self.kept.lock:
            page = story_of(await self.kept.see(), self.device.person, message.before)
            told = Recalled(since=page.since, before=message.before, story=page.story)
            self.outbox.put_page(encode_to_client(told))

    async def word(self, message: Command) -> tuple[Command, PersonId]:
        """The command as the table knows it, and whose it is; raises Covered or Stale."""
        if isinstance(message, Bring):
            sit = Sit(message.seat, message.name, key=message.key, revision=message.revision)
            return sit, bring(self.guest, message.key)
        speaker = self.device.speaker
        if self.device.is_late(message):
            await self.check_done(message)
        if isinstance(message, Sit) and not message.name.strip():
            name = await self.host.room.name_of(speaker)
            message = msgspec.structs.replace(message, name=name)
        return message, speaker

    async def check_done(self, command: Command) -> None:
        """Raises Stale unless it is done, and only to be answered again: who looks now did not say it."""
        async with self.kept.lock:
            table = await self.kept.see()
        if table.answers.find(self.guest, command.key) is None:
            raise Stale

    async def carry_out(self, command: Command, by: PersonId) -> None:
        """To its end, whoever is still there. Its effect and the answer go out together."""
        revision = await self.kept.carry_out(command, by)
        self.answer(Done(key=command.key, revision=revision))

    async def watch(self, message: Watch) -> None:
        if len(self.kept.watchers) >= self.host.limits.watchers_per_table and not self.is_watching:
            raise TooMany
        # What was kept from the seats may be told by now.
        self.outbox.begin_anew(Known(message.since, hushed=True))
        try:
            await self.kept.watch(self)
        except ShownOut as error:
            self.leave(error, again=False)
            return
        if not self.is_watching:
            self.tell_lost(0)
        self.is_watching = True

    async def show(self, message: Show) -> None:
        """To somebody else the whole table is shown anew, and to nobody what everybody may see."""
        async with self.kept.lock:
            self.device.show(await self.kept.see(), message.seat)
            self.outbox.begin_anew(Known(hushed=True))
        await self.kept.watch(self)

    def answer(self, message: ToClient) -> None:
        self.outbox.put_answer(encode_to_client(message))

    def refuse(self, key: str, error: HrajmeError) -> None:
        told = tell(error)
        self.answer(Refused(key=key, code=told.code, sentence=told.sentence, rule=told.rule))


def show(moment: Moment, eyes: PersonId | None, known: Known) -> tuple[bytes, Known]:
    """The table through these eyes, ready to be sent, and what is known after it."""
    news = moment.news(eyes, known)
    update = Update(
        now_ms=news.now_ms,
        table=news.table,
        story=news.page.story,
        story_since=news.page.since,
        talk=news.talk,
        deeds=news.deeds,
    )
    return encode_to_client(update), moment.known(eyes)


def find_key(data: str | bytes) -> str:
    """The key of a message that is not understood otherwise."""
    try:
        return msgspec.json.decode(data, type=Keyed).key
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""
