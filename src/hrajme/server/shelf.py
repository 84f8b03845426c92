"""The shelf: the cards of all games, as they go over the wire."""

from __future__ import annotations

from functools import cache
from typing import Any, Literal, get_args, get_origin

import msgspec

from hrajme import __version__, games
from hrajme.core import Game
from hrajme.core.options import longest_text, option_kinds
from hrajme.server.lobby import GameCard, HowTo, OptionCard, Shelf
from hrajme.table.pictures import make_pictures


@cache
def make_shelf() -> Shelf:
    found = [games.find(key) for key in sorted(games.keys())]
    return Shelf(__version__, tuple([make_card(game) for game in found]))


@cache
def make_how_to(key: str) -> HowTo:
    """Raises UnknownGame."""
    return HowTo(make_pictures(games.find(key)))


def make_card(game: Game) -> GameCard:
    return GameCard(
        key=game.key,
        rules_version=game.rules_version,
        least_seats=game.seats[0],
        most_seats=game.seats[-1],
        age=game.age,
        minutes=game.minutes,
        decided_by=game.decided_by,
        levels=tuple(game.bots),
        options=make_options(game),
        signals=() if game.manners is None else tuple(game.manners.SIGNALS),
        piles=0 if game.manners is None else game.manners.PILES,
        files=tuple(game.files),
        first_steps=game.first_steps is not None,
    )


def make_options(game: Game) -> tuple[OptionCard, ...]:
    defaults = msgspec.to_builtins(game.options())
    return tuple(
        [make_option(name, kind, defaults[name]) for name, kind in option_kinds(game.options).items()]
    )


def make_option(name: str, kind: Any, default: Any) -> OptionCard:
    if kind is bool:
        return OptionCard(name, "switch", default)
    if get_origin(kind) is Literal:
        return OptionCard(name, "choice", default, values=tuple(map(str, get_args(kind))))
    if longest := longest_text(kind):
        return OptionCard(name, "text", default, most=longest)
    bounds = next(bound for bound in get_args(kind) if isinstance(bound, msgspec.Meta))
    return OptionCard(name, "number", default, least=int(bounds.ge or 0), most=int(bounds.le or 0))
