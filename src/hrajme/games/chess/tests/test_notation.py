"""Moves as text: what is written, and all that can be read."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hrajme.core import Dice
from hrajme.games.chess import GAME
from hrajme.games.chess.tests.positions import chess, play, refused, shown
from hrajme.testing.tables import SEEDS, play_randomly


@pytest.mark.parametrize(
    "texts",
    [
        ["g1f3", "Nf3", "nf3", "Jf3", "Sf3", "♘f3", "g1-f3", "G1F3", "N g1 f3", "Ngf3", "N1f3", "Nf3!?"],
        ["e2e4", "e4", "e2-e4", "E2E4", "Pe4"],
    ],
    ids=["knight", "pawn"],
)
def test_one_move_has_many_texts(texts: list[str]) -> None:
    position = chess()
    assert len({GAME.read(position, 0, text) for text in texts}) == 1


@pytest.mark.parametrize("text", ["O-O", "0-0", "o-o", "OO", "e1g1", "O-O+"])
def test_castling_is_read_in_every_way(text: str) -> None:
    position = chess("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1")
    assert GAME.show(position, 0, GAME.read(position, 0, text)) == "O-O"


@pytest.mark.parametrize("text", ["a8=Q", "a8Q", "a8=D", "a8H", "a7a8q", "a8(Q)", "A7A8Q", "a8=♕"])
def test_promotions_are_read_in_every_language(text: str) -> None:
    position = chess("7k/P7/8/8/8/8/8/K7 w - - 0 1")
    assert GAME.write(position, 0, GAME.read(position, 0, text)) == "a7a8q"


def test_a_letter_of_two_languages_is_the_man_that_can_go_there() -> None:
    """S is the bishop in Czech and Slovak, the knight in Polish."""
    position = play(chess(), "e4", "e5")
    assert GAME.write(position, 0, GAME.read(position, 0, "Sf3")) == "g1f3"
    assert GAME.write(position, 0, GAME.read(position, 0, "Sc4")) == "f1c4"
    assert refused(position, "Se2") == ("CH-3.2", "which")


def test_two_that_can_go_there_are_told_apart() -> None:
    files = chess("4k3/8/8/8/8/8/8/R3K2R w - - 0 1")
    assert {"Rad1", "Rhf1"} & shown(files) == set()
    both = chess("1k6/8/8/8/8/8/4K3/R6R w - - 0 1")
    assert {"Rad1", "Rhd1", "Rag1", "Rhg1"} <= shown(both)
    assert refused(both, "Rd1") == ("CH-3.2", "which")
    rows = chess("1k6/8/8/R7/8/8/4K3/R7 w - - 0 1")
    assert {"R1a3", "R5a3"} <= shown(rows)
    three = chess("1k6/8/8/8/Q6Q/8/4K3/Q7 w - - 0 1")
    assert {"Q1d4", "Qhd4", "Qa4d4"} <= shown(three)


@pytest.mark.parametrize(
    ("text", "rule", "why"),
    [
        ("e4e5", "CH-1", "empty"),
        ("e7e5", "CH-1", "not_yours"),
        ("Qd5", "CH-3.2", "in_the_way"),
        ("Kf2", "CH-3.1", "own_man"),
        ("Kf3", "CH-3.6", "not_so"),
        ("a1b2", "CH-3.1", "own_man"),
        ("h1h9", None, "unreadable"),
        ("e5", "CH-3.3", "not_so"),
        ("O-O", "CH-3.7", "castling_between"),
        ("claim", "CH-5.4", "claim"),
        ("claim Nf3", "CH-5.4", "claim"),
    ],
)
def test_every_way_to_be_wrong_names_its_rule(text: str, rule: str | None, why: str) -> None:
    assert refused(chess(), text) == (rule, why)


def test_who_has_no_such_man_is_told_so() -> None:
    assert refused(chess("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"), "Qd4") == ("CH-3.2", "no_such_man")


@settings(max_examples=25, deadline=None)
@given(SEEDS)
def test_what_is_shown_can_be_read_and_no_two_moves_are_shown_alike(seed: int) -> None:
    for number, (now, seat, _) in enumerate(play_randomly(GAME.start(2), Dice(seed), 120)):
        if number % 10 == 0:
            texts = {GAME.show(now, seat, move): move for move in now.moves(seat)}
            assert len(texts) == len(now.moves(seat))
            for text, move in texts.items():
                assert GAME.read(now, seat, text) == move


@settings(max_examples=200, deadline=None)
@given(st.text(max_size=12))
def test_no_text_is_too_strange_to_be_answered(text: str) -> None:
    position = chess()
    refusal = GAME.refuse(position, 0, text)
    assert refusal is None or refusal.id
