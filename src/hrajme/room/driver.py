"""Driver: lets the bots of one table move, whenever it is their turn and somebody sees it.

A bot thinks without the lock of its table: meanwhile people talk, sit down and take moves back. If the
position has changed when the answer comes, it is asked again.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING

import msgspec

from hrajme.core import CHANCE, BrokenLog
from hrajme.core.bot import PATIENCE_SECONDS
from hrajme.room.thinkers import Answer, BotFailed, BotTask, answer_quickly
from hrajme.store import NoSuchTable, StoreError
from hrajme.table import ROOM, Due, Table, TableError
from hrajme.table.commands import PlayFor
from hrajme.table.moves import is_due

if TYPE_CHECKING:
    from hrajme.room.kept import KeptTable

log = logging.getLogger("hrajme.room")

FIRST_RETRY_SECONDS = 0.5
LONGEST_RETRY_SECONDS = 30.0
# A bot divides what is left of its time by so many moves, and uses most of what each turn adds.
MOVES_TO_COME = 40
EXTRA_SHARE = 0.7
HURRIES = (0.5, 0.2, 0.08, 0.03, 0.01)


class Driver:
    """One for each table in memory; it works only while a bot is to move."""

    def __init__(self, kept: KeptTable) -> None:
        self.kept = kept
        self.room = kept.room
        self.is_busy = False

    def go_on(self) -> None:
        """Let bots move if it is their turn, and read the table again if it was lost. Returns at once."""
        table = self.kept.table
        if not self.is_busy and (table is None or find_bot(table) is not None or is_due(table, CHANCE)):
            self.is_busy = True
            self.room.spawn(self.run)

    @property
    def is_wanted(self) -> bool:
        """Whether somebody watches or was here a moment ago, or a clock runs; otherwise bots take a rest."""
        quiet_seconds = self.room.loop.time() - self.kept.wanted_at
        is_seen = bool(self.kept.watchers) or quiet_seconds <= self.room.settings.unwatched_seconds
        return is_seen or self.kept.is_timed

    async def run(self) -> None:
        """Move after move, until a person is waited for; a disk that fails is waited for too."""
        retry_seconds = FIRST_RETRY_SECONDS
        try:
            while self.is_wanted:
                try:
                    if not await self.step():
                        return
                    retry_seconds = FIRST_RETRY_SECONDS
                except NoSuchTable:
                    return
                except (StoreError, BrokenLog):
                    # What is wrong is in the log already.
                    await asyncio.sleep(retry_seconds)
                    retry_seconds = min(2 * retry_seconds, LONGEST_RETRY_SECONDS)
        finally:
            # Nothing is awaited between the last look at the table and this line.
            self.is_busy = False

    async def step(self) -> bool:
        """The move of one bot; False when none is to move."""
        async with self.kept.lock:
            table = await self.kept.see()
            if is_due(table, CHANCE):
                table = await self.kept.hold()
                await self.kept.change(table, None, ROOM)
            due, revision = find_bot(table), table.revision
            question = None if due is None else make_question(table, due)
            cue = None if due is None else table.cue(due.seat)
            pause_seconds = self.find_pause(table)
        if question is None:
            return False
        found = Answer(cue) if cue else await self.find_move(question, pause_seconds)
        async with self.kept.lock:
            table = await self.kept.hold()
            key = f"@{table.revision}"
            try:
                play = PlayFor(question.seat, found.move, found.says, key=key, revision=revision)
                await self.kept.change(table, play, ROOM)
            except TableError:
                # The position or who sits there has changed meanwhile.
                return True
        return True

    def find_pause(self, table: Table) -> float:
        """How long a bot's move takes at least, while somebody watches and it has the time."""
        settings = self.room.settings
        pause = settings.bot_pause_seconds if table.seats.persons() else settings.show_pause_seconds
        return pause if table.clock.control is None else min(pause, settings.bot_pause_seconds)

    async def find_move(self, question: BotTask, pause_seconds: float) -> Answer:
        begun = self.room.loop.time()
        try:
            async with self.room.turns.turn(lambda: bool(self.kept.watchers)):
                found = await self.room.thinkers.answer(question)
        except BotFailed as failure:
            log.error("table %s: bot %s failed: %s", self.kept.name, question.level, failure)
            found = answer_quickly(question)
        if self.kept.watchers:
            await asyncio.sleep(max(0.0, pause_seconds - (self.room.loop.time() - begun)))
        return found


def find_bot(table: Table) -> Due | None:
    """The bot that is to move; bots wait for persons who may move too."""
    if table.phase != "running" or table.line.to_move() == (CHANCE,):
        return None
    due = table.due()
    return due[0] if due and due[0].kind == "bot" else None


def make_question(table: Table, due: Due) -> BotTask:
    line = table.line
    return BotTask(
        game=table.game.key,
        rules_version=line.rules_version,
        seats=line.count,
        options=msgspec.to_builtins(line.options),
        moves=tuple([(step.seat, step.move) for step in line.steps]),
        seat=due.seat,
        level=due.level or "",
        seed=secrets.randbits(62),
        hurry=find_hurry(table, due.seat),
    )


def find_hurry(table: Table, seat: int) -> float | None:
    """So many seconds a bot may think because of its clock; None where it is not short of time.

    There are few different ones, so that a thinker keeps few bots.
    """
    control = table.clock.control
    if control is None:
        return None
    left_seconds = table.clock.left_ms[seat] / 1000
    share = left_seconds / MOVES_TO_COME + EXTRA_SHARE * (control.increment + control.delay)
    if share >= PATIENCE_SECONDS:
        return None
    return next((seconds for seconds in HURRIES if seconds <= share), HURRIES[-1])
