"""Games that end from outside their rules: given up, drawn by agreement, out of time, stopped."""

from __future__ import annotations

from typing import Any

import pytest

from hrajme.core import Outcome
from hrajme.core.endings import OUTSIDE
from hrajme.language import LANGUAGES, language
from hrajme.table import Table
from hrajme.table.commands import Accept, Decline, Offer, Play, Undo
from hrajme.table.errors import (
    AlreadyDeclined,
    AlreadyOffered,
    EndingRefused,
    NotRunning,
    OtherOffer,
)
from hrajme.table.events import Ended, Event
from hrajme.testing.shelf import ALL

# Two strangers: in one draws are agreed on and giving up is at once, in the other it has three sizes.
ONE_SIZE, THREE_SIZES, NEVER = "nim", "fingers", "the_game"


def names(events: list[Event]) -> list[str]:
    return [type(event).__name__ for event in events]


def outcome_of(session: Any) -> Outcome:
    outcome = session.table.view(None).outcome
    assert isinstance(outcome, Outcome)
    assert session.table.phase == "over"
    return outcome


def test_who_gives_up_loses_at_once(started: Any) -> None:
    session = started(2, game=ONE_SIZE)
    assert names(session.send("bob", Offer, "resign")) == ["Ended"]
    outcome = outcome_of(session)
    assert (outcome.winners, outcome.reason, outcome.drawn) == ((0,), "resigned", False)
    assert session.table.due() == []
    assert [seat.to_move for seat in session.table.view("anna").seats] == [False, False]
    assert session.table.view("anna").moves == ()


def test_a_smaller_loss_has_to_be_accepted(started: Any) -> None:
    session = started(2, game=THREE_SIZES)
    assert names(session.send("anna", Offer, "resign", 2)) == ["Offered"]
    (offer,) = session.table.view("bob").offers
    assert (offer.kind, offer.size, offer.awaits_you) == ("resign", 2, True)
    assert names(session.send("bob", Decline, "resign")) == ["Declined"]
    with pytest.raises(AlreadyDeclined):
        session.send("anna", Offer, "resign", 2)
    assert names(session.send("bob", Offer, "resign", 1)) == ["Offered"]
    assert names(session.send("anna", Accept, "resign")) == ["Accepted", "Ended"]
    assert outcome_of(session).winners == (0,)


def test_the_largest_loss_needs_nobody(started: Any) -> None:
    session = started(2, game=THREE_SIZES)
    assert names(session.send("anna", Offer, "resign", 3)) == ["Ended"]
    assert outcome_of(session).points == (0, 3)


def test_two_who_offer_a_draw_agree(started: Any) -> None:
    session = started(2, game=ONE_SIZE)
    session.send("anna", Offer, "draw")
    assert names(session.send("bob", Offer, "draw")) == ["Accepted", "Ended"]
    outcome = outcome_of(session)
    assert (outcome.winners, outcome.reason, outcome.drawn) == ((), "agreed", True)


def test_a_draw_that_is_offered_twice_stands_once(started: Any) -> None:
    session = started(2, game=ONE_SIZE)
    session.send("anna", Offer, "draw")
    with pytest.raises(AlreadyOffered):
        session.send("anna", Offer, "draw")
    assert names(session.send("bob", Accept, "draw")) == ["Accepted", "Ended"]
    assert outcome_of(session).drawn


def test_two_who_give_up_do_not_agree(started: Any) -> None:
    session = started(2, game=THREE_SIZES)
    session.send("anna", Offer, "resign", 1)
    with pytest.raises(OtherOffer):
        session.send("bob", Offer, "resign", 1)


def test_a_bot_plays_on_for_a_draw_and_lets_a_person_give_up(started: Any) -> None:
    session = started(1, bots=1, game=ONE_SIZE)
    assert names(session.send("anna", Offer, "draw")) == ["Offered", "Declined"]
    assert session.table.story("anna")[-1].sentences[-1].id == "table-story-bot_declined"
    assert names(session.send("anna", Offer, "resign")) == ["Ended"]


def test_all_may_stop_together_and_nobody_has_won(started: Any) -> None:
    session = started(3, game=NEVER)
    session.send("anna", Offer, "abandon")
    session.send("bob", Accept, "abandon")
    assert names(session.send("cyril", Accept, "abandon")) == ["Accepted", "Ended"]
    outcome = outcome_of(session)
    assert (outcome.winners, outcome.reason, outcome.drawn) == ((), "abandoned", True)


@pytest.mark.parametrize(("kind", "size"), [("draw", 1), ("resign", 1)])
def test_what_a_game_does_not_know_is_refused_with_a_sentence(started: Any, kind: str, size: int) -> None:
    with pytest.raises(EndingRefused) as caught:
        started(2, game=NEVER).send("anna", Offer, kind, size)
    assert caught.value.code == "table/ending_refused"
    for code in LANGUAGES:
        assert language(code).say(caught.value.sentence)


@pytest.mark.parametrize("size", [-1, 0, 2, 1000])
def test_a_size_that_there_is_not_is_refused(started: Any, size: int) -> None:
    with pytest.raises(EndingRefused):
        started(2, game=ONE_SIZE).send("anna", Offer, "resign", size)


def test_what_has_ended_is_over_also_after_a_restart(started: Any, picture: Any) -> None:
    session = started(2, game=ONE_SIZE)
    session.send("anna", Offer, "abandon")
    session.send("bob", Accept, "abandon")
    again = Table.from_events(session.table.log)
    assert picture(again) == picture(session.table)
    with pytest.raises(Exception, match="over"):
        session.send("anna", Play, 0, session.table.game.write(session.table.line.now(), 0, 1))
    with pytest.raises(NotRunning):
        session.send("anna", Undo)
    with pytest.raises(NotRunning):
        session.send("anna", Offer, "abandon")


def test_after_an_end_from_outside_all_can_play_again(started: Any) -> None:
    session = started(2, game=ONE_SIZE)
    session.send("anna", Offer, "resign")
    session.send("anna", Offer, "rematch")
    assert names(session.send("bob", Accept, "rematch")) == ["Accepted", "Rematched"]
    assert session.table.phase == "running"
    assert session.table.view("anna").outcome is None


@pytest.mark.parametrize("reason", OUTSIDE)
def test_every_ending_has_its_sentence_and_its_label(reason: str) -> None:
    for code in LANGUAGES:
        assert language(code).say(f"table-story-ended-{reason}", player="Anna", player_is="other")
        assert language(code).say(f"ending-{reason}")


def test_no_game_has_a_reason_of_the_table() -> None:
    for game in ALL:
        assert not set(OUTSIDE) & set(game.position.REASONS)


def test_the_end_is_told(started: Any) -> None:
    session = started(2, game=ONE_SIZE)
    session.send("bob", Offer, "resign")
    (ended,) = [event for event in session.table.log if isinstance(event, Ended)]
    told = session.table.story("anna")[-1]
    assert told.revision == ended.revision
    assert language("en").tell(told.sentences[0], ["Anna", "Bob"], 0) == "Bob resigns."
