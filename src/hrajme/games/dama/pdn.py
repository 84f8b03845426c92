"""Games of dáma as files of other programs: PDN, GameType 29.

A capture may be short in a file (``c3xg7``) where only one can be meant. PDN knows no warning (DA-16): one
that was given is written as a comment, and the move that was not made is not in the file.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import UTC, datetime

import msgspec

from hrajme.core import BadFile, Outcome
from hrajme.core.endings import AGREED, RESIGNED
from hrajme.core.errors import BadOption
from hrajme.core.options import read_options
from hrajme.core.record import Record, RecordedMove
from hrajme.games.dama import notation
from hrajme.games.dama.options import DamaOptions
from hrajme.games.dama.rules import DamaPosition

GAME_TYPE = "29"
TAG = re.compile(r'\[\s*(\w+)\s+"((?:[^"\\]|\\.)*)"\s*\]')
NUMBER = re.compile(r"^\d+\.+")
MOVE = re.compile(r"[a-hA-H][1-8](?:[-–xX×:*]?[a-hA-H][1-8])+[!?]*")
# What a token of the moves can begin with; the order matters.
TOKEN = re.compile(rf"{TAG.pattern}|\{{[^}}]*\}}|[;%][^\n]*|[()]|\$\d+|[^\s();$]+")
RESULTS = {"1-0": 0, "2-0": 0, "0-1": 1, "0-2": 1, "1/2-1/2": None, "1-1": None}
WIDTH = 80


class Reading:
    """One game of a file while it is read."""

    def __init__(self) -> None:
        self.tags: dict[str, str] = {}
        self.moves: list[RecordedMove] = []
        self.comment = ""
        self.result = "*"
        self.position: DamaPosition | None = None

    @property
    def is_empty(self) -> bool:
        return not self.tags and not self.moves

    def start(self) -> DamaPosition:
        """The first position, by the tags. Raises BadFile for another game or a position that cannot be."""
        kind = self.tags.get("GameType", GAME_TYPE).split(",")[0].strip()
        if kind != GAME_TYPE:
            raise BadFile("dama-refuse-game_type", type=kind)
        return DamaPosition(2, self.options())

    def options(self) -> DamaOptions:
        values = {"start": self.tags.get("FEN", "").strip()}
        if "MissedCapture" in self.tags:
            values["missed_capture"] = self.tags["MissedCapture"]
        return read_options(DamaOptions, values)

    def play(self, text: str) -> None:
        """Raises BadFile for a move that is not possible here."""
        if self.position is None:
            self.position = self.start()
        seat = self.position.turn
        found = notation.read(self.position, seat, re.sub("[xX×*]", ":", text))
        if self.position.outcome() is not None or not isinstance(found, int):
            raise BadFile("dama-refuse-file_move", number=len(self.moves) + 1, move=text)
        self.moves.append(RecordedMove(seat, notation.write(self.position, seat, found)))
        self.position.play(seat, found)

    def note(self, comment: str) -> None:
        comment = " ".join(comment.split())
        if not self.moves:
            self.comment = f"{self.comment} {comment}".strip()
            return
        last = self.moves[-1]
        self.moves[-1] = RecordedMove(last.seat, last.move, comment=f"{last.comment} {comment}".strip())

    def name_of(self, colour: str) -> str:
        name = self.tags.get(colour, "?")
        return "" if name == "?" else name

    def finish(self) -> Record:
        """How it ended is what the board says, else what stands after the moves, else what the tag says."""
        position = self.start() if self.position is None else self.position
        result = self.tags.get("Result", "*") if self.result == "*" else self.result
        return Record(
            options=msgspec.to_builtins(position.options),
            names=(self.name_of("White"), self.name_of("Black")),
            moves=tuple(self.moves),
            outcome=position.outcome() or read_result(result),
            began_ms=read_date(self.tags.get("Date", "")),
            comment=self.comment,
        )


def read(text: str) -> list[Record]:
    """Every game in the file; raises BadFile."""
    found, reading, depth = [], Reading(), 0
    for line, token in tokens_of(text):
        try:
            depth = nested(token, depth)
            if token[0] not in "()" and depth == 0:
                if token[0] == "[" and reading.moves:
                    found.append(reading.finish())
                    reading = Reading()
                take(reading, token)
                if token in RESULTS or token == "*":
                    found.append(reading.finish())
                    reading = Reading()
        except (BadFile, BadOption) as problem:
            raise BadFile("error-file_line", line=line, problem="").because(problem.sentence) from problem
    if depth:
        raise BadFile("error-file_line", line=text.count("\n", 0, text.rindex("(")) + 1, problem="(")
    if not reading.is_empty:
        found.append(reading.finish())
    if not found:
        raise BadFile("error-file_empty")
    return found


def tokens_of(text: str) -> Iterator[tuple[int, str]]:
    """Tags, comments, moves and the rest, each with its line."""
    line, seen = 1, 0
    for match in TOKEN.finditer(text):
        line, seen = line + text.count("\n", seen, match.start()), match.start()
        yield line, match[0]


def nested(token: str, depth: int) -> int:
    """How deep in variations, which are left out."""
    return max(0, depth + (token == "(") - (token == ")"))


def take(reading: Reading, token: str) -> None:
    """One token of a game. Raises BadFile for what can be none."""
    if tag := TAG.fullmatch(token):
        reading.tags[tag[1]] = re.sub(r"\\(.)", r"\1", tag[2])
    elif token[0] in "{;":
        reading.note(token.strip("{;}"))
    elif token in RESULTS or token == "*":
        reading.result = token
    elif MOVE.fullmatch(moved := NUMBER.sub("", token, count=1)):
        reading.play(moved.rstrip("!?"))
    elif moved and token[0] not in "$%" and not re.fullmatch(r"[!?.]+|\d+", moved):
        raise BadFile("dama-refuse-unreadable", text=token[:40])


def read_result(result: str) -> Outcome | None:
    """Who won from outside the rules: a game that is not over on the board was given up or drawn."""
    if result not in RESULTS:
        return None
    winner = RESULTS[result]
    if winner is None:
        return Outcome((0, 0), (), AGREED, drawn=True)
    return Outcome((1 - winner, winner), (winner,), RESIGNED)


def read_date(date: str) -> int | None:
    try:
        return int(datetime.strptime(date, "%Y.%m.%d").replace(tzinfo=UTC).timestamp() * 1000)
    except ValueError:
        return None


def write(record: Record) -> str:
    """One game, with its tags and lines that are not too long."""
    tags = "\n".join(f'[{name} "{escape(value)}"]' for name, value in tags_of(record).items())
    return f"{tags}\n\n{wrap([*words_of(record), result_of(record)])}\n\n"


def tags_of(record: Record) -> dict[str, str]:
    began = record.began_ms
    date = "????.??.??" if began is None else datetime.fromtimestamp(began / 1000, UTC).strftime("%Y.%m.%d")
    tags = {"Event": "?", "Site": "?", "Date": date, "Round": "?"}
    tags |= {"White": record.names[0] or "?", "Black": record.names[1] or "?", "Result": result_of(record)}
    tags["GameType"] = GAME_TYPE
    if start := str(record.options.get("start", "")):
        tags |= {"SetUp": "1", "FEN": start}
    if record.options.get("missed_capture", "enforced") != "enforced":
        tags["MissedCapture"] = str(record.options["missed_capture"])
    return tags


def escape(text: str) -> str:
    return " ".join(text.split()).replace("\\", "\\\\").replace('"', '\\"')


def result_of(record: Record) -> str:
    if record.outcome is None:
        return "*"
    return "1/2-1/2" if not record.outcome.winners else ("1-0", "0-1")[record.outcome.winners[0]]


def words_of(record: Record) -> Iterator[str]:
    """Numbers, moves and comments."""
    position = DamaPosition(2, read_options(DamaOptions, record.options))
    yield from comment_of(record.comment)
    number, is_first = 1, True
    for recorded in record.moves:
        seat = recorded.seat
        move = notation.read(position, seat, recorded.move)
        assert isinstance(move, int)
        position.play(seat, move)
        if position.missed >= 0:
            yield from comment_of(f"{recorded.move}: DA-16")
        else:
            yield from [f"{number}."] if seat == 0 else [f"{number}..."] if is_first else []
            yield recorded.move
            number, is_first = number + seat, False
        yield from comment_of(recorded.comment)


def comment_of(comment: str) -> list[str]:
    words = comment.replace("{", "(").replace("}", ")").split()
    return ["{" + " ".join(words) + "}"] if words else []


def wrap(words: list[str]) -> str:
    lines = [""]
    for word in " ".join(words).split(" "):
        if len(lines[-1]) + len(word) + 1 > WIDTH:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return "\n".join(lines)
