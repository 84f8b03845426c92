"""What is told of a game of Stripped Snake."""

from __future__ import annotations

from hrajme.core import CHANCE
from hrajme.games.stripped_snake import GAME
from hrajme.games.stripped_snake.encoding import THROW
from hrajme.games.stripped_snake.rules import StrippedSnakePosition
from hrajme.games.stripped_snake.tests.positions import stripped_snake, throw
from hrajme.language import language
from hrajme.testing.telling import tell_move

NAMES = ["Alena", "Bořek", "Cilka"]


def words(position: StrippedSnakePosition, dice: int, viewer: int | None = None, code: str = "cs") -> str:
    """What is told when who is asked throws these dice."""
    if position.to_move() != (CHANCE,):
        position.play(position.to_move()[0], THROW)
    told = tell_move(GAME, position, CHANCE, dice, viewer)
    return " ".join(language(code).tell(sentence, NAMES, viewer) for sentence in told)


def test_an_attack_tells_what_the_target_needs() -> None:
    assert words(stripped_snake(3), 3456) == (
        "Alena útočí: 3 + 4 + 5 + 6 = 18. Na záchranu je třeba aspoň 19 (šance 10 %). Hází Bořek."
    )
    assert words(stripped_snake(3), 3456, 1, "pl") == (
        "Alena atakuje: 3 + 4 + 5 + 6 = 18. Żeby się uratować, potrzebujesz co najmniej 19 (szansa 10%)."
    )


def test_four_sixes_leave_no_hope() -> None:
    assert words(stripped_snake(3), 6666, code="en").endswith("Four sixes! Nothing can save Bořek.")


def test_a_narrow_result_gets_a_gasp_and_an_equal_one_too() -> None:
    position = stripped_snake(3)
    throw(position, 3344)
    assert "By a single pip! Hisss… Bořek is a stripped snake." in words(position, 3334, code="en")
    assert "Přesně stejně! To nestačí. Sss… svlečený had je Bořek." in words(position, 3344)
    assert "O jedinú bodku! Útok sa obracia: zvlečený had je Alena!" in words(position, 3345, code="sk")


def test_the_next_duel_is_announced_to_the_target() -> None:
    position = stripped_snake(3)
    throw(position, 6666)
    assert words(position, 1111, 0).endswith("Cilka chce tvou kůži!")


def test_the_winner_is_told() -> None:
    position = stripped_snake(2)
    throw(position, 6666)
    assert words(position, 1111, 0).endswith("Jen tobě zbyla kůže: vyhráváš!")
