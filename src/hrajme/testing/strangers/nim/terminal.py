"""Nim as text."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from hrajme.language import Language
from hrajme.testing.strangers.nim.view import NimView


def draw(view: NimView, language: Language, names: Sequence[str], width: int, height: int) -> Text:
    return Text("\n".join(f"{number}: {'|' * sticks}" for number, sticks in enumerate(view.heaps, start=1)))


def describe(view: NimView, language: Language, names: Sequence[str]) -> list[str]:
    heaps = enumerate(view.heaps, start=1)
    return [language.say("nim-describe-heap", heap=number, sticks=sticks) for number, sticks in heaps]


def label(view: NimView, move: str, language: Language, names: Sequence[str]) -> tuple[str, ...]:
    heap, sticks = move.split(": ")
    return (language.say("nim-label-heap", heap=int(heap)), sticks)
