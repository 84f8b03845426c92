"""The rules of backgammon, BG-2 to BG-12.

    13 14 15 16 17 18 | 19 20 21 22 23 24     every seat numbers the points like this, so that its checkers
                      |                       go from 24 down to 1 and off; 25 is the bar and 0 off the board
    12 11 10  9  8  7 |  6  5  4  3  2  1

The point 6 of one seat is the point 19 of the other: both numbers make 25. `points_on` holds 26 fields for
seat 0 and then 26 for seat 1. A move of a seat is a play of the whole roll (encoding.py), or to roll, double,
take or drop; movement.py finds the plays. CHANCE throws one die each for who begins, then two a turn.

A turn goes round: roll, or double and be answered; the dice fall; play. A match begins anew after every game.
"""

from __future__ import annotations

from hrajme.core.dice import Dice
from hrajme.core.moves import Moves
from hrajme.core.position import Position
from hrajme.core.seats import CHANCE, OVER
from hrajme.core.throw import all_throws, throw_dice
from hrajme.games.backgammon import judgement, movement
from hrajme.games.backgammon.encoding import (
    BAR,
    CHECKERS,
    DOUBLE,
    DROP,
    FACES,
    FIELDS,
    HOME,
    MOST_CUBE,
    OFF,
    OPENING,
    RESIGN_SINGLE,
    RESIGNATIONS,
    ROLL,
    TAKE,
)
from hrajme.games.backgammon.options import BackgammonOptions
from hrajme.games.backgammon.phases import (
    BACKGAMMON,
    CRAWFORD_NOW,
    CRAWFORD_OVER,
    CRAWFORD_TO_COME,
    DONE,
    DROPPED,
    GAMMON,
    MATCH,
    NOBODY,
    OFFERED,
    PLAYING,
    READY,
    ROLLING_OFF,
    SINGLE,
    THROWING,
    crawford_of,
    phase_of,
)
from hrajme.games.backgammon.setup import START, read_setup
from hrajme.games.backgammon.showing import view_of
from hrajme.games.backgammon.view import BackgammonView

BEGIN = list(START)

# Quick players: 1 only runs, 2 looks at the whole board.
RUNNER, CAREFUL = 1, 2
DOUBLES_FROM, TAKES_FROM = 0.7, 0.24


class BackgammonPosition(Position):
    """One moment of backgammon."""

    REASONS = ("single", "gammon", "backgammon", "dropped", "match")

    def __init__(self, seats: int, options: BackgammonOptions) -> None:
        super().__init__(seats, options)
        setup = read_setup(options.start)
        self.points_on = [*setup.sides[0], *setup.sides[1]]
        self.length = options.match if setup.length is None else setup.length
        self.score = list(setup.score)
        self.has_cube = options.cube
        self.has_crawford = options.crawford
        self.jacoby = options.jacoby and self.length == 0
        self.cube = setup.cube
        self.owner = NOBODY if setup.owner is None else setup.owner
        self.crawford = crawford_of(setup, self.length)
        self.game = 1
        self.turn = NOBODY if setup.mover is None else setup.mover
        self.throw = 0 if setup.dice is None else 10 * setup.dice[0] + setup.dice[1]
        self.phase = phase_of(setup)
        self.opening = 0
        self.last_seat = NOBODY
        self.last_play = 0
        self.last_throw = 0
        self.last_hits = 0
        # How the last game ended, what it was worth and who has won it.
        self.ended = SINGLE
        self.stake = 0
        self.winner = NOBODY

    def chances(self) -> list[tuple[int, int]]:
        """BG-5.1: a die for each seat; or the 21 throws of two dice by the ways they may fall."""
        if self.phase == ROLLING_OFF:
            faces = range(1, FACES + 1)
            return [(OPENING + 10 * mine + yours, 1) for mine in faces for yours in faces]
        return list(all_throws(2)) if self.phase == THROWING else []

    def view(self, seat: int | None) -> BackgammonView:
        return view_of(self, seat)

    def sides(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The checkers of both seats, each in its own numbering."""
        fields = list(self.points_on)
        return tuple(fields[:FIELDS]), tuple(fields[FIELDS:])

    def pips(self, seat: int) -> int:
        """How many points all checkers of a seat have still to go."""
        return sum([point * count for point, count in enumerate(self.sides()[seat])])

    def may_double_now(self) -> bool:
        """BG-11: whether whose turn it is may double before rolling."""
        return self.phase == READY and bool(self.may_double(self.turn))

    def loss_now(self, loser: int) -> int:
        """BG-10.2: how *loser* would have lost if all were over now: 0 single, 1 gammon, 2 backgammon."""
        return self.loss_of(loser)

    def stake_now(self, loss: int) -> int:
        """BG-10.2, BG-11: what such a loss costs now."""
        return self.worth_of(loss)

    def concessions(self, seat: int) -> tuple[int, ...]:
        """BG-12: a game of a match may be given up, and then the next one begins."""
        is_running = self.length > 0 and self.phase != DONE
        return RESIGNATIONS if is_running and 0 <= seat < 2 else ()

    def blots(self, seat: int) -> frozenset[int]:
        """BG-7.1: where *seat* would hit, in its numbering."""
        theirs = self.sides()[1 - seat]
        return frozenset([BAR - point for point in range(1, BAR) if theirs[point] == 1])

    # The kernel

    def mover(self) -> int:
        if self.phase == ROLLING_OFF or self.phase == THROWING:
            return CHANCE
        if self.phase == DONE:
            return OVER
        return 1 - self.turn if self.phase == OFFERED else self.turn

    def is_legal(self, seat: int, move: int) -> bool:
        """What chance may bring and what needs no dice is known without a list; it is asked at every move."""
        if self.phase == THROWING:
            return 0 < move // 10 <= move % 10 <= FACES
        if self.phase == ROLLING_OFF:
            return 0 < (move - OPENING) // 10 <= FACES and 0 < move % 10 <= FACES
        if self.phase == READY:
            return move == ROLL or (move == DOUBLE and self.may_double(seat))
        return Position.is_legal(self, seat, move)

    def fill(self, moves: Moves, seat: int) -> None:
        if self.phase == PLAYING:
            movement.fill_plays(moves, self.points_on, FIELDS * seat, self.throw % 10, self.throw // 10)
        elif self.phase == OFFERED:
            moves.add(TAKE)
            moves.add(DROP)
        else:
            moves.add(ROLL)
            if self.may_double(seat):
                moves.add(DOUBLE)

    def may_double(self, seat: int) -> bool:
        """BG-11: the cube is in the middle or the seat's own, and a double can still bring something."""
        if not self.has_cube or self.crawford == CRAWFORD_NOW or self.cube >= MOST_CUBE:
            return False
        is_dead = self.length > 0 and self.score[seat] + self.cube >= self.length
        return not is_dead and self.owner != 1 - seat

    def play_unchecked(self, seat: int, move: int) -> None:
        if move >= RESIGN_SINGLE:
            self.end_game(1 - seat, move - RESIGN_SINGLE, self.worth_of(move - RESIGN_SINGLE))
        elif self.phase == PLAYING:
            self.make_play(seat, move)
        elif self.phase == THROWING:
            self.throw = move
            self.phase = PLAYING
        elif self.phase == ROLLING_OFF:
            self.roll_off(move - OPENING)
        elif move == ROLL:
            self.phase = THROWING
        elif move == DOUBLE:
            self.phase = OFFERED
        else:
            self.answer(seat, move)

    def roll_off(self, dice: int) -> None:
        """BG-5.1 to BG-5.3: the higher die begins with both numbers; equal dice are thrown again."""
        mine, yours = dice // 10, dice % 10
        self.opening = dice
        if mine != yours:
            self.turn = 0 if mine > yours else 1
            self.throw = dice if mine < yours else 10 * yours + mine
            self.phase = PLAYING

    def answer(self, seat: int, move: int) -> None:
        """BG-11: who takes owns the doubled cube, who drops has lost what it showed before."""
        if move == DROP:
            self.end_game(1 - seat, DROPPED, self.cube)
            return
        self.cube *= 2
        self.owner = seat
        self.phase = READY

    def make_play(self, seat: int, play: int) -> None:
        own = FIELDS * seat
        self.last_hits = movement.make(self.points_on, own, play, self.throw % 10, self.throw // 10)
        self.last_seat = seat
        self.last_play = play
        self.last_throw = self.throw
        self.opening = 0
        if self.points_on[own + OFF] == CHECKERS:
            loss = self.loss_of(1 - seat)
            self.end_game(seat, loss, self.worth_of(loss))  # BG-10.1
        else:
            self.turn = 1 - seat
            self.phase = READY

    def loss_of(self, loser: int) -> int:
        """BG-10.2: a gammon for who has borne off nothing, a backgammon with a checker far behind as well."""
        own = FIELDS * loser
        if self.points_on[own + OFF] > 0:
            return SINGLE
        for point in range(BAR - HOME, BAR + 1):
            if self.points_on[own + point] > 0:
                return BACKGAMMON
        return GAMMON

    def worth_of(self, loss: int) -> int:
        """BG-10.2; BG-11: with Jacoby's rule only a cube that was turned makes gammons count."""
        return self.cube if self.jacoby and self.owner == NOBODY else self.cube * (1 + loss)

    def end_game(self, winner: int, reason: int, stake: int) -> None:
        self.ended = reason
        self.stake = stake
        self.winner = winner
        self.score[winner] += stake
        if self.length > 0 and self.score[winner] < self.length:
            self.begin_game()
        else:
            self.phase = DONE

    def begin_game(self) -> None:
        """The next game of a match. BG-11: the first in which somebody lacks one point is Crawford's."""
        for point in range(FIELDS):
            self.points_on[point] = BEGIN[point]
            self.points_on[FIELDS + point] = BEGIN[point]
        self.game += 1
        self.cube = 1
        self.owner = NOBODY
        self.turn = NOBODY
        self.throw = 0
        self.phase = ROLLING_OFF
        if self.crawford == CRAWFORD_NOW:
            self.crawford = CRAWFORD_OVER
        elif self.crawford == CRAWFORD_TO_COME and self.lacks_one():
            self.crawford = CRAWFORD_NOW if self.has_crawford else CRAWFORD_OVER

    def lacks_one(self) -> bool:
        return self.score[0] == self.length - 1 or self.score[1] == self.length - 1

    def draw(self, dice: Dice) -> int:
        if self.phase == THROWING:
            return throw_dice(2, dice)
        mine = dice.below(FACES)
        return OPENING + 11 + 10 * mine + dice.below(FACES)

    def fill_chances(self, moves: Moves, weights: Moves) -> None:
        is_opening = self.phase == ROLLING_OFF
        for low in range(1, FACES + 1):
            for high in range(1 if is_opening else low, FACES + 1):
                moves.add(10 * low + high + (OPENING if is_opening else 0))
                weights.add(1 if is_opening or low == high else 2)

    def advise(self, seat: int, policy: int, moves: Moves, dice: Dice) -> int:
        if policy == 0:
            return self.any_move(seat, moves, dice)
        if self.phase == PLAYING:
            return self.best_play(seat, policy, moves)
        if self.phase == OFFERED:
            return TAKE if self.worth(seat) >= TAKES_FROM else DROP
        return DOUBLE if self.may_double(seat) and self.worth(seat) >= DOUBLES_FROM else ROLL

    def best_play(self, seat: int, policy: int, moves: Moves) -> int:
        moves.clear()
        self.fill(moves, seat)
        best, best_value = 0, -1000000.0
        for index in range(moves.count):
            value = self.value_after(seat, policy, moves.items[index])
            if value > best_value:
                best, best_value = index, value
        return moves.items[best]

    def value_after(self, seat: int, policy: int, play: int) -> float:
        own, high, low = FIELDS * seat, self.throw % 10, self.throw // 10
        hits = movement.make(self.points_on, own, play, high, low)
        if policy == CAREFUL:
            value = judgement.lead(self.points_on, own)
        else:
            value = judgement.run(self.points_on, own)
        movement.unmake(self.points_on, own, play, high, low, hits)
        return value

    def worth(self, seat: int) -> float:
        """How likely *seat* wins this game, by a glance at the board."""
        if self.phase == DONE:
            return 1.0 if self.winner == seat else 0.0
        ahead = judgement.lead(self.points_on, FIELDS * seat)
        if self.turn != NOBODY:
            ahead += judgement.ON_ROLL if self.turn == seat else -judgement.ON_ROLL
        return judgement.likelihood(ahead)

    def points(self, seat: int) -> int:
        return self.score[seat]

    def wins(self, seat: int) -> bool:
        return self.winner == seat

    def reason(self) -> int:
        return MATCH if self.length > 0 else self.ended
