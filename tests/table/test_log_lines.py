"""A log is enough to rebuild a table, and a damaged one is found out."""

from __future__ import annotations

import pytest

from hrajme import games
from hrajme.core import CHANCE, BrokenLog, Dice
from hrajme.table import ROOM, PersonId, Table
from hrajme.table import commands as ask
from hrajme.table.log import read_lines, write_event, write_seal

KEY = next(key for key in games.keys() if 3 in games.find(key).seats)  # noqa: SIM118 (a function)
ANNA = PersonId("anna")


def play_out(most: int = 10_000) -> Table:
    """A table of bots, played to its end by the first moves that there are."""
    table = Table.open(ask.Open(KEY, 3, key="open"), ANNA, 0)
    for seat in range(3):
        table.apply(ask.SeatBot(seat, "random", key=f"bot {seat}"), ANNA, seat)
    table.apply(ask.Start(key="start"), ANNA, 3)
    dice = Dice(5)
    while table.due() and table.revision < most:
        seat, position = table.due()[0].seat, table.line.now()
        move = position.roll(dice) if seat == CHANCE else position.choose(seat, 0, dice)
        text = table.game.write(position, seat, move)
        key, revision = f"@{table.revision}", table.revision
        table.apply(ask.PlayFor(seat, text, key=key, revision=revision), ROOM, revision)
    return table


def lines_of(table: Table) -> list[bytes]:
    """The file of a finished table."""
    lines = [write_event(event) for event in table.log]
    return [*lines, write_seal(lines)]


def test_what_is_written_is_read_again() -> None:
    table = play_out()
    kept = read_lines("log", lines_of(table))
    assert kept.is_sealed
    assert kept.table.log == table.log
    assert kept.table.view(None) == table.view(None)


def test_an_unfinished_log_is_a_log() -> None:
    table = play_out(most=30)
    kept = read_lines("log", lines_of(table)[:-1])
    assert not kept.is_sealed
    assert kept.table.view(None) == table.view(None)


def test_a_log_cut_off_in_a_line_says_in_which() -> None:
    lines = lines_of(play_out())
    with pytest.raises(BrokenLog, match="cut off in line 10"):
        read_lines("log", [*lines[:9], lines[9][:7]])


def test_an_edited_log_is_found_out_by_its_seal() -> None:
    lines = lines_of(play_out())
    lines[6], lines[7] = lines[7], lines[6]
    with pytest.raises(BrokenLog, match="changed after it was written"):
        read_lines("log", lines)


def test_a_line_that_is_no_event_is_named() -> None:
    lines = lines_of(play_out())[:-1]
    lines[4] = b'{"event":"started","revision":5,"colour":"red"}\n'
    with pytest.raises(BrokenLog, match="line 5"):
        read_lines("log", lines)


def test_an_impossible_move_is_found_out() -> None:
    lines = lines_of(play_out())[:-1]
    lines[12] = b'{"event":"played","revision":13,"seat":0,"move":"nonsense"}\n'
    with pytest.raises(BrokenLog, match="line 13"):
        read_lines("log", lines)


def test_a_missing_line_is_found_out() -> None:
    lines = lines_of(play_out())[:-1]
    del lines[8]
    with pytest.raises(BrokenLog, match="line 9"):
        read_lines("log", lines)


@pytest.mark.parametrize(
    ("content", "words"), [(b"", "is empty"), (b"[]\n", "line 1"), (b"\xff\xfe\n", "line 1")]
)
def test_what_is_no_log_is_refused(content: bytes, words: str) -> None:
    with pytest.raises(BrokenLog, match=words):
        read_lines("log", content.splitlines(keepends=True))
