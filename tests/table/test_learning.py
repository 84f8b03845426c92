"""At a table of first steps chance follows a script that its learner may know: nobody else plays there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from hrajme.table import PersonId
from hrajme.table.commands import ClearSeat, Offer, SeatBots, Sit, Stand, Start
from hrajme.table.errors import Learning
from hrajme.testing.shelf import OWN

ANNA, BOB = PersonId("anna"), PersonId("bob")
LEARNED = [game.key for game in OWN if game.first_steps is not None]

Begin = Callable[[str], Any]


@pytest.fixture
def begin(opened: Callable[..., Any]) -> Begin:
    """Anna learns a game with bots."""

    def make(game: str) -> Any:
        session = opened(game=game, first_steps=True)
        session.send(ANNA, Sit, 0, "Anna")
        session.send(ANNA, SeatBots, "random")
        session.send(ANNA, Start)
        return session

    return make


@pytest.mark.parametrize("game", LEARNED)
def test_nobody_is_lured_to_dice_and_cards_that_the_host_knows(begin: Begin, game: str) -> None:
    session = begin(game)
    session.send(ANNA, ClearSeat, 1)
    with pytest.raises(Learning):
        session.send(BOB, Sit, 1, "Bob")


def test_nobody_is_lured_there_for_a_rematch_either(begin: Begin) -> None:
    session = begin("domino")
    session.finish()
    session.send(ANNA, ClearSeat, 1)
    with pytest.raises(Learning):
        session.send(BOB, Sit, 1, "Bob")


def test_the_learner_comes_back_and_learns_again(begin: Begin) -> None:
    session = begin("domino")
    session.send(ANNA, Stand)
    session.send(ANNA, Sit, 0, "Anna")
    session.finish()
    session.send(ANNA, Offer, "rematch")
    assert session.table.view(ANNA).first_steps is not None
