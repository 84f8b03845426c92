"""Fingers as text."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from hrajme.language import Language
from hrajme.testing.strangers.fingers.view import FingersView


def draw(view: FingersView, language: Language, names: Sequence[str], width: int, height: int) -> Text:
    return Text("\n".join(describe(view, language, names)))


def describe(view: FingersView, language: Language, names: Sequence[str]) -> list[str]:
    lines = []
    for seat, total in enumerate(view.totals):
        word = "shown" if view.has_shown[seat] else "waits"
        lines.append(language.say(f"fingers-describe-{word}", name=names[seat], total=total))
    if view.last:
        lines.append(language.say("fingers-describe-last", fingers=" + ".join(map(str, view.last))))
    return lines


def label(view: FingersView, move: str, language: Language, names: Sequence[str]) -> tuple[str, ...]:
    return (move.removeprefix("show "),)
