"""SocketLine: the frames of one socket, below its messages.

uvicorn answers every ping, keeps every piece of a message that has no end, and goes on reading while nothing
of what it wrote is taken. Here every frame is counted before anything is made of it, reading stops while
writing is behind, and a line that is to be closed is closed soon, whether the other side agrees or not.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import ProtocolError
from websockets.frames import Frame
from websockets.server import ServerProtocol

from hrajme.server.host import Host
from hrajme.server.limits import Bucket, Rate

log = logging.getLogger("hrajme.server")

BAD_REQUEST = b"HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
ABNORMAL = 1006
KILOBYTE = 1024


class Frames(ServerProtocol):
    """Takes as many frames as there are places in its bucket; a kilobyte costs as much as a frame."""

    def __init__(self, rate: Rate, clock: Callable[[], float], **options: Any) -> None:
        super().__init__(**options)
        self.clock = clock
        self.bucket = Bucket(rate, clock())

    def recv_frame(self, frame: Frame) -> None:
        if not self.bucket.take(self.clock(), cost=1 + len(frame.data) / KILOBYTE):
            raise ProtocolError("too many frames")
        super().recv_frame(frame)


class SocketLine(WebSocketsSansIOProtocol):
    host: Host

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.limits = self.host.limits
        self.close_timeout = self.limits.close_seconds
        # Runs while nothing of what was written is taken.
        self.patience: asyncio.TimerHandle | None = None
        self.conn = Frames(
            self.limits.frames, self.loop.time, max_size=self.config.ws_max_size, logger=self.logger
        )

    # What comes in

    def data_received(self, data: bytes) -> None:
        self.conn.receive_data(data)
        if self.conn.handshake_exc is not None or self.conn.parser_exc is not None:
            self.give_up()
        else:
            self.handle_events()

    def give_up(self) -> None:
        """It cannot be read any further, or is too much: say so and close."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": ABNORMAL})
        last_words = b"".join(self.conn.data_to_send())
        if not self.handshake_complete:
            last_words = last_words or BAD_REQUEST
            self.handshake_complete = True
        self.close_sent = True
        self.transport.write(last_words)
        self.end()

    async def receive(self) -> Any:
        message = await self.queue.get()
        self.read_on()
        return message

    def read_on(self) -> None:
        """Take more only when all that came is taken, and all that was answered has gone out."""
        if self.read_paused and self.queue.empty() and self.writable.is_set():
            self.read_paused = False
            self.transport.resume_reading()

    # What goes out

    async def send(self, message: Any) -> None:
        if self.transport.is_closing():
            raise ClientDisconnected
        await super().send(message)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.patience = self.loop.call_later(self.limits.send_seconds, self.hang_up)
        self.read_paused = True
        self.transport.pause_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.forget_patience()
        self.read_on()

    def hang_up(self) -> None:
        """The other side reads nothing."""
        log.info("a socket is closed that does not read")
        self.transport.abort()

    def forget_patience(self) -> None:
        if self.patience is not None:
            self.patience.cancel()
        self.patience = None

    # The end

    async def run_asgi(self) -> None:
        await super().run_asgi()
        # What was to be said last has time to get there.
        self.loop.call_later(self.limits.close_seconds, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        self.forget_patience()
        self.host.places.leave(self.transport)
        super().connection_lost(exc)

    def end(self) -> None:
        self.transport.close()
        self.loop.call_later(self.limits.close_seconds, self.transport.abort)

    def shutdown(self) -> None:
        if self.conn.eof_sent:
            self.end()
        else:
            super().shutdown()


def line_to(host: Host) -> type[SocketLine]:
    """uvicorn makes lines itself, and knows no host of ours."""
    return type("SocketLine", (SocketLine,), {"host": host})
