"""When a game says what: for each refusal and each sentence of the story a table at which it is said.

They are found by playing: at random and with bots, with few and with many, under every house rule. What does
not happen there is said all the same, with arguments like those it has in a game.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice, product
from typing import NamedTuple

from fluent.syntax.ast import Identifier, NumberLiteral, Pattern, SelectExpression, VariableReference

from hrajme.core import CHANCE, Dice, Game
from hrajme.core.first_steps import gentle_level
from hrajme.language import SEAT_ARGUMENTS, Sentence, language
from hrajme.search.bots import choose_move, make_bot
from hrajme.table import ROOM, Table, TableView
from hrajme.table import events as tell
from hrajme.terminal.seats import name_sitters
from hrajme.testing.turns import MOST_MOVES, OWN, Values, house_rules, play_on, seat_all
from sayings import Saying, page_messages, say_forms

# Nobody writes these, but somebody might.
ODD_TEXTS = ("?", "0", "1 2", "99 > 1")
MANY = 5
# So many texts of moves are tried at one of so many moments.
TEXTS, EVERY = 400, 37
# Of each kind of table.
PLAYS = 4


class Occasion(NamedTuple):
    """What one saw, and what was said then."""

    table: TableView
    sentence: Sentence
    rule: str | None = None


# By the name of the form.
Occasions = dict[str, Occasion]
Args = dict[str, int | str]

# What arguments of every table are like, and numbers of which the plurals speak.
USUAL: Args = {
    "player": 1,
    "target": 0,
    "name": "Hana",
    "seat": 2,
    "text": "abc",
    "control": "5+3",
    "size": 1,
}
PLURALS = {"one": 1, "few": 3, "many": 5, "other": 7}


def kinds_of_table(game: Game) -> Iterator[tuple[int, Values]]:
    seats = sorted({game.seats[0], min(game.seats[-1], MANY)})
    for options in ({}, *house_rules(game)):
        yield from [(count, options) for count in seats]


def play_with_bots(table: Table, dice: Dice) -> Iterator[Table]:
    """As `play_on`, by players who know what they are doing."""
    bot = make_bot(table.game, gentle_level(table.game.levels))
    for _ in range(MOST_MOVES):
        position = table.line.now()
        if not position.to_move():
            return
        yield table
        seat = position.to_move()[0]
        move = position.roll(dice) if seat == CHANCE else choose_move(bot, position, seat, dice)
        table.record(tell.Played(seat, table.game.write(position, seat, move)), "", ROOM, 0)


def plays(game: Game) -> Iterator[tuple[Table, Iterator[Table]]]:
    """Tables of all kinds, each with its moments."""
    for seed, (seats, options) in product(range(PLAYS), kinds_of_table(game)):
        for play in (play_on, play_with_bots):
            table = seat_all(game, seats, options)
            yield table, play(table, Dice(seed))


def moments(game: Game) -> Iterator[Table]:
    """Tables of all kinds, before each move and at their end."""
    for table, play in plays(game):
        yield from play
        yield table


def ends(game: Game) -> Iterator[Table]:
    for table, play in plays(game):
        list(play)
        yield table


class Forms:
    """The forms of all messages that a page can show in a language."""

    def __init__(self, code: str) -> None:
        self.language = language(code)
        messages = page_messages(code)
        self.patterns = {each.id.name: each.value for each in messages if each.value is not None}
        self.sayings = {
            id: [Saying(id, form) for form in say_forms(pattern)] for id, pattern in self.patterns.items()
        }

    def name(self, sentence: Sentence, view: TableView) -> str:
        """Which form of its message *sentence* is, as one reads it at this table."""
        sayings = self.sayings[sentence.id]
        if len(sayings) == 1:
            return sentence.id
        said = self.language.tell(sentence, name_sitters(view.seats, self.language), view.seat)
        return next(repr(saying) for saying in sayings if saying.is_in(said))

    def invent(self, begin: str, found: Occasions, view: TableView) -> Occasions:
        """What begins so and has not been said in any play, with arguments of what has been said."""
        known: Args = dict(USUAL)
        for occasion in found.values():
            known |= {name: value for name, value in occasion.sentence.args.items() if name not in USUAL}
        invented: Occasions = {}
        for id, pattern in self.patterns.items():
            for args in choices(pattern) if id.startswith(begin) else ():
                sentence = Sentence(id, {**{name: known.get(name, 5) for name in variables(pattern)}, **args})
                name = self.name(sentence, view)
                if name not in found:
                    invented.setdefault(name, Occasion(view, sentence))
        return invented


@cache
def forms_of(code: str) -> Forms:
    return Forms(code)


def variables(pattern: Pattern) -> set[str]:
    """The names of all arguments of a message."""
    names: set[str] = set()
    for element in pattern.elements:
        expression = getattr(element, "expression", None)
        if isinstance(expression, VariableReference):
            names.add(expression.id.name)
        if isinstance(expression, SelectExpression):
            names |= {selector_of(expression).removesuffix("_is")}
            for variant in expression.variants:
                names |= variables(variant.value)
    return names


def selector_of(expression: SelectExpression) -> str:
    assert isinstance(expression.selector, VariableReference)
    return expression.selector.id.name


def choices(pattern: Pattern) -> list[Args]:
    """Arguments that bring about each form of a message."""
    found: list[Args] = []
    for element in pattern.elements:
        expression = getattr(element, "expression", None)
        if isinstance(expression, SelectExpression):
            for variant in expression.variants:
                chosen = choose(selector_of(expression), variant.key)
                found += [{**chosen, **args} for args in choices(variant.value)]
    return found or [{}]


def choose(selector: str, key: Identifier | NumberLiteral) -> Args:
    """An argument for which this variant is said; of ``player_is`` the seat of the player."""
    if isinstance(key, NumberLiteral):
        return {selector: int(key.value)}
    if selector.endswith("_is"):
        return {selector.removesuffix("_is"): 0 if key.name == "you" else 1}
    value = PLURALS.get(key.name, key.name)
    # Of these arguments a number would be a seat.
    return {selector: str(value) if selector in SEAT_ARGUMENTS else value}


def find_sentences(game: Game, forms: Forms) -> Occasions:
    """Each form of each sentence of the story once, as one reads it oneself."""
    found: Occasions = {}
    for table in ends(game):
        view = table.view(OWN)
        for told in table.page(OWN, 0, None, 10_000).story:
            for sentence in told.sentences:
                found.setdefault(forms.name(sentence, view), Occasion(view, sentence))
    return found


def find_refusals(game: Game, forms: Forms) -> Occasions:
    """Each form of each refusal of a move once."""
    found: Occasions = {}
    texts = collect_texts(game)
    for table in islice(moments(game), 0, None, EVERY):
        position, view = table.line.now(), table.view(OWN)
        for refusal in filter(None, [game.refuse(position, 0, text) for text in texts]):
            occasion = Occasion(view, refusal.sentence, refusal.rule)
            found.setdefault(forms.name(refusal.sentence, view), occasion)
    return found


def collect_texts(game: Game) -> list[str]:
    """What is a move somewhere, in any of these games, and what is none."""
    texts: dict[str, None] = {}
    for table in moments(game):
        position = table.line.now()
        if 0 in position.to_move():
            texts |= {game.write(position, 0, move): None for move in position.moves(0)}
    step = max(1, len(texts) // TEXTS)
    return [*ODD_TEXTS, *list(texts)[::step]]
