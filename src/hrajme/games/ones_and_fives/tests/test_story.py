"""What is told of a game of Ones and Fives."""

from __future__ import annotations

from hrajme.core import CHANCE
from hrajme.games.ones_and_fives import GAME
from hrajme.games.ones_and_fives.encoding import BANK, COMPLETE, ROLL, STARTER
from hrajme.games.ones_and_fives.rules import OnesAndFivesPosition
from hrajme.games.ones_and_fives.tests.positions import (
    dice,
    keep,
    ones_and_fives,
    score,
    throw,
    throw_and_keep,
    with_totals,
)
from hrajme.language import language
from hrajme.testing.telling import tell_move

NAMES = ["Alena", "Bořek", "Cilka"]


def words(
    position: OnesAndFivesPosition, seat: int, move: int, viewer: int | None = None, code: str = "en"
) -> str:
    told = tell_move(GAME, position, seat, move, viewer)
    spoken = " ".join(language(code).tell(sentence, NAMES, viewer) for sentence in told)
    return spoken.replace("\u00a0", " ")


def test_who_begins_is_told() -> None:
    position = GAME.start(2)
    assert isinstance(position, OnesAndFivesPosition)
    assert words(position, CHANCE, STARTER + 1, None, "cs") == "Začíná Bořek."
    assert words(position, CHANCE, STARTER, 0) == "You start. Your turn: you have 0 of 10,000."


def test_a_throw_is_told_by_its_dice() -> None:
    position = ones_and_fives()
    assert words(position, 0, ROLL) == ""
    position.play(0, ROLL)
    assert words(position, CHANCE, dice("1 2 2 4 5 6")) == "Alena throws 1 2 2 4 5 6."
    assert words(position, CHANCE, dice("1 2 2 4 5 6"), 0, "cs") == "Házíš 1 2 2 4 5 6."


def test_what_is_set_aside_is_told_with_its_points() -> None:
    position = ones_and_fives()
    throw(position, "1 1 3 4 5 6")
    assert words(position, 0, dice("1 1 5")) == "Alena sets aside 1 1 5 for 250: 250 this turn."
    keep(position, "1 1 5")
    throw(position, "1 1 5")
    told = words(position, 0, dice("1 1 5"), 0, "cs")
    assert told == (
        "Odkládáš 1 1 5 za 250: v tomto tahu máš 500. Bodovalo všech šest kostek: můžeš znovu házet všemi."
    )


def test_a_dead_throw_is_told_with_what_it_costs() -> None:
    position = ones_and_fives()
    position.play(0, ROLL)
    assert words(position, CHANCE, dice("2 2 3 3 4 6")) == (
        "Alena throws 2 2 3 3 4 6. Nothing scores: the turn is over."
    )
    position.play(CHANCE, dice("1 2 3 3 3 6"))
    keep(position, "1 3 3 3")
    position.play(0, ROLL)
    assert words(position, CHANCE, dice("2 6"), None, "pl") == (
        "Alena wyrzuca 2 6. Nic nie punktuje: Alena traci 400 punktów z tej tury."
    )
    assert words(position, CHANCE, dice("2 6"), 1).endswith("Your turn: you have 0 of 10,000.")


def test_a_completion_is_told_and_so_is_how_it_ends() -> None:
    position = ones_and_fives()
    throw(position, "2 3 4 5 5 6")
    assert words(position, 0, COMPLETE, None, "cs") == (
        "Alena odkládá bez bodů 2 3 4 5 6 a dohazuje: 1 přinese 2 000 bodů."
    )
    position.play(0, COMPLETE)
    assert words(position, CHANCE, 1, 0, "sk") == (
        "Hádžeš jednou kockou: 1. Vyšlo to: 2 000 bodov! "
        "V tomto ťahu máš 2 000 a môžeš znova hádzať všetkými šiestimi."
    )
    assert words(position, CHANCE, 5) == "Alena throws one die: 5. Missed: the turn is over."


def test_points_written_down_are_told() -> None:
    position = with_totals(ones_and_fives(), 1950, 0)
    throw_and_keep(position, "1 2 2 3 3 4 > 1")
    assert words(position, 0, BANK) == "Alena banks 100: 2,050 in all."
    assert words(position, 0, BANK, 1, "cs").endswith("Jsi na tahu: máš 0, cíl je 10 000.")


def test_the_winner_is_told() -> None:
    position = with_totals(ones_and_fives(), 9950, 0)
    throw_and_keep(position, "1 2 2 3 3 4 > 1")
    assert words(position, 0, BANK).endswith("Alena wins with 10,050 points!")
    assert words(position, 0, BANK, 0, "cs").endswith("Vyhráváš, máš 10 050 bodů!")


def test_a_last_round_is_told_when_it_begins_and_when_it_ends() -> None:
    position = with_totals(ones_and_fives(3, last_round=True), 9950, 9000, 0)
    throw_and_keep(position, "1 2 2 3 3 4 > 1")
    assert words(position, 0, BANK).endswith(
        "Alena has reached the target. Everybody else has one more turn to get past 10,050."
    )
    position.play(0, BANK)
    score(position, 2000)
    position.play(2, ROLL)
    told = words(position, CHANCE, dice("2 2 3 3 4 6"))
    assert told.endswith("The last round is over: Bořek wins with 11,000 points!")
