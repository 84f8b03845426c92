"""Vocabulary: the words of moves, those of the log and those that players say in their own languages."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from hrajme.language.letters import fold

# A word right before a number, with or without a space: ``give 2``, ``give2``.
COUNTED = re.compile(r"(\D+?)\s*(\d.*)")


@dataclass(frozen=True, kw_only=True)
class Said:
    """How one thing is said in every language, with commas between. The first in English is for the log."""

    en: str
    cs: str
    sk: str
    pl: str

    def words(self, code: str) -> list[str]:
        said: str = getattr(self, code)
        return said.split(", ")


class Vocabulary:
    """What is meant by a word. The words of all languages are read by everybody, as those of the log are.

    Accents and capitals may be left out. A word never means two things, in whatever language it is.
    """

    def __init__(self, words: Mapping[int, Said]) -> None:
        self.words = words
        self.meanings: dict[str, int] = {}
        for meaning, said in words.items():
            for word in [fold(word) for code in vars(said) for word in said.words(code)]:
                assert self.meanings.setdefault(word, meaning) == meaning, f"{word!r} has two meanings"
        self.longest = max(word.count(" ") + 1 for word in self.meanings)

    def __contains__(self, meaning: int) -> bool:
        return meaning in self.words

    def write(self, meaning: int) -> str:
        """The word of the log."""
        return self.words[meaning].words("en")[0]

    def read(self, text: str) -> int | None:
        """What *text* means, if it is one of the words."""
        return self.meanings.get(fold(text))

    def split(self, text: str) -> tuple[int, str] | None:
        """What the word at the beginning of *text* means, and what follows it."""
        parts = text.split(maxsplit=self.longest)
        ways = [(" ".join(parts[:count]), " ".join(parts[count:])) for count in range(self.longest, 0, -1)]
        if found := COUNTED.fullmatch(text.strip()):
            ways.append((found[1], found[2]))
        meant = [(self.read(word), rest) for word, rest in ways]
        return next(((meaning, rest) for meaning, rest in meant if meaning is not None), None)
