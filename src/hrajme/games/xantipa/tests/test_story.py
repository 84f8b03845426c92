"""What is told of a game of Xantipa."""

from __future__ import annotations

from hrajme.core import CHANCE
from hrajme.games.xantipa import GAME
from hrajme.games.xantipa.encoding import STOP, THROW
from hrajme.games.xantipa.rules import XantipaPosition
from hrajme.games.xantipa.tests.positions import take_goes, throw, xantipa
from hrajme.language import language
from hrajme.testing.telling import tell_move

NAMES = ["Alena", "Bořek", "Cilka"]


def words(position: XantipaPosition, dice: int, viewer: int | None = None, code: str = "cs") -> str:
    """What is told when who is asked throws these dice."""
    if position.to_move() != (CHANCE,):
        position.play(position.to_move()[0], THROW)
    told = tell_move(GAME, position, CHANCE, dice, viewer)
    return " ".join(language(code).tell(sentence, NAMES, viewer) for sentence in told)


def test_a_throw_is_told_with_its_number_and_its_sum() -> None:
    assert words(xantipa(), 45) == "Alena, 1. hod: 4 + 5 = 9."
    assert words(xantipa(), 45, 0, "pl") == "Twój 1. rzut: 4 + 5 = 9."


def test_a_seven_is_told_with_who_comes_next_and_what_there_is_to_beat() -> None:
    position = xantipa()
    throw(position, 11)
    assert words(position, 16, 1, "sk") == (
        "1 + 6 = 7! Alena má sedmičku na 2. hod. Si na rade. Najlepší výsledok sú zatiaľ 2 hody."
    )


def test_the_tenth_throw_in_vain_gets_a_sigh() -> None:
    position = xantipa()
    throw(position, *[11] * 9)
    assert "stubborn" in words(position, 11, code="en")


def test_only_who_is_beaten_is_told_so() -> None:
    position = xantipa()
    take_goes(position, 1)
    throw(position, 11)
    assert "honour" in words(position, 11, 1, "en")
    assert words(position, 11, 0, "en") == "Bořek throws 1 + 1 = 2 (throw 2)."


def test_a_stop_is_told_and_so_is_the_end() -> None:
    position = xantipa(2)
    take_goes(position, 1)
    throw(position, 11, 11)
    told = [language("cs").tell(sentence, NAMES) for sentence in tell_move(GAME, position, 1, STOP, None)]
    assert told == ["Po 2 hodech to vzdává Bořek.", "Alena vyhrává jediným hodem!"]


def test_a_tie_names_who_throws_again() -> None:
    position = xantipa(3)
    take_goes(position, 1, 3)
    assert words(position, 34, code="en").endswith(
        "A tie for the lead! Play-off 1, throwing again: – Alena – Cilka Alena takes the dice."
    )
