"""Serving: a room on a socket, from the first request to the last goodbye."""

from __future__ import annotations

import asyncio
import gc
import logging
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from types import FrameType

import uvicorn

from hrajme.room import Room, Settings, Thinkers
from hrajme.room.thinkers import ProcessThinkers
from hrajme.server.app import make_app
from hrajme.server.connection import connection_to
from hrajme.server.host import Host
from hrajme.server.limits import Limits
from hrajme.server.line import line_to
from hrajme.server.pages import Pages
from hrajme.store import Store, kept_alone, open_store

log = logging.getLogger("hrajme.server")

# Frames above this are not even read; between it and the limit of a message one is told so.
FRAME_BYTES = 64 * 1024
# Files that are open besides connections: the database, pipes to bots, pages.
OTHER_FILES = 200
LAST_SECONDS = 5
# So many new objects that live, and so many looks at the young and the middling ones, before a further look.
CYCLES = (20_000, 20, 20)


class Server(uvicorn.Server):
    """uvicorn, which says goodbye before it closes, and ends well after a signal."""

    def __init__(self, config: uvicorn.Config, host: Host, on_ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.host = host
        self.on_ready = on_ready
        self.leaving: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.on_ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """The first signal ends it kindly, the next at once."""
        if self.leaving is None:
            # A signal comes between any two lines; the loop takes it from here.
            self.host.room.loop.call_soon_threadsafe(self.begin_to_leave)
        else:
            self.should_exit = self.force_exit = True

    def begin_to_leave(self) -> None:
        if self.leaving is None:
            self.leaving = asyncio.create_task(self.leave())

    async def leave(self) -> None:
        log.info("the room closes")
        await self.host.say_goodbye()
        self.should_exit = True


@asynccontextmanager
async def open_host(
    address: str,
    *,
    limits: Limits | None = None,
    settings: Settings | None = None,
    thinkers: Thinkers | None = None,
) -> AsyncIterator[Host]:
    """A room on the store at this address; both are closed in the end. Raises CannotOpen."""
    store: Store = await open_store(address)
    try:
        room = await Room.open(store, thinkers or ProcessThinkers(), settings)
        try:
            yield await Host.open(room, limits)
        finally:
            await room.close()
    finally:
        await store.close()


def make_server(
    host: Host, on_ready: Callable[[], None] = lambda: None, pages: Pages | None = None
) -> Server:
    config = uvicorn.Config(
        make_app(host, pages),
        loop="none",
        http=connection_to(host),
        ws=line_to(host),
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(host.limits.proxies),
        forwarded_allow_ips=list(host.limits.proxies),
        ws_max_size=FRAME_BYTES,
        ws_ping_interval=host.limits.ping_seconds,
        ws_ping_timeout=host.limits.ping_seconds,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=LAST_SECONDS,
    )
    return Server(config, host, on_ready)


def look_for_cycles_seldom() -> None:
    """Nearly all that a room makes dies by itself; every look for the rest goes through all tables."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*CYCLES)


async def serve(
    address: str,
    listener: socket.socket,
    on_ready: Callable[[], None],
    settings: Settings | None = None,
    limits: Limits | None = None,
) -> None:
    """Until a signal comes; raises CannotOpen and other StoreErrors before anything is served."""
    async with open_host(address, settings=settings, limits=limits) as host:
        host.places.most = allow_many_files(host.limits.connections)
        with kept_alone(address):
            await make_server(host, on_ready).serve([listener])
    log.info("the room is closed")


def run(
    address: str,
    listener: socket.socket,
    on_ready: Callable[[], None],
    settings: Settings | None = None,
    limits: Limits | None = None,
) -> None:
    """`serve` in a loop of its own, the fastest there is."""
    look_for_cycles_seldom()
    with asyncio.Runner(loop_factory=find_loop()) as runner:
        runner.run(serve(address, listener, on_ready, settings, limits))


def allow_many_files(connections: int) -> int:
    """Have so many files open, though many shells start programs with few; how many connections fit."""
    try:
        import resource
    except ImportError:
        return connections  # Windows has no such limit.
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = connections + OTHER_FILES
    allowed = wanted if hard == resource.RLIM_INFINITY else min(hard, wanted)
    if soft != resource.RLIM_INFINITY and soft < allowed:
        resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, hard))
    return max(allowed - OTHER_FILES, OTHER_FILES)


def find_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        import uvloop
    except ImportError:
        # There is none for Windows.
        return None
    return uvloop.new_event_loop
