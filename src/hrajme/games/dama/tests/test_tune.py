"""The weights of the evaluation can be found again."""

from __future__ import annotations

import re

from hrajme.games.dama import GAME, weights
from hrajme.games.dama.encoding import places_in
from hrajme.games.dama.tests.positions import set_up
from hrajme.games.dama.tune import (
    COUNT,
    Sample,
    error_of,
    features_of,
    fit,
    play_games,
    present_weights,
    write_weights,
)

FEW_GAMES, FEW_NODES, FEW_ROUNDS = 3, 60, 15


def test_the_same_seed_finds_the_same_weights() -> None:
    found = []
    for _ in range(2):
        samples = play_games(FEW_GAMES, FEW_NODES, seed=1)
        found.append(write_weights(fit(samples, present_weights(), FEW_ROUNDS)))
    assert found[0] == found[1]
    assert found[0] != write_weights(present_weights())


def test_fitted_weights_miss_the_ends_by_less() -> None:
    samples = play_games(FEW_GAMES, FEW_NODES, seed=2)
    plain = [100.0] * COUNT
    assert error_of(samples, fit(samples, plain, FEW_ROUNDS)) < error_of(samples, plain)


def test_who_always_wins_with_a_piece_more_values_it() -> None:
    samples = [Sample({0: 1}, 1.0), Sample({0: -1}, 0.0), Sample({1: 1}, 0.5)]
    fitted = fit(samples, [0.0] * COUNT, FEW_ROUNDS)
    assert fitted[0] > 5.0
    assert abs(fitted[1]) < 1.0


def test_both_sides_are_seen_alike() -> None:
    """A position and the same with sides and colours exchanged have opposite features."""
    one, other = set_up("W:Wc3,Kf8:Bd4,d6"), set_up("B:We5,e3:Bf6,Kc1")
    assert features_of(other) == {index: -amount for index, amount in features_of(one).items()}


def test_the_file_is_what_the_tuner_writes() -> None:
    """But for its layout: a row of the file is a rank or a bit more of the board."""
    written = write_weights(present_weights())
    names = {name: value for name, value in vars(weights).items() if re.fullmatch("[A-Z_]+", name)}
    made: dict[str, object] = {}
    exec(written, made)
    assert {name: made[name] for name in names} == names


def test_every_weight_is_sensible() -> None:
    """A man is worth something everywhere it can stand, and a queen more."""
    start = GAME.start(2)
    for place in places_in(start.men[0] | start.men[1]):
        assert 40 < weights.MAN[place] < 250
        assert weights.QUEEN[place] > 1.5 * weights.MAN[place]
