"""What is on disk is shown, whoever has gone in the meantime."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from hrajme.room.rebuilding import rebuild

House = Any


@contextmanager
def slow_disk(house: House) -> Iterator[asyncio.Event]:
    """Meanwhile a commit takes as long as the test wants; the event is set once one has begun."""
    writer, loop = house.store.writer, asyncio.get_running_loop()
    transact, begun, may_go_on = writer.transact, asyncio.Event(), threading.Event()

    def wait(group: Any) -> None:
        loop.call_soon_threadsafe(begun.set)
        assert may_go_on.wait(20)
        transact(group)

    writer.transact = wait
    try:
        yield begun
    finally:
        writer.transact = transact
        may_go_on.set()


async def test_a_move_whose_mover_is_gone_is_shown_to_the_others(house: House) -> None:
    """The mover and a spectator lose their connections while the move is on its way to the disk."""
    anna, bob = await house.seated("Anna", "Bob")
    mover, other = (anna, bob) if anna.table["moves"] else (bob, anna)
    [code] = house.room.kept
    kept = house.room.kept[code]
    spectator = await (await house.person("Eve")).come(code)
    with slow_disk(house) as begun:
        await mover.post("play", seat=mover.table["seat"], move=mover.table["moves"][0])
        async with asyncio.timeout(20):
            await begun.wait()
            for window in (mover, spectator):
                window.socket.transport.abort()
            while len(house.host.sessions) > 1:
                await asyncio.sleep(0.01)
    on_disk = rebuild(await house.store.read(code))
    assert on_disk.revision > mover.revision
    shown = await other.shows(on_disk.revision)
    assert shown["moves_made"] == len(on_disk.line.steps)
    assert kept.table.revision == on_disk.revision
