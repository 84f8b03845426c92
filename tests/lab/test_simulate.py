"""Simulations: the seed decides everything, and what is counted belongs to whom it should."""

from __future__ import annotations

import multiprocessing
import os
import subprocess
import sys
from typing import Any

import msgspec
import pytest

from hrajme.core import BadOption, BadSeats, Budget, Dice, UnknownLevel
from hrajme.games import find
from hrajme.lab.games import play_games
from hrajme.lab.play import play_game
from hrajme.lab.report import Report, Setup
from hrajme.lab.simulate import simulate
from hrajme.lab.tally import Tally
from hrajme.language import HrajmeError
from hrajme.search.bots import make_bot

TOGETHER = find("the_game")
APART = find("flip7")
TO_THE_TARGET = {"challenge_rounds": 0}


def found(report: Report) -> dict[str, Any]:
    """What a report says, without how long it took and in which form."""
    said = msgspec.structs.asdict(report)
    return {name: said[name] for name in said if name not in ("seconds", "games_per_second", "form")}


def test_the_same_seed_gives_the_same_report_with_any_number_of_processes() -> None:
    reports = [
        simulate(APART, games=60, bots=["easy", "random", "normal"], seed=5, processes=processes)
        for processes in (1, 2, None)
    ]
    assert found(reports[0]) == found(reports[1]) == found(reports[2])
    assert found(reports[0]) != found(simulate(APART, games=60, bots=["easy", "random", "normal"], seed=6))


def test_bots_that_search_are_repeatable_too() -> None:
    def run(processes: int) -> Report:
        bots = ["hard", "easy"]
        return simulate(TOGETHER, games=2, bots=bots, seed=1, budget=Budget(playouts=2), processes=processes)

    assert found(run(1)) == found(run(2))


PLAIN = """
import msgspec
from hrajme.games import find
from hrajme.lab.simulate import simulate
for key in ("the_game", "flip7"):
    report = simulate(find(key), games=20, bots=["normal", "random"], seed=9, processes=1)
    print(msgspec.json.encode(report).decode())
"""


def test_the_plain_form_plays_the_same_games() -> None:
    environment = {**os.environ, "HRAJME_PLAIN": "1", "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run([sys.executable, "-c", PLAIN], env=environment, stdout=subprocess.PIPE, check=True)
    for game, line in zip((TOGETHER, APART), done.stdout.splitlines(), strict=True):
        plain = msgspec.json.decode(line, type=Report)
        assert plain.form == "plain"
        here = simulate(game, games=20, bots=["normal", "random"], seed=9, processes=1)
        assert found(here) == found(plain)


def test_every_game_is_counted_once() -> None:
    report = simulate(APART, games=77, bots=["random"], seats=3)
    assert report.games == report.asked == 77
    assert not report.interrupted
    assert sum(report.reasons.values()) == 77
    assert [sum(standing.histogram.values()) for standing in report.standings] == [77] * 3
    assert report.length.shortest <= report.length.mean <= report.length.longest


def test_who_plays_together_gets_one_standing() -> None:
    report = simulate(TOGETHER, games=20, bots=["easy", "normal", "easy"])
    (standing,) = report.standings
    assert report.together
    assert (standing.bot, standing.seat) == ("easy + normal", None)


def test_who_plays_apart_gets_a_standing_for_every_seat() -> None:
    report = simulate(APART, games=20, bots=["easy"], seats=4)
    assert not report.together
    assert [(standing.bot, standing.seat) for standing in report.standings] == [("easy", n) for n in range(4)]


def test_rotated_results_belong_to_the_bot_and_not_to_the_seat() -> None:
    report = simulate(
        APART, games=40, bots=["easy", "random"], rotate=True, options=TO_THE_TARGET, processes=1
    )
    easy, random = report.standings
    assert (easy.bot, easy.seat, random.bot) == ("easy", None, "random")
    assert easy.wins >= 38
    assert easy.wins + random.wins - easy.shared_wins == 40


@pytest.mark.parametrize("bots", [("easy", "random", "normal"), ("hard", "easy", "random")], ids="+".join)
def test_a_rotated_game_is_the_same_game_with_the_bots_moved_on(bots: tuple[str, ...]) -> None:
    first = Setup(APART.key, 3, bots, {"target": 50}, 4, True, Budget(playouts=2))
    moved = msgspec.structs.replace(first, bots=(bots[2], bots[0], bots[1]), rotate=False)
    rotated, direct = (play_games(APART, setup, range(1, 2)) for setup in (first, moved))
    assert rotated.points == [direct.points[1], direct.points[2], direct.points[0]]
    assert rotated.wins == [direct.wins[1], direct.wins[2], direct.wins[0]]


def test_the_kernel_and_play_move_by_move_agree() -> None:
    kernel = simulate(TOGETHER, games=400, bots=["easy"], seats=2, processes=1).standings[0].points
    tally = Tally(2)
    for index in range(80):
        position = TOGETHER.start(2)
        bots = [make_bot(TOGETHER, "easy") for _ in range(2)]
        play_game(position, bots, Dice(77, index), [Dice(77, index, 1), Dice(77, index, 2)])
        tally.add(position, 0, 1)
    counts = tally.points[0]
    mean = sum(value * times for value, times in counts.items()) / 80
    assert kernel.low is not None
    # 80 games are √5 times less exact than 400; together three standard deviations.
    assert abs(mean - kernel.value) < 1.53 * (1 + 5) ** 0.5 * (kernel.value - kernel.low)


def test_the_rounds_are_reported_where_a_game_has_them() -> None:
    alone = simulate(APART, games=30, bots=["easy"], seats=1, options=TO_THE_TARGET)
    assert alone.rounds is not None
    assert 8 < alone.rounds.value < 15
    assert simulate(TOGETHER, games=2, bots=["easy"]).rounds is None


@pytest.mark.parametrize("processes", [1, 2])
def test_an_interrupt_ends_with_a_report_of_what_is_finished(processes: int) -> None:
    def interrupt(finished: int, asked: int) -> None:
        assert asked == 10**8
        if finished > 20:
            raise KeyboardInterrupt

    bots = ["random"]
    report = simulate(APART, games=10**8, bots=bots, seats=2, processes=processes, on_progress=interrupt)
    assert report.interrupted
    assert 20 < report.games < report.asked
    assert sum(report.reasons.values()) == report.games
    assert not multiprocessing.active_children()


def test_a_worker_that_dies_is_a_clear_error() -> None:
    def kill_one(finished: int, asked: int) -> None:
        multiprocessing.active_children()[0].kill()

    with pytest.raises(HrajmeError, match="ended unexpectedly") as caught:
        simulate(APART, games=10**8, bots=["random"], seats=2, processes=2, on_progress=kill_one)
    assert caught.value.sentence.id == "simulate-error-worker"
    assert not multiprocessing.active_children()


@pytest.mark.parametrize(
    ("wrong", "error", "id"),
    [
        ({"games": 0}, HrajmeError, "simulate-error-positive"),
        ({"processes": -1}, HrajmeError, "simulate-error-positive"),
        ({"budget": Budget(playouts=0)}, HrajmeError, "simulate-error-positive"),
        ({"bots": []}, BadSeats, "simulate-error-no_bots"),
        ({"bots": ["easy", "easy"], "seats": 3}, BadSeats, "simulate-error-bots"),
        ({"bots": ["genius"]}, UnknownLevel, "error-unknown_level"),
        ({"seats": 99}, BadSeats, "error-bad_seats"),
        ({"options": {"colour": "red"}}, BadOption, "error-unknown_option"),
        ({"options": {"expert": "perhaps"}}, BadOption, "error-bad_option"),
    ],
)
def test_what_cannot_be_simulated_is_refused(
    wrong: dict[str, Any], error: type[HrajmeError], id: str
) -> None:
    with pytest.raises(error) as caught:
        simulate(TOGETHER, **{"games": 1, "bots": ["easy"], **wrong})
    assert caught.value.sentence.id == id
