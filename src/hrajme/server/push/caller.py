"""Caller: tells guests by Web Push that it is their turn. No move waits for it.

Nor does a call wait long for others: a service that does not answer keeps a place, and may do so for some
seconds only. When they are used up, nobody is called through it until some have come back.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
from typing import TYPE_CHECKING

import msgspec

from hrajme.language import language
from hrajme.room import Call, Room
from hrajme.server.limits import Bucket, Buckets, Limits
from hrajme.server.push.network import Endpoint, Network, Unreachable, read_endpoint
from hrajme.store import StoreError, Subscription

if TYPE_CHECKING:
    from hrajme.server.push.vapid import Vapid

log = logging.getLogger("hrajme.server")

SECRET = "calls"
# So many services are spoken to at once, and so many calls may be under way.
AT_ONCE = 64
MOST_WAITING = 200
# An answer that comes within so long keeps nobody waiting.
PROMPT_SECONDS = 2.0
# A service keeps a call for who is out of reach so long; a newer one of the same table takes its place.
KEPT_SECONDS = 24 * 3600
TOPIC_LETTERS = 32
NAMES_SAID = 3
TAKEN = range(200, 300)
GONE = (404, 410)
# Domains of services whose trouble is in the log already.
MOST_TROUBLED = 100


class Words(msgspec.Struct, frozen=True):
    """What a browser is told. It is encrypted for it alone."""

    title: str
    body: str
    table: str  # its code
    language: str


class Caller:
    """Of one room."""

    def __init__(self, room: Room, limits: Limits, network: Network) -> None:
        self.room = room
        self.network = network
        self.per_guest = Buckets(limits.calls_per_guest)
        self.all = Bucket(limits.calls, room.loop.time())
        self.waits = Buckets(limits.waits_for_services)
        self.places = asyncio.Semaphore(AT_ONCE)
        self.waiting = 0
        self.troubled: set[str] = set()
        self.vapid: Vapid | None = None
        room.callers.append(self.call)
        room.followers.append(self.forget_key)

    async def key(self) -> Vapid:
        """The key of the room, made once. Only who calls or is called needs what it is made with."""
        if self.vapid is None:
            from hrajme.server.push.vapid import Vapid, make_secret

            self.vapid = Vapid(await self.room.store.secret(SECRET, make_secret()))
        return self.vapid

    async def forget_key(self) -> None:
        """Another database has another."""
        self.vapid = None

    def call(self, call: Call) -> None:
        """Returns at once; who is called too often, or together with too many, is not called."""
        if self.waiting < MOST_WAITING and self.per_guest.take(call.guest, self.room.loop.time()):
            self.waiting += 1
            self.room.spawn(lambda: self.call_all(call))

    async def call_all(self, call: Call) -> None:
        """On all browsers of the guest; who has none takes nothing of what all may be called together."""
        try:
            subscriptions = await self.room.store.subscriptions(call.guest)
            if subscriptions and self.all.take(self.room.loop.time()):
                await asyncio.gather(*[self.deliver(call, each) for each in subscriptions])
        except StoreError as error:
            self.room.health.note(error)
        finally:
            self.waiting -= 1

    async def deliver(self, call: Call, subscription: Subscription) -> None:
        endpoint = read_endpoint(subscription.endpoint)
        if endpoint is None:
            return
        async with self.places:
            if not self.waits.has(endpoint.domain, self.room.loop.time()):
                return
            try:
                status = await self.post(endpoint, call, subscription)
            except Unreachable as problem:
                self.note_trouble(endpoint, str(problem))
            else:
                await self.heed(status, endpoint, subscription)

    async def post(self, endpoint: Endpoint, call: Call, subscription: Subscription) -> int:
        """The status of the answer, with what waiting for it cost; raises Unreachable."""
        headers, body = await self.write(endpoint, call, subscription)
        began = self.room.loop.time()
        try:
            return await self.network.post(endpoint, headers, body)
        finally:
            now = self.room.loop.time()
            self.waits.charge(endpoint.domain, now, max(0.0, now - began - PROMPT_SECONDS))

    async def write(
        self, endpoint: Endpoint, call: Call, subscription: Subscription
    ) -> tuple[dict[str, str], bytes]:
        from hrajme.server.push.encryption import encrypt

        words = msgspec.json.encode(word(call, subscription.language))
        vapid = await self.key()
        headers = {
            "Authorization": vapid.authorize(endpoint.origin, subscription.site, self.room.now_ms()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_SECONDS),
            "Topic": self.topic(call.code),
            "Urgency": "high",
        }
        return headers, encrypt(words, subscription.key, subscription.auth)

    def topic(self, code: str) -> str:
        """What a service knows the table by: the same each time, and of no use to anybody."""
        sealed = hmac.new(self.room.secret, f"topic {code}".encode(), hashlib.sha256)
        return sealed.hexdigest()[:TOPIC_LETTERS]

    async def heed(self, status: int, endpoint: Endpoint, subscription: Subscription) -> None:
        if status in GONE:
            await self.room.store.remove_subscription(subscription.guest_id, subscription.endpoint)
        elif status in TAKEN:
            self.troubled.discard(endpoint.domain)
        else:
            self.note_trouble(endpoint, f"it answers {status}")

    def note_trouble(self, endpoint: Endpoint, problem: str) -> None:
        """Once for each domain, until it works again; who makes up names fills no log with them."""
        if endpoint.domain not in self.troubled and len(self.troubled) < MOST_TROUBLED:
            self.troubled.add(endpoint.domain)
            log.warning("nobody can be called through %s: %s", endpoint.host, problem)


def word(call: Call, code: str) -> Words:
    """The game, and who waits; never what is on the table."""
    words = language(code)
    game = words.say(f"{call.game}-name")
    more = " …" if len(call.waiting) > NAMES_SAID else ""
    names = ", ".join(call.waiting[:NAMES_SAID]) + more
    body = words.say("room-call-waiting", count=len(call.waiting), names=names)
    return Words(words.say("room-call-turn", game=game), body, call.code, code)
