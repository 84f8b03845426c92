"""Offers and taking moves back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import pytest

from hrajme.core import Dice, Position
from hrajme.language import LANGUAGES, language
from hrajme.table import ROOM, PersonId
from hrajme.table.commands import Accept, ClearSeat, Decline, HandOver, Offer, PlayFor, Say, Sit, Stand, Undo
from hrajme.table.errors import (
    AlreadyDeclined,
    AlreadyOffered,
    NeedsConsent,
    NobodyToAsk,
    NoOffer,
    NotDue,
    NothingToUndo,
    NotOver,
    NotRunning,
    NotSeated,
    OtherOffer,
    SeatsEmpty,
    Stale,
    UnknownOffer,
)
from hrajme.table.events import TakenBack
from hrajme.table.offers import KINDS
from hrajme.table.undo import shows

Make = Callable[..., Any]
ANNA, BOB = PersonId("anna"), PersonId("bob")


def names(events: list[Any]) -> list[str]:
    return [type(event).__name__ for event in events]


def lay(session: Any, person: str) -> None:
    """Lay the first card that ends neither the turn nor the game."""
    session.play(person, next(text for text in session.table.view(PersonId(person)).moves if ">" in text))


@pytest.fixture
def turn(started: Make) -> Any:
    """Two persons, and it is anna's turn."""
    session = started(2, starter="host")
    session.play("anna", "start 1")
    return session


@pytest.fixture
def drawn(turn: Any) -> Any:
    """Anna's turn is over and her cards are drawn: bob is to move."""
    lay(turn, "anna")
    lay(turn, "anna")
    turn.play("anna", "end")
    turn.go_on()
    assert turn.table.due()[0].seat == 1
    return turn


@pytest.fixture
def alone(started: Make) -> Any:
    """Anna with a bot, and it is her turn."""
    session = started(1, bots=1, starter="host")
    session.play("anna", "start 1")
    return session


def test_among_bots_a_move_is_taken_back_freely(alone: Any) -> None:
    view = alone.table.view(ANNA)
    lay(alone, "anna")
    assert alone.table.view(ANNA).may_undo == "free"
    (event,) = alone.send("anna", Undo)
    assert isinstance(event, TakenBack)
    after = alone.table.view(ANNA)
    assert (after.view, after.moves, after.moves_made) == (view.view, view.moves, event.to)


def test_a_card_shown_to_a_partner_cannot_be_taken_back_freely(turn: Any) -> None:
    """Else a hand could be shown by laying and taking back."""
    lay(turn, "anna")
    assert turn.table.view(ANNA).may_undo == "ask"
    with pytest.raises(NeedsConsent):
        turn.send("anna", Undo)


def test_where_nothing_is_hidden_a_move_is_taken_back_freely(started: Make) -> None:
    session = started(2, game="nim")
    session.play("anna")
    assert names(session.send("anna", Undo)) == ["TakenBack"]


def test_a_secret_choice_shows_the_others_nothing(started: Make) -> None:
    session = started(2, game="fingers")
    session.play("anna", "show 3")
    assert session.table.view(ANNA).may_undo == "free"


@pytest.mark.parametrize("way", [(HandOver, 1, "easy"), (Stand,)])
def test_who_leaves_keeps_a_say(drawn: Any, way: Any) -> None:
    drawn.send("bob", *way)
    assert drawn.table.view(ANNA).may_undo != "free"
    with pytest.raises(NeedsConsent):
        drawn.send("anna", Undo)


def test_a_takeback_waits_for_who_lets_a_bot_play_on(drawn: Any) -> None:
    drawn.send("bob", HandOver, 1, "easy")
    assert names(drawn.send("anna", Offer, "takeback")) == ["Offered"]
    drawn.send("bob", Sit, 1)
    assert names(drawn.send("bob", Accept, "takeback")) == ["Accepted", "TakenBack"]


def test_a_takeback_is_not_offered_when_one_who_had_to_agree_is_gone(drawn: Any) -> None:
    drawn.send("bob", Stand)
    assert drawn.table.view(ANNA).may_undo == "no"
    with pytest.raises(NobodyToAsk):
        drawn.send("anna", Offer, "takeback")


def test_two_who_want_different_moves_back_do_not_agree(drawn: Any) -> None:
    lay(drawn, "bob")
    drawn.send("anna", Offer, "takeback")
    with pytest.raises(OtherOffer):
        drawn.send("bob", Offer, "takeback")


class Peek:
    """A position in which a move shows the mover a hidden card, or nothing."""

    def __init__(self, card: int, *, shown: bool) -> None:
        self.card = card
        self.shown = shown
        self.played = False

    def copy(self) -> Peek:
        return Peek(self.card, shown=self.shown)

    def guess(self, seat: int, dice: Dice) -> Peek:
        return Peek(dice.roll(1000), shown=self.shown)

    def may_play(self, seat: int, move: int) -> bool:
        return True

    def play(self, seat: int, move: int) -> None:
        self.played = True

    def view(self, seat: int) -> int | None:
        return self.card if self.played and self.shown else None


@pytest.mark.parametrize("shown", [False, True])
def test_a_move_reveals_what_other_guesses_would_not_show(*, shown: bool) -> None:
    before, after = Peek(5000, shown=shown), Peek(5000, shown=shown)
    after.play(0, 0)
    assert shows(cast(Position, before), 0, 0, cast(Position, after), 0, Dice(1)) == shown


def test_several_moves_are_taken_back_one_by_one(alone: Any) -> None:
    made = alone.table.view(ANNA).moves_made
    lay(alone, "anna")
    lay(alone, "anna")
    alone.send("anna", Undo)
    alone.send("anna", Undo)
    assert alone.table.view(ANNA).moves_made == made


def test_a_taken_back_move_stays_in_the_log(alone: Any) -> None:
    lay(alone, "anna")
    alone.send("anna", Undo)
    assert names(alone.table.log[-2:]) == ["Played", "TakenBack"]


def test_once_chance_has_drawn_the_others_are_asked(drawn: Any) -> None:
    assert drawn.table.view(ANNA).may_undo == "ask"
    with pytest.raises(NeedsConsent):
        drawn.send("anna", Undo)


def test_once_somebody_else_has_moved_the_others_are_asked(started: Make) -> None:
    session = started(2)
    session.play("anna", "start 1")
    assert session.table.view(ANNA).may_undo == "free"
    session.play("bob", "start 2")
    with pytest.raises(NeedsConsent):
        session.send("anna", Undo)


def test_alone_among_bots_everything_can_be_taken_back(started: Make) -> None:
    session = started(1, bots=1, starter="host")
    session.play("anna", "start 1")
    view = session.table.view(ANNA)
    lay(session, "anna")
    lay(session, "anna")
    session.play("anna", "end")
    session.go_on()
    for _ in range(3):
        session.send("anna", Undo)
    assert session.table.view(ANNA).view == view.view


def test_a_card_that_is_drawn_again_has_another_number(drawn: Any) -> None:
    draws = drawn.table.line.draws
    drawn.send("anna", Offer, "takeback")
    drawn.send("bob", Accept, "takeback")
    assert drawn.table.line.draws == draws
    drawn.play("anna", "end")
    assert drawn.table.due()[0].draw == draws


def test_who_has_not_moved_takes_nothing_back(turn: Any, opened: Make) -> None:
    with pytest.raises(NothingToUndo):
        turn.send("bob", Undo)
    with pytest.raises(NotSeated):
        turn.send("dana", Undo)
    with pytest.raises(NotRunning):
        opened().send("anna", Undo)
    assert turn.table.view(BOB).may_undo == turn.table.view(None).may_undo == "no"


def test_an_undo_of_an_older_position_is_stale(turn: Any) -> None:
    lay(turn, "anna")
    seen = turn.table.revision
    lay(turn, "anna")
    with pytest.raises(Stale):
        turn.send("anna", Undo, revision=seen)


def test_after_the_end_nothing_is_taken_back(started: Make) -> None:
    session = started(1, bots=1)
    session.finish()
    with pytest.raises(NotRunning):
        session.send("anna", Undo)
    assert session.table.view(ANNA).may_undo == "no"


def test_a_takeback_happens_when_the_others_agree(drawn: Any) -> None:
    assert names(drawn.send("anna", Offer, "takeback")) == ["Offered"]
    assert drawn.table.view(BOB).offers[0].awaits_you
    assert not drawn.table.view(ANNA).offers[0].awaits_you
    assert names(drawn.send("bob", Accept, "takeback")) == ["Accepted", "TakenBack"]
    assert drawn.table.due()[0].seat == 0
    assert drawn.table.view(ANNA).offers == ()


def test_an_offer_of_what_is_free_happens_at_once(alone: Any) -> None:
    lay(alone, "anna")
    assert names(alone.send("anna", Offer, "takeback")) == ["TakenBack"]


def test_everybody_has_to_agree(started: Make) -> None:
    session = started(3)
    for person in ("anna", "bob"):
        session.play(person, f"start {1 + (person == 'bob')}")
    session.send("anna", Offer, "takeback")
    assert names(session.send("bob", Accept, "takeback")) == ["Accepted"]
    with pytest.raises(AlreadyOffered):
        session.send("bob", Accept, "takeback")
    assert session.table.view(None).offers[0].accepted == (1,)
    assert names(session.send("cyril", Accept, "takeback")) == ["Accepted", "TakenBack"]


def test_one_no_ends_it_and_it_is_not_asked_again_before_the_next_move(drawn: Any) -> None:
    drawn.send("anna", Offer, "takeback")
    drawn.send("bob", Decline, "takeback")
    assert drawn.table.view(ANNA).offers == ()
    with pytest.raises(AlreadyDeclined):
        drawn.send("anna", Offer, "takeback")
    lay(drawn, "bob")
    drawn.send("anna", Offer, "takeback")


def test_an_offer_is_withdrawn_by_who_made_it(drawn: Any) -> None:
    drawn.send("anna", Offer, "takeback")
    assert names(drawn.send("anna", Decline, "takeback")) == ["Withdrawn"]
    drawn.send("anna", Offer, "takeback")


def test_a_move_ends_an_offer(drawn: Any) -> None:
    drawn.send("anna", Offer, "takeback")
    lay(drawn, "bob")
    with pytest.raises(NoOffer):
        drawn.send("bob", Accept, "takeback")


def test_chance_and_bots_wait_for_the_answer(turn: Any) -> None:
    lay(turn, "anna")
    lay(turn, "anna")
    turn.play("anna", "end")
    turn.go_on(1)
    turn.send("anna", Offer, "takeback")
    assert turn.table.due() == []
    with pytest.raises(NotDue):
        turn.send(ROOM, PlayFor, -1, "2")
    turn.send("bob", Decline, "takeback")
    assert turn.table.due()[0].kind == "chance"


def test_a_yes_to_an_older_offer_is_stale(drawn: Any) -> None:
    seen = drawn.table.revision
    drawn.send("anna", Offer, "takeback")
    with pytest.raises(Stale):
        drawn.send("bob", Accept, "takeback", revision=seen)


def test_an_offer_goes_with_who_made_it(drawn: Any) -> None:
    drawn.send("anna", Offer, "takeback")
    drawn.send("anna", Stand)
    assert drawn.table.view(BOB).offers == ()
    drawn.send("anna", Sit, 0)
    assert drawn.table.view(BOB).offers == ()


def test_two_who_offer_the_same_agree(started: Make) -> None:
    session = started(2)
    session.finish()
    session.send("anna", Offer, "rematch")
    assert names(session.send("bob", Offer, "rematch")) == ["Accepted", "Rematched"]


def test_a_rematch_is_a_new_play_of_the_same_table(started: Make) -> None:
    session = started(1, bots=1, expert=True)
    with pytest.raises(NotOver):
        session.send("anna", Offer, "rematch")
    session.finish()
    revision = session.table.revision
    assert names(session.send("anna", Offer, "rematch")) == ["Offered", "Rematched"]
    view = session.table.view(ANNA)
    assert (view.phase, view.play, view.options.expert, view.moves_made) == ("running", 2, True, 0)
    assert session.table.revision == revision + 2
    session.finish()
    assert session.table.phase == "over"


def test_a_declined_rematch_may_be_offered_again(started: Make) -> None:
    session = started(2)
    session.finish()
    session.send("anna", Offer, "rematch")
    session.send("bob", Decline, "rematch")
    session.send("anna", Offer, "rematch")


def test_who_asked_sees_that_it_was_declined_until_the_next_move(drawn: Any) -> None:
    drawn.send("anna", Offer, "takeback")
    assert drawn.table.view(ANNA).declined == ()
    drawn.send("bob", Decline, "takeback")
    assert drawn.table.view(ANNA).declined == ("takeback",)
    assert drawn.table.view(BOB).declined == drawn.table.view(None).declined == ()
    lay(drawn, "bob")
    assert drawn.table.view(ANNA).declined == ()


def test_a_rematch_waits_for_the_seats_to_be_taken(started: Make) -> None:
    session = started(3)
    session.finish()
    session.send("cyril", Stand)
    with pytest.raises(SeatsEmpty):
        session.send("anna", Offer, "rematch")
    session.send("cyril", Sit, 2)
    session.send("anna", Offer, "rematch")
    session.send("anna", ClearSeat, 2)
    assert names(session.send("bob", Accept, "rematch")) == ["Accepted"]
    session.send("dana", Sit, 2, "Dana")
    assert names(session.send("dana", Accept, "rematch")) == ["Accepted", "Rematched"]


def test_offers_are_for_who_sits_at_the_table_and_of_a_known_kind(drawn: Any) -> None:
    with pytest.raises(NotSeated):
        drawn.send("dana", Offer, "takeback")
    for command in (Offer, Accept, Decline):
        with pytest.raises(UnknownOffer):
            drawn.send("anna", command, "dance")
    with pytest.raises(NoOffer):
        drawn.send("anna", Accept, "takeback")


def test_talk_does_not_end_an_offer(drawn: Any) -> None:
    drawn.send("anna", Offer, "takeback")
    drawn.send("bob", Say, "hm")
    assert len(drawn.table.view(None).offers) == 1


@pytest.mark.parametrize("kind", KINDS)
def test_every_offer_has_its_sentence(kind: str) -> None:
    for code in LANGUAGES:
        assert language(code).say(f"table-story-offered-{kind}", name="Anna", size=1)
