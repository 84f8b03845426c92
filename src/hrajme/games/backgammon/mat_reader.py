"""A .mat file as records; mat.py shows one. Other programs' files may be damaged: an error names its line."""

from __future__ import annotations

import re
from datetime import UTC, datetime

import msgspec

from hrajme.core import CHANCE, BadFile, BadOption, Outcome, Refusal
from hrajme.core.endings import RESIGNED, lost_by
from hrajme.core.options import read_options
from hrajme.core.record import Record, RecordedMove
from hrajme.games.backgammon import notation
from hrajme.games.backgammon.encoding import RESIGNATIONS
from hrajme.games.backgammon.mat_writer import UNPLAYED
from hrajme.games.backgammon.options import BackgammonOptions
from hrajme.games.backgammon.rules import BackgammonPosition
from hrajme.language import Sentence

TAG = re.compile(r';\s*\[(\w[\w ]*)\s+"([^"]*)"\]')
MATCH = re.compile(r"\s*(\d{1,3}) point match\b.*", re.I)
GAME = re.compile(r"\s*Game (\d{1,4})\s*", re.I)
SCORE = re.compile(r"\s*(\S.*?)\s*:\s*(\d{1,3})\s{2,}(\S.*?)\s*:\s*(\d{1,3})\s*")
ROW = re.compile(r"\s{0,6}\d{1,4}\)")
DEED = re.compile(
    r"(?P<dice>[1-6][1-6]):[ \t]*(?P<play>Cannot Move|\?{4}|(?:(?:bar|off|\d{1,2})(?:/[\w*()]+)+[ \t]*)*)"
    r"|Doubles => (?P<cube>\d{1,4})|(?P<answer>Takes|Drops)"
    r"|Wins (?P<points>\d{1,4}) points?(?: and the match)?",
    re.I,
)
# What begins so far to the right is in the column of the second player.
MIDDLE = 22


def bad(line: int, problem: str, cause: Sentence | None = None) -> BadFile:
    return BadFile("error-file_line", line=line, problem=problem.strip()).because(cause)


def read(text: str) -> list[Record]:
    """Every match of the file; raises BadFile with the line."""
    records, tags = [], {}
    reader: Reader | None = None
    for number, line in enumerate(text.splitlines(), start=1):
        if found := TAG.match(line):
            tags[found[1]] = found[2]
        elif found := MATCH.fullmatch(line):
            records += [] if reader is None else [reader.record()]
            reader, tags = Reader(int(found[1]), tags, number), {}
        elif GAME.fullmatch(line) and reader is not None:
            if reader.is_one_game and reader.moves:
                # Without a match every game counts by itself.
                records.append(reader.record())
                reader = Reader(0, reader.tags, number)
        elif line.strip() and not line.lstrip().startswith(";"):
            if reader is None:
                raise bad(number, line)
            reader.follow(line, number)
    if reader is None:
        raise BadFile("error-file_empty")
    return [*records, reader.record()]


class Reader:
    """One match, as it is read."""

    def __init__(self, length: int, tags: dict[str, str], line: int) -> None:
        self.tags = tags
        try:
            options = read_options(BackgammonOptions, options_of(length, tags))
        except BadOption as error:
            raise bad(line, "", error.sentence) from error
        self.position = BackgammonPosition(2, options)
        self.names = ("", "")
        self.moves: list[RecordedMove] = []
        self.outcome: Outcome | None = None
        # Who has won the last game and how much, until the file says so.
        self.won: tuple[int, int] | None = None

    @property
    def is_one_game(self) -> bool:
        return self.position.length == 0

    def follow(self, line: str, number: int) -> None:
        if found := SCORE.fullmatch(line):
            self.check_score(found, number)
        elif (row := ROW.match(line)) or "wins" in line.lower():
            self.follow_row(line, row.end() if row else 0, number)
        else:
            raise bad(number, line)

    def check_score(self, found: re.Match[str], number: int) -> None:
        self.names = (found[1], found[3])
        if (int(found[2]), int(found[4])) != tuple(self.position.score) and not self.is_one_game:
            raise bad(number, found[0])

    def follow_row(self, line: str, at: int, number: int) -> None:
        """What one has done and then the other; what stands between them must be blank."""
        while line[at:].strip():
            at += len(line[at:]) - len(line[at:].lstrip())
            found = DEED.match(line, at)
            if found is None:
                raise bad(number, line[at:])
            self.follow_deed(found, int(at >= MIDDLE), number)
            at = found.end()

    def follow_deed(self, found: re.Match[str], column: int, number: int) -> None:
        if found["points"]:
            self.win(column, int(found["points"]), number)
        elif found["dice"]:
            self.throw(found["dice"], column, number)
            if found["play"] != UNPLAYED:
                self.play(self.position.turn, found["play"].strip() or "pass", number)
        elif found["answer"]:
            self.play(1 - self.position.turn, found["answer"].lower().removesuffix("s"), number)
        else:
            if int(found["cube"]) != 2 * self.position.cube:
                raise bad(number, found[0])
            self.play(self.position.turn, "double", number)

    def throw(self, dice: str, column: int, number: int) -> None:
        """Whose first row it is has thrown the higher die; later who is to throw has said so."""
        low, high = sorted(dice)
        phase = self.position.view(None).phase
        if phase == "opening":
            self.play(CHANCE, f"{high} {low}" if column == 0 else f"{low} {high}", number)
        elif phase == "ready":
            self.play(self.position.turn, "roll", number)
            self.play(CHANCE, f"{low} {high}", number)
        elif self.moves or self.position.throw != int(low + high):
            raise bad(number, dice)

    def play(self, seat: int, text: str, number: int) -> None:
        position, game = self.position, self.position.game
        text = "pass" if text.lower() == "cannot move" else text
        if position.to_move() != (seat,):
            raise bad(number, text)
        move = notation.read(position, seat, text)
        if not isinstance(move, int) or not position.may_play(seat, move):
            raise bad(number, text, move.sentence if isinstance(move, Refusal) else None)
        self.make(seat, move)
        is_over = position.game > game or position.outcome() is not None
        self.won = (position.winner, position.stake) if is_over else None

    def make(self, seat: int, move: int) -> None:
        self.moves.append(RecordedMove(seat, notation.write(self.position, seat, move)))
        self.position.play(seat, move)

    def win(self, column: int, points: int, number: int) -> None:
        """A game that is won by its moves, or given up by the other."""
        if self.won is None:
            self.give_up(1 - column, points, number)
        elif self.won != (column, points):
            raise bad(number, f"Wins {points}")
        self.won = None

    def give_up(self, seat: int, points: int, number: int) -> None:
        """So many times the cube as can be given up."""
        position = self.position
        sizes = [size for size in (1, 2, 3) if position.stake_now(size - 1) == points]
        if not sizes or position.outcome() is not None or self.outcome is not None:
            raise bad(number, f"Wins {points}")
        if self.is_one_game:
            self.outcome = lost_by(2, seat, RESIGNED, points)
        else:
            self.make(seat, RESIGNATIONS[sizes[0] - 1])

    def record(self) -> Record:
        return Record(
            options=msgspec.to_builtins(self.position.options),
            names=self.names,
            moves=tuple(self.moves),
            outcome=self.position.outcome() or self.outcome,
            began_ms=read_date(self.tags),
        )


def options_of(length: int, tags: dict[str, str]) -> dict[str, bool | int | str]:
    return {
        "match": length,
        "cube": tags.get("CubeLimit") != "1",
        "crawford": tags.get("Crawford", "On").lower() != "off",
        "jacoby": tags.get("Jacoby", "Off").lower() in ("on", "true"),
        "start": tags.get("Start", ""),
    }


def read_date(tags: dict[str, str]) -> int | None:
    date, time = tags.get("EventDate", ""), tags.get("EventTime", "00.00")
    try:
        began = datetime.strptime(f"{date} {time}", "%Y.%m.%d %H.%M").replace(tzinfo=UTC)
    except ValueError:
        return None
    return max(0, int(began.timestamp() * 1000)) or None
