"""What holds at every moment of every play of The Game, and how what is hidden is guessed."""

from __future__ import annotations

from collections import Counter

from hypothesis import HealthCheck, given, settings

from hrajme.core import Dice
from hrajme.games.the_game import GAME
from hrajme.games.the_game.rules import TheGamePosition
from hrajme.games.the_game.tests.positions import IN_DRAW_PILE, LAID, the_game
from hrajme.testing.tables import any_position

thorough = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@thorough
@given(any_position(GAME))
def test_every_card_is_in_one_place(position: TheGamePosition) -> None:
    for seat in range(position.seats):
        hand = position.view(seat).hand
        assert list(hand) == sorted(hand)
        assert cards_of(position, seat) == list(hand)
    assert len(cards_of(position, IN_DRAW_PILE)) == position.view(None).draw_pile


def cards_of(position: TheGamePosition, owner: int) -> list[int]:
    return [card for card in range(2, 100) if position.owner[card] == owner]


@thorough
@given(any_position(GAME))
def test_the_cards_below_each_number_that_are_not_laid_are_counted(position: TheGamePosition) -> None:
    alive = [card for card in range(2, 100) if position.owner[card] != LAID]
    for number in range(2, 101):
        assert position.below[number] == len([card for card in alive if card < number])


def test_a_guess_deals_every_card_that_is_not_seen_alike() -> None:
    position = the_game([10, 20, 30], [40, 50, 60], draw_pile=[70, 80, 90])
    tries = 600
    held = Counter(card for number in range(tries) for card in position.guess(0, Dice(number)).hand_of(1))
    assert sorted(held) == [40, 50, 60, 70, 80, 90]
    # Half of the guesses hold each; five standard deviations are 61.
    assert all(abs(count - tries / 2) < 61 for count in held.values())
