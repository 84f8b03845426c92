"""A record as a .mat file; mat.py shows one."""

from __future__ import annotations

from datetime import UTC, datetime

from hrajme.core import CHANCE
from hrajme.core.endings import RESIGNED
from hrajme.core.record import Record, RecordedMove
from hrajme.core.throw import dice_of
from hrajme.games.backgammon import replay
from hrajme.games.backgammon.phases import PLAYING
from hrajme.games.backgammon.rules import BackgammonPosition

LEFT = 34
UNPLAYED = "????"
ANSWERS = {"take": " Takes", "drop": " Drops"}


def write(record: Record) -> str:
    writer = Writer(record)
    for before, recorded, after in replay.steps(record):
        writer.follow(before, recorded, after)
    writer.end()
    return "\n".join([*write_tags(record), *writer.lines, ""])


class Writer:
    """One match, game after game."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.names = [name_of(name, seat) for seat, name in enumerate(record.names)]
        first = replay.first_position(record)
        self.lines = [f" {first.length} point match"]
        # What both have done in the rows of this game.
        self.rows: list[list[str]] = []
        self.last = first
        self.begin_game(first)

    def begin_game(self, position: BackgammonPosition) -> None:
        score = [f"{name} : {points}" for name, points in zip(self.names, position.score, strict=True)]
        self.lines += ["", f" Game {position.game}", f" {score[0]:<{LEFT + 3}}{score[1]}"]
        self.rows = []

    def follow(self, before: BackgammonPosition, recorded: RecordedMove, after: BackgammonPosition) -> None:
        if recorded.move.startswith("resign"):
            self.add_unplayed(before)
        elif recorded.seat != CHANCE and recorded.move != "roll":
            self.add(recorded.seat, write_deed(before, recorded.move))
        self.last = after
        if after.outcome() is not None:
            self.end_game(after.winner, after.stake, is_last=after.length > 0)
        elif after.game > before.game:
            self.end_game(after.winner, after.stake, is_last=False)
            self.begin_game(after)

    def add_unplayed(self, position: BackgammonPosition) -> None:
        """Dice that fell and were not played any more."""
        if position.phase == PLAYING:
            self.add(position.turn, write_deed(position, UNPLAYED))

    def add(self, seat: int, text: str) -> None:
        """In the column of its seat, below what was done before."""
        if not self.rows or len(self.rows[-1]) > seat:
            self.rows.append([])
        self.rows[-1] += [""] * (seat - len(self.rows[-1])) + [text]

    def end_game(self, winner: int, points: int, *, is_last: bool) -> None:
        self.write_rows()
        ending = f"Wins {points} point{'s' if points > 1 else ''}{' and the match' if is_last else ''}"
        self.lines.append(f"{'':{6 + LEFT * winner}}{ending}")

    def write_rows(self) -> None:
        for number, row in enumerate(self.rows, start=1):
            left, right = [*row, "", ""][:2]
            self.lines.append(f"{number:3}) {left:<{LEFT - 1}} {right}".rstrip())
        self.rows = []

    def end(self) -> None:
        """One game that was given up is won; a match that was left is not."""
        outcome = self.record.outcome
        self.add_unplayed(self.last)
        if outcome is not None and outcome.reason == RESIGNED and len(outcome.winners) == 1:
            winner = outcome.winners[0]
            self.end_game(winner, outcome.points[winner], is_last=False)
        self.write_rows()


def name_of(name: str, seat: int) -> str:
    return " ".join(name.split()) or f"Player {seat + 1}"


def write_deed(before: BackgammonPosition, text: str) -> str:
    """A play with its dice, in the numbers of these files: 25 is the bar and 0 off the board."""
    if text == "double":
        return f" Doubles => {2 * before.cube}"
    if text in ANSWERS:
        return ANSWERS[text]
    low, high = dice_of(before.throw)
    play = "Cannot Move" if text == "pass" else text.replace("bar", "25").replace("off", "0")
    return f"{high}{low}: {play}"


def write_tags(record: Record) -> list[str]:
    """What a file of this kind cannot say otherwise."""
    options = record.options
    tags: dict[str, str] = {}
    if record.began_ms:
        began = datetime.fromtimestamp(record.began_ms / 1000, UTC)
        tags |= {"EventDate": f"{began:%Y.%m.%d}", "EventTime": f"{began:%H.%M}"}
    if options.get("start"):
        tags["Start"] = str(options["start"])
    tags["Crawford"] = "On" if options.get("crawford", True) else "Off"
    if options.get("jacoby"):
        tags["Jacoby"] = "On"
    if not options.get("cube", True):
        tags["CubeLimit"] = "1"
    return [f'; [{name} "{value}"]' for name, value in tags.items()]
