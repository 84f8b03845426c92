"""What is told of a game of Silent Julka."""

from __future__ import annotations

from hrajme.core import CHANCE
from hrajme.games.silent_julka import GAME
from hrajme.games.silent_julka.encoding import SPEAK, THROW
from hrajme.games.silent_julka.rules import SilentJulkaPosition
from hrajme.games.silent_julka.tests.positions import BACK, UP, climb, silent_julka, throw, throw_in_rounds
from hrajme.language import language
from hrajme.testing.telling import tell_move

NAMES = ["Alena", "Bořek"]


def words(position: SilentJulkaPosition, die: int, viewer: int | None = None, code: str = "cs") -> str:
    """What is told when who is asked throws this die."""
    if position.to_move() != (CHANCE,):
        position.play(position.to_move()[0], THROW)
    told = tell_move(GAME, position, CHANCE, die, viewer)
    return " ".join(language(code).tell(sentence, NAMES, viewer) for sentence in told)


def test_a_throw_is_told_with_what_was_wanted() -> None:
    assert words(silent_julka(), 4) == "Alena hází 4, ale potřebuje jedničku."
    assert words(silent_julka(), 4, 0, "sk") == "Hádžeš 4, ale potrebuješ jednotku."
    assert (
        words(silent_julka(), 1, 1, "pl")
        == "Alena wyrzuca 1: o stację dalej! Twój rzut: potrzebujesz jedynki."
    )


def test_the_turn_at_six_is_told() -> None:
    position = silent_julka()
    throw_in_rounds(position, UP[:5], UP[:5])
    assert words(position, 6, code="en") == "Alena throws a 6 and is at the top!"
    throw(position, 6)
    assert words(position, 6, code="en").endswith("Everybody has reached six. Now back, from six to one!")


def test_the_last_round_is_announced() -> None:
    position = silent_julka(rounds=2)
    throw(position, 6)
    assert words(position, 6).endswith("Poslední kolo. Pst!")


def test_who_comes_home_is_told_and_so_is_the_winner() -> None:
    position = silent_julka(no_waiting=True)
    throw_in_rounds(position, (*UP, *BACK[:5]), (6,) * 11)
    assert words(position, 1) == "Alena hází 1: tam i zpátky za 12 hodů. Doma!"
    throw(position, 1)
    assert words(position, 6, 0).endswith("Jsi tam i zpátky dřív než ostatní a vyhráváš za 12 hodů!")


def test_who_shares_the_victory_is_named_unless_it_is_everybody() -> None:
    position = silent_julka(rounds=1)
    throw(position, 1)
    assert words(position, 1, code="en").endswith("with one station on throw 1: – Alena – Bořek")
    position = silent_julka(rounds=1)
    throw(position, 4)
    assert words(position, 4, code="en").endswith("everybody shares the victory.")


def test_speaking_is_told_with_what_it_costs() -> None:
    position = silent_julka()
    climb(position, 0, 3)
    for viewer, code, told in (
        (1, "cs", "Alena mluví! Přichází o 3 stanice a začíná znovu od jedničky."),
        (0, "en", "You have spoken! 3 stations are lost: back to the start."),
    ):
        (sentence,) = tell_move(GAME, position, 0, SPEAK, viewer)
        assert language(code).tell(sentence, NAMES, viewer) == told
