"""Thinkers of plain rules make room for those of compiled ones as soon as these are there."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from hrajme import compiled, games
from hrajme.core import CHANCE, Dice
from hrajme.room import BotTask
from hrajme.room.thinkers import ProcessThinkers


@pytest.fixture
async def thinkers() -> AsyncIterator[ProcessThinkers]:
    thinkers = ProcessThinkers(1)
    yield thinkers
    await thinkers.close()


def make_question() -> BotTask:
    """The first decision of the first game there is."""
    game = games.find(games.keys()[0])
    position, dice = game.start(2), Dice(1)
    moves: list[tuple[int, int]] = []
    while position.to_move()[0] == CHANCE:
        moves.append((CHANCE, position.roll(dice)))
        position.play(*moves[-1])
    seat = position.to_move()[0]
    return BotTask(game.key, game.rules_version, 2, {}, tuple(moves), seat, "random", seed=1)


async def test_a_thinker_of_plain_rules_is_replaced_when_they_are_compiled(
    thinkers: ProcessThinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    question = make_question()
    monkeypatch.setattr(compiled, "is_ready", lambda: False)
    expected = await thinkers.answer(question)
    [plain] = thinkers.all
    assert await thinkers.answer(question) == expected
    assert thinkers.all == {plain}
    monkeypatch.setattr(compiled, "is_ready", lambda: True)
    assert await thinkers.answer(question) == expected
    [quick] = thinkers.all
    assert quick is not plain
    assert await thinkers.answer(question) == expected
    assert thinkers.all == {quick}
