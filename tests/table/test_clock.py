"""Playing against time: controls, what a turn costs, flags, pauses, and a room that was closed."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from hrajme.core import NotYourTurn
from hrajme.language import LANGUAGES, language
from hrajme.table import ROOM, Table
from hrajme.table.commands import Accept, Offer, Play, Say, SetClock, Tick, Undo, Wake, decode_command
from hrajme.table.errors import AlreadyStarted, NoClock, NotHost, NotRunning, OnlyRoom, Standstill
from hrajme.table.timing import TimeControl, read_control, write_control

# Two seats in turn, one move a turn.
NIM = "nim"
# All decide at once.
AT_ONCE = "fingers"


def left(session: Any) -> list[int | None]:
    return [seat.left_ms for seat in session.table.view(None).seats]


def wait(session: Any, seconds: float) -> None:
    session.now_ms += round(1000 * seconds)


def move(session: Any, by: str, seconds: float) -> None:
    """A move after thinking for so long."""
    wait(session, seconds)
    session.play(by)


@pytest.mark.parametrize(
    ("text", "control"),
    [
        ("5+3", TimeControl(300, increment=3)),
        ("5 + 3", TimeControl(300, increment=3)),
        ("10", TimeControl(600)),
        ("0.5+0", TimeControl(30)),
        ("1,5+1", TimeControl(90, increment=1)),
        ("5d3", TimeControl(300, delay=3)),
        ("30s", TimeControl(turn=30)),
        ("2m", TimeControl(turn=120)),
        ("3D", TimeControl(turn=3 * 86400)),
    ],
)
def test_a_time_control_is_read_in_its_short_form(text: str, control: TimeControl) -> None:
    assert read_control(text) == control
    assert read_control(write_control(control)) == control


@pytest.mark.parametrize(
    "text", ["", "0", "0+3", "5+", "+3", "5-3", "1500", "4s", "15d", "5+601", "x", "9" * 50]
)
def test_what_is_no_time_control_is_none(text: str) -> None:
    assert read_control(text) is None


@given(st.integers(10, 86400), st.integers(0, 600), st.booleans())
def test_what_is_written_is_read_again(game: int, extra: int, is_delay: bool) -> None:
    game -= game % 3  # The short form has hundredths of a minute.
    control = TimeControl(max(game, 12), delay=extra) if is_delay else TimeControl(max(game, 12), extra)
    assert read_control(write_control(control)) == control


@pytest.mark.parametrize(
    "clock",
    ['{"game":5}', "{}", '{"game":300,"turn":30}', '{"game":300,"increment":3,"delay":3}', '{"turn":-1}'],
)
def test_an_impossible_control_is_no_command(clock: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        decode_command(f'{{"command":"set_clock","key":"k","clock":{clock}}}')


def test_without_a_clock_nobody_has_less_time(started: Any) -> None:
    session = started(2, game=NIM)
    move(session, "anna", 100_000)
    assert left(session) == [None, None]
    assert session.send(ROOM, Tick) == []


def test_the_host_sets_the_clock_before_the_start(opened: Any) -> None:
    session = opened(2, game=NIM)
    control = TimeControl(300, increment=3)
    with pytest.raises(NotHost):
        session.send("bob", SetClock, control)
    session.send("anna", SetClock, control)
    assert session.send("anna", SetClock, control) == []
    assert session.table.view(None).clock == control
    assert session.table.story(None)[-1].sentences[0].args == {"control": "5+3"}
    session.send("anna", SetClock, None)
    assert session.table.view(None).clock is None


def test_the_clock_of_a_running_game_stays(started: Any) -> None:
    with pytest.raises(AlreadyStarted):
        started(2, game=NIM).send("anna", SetClock, None)


def test_who_thinks_has_less_time_and_an_increment_after_the_turn(started: Any) -> None:
    session = started(2, game=NIM, clock=TimeControl(60, increment=2))
    move(session, "anna", 10)
    assert left(session) == [52_000, 60_000]
    move(session, "bob", 1)
    assert left(session) == [52_000, 61_000]


def test_a_delay_is_free_and_not_kept(started: Any) -> None:
    session = started(2, game=NIM, clock=TimeControl(60, delay=5))
    move(session, "anna", 3)
    move(session, "bob", 7)
    assert left(session) == [60_000, 58_000]


def test_time_for_each_turn_is_given_anew(started: Any) -> None:
    session = started(2, game=NIM, clock=TimeControl(turn=30))
    move(session, "anna", 29)
    assert left(session) == [30_000, 30_000]
    wait(session, 30)
    session.send(ROOM, Tick)
    assert session.table.line.outcome.winners == (0,)


def test_a_turn_of_several_moves_earns_one_increment(started: Any) -> None:
    """In The Game a turn is two cards, and each is a move."""
    session = started(1, clock=TimeControl(600, increment=5))
    before = left(session)
    move(session, "anna", 4)
    assert left(session) == [before[0] - 4000]  # type: ignore[operator]


@pytest.mark.parametrize(
    ("control", "rest"),
    [
        (TimeControl(60, increment=5), 51_000),
        (TimeControl(60, delay=2), 53_000),
        (TimeControl(turn=20), 11_000),
    ],
)
def test_who_takes_moves_back_earns_nothing_by_them(started: Any, control: TimeControl, rest: int) -> None:
    session = started(2, game=NIM, clock=control)
    for _ in range(3):
        wait(session, 2)
        session.play("anna")
        session.send("anna", Undo)
    wait(session, 3)
    session.send("anna", Offer, "pause")
    session.send("bob", Accept, "pause")
    assert left(session)[0] == rest


def test_all_who_decide_at_once_have_their_own_time(started: Any) -> None:
    session = started(2, game=AT_ONCE, clock=TimeControl(60))
    wait(session, 10)
    session.play("bob")
    assert left(session) == [60_000, 50_000]
    move(session, "anna", 5)
    assert left(session)[0] == 45_000


def test_whose_time_is_up_has_lost_as_the_game_says(started: Any) -> None:
    session = started(2, game=NIM, clock=TimeControl(60))
    wait(session, 59.999)
    assert session.send(ROOM, Tick) == []
    wait(session, 0.001)
    session.send(ROOM, Tick)
    outcome = session.table.line.outcome
    assert (outcome.winners, outcome.reason) == ((1,), "flagged")
    assert session.send(ROOM, Tick) == []


def test_those_who_win_together_lose_together_when_time_is_up(started: Any) -> None:
    session = started(2, clock=TimeControl(60))
    wait(session, 61)
    session.send(ROOM, Tick)
    outcome = session.table.line.outcome
    assert (outcome.winners, outcome.drawn, outcome.reason) == ((), False, "flagged")


def test_a_move_that_comes_too_late_is_answered_with_the_end(started: Any) -> None:
    session = started(2, game=NIM, clock=TimeControl(60))
    text = session.table.view("anna").moves[0]
    wait(session, 61)
    events = session.send("anna", Play, 0, text, key="late")
    assert [type(event).__name__ for event in events] == ["Ended"]
    assert session.send("anna", Play, 0, text, key="late") == events
    with pytest.raises(NotYourTurn):
        session.send("anna", Play, 0, text)


def test_words_come_through_when_the_time_is_up(started: Any) -> None:
    session = started(2, game=NIM, clock=TimeControl(60))
    wait(session, 61)
    session.send("bob", Say, "hm")
    assert session.table.phase == "running"
    session.send("bob", Offer, "draw")
    assert session.table.line.outcome.reason == "flagged"


def test_clocks_stop_when_all_agree(started: Any) -> None:
    session = started(2, game=NIM, clock=TimeControl(60))
    with pytest.raises(NoClock):
        session.send("anna", Offer, "resume")
    wait(session, 10)
    session.send("anna", Offer, "pause")
    wait(session, 5)
    assert not session.table.view(None).is_paused
    session.send("bob", Accept, "pause")
    assert left(session) == [45_000, 60_000]
    wait(session, 10_000)
    assert session.send(ROOM, Tick) == []
    with pytest.raises(NoClock):
        session.send("anna", Offer, "pause")
    with pytest.raises(Standstill):
        session.play("anna")
    session.send("bob", Offer, "resume")
    session.send("anna", Offer, "resume")
    move(session, "anna", 5)
    assert left(session) == [40_000, 60_000]


def test_bots_agree_to_a_pause_and_wait(started: Any) -> None:
    session = started(1, 1, game=NIM, clock=TimeControl(60))
    session.send("anna", Offer, "pause")
    assert session.table.view(None).is_paused
    session.send("anna", Offer, "resume")
    session.play("anna")
    session.send("anna", Offer, "pause")
    assert session.table.due() == []
    session.send("anna", Offer, "resume")
    assert session.table.due()[0].kind == "bot"


def test_without_a_clock_there_is_nothing_to_stop(started: Any) -> None:
    with pytest.raises(NoClock):
        started(2, game=NIM).send("anna", Offer, "pause")


def test_nobody_is_charged_while_the_room_was_closed(started: Any) -> None:
    session = started(2, game=NIM, clock=TimeControl(60))
    wait(session, 1000)
    session.send(ROOM, Wake, 995_000)
    move(session, "anna", 1)
    assert left(session) == [54_000, 60_000]


def test_more_sleep_than_there_was_gives_no_time(started: Any) -> None:
    session = started(2, game=NIM, clock=TimeControl(60))
    wait(session, 10)
    session.send(ROOM, Wake, 1_000_000)
    move(session, "anna", 1)
    assert left(session) == [59_000, 60_000]


def test_a_room_that_wakes_says_so_only_where_somebody_thinks_against_time(started: Any) -> None:
    assert started(2, game=NIM).send(ROOM, Wake, 5000) == []
    session = started(2, game=NIM, clock=TimeControl(60))
    assert session.send(ROOM, Wake, 0) == []
    session.send("anna", Offer, "pause")
    session.send("bob", Accept, "pause")
    assert session.send(ROOM, Wake, 5000) == []


@pytest.mark.parametrize("command", [Tick, lambda **more: Wake(5, **more)])
def test_only_the_room_tells_the_time(started: Any, command: Any) -> None:
    with pytest.raises(OnlyRoom):
        started(2, game=NIM).send("anna", command)


def test_a_rematch_begins_with_full_clocks(started: Any) -> None:
    session = started(2, game=NIM, clock=TimeControl(60))
    move(session, "anna", 10)
    wait(session, 61)
    session.send(ROOM, Tick)
    session.send("anna", Offer, "rematch")
    session.send("bob", Accept, "rematch")
    assert left(session) == [60_000, 60_000]


def test_the_log_keeps_the_clock(started: Any, picture: Any) -> None:
    session = started(2, game=NIM, clock=TimeControl(60, delay=2))
    move(session, "anna", 10)
    session.send("anna", Offer, "pause")
    session.send("bob", Accept, "pause")
    assert picture(Table.from_events(session.table.log)) == picture(session.table)


def test_a_game_that_is_over_has_no_clock_to_stop(started: Any) -> None:
    session = started(2, game=NIM, clock=TimeControl(60))
    wait(session, 61)
    session.send(ROOM, Tick)
    with pytest.raises(NotRunning):
        session.send("anna", Offer, "pause")


@pytest.mark.parametrize("error", [NoClock, Standstill, NotRunning])
def test_refusals_have_sentences(error: Any) -> None:
    for code in LANGUAGES:
        assert language(code).say(error().sentence)
