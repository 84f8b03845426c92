"""Positions that are written down: read strictly, written as everybody writes them."""

from __future__ import annotations

import pytest

from hrajme.core import BadOption, Dice
from hrajme.core.options import read_options
from hrajme.games.chess import GAME, fen
from hrajme.games.chess.options import ChessOptions
from hrajme.games.chess.tests.positions import chess, play
from hrajme.testing.tables import play_randomly

BAD = {
    "8/8/8/8/8/8/8/8 w - -": "kings",
    "4k3/8/8/8/8/8/8/8 w - - 0 1": "kings",
    "4k3/8/8/8/8/8/8/3KK3 w - - 0 1": "kings",
    "4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1": "pawns",
    "4k3/pppppppp/8/8/8/8/8/qq2K3 w - - 0 1": "men",
    "4k2p/8/8/8/8/8/8/4K3 w - - 0 1": "last_row",
    "4k3/8/8/8/8/8/8/4K2P w - - 0 1": "last_row",
    "4k3/4R3/8/8/8/8/8/4K3 w - - 0 1": "check",
    "4k3/8/8/8/8/8/8/4K3 x - - 0 1": "turn",
    "4k3/8/8/8/8/8/8/4K3 w KQ - 0 1": "castling_home",
    "4k3/8/8/8/8/8/8/4K3 w QK - 0 1": "castling",
    "4k3/8/8/8/8/8/8/4K3 w - e6 0 1": "passed",
    "4k3/8/8/8/8/8/8/4K3 w - e4 0 1": "passed",
    "4k3/8/8/8/8/8/8/4K3 w - zz 0 1": "passed",
    "4k3/8/8/8/8/8/8/4K3 w - - 150 1": "number",
    "4k3/8/8/8/8/8/8/4K3 w - - 0 0": "number",
    "4k3/8/8/8/8/8/8/4K3 w - - x 1": "number",
    "4k3/8/8/8/8/8/4K3 w - - 0 1": "rows",
    "4k3/8/8/8/8/8/8/4K4 w - - 0 1": "row",
    "4k3/8/8/8/8/8/8/4K21 w - - 0 1": "row",
    "4x3/8/8/8/8/8/8/4K3 w - - 0 1": "row",
    "4k3/8/8/8/8/8/8/4K3": "fields",
    "hello": "fields",
}


@pytest.mark.parametrize("text", BAD, ids=str)
def test_what_no_game_could_begin_with_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(BadOption) as caught:
        read_options(ChessOptions, {"start": text})
    assert caught.value.sentence.id == f"chess-fen-{BAD[text]}"
    assert str(caught.value)


@pytest.mark.rule("CH-2")
def test_a_game_begins_with_the_position_that_is_written_down() -> None:
    position = chess("4k3/8/8/8/8/8/4P3/4K3 b - - 3 20")
    assert position.to_move() == (1,)
    assert (position.quiet, position.number) == (3, 20)
    assert position.fen() == "4k3/8/8/8/8/8/4P3/4K3 b - - 3 20"


def test_the_counters_may_be_missing() -> None:
    assert chess("4k3/8/8/8/8/8/4P3/4K3 b - -").fen() == "4k3/8/8/8/8/8/4P3/4K3 b - - 0 1"


def test_blanks_may_be_underscores() -> None:
    assert chess("4k3/8/8/8/8/8/4P3/4K3_b_-_-_0_1").fen() == "4k3/8/8/8/8/8/4P3/4K3 b - - 0 1"


def test_the_usual_position_is_written_as_everybody_knows_it() -> None:
    assert chess().fen() == fen.USUAL
    assert play(chess(), "e4", "c5").fen() == "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2"


def test_every_position_of_a_game_can_be_written_and_begun_with() -> None:
    for now, _, _ in play_randomly(GAME.start(2), Dice(8), 200):
        assert now.outcome() is None
        text = now.fen()  # type: ignore[attr-defined]
        assert chess(text).fen() == text
