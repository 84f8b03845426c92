"""Whole plays, against a referee who knows the hands and no tricks."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hrajme.core import CHANCE, Dice
from hrajme.games.cribbage.encoding import GO, cards_of
from hrajme.games.cribbage.rules import CribbagePosition
from hrajme.games.cribbage.scoring import value_of
from hrajme.games.cribbage.tests.positions import begin
from hrajme.games.cribbage.tests.test_scoring import naive_play

Laid = list[tuple[int, int]]


class Referee:
    """Says who is to lay and what it scores, from all cards face up."""

    def __init__(self, hands: Sequence[list[int]], leader: int, min_run: int) -> None:
        self.hands = [list(hand) for hand in hands]
        self.turn = leader
        self.min_run = min_run
        self.pile: list[int] = []
        self.scores = [0, 0]

    def fits(self, seat: int) -> bool:
        total = sum(map(value_of, self.pile))
        return any(total + value_of(card) <= 31 for card in self.hands[seat])

    def lay(self, seat: int, card: int) -> None:
        assert seat == self.turn
        self.hands[seat].remove(card)
        self.pile.append(card)
        assert sum(map(value_of, self.pile)) <= 31
        self.scores[seat] += naive_play(self.pile, self.min_run)
        if self.fits(1 - seat) or self.fits(seat):
            self.turn = 1 - seat if self.fits(1 - seat) else seat
            return
        if sum(map(value_of, self.pile)) < 31:
            self.scores[seat] += 1
        self.pile = []
        self.turn = 1 - seat if self.hands[1 - seat] else seat


def deal(seed: int, min_run: int) -> CribbagePosition:
    """A first deal as luck brings it, both hands laid away at random, before the starter."""
    position, dice = begin(min_run=min_run), Dice(seed)
    while position.view(None).phase != "turn_up":
        seat = position.to_move()[0]
        position.play(seat, position.roll(dice) if seat == CHANCE else position.choose(seat, 0, dice))
    return position


def play_out(position: CribbagePosition, dice: Dice) -> Laid:
    """All cards of the play, as they are laid at random."""
    laid: Laid = []
    while position.view(None).phase == "play":
        seat = position.to_move()[0]
        move = position.choose(seat, 0, dice)
        if move != GO:
            laid.append((seat, move))
        position.play(seat, move)
    return laid


@pytest.mark.rule("CR-6")
@pytest.mark.rule("CR-7")
@pytest.mark.rule("CR-8")
@pytest.mark.rule("CR-9")
@pytest.mark.rule("CR-10")
@pytest.mark.rule("CR-11")
@pytest.mark.rule("CR-12")
@given(seed=st.integers(0, 10**6), min_run=st.sampled_from([2, 3]))
def test_a_whole_play_scores_what_a_referee_says(seed: int, min_run: int) -> None:
    position = deal(seed, min_run)
    position.play(CHANCE, position.roll(Dice(seed, 1)))
    heels = list(position.scores)
    hands = [cards_of(position.held[seat]) for seat in range(2)]
    referee = Referee(hands, 1 - position.dealer, min_run)
    for seat, card in play_out(position, Dice(seed, 2)):
        referee.lay(seat, card)
    assert referee.hands == [[], []]
    assert [score + more for score, more in zip(heels, referee.scores, strict=True)] == list(position.scores)
