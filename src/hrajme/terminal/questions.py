"""Questions: what a player can do at this moment, as a menu that both faces offer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from hrajme.core import Game
from hrajme.language import Language
from hrajme.table import EndingView, OfferView, TableView
from hrajme.table.commands import Accept, Decline, Offer, Play
from hrajme.terminal.access import Ask
from hrajme.terminal.board import board_of, paths_of
from hrajme.terminal.choices import Menu

# A command for the table, or the name of what the face itself does: ``another``, ``quit``.
Choice = Ask | str


@dataclass
class Question:
    """A prompt and what can be answered; nothing can while the menu is empty."""

    prompt: str
    menu: Menu[Choice]
    is_move: bool = False


def ask_nothing() -> Question:
    return Question("", Menu())


def ask_move(view: TableView, game: Game, words: Language, names: Sequence[str]) -> Question:
    """Which of the legal moves; nothing for who may not move."""
    if not view.moves:
        return ask_nothing()
    prompt = suggest(view, game, words, names, by_enter=True) or words.say("terminal-choose")
    return Question(prompt, Menu(label_moves(view, game, words, names)), is_move=True)


def suggest(
    view: TableView, game: Game, words: Language, names: Sequence[str], *, by_enter: bool = False
) -> str:
    """What a learner is invited to do; "" for everybody else. On a screen Enter does it."""
    path = suggested_path(view, game, words, names)
    id = "terminal-suggest-enter" if by_enter else "terminal-suggest"
    return words.say(id, move=" → ".join(path)) if path else ""


def suggested_path(view: TableView, game: Game, words: Language, names: Sequence[str]) -> tuple[str, ...]:
    """The choices that lead to what a learner is invited to do; none for everybody else."""
    move = None if view.first_steps is None else view.first_steps.suggested
    return () if move is None else board_of(game).label(view.view, move, words, names) or (move,)


def label_moves(
    view: TableView, game: Game, words: Language, names: Sequence[str]
) -> list[tuple[tuple[str, ...], Choice]]:
    board = board_of(game)
    labelled: list[tuple[tuple[str, ...], Choice]] = []
    for text in view.moves:
        assert view.seat is not None
        ask: Choice = partial(Play, view.seat, text)
        labelled += [(path, ask) for path in paths_of(board, view.view, text, words, names)]
    return labelled


def ask_offer(offer: OfferView, words: Language, names: Sequence[str]) -> Question:
    """What another has offered: yes or no?"""
    told = words.say(f"table-story-offered-{offer.kind}", name=names[offer.seat], size=offer.size)
    menu: Menu[Choice] = Menu(
        [
            ((words.say("terminal-ask-yes"),), partial(Accept, offer.kind)),
            ((words.say("terminal-ask-no"),), partial(Decline, offer.kind)),
        ]
    )
    return Question(told, menu)


def label_endings(view: TableView, words: Language) -> list[tuple[tuple[str, ...], Choice]]:
    """How this player may end the game before its end."""

    def label(ending: EndingView) -> str:
        return words.say(f"ending-ask-{ending.kind}", size=ending.size)

    return [((label(each),), partial(Offer, each.kind, each.size)) for each in view.endings]


def ask_ending(view: TableView, words: Language) -> Question:
    return Question(words.say("terminal-ask-ending"), Menu(label_endings(view, words)))


def ask_turn(
    view: TableView, game: Game, words: Language, names: Sequence[str], *, is_ending: bool
) -> Question:
    """What is asked in the middle of a game on this terminal: an answer, how to end it, or the move."""
    for offer in view.offers:
        if offer.awaits_you:
            return ask_offer(offer, words, names)
    return ask_ending(view, words) if is_ending else ask_move(view, game, words, names)


def ask_over(words: Language) -> Question:
    """And after the end?"""
    another, leave = words.say("terminal-choose-another"), words.say("terminal-choose-quit")
    menu: Menu[Choice] = Menu([((another,), "another"), ((leave,), "quit")])
    return Question(words.say("terminal-choose-over"), menu)
