"""GNU Backgammon at the table, where it is installed; a bot of ours in its place when it is of no use.

Every question is a run of the program of its own, a fraction of a second: it is told the position by its id
and asked for a hint.

to it    set gnubgid 4HPwATDgc/ABMA:cAkqAAAAAAAA · hint
from it  1. Cubeful 2-ply    8/4 6/4     Eq.: +0.072   or   Proper cube action: No double, take
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess

import msgspec

from hrajme.core import NOTHING, Bot, Budget, Dice, Level, Weighed
from hrajme.core.bot import Clock, Guess, put_first
from hrajme.games.backgammon.encoding import BAR, DOUBLE, DROP, FIELDS, OFF, ROLL, TAKE, Step, steps_of
from hrajme.games.backgammon.plays import read_steps
from hrajme.games.backgammon.rules import BackgammonPosition
from hrajme.games.backgammon.view import BackgammonView
from hrajme.search.uci import EngineFailed

# Debian puts games where not every path leads.
PLACES = ("gnubg", "/usr/games/gnubg", "/usr/local/games/gnubg")
# In its terminal, without a greeting and without anybody's settings.
ARGUMENTS = ("-t", "-q", "-r")
# So long any answer may take: it takes far less.
PATIENCE_SECONDS = 10.0
# What a bot says when the program has left it.
ALONE = "engine_gone"

BEST_PLAY = re.compile(r"^\s*1\. Cube\w+ \d-ply\s+(.+?)\s+(?:Eq\.:|MWC:)", re.MULTILINE)
CUBE_ACTION = re.compile(r"^Proper cube action: (.+)$", re.MULTILINE)
EQUITY = r"^\d\. (?:Double|Redouble), {}\s+([+-]\d+\.\d+)"
TAKEN, DROPPED = (re.compile(EQUITY.format(word), re.MULTILINE) for word in ("take", "pass"))


def find_gnubg() -> str | None:
    """Its command; HRAJME_GNUBG may name it."""
    named = os.environ.get("HRAJME_GNUBG")
    places = PLACES if named is None else (named,)
    return next((path for path in map(shutil.which, places) if path is not None), None)


class GnubgLevel(msgspec.Struct, frozen=True):
    """GNU Backgammon looking so many turns ahead; *stand_in* plays where it cannot."""

    plies: int
    stand_in: Level
    seconds: float = PATIENCE_SECONDS

    @property
    def is_there(self) -> bool:
        return find_gnubg() is not None

    @property
    def policy(self) -> int:
        return self.stand_in.policy

    @property
    def budget(self) -> Budget:
        return self.stand_in.budget

    def make(self, budget: Budget = NOTHING, clock: Clock | None = None) -> GnubgBot:
        return GnubgBot(self, self.stand_in.make(budget, clock))


class GnubgBot:
    """Asks GNU Backgammon, as long as it answers."""

    def __init__(self, level: GnubgLevel, stand_in: Bot) -> None:
        self.level = level
        self.stand_in = stand_in
        self.is_alone = False
        # The phrase that goes with the last move: said once, when the program fails.
        self.says = ""

    def choose(self, seat: int, view: BackgammonView, guess: Guess, dice: Dice) -> int:
        self.says = ""
        position = guess(dice)
        assert isinstance(position, BackgammonPosition)
        legal = position.moves(seat)
        if len(legal) == 1:
            return legal[0]
        if not self.is_alone:
            try:
                return self.ask(position, seat, view)
            except EngineFailed:
                self.is_alone = True
                self.says = ALONE
        return self.stand_in.choose(seat, view, guess, dice)

    def weigh(self, seat: int, view: BackgammonView, guess: Guess, dice: Dice) -> list[Weighed]:
        """What the bot of ours thinks of each move, behind what is chosen."""
        chosen = self.choose(seat, view, guess, dice)
        return put_first(chosen, self.stand_in.weigh(seat, view, guess, dice))

    def ask(self, position: BackgammonPosition, seat: int, view: BackgammonView) -> int:
        """Its move. Raises EngineFailed."""
        says = self.hint(view)
        if view.phase == "play":
            return find_play(position, seat, found_in(BEST_PLAY, says))
        if view.phase == "offered":
            taken, dropped = (float(found_in(pattern, says)) for pattern in (TAKEN, DROPPED))
            return TAKE if taken <= dropped else DROP
        is_double = re.match("(Double|Redouble|Optional (re)?double)", found_in(CUBE_ACTION, says))
        return ROLL if is_double is None else DOUBLE

    def hint(self, view: BackgammonView) -> str:
        """What it says about a position. Raises EngineFailed."""
        command = find_gnubg()
        if command is None:
            raise EngineFailed("GNU Backgammon is not installed")
        try:
            answer = subprocess.run(
                [command, *ARGUMENTS],
                input="\n".join(self.questions(view)) + "\n",
                capture_output=True,
                text=True,
                errors="replace",
                timeout=self.level.seconds,
                check=False,
            )
        except (OSError, subprocess.TimeoutExpired) as error:
            raise EngineFailed(f"{command} does not answer: {error}") from error
        return answer.stdout

    def questions(self, view: BackgammonView) -> list[str]:
        """Both seats are played by hand, or it would begin to play by itself.

        An id without a word about Jacoby's rule turns it on, so what holds here is said after the id.
        """
        plies = self.level.plies
        return [
            "set player 0 human",
            "set player 1 human",
            f"set evaluation chequerplay evaluation plies {plies}",
            f"set evaluation cubedecision evaluation plies {plies}",
            f"set gnubgid {view.id}",
            f"set jacoby {'on' if view.jacoby else 'off'}",
            "hint",
        ]


def found_in(pattern: re.Pattern[str], says: str) -> str:
    found = pattern.search(says)
    if found is None:
        raise EngineFailed("GNU Backgammon gave no hint")
    return found[1]


def find_play(position: BackgammonPosition, seat: int, text: str) -> int:
    """The legal play that leads to the same board. Raises EngineFailed."""
    read = read_steps(text)
    if read is None:
        raise EngineFailed(f"{text} is no play")
    wanted = board_after(position, seat, read[0])
    for move in position.moves(seat):
        if board_after(position, seat, steps_of(move, position.throw)) == wanted:
            return move
    raise EngineFailed(f"{text} is not a legal play")


def board_after(position: BackgammonPosition, seat: int, steps: list[Step]) -> list[int]:
    points = list(position.points_on)
    for origin, target in steps:
        step(points, FIELDS * seat, origin, target)
    return points


def step(points: list[int], own: int, origin: int, target: int) -> None:
    """BG-7.1: a checker of the other is hit where this one comes down."""
    points[own + origin] -= 1
    points[own + target] += 1
    other = FIELDS - own
    if target != OFF and points[other + BAR - target] > 0:
        points[other + BAR - target] -= 1
        points[other + BAR] += 1
