"""Limits: how much one address and one socket may ask for. Buckets fill with time and empty with use."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address, ip_network

import msgspec

from hrajme.language import HrajmeError

ADDRESSES_REMEMBERED = 10_000
HOUSEHOLD_BITS = 64


class BadProxy(HrajmeError):
    def __init__(self, proxy: str) -> None:
        super().__init__("server-error-bad_proxy", proxy=proxy)


def read_proxies(text: str) -> tuple[str, ...]:
    """Addresses or networks with commas between them; raises BadProxy."""
    return tuple([read_proxy(part.strip()) for part in text.split(",")])


def read_proxy(text: str) -> str:
    try:
        ip_network(text)
    except ValueError as error:
        raise BadProxy(text) from error
    return text


class Rate(msgspec.Struct, frozen=True):
    """So many at once, and so many a second in the long run."""

    burst: int
    per_second: float


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """What a room allows; a family behind one address has enough of everything."""

    # Whose X-Forwarded-For is believed. From anybody else it could name a new address each time.
    proxies: tuple[str, ...] = ()
    requests: Rate = Rate(120, 20)
    # Files of the page, of which one visit takes two dozen, and the question how the room is.
    pages: Rate = Rate(600, 100)
    opened_tables: Rate = Rate(20, 0.2)
    # Codes of tables that do not exist; a short one, of which there are fewer, costs more.
    wrong_codes: Rate = Rate(20, 0.2)
    wrong_short_cost: int = 6
    # Short ones of all addresses together: many addresses guess no faster than two.
    wrong_short_codes: Rate = Rate(60, 1 / 30)
    # Browsers that are to be called, by address; and calls, by guest and of all together.
    subscriptions: Rate = Rate(20, 0.1)
    calls_per_guest: Rate = Rate(10, 1 / 15)
    calls: Rate = Rate(100, 10)
    # Seconds that services of one domain may keep the room waiting, beyond what is prompt.
    waits_for_services: Rate = Rate(30, 1 / 20)
    new_sockets: Rate = Rate(100, 5)
    messages: Rate = Rate(20, 8)
    # All that one socket sends, pings and empty pieces too; a kilobyte costs as much as a frame.
    frames: Rate = Rate(200, 50)
    # Over all its sockets: many quiet ones would be a flood too.
    messages_per_address: Rate = Rate(400, 80)
    # Messages that are refused before a table sees them; then the socket is closed.
    bad_messages: Rate = Rate(30, 0.5)
    sockets_per_address: int = 200
    connections_per_address: int = 250
    # Of all together, sockets too; fewer where the system allows fewer open files.
    connections: int = 5000
    watchers_per_table: int = 200
    message_bytes: int = 8 * 1024
    body_bytes: int = 16 * 1024
    # Of a request: its head, and all that is read of it before the connection is closed.
    head_bytes: int = 32 * 1024
    request_bytes: int = 1024 * 1024
    # Until all of a request has come.
    request_seconds: float = 15.0
    # Until a new socket says what it wants, and until a message is out.
    watch_seconds: float = 10.0
    send_seconds: float = 20.0
    # From the last word to the end of a socket, whether the other side agrees or not.
    close_seconds: float = 2.0
    # Between two signs of life that are asked of a socket.
    ping_seconds: float = 20.0

    def is_proxy(self, address: str) -> bool:
        """Through one come all."""
        return any(holds(proxy, address) for proxy in self.proxies)


def holds(network: str, address: str) -> bool:
    try:
        return ip_address(address) in ip_network(network)
    except ValueError:
        return False


class Bucket:
    """Full at first; each take costs one, unless it is dearer."""

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate = rate
        self.left = float(rate.burst)
        self.at = now

    def fill(self, now: float) -> float:
        self.left = min(self.rate.burst, self.left + (now - self.at) * self.rate.per_second)
        self.at = now
        return self.left

    def has(self, now: float, cost: float = 1.0) -> bool:
        return self.fill(now) >= self.cap(cost)

    def take(self, now: float, cost: float = 1.0) -> bool:
        """Whether there was enough to take."""
        if not self.has(now, cost):
            return False
        self.left -= self.cap(cost)
        return True

    def charge(self, now: float, cost: float) -> None:
        """What was used already, though there may not have been enough."""
        self.left = self.fill(now) - cost

    def cap(self, cost: float) -> float:
        """What is dearer than a full bucket costs all of it."""
        return min(cost, max(1, self.rate.burst))


class Buckets:
    """A bucket for each address; who has been away longest is forgotten first."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.buckets: dict[str, Bucket] = {}

    def take(self, address: str, now: float, cost: float = 1.0) -> bool:
        return self.of(address, now).take(now, cost)

    def has(self, address: str, now: float, cost: float = 1.0) -> bool:
        """Whether so much could be taken."""
        return self.of(address, now).has(now, cost)

    def charge(self, address: str, now: float, cost: float) -> None:
        self.of(address, now).charge(now, cost)

    def of(self, address: str, now: float) -> Bucket:
        bucket = self.buckets.pop(address, None) or Bucket(self.rate, now)
        self.buckets[address] = bucket
        if len(self.buckets) > ADDRESSES_REMEMBERED:
            del self.buckets[next(iter(self.buckets))]
        return bucket


def household(address: str) -> str:
    """Who counts as one: an address of IPv4, or the half of one of IPv6 that a provider gives away."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, IPv6Address) and parsed.ipv4_mapped is None:
        return str(int(parsed) >> HOUSEHOLD_BITS)
    return address
