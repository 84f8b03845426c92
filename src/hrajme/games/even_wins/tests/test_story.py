"""What is told of a game of Even Wins."""

from __future__ import annotations

from hrajme.core import CHANCE
from hrajme.games.even_wins import GAME
from hrajme.games.even_wins.encoding import THROW
from hrajme.games.even_wins.rules import EvenWinsPosition
from hrajme.games.even_wins.tests.positions import (
    FOUR,
    NOTHING,
    TWO,
    even_wins,
    play_round,
    throw,
)
from hrajme.language import language
from hrajme.testing.telling import tell_move

NAMES = ["Alena", "Bořek"]


def words(position: EvenWinsPosition, dice: int, viewer: int | None = None, code: str = "cs") -> str:
    """What is told when who is asked throws these dice."""
    if position.to_move() != (CHANCE,):
        position.play(position.to_move()[0], THROW)
    told = tell_move(GAME, position, CHANCE, dice, viewer)
    return " ".join(language(code).tell(sentence, NAMES, viewer) for sentence in told)


def test_a_throw_is_told_with_what_counts() -> None:
    assert words(even_wins(), 226) == "Alena hází 2 · 2 · 6: dvě dvojky, +4."
    assert words(even_wins(), 246, 0, "sk") == "Hádžeš 2 · 4 · 6: jedna dvojka, +2."
    assert words(even_wins(), 466, code="pl") == "Alena wyrzuca 4 · 6 · 6: ani jednej dwójki."


def test_three_sixes_are_cheered() -> None:
    position = even_wins()
    throw(position, 111, 111)
    assert words(position, 666, code="en") == (
        "6 · 6 · 6: three sixes for Alena! +18!!! Alena: 18 this turn, 18 in all. Bořek takes the dice."
    )


def test_a_new_round_tells_who_leads() -> None:
    position = even_wins()
    play_round(position, TWO)
    throw(position, 111, 111)
    assert words(position, 111, 0).endswith(
        "2. kolo. Vedeš, máš 2 body. Jsi na řadě: nejdřív se počítají jen dvojky."
    )


def test_a_tie_is_told_whether_it_is_shared_or_played_on() -> None:
    for tie_round, ending in (
        (False, "A shared victory, with 4 points each: – Alena – Bořek"),
        (True, "only for these players:"),
    ):
        position = even_wins(tie_round=tie_round)
        play_six_rounds_but_one(position)
        assert ending in words(position, 111, code="en")


def play_six_rounds_but_one(position: EvenWinsPosition) -> None:
    """All but the last throw, with four points each."""
    play_round(position, FOUR, FOUR)
    for _ in range(4):
        play_round(position, NOTHING, NOTHING)
    throw(position, *NOTHING, 111, 111)


def test_the_winner_is_told() -> None:
    position = even_wins()
    play_six_rounds_but_one(position)
    assert words(position, 116, 1).endswith("Vyhráváš, máš 10 bodů!")
