"""A log is enough to rebuild a game, and a damaged one is found out."""

from __future__ import annotations

from pathlib import Path

import pytest

from hrajme import games
from hrajme.core import BrokenLog, Dice, Game
from hrajme.core.log import Head, Log, LogWriter, Played, drop_half_line, read_log, write_log
from hrajme.testing.tables import play_randomly

GAME = games.find(games.keys()[0])


def played_out(game: Game, most: int = 10_000) -> Log:
    position = game.start(3)
    log = Log(Head(game.key, game.rules_version, ("you", "bot", "bot:hard")), [])
    for now, seat, move in play_randomly(position, Dice(5), most):
        log.played.append(Played(seat, game.write(now, move, seat)))
    log.outcome = position.outcome()
    return log


@pytest.fixture
def path(tmp_path: Path) -> Path:
    write_log(tmp_path / "game.jsonl", played_out(GAME))
    return tmp_path / "game.jsonl"


def test_what_is_written_is_read_again(path: Path) -> None:
    assert read_log(path) == played_out(GAME)


def test_an_unfinished_log_is_a_log(tmp_path: Path) -> None:
    log = played_out(GAME, most=30)
    write_log(tmp_path / "log", log)
    assert read_log(tmp_path / "log").outcome is None
    assert len(list(read_log(tmp_path / "log").replay(GAME))) == 30


def test_a_line_is_on_disk_when_append_returns(tmp_path: Path) -> None:
    writer = LogWriter(tmp_path / "log")
    writer.append(Head(GAME.key, 1, ("you",)))
    assert read_log(tmp_path / "log").head.seats == ("you",)
    writer.close()


def test_a_log_cut_off_in_a_line_says_in_which(path: Path) -> None:
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:9]) + lines[9][:7])
    with pytest.raises(BrokenLog, match="cut off in line 10"):
        read_log(path)


def test_an_edited_log_is_found_out_by_its_seal(path: Path) -> None:
    lines = path.read_bytes().splitlines(keepends=True)
    lines[3], lines[4] = lines[4], lines[3]
    path.write_bytes(b"".join(lines))
    with pytest.raises(BrokenLog, match="changed after it was written"):
        read_log(path)


def test_a_line_that_is_no_entry_is_named(path: Path) -> None:
    lines = path.read_bytes().splitlines(keepends=True)
    lines[4] = b'{"seat": 0, "move": "37 > 2", "colour": "red"}\n'
    path.write_bytes(b"".join(lines))
    with pytest.raises(BrokenLog, match="line 5"):
        read_log(path)


def test_an_impossible_move_is_found_when_it_is_replayed() -> None:
    log = played_out(GAME)
    log.played[12] = Played(0, "nonsense")
    with pytest.raises(BrokenLog, match="line 14"):
        list(log.replay(GAME))


def test_a_false_outcome_is_found_when_it_is_replayed() -> None:
    log = played_out(GAME)
    log.played.pop()
    with pytest.raises(BrokenLog):
        list(log.replay(GAME))


@pytest.mark.parametrize(
    ("content", "words"), [(b"", "is empty"), (b"[]\n", "line 1"), (b"\xff\xfe\n", "line 1")]
)
def test_what_is_no_log_is_refused(tmp_path: Path, content: bytes, words: str) -> None:
    (tmp_path / "log").write_bytes(content)
    with pytest.raises(BrokenLog, match=words):
        read_log(tmp_path / "log")


def test_a_log_that_is_not_there_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(BrokenLog, match="cannot be read"):
        read_log(tmp_path / "nothing")


def test_a_half_written_line_is_dropped_and_the_rest_is_kept(path: Path) -> None:
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:9]) + lines[9][:7])
    drop_half_line(path)
    assert path.read_bytes() == b"".join(lines[:9])
    assert len(read_log(path).played) == 8
