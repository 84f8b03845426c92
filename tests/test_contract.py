"""Every game keeps every promise of the contract, at any table."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import hrajme
from hrajme import games
from hrajme.core import CHANCE, Dice, Game, Position
from hrajme.search.playout import Playout
from hrajme.table.events import Event, Opened, Played, Started
from hrajme.table.log import read_lines, write_event
from hrajme.testing.contract import CHECKS, picture
from hrajme.testing.digest import digest_game
from hrajme.testing.playthrough import make_playthrough
from hrajme.testing.tables import SEEDS, any_position, any_start, any_version, play_randomly
from hrajme.testing.turns import house_rules

KEYS = games.keys()
GAMES = [games.find(key) for key in KEYS]
# In moves, chance included: a match of backgammon to 25 points.
LONGEST_GAME = 6000
GOLDEN = sorted(path for game in GAMES for path in (game.folder / "tests" / "playthroughs").glob("*.txt"))
each_game = pytest.mark.parametrize("game", GAMES, ids=KEYS)
# Both forms are held to every promise, and compared with each other below; most is asked of the quick one.
EXAMPLES = 25 if hrajme.COMPILED else 6
thorough = settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@each_game
def test_all_promises_are_kept(game: Game) -> None:
    """Of one position after another: to play up to them takes longer than most of the checks."""

    @thorough
    @given(any_position(game))
    def holds(position: Position) -> None:
        for check in CHECKS:
            check(game, position.copy())

    holds()


@each_game
def test_log_replays_to_the_same_position(game: Game) -> None:
    @settings(thorough, max_examples=10)
    @given(st.data(), any_version(game), SEEDS, st.integers(0, 300))
    def holds(data: st.DataObject, version: int, seed: int, most: int) -> None:
        position = data.draw(any_start(game, version))
        options = msgspec.to_builtins(position.options)
        events: list[Event] = [Opened(game.key, version, position.seats, options), Started()]
        for now, seat, move in play_randomly(position, Dice(seed), most, interrupting=True):
            events.append(Played(seat, game.write(now, seat, move)))
        numbered = [msgspec.structs.replace(event, revision=at) for at, event in enumerate(events, 1)]
        kept = read_lines("log", [write_event(event) for event in numbered])
        assert kept.table.log == numbered
        assert picture(kept.table.line.now()) == picture(position)

    holds()


@each_game
def test_same_seed_plays_the_same_game(game: Game) -> None:
    for seats in game.seats[:4]:
        ends = []
        for _ in range(2):
            position = game.start(seats)
            Playout([1] * seats).finish(position, Dice(42))
            ends.append(picture(position))
        assert ends[0] == ends[1]


@each_game
@pytest.mark.parametrize("policy", [0, 1])
def test_a_play_out_makes_the_moves_that_its_players_choose(game: Game, policy: int) -> None:
    seats = game.seats[0]
    stepped, played = game.start(seats), game.start(seats)
    luck, count = Dice(3), 0
    while to_move := stepped.to_move():
        seat = to_move[0]
        stepped.play(seat, stepped.roll(luck) if seat == CHANCE else stepped.choose(seat, policy, luck))
        count += 1
    assert Playout([policy] * seats).finish(played, Dice(3)) == count
    assert picture(played) == picture(stepped)


@each_game
def test_every_random_game_comes_to_an_end(game: Game) -> None:
    @thorough
    @given(any_start(game), SEEDS)
    def holds(position: Position, seed: int) -> None:
        for _ in play_randomly(position, Dice(seed), 20_000):
            pass
        assert position.outcome() is not None

    holds()


@each_game
def test_bots_among_themselves_come_to_an_end_in_time(game: Game) -> None:
    """Under every house rule, however alike they think: nobody watches ten thousand moves."""
    policies = {level.policy for level in game.levels.values()}
    for options in [{}, *house_rules(game)]:
        for policy in policies:
            position = game.start(game.seats[0], options)
            assert Playout([policy] * game.seats[0]).finish(position, Dice(2)) < LONGEST_GAME, (
                options,
                policy,
            )


@each_game
def test_chance_is_drawn_at_its_weights(game: Game) -> None:
    position = None
    for now, seat, _ in play_randomly(game.start(game.seats[-1]), Dice(9), 60):
        if seat == CHANCE:
            position = now.copy()
    if position is None:
        return  # There is no chance in this game.
    weights = dict(position.chances())
    dice = Dice(2024)
    drawn = Counter(position.roll(dice) for _ in range(20_000))
    assert set(drawn) <= set(weights)
    for move, weight in weights.items():
        expected = 20_000 * weight / sum(weights.values())
        assert abs(drawn[move] - expected) < 6 * expected**0.5 + 1


@each_game
def test_a_guess_deals_anew_what_is_hidden(game: Game) -> None:
    """Where a spectator does not see all, a guess of theirs is not simply the truth."""
    if game.glimpse is None:
        return
    seats = game.seats[-1]
    plays = [play_randomly(game.start(seats), Dice(seed), 200) for seed in range(4)]
    positions = [now.copy() for play in plays for now, _, _ in play]
    assert any(position.guess(None, Dice(5)).view(0) != position.view(0) for position in positions)


@each_game
def test_the_compiled_form_plays_the_same_games(game: Game) -> None:
    if not hrajme.COMPILED:
        pytest.skip("without a build there is one form only; the compiled run compares both")
    command = [sys.executable, "-m", "hrajme.testing.digest", game.key, "5"]
    environment = {**os.environ, "HRAJME_PLAIN": "1"}
    plain = subprocess.run(command, env=environment, capture_output=True, check=True, text=True).stdout
    assert plain.splitlines() == digest_game(game, 5)


@each_game
def test_there_are_two_golden_playthroughs(game: Game) -> None:
    assert len([path for path in GOLDEN if path.parts[-4] == game.key]) >= 2


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parts[-4]}-{path.stem}")
def test_golden_playthrough_is_played_again(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    assert list(make_playthrough(lines[0])) == lines
