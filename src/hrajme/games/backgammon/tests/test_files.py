"""Matches as .mat and positions as ids, whole and damaged; the commands that exchange and show them."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import hrajme
from hrajme.core import CHANCE, BadFile, Dice, Outcome
from hrajme.core.record import Record, RecordedMove
from hrajme.games.backgammon import GAME, mat, position_file
from hrajme.games.backgammon.encoding import RESIGNATIONS
from hrajme.table.records import record_of, table_of
from hrajme.terminal.program import main

# As GNU Backgammon writes it, with a double that is dropped and a game that is given up.
MATCH = """; [Site "Praha"]
; [EventDate "2026.11.16"]
; [EventTime "18.30"]

 3 point match

 Game 1
 Anna : 0                          Bob : 0
  1)                             61: 13/7 8/7
  2) 52: 13/8 24/22              43: 24/20 13/10
  3)  Doubles => 2                Takes
  4) 64: 24/14                    Doubles => 4
  5)  Drops
                                  Wins 2 points

 Game 2
 Anna : 0                          Bob : 2
  1) 31: 8/5 6/5                 65: 24/18 18/13
  2) 11: 8/7 8/7 6/5 6/5
      Wins 2 points

 Game 3
 Anna : 2                          Bob : 2
  1)                             62: 24/18 13/11
"""


def test_a_match_is_read_with_names_doubles_and_what_was_given_up() -> None:
    (record,) = mat.read(MATCH)
    assert record.names == ("Anna", "Bob")
    assert record.options["match"] == 3
    assert record.began_ms == 1_794_853_800_000
    moves = [(move.seat, move.move) for move in record.moves]
    assert moves[:4] == [(CHANCE, "1 6"), (1, "13/7 8/7"), (0, "roll"), (CHANCE, "2 5")]
    assert (0, "double") in moves
    assert moves[moves.index((1, "take")) + 1 :][:3] == [(0, "roll"), (CHANCE, "4 6"), (0, "24/14")]
    assert (1, "resign gammon") in moves
    assert record.outcome is None
    assert table_of(GAME, record).line.now().view(None).score == (2, 2)


def test_what_is_written_is_read_the_same() -> None:
    (record,) = mat.read(MATCH)
    assert mat.read(mat.write(record)) == [record]


def random_record(seed: int) -> Record:
    """A match of random players, who sometimes give a game up, or stop."""
    dice = Dice(seed, 9)
    options = {"match": dice.roll(6), "cube": seed % 5 > 0, "crawford": seed % 3 > 0, "jacoby": seed % 7 == 0}
    position = GAME.start(2, options)
    moves: list[RecordedMove] = []
    stop = dice.roll(2000)
    while position.outcome() is None and len(moves) < stop:
        (seat,) = position.to_move()
        gives_up = seat != CHANCE and position.concessions(seat) and dice.roll(40) == 0
        legal = RESIGNATIONS if gives_up else position.moves(seat)
        move = position.roll(dice) if seat == CHANCE else legal[dice.roll(len(legal))]
        moves.append(RecordedMove(seat, GAME.write(position, seat, move)))
        position.play(seat, move)
    given_up = Outcome((0, 2), (1,), "resigned") if position.length == 0 and position.cube == 2 else None
    return Record(
        msgspec.to_builtins(position.options),
        ("Anna", "Bob B."),
        tuple(moves),
        position.outcome() or given_up,
        1_700_000_040_000,
    )


def without_ties(record: Record) -> Record:
    """A file does not keep equal dice of the opening roll, nor that dice were asked for and never fell."""
    position, moves = GAME.start(2, record.options), []
    for recorded in record.moves:
        before = position.view(None).phase
        position.play(recorded.seat, GAME.read_logged(position, recorded.seat, recorded.move))
        if before != "opening" or position.view(None).phase == "play":
            moves.append(recorded)
    if moves and moves[-1].move == "roll":
        moves.pop()
    return msgspec.structs.replace(record, moves=tuple(moves))


@pytest.mark.parametrize("seed", range(100 if hrajme.COMPILED else 10))
def test_a_hundred_matches_go_out_and_come_back(seed: int) -> None:
    record = without_ties(random_record(seed))
    assert mat.read(mat.write(record)) == [record]
    assert [move.move for move in record_of(table_of(GAME, record)).moves] == [
        move.move for move in record.moves
    ]


def test_a_file_may_hold_many_matches() -> None:
    records = [without_ties(random_record(seed)) for seed in range(4)]
    assert mat.read("\n".join(map(mat.write, records))) == records


def test_games_without_a_match_count_one_by_one() -> None:
    head = " 0 point match\n\n Game 1\n A : 0                        B : 0\n"
    first = "  1) 31: 8/5 6/5\n      Wins 1 point\n"
    second = "\n Game 2\n A : 1                        B : 0\n  1) 61: 13/7 8/7\n"
    one, other = mat.read(head + first + second)
    assert one.outcome == Outcome((1, 0), (0,), "resigned")
    assert other.outcome is None


def test_a_match_from_a_position_says_so() -> None:
    record = Record({"start": "OwAAAOMAAAAAAA"}, ("A", "B"), (RecordedMove(0, "roll"),))
    text = mat.write(record)
    assert '; [Start "OwAAAOMAAAAAAA"]' in text
    assert mat.read(text)[0].options["start"] == "OwAAAOMAAAAAAA"


HEAD = " 3 point match\n\n Game 1\n Anna : 0                          Bob : 0\n"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "There is no game"),
        ("hello\n", "damaged in line 1: hello"),
        (" 99 point match\n", "line 1"),
        (HEAD + "  1) 61: 13/7 8/6\n", "line 5: 13/7 8/6: From 8 to 6 does not fit"),
        (HEAD + "  1) 61: 13/7\n", "line 5: 13/7: The play is not finished"),
        (HEAD + "  1) 33: 13/7\n", "line 5"),
        (HEAD + "  1) 71: 13/7\n", "line 5: 71"),
        (HEAD + "  1) 61: 13/7 8/7           61: \n", "line 5: pass: If you can move, you must"),
        (HEAD + "  1)  Takes\n", "line 5: take"),
        (HEAD + "  1) 61: 13/7 8/7            Doubles => 8\n", "line 5: Doubles => 8"),
        (HEAD + "      Wins 4 points\n", "line 5: Wins 4"),
        (HEAD + "  1) 61: 13/7 8/7 and so on\n", "line 5: and so on"),
        (" 3 point match\n\n Game 1\n Anna : 2                          Bob : 0\n", "line 4: Anna : 2"),
        ('; [Start "XX"]\n 3 point match\n', "“XX” is not a GNU"),
        (HEAD + "  1) \x00\n", "line 5"),
    ],
)
def test_a_damaged_file_is_answered_with_its_line(text: str, words: str) -> None:
    with pytest.raises(BadFile) as caught:
        mat.read(text)
    assert words in str(caught.value)


def test_positions_are_files_too() -> None:
    (record,) = mat.read(MATCH)
    text = position_file.write(record)
    (again,) = position_file.read(text)
    ours, theirs = table_of(GAME, record).line.now(), table_of(GAME, again).line.now()
    assert ours.view(None).points == theirs.view(None).points
    assert ours.view(None).score == theirs.view(None).score == (2, 2)
    with pytest.raises(BadFile, match="line 2"):
        position_file.read(f"{text}XX\n")
    with pytest.raises(BadFile, match="no game"):
        position_file.read("\n")


def test_the_terminal_imports_and_exports(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, log, out = tmp_path / "a.mat", tmp_path / "a.jsonl", tmp_path / "again.mat"
    file.write_text(MATCH)
    assert main(["import", "backgammon", str(file), "--log", str(log), "--lang", "en"]) == 0
    assert main(["replay", str(log), "--check", "--lang", "en"]) == 0
    assert main(["export", str(log), "--out", str(out), "--lang", "en"]) == 0
    assert mat.read(out.read_text())[0].moves == mat.read(MATCH)[0].moves
    capsys.readouterr()
    assert main(["export", str(log), "--as", "id"]) == 0
    assert ":" in capsys.readouterr().out
