"""The rules of Ones and Fives: OF-1 to OF-8.

Dice have no order, so a throw is a multiset of faces; encoding.py numbers them:

    throw   0     1 … 6      7 … 27     28 … 83      84 … 209    210 … 461   462 … 923
            none  one die    two dice   three dice   four dice   five dice   six dice

A move of a seat is an int:

    0               throw the dice that are left, or all six
    1 … 923         set these dice of the throw aside
    1000            write the points down and pass the dice
    1001            set five dice aside unscored and throw the last one to complete them (OF-6)

and so is a move of CHANCE:

    1 … 923         the dice fall like this
    1100 + seat     this seat begins

A turn goes round: throw, the dice fall, set some aside, then throw on or write down. A dead throw ends it.
"""

from __future__ import annotations

from hrajme.core.body import zeros
from hrajme.core.dice import Dice
from hrajme.core.moves import Moves
from hrajme.core.position import Position
from hrajme.core.seats import CHANCE, OVER
from hrajme.games.ones_and_fives import encoding, quick, scoring
from hrajme.games.ones_and_fives.encoding import (
    ALL_THROWS,
    BANK,
    COMPLETE,
    DICE,
    FACES,
    ROLL,
    STARTER,
    THROWS,
    ways,
    without,
)
from hrajme.games.ones_and_fives.options import OnesAndFivesOptions
from hrajme.games.ones_and_fives.scoring import DEAD_CHANCE
from hrajme.games.ones_and_fives.view import (
    ChoicePart,
    Completion,
    DicePart,
    Kept,
    LastRound,
    LastTurn,
    OnesAndFivesView,
    Phase,
    ScorePart,
    Selection,
    TurnEnd,
)

MAX_SEATS = 12

CHOOSE_STARTER, READY, THROWING, KEEPING, DECIDING, DONE = 0, 1, 2, 3, 4, 5
PHASES: tuple[Phase, ...] = ("starter", "roll", "throw", "keep", "decide", "over")

NO_TURN, WRITTEN, DEAD, MISSED = 0, 1, 2, 3
TURN_ENDS: tuple[TurnEnd, ...] = ("written", "dead", "missed")

AT_TARGET, AFTER_LAST_ROUND = 0, 1
NOBODY = -1

# By the number of a throw; scoring.py works them out.
WORTH = list(scoring.WORTH)
STRICT_WORTH = list(scoring.STRICT_WORTH)
SIZE = list(scoring.SIZE)
COMPLETION = list(scoring.COMPLETION)
MISSING = list(scoring.MISSING)
COMPLETED = list(scoring.COMPLETED)
SELECTED = list(scoring.SELECTED)
FIRST = list(scoring.FIRST)
FALLEN = list(encoding.FALLEN)
FIRST_FALL = list(encoding.FIRST_FALL)
SECOND_FALL = list(encoding.SECOND_FALL)
JOINED = list(encoding.JOINED)
WAYS = list(encoding.WAYS)


class OnesAndFivesPosition(Position):
    """One moment of Ones and Fives."""

    REASONS = ("target", "last_round")

    def __init__(self, seats: int, options: OnesAndFivesOptions) -> None:
        super().__init__(seats, options)
        self.target = options.target
        self.has_last_round = options.last_round
        self.quad_is_two_pairs = options.quad_is_two_pairs
        self.entry = options.entry
        self.totals = zeros(MAX_SEATS)
        self.last_end = zeros(MAX_SEATS)
        self.last_points = zeros(MAX_SEATS)
        self.last_throw = zeros(MAX_SEATS)
        self.phase = CHOOSE_STARTER
        self.round = 0
        self.starter = NOBODY
        self.turn = NOBODY
        self.thrown = 0
        self.kept = zeros(DICE)
        self.kept_points = zeros(DICE)
        self.kept_count = 0
        self.carried = 0
        self.turn_points = 0
        self.dice_left = DICE
        self.completing = 0
        self.finisher = NOBODY
        self.leader = NOBODY

    def chances(self) -> list[tuple[int, int]]:
        """Every throw by the ways in which it may fall; every seat alike for who begins."""
        if self.phase == CHOOSE_STARTER:
            return [(STARTER + seat, 1) for seat in range(self.seats)]
        if self.phase != THROWING:
            return []
        return [
            (number, ways(number)) for number in range(ALL_THROWS) if len(THROWS[number]) == self.dice_left
        ]

    def is_legal(self, seat: int, move: int) -> bool:
        if seat == CHANCE and self.phase == THROWING:
            return 0 < move < ALL_THROWS and SIZE[move] == self.dice_left
        return Position.is_legal(self, seat, move)

    def view(self, seat: int | None) -> OnesAndFivesView:
        fields = (
            seat,
            PHASES[self.phase],
            self.round,
            None if self.starter == NOBODY else self.starter,
            self.turn if READY <= self.phase <= DECIDING else None,
            *self.view_dice(),
            *self.view_choice(),
            *self.view_score(),
        )
        return OnesAndFivesView(*fields)

    def view_dice(self) -> DicePart:
        return (
            self.lying(),
            tuple([self.kept_group(index) for index in range(self.kept_count)]),
            self.carried,
            self.turn_points,
            self.dice_left,
        )

    def view_choice(self) -> ChoicePart:
        return (
            self.danger(),
            self.selections() if self.phase == KEEPING else (),
            self.completion(),
            self.phase == DECIDING and self.may_bank(),
        )

    def view_score(self) -> ScorePart:
        seats = range(self.seats)
        return (
            tuple([self.totals[seat] for seat in seats]),
            self.target,
            self.entry,
            tuple([bool(self.has_entered(seat)) for seat in seats]),
            tuple([self.last_turn(seat) for seat in seats]),
            self.has_last_round,
            self.last_round(),
        )

    def lying(self) -> tuple[int, ...]:
        """The dice of the present throw that are not set aside."""
        if self.phase == KEEPING:
            return THROWS[self.thrown]
        if self.phase == DECIDING and self.thrown:
            return THROWS[without(self.thrown, self.kept[self.kept_count - 1])]
        return ()

    def kept_group(self, index: int) -> Kept:
        return Kept(THROWS[self.kept[index]], self.kept_points[index])

    def danger(self) -> tuple[int, int] | None:
        """OF-4, OF-6: in how many ways the next throw would lose the turn."""
        if self.completing and self.phase == THROWING:
            return (FACES - 1, FACES)
        if self.phase in (READY, THROWING, DECIDING):
            return DEAD_CHANCE[self.dice_left]
        return None

    def selections(self) -> tuple[Selection, ...]:
        """Every way to set dice aside, the most points first, then the fewest dice."""
        found = [self.selection(move) for move in self.moves(self.turn) if move < ALL_THROWS]
        return tuple(sorted(found, key=by_points))

    def selection(self, number: int) -> Selection:
        left = self.left_after(number)
        points = self.worth_of(number)
        return Selection(THROWS[number], points, self.turn_points + points, left, DEAD_CHANCE[left])

    def completion(self) -> Completion | None:
        """OF-6: the five dice of a straight or alike, offered or set aside."""
        offered = self.phase == KEEPING and self.completion_points() > 0
        if not offered and not (self.completing and self.phase == THROWING):
            return None
        face = MISSING[self.thrown]
        faces = set(THROWS[self.thrown])
        five = (face,) * (DICE - 1) if face in faces else tuple(sorted(faces))
        return Completion(five, face, self.completion_points())

    def last_turn(self, seat: int) -> LastTurn | None:
        if self.last_end[seat] == NO_TURN:
            return None
        end = TURN_ENDS[self.last_end[seat] - 1]
        return LastTurn(end, self.last_points[seat], THROWS[self.last_throw[seat]])

    def last_round(self) -> LastRound | None:
        if self.finisher == NOBODY or not self.has_last_round:
            return None
        to_come = []
        if self.phase != DONE:
            steps = (self.finisher - self.turn) % self.seats
            to_come = [(self.turn + step) % self.seats for step in range(steps)]
        return LastRound(self.finisher, self.leader, self.totals[self.leader], tuple(to_come))

    def estimate(self, seat: int) -> float:
        """`worth`, for callers outside the compiled code."""
        return self.worth(seat)

    # The kernel

    def mover(self) -> int:
        if self.phase == CHOOSE_STARTER or self.phase == THROWING:
            return CHANCE
        return OVER if self.phase == DONE else self.turn

    def fill(self, moves: Moves, seat: int) -> None:
        if self.phase != KEEPING:
            moves.add(ROLL)
            if self.phase == DECIDING and self.may_bank():
                moves.add(BANK)
            return
        for index in range(FIRST[self.thrown], FIRST[self.thrown + 1]):
            if self.worth_of(SELECTED[index]) > 0:
                moves.add(SELECTED[index])
        if self.completion_points() > 0:
            moves.add(COMPLETE)

    def worth_of(self, number: int) -> int:
        """OF-5, OF-8: the points for setting these dice of one throw aside."""
        return WORTH[number] if self.quad_is_two_pairs else STRICT_WORTH[number]

    def completion_points(self) -> int:
        """OF-6: what the last die may bring to five of a straight or five alike; 0 where there are none."""
        return COMPLETION[self.thrown]

    def has_entered(self, seat: int) -> bool:
        return self.totals[seat] > 0 or self.entry == 0

    def may_bank(self) -> bool:
        """OF-8: the first points written down are at least the entry."""
        return self.turn_points >= self.entry or self.totals[self.turn] > 0

    def left_after(self, number: int) -> int:
        """OF-3: how many dice the next throw has when these are set aside."""
        left = self.dice_left - SIZE[number]
        return left if left > 0 else DICE

    def play_unchecked(self, seat: int, move: int) -> None:
        if self.phase == THROWING:
            self.land(move)
        elif self.phase == KEEPING:
            self.keep(move)
        elif move == ROLL:
            self.throw()
        elif move == BANK:
            self.bank(seat)
        else:
            self.starter = move - STARTER
            self.turn = self.starter
            self.begin_turn()

    def keep(self, move: int) -> None:
        """OF-1: what scores, or OF-6: five dice unscored."""
        if move == COMPLETE:
            self.completing = self.completion_points()
            self.dice_left = 1
            self.phase = THROWING
        else:
            self.set_aside(move, self.worth_of(move), self.left_after(move))

    def begin_turn(self) -> None:
        self.round += self.turn == self.starter
        self.take_up_dice()
        self.phase = READY

    def take_up_dice(self) -> None:
        self.thrown = 0
        self.kept_count = 0
        self.carried = 0
        self.turn_points = 0
        self.dice_left = DICE
        self.completing = 0

    def throw(self) -> None:
        """The dice are in the air; OF-3: with all six everything that was set aside comes back."""
        if self.dice_left == DICE:
            self.kept_count = 0
            self.carried = self.turn_points
        self.phase = THROWING

    def land(self, number: int) -> None:
        """The dice lie."""
        if self.completing > 0:
            self.land_last(number)
            return
        self.thrown = number
        if FIRST[number] < FIRST[number + 1]:
            self.phase = KEEPING
        else:
            self.lose(DEAD, number)  # OF-4

    def land_last(self, face: int) -> None:
        """OF-6: the last die completes the five, or the turn is lost."""
        if face != MISSING[self.thrown]:
            self.lose(MISSED, face)
            return
        points = self.completing
        self.completing = 0
        self.thrown = COMPLETED[self.thrown]
        self.set_aside(self.thrown, points, DICE)

    def set_aside(self, number: int, points: int, left: int) -> None:
        """OF-1: dice are set aside and their points are at risk."""
        self.kept[self.kept_count] = number
        self.kept_points[self.kept_count] = points
        self.kept_count += 1
        self.turn_points += points
        self.dice_left = left
        self.phase = DECIDING

    def lose(self, end: int, number: int) -> None:
        """OF-4: nothing of this turn is written down."""
        self.last_end[self.turn] = end
        self.last_points[self.turn] = self.turn_points
        self.last_throw[self.turn] = number
        self.pass_dice()

    def bank(self, seat: int) -> None:
        """OF-2: the points of the turn are written down."""
        self.totals[seat] += self.turn_points
        self.last_end[seat] = WRITTEN
        self.last_points[seat] = self.turn_points
        self.last_throw[seat] = 0
        if self.totals[seat] >= self.target:
            if self.finisher == NOBODY:
                self.finisher = seat
                self.leader = seat
            elif self.totals[seat] > self.totals[self.leader]:
                self.leader = seat
        self.pass_dice()

    def pass_dice(self) -> None:
        """OF-7: the game ends at once, or after everybody else has had one more turn."""
        following = self.turn + 1 if self.turn + 1 < self.seats else 0
        if self.finisher != NOBODY and (following == self.finisher or not self.has_last_round):
            self.take_up_dice()
            self.phase = DONE
        else:
            self.turn = following
            self.begin_turn()

    def draw(self, dice: Dice) -> int:
        if self.phase == CHOOSE_STARTER:
            return STARTER + dice.below(self.seats)
        # Three dice fall in 216 ways, and there are 84 throws of up to three.
        way = dice.below(WAYS[self.dice_left])
        first = FALLEN[FIRST_FALL[self.dice_left] + way % 216]
        second = FALLEN[SECOND_FALL[self.dice_left] + way // 216]
        return JOINED[84 * first + second]

    def points(self, seat: int) -> int:
        return self.totals[seat]

    def wins(self, seat: int) -> bool:
        return seat == self.leader

    def reason(self) -> int:
        return AFTER_LAST_ROUND if self.has_last_round else AT_TARGET

    def is_settled(self) -> bool:
        """Between two turns, or over."""
        return self.phase == READY or self.phase == DONE

    def worth(self, seat: int) -> float:
        if self.phase == DONE:
            return 1.0 if seat == self.leader else 0.0
        return quick.worth(self, seat)

    def advise(self, seat: int, policy: int, moves: Moves, dice: Dice) -> int:
        if policy == 0 and self.quad_is_two_pairs:
            return self.any_of_the_legal(dice)
        return quick.advise(self, seat, policy, moves, dice)

    def hurry(self, policy: int, moves: Moves, dice: Dice) -> int:
        """The usual loop; named like this, the methods are called directly, which takes a fifth off."""
        count = 0
        mover = OnesAndFivesPosition.mover(self)
        while mover != OVER:
            if mover == CHANCE:
                move = OnesAndFivesPosition.draw(self, dice)
            else:
                move = OnesAndFivesPosition.advise(self, mover, policy, moves, dice)
            OnesAndFivesPosition.play_unchecked(self, mover, move)
            count += 1
            mover = OnesAndFivesPosition.mover(self)
        return count

    def any_of_the_legal(self, dice: Dice) -> int:
        """`any_move` without making the list of moves, where all of SELECTED is legal."""
        if self.phase != KEEPING:
            return BANK if self.phase == DECIDING and self.may_bank() and dice.below(2) else ROLL
        first = FIRST[self.thrown]
        count = FIRST[self.thrown + 1] - first
        chosen = dice.below(count + (1 if self.completion_points() > 0 else 0))
        return SELECTED[first + chosen] if chosen < count else COMPLETE


def by_points(selection: Selection) -> tuple[int, int]:
    return (-selection.points, len(selection.dice))
