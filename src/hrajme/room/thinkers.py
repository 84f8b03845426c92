"""Thinkers: processes in which bots think, so that no table waits for another's bot.

A thinker is told the moves so far and makes the position itself. It keeps its bots, with the
tables they have made, for the next question; the answer does not depend on it. One that dies or takes too
long is replaced, and so is one of plain rules when they have been compiled since. A question that has no
answer even so fails, and the room lets a quick player move.
"""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections import OrderedDict
from collections.abc import Hashable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Protocol

import msgspec

from hrajme import compiled, games
from hrajme.core import NOTHING, PATIENCE, Bot, Budget, Dice, Position
from hrajme.core.bot import words_of
from hrajme.lab.workers import count_cores, deaf_to_interrupts
from hrajme.search.bots import QuickBot, choose_move, make_bot

THINK_SECONDS = 60.0
# So many bots are kept in a thinker: a house has few kinds of tables at once, and a bot has large tables.
KEPT_BOTS = 8
TRIES = 2
# The room itself comes first.
NICENESS = 5


class BotTask(msgspec.Struct, frozen=True):
    """What does the bot of this level do at this seat?"""

    game: str
    rules_version: int
    seats: int
    options: dict[str, bool | int | str]
    moves: tuple[tuple[int, int], ...]  # each a seat and its move, from the start
    seat: int
    level: str
    seed: int
    hurry: float | None = None  # so many seconds at most, where its clock is short


class Answer(msgspec.Struct, frozen=True):
    """The move in the game's notation and what the bot says with it, or why there is none."""

    move: str = ""
    says: str = ""
    problem: str = ""


class BotFailed(Exception):
    """The bot gave no legal move; says why, for the log."""


class Thinkers(Protocol):
    """Whoever answers for bots."""

    @property
    def count(self) -> int:
        """So many answers are found at once."""

    async def answer(self, question: BotTask) -> Answer:
        """A legal move; raises BotFailed."""

    async def close(self) -> None: ...


def answer_quickly(question: BotTask) -> Answer:
    """The move of the quick player under this level, found here and now."""
    return answer_by(QuickBot(games.find(question.game).level(question.level).policy), question)


class KeptBots:
    """The bots of one thinker, one for each kind of table; the one not asked for longest makes room."""

    def __init__(self, patience: Budget = NOTHING, most: int = KEPT_BOTS) -> None:
        self.patience = patience
        self.most = most
        self.bots: OrderedDict[Hashable, Bot] = OrderedDict()

    def answer(self, question: BotTask) -> Answer:
        return answer_by(self.find(question), question)

    def find(self, question: BotTask) -> Bot:
        """The bot for this kind of table, made when it is first asked for; raises UnknownLevel."""
        options = tuple(sorted(question.options.items()))
        key = (question.game, question.rules_version, question.level, question.seats, options, question.hurry)
        if key not in self.bots:
            patience = self.patience.changed_by(Budget(seconds=question.hurry))
            self.bots[key] = make_bot(games.find(question.game), question.level, patience, time.monotonic)
        self.bots.move_to_end(key)
        if len(self.bots) > self.most:
            self.bots.popitem(last=False)
        return self.bots[key]


def answer_by(bot: Bot, question: BotTask) -> Answer:
    position = make_position(question)
    move = choose_move(bot, position, question.seat, Dice(question.seed))
    if move not in position.moves(question.seat):
        raise ValueError(f"{move} is not a legal move")
    return Answer(games.find(question.game).write(position, question.seat, move), words_of(bot))


def make_position(question: BotTask) -> Position:
    game = games.find(question.game)
    position = game.start(question.seats, question.options, question.rules_version)
    for seat, move in question.moves:
        position.play(seat, move)
    return position


_questions = msgspec.msgpack.Decoder(BotTask)
_answers = msgspec.msgpack.Decoder(Answer)


def think(pipe: Connection, patience: Budget) -> None:
    """The life of a thinker: it ends when the pipe is closed. Ctrl-C is for the one who started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    bots = KeptBots(patience)
    while True:
        try:
            question = _questions.decode(pipe.recv_bytes())
        except EOFError:
            return
        pipe.send_bytes(msgspec.msgpack.encode(try_to_answer(question, bots)))


def try_to_answer(question: BotTask, bots: KeptBots) -> Answer:
    try:
        return bots.answer(question)
    except Exception as error:
        return Answer(problem=f"{type(error).__name__}: {error}")


class Thinker:
    """One process and the pipe to it; asked from one thread at a time."""

    def __init__(self, patience: Budget) -> None:
        # The process itself looks a little later: if that makes a difference it is replaced once too often.
        self.is_compiled = compiled.is_ready()
        context = get_context("spawn")
        self.pipe, far = context.Pipe()
        self.process: SpawnProcess = context.Process(target=think, args=(far, patience), daemon=True)
        with deaf_to_interrupts():
            self.process.start()
        far.close()

    @property
    def is_outdated(self) -> bool:
        """Whether a process started now would think many times faster."""
        return not self.is_compiled and compiled.is_ready()

    def ask(self, question: BotTask, seconds: float) -> Answer:
        """Raises EOFError, OSError or TimeoutError when the process is of no more use."""
        self.pipe.send_bytes(msgspec.msgpack.encode(question))
        if not self.pipe.poll(seconds):
            raise TimeoutError
        return _answers.decode(self.pipe.recv_bytes())

    def end(self) -> None:
        """It may be in the middle of a thought: nobody waits for it any more."""
        self.process.kill()
        self.process.join()
        self.process.close()
        with suppress(OSError):
            self.pipe.close()


class ProcessThinkers:
    """Thinkers in processes of their own, started when they are first needed."""

    def __init__(
        self,
        processes: int | None = None,
        think_seconds: float = THINK_SECONDS,
        patience: Budget = PATIENCE,
    ) -> None:
        self.count = processes or count_cores()
        self.think_seconds = think_seconds
        self.patience = patience
        self.threads = ThreadPoolExecutor(self.count, thread_name_prefix="hrajme-thinker")
        self.idle: list[Thinker] = []
        self.all: set[Thinker] = set()
        self.is_closed = False

    async def answer(self, question: BotTask) -> Answer:
        # A caller that goes away leaves the thinker to finish: its answer must not reach somebody else.
        found = await asyncio.shield(self.run(question))
        if found.problem:
            raise BotFailed(found.problem)
        return found

    async def run(self, question: BotTask) -> Answer:
        return await asyncio.get_running_loop().run_in_executor(self.threads, self.ask, question)

    def ask(self, question: BotTask) -> Answer:
        """In a thread: ask a thinker that is free, and if it dies a new one."""
        for _ in range(TRIES):
            if self.is_closed:
                return Answer(problem="the room is closing")
            try:
                thinker = self.take()
            except OSError as error:
                return Answer(problem=f"no thinker can be started: {error}")
            try:
                found = thinker.ask(question, self.think_seconds)
            except TimeoutError:
                self.drop(thinker)
                return Answer(problem="the bot thought too long")
            except (EOFError, OSError):
                self.drop(thinker)
            else:
                self.idle.append(thinker)
                return found
        return Answer(problem="the thinkers die")

    def drop(self, thinker: Thinker) -> None:
        self.all.discard(thinker)
        thinker.end()

    def take(self) -> Thinker:
        """One that is free, or a new one."""
        with suppress(IndexError):
            while (thinker := self.idle.pop()).is_outdated:
                self.drop(thinker)
            return thinker
        thinker = Thinker(self.patience)
        self.all.add(thinker)
        return thinker

    async def close(self) -> None:
        """End all processes, also those that think; a second call does nothing."""
        self.is_closed = True
        await asyncio.to_thread(self.end)

    def end(self) -> None:
        for thinker in list(self.all):
            # Who waits for its answer is woken by this, and may have ended it already.
            with suppress(ValueError):
                thinker.process.kill()
        self.threads.shutdown()
        for thinker in self.idle:
            thinker.end()
        self.idle.clear()
