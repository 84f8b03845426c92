"""The network: what it sees, that it learns, and that its training can be done again."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

import hrajme
from hrajme.core import Budget
from hrajme.games.backgammon import train as training
from hrajme.games.backgammon.inputs import count_ways
from hrajme.games.backgammon.network import Network
from hrajme.games.backgammon.outlook import Outlook
from hrajme.games.backgammon.setup import START
from hrajme.games.backgammon.thinker import Thinker
from hrajme.games.backgammon.train import new_networks, play_shift, rate_after, settle, train
from hrajme.games.backgammon.weights import FILE, read_networks, write_networks

FEW_GAMES = 3 if hrajme.COMPILED else 1
BOARD = [*START, *START]
NODES = Budget(nodes=1_000_000)


def trained(games: int, seed: int) -> list[Network]:
    networks = new_networks(seed)
    assert [count for count, _ in train(networks, games, seed)][-1] == games
    return networks


def test_the_same_seed_trains_the_same_networks() -> None:
    first, second = write_networks(trained(FEW_GAMES, 1)), write_networks(trained(FEW_GAMES, 1))
    assert first == second
    assert first != write_networks(new_networks(1))
    assert first != write_networks(trained(FEW_GAMES, 2))


def test_training_that_is_gone_on_with_is_the_same_training() -> None:
    networks = new_networks(1)
    list(train(networks, 2, 1))
    assert write_networks(networks) == write_networks(trained(2, 1))


def test_a_round_ends_with_the_mean_of_what_the_crew_has_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "CREW", 2)
    networks = new_networks(1)
    sent = [(network.hidden, network.weights()) for network in networks]
    shifts = [play_shift(sent, 1, rate_after(500_000), (1, 3, 500_000, member)) for member in range(2)]
    with ThreadPoolExecutor(1) as crew:
        assert settle(networks, 1, 1, 500_000, crew) == sum(turns for _, turns in shifts)
    for network, first, second in zip(networks, shifts[0][0], shifts[1][0], strict=True):
        assert first != second
        assert network.weights() == [(one + other) / 2 for one, other in zip(first, second, strict=True)]


def test_who_has_played_alone_goes_on_in_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, number in (("ALONE", 1), ("CREW", 2), ("ROUND", 2)):
        monkeypatch.setattr(training, name, number)
    assert [count for count, _ in train(new_networks(1), 3, 1)] == [1, 3]


def test_steps_grow_smaller_and_smaller() -> None:
    rates = [rate_after(games) for games in range(0, 1_000_000, 2_000)]
    assert rates == sorted(rates, reverse=True)


def test_a_file_has_the_networks_that_were_written() -> None:
    networks = trained(1, 1)
    for before, after in zip(networks, read_networks(write_networks(networks)), strict=True):
        assert before.hidden == after.hidden
        pairs = zip(before.weights(), after.weights(), strict=True)
        assert max(abs(old - new) for old, new in pairs) <= 1 / 2048


def test_the_networks_of_the_package_are_read_and_written_alike() -> None:
    content = FILE.read_bytes()
    assert write_networks(read_networks(content)) == content


def test_a_network_that_has_learned_knows_who_is_about_to_win() -> None:
    thinker = Thinker(Outlook(*read_networks(FILE.read_bytes())), 0)
    nearly = [0] * 52
    nearly[0], nearly[1], nearly[26], nearly[26 + 6] = 14, 1, 5, 10
    assert thinker.expect(nearly, 0, NODES)[0] > 0.97
    assert thinker.expect(nearly, 26, NODES)[0] < 0.03


def test_both_sides_are_seen_alike() -> None:
    thinker = Thinker(Outlook(*read_networks(FILE.read_bytes())), 1)
    board = list(BOARD)
    board[24], board[18], board[13], board[11] = 1, 1, 4, 1
    turned = [*board[26:], *board[:26]]
    assert thinker.expect(board, 0, NODES) == thinker.expect(turned, 26, NODES)


def test_looking_ahead_at_the_start_finds_what_everybody_knows() -> None:
    """The opening rolls that make a point are played so: 3-1, 4-2, 6-1."""
    thinker = Thinker(Outlook(*read_networks(FILE.read_bytes())), 0)
    for high, low, play in ((3, 1, (8, 6)), (4, 2, (8, 6)), (6, 1, (13, 8))):
        best = thinker.weigh(BOARD, 0, high, low, NODES)[0][0]
        assert (best & 31, best >> 5 & 31) == play


def test_a_budget_that_ends_early_leaves_what_a_glance_has_found() -> None:
    outlook = Outlook(*read_networks(FILE.read_bytes()))
    glance = Thinker(outlook, 0).weigh(BOARD, 0, 6, 2, NODES)
    assert Thinker(outlook, 2).weigh(BOARD, 0, 6, 2, Budget(nodes=30)) == glance
    assert {depth for _, depth, _ in glance} == {0}


def test_chances_of_looking_ahead_are_means_of_all_rolls() -> None:
    """By hand: the mean over 21 rolls of what the best play of each leaves the other."""
    outlook = Outlook(*read_networks(FILE.read_bytes()))
    glance, ahead = Thinker(outlook, 0), Thinker(outlook, 1)
    total = 0.0
    for high in range(1, 7):
        for low in range(1, high + 1):
            left = glance.weigh(BOARD, 0, high, low, NODES)[0][2]
            total += (1 if high == low else 2) / 36 * (1.0 - left[0])
    assert abs(total - ahead.expect(BOARD, 0, NODES)[0]) < 1e-12


def test_ways_through_a_block_are_counted_by_rolls() -> None:
    assert count_ways(0) == 36
    assert count_ways(0b111111000000) == 0  # six points in a row, right before it
    assert count_ways(0b111110000000) == 11  # five: only a six leads out
