"""What was played at a table so far, to look back at and to take along. Others have their turn meanwhile."""

from __future__ import annotations

import asyncio

from hrajme.room.kept import KeptTable
from hrajme.room.moment import Moment
from hrajme.table import PersonId, Table
from hrajme.table.past import Past, Replay
from hrajme.table.records import find_format, record_of
from hrajme.table.removal import check_welcome
from hrajme.table.story import Page

# So many moves one can look back at once.
MOST_MOVES = 600


def story_of(table: Table, person: PersonId, before: int) -> Page:
    """A page of the story before this revision, as *person* was told it."""
    moment = Moment(table, table.now_ms)
    return moment.story(moment.eyes(person), 0, before)


async def past_of(kept: KeptTable, person: PersonId | None) -> Past:
    """The moves of the present play; raises ShownOut, and NotRunning before the start."""
    async with kept.lock:
        table = await kept.see()
        check_welcome(table, person)
        replay = Replay.of(table.line)
    return await asyncio.to_thread(replay.last, MOST_MOVES)


async def file_of(kept: KeptTable, person: PersonId | None, format: str) -> tuple[str, str]:
    """A name and the text of the present play as a file; raises ShownOut, NoSuchFormat and NotRunning."""
    async with kept.lock:
        table = await kept.see()
        check_welcome(table, person)
        writer = find_format(table.game, format)
        log = list(table.log)
    text = await asyncio.to_thread(lambda: writer.write(record_of(Table.from_events(log))))
    return f"{table.game.key}.{format.lower()}", text
