"""Pictures: the short how-to-play of a game, each sentence with a table that shows what it means."""

from __future__ import annotations

import msgspec

from hrajme.core import Game
from hrajme.core.first_steps import LEARNER, FirstSteps, Picture, gentle_level
from hrajme.table import events as tell
from hrajme.table.commands import Open
from hrajme.table.old_log import HOST
from hrajme.table.table import Table
from hrajme.table.views import TableView


class PictureView(msgspec.Struct, frozen=True):
    """A sentence and the table that it is about, as the learner sees it."""

    says: str  # the id of the sentence
    table: TableView


def make_pictures(game: Game) -> tuple[PictureView, ...]:
    """The how-to-play of a game; empty where it has none."""
    script = game.first_steps
    if script is None:
        return ()
    return tuple([make_picture(game, script, picture) for picture in script.pictures])


def make_picture(game: Game, script: FirstSteps, picture: Picture) -> PictureView:
    options = script.options if picture.options is None else picture.options
    table = Table.open(Open(game.key, script.seats, options, key="@open"), HOST, 0)
    for event in (*seat_all(game, script.seats), tell.Started()):
        table.record(event, "@seat", HOST, 0)
    for step in picture.steps:
        table.record(tell.Played(step.seat, step.move), "@play", HOST, 0)
    return PictureView(f"{game.key}-how-{picture.says}", table.view(HOST))


def seat_all(game: Game, seats: int) -> list[tell.Event]:
    """The learner, who has no name here, and bots."""
    level = gentle_level(game.levels)
    return [tell.Sat(LEARNER, ""), *[tell.BotSeated(seat, level) for seat in range(1, seats)]]
