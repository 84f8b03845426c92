"""A play in writing: ``24/18 13/11*``, ``bar/20``, ``24/18*/16``, ``6/off(2)``.

A checker that goes on is written once, with the points on the way only where it hits; equal ones are counted.
So a play has one text, and plays with different results have different ones.
"""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise

from hrajme.games.backgammon.encoding import BAR, OFF, Step

NAMES = {BAR: "bar", OFF: "off"}
NUMBERS = {"bar": BAR, "off": OFF}
POINT = r"(?:bar|off|\d{1,2})"
WAY = re.compile(rf"({POINT})((?:[/-]{POINT}\*?)+)(?:\(([1-4])\))?")

# Every point that a checker comes to, the first one left; and those of them on which it hits.
Way = tuple[int, ...]


def join_steps(steps: list[Step], hits: frozenset[int]) -> list[Way]:
    """The way of every checker, with the points between its ends only where it hits."""
    left, ways = sorted(steps, reverse=True), []
    while left:
        origin, target = left.pop(0)
        way = [origin, target]
        while onward := next((step for step in left if step[0] == way[-1]), None):
            left.remove(onward)
            way.append(onward[1])
        ways.append((origin, *[point for point in way[1:-1] if point in hits], way[-1]))
    return sorted(ways, reverse=True)


def write_ways(ways: list[Way], hits: frozenset[int]) -> str:
    counts = Counter(write_way(way, hits) for way in ways)
    return " ".join(text if count == 1 else f"{text}({count})" for text, count in counts.items())


def write_way(way: Way, hits: frozenset[int]) -> str:
    first, *others = [NAMES.get(point, str(point)) for point in way]
    marks = ["*" if point in hits else "" for point in way[1:]]
    return "/".join([first, *[name + mark for name, mark in zip(others, marks, strict=True)]])


def write_steps(steps: list[Step], hits: frozenset[int]) -> str:
    return write_ways(join_steps(steps, hits), hits)


def read_steps(text: str) -> tuple[list[Step], frozenset[int]] | None:
    """The steps that a text names and the points on which it says that it hits; None where it names none."""
    steps: list[Step] = []
    hits: set[int] = set()
    for word in text.replace(",", " ").split():
        found = WAY.fullmatch(word)
        if found is None:
            return None
        way = [read_point(name) for name in re.findall(POINT, found[1] + found[2])]
        if max(way) > BAR:
            return None
        hits |= hits_of(found[2])
        steps += list(pairwise(way)) * int(found[3] or 1)
    return (steps, frozenset(hits)) if 0 < len(steps) <= 8 else None


def ends_of(text: str) -> Counter[tuple[str, str]]:
    """Where the checkers of a written play begin and end, whatever they hit on the way."""
    ends: Counter[tuple[str, str]] = Counter()
    for word in text.replace("*", "").split():
        way, _, count = word.partition("(")
        points = way.split("/")
        ends[points[0], points[-1]] += int(count.rstrip(")") or 1)
    return ends


def hits_of(text: str) -> set[int]:
    return {read_point(name) for name in re.findall(rf"({POINT})\*", text)}


def read_point(name: str) -> int:
    return NUMBERS[name] if name in NUMBERS else int(name)
