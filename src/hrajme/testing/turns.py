"""A table of any game, played at random and seen by one pair of eyes: what every board must show well."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import msgspec

from hrajme import games
from hrajme.core import CHANCE, Dice, Game
from hrajme.core.options import longest_text, option_kinds
from hrajme.table import ROOM, PersonId, Table, TableView
from hrajme.table import events as tell
from hrajme.table.commands import Open

OWN = PersonId("person 0")
# Short ones, long ones, one as long as a name may be, and two that are the same.
NAMES = ("Hana", "Bo", "Bartoloměj", "Maximiliána Podvinecká-J", "Jan", "Zdzisław", "Jan")
# Every third seat has a bot.
BOTS = 3
# Long enough to have seen what a game can look like.
MOST_MOVES = 600

Values = dict[str, Any]


def keys_with_board() -> list[str]:
    """The games that are drawn; until one is, the page offers the list of its moves."""
    folder, keys = Path(games.__file__).parent, games.keys()
    return [key for key in keys if (folder / key / "Board.svelte").exists()]


def all_values(game: Game, name: str, kind: Any) -> tuple[Any, ...]:
    """What an option of this type can be; of a number the least and the most, of a text its examples."""
    if kind is bool:
        return (False, True)
    if get_origin(kind) is Literal:
        return get_args(kind)
    if longest_text(kind):
        return game.options.EXAMPLES[name]
    bounds = next(bound for bound in get_args(kind) if isinstance(bound, msgspec.Meta))
    return (bounds.ge, bounds.le)


def house_rules(game: Game) -> list[Values]:
    """Each house rule changed to each of its values, one at a time."""
    box = msgspec.to_builtins(game.options())
    kinds = option_kinds(game.options).items()
    values = [(name, value) for name, kind in kinds for value in all_values(game, name, kind)]
    return [{name: value} for name, value in values if value != box[name]]


def seat_all(game: Game, seats: int, options: Values) -> Table:
    """A table that has just begun; the first seat is one's own."""
    table = Table.open(Open(game.key, seats, options, key="open"), OWN, 0)
    for seat in range(seats):
        if seat % BOTS == BOTS - 1:
            table.record(tell.BotSeated(seat, "random"), "sit", OWN, 0)
        else:
            table.record(tell.Sat(seat, NAMES[seat % len(NAMES)]), "sit", PersonId(f"person {seat}"), 0)
    table.record(tell.Started(), "start", OWN, 0)
    return table


def play_on(table: Table, dice: Dice) -> Iterator[Table]:
    """Play at random; the table is handed out before each move."""
    for _ in range(MOST_MOVES):
        position = table.line.now()
        to_move = position.to_move()
        if not to_move:
            return
        yield table
        seat = to_move[dice.roll(len(to_move))]
        moves = position.moves(seat)
        move = position.roll(dice) if seat == CHANCE else moves[dice.roll(len(moves))]
        table.record(tell.Played(seat, table.game.write(position, seat, move)), "", ROOM, 0)


def own_turns(table: Table, dice: Dice) -> Iterator[TableView]:
    """What one sees whenever one may move."""
    for now in play_on(table, dice):
        if 0 in now.line.to_move():
            yield now.view(OWN)


def largest_ending(game: Game, seed: int = 1) -> TableView:
    """What one sees at the end of the largest table that comes to an end."""
    for seats in reversed(game.seats):
        table = seat_all(game, seats, {})
        list(play_on(table, Dice(seed)))
        if table.phase == "over":
            return table.view(OWN)
    raise AssertionError(f"{game.key} does not end")


def telling_turns(game: Game, seats: int, options: Values, seed: int = 1) -> list[TableView]:
    """The first turn, the one with most to choose from, and of each phase the one with most on the table."""
    views = list(own_turns(seat_all(game, seats, options), Dice(seed)))
    if not views:
        return []
    largest = {phase_of(view): view for view in sorted(views, key=size_of)}
    chosen = [views[0], max(views, key=lambda view: len(view.moves)), *largest.values()]
    return list({view.revision: view for view in chosen}.values())


def fullest_turns(game: Game, seats: int, options: Values, seed: int = 1) -> list[TableView]:
    """The turn with most on the table, if there is any."""
    views = own_turns(seat_all(game, seats, options), Dice(seed))
    return sorted(views, key=size_of)[-1:]


def phase_of(view: TableView) -> str:
    """Games that ask for different things at different times say so in their view by this name."""
    return getattr(view.view, "phase", "")


def size_of(view: TableView) -> int:
    return len(msgspec.json.encode(view.view))
