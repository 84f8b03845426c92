"""Who says a message: the page, terminals, or both.

A message belongs to the sources that name it: by its id, or by a text with holes that it fits, such as
``f"{game.key}-reason-{reason}"``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "hrajme"
# Only terminals run these: whole parts of the package, and of each game.
TERMINAL_PARTS = ("terminal", "lab")
TERMINAL_MODULES = ("terminal.py", "scorer.py")
HOLE = re.compile(r"\$?\{[^{}]*\}")
# What stands in quotation marks and looks like an id, perhaps with holes.
QUOTED = re.compile(r"""["'`]((?:[\w.-]|\$?\{[^{}"`]*\})+)["'`]""")
# Holes alone would name everything.
WORD = re.compile("[a-z]{3}")


class Names:
    """What some sources name."""

    def __init__(self, sources: Iterable[Path]) -> None:
        texts = "\n".join(path.read_text(encoding="utf-8") for path in sources)
        quoted = {text for text in QUOTED.findall(texts) if "-" in text}
        self.ids = {text for text in quoted if "{" not in text}
        holed = [HOLE.split(text) for text in sorted(quoted - self.ids)]
        patterns = [".*".join(map(re.escape, parts)) for parts in holed if WORD.search("".join(parts))]
        self.pattern = re.compile("|".join(patterns) or "(?!)")

    def __contains__(self, id: str) -> bool:
        return id in self.ids or self.pattern.fullmatch(id) is not None


def page_sources() -> Iterator[Path]:
    for folder in (ROOT / "web" / "src", PACKAGE / "games"):
        for path in sorted([*folder.rglob("*.ts"), *folder.rglob("*.svelte")]):
            if ".test." not in path.name:
                yield path


def python_sources(*, of_terminals: bool) -> Iterator[Path]:
    for path in sorted(PACKAGE.rglob("*.py")):
        part, *inner = path.relative_to(PACKAGE).parts
        is_for_terminals = part in TERMINAL_PARTS or (part == "games" and path.name in TERMINAL_MODULES)
        if is_for_terminals == of_terminals and part != "testing" and "tests" not in inner:
            yield path


@cache
def names_of_page() -> Names:
    return Names(page_sources())


@cache
def names_of_terminals() -> Names:
    return Names(python_sources(of_terminals=True))


@cache
def names_of_both() -> Names:
    """What the rules, the table and the room say is read wherever one plays."""
    return Names(python_sources(of_terminals=False))


def is_said_on_page(id: str) -> bool:
    return id in names_of_page() or id in names_of_both()


def is_said_on_terminals(id: str) -> bool:
    return id in names_of_terminals() or id in names_of_both()
