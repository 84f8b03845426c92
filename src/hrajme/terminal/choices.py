"""Choices: what can be done as menus, step by step, and the keys that pick from them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from string import ascii_lowercase
from typing import Generic, TypeVar

from hrajme.language.letters import fold

NUMBER = re.compile(r"[^\w]*(\d+)[^\w]*")

Path = tuple[str, ...]


Leaf = TypeVar("Leaf")


class Menu(Generic[Leaf]):
    """A way through labelled choices: a label is chosen, then the next, until one choice is left."""

    def __init__(self, labelled: Iterable[tuple[Path, Leaf]] = ()) -> None:
        self.leaves = {path: leaf for path, leaf in labelled if path}
        self.path: Path = ()

    def __bool__(self) -> bool:
        return bool(self.leaves)

    def labels(self) -> list[str]:
        """The different labels of the present step, in the order of the choices."""
        depth = len(self.path)
        following = [path[depth] for path in self.leaves if path[:depth] == self.path and len(path) > depth]
        return list(dict.fromkeys(following))

    def named(self, text: str) -> str | None:
        """The label of the present step that *text* is, with or without accents, capitals and signs."""
        alike = [label for label in self.labels() if fold(label) == fold(text)]
        alike = alike or [label for label in self.labels() if words_of(label) == words_of(text) != []]
        return alike[0] if len(alike) == 1 else None

    def find(self, label: str) -> Leaf | None:
        """What *label* leads to at once; None when there are more steps."""
        return self.leaves.get((*self.path, label))

    def choose(self, label: str) -> Leaf | None:
        """Go on with *label*; what was chosen when that is the last step."""
        leaf = self.find(label)
        self.path = (*self.path, label) if leaf is None else ()
        return leaf

    def back(self) -> bool:
        """One step back; False at the first step."""
        was_inside = bool(self.path)
        self.path = self.path[:-1]
        return was_inside


def words_of(label: str) -> list[str]:
    """The words alone, where there are any: digits without a letter name no choice by themselves."""
    words = re.findall(r"\w+", fold(label))
    return words if any(letter.isalpha() for word in words for letter in word) else []


def keys_for(labels: Sequence[str], reserved: str = "") -> list[str]:
    """What is typed for each label: its number, or its first letter, or any letter that is free."""
    keys = dict.fromkeys(range(len(labels)), "")
    for find in (number_key, initial_key, letter_key):
        for index, label in enumerate(labels):
            keys[index] = keys[index] or find(label, [*keys.values(), *reserved])
    return [*keys.values()]


def number_key(label: str, taken: Sequence[str]) -> str:
    found = NUMBER.fullmatch(label)
    return found[1] if found and found[1] not in taken else ""


def initial_key(label: str, taken: Sequence[str]) -> str:
    return next((letter for letter in letters_of(label)[:1] if letter not in taken), "")


def letter_key(label: str, taken: Sequence[str]) -> str:
    """The first free letter of the label; else any that is free; else none."""
    return next((letter for letter in letters_of(label) + ascii_lowercase if letter not in taken), "")


def letters_of(label: str) -> str:
    """Small and without their accents."""
    return "".join(letter for letter in fold(label) if letter in ascii_lowercase)


# What the row of digits gives without Shift on Czech and Slovak keyboards.
DIGIT_ROW = dict(zip("+ěščřžýáíéľť", "123456789025", strict=True))


def digit_of(character: str) -> str:
    """The digit that was meant, or the character itself."""
    return DIGIT_ROW.get(character, character)


class Typing:
    """Keys as they come in: most are one letter, a number may be several."""

    def __init__(self) -> None:
        self.text = ""

    def type(self, character: str, keys: Sequence[str]) -> int | None:
        """The index of the key that is complete now; None while more may follow or nothing fits."""
        for text in (self.text + character, character):
            fitting = [key for key in keys if key.startswith(text)]
            if fitting:
                self.text = text
                return self.finish(keys) if fitting == [text] else None
        self.text = ""
        return None

    def finish(self, keys: Sequence[str]) -> int | None:
        """Enter: what is typed is all there is."""
        text, self.text = self.text, ""
        return keys.index(text) if text in keys else None
