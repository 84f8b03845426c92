"""BG-12: giving up a single game, a gammon or a backgammon, as an offer; and of a match one game."""

from __future__ import annotations

from functools import partial
from itertools import count
from typing import Any

import pytest

from hrajme.games.backgammon.endings import BackgammonEndings
from hrajme.games.backgammon.setup import START, side
from hrajme.games.backgammon.tests.positions import begin, refusal, set_up
from hrajme.table import ROOM, PersonId, Table, TableError
from hrajme.table import commands as ask
from hrajme.table.events import Event, Played, decode_event, encode_event
from hrajme.table.records import record_of, table_of

ANNA, BOB = PersonId("anna"), PersonId("bob")


class Session:
    """Anna and Bob at a table."""

    def __init__(self, bot: str = "", **options: Any) -> None:
        self.keys = count(1)
        self.table = Table.open(ask.Open("backgammon", 2, options, name="Anna", key="open"), ANNA, 0)
        self.send(ANNA, partial(ask.Sit, 0, "Anna"))
        self.send(ANNA if bot else BOB, partial(ask.SeatBot, 1, bot) if bot else partial(ask.Sit, 1, "Bob"))
        self.send(ANNA, ask.Start)

    def send(self, person: PersonId, wish: Any) -> list[Event]:
        return self.table.apply(wish(key=f"k{next(self.keys)}", revision=self.table.revision), person, 0)

    def offer(self, person: PersonId, size: int) -> list[str]:
        return [type(event).__name__ for event in self.send(person, partial(ask.Offer, "resign", size))]

    def accept(self, person: PersonId) -> list[str]:
        return [type(event).__name__ for event in self.send(person, partial(ask.Accept, "resign"))]

    def chance(self, dice: str) -> None:
        self.send(ROOM, partial(ask.PlayFor, -1, dice))

    @property
    def view(self) -> Any:
        return self.table.view(None).view


@pytest.mark.rule("BG-12")
@pytest.mark.parametrize("size", [1, 2, 3])
def test_resigning_costs_so_many_times_the_cube(size: int) -> None:
    position = set_up(START, START, cube=4, owner=1)
    assert BackgammonEndings().resign(position, 0, size).points == (0, 4 * size)
    assert BackgammonEndings().needs_consent(position, 0, "resign", size) == (size < 3)


@pytest.mark.rule("BG-11")
@pytest.mark.rule("BG-12")
def test_with_jacobys_rule_a_gammon_given_up_counts_once_while_the_cube_is_in_the_middle() -> None:
    assert BackgammonEndings().resign(begin(jacoby=True), 0, 2).points == (0, 1)


@pytest.mark.rule("BG-12")
def test_a_game_of_a_match_that_is_given_up_ends_that_game_alone() -> None:
    session = Session(match=5)
    session.chance("6 1")
    assert session.offer(ANNA, 2) == ["Offered"]
    assert session.view.game == 1
    assert session.accept(BOB) == ["Accepted", "Played"]
    assert (session.view.score, session.view.game, session.view.phase) == ((0, 2), 2, "opening")
    assert session.table.phase == "running"
    # A backgammon needs nobody, also out of turn; three more points are enough.
    session.chance("6 1")
    assert session.offer(ANNA, 3) == ["Played"]
    outcome = session.table.view(None).outcome
    assert outcome is not None
    assert (outcome.points, outcome.winners, outcome.reason) == ((0, 5), (1,), "match")


@pytest.mark.rule("BG-12")
def test_who_declines_plays_on() -> None:
    session = Session(match=5)
    session.chance("6 1")
    session.offer(BOB, 1)
    session.send(ANNA, partial(ask.Decline, "resign"))
    assert session.view.score == (0, 0)
    assert session.view.phase == "play"
    with pytest.raises(TableError):
        session.offer(BOB, 1)


@pytest.mark.rule("BG-12")
def test_one_game_that_is_given_up_is_over() -> None:
    session = Session()
    session.chance("6 1")
    session.offer(ANNA, 1)
    assert session.accept(BOB) == ["Accepted", "Ended"]
    outcome = session.table.view(None).outcome
    assert outcome is not None
    assert (outcome.points, outcome.reason) == ((0, 1), "resigned")


@pytest.mark.rule("BG-12")
@pytest.mark.parametrize("text", ["resign", "resign gammon", "Resign Backgammon"])
def test_nobody_gives_up_by_a_move(text: str) -> None:
    session = Session(match=5)
    session.chance("6 1")
    assert refusal(session.table.line.now(), text) == ("BG-12", "resign_by_offer")  # type: ignore[arg-type]


@pytest.mark.rule("BG-12")
@pytest.mark.parametrize(("theirs", "size", "agrees"), [(15, 1, False), (15, 2, True), (14, 1, True)])
def test_bot_that_bears_off_takes_no_less_than_it_would_win(theirs: int, size: int, agrees: bool) -> None:
    position = set_up(side(p1=2), side(p1=theirs))
    assert BackgammonEndings().bot_agrees(position, 0, "resign", size) == agrees


@pytest.mark.rule("BG-12")
def test_a_bot_agrees_at_once_and_the_match_goes_on() -> None:
    session = Session("random", match=3)
    session.chance("6 1")
    assert session.offer(ANNA, 1) == ["Offered", "Played"]
    assert session.view.score == (0, 1)


def test_a_game_given_up_is_told_kept_and_taken_back_only_together() -> None:
    session = Session(match=5)
    session.chance("6 1")
    session.send(ANNA, partial(ask.Play, 0, "13/7 8/7"))
    session.offer(ANNA, 2)
    session.accept(BOB)
    ids = [sentence.id for told in session.table.story(BOB) for sentence in told.sentences]
    assert ids[-2:] == ["backgammon-story-resigns", "backgammon-story-game_won"]
    again = Table.from_events([decode_event(encode_event(event)) for event in session.table.log])
    assert again.line.now().view(None) == session.view
    assert record_of(table_of(again.game, record_of(again))).moves == record_of(again).moves
    last = session.table.log[-1]
    assert isinstance(last, Played)
    assert (last.seat, last.move) == (0, "resign gammon")
    assert {session.table.view(person).may_undo for person in (ANNA, BOB)} == {"ask", "no"}
