"""PGN: whole games as other programs keep them, with clocks and comments.

    [White "Anna"]
    [Result "1-0"]

    1. e4 { [%clk 0:05:00] the usual one } e5 2. Nf3 1-0

Variations, annotations and what follows a semicolon or a per cent sign are passed over. A move that cannot be
played is an error that names its line.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from textwrap import wrap

import msgspec

from hrajme.core import BadFile, BadOption, Outcome, Refusal
from hrajme.core.endings import AGREED, FLAGGED, RESIGNED
from hrajme.core.record import Record, RecordedMove
from hrajme.games.chess import fen, notation, replay
from hrajme.games.chess.encoding import CLAIM, TOUCH, is_claim
from hrajme.games.chess.options import ChessOptions
from hrajme.games.chess.rules import ChessPosition
from hrajme.language import Sentence

RESULTS = ("1-0", "0-1", "1/2-1/2", "*")
# What other programs call the game of these rules in the tag Variant; no tag means the same.
VARIANTS = ("standard", "chess", "from position")
TAG = re.compile(r'\[(\w+)\s+"((?:[^"\\]|\\.)*)"\]')
TOKEN = re.compile(
    r"""(?P<space>\s+)|(?P<comment>\{[^}]*\})|(?P<rest>[;%][^\n]*)|(?P<open>\()|(?P<close>\))"""
    r"""|(?P<nag>\$\d+|[!?]+|e\.p\.)"""
    r"""|(?P<result>1-0|0-1|1/2-1/2|\*)|(?P<number>\d+\.(?:\.\.)?|…)|(?P<move>[^\s{}();]+)|(?P<bad>.)"""
)
COMMAND = re.compile(r"\[%(\w+)\s+([^\]]*)\]")
CLOCK = re.compile(r"(\d+):(\d\d):(\d\d)(?:\.(\d+))?")
WIDTH = 80


class Reader:
    """One game, as it is read."""

    def __init__(self, tags: dict[str, str], line: int) -> None:
        self.tags = tags
        self.line = line
        if (variant := tags.get("Variant", "Standard")).lower() not in VARIANTS:
            raise bad(line, f'Variant "{variant}"')
        start = "" if tags.get("FEN", fen.USUAL) == fen.USUAL else tags["FEN"]
        try:
            options = ChessOptions(start=start and fen.write(fen.read(start)))
        except BadOption as error:
            raise bad(line, "", error.sentence) from error
        self.position = ChessPosition(2, options)
        self.moves: list[RecordedMove] = []
        self.comment = ""
        self.result = "*"

    def play(self, text: str, line: int) -> None:
        seat = self.position.turn
        if self.position.outcome() is not None:
            raise bad(line, text)
        move = notation.read(self.position, seat, text)
        if not isinstance(move, int):
            raise bad(line, text, move.sentence if isinstance(move, Refusal) else None)
        self.moves.append(RecordedMove(seat, notation.write(self.position, seat, move)))
        self.position.play(seat, move)

    def note(self, text: str) -> None:
        """A comment, and what it says of clocks: ``[%clk 0:04:58]`` is left, ``[%emt 0:00:02]`` spent."""
        commands = {name: read_clock(value) for name, value in COMMAND.findall(text)}
        words = " ".join(COMMAND.sub(" ", text).split())
        if not self.moves:
            self.comment = " ".join(filter(None, (self.comment, words)))
            return
        last = self.moves[-1]
        self.moves[-1] = msgspec.structs.replace(
            last,
            clock_ms=commands.get("clk", last.clock_ms),
            spent_ms=commands.get("emt", last.spent_ms),
            comment=" ".join(filter(None, (last.comment, words))),
        )

    def record(self) -> Record:
        names = (self.tags.get("White", ""), self.tags.get("Black", ""))
        return Record(
            options=msgspec.to_builtins(self.position.options),
            names=(named(names[0]), named(names[1])),
            moves=tuple(self.moves),
            outcome=self.position.outcome() or read_result(self.result, self.tags),
            began_ms=read_date(self.tags),
            comment=self.comment,
            clock=read_control(self.tags),
        )


def bad(line: int, problem: str, cause: Sentence | None = None) -> BadFile:
    return BadFile("error-file_line", line=line, problem=problem).because(cause)


def named(name: str) -> str:
    return "" if name == "?" else name


def read(text: str) -> list[Record]:
    """Every game of the file; raises BadFile with the line."""
    found = list(read_games(text))
    if not found:
        raise BadFile("error-file_empty")
    return found


def read_games(text: str) -> Iterator[Record]:
    at, seen, line, tags, reader = 0, 0, 1, {}, None
    while at < len(text):
        line, seen = line + text.count("\n", seen, at), at
        if reader is None and (found := TAG.match(text, at)):
            tags[found[1]] = re.sub(r"\\(.)", r"\1", found[2])
            at = found.end()
            continue
        if reader is not None and text[at] == "[" and TAG.match(text, at):
            # The next game begins, though this one has no result.
            yield reader.record()
            tags, reader = {}, None
            continue
        token = TOKEN.match(text, at)
        assert token is not None
        at = token.end()
        if token.lastgroup in ("space", "rest"):
            continue
        reader = reader or Reader(tags, line)
        if token.lastgroup == "open":
            at = end_of_variation(text, at, line)
        elif follow(reader, token, line):
            yield reader.record()
            tags, reader = {}, None
    if reader is not None or tags:
        yield (reader or Reader(tags, 1)).record()


def follow(reader: Reader, token: re.Match[str], line: int) -> bool:
    """Take one token in; True when it ends the game."""
    kind, text = token.lastgroup, token[0]
    if kind in ("bad", "close"):
        raise bad(line, text)
    if kind == "comment":
        reader.note(text[1:-1])
    elif kind == "move":
        reader.play(text, line)
    elif kind == "result":
        reader.result = text
    return kind == "result"


def end_of_variation(text: str, at: int, line: int) -> int:
    """Behind the bracket that closes what was opened; raises BadFile where none does."""
    depth = 1
    while depth and (token := TOKEN.match(text, at)):
        depth += {"open": 1, "close": -1}.get(token.lastgroup or "", 0)
        at = token.end()
    if depth:
        raise bad(line, "(")
    return at


def read_clock(text: str) -> int | None:
    found = CLOCK.fullmatch(text.strip())
    if not found:
        return None
    hours, minutes, seconds, part = found.groups()
    whole = 3600 * int(hours) + 60 * int(minutes) + int(seconds)
    return 1000 * whole + int((part or "0").ljust(3, "0")[:3])


def read_date(tags: Mapping[str, str]) -> int | None:
    date = tags.get("UTCDate") or tags.get("Date") or ""
    time = tags.get("UTCTime") or "00:00:00"
    try:
        began = datetime.strptime(f"{date} {time}", "%Y.%m.%d %H:%M:%S").replace(tzinfo=UTC)
    except ValueError:
        return None
    return max(0, int(began.timestamp() * 1000)) or None


def read_control(tags: Mapping[str, str]) -> tuple[int, int] | None:
    """``300+3``: seconds for the game, and those added for each move."""
    found = re.fullmatch(r"(\d{1,6})(?:\+(\d{1,4}))?", tags.get("TimeControl", ""))
    return None if found is None else (int(found[1]), int(found[2] or 0))


def read_result(result: str, tags: Mapping[str, str]) -> Outcome | None:
    """A game that its rules have not ended was given up, lost on time, or agreed to be drawn."""
    if result == "1/2-1/2":
        return Outcome((0, 0), (), AGREED, drawn=True)
    if result not in ("1-0", "0-1"):
        return None
    winner = 0 if result == "1-0" else 1
    reason = FLAGGED if "time" in tags.get("Termination", "").lower() else RESIGNED
    return Outcome((1 - winner, winner), (winner,), reason)


def write(record: Record) -> str:
    words = [*write_moves(record), write_result(record.outcome)]
    lines = wrap(" ".join(words), WIDTH, break_long_words=False, break_on_hyphens=False)
    return "\n".join([*write_tags(record), "", *lines, "", ""])


def write_tags(record: Record) -> list[str]:
    began = datetime.fromtimestamp((record.began_ms or 0) / 1000, UTC)
    tags = {
        "Event": "?",
        "Site": "?",
        "Date": f"{began:%Y.%m.%d}" if record.began_ms else "????.??.??",
        "Round": "?",
        "White": record.names[0] or "?",
        "Black": record.names[1] or "?",
        "Result": write_result(record.outcome),
    }
    if record.began_ms:
        tags |= {"UTCDate": f"{began:%Y.%m.%d}", "UTCTime": f"{began:%H:%M:%S}"}
    if record.clock is not None:
        seconds, increment = record.clock
        tags["TimeControl"] = f"{seconds}+{increment}" if increment else str(seconds)
    if start := record.options.get("start"):
        tags |= {"SetUp": "1", "FEN": str(start)}
    if record.outcome is not None and record.outcome.reason == FLAGGED:
        tags["Termination"] = "time forfeit"
    escaped = {name: value.replace("\\", "\\\\").replace('"', '\\"') for name, value in tags.items()}
    return [f'[{name} "{value}"]' for name, value in escaped.items()]


def write_moves(record: Record) -> Iterator[str]:
    """Numbers where they are needed; hands that touch and claims are no moves of a file."""
    needs_number = True
    if record.comment:
        yield write_comment(record.comment)
    for position, move, recorded in replay.steps(record):
        comment = " ".join(filter(None, (*write_clocks(recorded), recorded.comment)))
        if move < CLAIM:
            if position.turn == 0 or needs_number:
                yield f"{position.number}{'.' if position.turn == 0 else '...'}"
            yield notation.san(position, move)
            needs_number = bool(comment)
        elif is_claim(move) and move != CLAIM:
            comment = f"claim {notation.san(position, move - CLAIM)} {comment}".strip()
        if comment and move < TOUCH:
            yield write_comment(comment)


def write_clocks(recorded: RecordedMove) -> Iterator[str]:
    for name, milliseconds in (("clk", recorded.clock_ms), ("emt", recorded.spent_ms)):
        if milliseconds is not None:
            yield f"[%{name} {write_clock(milliseconds)}]"


def write_clock(milliseconds: int) -> str:
    seconds, part = divmod(milliseconds, 1000)
    rest = f".{part:03}".rstrip("0") if part else ""
    return f"{seconds // 3600}:{seconds // 60 % 60:02}:{seconds % 60:02}{rest}"


def write_comment(text: str) -> str:
    return "{ " + text.replace("{", "(").replace("}", ")") + " }"


def write_result(outcome: Outcome | None) -> str:
    if outcome is None:
        return "*"
    if outcome.winners:
        return RESULTS[outcome.winners[0]]
    return "1/2-1/2" if outcome.drawn else "*"
