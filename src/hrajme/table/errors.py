"""Why a table refuses a command. Nothing has changed.

HrajmeError
├── MoveError             of the game, with its rule (core/errors.py)
└── TableError
    ├── NoFirstSteps      the game has no script for learners
    ├── NotHost           only the host may do this
    ├── OnlyRoom          only the room itself may do this
    ├── OnlyPersons       the room itself may not
    ├── NotSeated         only who sits at the table may do this
    ├── NotYourSeat       somebody else sits there, or a bot plays there
    ├── Covered           nobody who plays on this device has said to be looking
    ├── Learning          chance follows a script here, which only the learner may know
    ├── NoSuchSeat
    ├── SeatTaken
    ├── SeatKept          while the game runs nobody's seat is cleared
    ├── NobodyThere       nobody at the table has this number
    ├── Yourself          who wants to go stands up
    ├── Opener            who has opened the table is not shown out
    ├── ShownOut          the host has removed you
    ├── SeatEmpty
    ├── SeatsEmpty        all seats must be taken
    ├── AlreadySeated
    ├── OtherSeat         who has seen one hand may not take another seat in the same play
    ├── NoName
    ├── NameKept          while the game runs names stay as they are
    ├── AlreadyStarted
    ├── NotRunning
    ├── NotDue            neither chance nor this bot is to move
    ├── Stale             a move was made since
    ├── NoSuchRevision
    ├── BadKey
    ├── Unsuitable        a level, option or number of seats the game does not have
    ├── NoSuchFormat      the game knows no such files
    ├── NothingSaid
    ├── TooLong
    ├── TalkRefused       by the game's talk rule; carries a Refusal
    │   └── MustConfirm   it can be said, at a price: the same command again, confirmed
    ├── UnknownSignal
    ├── UnknownOffer
    ├── NoOffer
    ├── AlreadyOffered
    ├── OtherOffer        what another has asked comes first
    ├── AlreadyDeclined   asked, and answered with no
    ├── NotOver           only after the end
    ├── EndingRefused     the game does not end so; carries a Refusal
    ├── NothingToUndo
    ├── NobodyToAsk       somebody who would have to agree has left
    ├── NeedsConsent      the others have to be asked
    ├── NoClock           there is no time that could be stopped, or go on
    └── Standstill        while the clocks stand nobody moves
"""

from __future__ import annotations

from hrajme.core import Refusal
from hrajme.language import HrajmeError


class TableError(HrajmeError):
    """A command that was refused. The sentence of ``table/not_host`` is ``table-error-not_host``."""

    code = "table/refused"

    def __init__(self, **args: int | str) -> None:
        super().__init__(f"table-error-{self.code.removeprefix('table/')}", **args)


class NoFirstSteps(TableError):
    code = "table/no_first_steps"


class NotHost(TableError):
    code = "table/not_host"


class OnlyRoom(TableError):
    code = "table/only_room"


class OnlyPersons(TableError):
    code = "table/only_persons"


class NotSeated(TableError):
    code = "table/not_seated"


class NotYourSeat(TableError):
    code = "table/not_your_seat"


class Covered(TableError):
    code = "table/covered"


class Learning(TableError):
    code = "table/learning"


class NoSuchSeat(TableError):
    code = "table/no_such_seat"


class SeatTaken(TableError):
    code = "table/seat_taken"


class SeatKept(TableError):
    code = "table/seat_kept"


class NobodyThere(TableError):
    code = "table/nobody_there"


class Yourself(TableError):
    code = "table/yourself"


class Opener(TableError):
    code = "table/opener"


class ShownOut(TableError):
    code = "table/shown_out"


class SeatEmpty(TableError):
    code = "table/seat_empty"


class SeatsEmpty(TableError):
    code = "table/seats_empty"


class AlreadySeated(TableError):
    code = "table/already_seated"


class OtherSeat(TableError):
    code = "table/other_seat"


class NoName(TableError):
    code = "table/no_name"


class NameKept(TableError):
    code = "table/name_kept"


class AlreadyStarted(TableError):
    code = "table/already_started"


class NotRunning(TableError):
    code = "table/not_running"


class NotDue(TableError):
    code = "table/not_due"


class Stale(TableError):
    code = "table/stale"


class NoSuchRevision(TableError):
    code = "table/no_such_revision"


class BadKey(TableError):
    code = "table/bad_key"


class Unsuitable(TableError):
    """What the contract refused, in its own words."""

    code = "table/unsuitable"

    def __init__(self, error: HrajmeError) -> None:
        HrajmeError.__init__(self, error.sentence.id, **error.sentence.args)


class NoSuchFormat(TableError):
    code = "table/no_such_format"


class NothingSaid(TableError):
    code = "table/nothing_said"


class TooLong(TableError):
    code = "table/too_long"


class TalkRefused(TableError):
    code = "table/talk_refused"

    def __init__(self, refusal: Refusal) -> None:
        HrajmeError.__init__(self, refusal.id, **refusal.args)
        self.refusal = refusal


class MustConfirm(TalkRefused):
    code = "table/must_confirm"


class UnknownSignal(TableError):
    code = "table/unknown_signal"


class UnknownOffer(TableError):
    code = "table/unknown_offer"


class NoOffer(TableError):
    code = "table/no_offer"


class AlreadyOffered(TableError):
    code = "table/already_offered"


class OtherOffer(TableError):
    code = "table/other_offer"


class AlreadyDeclined(TableError):
    code = "table/already_declined"


class NotOver(TableError):
    code = "table/not_over"


class EndingRefused(TableError):
    code = "table/ending_refused"

    def __init__(self, refusal: Refusal) -> None:
        HrajmeError.__init__(self, refusal.id, **refusal.args)
        self.refusal = refusal


class NobodyToAsk(TableError):
    code = "table/nobody_to_ask"


class NothingToUndo(TableError):
    code = "table/nothing_to_undo"


class NeedsConsent(TableError):
    code = "table/needs_consent"


class NoClock(TableError):
    code = "table/no_clock"


class Standstill(TableError):
    code = "table/standstill"
