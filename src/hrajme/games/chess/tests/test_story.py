"""What is told of a game of chess."""

from __future__ import annotations

import pytest

from hrajme.games.chess import GAME
from hrajme.games.chess.rules import ChessPosition
from hrajme.games.chess.tests.positions import chess, play, touch
from hrajme.language import language

NAMES = ["Anna", "Bo"]


def told(position: ChessPosition, text: str, code: str = "en", viewer: int | None = None) -> str:
    seat = position.turn
    move = GAME.read(position, seat, text)
    after = position.copy()
    after.play(seat, move)
    sentences = GAME.story.tell(position, seat, move, after, viewer)
    return " ".join(language(code).tell(sentence, NAMES, viewer) for sentence in sentences)


@pytest.mark.parametrize(
    ("start", "text", "words"),
    [
        ("", "Nf3", "Anna plays ♘f3: knight g1 to f3."),
        ("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "exd5", "Anna plays exd5: pawn e4 takes the pawn on d5."),
        ("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "O-O-O", "Anna castles queenside, O-O-O."),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6", "Anna plays exd6 and takes a pawn en passant."),
        (
            "8/P6k/8/8/8/8/8/K7 w - - 0 1",
            "a8=N",
            "Anna plays a8=♘: the pawn becomes a knight. Neither side can checkmate",
        ),
        ("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "Ra8", "Anna plays ♖a8+: rook a1 to a8. Bo is in check."),
        ("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "Ra8", "Checkmate! Anna wins."),
        ("4k3/8/8/8/8/8/4P3/4K3 w - - 100 80", "claim", "Anna claims a draw. Fifty moves"),
    ],
)
def test_a_move_is_told_in_a_sentence(start: str, text: str, words: str) -> None:
    assert words in told(chess(start), text)


def test_who_looks_is_spoken_to() -> None:
    assert told(chess(), "Nf3", "cs", 0) == "Hraješ ♘f3: jezdec z g1 na f3."
    assert told(play(chess(), "e4", "d5"), "exd5", "pl") == "Anna gra exd5: pion z e4 bije piona na d5."


def test_a_claim_names_the_move_that_is_meant() -> None:
    position = play(chess(), *("Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1"))
    assert told(position, "claim Ng8").startswith(
        "Bo intends to play ♘g8 and claims a draw. The same position"
    )


def test_hands_are_told_of_only_where_they_count() -> None:
    position = chess(touch_move=True)
    assert told(position, "touch g1") == "Anna touches the knight on g1."
    assert told(position, "touch e4") == ""
    assert told(position, "adjust").startswith("“J’adoube,” says Anna")
    assert told(touch(position, "adjust"), "touch g1") == ""
