"""Self-play: a network plays both sides, and learns from how its games went on.

A board is worth what the next one turned out to be worth, and the one after that, down to the end: the
targets are means over all of these, later ones counting less by `trust` (temporal differences, TD(λ)).
"""

from __future__ import annotations

from hrajme.core.dice import Dice
from hrajme.core.moves import Moves
from hrajme.games.backgammon import movement
from hrajme.games.backgammon.encoding import CHECKERS, FACES, FIELDS, OFF
from hrajme.games.backgammon.network import Network
from hrajme.games.backgammon.outlook import Outlook
from hrajme.games.backgammon.outputs import (
    BACKGAMMON,
    GAMMON,
    LOST_BACKGAMMON,
    LOST_GAMMON,
    OUTPUTS,
    WIN,
)
from hrajme.games.backgammon.setup import START

BOARD = 2 * FIELDS
# A game that goes on for longer is no game to learn from.
MOST_TURNS = 600
BEGIN = list(START)


class Learner:
    """Plays games and learns from them."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.moves = Moves()
        self.points = [0 for _ in range(BOARD)]
        # Every board with the side on roll first, and the chances of that side as they seemed.
        self.boards = [0 for _ in range(MOST_TURNS * BOARD)]
        self.seen = [0.0 for _ in range((MOST_TURNS + 1) * OUTPUTS)]
        self.turns = 0
        self.targets = [0.0 for _ in range(OUTPUTS)]

    def play(self, games: int, dice: Dice, rate: float, trust: float) -> int:
        """Play so many games and learn from each; how many turns they had."""
        turns = 0
        for _ in range(games):
            self.play_game(dice)
            self.learn_game(rate, trust)
            turns += self.turns
        return turns

    # The kernel

    def play_game(self, dice: Dice) -> None:
        self.set_up()
        high, low = dice.below(FACES) + 1, dice.below(FACES) + 1
        while high == low:
            low = dice.below(FACES) + 1
        own = 0
        while self.turns < MOST_TURNS:
            self.note(own)
            self.make_best(own, high if high > low else low, low if high > low else high)
            self.turns += 1
            self.remember()
            if self.points[own + OFF] == CHECKERS:
                return
            own = FIELDS - own
            high, low = dice.below(FACES) + 1, dice.below(FACES) + 1

    def set_up(self) -> None:
        self.turns = 0
        for point in range(FIELDS):
            self.points[point] = BEGIN[point]
            self.points[FIELDS + point] = BEGIN[point]

    def note(self, own: int) -> None:
        """Keep the board, with the side on roll first."""
        at = self.turns * BOARD
        for point in range(FIELDS):
            self.boards[at + point] = self.points[own + point]
            self.boards[at + FIELDS + point] = self.points[FIELDS - own + point]

    def remember(self) -> None:
        """What is seen of the board after the play, by who is on roll then."""
        for output in range(OUTPUTS):
            self.seen[self.turns * OUTPUTS + output] = self.outlook.chances[output]

    def make_best(self, own: int, high: int, low: int) -> None:
        """Make the play after which the other stands worst, and leave what is seen then."""
        self.moves.clear()
        movement.fill_plays(self.moves, self.points, own, high, low)
        best, least = 0, 100.0
        if self.moves.count > 1:
            for index in range(self.moves.count):
                worth = self.try_play(own, self.moves.items[index], high, low)
                if worth < least:
                    best, least = index, worth
        movement.make(self.points, own, self.moves.items[best], high, low)
        self.outlook.see(self.points, FIELDS - own)

    def try_play(self, own: int, play: int, high: int, low: int) -> float:
        hits = movement.make(self.points, own, play, high, low)
        self.outlook.see(self.points, FIELDS - own)
        movement.unmake(self.points, own, play, high, low, hits)
        return self.outlook.worth(FIELDS - own)

    def learn_game(self, rate: float, trust: float) -> None:
        """Go back from the end, and learn each board on the way."""
        for output in range(OUTPUTS):
            self.targets[output] = self.seen[self.turns * OUTPUTS + output]
        for turn in range(self.turns - 1, -1, -1):
            self.look_back((turn + 1) * OUTPUTS, trust)
            self.learn_board(turn * BOARD, rate)

    def look_back(self, at: int, trust: float) -> None:
        """The targets of one turn before, for the other side; *at* is what was seen of this one."""
        for output in range(OUTPUTS):
            self.targets[output] = trust * self.targets[output] + (1.0 - trust) * self.seen[at + output]
        gammon, backgammon = self.targets[GAMMON], self.targets[BACKGAMMON]
        self.targets[WIN] = 1.0 - self.targets[WIN]
        self.targets[GAMMON] = self.targets[LOST_GAMMON]
        self.targets[BACKGAMMON] = self.targets[LOST_BACKGAMMON]
        self.targets[LOST_GAMMON] = gammon
        self.targets[LOST_BACKGAMMON] = backgammon

    def learn_board(self, at: int, rate: float) -> None:
        for point in range(BOARD):
            self.points[point] = self.boards[at + point]
        self.outlook.inputs.read(self.points, 0)
        if self.outlook.inputs.is_race:
            self.teach(self.outlook.race, rate)
        else:
            self.teach(self.outlook.contact, rate)

    def teach(self, network: Network, rate: float) -> None:
        network.run(self.outlook.inputs)
        network.learn(self.outlook.inputs, self.targets, rate)
