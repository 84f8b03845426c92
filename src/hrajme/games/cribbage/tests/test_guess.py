"""What is hidden is dealt anew at its odds."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable
from fractions import Fraction

import pytest

from hrajme.core import Dice
from hrajme.games.cribbage.encoding import cards_of, name_card
from hrajme.games.cribbage.scoring import value_of
from hrajme.games.cribbage.tests.positions import cards, play, ready


@pytest.mark.rule("CR-10")
def test_who_said_go_is_guessed_to_hold_nothing_that_fits() -> None:
    position = ready("10c 10d 10h 9s 2c 2d", "9c 8d ah as kc kd", "qh")
    play(position, "9c", "10c", "8d", "go")
    held = Counter[int]()
    for number in range(300):
        guess = position.guess(1, Dice(number))
        assert guess.view(1) == position.view(1)
        held.update(cards_of(guess.held[0]))
        assert not {name_card(card) for card in cards_of(guess.held[0])} & set(position.view(1).hand)
    assert min(value_of(card) for card in held) > 4
    assert len(held) > 20


@pytest.mark.rule("CR-10")
def test_guesses_come_at_their_exact_odds() -> None:
    """The last card of who said go at 25 is worth more than 6; what is laid away may be any of the rest."""
    position = ready("10c jd qh ks 2c 2d", "7c 8d ac as kc kd", "9h", min_run=3)
    play(position, "7c", "10c", "8d", "go", "ac", "as", "jd", "qh")
    assert position.to_move() == (0,)
    assert position.sizes[0] == 1
    unseen = set(range(52)) - set(cards("7c 8d ac as kc kd 9h 10c jd qh"))
    fitting = [each for each in unseen if value_of(each) > 6]
    expected = {each: Fraction(1, len(fitting)) for each in fitting}
    check_odds(lambda dice: cards_of(position.guess(1, dice).held[0])[0], expected, guesses=6000)
    away = {each: Fraction(1 if each in fitting else 0, len(fitting)) for each in unseen}
    # Two of all that are left once the card in the hand is taken away.
    left = len(unseen) - 1
    chances = {each: (1 - away[each]) * Fraction(2, left) / 2 for each in unseen}
    check_odds(lambda dice: any_of(position.guess(1, dice).away[0], dice), chances, guesses=6000)


def any_of(cards_away: int, dice: Dice) -> int:
    return cards_of(cards_away)[dice.roll(2)]


def check_odds(draw: Callable[[Dice], int], expected: dict[int, Fraction], guesses: int) -> None:
    """What comes is as frequent as it should be: chi square, far from what luck alone would bring."""
    assert sum(expected.values()) == 1
    found = Counter([draw(Dice(7, number)) for number in range(guesses)])
    assert set(found) <= {each for each, chance in expected.items() if chance}
    due = {each: float(guesses * chance) for each, chance in expected.items() if chance}
    chi_square = sum((found[each] - due[each]) ** 2 / due[each] for each in due)
    freedom = len(due) - 1
    assert chi_square < freedom + 5 * math.sqrt(2 * freedom)
