"""PGN and FEN as other programs write them, whole and damaged; the commands that exchange them."""

from __future__ import annotations

import io
import json
from pathlib import Path

import chess.pgn as oracle
import msgspec
import pytest

import hrajme
from hrajme.core import BadFile, Dice, Outcome
from hrajme.core.record import Record, RecordedMove
from hrajme.games.chess import GAME, pgn, position_file
from hrajme.games.chess.encoding import CLAIM
from hrajme.table.records import record_of, table_of
from hrajme.terminal.program import main

OPERA = """[Event "Paris"]
[Site "Paris"]
[Date "1858.11.02"]
[White "Morphy"]
[Black "Duke \\"Karl\\" and Count"]
[Result "1-0"]

{ At the opera. } 1. e4 { [%clk 0:10:00] the best } e5 { [%clk 0:09:58.500] [%emt 0:00:01.5] } 2. Nf3 d6
3. d4 Bg4 $2 (3... exd4 4. Qxd4 (4. Nxd4) Nf6) 4. dxe5 Bxf3 ; a word to the end of the line
5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7 8. Nc3 c6 9. Bg5 b5 10. Nxb5! cxb5 11. Bxb5+ Nbd7 12. O-O-O Rd8
13. Rxd7 Rxd7 14. Rd1 Qe6 15. Bxd7+ Nxd7 16. Qb8+ Nxb8 17. Rd8# 1-0
"""


def test_a_game_is_read_with_names_clocks_comments_and_its_end() -> None:
    (record,) = pgn.read(OPERA)
    assert record.names == ("Morphy", 'Duke "Karl" and Count')
    assert record.comment == "At the opera."
    assert record.moves[0] == RecordedMove(0, "e2e4", None, 600_000, "the best")
    assert record.moves[1] == RecordedMove(1, "e7e5", 1_500, 598_500)
    assert len(record.moves) == 33
    assert record.outcome == Outcome((1, 0), (0,), "mate")


def test_what_is_written_is_read_the_same() -> None:
    (record,) = pgn.read(OPERA)
    assert pgn.read(pgn.write(record)) == [record]


MOVES = ("e2e4", "e7e5", "g1f3", "b8c6")


def random_record(seed: int) -> Record:
    """A game of random players who stop somewhere, with clocks and words."""
    dice, position = Dice(seed, 5), GAME.start(2)
    moves: list[RecordedMove] = []
    for number in range(dice.roll(160)):
        seat = position.to_move()[0]
        legal = [move for move in position.moves(seat) if move < CLAIM]
        move = legal[dice.roll(len(legal))]
        said = "so?" if number % 7 == 0 else ""
        moves.append(RecordedMove(seat, GAME.write(position, seat, move), dice.roll(9999), 10**6, said))
        position.play(seat, move)
        if position.outcome() is not None:
            break
    options = msgspec.to_builtins(GAME.options())
    ends = (None, Outcome((0, 1), (1,), "resigned"), Outcome((0, 0), (), "agreed", drawn=True))
    return Record(
        options, ("Anna", "Bo"), tuple(moves), position.outcome() or ends[seed % 3], 1_700_000_000_000
    )


@pytest.mark.parametrize("seed", range(100 if hrajme.COMPILED else 10))
def test_a_hundred_games_go_out_and_come_back_and_python_chess_reads_them(seed: int) -> None:
    record = random_record(seed)
    text = pgn.write(record)
    assert pgn.read(text) == [record]
    game = oracle.read_game(io.StringIO(text))
    assert game is not None
    assert not game.errors
    assert [move.uci() for move in game.mainline_moves()] == [move.move for move in record.moves]
    assert record_of(table_of(GAME, record)).moves == tuple(
        [msgspec.structs.replace(move, clock_ms=None) for move in record.moves]
    )


def test_clocks_go_through_a_table_and_come_back() -> None:
    clocks = (300_500, 301_000, 295_500, 299_000)
    pairs = enumerate(zip(MOVES, clocks, strict=True))
    moves = [RecordedMove(number % 2, text, None, left) for number, (text, left) in pairs]
    record = Record(msgspec.to_builtins(GAME.options()), ("A", "B"), tuple(moves), clock=(300, 3))
    assert '[TimeControl "300+3"]' in pgn.write(record)
    assert pgn.read(pgn.write(record)) == [record]
    again = record_of(table_of(GAME, record))
    assert [move.clock_ms for move in again.moves] == list(clocks)
    assert [move.spent_ms for move in again.moves] == [2_500, 2_000, 8_000, 5_000]
    assert again.clock == (300, 3)


def test_a_file_may_hold_many_games_also_unfinished_ones() -> None:
    records = [random_record(seed) for seed in range(3)]
    assert pgn.read("\n".join(map(pgn.write, records))) == records
    assert len(pgn.read('[White "A"]\n\n1. e4\n\n[White "B"]\n\n1. d4 *\n')) == 2


def test_a_game_from_a_position_says_so() -> None:
    text = '[SetUp "1"]\n[FEN "7k/8/8/8/8/8/P7/K7 b - - 0 30"]\n\n30... Kg8 31. a4 1/2-1/2\n'
    (record,) = pgn.read(text)
    assert record.options["start"] == "7k/8/8/8/8/8/P7/K7 b - - 0 30"
    assert "30... Kg8 31. a4 1/2-1/2" in pgn.write(record)
    assert record.outcome == Outcome((0, 0), (), "agreed", drawn=True)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "There is no game"),
        ("   \n", "There is no game"),
        ("1. e4 e5 2. Ke3 *", "damaged in line 1: Ke3: A king does not move like that"),
        ("1. e4\n e5\n2. zz9 *", "line 3: zz9"),
        ("1. e4 ( 1. d4", "line 1: ("),
        ("1. e4 ) *", "line 1: )"),
        ("1. e4 { never closed", "line 1: {"),
        ('[FEN "8/8/8/8/8/8/8/8 w - -"]\n\n*', "White has 0 kings"),
        ("1. f3 e5 2. g4 Qh4# 3. a3 *", "line 1: a3"),
        ("1. e4 \x00 *", "line 1"),
        ('[Variant "Atomic"]\n\n1. e4 *', 'line 3: Variant "Atomic"'),
        ("x" * 100_000, "line 1: xxx"),
        ('[FEN "' + "8/" * 100_000 + '"]\n\n*', "line 3"),
    ],
)
def test_a_damaged_file_is_answered_with_its_line(text: str, words: str) -> None:
    with pytest.raises(BadFile) as caught:
        pgn.read(text)
    assert words in str(caught.value)


def test_what_other_programs_add_is_passed_over() -> None:
    text = """%eval depth 20, an escape to the end of the line
[Variant "Standard"]

1. e4 !? $1 $255 (1. d4 { :) } d5 (1... Nf6)) 1... a6 ?! 2. e5 d5 3. exd6 e.p. exd6 *"""
    (record,) = pgn.read(text)
    assert [move.move for move in record.moves] == ["e2e4", "a7a6", "e4e5", "d7d5", "e5d6", "e7d6"]
    assert len(pgn.read(f"1. e4 {'( 1. d4 ' * 5_000}{')' * 5_000} e5 *")[0].moves) == 2


def test_positions_are_files_too() -> None:
    (record,) = pgn.read("1. e4 c5 *")
    text = position_file.write(record)
    assert text == "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2\n"
    assert position_file.read(text)[0].options["start"] == text.strip()
    with pytest.raises(BadFile, match="line 2"):
        position_file.read(f"{text}8/8 w - -\n")
    with pytest.raises(BadFile, match="no game"):
        position_file.read("\n")


def test_the_terminal_imports_and_exports(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, log, out = tmp_path / "opera.pgn", tmp_path / "opera.jsonl", tmp_path / "again.pgn"
    file.write_text(OPERA, encoding="latin-1")
    assert main(["import", "chess", str(file), "--log", str(log), "--lang", "en"]) == 0
    assert "33 moves were read" in capsys.readouterr().out
    assert main(["replay", str(log), "--check", "--lang", "en"]) == 0
    assert main(["export", str(log), "--out", str(out), "--lang", "en"]) == 0
    assert "{ At the opera. } 1. e4 { [%emt 0:00:00] the best }" in out.read_text(encoding="utf-8")
    capsys.readouterr()
    assert main(["export", str(log), "--as", "fen"]) == 0
    assert capsys.readouterr().out.startswith("1n1Rkb1r/p4ppp/4q3/4p1B1/4P3/8/PPP2PPP/2K5 b k - 1 17")
    assert json.loads(log.read_text(encoding="utf-8").splitlines()[0])["game"] == "chess"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["import", "chess", "nowhere.pgn"], "The file nowhere.pgn cannot be read"),
        (["import", "chess", "{file}", "--number", "2"], "There is one game in the file"),
        (
            ["import", "chess", "{file}", "--as", "doc"],
            "Chess has no “doc” files, only: pgn, fen",
        ),
        (["export", "{log}", "--out", "{file}"], "is already there"),
        (["perft", "chess", "2", "--from", "8/8"], "A FEN has 4 to 6 parts"),
    ],
)
def test_what_cannot_be_exchanged_is_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], words: str
) -> None:
    file, log = tmp_path / "a.pgn", tmp_path / "a.jsonl"
    file.write_text("1. e4 *")
    assert main(["import", "chess", str(file), "--log", str(log), "--lang", "en"]) == 0
    capsys.readouterr()
    assert main([*[each.format(file=file, log=log) for each in arguments], "--lang", "en"]) == 2
    assert words in capsys.readouterr().err


def test_what_is_wrong_in_a_file_is_told_in_one_language(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "a.pgn"
    file.write_text("1. e4 e5 2. Ke4 *")
    assert main(["import", "chess", str(file), "--log", str(tmp_path / "a.jsonl"), "--lang", "cs"]) == 2
    assert "Ke4: Na e4 stojí tvůj vlastní kámen." in capsys.readouterr().err


def test_perft_counts_from_a_position(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        main(["perft", "chess", "3", "--from", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -", "--lang", "en"]) == 0
    )
    assert "2,812" in capsys.readouterr().out
