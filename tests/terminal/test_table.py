"""The table on one terminal: who acts, what is written down, what can be taken back."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from hrajme.core import CHANCE, Game, NotYourTurn
from hrajme.language import language
from hrajme.table import PersonId
from hrajme.table.commands import Play, Undo
from hrajme.table.errors import NeedsConsent
from hrajme.table.events import TakenBack
from hrajme.table.old_log import person_at
from hrajme.terminal.local import LocalTable, resume_table
from hrajme.terminal.logs import open_log, write_log
from hrajme.terminal.seats import name_sitters, read_chairs, usual_chairs
from hrajme.terminal.setup import Setup

OpenTable = Callable[..., LocalTable]

ANNA, PETR = person_at(0), person_at(1)


def go_on(table: LocalTable) -> PersonId | None:
    """Let chance and bots move; the person who is asked, None at the end."""
    while table.step():
        pass
    return table.asked()


def place(table: LocalTable, person: PersonId = ANNA, text: str = "") -> None:
    view = table.view(person)
    assert view.seat is not None
    table.send(person, partial(Play, view.seat, text or view.moves[0]))


def lines_of(table: LocalTable) -> list[str]:
    return table.file.path.read_text().splitlines()


def moves_of(table: LocalTable) -> list[tuple[int, int]]:
    """The moves that stand in the file."""
    return [(step.seat, step.move) for step in open_log(table.file.path).table.line.steps]


def test_every_move_is_in_the_file_before_the_next_is_asked_for(open_table: OpenTable) -> None:
    table = open_table("you", "bot")
    go_on(table)
    assert len(lines_of(table)) == table.view(None).revision


def test_the_same_seed_gives_the_same_game(open_table: OpenTable, tmp_path: Path) -> None:
    tables = [open_table("bot:easy", "bot:easy", path=tmp_path / name) for name in ("a.jsonl", "b.jsonl")]
    for table in tables:
        go_on(table)
    assert moves_of(tables[0]) == moves_of(tables[1])


def test_a_resumed_game_with_its_seed_goes_on_alike(open_table: OpenTable, tmp_path: Path) -> None:
    whole = open_table("bot:easy", "bot:easy", path=tmp_path / "whole.jsonl")
    begun = open_table("bot:easy", "bot:easy", path=tmp_path / "begun.jsonl")
    go_on(whole)
    for _ in range(30):
        begun.step()
    begun.close()
    resumed, _ = resume_table(begun.file.path, begun.seed)
    go_on(resumed)
    resumed.close()
    assert moves_of(resumed) == moves_of(whole)


def test_a_resumed_game_knows_what_its_players_may_take_back(open_table: OpenTable) -> None:
    table = open_table("you:Anna", "you:Petr")
    go_on(table)
    place(table, ANNA, "start 1")
    place(table, PETR, "agree")
    place(table)
    table.close()
    resumed, chairs = resume_table(table.file.path, table.seed)
    assert (resumed.view(ANNA).may_undo, resumed.view(PETR).may_undo) == ("ask", "ask")
    assert [chair.name for chair in chairs] == ["Anna", "Petr"]
    resumed.close()


def test_among_bots_a_resumed_game_takes_moves_back(open_table: OpenTable) -> None:
    table = open_table("you:Anna")
    go_on(table)
    place(table)
    table.close()
    resumed, _ = resume_table(table.file.path, table.seed)
    before = moves_of(resumed)
    resumed.send(ANNA, Undo)
    assert moves_of(resumed) == before[:-1]
    resumed.close()


def test_a_log_of_an_unsealed_end_is_sealed_when_it_is_resumed(open_table: OpenTable) -> None:
    table = open_table("bot:easy", "bot:easy")
    go_on(table)
    kept = open_log(table.file.path)
    write_log(table.file.path, kept.table.log, is_sealed=False)
    assert not open_log(table.file.path).is_sealed
    resumed, _ = resume_table(table.file.path, 1)
    resumed.close()
    assert open_log(table.file.path).is_sealed


def test_persons_are_asked_before_bots_where_several_decide_at_once(open_table: OpenTable) -> None:
    table = open_table("bot", "you")
    assert go_on(table) == person_at(1)
    assert [seat.to_move for seat in table.view(None).seats] == [True, True]


def test_a_finished_log_is_sealed(open_table: OpenTable) -> None:
    table = open_table("bot", "bot")
    assert go_on(table) is None
    kept = open_log(table.file.path)
    assert kept.is_sealed
    assert kept.table.view(None).outcome == table.view(None).outcome


def test_a_move_is_taken_back_from_the_log_too(open_table: OpenTable) -> None:
    table = open_table("you")
    go_on(table)
    before, view = moves_of(table), table.view(ANNA).view
    place(table)
    assert table.view(ANNA).may_undo == "free"
    table.send(ANNA, Undo)
    assert moves_of(table) == before
    assert isinstance(open_log(table.file.path).table.log[-1], TakenBack)
    assert table.view(ANNA).view == view
    assert table.view(ANNA).may_undo == "no"


def test_a_log_with_a_take_back_is_sealed_rightly(open_table: OpenTable) -> None:
    table = open_table("you")
    go_on(table)
    place(table)
    table.send(ANNA, Undo)
    while go_on(table):
        place(table)
    assert open_log(table.file.path).is_sealed


def test_several_moves_can_be_taken_back_one_by_one(open_table: OpenTable) -> None:
    table = open_table("you")
    go_on(table)
    view = table.view(ANNA).view
    place(table)
    place(table)
    table.send(ANNA, Undo)
    table.send(ANNA, Undo)
    assert table.view(ANNA).view == view


def end_turn(table: LocalTable, person: PersonId) -> None:
    place(table, person)
    place(table, person)
    place(table, person, "end")


def test_alone_a_move_is_taken_back_even_after_a_card_was_drawn_and_the_card_is_a_new_one(
    open_table: OpenTable,
) -> None:
    table = open_table("you")
    go_on(table)
    view = table.view(ANNA).view
    for _ in range(2):
        end_turn(table, ANNA)
        go_on(table)
    draws = lines_of(table)
    for _ in range(6):
        table.send(ANNA, Undo)
    assert table.view(ANNA).view == view
    for _ in range(2):
        end_turn(table, ANNA)
        go_on(table)
    assert lines_of(table) != draws


def test_among_bots_a_move_is_taken_back_with_all_that_followed(open_table: OpenTable) -> None:
    table = open_table("you", "bot")
    go_on(table)
    before = moves_of(table)
    place(table, ANNA, "start 1")
    go_on(table)
    table.send(ANNA, Undo)
    assert moves_of(table) == before
    assert isinstance(open_log(table.file.path).table.log[-1], TakenBack)


def test_among_persons_nothing_is_taken_back_once_somebody_else_has_moved(open_table: OpenTable) -> None:
    table = open_table("you:Anna", "you:Petr")
    go_on(table)
    place(table, ANNA, "start 1")
    place(table, PETR, "agree")
    assert table.view(ANNA).may_undo == "ask"
    with pytest.raises(NeedsConsent):
        table.send(ANNA, Undo)


def test_a_move_out_of_turn_changes_nothing(open_table: OpenTable) -> None:
    table = open_table("you", "bot")
    due = table.due()
    assert due is not None
    assert due.seat == CHANCE
    before = table.file.path.read_bytes()
    with pytest.raises(NotYourTurn):
        place(table, ANNA, "37 > 2")
    assert table.file.path.read_bytes() == before


def test_everybody_is_told_their_own_cards_only(open_table: OpenTable) -> None:
    table = open_table("you:Anna", "you:Petr")
    go_on(table)
    told = [
        [sentence for told in table.story(person, 0) for sentence in told.sentences]
        for person in (None, ANNA, PETR)
    ]
    hands = [", ".join(map(str, table.view(person).view.hand)) for person in (ANNA, PETR)]
    assert [[sentence.args["cards"] for sentence in each] for each in told] == [[], [hands[0]], [hands[1]]]


def test_a_take_back_is_told_to_who_did_it_and_to_the_others(open_table: OpenTable) -> None:
    table = open_table("you", "you:Petr")
    go_on(table)
    place(table, ANNA, "start 1")
    table.send(ANNA, Undo)
    (sentence,) = table.story(PETR, 0)[-1].sentences
    names = name_sitters(table.view(None).seats, language("en"))
    assert language("en").tell(sentence, names, 0) == "You take back your last move."
    assert language("en").tell(sentence, names, 1) == "Player 1 takes back the last move."


def test_names_follow_the_language_and_the_number_of_persons(open_table: OpenTable, tmp_path: Path) -> None:
    alone = open_table("you", "bot")
    several = open_table("you:Anna", "you", "bot", path=tmp_path / "several.jsonl")
    assert name_sitters(alone.view(ANNA).seats, language("cs")) == ["Ty", "Bruno"]
    assert name_sitters(several.view(None).seats, language("pl")) == ["Anna", "Gracz 2", "Cora"]


def test_chairs_are_read_from_words(game: Game) -> None:
    chairs = [(chair.name, chair.level) for chair in read_chairs(game, ["you", "you:Anna", "bot:hard"])]
    assert chairs == [("", ""), ("Anna", ""), ("", "hard")]
    assert read_chairs(game, ["bot"])[0].level == "normal"


def test_the_usual_table_is_you_and_two_bots(game: Game) -> None:
    assert usual_chairs(game) == read_chairs(game, ["you", "bot:normal", "bot:normal"])


def test_another_game_gets_a_file_of_its_own(game: Game, tmp_path: Path) -> None:
    setup = Setup(game, read_chairs(game, ["you"]), game.options(), tmp_path / "log.jsonl", 1)
    names = []
    for _ in range(3):
        table = setup.open()
        table.close()
        names.append(table.file.path.name)
        setup = setup.another()
    assert names == ["log.jsonl", "log-2.jsonl", "log-3.jsonl"]
