"""Words: what the table and the plot of a report both say."""

from __future__ import annotations

import msgspec

from hrajme.games import find
from hrajme.lab.report import Report
from hrajme.language import Language


def say_title(report: Report, language: Language) -> str:
    name = language.say(f"{report.game}-name")
    return language.say("simulate-title", game=name, games=report.games, seats=report.seats)


def list_options(report: Report, language: Language) -> str:
    """The house rules that are not as in the box; empty when all are."""
    usual = msgspec.to_builtins(find(report.game).options())
    switch = {True: language.say("simulate-yes"), False: language.say("simulate-no")}
    chosen = {name: value for name, value in report.options.items() if value != usual[name]}
    return ", ".join(
        f"{name} = {switch[value] if isinstance(value, bool) else value}" for name, value in chosen.items()
    )
