"""Golden playthroughs: whole games a person can read, made anew and compared in the tests.

    python -m hrajme.testing.playthrough FILE …      writes the files again

The first line of a file says how it is made: ``the_game bots=normal,easy seed=5 expert=yes``.
``playouts=1000`` or ``nodes=5000`` is another budget for bots that think than they have at a table.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from hrajme import games
from hrajme.core import CHANCE, Bot, Budget, Dice, Game, Position
from hrajme.language import Sentence, language
from hrajme.search.bots import choose_move, make_bot
from hrajme.testing.telling import tell_move

# The playthrough is told to the first seat, so that what is hidden shows as hidden.
VIEWER = 0


def make_playthrough(recipe: str) -> Iterator[str]:
    """The lines of the game that *recipe* describes."""
    key, *words = recipe.split()
    settings = dict(word.split("=") for word in words)
    game = games.find(key)
    budget = Budget(**{name: int(settings.pop(name)) for name in ("playouts", "nodes") if name in settings})
    bots = [make_bot(game, name, budget) for name in settings.pop("bots").split(",")]
    dice = Dice(int(settings.pop("seed")))
    position = game.start(len(bots), settings)
    yield recipe
    yield from play_and_tell(game, position, bots, dice)
    yield f"outcome {position.outcome()}"


def play_and_tell(game: Game, position: Position, bots: list[Bot], dice: Dice) -> Iterator[str]:
    turn: tuple[int, ...] = ()
    while position.to_move():
        seat = position.to_move()[0]
        if seat != CHANCE and (seat,) != turn:
            yield ""
            yield from described(game, position, len(bots))
            turn = (seat,)
        move = position.roll(dice) if seat == CHANCE else choose_move(bots[seat], position, seat, dice)
        who = "chance" if seat == CHANCE else f"seat {seat + 1}"
        yield f"{who}: {game.write(position, seat, move)}"
        yield from told(tell_move(game, position, seat, move, VIEWER), len(bots))
        position.play(seat, move)


def described(game: Game, position: Position, seats: int) -> Iterator[str]:
    """The board as a screen reader reads it."""
    for line in game.part("terminal").describe(position.view(VIEWER), language("en"), names_of(seats)):
        yield f"| {line}"


def names_of(seats: int) -> list[str]:
    return [f"Seat {seat + 1}" for seat in range(seats)]


def told(sentences: list[Sentence], seats: int) -> Iterator[str]:
    for sentence in sentences:
        yield f"    {language('en').tell(sentence, names_of(seats), VIEWER)}"


def write_again(path: Path) -> None:
    recipe = path.read_text(encoding="utf-8").splitlines()[0]
    path.write_text("\n".join(make_playthrough(recipe)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    for name in sys.argv[1:]:
        write_again(Path(name))
