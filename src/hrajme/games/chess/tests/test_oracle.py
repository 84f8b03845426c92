"""python-chess as a witness: the same moves, claims, endings, FEN and SAN in random games.

HRAJME_ORACLE_GAMES=10000 python -m pytest src/hrajme/games/chess/tests/test_oracle.py
"""

from __future__ import annotations

import os

import chess as oracle
import pytest

import hrajme
from hrajme.core import Dice
from hrajme.games.chess import GAME
from hrajme.games.chess.encoding import CLAIM
from hrajme.games.chess.rules import ChessPosition
from hrajme.games.chess.tests.positions import chess, play
from hrajme.search.perft import Perft

GAMES = int(os.environ.get("HRAJME_ORACLE_GAMES", "60"))
REASONS = {
    oracle.Termination.CHECKMATE: "mate",
    oracle.Termination.STALEMATE: "stalemate",
    oracle.Termination.INSUFFICIENT_MATERIAL: "dead",
    oracle.Termination.SEVENTYFIVE_MOVES: "seventy_five",
    oracle.Termination.FIVEFOLD_REPETITION: "fivefold",
}
# A few men make long games, with draws of every kind.
STARTS = (
    "",
    "",
    "8/5k2/8/8/8/2R5/3K4/8 w - - 0 1",
    "8/2k2n2/8/8/4B3/5N2/3K4/8 b - - 60 90",
    "8/P5k1/8/8/8/8/6Kp/8 w - - 0 1",
)


def agree(position: ChessPosition, board: oracle.Board) -> None:
    """Everything that both know about this moment is the same."""
    seat = position.turn
    texts = {GAME.write(position, seat, move) for move in position.moves(seat)}
    outcome, expected = position.outcome(), board.outcome(claim_draw=False)
    assert (None if outcome is None else outcome.reason) == (expected and REASONS[expected.termination])
    assert position.fen() == board.fen(en_passant="legal")
    if outcome is None:
        assert {text for text in texts if "claim" not in text} == {move.uci() for move in board.legal_moves}
        can_claim = board.can_claim_draw()
        assert any("claim" in text for text in texts) == can_claim
        is_there = board.is_repetition(3) or board.is_fifty_moves()
        assert ("claim" in texts) == is_there
        assert position.is_check() == board.is_check()
    for side in (0, 1):
        assert position.cannot_mate(side) == board.has_insufficient_material(side == 0)


@pytest.mark.parametrize("seed", range(GAMES))
def test_a_random_game_agrees_with_python_chess(seed: int) -> None:
    dice, start = Dice(seed, 2024), STARTS[seed % len(STARTS)]
    position = chess(start)
    board = oracle.Board(start) if start else oracle.Board()
    while position.outcome() is None:
        agree(position, board)
        moves = [move for move in position.moves(position.turn) if move < CLAIM]
        move = moves[dice.roll(len(moves))]
        text = GAME.write(position, position.turn, move)
        assert GAME.show(position, position.turn, move) == board.san(oracle.Move.from_uci(text))
        position.play(position.turn, move)
        board.push_uci(text)
    agree(position, board)


@pytest.mark.rule("CH-5.4")
def test_claims_of_an_intended_move_agree_with_python_chess() -> None:
    position, board = chess(), oracle.Board()
    for text in ("g1f3", "g8f6", "f3g1", "f6g8") * 2:
        agree(position, board)
        play(position, text)
        board.push_uci(text)
    agree(position, board)


# Published counts of positions that try every rule of the pieces.
PERFT = {
    "": [20, 400, 8_902, 197_281, 4_865_609],
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -": [48, 2_039, 97_862, 4_085_603],
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -": [14, 191, 2_812, 43_238, 674_624],
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1": [6, 264, 9_467, 422_333],
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8": [44, 1_486, 62_379, 2_103_487],
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10": [
        46,
        2_079,
        89_890,
        3_894_594,
    ],
}
PLAIN_MOST = 10_000


@pytest.mark.parametrize("start", PERFT, ids=["start", "kiwipete", "three", "four", "five", "six"])
def test_perft_of_the_chessprogramming_positions(start: str) -> None:
    position = chess(start)
    counts = [count for count in PERFT[start] if hrajme.COMPILED or count < PLAIN_MOST]
    perft = Perft(position, len(counts))
    assert [perft.count(position, depth) for depth in range(1, len(counts) + 1)] == counts
