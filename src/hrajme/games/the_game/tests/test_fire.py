"""TG-21: The Game on Fire."""

from __future__ import annotations

import pytest

from hrajme.core import Dice
from hrajme.games.the_game.encoding import END
from hrajme.games.the_game.rules import TheGamePosition
from hrajme.games.the_game.tests.positions import draw_all, lay, the_game


def burning() -> TheGamePosition:
    """The first seat has laid the fire card 44 and ended its turn."""
    position = the_game([44, 50, 51], [60, 99, 98, 20], on_fire=True)
    lay(position, 44, 1)
    lay(position, 51, 2)
    position.play(0, END)
    draw_all(position, 5, 6)
    return position


@pytest.mark.rule("TG-21")
def test_a_fire_card_not_covered_in_the_next_turn_ends_the_game() -> None:
    position = burning()
    assert position.view(1).burning == (True, False, False, False)
    lay(position, 99, 4)
    lay(position, 98, 4)
    position.play(1, END)
    outcome = position.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.points) == ("burnt", (), (4, 4))


@pytest.mark.rule("TG-21")
def test_a_covered_fire_card_burns_nobody() -> None:
    position = burning()
    lay(position, 60, 1)
    assert not any(position.view(1).burning)
    lay(position, 99, 4)
    position.play(1, END)
    assert position.outcome() is None


@pytest.mark.rule("TG-21")
def test_who_laid_the_fire_card_may_cover_it_in_the_same_turn() -> None:
    position = the_game([44, 50, 51], [60, 99, 98], on_fire=True)
    lay(position, 44, 1)
    lay(position, 50, 1)
    position.play(0, END)
    draw_all(position, 5, 6)
    assert not any(position.view(1).burning)


@pytest.mark.rule("TG-21")
def test_who_laid_the_fire_card_may_leave_it_to_the_next_player() -> None:
    position = the_game([44, 50, 51], [60, 99, 98], on_fire=True)
    lay(position, 50, 2)
    lay(position, 44, 1)
    position.play(0, END)
    assert position.outcome() is None


@pytest.mark.rule("TG-21")
def test_a_skipped_player_passes_the_duty_on() -> None:
    position = the_game([44, 50], [], [60, 70], draw_pile=[], on_fire=True)
    lay(position, 44, 1)
    position.play(0, END)
    assert position.to_move() == (2,)
    assert position.view(2).burning[0]


@pytest.mark.rule("TG-21")
def test_alone_the_duty_falls_on_the_own_next_turn() -> None:
    position = the_game([44, 50, 60], [], draw_pile=[], on_fire=True)
    lay(position, 44, 1)
    position.play(0, END)
    assert position.to_move() == (0,)
    lay(position, 60, 2)
    position.play(0, END)
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.reason == "burnt"


@pytest.mark.rule("TG-21")
def test_a_fire_card_that_is_the_last_of_all_burns_nobody() -> None:
    position = the_game([44], [], draw_pile=[], on_fire=True)
    lay(position, 44, 1)
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.reason == "beaten"


@pytest.mark.rule("TG-21")
def test_without_the_expansion_nothing_burns() -> None:
    position = the_game([44, 50, 51], [60, 99, 98], on_fire=False)
    lay(position, 44, 1)
    lay(position, 51, 2)
    position.play(0, END)
    draw_all(position, 5, 6)
    assert not any(position.view(1).burning)


@pytest.mark.rule("TG-21")
def test_quick_players_cover_the_fire() -> None:
    position = burning()
    position.play(1, position.choose(1, 2, Dice(1)))
    assert not any(position.view(1).burning)


@pytest.mark.rule("TG-21")
@pytest.mark.parametrize(("pile", "cover"), [(1, 60), (2, 60), (3, 20), (4, 20)])
def test_any_pile_burns_and_is_put_out(pile: int, cover: int) -> None:
    position = the_game([44, 50, 51], [60, 99, 98, 20], on_fire=True)
    lay(position, 44, pile)
    lay(position, 51, 1 if pile > 1 else 2)
    position.play(0, END)
    draw_all(position, 5, 6)
    assert position.view(1).burning == tuple([number == pile for number in (1, 2, 3, 4)])
    lay(position, cover, pile)
    assert not any(position.view(1).burning)
