"""Any table of a game: strategies for seats, options and positions on the way."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Literal, get_args, get_origin

import msgspec
from hypothesis import strategies as st

from hrajme.core import CHANCE, Dice, Game, Options, Position
from hrajme.core.options import longest_text, option_kinds

SEEDS = st.integers(0, 2**32)


def any_value(name: str, kind: Any, examples: Mapping[str, tuple[str, ...]]) -> st.SearchStrategy[Any]:
    """The values that an option of this type can have; of a text its examples."""
    if kind is bool:
        return st.booleans()
    if get_origin(kind) is Literal:
        return st.sampled_from(get_args(kind))
    if longest_text(kind):
        return st.sampled_from(("", *examples[name]))
    bounds = next(bound for bound in get_args(kind) if isinstance(bound, msgspec.Meta))
    return st.integers(int(bounds.ge or 0), int(bounds.le or 0))


def any_options(game: Game) -> st.SearchStrategy[Options]:
    kinds = option_kinds(game.options)
    values = {name: any_value(name, kind, game.options.EXAMPLES) for name, kind in kinds.items()}
    return st.builds(game.options, **values)


def any_version(game: Game) -> st.SearchStrategy[int]:
    """The versions of the rules, the present one first."""
    return st.sampled_from([game.rules_version, *game.earlier])


@st.composite
def any_start(draw: st.DrawFn, game: Game, rules_version: int | None = None) -> Position:
    """The first position of a table with any seats and house rules, few seats being likelier."""
    few = st.sampled_from(game.seats[: min(6, len(game.seats))])
    seats = draw(st.one_of(few, st.sampled_from(game.seats)))
    return game.start(seats, draw(any_options(game)), rules_version)


# One of so many moves is made out of turn, where that is possible.
INTERRUPTION = 20


def play_randomly(
    position: Position, dice: Dice, most: int = 100_000, *, interrupting: bool = False
) -> Iterator[tuple[Position, int, int]]:
    """Play *position* on at random, in place; before each move: the position, the seat and the move."""
    for _ in range(most):
        to_move = position.to_move()
        if not to_move:
            return
        if interrupting and position.interrupts(0) and dice.roll(INTERRUPTION) == 0:
            seat = dice.roll(position.seats)
            move = position.interrupts(seat)[0]
            yield position, seat, move
            position.play(seat, move)
            continue
        seat = to_move[dice.roll(len(to_move))]
        moves = position.moves(seat)
        move = position.roll(dice) if seat == CHANCE else moves[dice.roll(len(moves))]
        yield position, seat, move
        position.play(seat, move)


@st.composite
def any_position(draw: st.DrawFn, game: Game) -> Position:
    """A position that some random play reaches, by any version of the rules, the end being one of them."""
    position = draw(any_start(game, draw(any_version(game))))
    dice = Dice(draw(SEEDS))
    for _ in play_randomly(position, dice, draw(st.integers(0, 400)), interrupting=True):
        pass
    return position
