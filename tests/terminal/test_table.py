"""The table on one terminal: who acts, what is written down, what can be taken back."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from hrajme.core import CHANCE, OVER, Game, NotYourTurn
from hrajme.core.log import read_log
from hrajme.language import language
from hrajme.terminal.seats import read_chairs, usual_chairs
from hrajme.terminal.setup import Setup
from hrajme.terminal.table import Table, resume_table

OpenTable = Callable[..., Table]


def go_on(table: Table) -> int:
    """Let chance and bots move; the person who is asked, or OVER."""
    while (actor := table.actor()) != OVER and not table.is_person(actor):
        table.play(actor, table.decide())
    return actor


def place(table: Table, seat: int) -> None:
    table.play(seat, table.position.moves(seat)[0])


def lines_of(table: Table) -> list[str]:
    return table.log.path.read_text().splitlines()


def test_every_move_is_in_the_file_before_the_next_is_asked_for(open_table: OpenTable) -> None:
    table = open_table("you", "bot")
    go_on(table)
    assert len(lines_of(table)) == table.played + 1


def test_the_same_seed_gives_the_same_game(open_table: OpenTable, tmp_path: Path) -> None:
    tables = [open_table("bot:easy", "bot:easy", path=tmp_path / name) for name in ("a.jsonl", "b.jsonl")]
    for table in tables:
        go_on(table)
    assert lines_of(tables[0]) == lines_of(tables[1])


def test_a_resumed_game_with_its_seed_goes_on_alike(open_table: OpenTable, tmp_path: Path) -> None:
    whole = open_table("bot:easy", "bot:easy", path=tmp_path / "whole.jsonl")
    begun = open_table("bot:easy", "bot:easy", path=tmp_path / "begun.jsonl")
    go_on(whole)
    for _ in range(30):
        begun.play(begun.actor(), begun.decide())
    begun.close()
    resumed = resume_table(begun.log.path, begun.seed)
    go_on(resumed)
    resumed.close()
    assert lines_of(resumed) == lines_of(whole)


def test_persons_are_asked_before_bots_where_several_decide_at_once(open_table: OpenTable) -> None:
    table = open_table("bot", "you")
    assert go_on(table) == 1
    assert table.position.to_move() == (0, 1)


def test_a_finished_log_is_sealed(open_table: OpenTable) -> None:
    table = open_table("bot", "bot")
    assert go_on(table) == OVER
    assert read_log(table.log.path).outcome == table.position.outcome()


def test_a_move_is_taken_back_from_the_log_too(open_table: OpenTable) -> None:
    table = open_table("you")
    go_on(table)
    before, view = table.log.path.read_bytes(), table.position.view(0)
    place(table, 0)
    assert table.can_undo()
    table.undo()
    assert table.log.path.read_bytes() == before
    assert table.position.view(0) == view
    assert not table.can_undo()


def test_a_log_with_a_take_back_is_sealed_rightly(open_table: OpenTable) -> None:
    table = open_table("you")
    go_on(table)
    place(table, 0)
    table.undo()
    while go_on(table) != OVER:
        place(table, 0)
    assert read_log(table.log.path).outcome is not None


def test_several_moves_can_be_taken_back_one_by_one(open_table: OpenTable) -> None:
    table = open_table("you")
    go_on(table)
    view = table.position.view(0)
    place(table, 0)
    place(table, 0)
    table.undo()
    table.undo()
    assert table.position.view(0) == view


def test_nothing_is_taken_back_once_chance_has_drawn(open_table: OpenTable) -> None:
    table = open_table("you")
    go_on(table)
    place(table, 0)
    place(table, 0)
    table.try_move(0, "end")
    go_on(table)
    assert not table.can_undo()


def test_nothing_is_taken_back_once_somebody_else_has_moved(open_table: OpenTable) -> None:
    table = open_table("you", "bot")
    go_on(table)
    table.try_move(0, "start 1")
    go_on(table)
    assert not table.can_undo()


def test_a_move_out_of_turn_changes_nothing(open_table: OpenTable) -> None:
    table = open_table("you", "bot")
    assert table.actor() == CHANCE
    before = table.log.path.read_bytes()
    with pytest.raises(NotYourTurn):
        table.try_move(0, "37 > 2")
    assert table.log.path.read_bytes() == before


def test_everybody_is_told_their_own_cards_only(open_table: OpenTable) -> None:
    table = open_table("you:Anna", "you:Petr")
    go_on(table)
    told = [[sentence for each in table.story(viewer) for sentence in each] for viewer in (None, 0, 1)]
    hands = [", ".join(map(str, table.position.view(seat).hand)) for seat in (0, 1)]
    assert [[sentence.args["cards"] for sentence in each] for each in told] == [[], [hands[0]], [hands[1]]]


def test_names_follow_the_language_and_the_number_of_persons(open_table: OpenTable, tmp_path: Path) -> None:
    alone = open_table("you", "bot")
    several = open_table("you:Anna", "you", "bot", path=tmp_path / "several.jsonl")
    assert alone.names(language("cs")) == ["Ty", "Bot 2"]
    assert several.names(language("pl")) == ["Anna", "Gracz 2", "Bot 3"]


def test_chairs_are_written_as_they_are_read(game: Game) -> None:
    words = ["you", "you:Anna", "bot:hard"]
    assert [chair.word for chair in read_chairs(game, words)] == words
    assert read_chairs(game, ["bot"])[0].word == "bot:normal"


def test_the_usual_table_is_you_and_two_bots(game: Game) -> None:
    assert [chair.word for chair in usual_chairs(game)] == ["you", "bot:normal", "bot:normal"]


def test_another_game_gets_a_file_of_its_own(game: Game, tmp_path: Path) -> None:
    setup = Setup(game, read_chairs(game, ["you"]), game.options(), tmp_path / "log.jsonl", 1)
    names = []
    for _ in range(3):
        table = setup.open()
        table.close()
        names.append(table.log.path.name)
        setup = setup.another()
    assert names == ["log.jsonl", "log-2.jsonl", "log-3.jsonl"]
