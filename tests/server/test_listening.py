"""The port of the room."""

from __future__ import annotations

import asyncio
import socket

from hrajme.server.listening import listen


async def test_a_small_answer_is_sent_at_once() -> None:
    """By the plain loop of asyncio too, which Windows has: it would wait 40 ms for more."""
    found: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    async def meet(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        served = writer.get_extra_info("socket")
        found.set_result(served.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
        writer.close()

    listener = listen("127.0.0.1", 0)
    async with await asyncio.start_server(meet, sock=listener):
        _, writer = await asyncio.open_connection(*listener.getsockname()[:2])
        assert await found
        writer.close()
