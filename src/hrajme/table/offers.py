"""Offers: one mechanism, one small class a kind.

An offer stands until every other person at a seat has accepted, one has declined, a move is made, or who
made it withdraws it or leaves. Bots agree to everything but the end of a game: there they have a say.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import msgspec

from hrajme.table import commands as ask
from hrajme.table import events as tell
from hrajme.table.ending import EndingOffer
from hrajme.table.errors import (
    AlreadyDeclined,
    AlreadyOffered,
    NobodyToAsk,
    NoOffer,
    NotOver,
    OtherOffer,
    Stale,
    UnknownOffer,
)
from hrajme.table.persons import PersonId
from hrajme.table.time import Pause
from hrajme.table.undo import can_be_asked, check_undo, is_free, with_a_say

if TYPE_CHECKING:
    from hrajme.table.seats import Seats
    from hrajme.table.table import Table


class Standing(msgspec.Struct, frozen=True):
    """An offer that is not settled."""

    kind: str
    person: PersonId
    seat: int
    revision: int
    # Of a resignation, where there are several.
    size: int = 1
    accepted: frozenset[PersonId] = frozenset()


class Kind(Protocol):
    """One kind of offer."""

    # Whether chance and bots wait for the answer: their move would settle it.
    holds_play: bool
    # Whether two who ask for it ask for the same.
    is_mutual: bool

    def check(self, table: Table, person: PersonId, size: int) -> None:
        """Raises a TableError when *person* may not offer it now."""

    def asked(self, table: Table, offer: Standing) -> set[PersonId]:
        """Who has to agree."""

    def needs_nobody(self, table: Table, offer: Standing) -> bool:
        """Whether the others need not be asked."""

    def find_unwilling(self, table: Table, offer: Standing) -> int | None:
        """The seat of a bot that says no; None when all agree."""

    def happen(self, table: Table, offer: Standing) -> list[tell.Event]:
        """What follows when all agree; nothing as long as it is not possible."""


class Rematch:
    """Another play at the same table, with the same seats and house rules."""

    holds_play = False
    is_mutual = True

    def check(self, table: Table, person: PersonId, size: int) -> None:
        if table.phase != "over":
            raise NotOver
        table.seats.check_full()

    def asked(self, table: Table, offer: Standing) -> set[PersonId]:
        # Who sits beside is asked without us.
        return table.seats.elsewhere(offer.person)

    def needs_nobody(self, table: Table, offer: Standing) -> bool:
        return False

    def find_unwilling(self, table: Table, offer: Standing) -> int | None:
        return None

    def happen(self, table: Table, offer: Standing) -> list[tell.Event]:
        is_full = not any(place.is_empty for place in table.seats.places)
        return [tell.Rematched()] if is_full else []


class Takeback:
    """The last move of who asks is taken back, with everything after it."""

    holds_play = True
    is_mutual = False

    def check(self, table: Table, person: PersonId, size: int) -> None:
        check_undo(table, person)
        if not is_free(table, person) and not can_be_asked(table, person):
            raise NobodyToAsk

    def asked(self, table: Table, offer: Standing) -> set[PersonId]:
        return with_a_say(table, offer.person)

    def needs_nobody(self, table: Table, offer: Standing) -> bool:
        return is_free(table, offer.person)

    def find_unwilling(self, table: Table, offer: Standing) -> int | None:
        return None

    def happen(self, table: Table, offer: Standing) -> list[tell.Event]:
        return [check_undo(table, offer.person)]


KINDS: dict[str, Kind] = {
    "rematch": Rematch(),
    "takeback": Takeback(),
    "draw": EndingOffer("draw"),
    "resign": EndingOffer("resign"),
    "abandon": EndingOffer("abandon"),
    "pause": Pause(to_pause=True),
    "resume": Pause(to_pause=False),
}


class Offers:
    """What stands, and what was declined since the last move. It only folds events."""

    def __init__(self) -> None:
        self.standing: dict[str, Standing] = {}
        self.declined: set[tuple[str, PersonId]] = set()

    def on(self, event: tell.Event) -> None:
        match event:
            case tell.Offered(kind=kind, by=person, seat=seat, revision=revision, size=size):
                self.standing[kind] = Standing(kind, person, seat, revision, size)
            case tell.Accepted(kind=kind, by=person):
                offer = self.standing[kind]
                accepted = offer.accepted | {person}
                self.standing[kind] = msgspec.structs.replace(offer, accepted=accepted)
            case tell.Declined(kind=kind):
                self.declined.add((kind, self.standing.pop(kind).person))
            case tell.Withdrawn(kind=kind):
                del self.standing[kind]
            case tell.Removed(seats=seats) if seats:
                # Who could not answer any more has not agreed: the others are asked anew.
                self.standing.clear()
            case (
                tell.Started()
                | tell.Played()
                | tell.TakenBack()
                | tell.Ended()
                | tell.Rematched()
                | tell.Paused()
                | tell.Resumed()
            ):
                self.standing.clear()
                self.declined.clear()

    def drop_absent(self, seats: Seats) -> None:
        """Who left a seat offers nothing any more."""
        for offer in list(self.standing.values()):
            if seats.persons().get(offer.person) != offer.seat:
                del self.standing[offer.kind]


def holds_play(table: Table) -> bool:
    """Whether chance and bots wait: for the answer to an offer, or until the clocks run again."""
    return table.clock.is_paused or any(KINDS[kind].holds_play for kind in table.offers.standing)


def decide_offer(table: Table, command: ask.Offer, by: PersonId) -> list[tell.Event]:
    kind = find_kind(command.kind)
    seat = table.seats.active_seat(by)
    standing = table.offers.standing.get(command.kind)
    if standing is not None:
        if by != standing.person and not kind.is_mutual:
            raise OtherOffer
        return accept(table, standing, by, seat)
    kind.check(table, by, command.size)
    # Asking again and again would hold the game up.
    if kind.holds_play and (command.kind, by) in table.offers.declined:
        raise AlreadyDeclined
    offer = Standing(command.kind, by, seat, table.revision, command.size)
    # What needs nobody's leave is done and not offered first.
    if kind.needs_nobody(table, offer):
        return kind.happen(table, offer)
    return [tell.Offered(command.kind, seat, command.size)]


def decide_accept(table: Table, command: ask.Accept, by: PersonId) -> list[tell.Event]:
    return accept(table, find_offer(table, command.kind, command.revision), by, table.seats.active_seat(by))


def accept(table: Table, offer: Standing, by: PersonId, seat: int) -> list[tell.Event]:
    if by == offer.person or by in offer.accepted:
        raise AlreadyOffered
    return [tell.Accepted(offer.kind, seat)]


def decide_decline(table: Table, command: ask.Decline, by: PersonId) -> list[tell.Event]:
    offer = find_offer(table, command.kind, command.revision)
    seat = table.seats.active_seat(by)
    return [(tell.Withdrawn if by == offer.person else tell.Declined)(command.kind, seat)]


def awaits(table: Table, offer: Standing, person: PersonId) -> bool:
    """Whether *person* has still to answer."""
    asked = KINDS[offer.kind].asked(table, offer)
    return person in asked and person in table.seats.persons() and person not in offer.accepted


def find_kind(kind: str) -> Kind:
    if kind not in KINDS:
        raise UnknownOffer(known=", ".join(KINDS))
    return KINDS[kind]


def find_offer(table: Table, kind: str, revision: int) -> Standing:
    """The standing offer that a command of this revision can mean; raises NoOffer or Stale."""
    find_kind(kind)
    offer = table.offers.standing.get(kind)
    if offer is None:
        raise NoOffer
    if revision < offer.revision:
        raise Stale
    return offer


def settle_offers(table: Table) -> list[tell.Event]:
    """What follows from an offer to which everybody has agreed by now."""
    for offer in table.offers.standing.values():
        kind = KINDS[offer.kind]
        if kind.needs_nobody(table, offer):
            return kind.happen(table, offer)
        unwilling = kind.find_unwilling(table, offer)
        if unwilling is not None:
            return [tell.Declined(offer.kind, unwilling)]
        if kind.asked(table, offer) <= offer.accepted:
            return kind.happen(table, offer)
    return []
