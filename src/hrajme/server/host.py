"""Host: what all requests share – the room, its guests, its limits, and the sockets that are open."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import Counter
from typing import TYPE_CHECKING

from hrajme.room import KeptTable, Room, read_code, read_short
from hrajme.server.errors import Closing, NoSuchTable, TooFast, TooMany
from hrajme.server.guests import SECRET_BYTES, Guests
from hrajme.server.limits import Bucket, Buckets, Limits
from hrajme.server.places import Places
from hrajme.server.push.caller import Caller
from hrajme.server.push.network import Network
from hrajme.store import NoSuchTable as NoSuchStoredTable

if TYPE_CHECKING:
    from hrajme.server.session import Session

log = logging.getLogger("hrajme.server")

FAREWELL_SECONDS = 3.0


class Host:
    def __init__(self, room: Room, guests: Guests, limits: Limits, network: Network) -> None:
        self.room = room
        self.guests = guests
        self.limits = limits
        self.requests = Buckets(limits.requests)
        self.pages = Buckets(limits.pages)
        self.opened_tables = Buckets(limits.opened_tables)
        self.wrong_codes = Buckets(limits.wrong_codes)
        self.wrong_short_codes = Bucket(limits.wrong_short_codes, self.now)
        # Who tries many short codes at once tries them one after the other all the same.
        self.trying = asyncio.Lock()
        self.subscriptions = Buckets(limits.subscriptions)
        self.caller = Caller(room, limits, network)
        self.new_sockets = Buckets(limits.new_sockets)
        self.messages = Buckets(limits.messages_per_address)
        self.places = Places(limits.connections)
        self.sessions: set[Session] = set()
        self.sockets: Counter[str] = Counter()
        self.is_closing = False

    @classmethod
    async def open(cls, room: Room, limits: Limits | None = None, network: Network | None = None) -> Host:
        host = cls(room, Guests(b""), limits or Limits(), network or Network())
        await host.read_secret()
        room.followers.append(host.read_secret)
        return host

    async def read_secret(self) -> None:
        """What the cookies of guests are signed with."""
        self.guests.secret = await self.room.store.secret("guests", secrets.token_bytes(SECRET_BYTES))

    @property
    def now(self) -> float:
        return self.room.loop.time()

    async def find(self, text: str, address: str) -> KeptTable:
        """The table of a code as somebody typed it; raises NoSuchTable, and TooFast for who tries many."""
        if (short := read_short(text)) is not None:
            async with self.trying:
                return await self.find_short(short, address)
        if not self.wrong_codes.has(address, self.now):
            raise TooFast
        code = read_code(text)
        try:
            if code is not None:
                kept = self.room.table(code)
                await kept.summary()
                return kept
        except NoSuchStoredTable:
            pass
        self.wrong_codes.take(address, self.now)
        raise NoSuchTable

    async def find_short(self, short: str, address: str) -> KeptTable:
        """One that is wrong costs the address much, and all addresses together a little."""
        cost = self.limits.wrong_short_cost
        if not self.wrong_codes.has(address, self.now, cost) or not self.wrong_short_codes.has(self.now):
            raise TooFast
        try:
            if (kept := await self.room.find_short(short)) is not None:
                return kept
        except NoSuchStoredTable:
            pass
        self.wrong_codes.take(address, self.now, cost)
        self.wrong_short_codes.take(self.now)
        if not self.wrong_short_codes.has(self.now):
            log.warning("short codes of tables are being guessed: none lets anybody in for a while")
        raise NoSuchTable

    # Sockets

    def check_in(self, address: str) -> None:
        """Count a new socket; raises TooFast, TooMany or Closing."""
        if self.is_closing:
            raise Closing
        if not self.new_sockets.take(address, self.now):
            raise TooFast
        if self.sockets[address] >= self.limits.sockets_per_address:
            raise TooMany
        self.sockets[address] += 1

    def check_out(self, address: str) -> None:
        self.sockets[address] -= 1
        if not self.sockets[address]:
            del self.sockets[address]

    async def say_goodbye(self) -> None:
        """Tell all sockets that the room closes, and wait a little until they have heard it."""
        self.is_closing = True
        for session in list(self.sessions):
            session.leave(Closing(), again=True)
        deadline = self.now + FAREWELL_SECONDS
        while self.sessions and self.now < deadline:
            await asyncio.sleep(0.02)
