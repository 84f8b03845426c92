"""Writes logs that must replay for ever, and what they lead to; tests/logs/README.md says when.

python tools/log_fixtures.py

Every recipe of tests/logs/recipes.txt is played by the rules of today, into the folder of its game's present
rules_version. What is there already stays as it is.
"""

import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any, Protocol

import msgspec

from hrajme import games
from hrajme.core import CHANCE, Dice, Game, MoveError, Outcome
from hrajme.core.options import read_options
from hrajme.search.bots import choose_move, make_bot
from hrajme.table import ROOM, PersonId, Table, TableError
from hrajme.table import commands as ask
from hrajme.table.events import encode_event
from hrajme.terminal.local import new_table
from hrajme.terminal.seats import Chair, read_chairs
from hrajme.testing.endings import EVENTS, Ending, ending_of

LOGS = Path(__file__).resolve().parents[1] / "tests" / "logs"
ENDINGS = "endings.jsonl"

Ask = Callable[..., ask.Command]
# Two persons of every table, and one who only watches.
ANNA, BOB, EVA = PersonId("anna"), PersonId("bob"), PersonId("eva")
# One of so many moves is made out of turn, where that is possible.
INTERRUPTION = 6


class Recipe(msgspec.Struct, frozen=True):
    """How one log is made."""

    name: str
    game: Game
    chairs: list[Chair]
    seed: int
    # How many moves at most, chance included; how persons choose: any legal move, or the first one.
    moves: int
    choice: str
    options: dict[str, Any]


class Kept(msgspec.Struct, frozen=True):
    """One line of endings.jsonl."""

    log: str
    ending: Ending


class Playing(Protocol):
    """A table at which chance and bots move by themselves."""

    table: Table

    def step(self) -> bool: ...
    def send(self, person: PersonId, ask: Ask) -> None: ...


class RoomTable:
    """A table as a room drives it."""

    def __init__(self, table: Table, seed: int) -> None:
        self.table = table
        self.dice = Dice(seed)
        self.keys = count(1)
        self.now_ms = 0

    def send(self, person: PersonId, ask: Ask) -> None:
        self.now_ms += 1500
        command = ask(key=f"k{next(self.keys)}", revision=self.table.revision)
        self.table.apply(command, person, self.now_ms)

    def step(self) -> bool:
        due = self.table.due()
        if not due or due[0].kind not in ("chance", "bot"):
            return False
        seat, game, position = due[0].seat, self.table.game, self.table.line.now()
        if seat == CHANCE:
            move = position.roll(self.dice)
        else:
            move = choose_move(make_bot(game, due[0].level or ""), position, seat, self.dice)
        self.send(ROOM, partial(ask.PlayFor, seat, game.write(position, seat, move)))
        return True


def read_recipe(line: str) -> Recipe:
    name, *words = line.split()
    settings = dict(word.split("=") for word in words)
    game = games.find(name.partition("-")[0])
    return Recipe(
        name=name,
        game=game,
        chairs=read_chairs(game, seat_words(settings.pop("seats"))),
        seed=int(settings.pop("seed")),
        moves=int(settings.pop("moves", "100000")),
        choice=settings.pop("choice", "any"),
        options=settings,
    )


def seat_words(text: str) -> list[str]:
    """``you,3*bot`` is one person and three bots."""
    found = []
    for word in text.split(","):
        many, _, one = word.rpartition("*")
        found += [one] * int(many or 1)
    return found


def play_on(playing: Playing, recipe: Recipe, dice: Dice, then: Callable[[], None]) -> Outcome | None:
    """Play to the end, or as far as the recipe says; *then* happens after every move of a person."""
    for _ in range(recipe.moves):
        if interrupts(playing, dice) or playing.step():
            continue
        due = playing.table.due()
        if not due or due[0].kind != "person":
            break
        play_person(playing, recipe, dice, due[0].seat)
        then()
    return playing.table.line.outcome


def interrupts(playing: Playing, dice: Dice) -> bool:
    """Perhaps somebody moves out of turn."""
    position, table = playing.table.line.now(), playing.table
    if table.phase != "running" or not position.interrupts(0) or dice.roll(INTERRUPTION):
        return False
    people = sorted(table.seats.persons().items())
    person, seat = people[dice.roll(len(people))]
    text = table.game.write(position, seat, position.interrupts(seat)[0])
    playing.send(person, partial(ask.Play, seat, text))
    return True


def play_person(playing: Playing, recipe: Recipe, dice: Dice, seat: int) -> None:
    person = playing.table.seats.person_at(seat)
    moves = playing.table.view(person).moves
    text = moves[0] if recipe.choice == "first" else moves[dice.roll(len(moves))]
    playing.send(person, partial(ask.Play, seat, text))


def write_log(recipe: Recipe, path: Path) -> Ending:
    """A log of the terminal."""
    options = read_options(recipe.game.options, recipe.options)
    table = new_table(recipe.game, recipe.chairs, options, path, recipe.seed)
    outcome = play_on(table, recipe, Dice(recipe.seed, 1), lambda: None)
    if outcome is None:
        table.close()
    return ending_of([outcome], table.position)


def write_events(recipe: Recipe, path: Path) -> Ending:
    """The events of a table of the room: two plays, and what people do beside playing."""
    playing = open_table(recipe)
    dice = Dice(recipe.seed, 1)
    prepare(playing, recipe)
    happenings = iter(WHILE_PLAYING)
    first = play_on(playing, recipe, dice, lambda: happen(playing, next(happenings, [])))
    happen(playing, REMATCH)
    again = play_on(playing, recipe, dice, lambda: None) if first is not None else None
    path.write_bytes(b"".join(encode_event(event) + b"\n" for event in playing.table.log))
    return ending_of([first, again], playing.table.line.now())


def open_table(recipe: Recipe) -> RoomTable:
    command = ask.Open(recipe.game.key, recipe.game.seats[0], name="Anna", key="open")
    return RoomTable(Table.open(command, ANNA, 0), recipe.seed)


def prepare(playing: RoomTable, recipe: Recipe) -> None:
    """Everything before the first move."""
    playing.send(ANNA, partial(ask.SetSeats, len(recipe.chairs)))
    playing.send(ANNA, partial(ask.SetOptions, recipe.options))
    for seat, chair in enumerate(recipe.chairs):
        if chair.is_person:
            playing.send(person_at(seat), partial(ask.Sit, seat, chair.name or f"Guest {seat + 1}"))
        else:
            playing.send(ANNA, partial(ask.SeatBot, seat, chair.level))
    happen(playing, BEFORE)
    playing.send(ANNA, ask.Start)


def person_at(seat: int) -> PersonId:
    return (ANNA, BOB)[seat] if seat < 2 else PersonId(f"guest{seat + 1}")


def happen(playing: RoomTable, what: list[tuple[PersonId, Ask]]) -> None:
    """People do this one after another; what this game or this moment refuses is not in the log."""
    for person, wish in what:
        with suppress(TableError, MoveError):
            playing.send(person, wish)


SAY = partial(ask.Say, confirmed=True)

BEFORE: list[tuple[PersonId, Ask]] = [
    (ANNA, partial(ask.SetPublic, True)),
    (EVA, partial(ask.Introduce, "Eva")),
    (BOB, ask.Stand),
    (ANNA, partial(ask.SeatBot, 1, "random")),
    (ANNA, partial(ask.ClearSeat, 1)),
    (BOB, partial(ask.Sit, 1)),
    (BOB, partial(SAY, "Shall we?")),
]
WHILE_PLAYING: list[list[tuple[PersonId, Ask]]] = [
    [(ANNA, ask.Undo), (BOB, ask.Undo)],
    [(ANNA, partial(ask.Offer, "takeback")), (BOB, partial(ask.Accept, "takeback"))],
    [(ANNA, partial(SAY, "Well, well.")), (EVA, partial(SAY, "Oh!"))],
    [(BOB, partial(ask.Offer, "takeback")), (ANNA, partial(ask.Decline, "takeback"))],
    [(BOB, partial(ask.Signal, "keep_off", pile=1)), (ANNA, partial(ask.Signal, "help", pile=2))],
    [(BOB, partial(ask.HandOver, 1, "random")), (BOB, partial(ask.Sit, 1))],
    [(ANNA, partial(ask.PassHost, 1)), (BOB, partial(ask.PassHost, 0))],
    [(BOB, ask.Stand), (BOB, partial(ask.Sit, 1))],
]
# Anna's offer is declined, Bob withdraws his, and then they agree.
REMATCH: list[tuple[PersonId, Ask]] = [
    (ANNA, partial(ask.Offer, "rematch")),
    (BOB, partial(ask.Decline, "rematch")),
    (BOB, partial(ask.Offer, "rematch")),
    (BOB, partial(ask.Decline, "rematch")),
    (ANNA, partial(ask.Offer, "rematch")),
    (BOB, partial(ask.Accept, "rematch")),
]


def read_recipes() -> list[Recipe]:
    lines = (LOGS / "recipes.txt").read_text(encoding="utf-8").splitlines()
    return [read_recipe(line) for line in lines if line and not line.startswith("#")]


def main() -> int:
    for recipe in read_recipes():
        path = LOGS / f"v{recipe.game.rules_version}" / recipe.name
        if path.exists():
            continue
        path.parent.mkdir(exist_ok=True)
        ending = (write_events if path.name.endswith(EVENTS) else write_log)(recipe, path)
        with (path.parent / ENDINGS).open("ab") as file:
            file.write(msgspec.json.encode(Kept(path.name, ending)) + b"\n")
        print(path.relative_to(LOGS), path.stat().st_size)
    return 0


if __name__ == "__main__":
    sys.exit(main())
