"""Connection: HTTP of one connection, up to where a request is complete.

uvicorn waits for the rest of a request for ever and keeps all of it. Here one that does not come in time, or
has no end, closes its connection. Each connection holds a place, which may have to be given up to another.
"""

from __future__ import annotations

from asyncio import TimerHandle, Transport
from collections import Counter
from typing import ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from hrajme.server.asking import cookies_of, forwarded_of
from hrajme.server.host import Host
from hrajme.server.limits import household

TOO_SLOW = b"408 Request Timeout"
TOO_LARGE = b"431 Request Header Fields Too Large"
TOO_MANY = b"429 Too Many Requests"


# Requests of one connection that wait for the answer of the one before; browsers send none ahead.
MOST_IN_A_ROW = 16


class TooManyInARow(Exception):
    pass


class Connection(HttpToolsProtocol):
    host: Host
    # Connections of each address, without sockets of tables, which have a limit of their own.
    counts: ClassVar[Counter[str]] = Counter()
    address: str | None = None
    is_proxy = False
    timer: TimerHandle | None = None
    # Of the request that is coming in.
    has_head = False
    taken_bytes = 0

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.expect()
        self.come(self.client[0] if self.client else "unknown")

    def data_received(self, data: bytes) -> None:
        self.expect()
        self.taken_bytes += len(data)
        super().data_received(data)
        limits = self.host.limits
        most = limits.request_bytes if self.has_head else limits.head_bytes
        if self.taken_bytes > most:
            self.refuse(TOO_LARGE)

    def on_message_begin(self) -> None:
        """Raises TooManyInARow, which the parser turns into a bad request."""
        if len(self.pipeline) >= MOST_IN_A_ROW:
            raise TooManyInARow
        super().on_message_begin()
        self.has_head = False
        self.expect()

    def on_headers_complete(self) -> None:
        self.has_head = True
        self.introduce()
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.stop_expecting()

    def handle_websocket_upgrade(self) -> None:
        self.stop_expecting()
        self.go()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_expecting()
        self.go()
        self.host.places.leave(self.transport)
        super().connection_lost(exc)

    def come(self, address: str) -> None:
        self.address = household(address)
        self.is_proxy = self.host.limits.is_proxy(address)
        self.counts[self.address] += 1
        if self.is_proxy or self.counts[self.address] <= self.host.limits.connections_per_address:
            self.host.places.take(self.transport, self.address)
        else:
            self.refuse(TOO_MANY)

    def introduce(self) -> None:
        """The head says who asks, and through a proxy from where; a socket keeps the place."""
        scope = {"headers": self.headers}
        address = forwarded_of(scope, self.host.limits) if self.is_proxy else self.address
        is_guest = self.host.guests.find(cookies_of(scope)) is not None
        self.host.places.know(self.transport, address or "unknown", is_guest=is_guest)

    def go(self) -> None:
        if self.address is not None:
            self.counts[self.address] -= 1
            if not self.counts[self.address]:
                del self.counts[self.address]
            self.address = None

    def shutdown(self) -> None:
        """The room closes; the rest of a request is not waited for."""
        if self.cycle is not None and not self.cycle.response_complete and self.cycle.more_body:
            self.transport.close()
        else:
            super().shutdown()

    def expect(self) -> None:
        """A request shall be complete in time, however its parts drop in."""
        if self.timer is None:
            self.timer = self.loop.call_later(self.host.limits.request_seconds, self.refuse, TOO_SLOW)

    def stop_expecting(self) -> None:
        self.taken_bytes = 0
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def refuse(self, status: bytes) -> None:
        """Say why, unless an answer has begun, and close."""
        if self.transport.is_closing():
            return
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            self.transport.write(b"HTTP/1.1 %b\r\ncontent-length: 0\r\nconnection: close\r\n\r\n" % status)
        self.transport.close()


def connection_to(host: Host) -> type[Connection]:
    """uvicorn makes connections itself, and knows no host of ours."""
    return type("Connection", (Connection,), {"host": host, "counts": Counter()})
