"""The guide: leads a learner through the first steps of a game. A part of the table: it only folds events.

At an ordinary table there is no script, and nothing here ever happens.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from hrajme import games
from hrajme.core import CHANCE
from hrajme.core.first_steps import LEARNER, Step
from hrajme.language import Sentence
from hrajme.table.events import Event, Opened, Played, Rematched, Started, TakenBack

Sentences = tuple[Sentence, ...]
# Who has ``strayed`` made a move that is not in the script.
Progress = Literal["on", "strayed", "done"]


class FirstStepsView(msgspec.Struct, frozen=True):
    """How far the first steps are, and what was said since the learner's last move."""

    made: int  # steps of the learner
    count: int
    state: Progress
    suggested: str | None  # the move that the learner is invited to make now
    told: tuple[tuple[int, Sentence], ...]  # each with the revision at which it was said


class Guide:
    """The script is followed as far as the moves that stand are its own."""

    def __init__(self, opened: Opened) -> None:
        script = games.find(opened.game).first_steps if opened.first_steps else None
        self.game = opened.game
        self.steps: tuple[Step, ...] = () if script is None else script.steps
        # So many moves of the script were made, and so many stand.
        self.at = 0
        self.made = 0
        self.told: list[tuple[int, Sentence]] = []

    @property
    def state(self) -> Progress:
        if self.at == len(self.steps):
            return "done"
        return "on" if self.made == self.at else "strayed"

    @property
    def next(self) -> Step | None:
        """The step that is due; none when the script is over or was left."""
        return self.steps[self.at] if self.state == "on" else None

    def cue(self, seat: int) -> str | None:
        """What the script has for *seat* to do now."""
        return self.next.move if self.next is not None and self.next.seat == seat else None

    def on(self, event: Event, made: int) -> None:
        """Fold in *event*, after which so many moves stand."""
        if not self.steps:
            return
        if isinstance(event, Started | Rematched | TakenBack) or is_own(event):
            self.told = []
        self.told += [(event.revision, sentence) for sentence in self.fold(event, made)]

    def fold(self, event: Event, made: int) -> Sentences:
        """What is said to the learner now."""
        step, self.made = self.next, made
        match event:
            case Started() | Rematched() | TakenBack():
                self.at = min(self.at, made)
                return self.invite()
            case Played(seat=seat, move=move) if step is not None:
                if (seat, move) != (step.seat, step.move):
                    return (Sentence("table-guide-strayed"),)
                self.at += 1
                return (*self.say(step.says), *self.invite())
        return ()

    def invite(self) -> Sentences:
        """What is said before the next step, or at the end."""
        if self.next is not None:
            return self.say(self.next.asks)
        return self.say("done") if self.state == "done" else ()

    def say(self, name: str) -> Sentences:
        """A sentence of the script; ``player`` is who moved last, for what bots say themselves."""
        seats = [step.seat for step in self.steps[: self.at] if step.seat != CHANCE]
        player = seats[-1] if seats else LEARNER
        return (Sentence(f"{self.game}-steps-{name}", {"player": player}),) if name else ()

    def view(self) -> FirstStepsView | None:
        if not self.steps:
            return None
        return FirstStepsView(
            made=count_own(self.steps[: self.at]),
            count=count_own(self.steps),
            state=self.state,
            suggested=self.cue(LEARNER),
            told=tuple(self.told),
        )


def is_own(event: Event) -> bool:
    return isinstance(event, Played) and event.seat == LEARNER


def count_own(steps: tuple[Step, ...]) -> int:
    return sum(step.is_learners for step in steps)
