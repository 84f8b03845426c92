"""Opening: the table that somebody wants, and how it begins."""

from __future__ import annotations

import msgspec

from hrajme import games
from hrajme.core.first_steps import gentle_level
from hrajme.language import LanguageCode
from hrajme.table import PersonId, Table
from hrajme.table import commands as ask
from hrajme.table.records import GameFile, read_file, table_to_go_on
from hrajme.table.timing import TimeControl


class Opening(msgspec.Struct, frozen=True, kw_only=True):
    """The table somebody wants.

    With ``alone``, bots of this level take the other seats and it begins. With ``file`` it is as the
    file says, and with ``first_steps`` as the game's script for learners, whatever else is wanted.
    """

    key: str
    game: str
    seats: int
    options: dict[str, bool | int | str] = {}
    public: bool = False
    alone: str | None = None
    clock: TimeControl | None = None
    file: GameFile | None = None
    first_steps: bool = False
    language: LanguageCode | None = None


def make_table(opening: Opening, by: PersonId, name: str, now: int) -> Table:
    """Raises TableError when there can be no such table, and BadFile."""
    if opening.file is not None:
        game = games.find(opening.game)
        record = read_file(game, opening.file)
        return table_to_go_on(game, record, by, name, now, opening.language)
    if opening.first_steps:
        return open_first_steps(opening.game, by, name, now)
    # The key of the opening is in the code; among the keys of commands it has no place.
    asked = ask.Open(
        game=opening.game,
        seats=opening.seats,
        options=opening.options,
        name=name,
        public=opening.public,
        clock=opening.clock,
        language=opening.language,
        key="@open",
    )
    table = Table.open(asked, by, now)
    if opening.alone is not None:
        seat_bots(table, opening.alone, by, name, now)
    return table


def open_first_steps(game: str, by: PersonId, name: str, now: int) -> Table:
    """A table at which *by* learns the game; raises NoFirstSteps where it has no script."""
    table = Table.open(ask.Open(game, 0, name=name, first_steps=True, key="@open"), by, now)
    seat_bots(table, gentle_level(table.game.levels), by, name, now)
    return table


def seat_bots(table: Table, level: str, by: PersonId, name: str, now: int) -> None:
    """Sit down first, with bots at all other seats, and begin."""
    table.apply(ask.Sit(0, name, key="@sit"), by, now)
    for seat in range(1, table.line.count):
        table.apply(ask.SeatBot(seat, level, key=f"@bot{seat}"), by, now)
    table.apply(ask.Start(key="@start"), by, now)
