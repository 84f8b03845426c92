"""Bots of a room: they think beside it, and nothing they do or fail to do holds a table up."""

from __future__ import annotations

import asyncio
import errno
import os
import signal
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from hrajme import games
from hrajme.core import CHANCE, Budget, Dice
from hrajme.room import BotTask
from hrajme.room.thinkers import (
    BotFailed,
    KeptBots,
    ProcessThinkers,
    Thinker,
    answer_quickly,
    make_position,
)
from hrajme.room.turns import Turns
from hrajme.table import PersonId
from hrajme.table.commands import HandOver, Offer, Say, SeatBot, Undo
from hrajme.table.events import Played
from hrajme.testing.clock import Clock, until

if TYPE_CHECKING:
    from tests.room.conftest import Evening, OpenRoom, Watch

PAUSE_SECONDS = 100.0


# Counted, not timed: the same on every machine.
FEW = Budget(playouts=40)


def bot_moves(table: Any, seat: int = 1) -> int:
    return sum(isinstance(event, Played) and event.seat == seat for event in table.log)


def has_moves(evening: Evening, kept: Any, person: str) -> bool:
    return bool(evening.table(kept).view(PersonId(person)).moves)


async def until_the_bot(evening: Evening, kept: Any, person: str = "anna") -> None:
    """Play until a bot is to move."""
    while has_moves(evening, kept, person):
        await evening.play(kept, person)


async def test_a_table_with_bots_comes_to_its_end(evening: Evening, watch: Watch) -> None:
    kept = await evening.start("anna", bots=2)
    anna = await watch(kept, "anna")
    while evening.table(kept).phase == "running":
        await until_the_bot(evening, kept)
        await evening.let_bots_move(kept)
    assert anna.news[-1].table.outcome is not None
    assert {question.seat for question in evening.thinkers.asked} == {1, 2}


async def test_people_talk_while_a_bot_thinks(evening: Evening, watch: Watch) -> None:
    kept = await evening.start("anna", bots=1)
    evening.thinkers.may_answer.clear()
    await until_the_bot(evening, kept)
    await until(lambda: evening.thinkers.asked)
    before = bot_moves(evening.table(kept))
    await evening.do(kept, "anna", Say, "Take your time")
    evening.thinkers.may_answer.set()
    await evening.let_bots_move(kept)
    assert bot_moves(evening.table(kept)) > before


async def test_a_bot_is_asked_again_when_a_move_was_taken_back(evening: Evening) -> None:
    kept = await evening.start("anna", bots=1)
    evening.thinkers.may_answer.clear()
    await until_the_bot(evening, kept)
    await until(lambda: evening.thinkers.asked)
    moves = len(evening.table(kept).line.steps)
    await evening.do(kept, "anna", Undo)
    assert len(evening.table(kept).line.steps) < moves
    evening.thinkers.may_answer.set()
    await evening.let_bots_move(kept)
    # The answer to the old position was not played: it is Anna's turn.
    assert evening.table(kept).view(PersonId("anna")).moves
    await until_the_bot(evening, kept)
    await evening.let_bots_move(kept)
    assert len(evening.thinkers.asked) > 1


async def test_an_offer_to_take_back_holds_the_bots(evening: Evening) -> None:
    kept = await evening.start("anna", "bob", bots=1)
    evening.thinkers.may_answer.clear()
    movers: list[str] = []
    while mover := next((each for each in ("anna", "bob") if has_moves(evening, kept, each)), None):
        movers.append(mover)
        await evening.play(kept, mover)
    before = bot_moves(evening.table(kept), seat=2)
    # Whoever moved last may take back freely; the other has to ask.
    await evening.do(kept, "bob" if movers[-1] == "anna" else "anna", Offer, "takeback")
    assert evening.table(kept).offers.standing
    evening.thinkers.may_answer.set()
    await evening.let_bots_move(kept)
    assert bot_moves(evening.table(kept), seat=2) == before


async def test_a_bot_that_fails_is_replaced_by_a_quick_one(evening: Evening, problems: list[Any]) -> None:
    kept = await evening.start("anna", bots=1)
    evening.thinkers.error = BotFailed("no idea")
    before = bot_moves(evening.table(kept))
    await until_the_bot(evening, kept)
    await evening.let_bots_move(kept)
    assert bot_moves(evening.table(kept)) > before
    assert "no idea" in problems[0].getMessage()
    problems.clear()


async def test_the_level_of_a_bot_can_change_while_it_thinks(evening: Evening) -> None:
    kept = await evening.start("anna", bots=1)
    evening.thinkers.may_answer.clear()
    await until_the_bot(evening, kept)
    await until(lambda: evening.thinkers.asked)
    await evening.do(kept, "anna", SeatBot, 1, "normal")
    evening.thinkers.may_answer.set()
    await evening.let_bots_move(kept)
    await until_the_bot(evening, kept)
    await evening.let_bots_move(kept)
    assert evening.thinkers.asked[-1].level == "normal"


async def test_bots_that_were_interrupted_go_on_when_somebody_comes(
    open_room: OpenRoom, watch: Watch
) -> None:
    first = await open_room()
    kept = await first.start("anna", bots=1)
    first.thinkers.may_answer.clear()
    await until_the_bot(first, kept)
    await first.room.close()
    second = await open_room()
    again = second.room.table(kept.code)
    anna = await watch(again, "anna")
    before = anna.revision
    await second.let_bots_move(again)
    assert anna.revision > before


async def test_bots_hurry_when_nobody_watches(open_room: OpenRoom, watch: Watch, clock: Clock) -> None:
    evening = await open_room(bot_pause_seconds=PAUSE_SECONDS)
    kept = await evening.start("anna", bots=1)
    await until_the_bot(evening, kept)
    await evening.let_bots_move(kept)
    assert clock.ahead_seconds == 0
    await watch(kept, "anna")
    await until_the_bot(evening, kept)
    await clock.hurry(lambda: not kept.driver.is_busy)
    assert clock.ahead_seconds > PAUSE_SECONDS / 2


async def test_bots_that_nobody_watches_rest_until_somebody_comes(
    evening: Evening, watch: Watch, clock: Clock
) -> None:
    evening.thinkers.may_answer.clear()
    kept = await evening.start_bots("anna")
    kept.unwatch(await watch(kept, "anna"))
    await clock.advance(evening.room.settings.unwatched_seconds + 1)
    evening.thinkers.may_answer.set()
    await evening.let_bots_move(kept)
    assert evening.table(kept).phase == "running"
    asked = len(evening.thinkers.asked)
    kept.driver.go_on()
    await evening.let_bots_move(kept)
    assert len(evening.thinkers.asked) == asked
    await watch(kept, "bob")
    await clock.hurry(lambda: len(evening.thinkers.asked) > asked)


async def test_a_hundred_tables_of_bots_do_not_make_a_watched_bot_wait(
    open_room: OpenRoom, watch: Watch
) -> None:
    evening = await open_room(at_once=1)
    thinkers = evening.thinkers
    thinkers.may_answer.clear()
    for number in range(100):
        await evening.start_bots(f"guest {number}")
    kept = await evening.start("anna", bots=1)
    await watch(kept, "anna")
    await until_the_bot(evening, kept)
    await until(lambda: len(evening.room.turns.waiting) == 100)
    thinkers.answer_one()
    [_, second] = await until(lambda: thinkers.asked[1:] and thinkers.asked)
    assert second.moves == tuple((step.seat, step.move) for step in evening.table(kept).line.steps)


async def test_who_goes_away_while_waiting_for_a_turn_hands_it_on() -> None:
    turns, had = Turns(1), list[str]()

    async def think(name: str, *, is_watched: bool) -> None:
        async with turns.turn(lambda: is_watched):
            had.append(name)

    await turns.take(lambda: False)
    waiting = {
        name: asyncio.create_task(think(name, is_watched=name != "unwatched"))
        for name in ("unwatched", "gone", "called and gone", "watched")
    }
    await until(lambda: len(turns.waiting) == len(waiting))
    waiting["gone"].cancel()
    turns.give_back()
    waiting["called and gone"].cancel()
    await asyncio.gather(*waiting.values(), return_exceptions=True)
    assert had == ["watched", "unwatched"]
    assert turns.free == 1


async def test_bots_take_their_time_where_people_only_look_on(open_room: OpenRoom) -> None:
    evening = await open_room(bot_pause_seconds=0.2, show_pause_seconds=0.9)
    kept = await evening.start("anna", bots=1)
    assert kept.driver.find_pause(evening.table(kept)) == pytest.approx(0.2)
    await evening.do(kept, "anna", HandOver, 0, "easy")
    assert kept.driver.find_pause(evening.table(kept)) == pytest.approx(0.9)


def make_question(level: str = "easy") -> BotTask:
    """A seat that decides alone, in the middle of a game."""
    game = games.find("the_game")
    position, dice = game.start(2, {}), Dice(3)
    moves: list[tuple[int, int]] = []
    while len(moves) < 40:
        seat = position.to_move()[0]
        move = position.roll(dice) if seat == CHANCE else position.choose(seat, 1, dice)
        position.play(seat, move)
        moves.append((seat, move))
    while position.to_move()[0] == CHANCE:
        move = position.roll(dice)
        position.play(CHANCE, move)
        moves.append((CHANCE, move))
    return BotTask("the_game", 1, 2, {}, tuple(moves), position.to_move()[0], level, seed=1)


@pytest.fixture
async def thinkers() -> AsyncIterator[ProcessThinkers]:
    thinkers = ProcessThinkers(1, think_seconds=30.0, patience=FEW)
    yield thinkers
    await thinkers.close()


async def test_a_thinker_answers_as_the_bot_would(thinkers: ProcessThinkers) -> None:
    for level in ("easy", "normal", "hard"):
        question = make_question(level)
        assert await thinkers.answer(question) == KeptBots(FEW).answer(question)
    assert len(thinkers.all) == 1


def send(thinker: Thinker, sign: signal.Signals) -> None:
    os.kill(thinker.process.pid or 0, sign)


async def test_a_thinker_that_dies_is_replaced(thinkers: ProcessThinkers) -> None:
    question = make_question()
    expected = await thinkers.answer(question)
    [thinker] = thinkers.all
    send(thinker, signal.SIGKILL)
    assert await thinkers.answer(question) == expected
    [other] = thinkers.all
    assert other is not thinker


async def test_a_bot_that_breaks_down_says_why(thinkers: ProcessThinkers) -> None:
    question = make_question()
    for wrong, told in (
        (BotTask("the_game", 1, 2, {}, ((0, 999),), 0, "easy", 1), "IllegalMove|NotYourTurn"),
        (BotTask("the_game", 1, 2, {}, question.moves, question.seat, "genius", 1), "UnknownLevel"),
    ):
        with pytest.raises(BotFailed, match=told):
            await thinkers.answer(wrong)
    assert await thinkers.answer(question)


async def test_a_bot_that_thinks_too_long_is_stopped() -> None:
    thinkers = ProcessThinkers(1, think_seconds=0.0)
    with pytest.raises(BotFailed, match="too long"):
        await thinkers.answer(make_question("hard"))
    assert thinkers.all == set()
    await thinkers.close()
    with pytest.raises((BotFailed, RuntimeError)):
        await thinkers.answer(make_question())


async def test_a_machine_that_has_no_process_left_still_has_an_answer(
    open_room: OpenRoom, monkeypatch: pytest.MonkeyPatch, problems: list[Any]
) -> None:
    def fail(patience: Budget) -> Thinker:
        raise BlockingIOError(errno.EAGAIN, "Resource temporarily unavailable")

    monkeypatch.setattr("hrajme.room.thinkers.Thinker", fail)
    evening = await open_room(ProcessThinkers(1))
    kept = await evening.start("anna", bots=1)
    before = bot_moves(evening.table(kept))
    await until_the_bot(evening, kept)
    await evening.let_bots_move(kept)
    assert bot_moves(evening.table(kept)) > before
    assert problems
    assert all("no thinker can be started" in record.getMessage() for record in problems)
    problems.clear()


async def test_a_question_that_nobody_waits_for_does_not_confuse_the_next(thinkers: ProcessThinkers) -> None:
    await thinkers.answer(make_question())
    [thinker] = thinkers.all
    send(thinker, signal.SIGSTOP)
    asked = asyncio.create_task(thinkers.answer(make_question("hard")))
    await until(lambda: not thinkers.idle)
    asked.cancel()
    send(thinker, signal.SIGCONT)
    question = make_question("normal")
    assert await thinkers.answer(question) == KeptBots(FEW).answer(question)


async def test_closing_does_not_wait_for_a_thought() -> None:
    thinkers = ProcessThinkers(1)
    await thinkers.answer(make_question())
    [thinker] = thinkers.all
    send(thinker, signal.SIGSTOP)
    asked = asyncio.create_task(thinkers.answer(make_question("hard")))
    await until(lambda: not thinkers.idle)
    await thinkers.close()
    with pytest.raises(BotFailed):
        await asked
    assert not thinkers.idle


def test_a_thinker_keeps_its_bots_for_the_same_kind_of_table() -> None:
    bots = KeptBots(FEW, most=2)
    question = make_question("hard")
    bot = bots.find(question)
    assert bots.find(msgspec.structs.replace(question, moves=(), seat=0, seed=9)) is bot
    assert bots.find(msgspec.structs.replace(question, level="easy")) is not bot
    assert bots.find(question) is bot
    # There is room for two: the one that was not asked for longest is made anew.
    expert = bots.find(msgspec.structs.replace(question, options={"expert": True}))
    assert bots.find(question) is bot
    bots.find(msgspec.structs.replace(question, seats=3))
    assert bots.find(question) is bot
    assert bots.find(msgspec.structs.replace(question, options={"expert": True})) is not expert


def test_a_kept_bot_answers_as_a_new_one() -> None:
    bots = KeptBots(FEW)
    questions = [msgspec.structs.replace(make_question("hard"), seed=seed) for seed in (1, 2, 1, 3)]
    assert [bots.answer(each) for each in questions] == [KeptBots(FEW).answer(each) for each in questions]


def test_the_quick_answer_is_legal() -> None:
    question = make_question("hard")
    position, game = make_position(question), games.find("the_game")
    assert game.read(position, question.seat, answer_quickly(question).move) in position.moves(question.seat)
