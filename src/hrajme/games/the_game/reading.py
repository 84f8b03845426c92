"""A text as people see it: folded to plain letters, cut into words, with the way back to what was written."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from hrajme.games.the_game import glyphs, words

_WORD = re.compile(r"[a-z]+")


def find_words(folded: str) -> Iterator[re.Match[str]]:
    """Runs of plain letters."""
    return _WORD.finditer(folded)


@dataclass(frozen=True, slots=True)
class Word:
    """A run of letters: as folded, as written, and where it is in the folded text."""

    folded: str
    written: str
    start: int
    end: int


class Reading:
    """A text, its folded form, and the way back from the one to the other."""

    def __init__(self, text: str) -> None:
        self.text = text
        pieces: list[str] = []
        self.origin: list[int] = []
        for index, char in enumerate(text):
            piece = char if "a" <= char <= "z" else glyphs.fold(char)
            pieces.append(piece)
            self.origin.extend([index] * len(piece))
        self.folded = "".join(pieces)
        self.words = [self._word(match) for match in find_words(self.folded)]
        self._verdicts: dict[str, bool] = {}

    def written(self, start: int, end: int) -> str:
        """The part of the original that folded to ``folded[start:end]``, with the marks that follow it."""
        stop = self.origin[end] if end < len(self.origin) else len(self.text)
        return self.text[self.origin[start] : max(stop, self.origin[end - 1] + 1)]

    def gap(self, index: int) -> str:
        """What stands between word *index* and the next."""
        return self.folded[self.words[index].end : self.words[index + 1].start]

    def is_number(self, index: int) -> bool:
        """Whether word *index* is a number wherever it stands. Long texts repeat themselves."""
        word = self.words[index]
        if word.written not in self._verdicts:
            self._verdicts[word.written] = words.is_number(word.written, word.folded)
        return self._verdicts[word.written]

    def _word(self, match: re.Match[str]) -> Word:
        return Word(match[0], self.written(*match.span()), *match.span())
