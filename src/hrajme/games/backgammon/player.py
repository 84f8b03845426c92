"""Our own player: plays by the network, and turns the cube by what that says, at any score."""

from __future__ import annotations

from functools import partial

import msgspec

from hrajme.core import NOTHING, Budget, Dice, Weighed
from hrajme.core.bot import Clock, Guess
from hrajme.games.backgammon import bearoff
from hrajme.games.backgammon.cube import Chances, CubeChoice, Prospect, weigh_cube
from hrajme.games.backgammon.encoding import DOUBLE, DROP, FIELDS, ROLL, TAKE
from hrajme.games.backgammon.equity import after
from hrajme.games.backgammon.outlook import Outlook
from hrajme.games.backgammon.tables import CENTRED, OTHERS, OWNED
from hrajme.games.backgammon.thinker import Thinker
from hrajme.games.backgammon.view import BackgammonView
from hrajme.games.backgammon.weights import FILE, read_networks

# The quick policy under it.
CAREFUL = 2
# Nobody expects to win or lose more than so many times the cube.
MOST_CUBES = 6.0
# By how much a worth may miss, after looking so many turns ahead: rough sizes, not measured.
ERRORS = (0.01, 0.006, 0.004, 0.003)


class WeighedPlay(Weighed, frozen=True, kw_only=True):
    """A move with what it leads to: the points that it brings on average, and the chances.

    The equity is that of a game without the cube; where the cube is turned or kept, with it, in cubes of now.
    """

    equity: float
    chances: Chances


class NetworkLevel(msgspec.Struct, frozen=True):
    """Looks so many turns ahead, and one at least before the cube is turned."""

    depth: int
    nodes: int

    @property
    def policy(self) -> int:
        return CAREFUL

    @property
    def budget(self) -> Budget:
        return Budget(nodes=self.nodes)

    def make(self, budget: Budget = NOTHING, clock: Clock | None = None) -> NetworkBot:
        return NetworkBot(self.depth, self.budget.changed_by(budget), clock)


class NetworkBot:
    """Asks the network. Of equal plays it takes the first: it has no whims."""

    def __init__(self, depth: int, budget: Budget, clock: Clock | None = None) -> None:
        bearoff.load()
        contact, race = read_networks(FILE.read_bytes())
        self.outlook = Outlook(contact, race)
        self.plays = Thinker(self.outlook, depth, clock)
        self.cubes = Thinker(self.outlook, max(1, depth), clock)
        self.budget = budget

    def choose(self, seat: int, view: BackgammonView, guess: Guess, dice: Dice) -> int:
        if view.phase == "ready" and not view.may_double:
            return ROLL
        return self.weigh(seat, view, guess, dice)[0].move

    def weigh(self, seat: int, view: BackgammonView, guess: Guess, dice: Dice) -> list[Weighed]:
        """Nothing is hidden: the view is all it needs."""
        self.outlook.set_scale([*scale_of(view, 0), *scale_of(view, 1)])
        if view.phase == "play":
            return self.weigh_plays(view, seat)
        return self.weigh_answers(view, seat) if view.phase == "offered" else self.weigh_double(view, seat)

    def weigh_plays(self, view: BackgammonView, seat: int) -> list[Weighed]:
        low, high = view.dice
        seen = self.plays.weigh(board_of(view), FIELDS * seat, high, low, self.budget)
        return in_order([weigh_play(view, seat, play, depth, Chances(*left)) for play, depth, left in seen])

    def weigh_double(self, view: BackgammonView, seat: int) -> list[Weighed]:
        chances = self.chances_of(view, seat)
        choice = choice_of(view, seat, chances)
        ways = [(ROLL, choice.kept)]
        if view.may_double:
            ways.append((DOUBLE, choice.doubled))
        return weigh_ways(view, chances, ways)

    def weigh_answers(self, view: BackgammonView, seat: int) -> list[Weighed]:
        chances = self.chances_of(view, 1 - seat)
        choice, whole = choice_of(view, 1 - seat, chances), 0.0 if view.match == 0 else 1.0
        ways = [(TAKE, whole - choice.taken), (DROP, whole - choice.dropped)]
        return weigh_ways(view, chances.turned(), ways)

    def chances_of(self, view: BackgammonView, seat: int) -> Chances:
        """Of *seat*, who is on roll."""
        return Chances(*self.cubes.expect(board_of(view), FIELDS * seat, self.budget))


def board_of(view: BackgammonView) -> list[int]:
    return [*view.points[0], *view.points[1]]


def weigh_play(view: BackgammonView, seat: int, play: int, depth: int, left: Chances) -> WeighedPlay:
    """*left* is what the other may expect after the play."""
    chances = left.turned()
    worth = to_worth(view, prospect_of(view, seat, chances).dead(view.cube, chances.win))
    return WeighedPlay(move=play, worth=worth, error=ERRORS[depth], equity=chances.equity, chances=chances)


def in_order(weighed: list[WeighedPlay]) -> list[Weighed]:
    """As they come, the best first: what was looked at less is worth no more than what stands before it."""
    found: list[Weighed] = []
    most = 1.0
    for each in weighed:
        most = min(most, each.worth)
        found.append(msgspec.structs.replace(each, worth=most))
    return found


def weigh_ways(view: BackgammonView, chances: Chances, ways: list[tuple[int, float]]) -> list[Weighed]:
    """What the cube may do, the best first."""
    weighed: list[Weighed] = []
    for move, value in sorted(ways, key=lambda way: -way[1]):
        equity = value / view.cube if view.match == 0 else chances.equity
        worth = to_worth(view, value)
        weighed.append(WeighedPlay(move=move, worth=worth, error=ERRORS[1], equity=equity, chances=chances))
    return weighed


def to_worth(view: BackgammonView, value: float) -> float:
    """The chance to win, in a match; else points, of which nobody expects more than some cubes."""
    share = value if view.match > 0 else 0.5 + value / (2.0 * MOST_CUBES * view.cube)
    return min(1.0, max(0.0, share))


def prospect_of(view: BackgammonView, seat: int, chances: Chances) -> Prospect:
    """The game as it stands for *seat*, whose chances these are."""
    may_redouble = view.has_cube and not view.is_crawford
    if view.match == 0:
        gammons_count = not (view.jacoby and view.cube_owner is None)
        return Prospect(chances, float, gammons_count=gammons_count, may_redouble=may_redouble)
    mine, yours = (view.match - view.score[each] for each in (seat, 1 - seat))
    # BG-11: who lacks one point, and it is not Crawford's game, has had it.
    has_crawford = view.is_crawford or min(mine, yours) > 1
    payoff = partial(after, mine, yours, has_crawford=has_crawford)
    return Prospect(chances, payoff, (mine, yours), may_redouble=may_redouble)


def choice_of(view: BackgammonView, seat: int, chances: Chances) -> CubeChoice:
    """What the cube is worth to *seat*, who is on roll, turned and not."""
    known = bearoff.look_up(view.points[seat], view.points[1 - seat]) if view.match == 0 else None
    if known is not None:
        kept = known[CENTRED] if view.cube_owner is None else known[OWNED]
        return CubeChoice(view.cube * kept, 2 * view.cube * known[OTHERS], view.cube)
    prospect = prospect_of(view, seat, chances)
    doubled = msgspec.structs.replace(prospect, gammons_count=True)
    owner = None if view.cube_owner is None else int(view.cube_owner != seat)
    return weigh_cube(prospect, view.cube, owner, doubled)


def scale_of(view: BackgammonView, seat: int) -> list[float]:
    """What each chance of *seat* is worth at this score and cube, where a single game makes 2."""
    prospect = prospect_of(view, seat, Chances(0.5))
    sizes = (1, 2, 3) if prospect.gammons_count else (1, 1, 1)
    won, lost = ([prospect.payoff(sign * size * view.cube) for size in sizes] for sign in (1, -1))
    steps = (won[0] - lost[0], won[1] - won[0], won[2] - won[1], lost[1] - lost[0], lost[2] - lost[1])
    return [2.0 * step / steps[0] for step in steps]
