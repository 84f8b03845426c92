"""The rulebook by its rules: a section for each id."""

from __future__ import annotations

import re

from hrajme.core import Game
from hrajme.language import HrajmeError

HEADING = re.compile(r"^#{1,6} ", re.MULTILINE)
RULE = re.compile(r"^#{2,6} ([A-Z0-9]+-[0-9.]+)\b", re.MULTILINE)


class UnknownRule(HrajmeError):
    pass


def rule_ids(markdown: str) -> list[str]:
    """The ids of all rules, in the order of the book."""
    return RULE.findall(markdown)


def find_rule(game: Game, language: str, rule: str) -> str:
    """The section of one rule, as Markdown; raises UnknownRule."""
    markdown = game.rulebook(language)
    for found in RULE.finditer(markdown):
        if found[1].lower() == rule.strip().lower():
            following = HEADING.search(markdown, found.end())
            return markdown[found.start() : following.start() if following else None].strip() + "\n"
    ids = rule_ids(markdown)
    raise UnknownRule("terminal-error-unknown_rule", rule=rule, first=ids[0], last=ids[-1])
