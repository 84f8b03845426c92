"""Network: how the room speaks to a push service.

The address comes from a browser, and whoever says it is a browser may name any. So only names are taken,
by https and its own port; what a name stands for is looked at before it is connected to, and must be
an address that everybody in the world could reach. Of the answer nothing is read but its status.
"""

from __future__ import annotations

import asyncio
import re
import socket
import ssl
from collections.abc import Callable, Mapping
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Network, ip_address
from threading import Thread
from typing import NamedTuple

LONGEST_ENDPOINT = 1000
ENDPOINT = re.compile(r"https://((?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*)(?::443)?(/[!-\"$-~]*)", re.IGNORECASE)
HTTPS = 443
# All that the internet gives out as addresses of single machines.
GLOBAL_V6 = IPv6Network("2000::/3")
MOST_ADDRESSES = 3
SECONDS = 10.0
STATUS = re.compile(rb"HTTP/1\.[01] ([1-5][0-9][0-9])\b")
LONGEST_LINE = 1024
# A name that takes long to find keeps no more than these, and no table, waiting.
RESOLVERS = 4
THREAD = "hrajme-push-names"


class Unreachable(Exception):
    """The service did not take it, for a reason of the network."""


class Endpoint(NamedTuple):
    """Where a push service takes what is meant for one browser."""

    host: str
    path: str

    @property
    def origin(self) -> str:
        return f"https://{self.host}"

    @property
    def domain(self) -> str:
        """By which services count as one: whoever has it makes up as many names below it as they like."""
        return ".".join(self.host.split(".")[-2:])


def read_endpoint(text: str) -> Endpoint | None:
    """The parts of an address; None where it cannot be one of a push service."""
    found = ENDPOINT.fullmatch(text) if len(text) <= LONGEST_ENDPOINT else None
    return None if found is None else Endpoint(found[1].lower(), found[2])


def is_public(address: str) -> bool:
    """Whether it is no address of this machine or of a network around it."""
    parsed = ip_address(address)
    if isinstance(parsed, IPv4Address):
        return parsed.is_global and not parsed.is_multicast
    return parsed in GLOBAL_V6 and parsed.is_global and parsed.sixtofour is None


def find_addresses(host: str) -> list[str]:
    found = socket.getaddrinfo(host, HTTPS, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(address[0]) for *_, address in found))


class Resolver:
    """Looks names up in threads of its own, for which the end of the program does not wait."""

    def __init__(self, resolve: Callable[[str], list[str]]) -> None:
        self.resolve = resolve
        self.places = asyncio.Semaphore(RESOLVERS)

    async def find(self, host: str) -> list[str]:
        """Its addresses; raises what *resolve* does."""
        await self.places.acquire()
        future: asyncio.Future[list[str]] = asyncio.get_running_loop().create_future()
        Thread(target=self.run, args=(host, future), name=THREAD, daemon=True).start()
        return await future

    def run(self, host: str, future: asyncio.Future[list[str]]) -> None:
        found: list[str] | Exception
        try:
            found = self.resolve(host)
        except Exception as error:
            found = error
        # The loop may be gone by then.
        with suppress(RuntimeError):
            future.get_loop().call_soon_threadsafe(self.settle, future, found)

    def settle(self, future: asyncio.Future[list[str]], found: list[str] | Exception) -> None:
        self.places.release()
        if future.done():
            return  # Who asked has given up.
        if isinstance(found, Exception):
            future.set_exception(found)
        else:
            future.set_result(found)


class Network:
    """The internet; a test has one of its own."""

    def __init__(
        self,
        *,
        port: int = HTTPS,
        seconds: float = SECONDS,
        allows: Callable[[str], bool] = is_public,
        resolve: Callable[[str], list[str]] = find_addresses,
        context: ssl.SSLContext | None = None,
    ) -> None:
        self.port = port
        self.seconds = seconds
        self.allows = allows
        self.resolver = Resolver(resolve)
        self.context = context

    async def post(self, endpoint: Endpoint, headers: Mapping[str, str], body: bytes) -> int:
        """The status of the answer; raises Unreachable."""
        try:
            async with asyncio.timeout(self.seconds):
                reader, writer = await self.connect(endpoint.host)
                try:
                    writer.write(write_request(endpoint, headers, body))
                    await writer.drain()
                    return await read_status(reader)
                finally:
                    # Nothing more is said or heard, whatever the other side still wants to send.
                    writer.transport.abort()
        except TimeoutError as error:
            raise Unreachable("it takes too long") from error
        except (OSError, ValueError) as error:
            raise Unreachable(str(error)) from error

    async def connect(self, host: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """To the very address that was looked at; raises OSError or Unreachable."""
        addresses = await self.find(host)
        for address in addresses[:-1]:
            with suppress(OSError):
                return await self.connect_to(address, host)
        return await self.connect_to(addresses[-1], host)

    async def find(self, host: str) -> list[str]:
        allowed = [address for address in await self.resolver.find(host) if self.allows(address)]
        if not allowed:
            raise Unreachable("it is no public address")
        return allowed[:MOST_ADDRESSES]

    async def connect_to(self, address: str, host: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        self.context = self.context or ssl.create_default_context()
        return await asyncio.open_connection(
            address, self.port, ssl=self.context, server_hostname=host, limit=LONGEST_LINE
        )


def write_request(endpoint: Endpoint, headers: Mapping[str, str], body: bytes) -> bytes:
    told = {"Host": endpoint.host, **headers, "Content-Length": str(len(body)), "Connection": "close"}
    lines = [f"POST {endpoint.path} HTTP/1.1", *(f"{name}: {value}" for name, value in told.items()), "", ""]
    return "\r\n".join(lines).encode() + body


async def read_status(reader: asyncio.StreamReader) -> int:
    """Raises ValueError of what is no answer."""
    found = STATUS.match(await reader.readline())
    if found is None:
        raise ValueError("it answers something else than HTTP")
    return int(found[1])
