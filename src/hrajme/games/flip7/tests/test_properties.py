"""What holds at every moment of every game of Flip 7."""

from __future__ import annotations

from collections import Counter

from hypothesis import HealthCheck, given, settings

from hrajme.core import CHANCE, Dice
from hrajme.games.flip7 import GAME
from hrajme.games.flip7.encoding import SECOND_CHANCE
from hrajme.games.flip7.rules import Flip7Position
from hrajme.games.flip7.tests.positions import cards_in_all, full_deck
from hrajme.testing.tables import SEEDS, any_position, any_start, play_randomly

thorough = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@thorough
@given(any_position(GAME))
def test_no_card_is_lost_and_none_is_made(position: Flip7Position) -> None:
    view = position.view(None)
    assert cards_in_all(position) == full_deck(position.seats)
    assert view.deck_size == sum(view.deck)
    assert view.set_aside == sum(position.aside)


@thorough
@given(any_position(GAME))
def test_what_lies_before_the_players_is_what_is_on_the_table(position: Flip7Position) -> None:
    """With what the round has discarded, unless that may come back: numbers that a Second Chance caught."""
    view = position.view(None)
    twins = [number for number in view.bust_by if number is not None]
    shown = Counter([*twins, *(number for row in view.rows for number in row)])
    caught = [position.table[number] - shown[number] for number in range(13)]
    assert min(caught) >= 0
    assert sum(map(len, view.modifiers)) == sum(position.table[13:19])
    given_on = view.action is not None and view.action.card == "chance"
    used = position.table[SECOND_CHANCE] - sum(view.second_chances) - given_on
    assert used >= sum(caught)
    if position.discards_return:
        assert used == sum(caught) == 0


@thorough
@given(any_position(GAME))
def test_rows_hold_different_numbers_and_who_is_bust_holds_a_twin(position: Flip7Position) -> None:
    view = position.view(None)
    for row, status, twin in zip(view.rows, view.status, view.bust_by, strict=True):
        assert len(set(row)) == len(row) <= 7
        assert (status == "bust") == (twin is not None)
        assert twin is None or twin in row


@thorough
@given(any_position(GAME))
def test_a_deck_is_never_empty_while_somebody_may_get_a_card(position: Flip7Position) -> None:
    if position.view(None).phase in ("turn", "draw", "give"):
        assert position.view(None).deck_size > 0
        assert "in" in position.view(None).status


@settings(thorough, max_examples=10)
@given(any_position(GAME), SEEDS)
def test_totals_grow_by_what_the_rows_are_worth_when_a_round_ends(position: Flip7Position, seed: int) -> None:
    before = position.view(None)
    for _ in play_randomly(position, Dice(seed), 200):
        now = position.view(None)
        if now.round == before.round and now.phase == "between" and before.phase not in ("between", "over"):
            gained = [total - was for total, was in zip(now.totals, before.totals, strict=True)]
            assert gained == list(now.round_points)
        before = now


@settings(thorough, max_examples=10)
@given(any_position(GAME), SEEDS)
def test_the_danger_shown_is_the_share_of_cards_that_bust(position: Flip7Position, seed: int) -> None:
    for now, seat, _ in play_randomly(position, Dice(seed), 60):
        view = now.view(None)
        if seat != CHANCE or view.phase != "draw" or view.turn is None:
            continue
        busting = 0
        for card, weight in now.chances():
            later = now.copy()
            later.play(CHANCE, card)
            busting += weight * (later.view(None).bust_by[view.turn] is not None)
        assert view.bust_chance == (busting, view.deck_size)


@settings(thorough, max_examples=20)
@given(any_start(GAME), SEEDS)
def test_a_round_ends_though_nobody_ever_stops(position: Flip7Position, seed: int) -> None:
    """F7-23: no card comes twice in a round, so that it cannot go on for ever."""
    dice, turned_up = Dice(seed), 0
    while position.round < 4 and position.to_move():
        was = position.view(None)
        seat = position.to_move()[0]
        position.play(seat, position.roll(dice) if seat == CHANCE else position.moves(seat)[0])
        turned_up = turned_up + (was.phase == "draw") if position.round == was.round else 0
        assert turned_up <= sum(full_deck(position.seats))
