"""The bots of Cribbage: easy and normal are quick players; hard weighs exactly what can be counted, and
guesses the rest.

Far from the end hard lays away for the most points: hand, crib and play. Near it, and in the play, it deals
what is hidden anew and plays the deal on, to win and not to score. Once it knows the other's cards it
looks through all that is left of the play.
"""

from __future__ import annotations

from typing import Any

import msgspec

from hrajme.core import NOTHING, Bot, Budget, Dice, Weighed
from hrajme.core.bot import Clock, Guess, put_first
from hrajme.games.cribbage import outlook
from hrajme.games.cribbage.discards import Discard, weigh_discards
from hrajme.games.cribbage.encoding import lay_away, read_card
from hrajme.games.cribbage.endplay import EndPlay, is_known
from hrajme.games.cribbage.rules import CribbagePosition
from hrajme.games.cribbage.tables import LONGEST
from hrajme.search.guessing import GuessSearch
from hrajme.search.levels import quick

SEASONED = 3
# Who needs no more than this may win in this deal or the next: points are no longer alike.
NEAR = 40
# How many cribs are guessed where the play is known.
CRIBS = 24
# What a deal brings whoever does not deal, to judge a way to lay away by the chance to win.
USUAL_POINTS = 10
# How far that judgement may be wrong.
DISCARD_ERROR = 0.01


class WeighedDiscard(Weighed, frozen=True, kw_only=True):
    """A way to lay away, with what it brings on average: its hand, its crib, its play, and all together."""

    hand: float
    crib: float
    pegging: float
    total: float


class CribbageBot:
    """Weighs exactly what can be counted, and guesses the rest."""

    def __init__(self, budget: Budget, clock: Clock | None = None) -> None:
        self.budget = budget
        self.clock = clock
        self.search: GuessSearch | None = None
        self.endplay: EndPlay | None = None

    def choose(self, seat: int, view: Any, guess: Guess, dice: Dice) -> int:
        position = guess(dice)
        assert isinstance(position, CribbagePosition)
        moves = position.moves(seat)
        if len(moves) == 1:
            return moves[0]
        if view.phase == "play" and is_known(position, seat):
            return self.look_through(seat, moves, guess, dice)[0].move
        if view.phase == "lay_away" and not is_near(position):
            return best_discard(position, seat)
        if view.phase in ("count", "claim"):
            return position.choose(seat, SEASONED, dice)
        return self.ready(position).best(position, seat, self.budget, dice)

    def weigh(self, seat: int, view: Any, guess: Guess, dice: Dice) -> list[Weighed]:
        position = guess(dice)
        assert isinstance(position, CribbagePosition)
        if view.phase == "play" and is_known(position, seat):
            return self.look_through(seat, position.moves(seat), guess, dice)
        if view.phase == "lay_away" and not is_near(position):
            return list(weigh_by_points(position, seat))
        weighed = self.ready(position).weigh(position, seat, self.budget, dice)
        if view.phase == "lay_away":
            return [with_points(position, seat, each) for each in weighed]
        if view.phase in ("count", "claim"):
            return put_first(position.choose(seat, SEASONED, dice), weighed)
        return weighed

    def look_through(self, seat: int, moves: list[int], guess: Guess, dice: Dice) -> list[Weighed]:
        """The play is known; what the crib holds is not, and is guessed some times."""
        worths = dict.fromkeys(moves, 0.0)
        for _ in range(CRIBS):
            position = guess(dice)
            assert isinstance(position, CribbagePosition)
            self.endplay = self.endplay or EndPlay(position)
            for move in moves:
                worths[move] += self.endplay.weigh(position, seat, move) / CRIBS
        best = max(moves, key=lambda move: worths[move])
        return put_first(best, [Weighed(move, worth, DISCARD_ERROR) for move, worth in worths.items()])

    def ready(self, position: CribbagePosition) -> GuessSearch:
        if self.search is None:
            self.search = GuessSearch(position, SEASONED, self.clock)
        return self.search


def is_near(position: CribbagePosition) -> bool:
    """Whether the end of the game is near enough to think of it."""
    return max(position.scores) >= position.target - NEAR


def discards_of(position: CribbagePosition, seat: int) -> tuple[Discard, ...]:
    return weigh_discards(position.held[seat], position.dealer == seat, position.min_run)


def move_of(discard: Discard) -> int:
    one, other = [read_card(name) for name in discard.cards]
    assert one is not None
    assert other is not None
    return lay_away(one, other)


def best_discard(position: CribbagePosition, seat: int) -> int:
    return move_of(discards_of(position, seat)[0])


def weigh_by_points(position: CribbagePosition, seat: int) -> list[WeighedDiscard]:
    """All ways to lay away, the most points first."""
    return [
        WeighedDiscard(
            move=move_of(each),
            worth=chance_with(position, seat, each.total),
            error=DISCARD_ERROR,
            hand=each.hand,
            crib=each.crib,
            pegging=each.pegging,
            total=each.total,
        )
        for each in discards_of(position, seat)
    ]


def chance_with(position: CribbagePosition, seat: int, points: float) -> float:
    """The chance to win after so many points in this deal, between those of whole points."""
    low = int(points // 1)
    share = points - low
    return (1.0 - share) * chance_after(position, seat, low) + share * chance_after(position, seat, low + 1)


def chance_after(position: CribbagePosition, seat: int, points: int) -> float:
    mine = min(LONGEST, position.target - position.scores[seat] - points)
    theirs = position.target - position.scores[1 - seat] - USUAL_POINTS
    if position.dealer == seat:
        return 1.0 - outlook.dealer_chance(position.min_run, theirs, mine)
    return outlook.dealer_chance(position.min_run, mine, theirs)


def with_points(position: CribbagePosition, seat: int, weighed: Weighed) -> WeighedDiscard:
    """What was found by guessing, with its points."""
    by_move = {move_of(each): each for each in discards_of(position, seat)}
    found = by_move[weighed.move]
    return WeighedDiscard(
        move=weighed.move,
        worth=weighed.worth,
        error=weighed.error,
        hand=found.hand,
        crib=found.crib,
        pegging=found.pegging,
        total=found.total,
    )


class CribbageLevel(msgspec.Struct, frozen=True):
    """Thinks, on top of the quick player of this policy."""

    policy: int
    budget: Budget

    def make(self, budget: Budget = NOTHING, clock: Clock | None = None) -> Bot:
        return CribbageBot(self.budget.changed_by(budget), clock)


LEVELS = {
    "random": quick(0),
    "easy": quick(1),
    "normal": quick(2),
    "hard": CribbageLevel(SEASONED, Budget(playouts=600)),
}
