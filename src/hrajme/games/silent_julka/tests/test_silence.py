"""NJ-6: who speaks begins again at the first station."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from hrajme.core import CHANCE, Dice, IllegalMove, NotYourTurn, Outcome
from hrajme.games.silent_julka import GAME, silence
from hrajme.games.silent_julka.encoding import SPEAK, THROW
from hrajme.games.silent_julka.tests.positions import (
    BACK,
    UP,
    climb,
    finish_round,
    silent_julka,
    speak,
    throw,
    throw_in_rounds,
)
from hrajme.table import ROOM, PersonId, Table
from hrajme.table.commands import (
    Accept,
    Introduce,
    Offer,
    Open,
    Play,
    PlayFor,
    Say,
    SeatBot,
    Signal,
    Sit,
    Start,
    Undo,
)
from hrajme.table.errors import MustConfirm, NothingToUndo
from hrajme.terminal.local import new_table, resume_table
from hrajme.terminal.seats import Chair

ANNA, BOB, DANA = PersonId("anna"), PersonId("bob"), PersonId("dana")


@pytest.mark.rule("NJ-6")
def test_who_speaks_repeats_all_stations_and_keeps_the_throws() -> None:
    position = silent_julka(2)
    climb(position, 0, 4)
    speak(position, 0)
    view = position.view(None)
    assert (view.stations[0], view.wanted[0], view.direction[0]) == (0, 1, "up")
    assert (view.throws[0], view.spoke) == (4, (1, 0))


@pytest.mark.rule("NJ-6")
def test_everybody_can_speak_at_any_moment_but_nobody_after_the_end() -> None:
    position = silent_julka(3, rounds=1)
    assert [position.interrupts(seat) for seat in range(3)] == [(SPEAK,)] * 3
    position.play(0, THROW)
    speak(position, 2)
    assert position.to_move() == (CHANCE,)
    position.play(CHANCE, 1)
    throw(position, 6, 6)
    assert position.interrupts(0) == ()
    with pytest.raises(NotYourTurn):
        speak(position, 0)


@pytest.mark.rule("NJ-6")
def test_speaking_is_no_choice_of_the_turn() -> None:
    position = silent_julka(2)
    assert position.moves(0) == [THROW]
    with pytest.raises(NotYourTurn):
        position.play(1, THROW)
    with pytest.raises(IllegalMove):
        position.play(0, 2)
    assert GAME.read(position, 1, "speak") == SPEAK


@pytest.mark.rule("NJ-6")
def test_the_others_wait_for_who_spoke_while_waiting() -> None:
    position = silent_julka(2, to_the_end=True)
    climb(position, 0, 6)
    finish_round(position)
    speak(position, 0)
    assert position.view(None).status == ("running", "running")
    climb(position, 1, 6)
    assert not position.view(None).turned
    assert position.view(None).status[1] == "waiting"


@pytest.mark.rule("NJ-6")
def test_once_the_way_back_is_open_nobody_waits_for_who_spoke() -> None:
    position = silent_julka(2, to_the_end=True)
    throw_in_rounds(position, (*UP, 6, 5), (*UP, 3, 3))
    speak(position, 0)
    assert position.view(None).wanted == (1, 6)
    climb(position, 0, 7)
    assert position.view(None).wanted[0] == 5


@pytest.mark.rule("NJ-6")
def test_who_is_home_and_cheers_too_early_is_not_home_any_more() -> None:
    position = silent_julka(2, no_waiting=True, to_the_end=True)
    throw_in_rounds(position, (*UP, *BACK[:5]), (6,) * 11)
    throw(position, 1)
    speak(position, 0)
    finish_round(position)
    assert position.outcome() is None


@pytest.mark.rule("NJ-6")
def test_who_spoke_is_behind_who_never_left_the_start() -> None:
    position = silent_julka(2, rounds=1)
    throw(position, 1)
    speak(position, 0)
    throw(position, 6)
    assert position.outcome() == Outcome((0, 0), (1,), "furthest")


def table_of_two(**options: bool | int | str) -> Table:
    """Anna and Bob play, Dana watches."""
    table = Table.open(Open("silent_julka", 2, options, "Anna", key="open"), ANNA, 0)
    for number, (command, by) in enumerate(
        (
            (Sit(0, "Anna", key="a"), ANNA),
            (Sit(1, "Bob", key="b"), BOB),
            (Introduce("Dana", key="d"), DANA),
            (Start(key="s"), ANNA),
        )
    ):
        table.apply(command, by, number)
    return table


def stations(table: Table) -> tuple[int, ...]:
    found: tuple[int, ...] = table.view(None).view.stations
    return found


def advance(table: Table) -> None:
    """Both throw a one and have the first station."""
    for seat, person in ((0, ANNA), (1, BOB)):
        now = {"revision": table.revision}
        table.apply(Play(seat, "throw", key=f"throw {seat}", **now), person, 5)
        table.apply(PlayFor(CHANCE, "1", key=f"die {seat}", revision=table.revision), ROOM, 6)


@pytest.mark.rule("NJ-6")
def test_the_first_attempt_is_answered_with_a_warning() -> None:
    table = table_of_two()
    advance(table)
    before = table.revision
    with pytest.raises(MustConfirm, match="costs you every station") as caught:
        table.apply(Say("hello", key="1"), BOB, 10)
    assert (caught.value.code, caught.value.refusal.rule) == ("table/must_confirm", "NJ-6")
    assert (table.revision, stations(table)) == (before, (1, 1))


@pytest.mark.rule("NJ-6")
def test_confirmed_words_are_said_and_cost_every_station_out_of_turn() -> None:
    table = table_of_two()
    advance(table)
    table.apply(Say("hello", True, key="1"), BOB, 10)
    assert [spoken.text for spoken in table.heard(ANNA)] == ["hello"]
    assert stations(table) == (1, 0)
    assert [type(event).__name__ for event in table.log[-2:]] == ["Said", "Played"]
    assert table.story(ANNA)[-1].sentences[0].id == "silent_julka-story-speak"


@pytest.mark.rule("NJ-6")
@pytest.mark.parametrize("name", silence.SIGNALS)
def test_a_sound_is_speech_too(name: str) -> None:
    table = table_of_two()
    advance(table)
    with pytest.raises(MustConfirm):
        table.apply(Signal(name, key="1"), ANNA, 10)
    table.apply(Signal(name, confirmed=True, key="2"), ANNA, 11)
    assert stations(table) == (0, 1)


@pytest.mark.rule("NJ-6")
def test_spectators_talk_and_players_hear_them_only_after_the_end() -> None:
    table = table_of_two(rounds=1)
    table.apply(Say("Bob will win", key="1"), DANA, 10)
    assert stations(table) == (0, 0)
    assert table.heard(ANNA) == ()
    assert [spoken.text for spoken in table.heard(DANA)] == ["Bob will win"]
    advance(table)
    assert table.phase == "over"
    assert [spoken.text for spoken in table.heard(ANNA)] == ["Bob will win"]


@pytest.mark.rule("NJ-6")
def test_before_the_start_talk_is_free() -> None:
    table = Table.open(Open("silent_julka", 2, {}, "Anna", key="open"), ANNA, 0)
    table.apply(Say("shall we?", key="1"), ANNA, 1)
    assert len(table.heard(None)) == 1


@pytest.mark.rule("NJ-6")
def test_a_bot_never_speaks() -> None:
    assert all(SPEAK not in silent_julka(2).moves(seat) for seat in range(2))
    position = silent_julka(2)
    assert SPEAK not in [position.choose(0, level.policy, Dice(1)) for level in GAME.levels.values()]


@pytest.mark.rule("NJ-6")
def test_words_cannot_be_taken_back() -> None:
    table = Table.open(Open("silent_julka", 2, {}, "Anna", key="open"), ANNA, 0)
    for command in (Sit(0, "Anna", key="a"), SeatBot(1, "normal", key="b"), Start(key="s")):
        table.apply(command, ANNA, 1)
    table.apply(Say("hm", True, key="1"), ANNA, 2)
    with pytest.raises(NothingToUndo):
        table.apply(Undo(key="2", revision=table.revision), ANNA, 3)
    assert table.view(None).view.spoke == (1, 0)


@pytest.mark.rule("NJ-6")
def test_a_move_that_is_taken_back_leaves_the_words_said_and_speaking_makes_it_no_freer() -> None:
    table = table_of_two()
    advance(table)
    table.apply(Say("hm", True, key="1"), BOB, 10)
    assert table.view(BOB).may_undo == "ask"
    table.apply(Offer("takeback", key="2"), BOB, 11)
    table.apply(Accept("takeback", key="3", revision=table.revision), ANNA, 12)
    view = table.view(None).view
    assert (view.turn, view.stations, view.spoke) == (1, (1, 0), (0, 1))
    assert Table.from_events(table.log).view(None) == table.view(None)


@pytest.mark.rule("NJ-6")
def test_a_kept_game_keeps_the_words_when_a_move_is_taken_back(tmp_path: Path) -> None:
    path = tmp_path / "log"
    table = new_table(GAME, [Chair(), Chair(level="normal")], GAME.options(), path, seed=1)
    anna = table.persons[0]
    for move in ("throw", "speak"):
        table.send(anna, partial(Play, 0, move))
    table.send(anna, Undo)
    view = table.position.view(None)
    assert (view.phase, view.spoke) == ("turn", (1, 0))
    table.close()
    again, _ = resume_table(path, seed=1)
    assert again.position.view(None) == table.position.view(None)
    again.close()
