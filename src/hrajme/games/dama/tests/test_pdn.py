"""Games of dáma in files of other programs."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hrajme.core import BadFile, Dice, Position
from hrajme.core.endings import AGREED, RESIGNED
from hrajme.core.record import Record, RecordedMove
from hrajme.games.dama import GAME, pdn
from hrajme.testing.tables import SEEDS, any_start, play_randomly

FILE = """[Event "Club evening"]
[Date "2024.03.05"]
[White "Novák, Jan"]
[Black "Anna \\"Anka\\" Malá"]
[Result "1-0"]
[GameType "29,W,8,8,A0,0"]

{A short one} 1. c3-d4 b6-a5 $1 2. d4-c5! (2. g3-f4 {or so} (2. e3-f4)) d6xb4
3. a3xc5 {and so on} 1-0
"""


def recorded(position: Position, seed: int, names: tuple[str, str] = ("", "")) -> Record:
    """A random game from this start."""
    moves = []
    for now, seat, move in play_randomly(position, Dice(seed), 200):
        moves.append(RecordedMove(seat, GAME.write(now, seat, move)))
    return Record(msgspec.to_builtins(position.options), names, tuple(moves), position.outcome())


@settings(max_examples=100, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(any_start(GAME), SEEDS, st.tuples(st.text('abř"\\[]{} é', max_size=8), st.text("xyz", max_size=3)))
def test_what_is_written_is_read_again(start: Position, seed: int, names: tuple[str, str]) -> None:
    names = (" ".join(names[0].split()), names[1])
    record = recorded(start, seed, names)
    (again,) = pdn.read(pdn.write(record))
    assert again.names == names
    assert again.options == record.options
    assert [move.move for move in again.moves] == made(record)
    assert (again.outcome is None) == (record.outcome is None)
    if again.outcome and record.outcome:
        assert again.outcome.winners == record.outcome.winners


def made(record: Record) -> list[str]:
    """The moves that were made: PDN knows no warnings (DA-16)."""
    position = GAME.start(2, record.options)
    found = []
    for move in record.moves:
        position.play(move.seat, GAME.read(position, move.seat, move.move))
        if not position.view(None).warned:
            found.append(move.move)
    return found


def test_a_file_of_another_program_is_read() -> None:
    (record,) = pdn.read(FILE)
    assert record.names == ("Novák, Jan", 'Anna "Anka" Malá')
    assert [move.move for move in record.moves] == ["c3-d4", "b6-a5", "d4-c5", "d6xb4", "a3xc5"]
    assert record.comment == "A short one"
    assert record.moves[-1].comment == "and so on"
    assert record.outcome is not None
    assert (record.outcome.reason, record.outcome.winners) == (RESIGNED, (0,))
    assert record.began_ms == 1_709_596_800_000


def test_several_games_in_a_file_are_all_read() -> None:
    first, second = pdn.read(
        "% written by hand\n" + FILE + '\n[White "B"]\n[FEN "W:Wc3:Bd4,f6,h8"]\n1. c3xg7 1/2-1/2'
    )
    assert len(first.moves) == 5
    assert [move.move for move in second.moves] == ["c3xe5xg7"]
    assert second.outcome is not None
    assert second.outcome.reason == AGREED


def test_black_may_begin_from_a_position() -> None:
    record = pdn.read('[FEN "B:Wc3:Bf6"]\n1... f6-g5 2. c3-d4 *')[0]
    assert [(move.seat, move.move) for move in record.moves] == [(1, "f6-g5"), (0, "c3-d4")]
    assert "1... f6-g5 2. c3-d4 *" in pdn.write(record)


def test_the_game_type_is_written() -> None:
    assert '[GameType "29"]' in pdn.write(pdn.read(FILE)[0])


def test_no_line_is_too_long() -> None:
    record = recorded(GAME.start(2), 3)
    assert max(map(len, pdn.write(record).splitlines())) <= pdn.WIDTH


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "no game"),
        ("   \n", "no game"),
        ("1. c3-d4 b6-a5 2. c3-d4", "line 1.*Move 3"),
        ("1. c3-d4\nb6-a5 2. hello", "line 2.*hello"),
        ('[GameType "25"]\n1. c3-d4', "line 2.*25"),
        ('[FEN "W:Wc4:Bd6"]\n1. c3-d4', "line 2.*light"),
        ('[FEN "nonsense"]\n\n*', "line 3.*not a position"),
        ("1. d2xf4 *", "Move 1"),
        ("{never closed 1. c3-d4", "line 1"),
        ('[FEN "W:Wc3:Bd4"] 1. c3xe5 d4-c3', "Move 2"),
        ("1. c3" + "-d4" * 50_000, "line 1.*Move 1"),
        (f'[GameType "{"9" * 50_000}"] 1. c3-d4', "line 1.*999"),
        ("x" * 50_000, "line 1.*xxx"),
        ("1. c3-d4\n(1. g3-f4", r"line 2.*\("),
    ],
)
def test_a_damaged_file_says_where(text: str, problem: str) -> None:
    with pytest.raises(BadFile, match=problem):
        pdn.read(text)
