"""What can go wrong between a player and a game.

HrajmeError
├── UnknownLanguage
├── UnknownGame
├── BadOption          an option that does not exist, or a value it cannot have
├── BadFile            a file of another program that cannot be read
├── BadSeats           a number of seats the game is not for
├── UnknownLevel       a bot the game does not have
├── BrokenLog          a log that is cut off, edited, or of another game
│   └── UnknownRules   it was played by rules that this program does not have
└── MoveError          carries a Refusal
    ├── MalformedMove  the text cannot be read
    ├── NotYourTurn    it may be a good move, but not now or not by this seat
    └── IllegalMove    the rules forbid it, and the refusal says which
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from hrajme.language import HrajmeError, Sentence


class Refusal(msgspec.Struct, frozen=True):
    """Why a move or a word is not possible: the rule's id, and the sentence that says it."""

    rule: str | None
    id: str
    args: dict[str, int | str] = {}

    @property
    def sentence(self) -> Sentence:
        return Sentence(self.id, self.args)


class UnknownGame(HrajmeError):
    def __init__(self, key: str, known: Iterable[str]) -> None:
        super().__init__("error-unknown_game", game=key, known=", ".join(known))


class UnknownShelf(HrajmeError):
    """A package that should hold games cannot be imported."""

    def __init__(self, package: str) -> None:
        super().__init__("error-unknown_shelf", package=package)


class BadOption(HrajmeError):
    pass


class BadFile(HrajmeError):
    pass


class BadSeats(HrajmeError):
    pass


class UnknownLevel(HrajmeError):
    def __init__(self, level: str, known: Iterable[str]) -> None:
        super().__init__("error-unknown_level", level=level, known=", ".join(known))


class BrokenLog(HrajmeError):
    pass


class UnknownRules(BrokenLog):
    def __init__(self, key: str, version: int, known: Iterable[int]) -> None:
        versions = ", ".join(map(str, known))
        super().__init__("error-log_version", game=key, version=version, known=versions)


class MoveError(HrajmeError):
    """A move that was not made; nothing has changed."""

    code = "move/refused"

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.id, **refusal.args)
        self.refusal = refusal


class MalformedMove(MoveError):
    code = "move/malformed"


class NotYourTurn(MoveError):
    code = "move/not_your_turn"


class IllegalMove(MoveError):
    code = "move/illegal"
