"""Bots: players that see a view and a guess, never the position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from hrajme.core import NOTHING, Bot, Budget, Dice, Game, Position, Weighed
from hrajme.core.bot import Clock, Guess, put_first
from hrajme.search.guessing import GuessSearch

# What a quick player, who only knows its move, spends to weigh all of them.
QUICK_BUDGET = Budget(playouts=1000)


class Finisher(Protocol):
    """Knows the best move where a game has become simple enough."""

    def best(self, position: Any, seat: int) -> int | None:
        """The best move of *seat* where nothing is hidden from it; None where that cannot be known."""

    def weigh(self, position: Any, seat: int) -> list[Weighed]:
        """All moves of *seat*, `best` first and all exact; none where not all of them can be known."""


MakeFinisher = Callable[[], Finisher]


class QuickBot:
    """Follows a policy of the game's rules."""

    def __init__(self, policy: int, budget: Budget = QUICK_BUDGET, clock: Clock | None = None) -> None:
        self.policy = policy
        self.budget = budget
        self.clock = clock
        self.search: GuessSearch | None = None

    def choose(self, seat: int, view: Any, guess: Guess, dice: Dice) -> int:
        return guess(dice).choose(seat, self.policy, dice)

    def weigh(self, seat: int, view: Any, guess: Guess, dice: Dice) -> list[Weighed]:
        position = guess(dice)
        if self.search is None:
            self.search = GuessSearch(position, self.policy, self.clock)
        weighed = self.search.weigh(position, seat, self.budget, dice)
        return put_first(self.search.quick, weighed)


class GuessingBot:
    """Guesses what is hidden, tries its moves and plays on; what its finisher knows it need not try."""

    def __init__(
        self, policy: int, budget: Budget, clock: Clock | None = None, finisher: Finisher | None = None
    ) -> None:
        self.policy = policy
        self.budget = budget
        self.clock = clock
        self.finisher = finisher
        self.search: GuessSearch | None = None

    def choose(self, seat: int, view: Any, guess: Guess, dice: Dice) -> int:
        position = guess(dice)
        if decide_at_once(position):
            return position.choose(seat, self.policy, dice)
        known = None if self.finisher is None else self.finisher.best(position, seat)
        return self.ready(position).best(position, seat, self.budget, dice) if known is None else known

    def weigh(self, seat: int, view: Any, guess: Guess, dice: Dice) -> list[Weighed]:
        position = guess(dice)
        search = self.ready(position)
        if decide_at_once(position):
            weighed = search.weigh(position, seat, self.budget, dice)
            return put_first(search.quick, weighed)
        known = None if self.finisher is None else self.finisher.best(position, seat)
        if self.finisher is None or known is None:
            return search.weigh(position, seat, self.budget, dice)
        exact = self.finisher.weigh(position, seat)
        return exact or put_first(known, search.weigh(position, seat, self.budget, dice))

    def ready(self, position: Position) -> GuessSearch:
        if self.search is None:
            self.search = GuessSearch(position, self.policy, self.clock)
        return self.search


class Search(Protocol):
    """Weighs the moves of a position that it sees as it is."""

    def best(self, position: Position, seat: int, budget: Budget, dice: Dice) -> int: ...
    def weigh(self, position: Position, seat: int, budget: Budget, dice: Dice) -> list[Weighed]: ...


class SearchingBot:
    """Looks through moves and answers, in games in which nothing is hidden."""

    def __init__(self, make_search: Callable[[Position], Search], budget: Budget) -> None:
        self.make_search = make_search
        self.budget = budget
        self.search: Search | None = None

    def choose(self, seat: int, view: Any, guess: Guess, dice: Dice) -> int:
        position = guess(dice)
        return self.ready(position).best(position, seat, self.budget, dice)

    def weigh(self, seat: int, view: Any, guess: Guess, dice: Dice) -> list[Weighed]:
        position = guess(dice)
        return self.ready(position).weigh(position, seat, self.budget, dice)

    def ready(self, position: Position) -> Search:
        if self.search is None:
            self.search = self.make_search(position)
        return self.search


def decide_at_once(position: Position) -> bool:
    """What others do at the same time cannot be guessed by playing on."""
    return len(position.to_move()) > 1


def make_bot(game: Game, name: str, budget: Budget = NOTHING, clock: Clock | None = None) -> Bot:
    """The bot of this level; what *budget* says goes before the level's own. Raises UnknownLevel."""
    return game.level(name).make(budget, clock)


def choose_move(bot: Bot, position: Position, seat: int, dice: Dice) -> int:
    """What *bot* does at *seat*; it is shown the view and may guess, and sees nothing else."""
    return bot.choose(seat, position.view(seat), lambda luck: position.guess(seat, luck), dice)


def weigh_moves(bot: Bot, position: Position, seat: int, dice: Dice) -> list[Weighed]:
    """What *bot* thinks of each move of *seat*; it sees no more than for `choose_move`."""
    return bot.weigh(seat, position.view(seat), lambda luck: position.guess(seat, luck), dice)
