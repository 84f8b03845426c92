"""Records: a table's present play as files know it, and a table that plays a file's game again."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap

import msgspec

from hrajme.core import BadFile, Game, MoveError
from hrajme.core.record import FileFormat, Record, RecordedMove
from hrajme.language import LanguageCode
from hrajme.table import events as tell
from hrajme.table.commands import LONGEST_NAME, Open, Sit
from hrajme.table.errors import NoSuchFormat
from hrajme.table.old_log import HOST, person_at
from hrajme.table.persons import PersonId
from hrajme.table.table import Table
from hrajme.table.talk import LONGEST_TEXT
from hrajme.table.timing import TimeControl
from hrajme.table.words import clean_line


def record_of(table: Table) -> Record:
    """The play that is on, or the last one; raises NotRunning before the start."""
    table.line.now()
    events, control = present_play(table), table.clock.control
    moves, comment = fold_moves(table, events)
    return Record(
        options=msgspec.to_builtins(table.line.options),
        names=tuple([table.seats.name_at(seat) for seat in range(table.line.count)]),
        moves=tuple(moves),
        outcome=table.line.outcome,
        began_ms=events[0].at_ms or None,
        comment=comment,
        clock=None if control is None or not control.game else (control.game, control.increment),
    )


def present_play(table: Table) -> list[tell.Event]:
    """The events from the start of the last play on."""
    starts = [at for at, event in enumerate(table.log) if isinstance(event, tell.Started | tell.Rematched)]
    return table.log[starts[-1] :]


def fold_moves(table: Table, events: list[tell.Event]) -> tuple[list[RecordedMove], str]:
    """The moves that stand, with the time they took and what was said after each; and what was said first."""
    moves: list[RecordedMove] = []
    opening, moved_at = "", events[0].at_ms
    again = Table.from_events(table.log[: len(table.log) - len(events)])
    for event in events:
        again.replay(event)
        match event:
            case tell.Played(seat=seat, move=move):
                left_ms = again.clock.left_ms.get(seat) if again.clock.control else None
                moves.append(RecordedMove(seat, move, event.at_ms - moved_at, left_ms))
                moved_at = event.at_ms
            case tell.TakenBack(to=to):
                del moves[to:]
            case tell.Said(audience="all") if moves:
                comment = join(moves[-1].comment, quote(table, event))
                moves[-1] = msgspec.structs.replace(moves[-1], comment=comment)
            case tell.Said(audience="all"):
                opening = join(opening, quote(table, event))
    return moves, opening


def quote(table: Table, said: tell.Said) -> str:
    name = table.seats.names.get(said.by, "")
    return f"{name}: {said.text}" if name else said.text


def join(before: str, more: str) -> str:
    return f"{before} {more}" if before else more


class GameFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file of another program."""

    format: str  # the ending of its name
    text: str


def read_file(game: Game, file: GameFile) -> Record:
    """The first game in the file; raises NoSuchFormat or BadFile."""
    return find_format(game, file.format).read(file.text)[0]


def find_format(game: Game, name: str) -> FileFormat:
    if name.lower() not in game.files:
        raise NoSuchFormat(format=name, known=", ".join(game.files))
    return game.files[name.lower()]


def table_to_go_on(
    game: Game, record: Record, host: PersonId, name: str, now: int, language: LanguageCode | None
) -> Table:
    """A table at which *host* finds what the file says; raises BadFile and Unsuitable.

    What is over is there to be looked at. What is not goes on: *host* has the turn, if known by name, the
    other seats are free, and nobody's time runs. A mere position waits for its players.
    """
    if not record.moves and record.outcome is None:
        return open_as(game, msgspec.structs.replace(record, clock=None), host, name, now, language)
    record = msgspec.structs.replace(record, began_ms=None, clock=None)
    table = table_of(game, record, host, name, now, language)
    if table.line.outcome is None:
        for seat in range(table.line.count):
            table.record(tell.SeatCleared(seat), "@clear", host, now)
        if name:
            table.apply(Sit(max(0, table.line.to_move()[0]), name, key="@sit"), host, now)
    return table


def open_as(
    game: Game, record: Record, host: PersonId, name: str, now: int, language: LanguageCode | None
) -> Table:
    """A table with the seats, the options and the clock of the file."""
    asked = Open(
        game=game.key,
        seats=len(record.names),
        options=record.options,
        name=name,
        clock=control_of(record),
        language=language,
        key="@open",
    )
    return Table.open(asked, host, now)


def table_of(
    game: Game,
    record: Record,
    host: PersonId = HOST,
    name: str = "",
    now: int = 0,
    language: LanguageCode | None = None,
) -> Table:
    """A table at which this was played; raises BadFile for a move that cannot be, Unsuitable for options."""
    now = record.began_ms or now
    table = open_as(game, record, host, name, now, language)
    for seat, name in enumerate(record.names):
        table.record(tell.Sat(seat, clean_line(name)[:LONGEST_NAME]), "sit", person_at(seat), now)
    table.record(tell.Started(), "@start", host, now)
    say(table, record.comment, now)
    for number, move in enumerate(record.moves, start=1):
        now += spent_on(table, move)
        play(table, move, number, now)
        say(table, move.comment, now)
    if record.outcome is not None and table.line.outcome is None:
        table.record(tell.Ended(record.outcome, loser_of(record)), "@end", host, now)
    return table


def control_of(record: Record) -> TimeControl | None:
    """The clock of the file, where it is one that a table can have."""
    try:
        return None if record.clock is None else TimeControl(*record.clock)
    except ValueError:
        return None


def spent_on(table: Table, move: RecordedMove) -> int:
    """How long a move took, as it is said, or by what was left before and after it."""
    if move.spent_ms is not None or move.clock_ms is None or table.clock.control is None:
        return move.spent_ms or 0
    before = table.clock.left_ms.get(move.seat, move.clock_ms)
    return max(0, before + 1000 * table.clock.control.increment - move.clock_ms)


def play(table: Table, move: RecordedMove, number: int, now: int) -> None:
    try:
        table.record(tell.Played(move.seat, move.move), "play", person_at(move.seat), now)
    except MoveError as error:
        raise BadFile("error-file_move", number=number, move=move.move, problem="").because(
            error.sentence
        ) from error


def say(table: Table, comment: str, now: int) -> None:
    """What the file says beside the moves is said at the table, by nobody in particular."""
    for text in lines_of(comment):
        table.record(tell.Said(text, "all"), "say", HOST, now)


def lines_of(comment: str) -> Iterator[str]:
    yield from wrap(clean_line(comment), LONGEST_TEXT)


def loser_of(record: Record) -> int | None:
    """The seat that gave up or ran out of time, where one of two has lost."""
    assert record.outcome is not None
    losers = [seat for seat in range(len(record.names)) if seat not in record.outcome.winners]
    return losers[0] if len(losers) == 1 else None
