"""What is told of a game of The Game, and to whom."""

from __future__ import annotations

from hrajme.core import CHANCE
from hrajme.games.the_game import GAME
from hrajme.games.the_game.encoding import END, placement
from hrajme.games.the_game.options import TheGameOptions
from hrajme.games.the_game.rules import TheGamePosition
from hrajme.games.the_game.tests.positions import lay, the_game
from hrajme.language import Sentence, language
from hrajme.testing.telling import tell_move

NAMES = ["Klára", "Honza"]


def in_czech(sentences: list[Sentence], viewer: int | None) -> str:
    return " ".join(language("cs").tell(sentence, NAMES, viewer) for sentence in sentences)


def test_a_trick_is_told_as_the_treat_it_is() -> None:
    position = the_game([37, 40, 41], [50], tops=(47, 1, 100, 100))
    told = tell_move(GAME, position, 0, placement(37, 0), 1)
    assert in_czech(told, 1) == "Finta! Klára pokládá 37 do řady 1 (bylo tam 47)."
    assert in_czech(told, 0) == "Finta! Pokládáš 37 do řady 1 (bylo tam 47)."


def test_only_who_draws_is_told_the_card() -> None:
    position = the_game([10, 20, 30], [40, 50])
    lay(position, 10, 1)
    lay(position, 20, 1)
    assert in_czech(tell_move(GAME, position, 0, END, 1), 1) == "Klára dobírá 2 karty."
    assert tell_move(GAME, position, 0, END, 0) == []
    position.play(0, END)
    assert in_czech(tell_move(GAME, position, CHANCE, 77, 0), 0) == "Dobíráš 77."
    assert tell_move(GAME, position, CHANCE, 77, 1) == []
    assert tell_move(GAME, position, CHANCE, 77, None) == []


def test_it_is_told_whose_turn_begins() -> None:
    position = the_game([10, 20], [40, 50], draw_pile=[60, 61])
    lay(position, 10, 1)
    lay(position, 20, 1)
    position.play(CHANCE, 60)
    told = tell_move(GAME, position, CHANCE, 61, 1)
    words = in_czech(told, 1)
    assert words.startswith("Dobírací balíček došel")
    assert words.endswith("Jsi na tahu: polož aspoň jednu kartu.")


def test_the_end_is_told_with_what_is_left() -> None:
    position = the_game([99, 50, 60], [40], tops=(98, 98, 3, 3), draw_pile=range(4, 30))
    words = in_czech(tell_move(GAME, position, 0, placement(99, 0), 1), 1)
    assert words.endswith("Klára už nemůže nic položit. Zbylo 29 karet.")


def test_a_dealt_hand_is_told_once_and_only_to_its_seat() -> None:
    position = TheGamePosition(2, TheGameOptions())
    told: list[str] = []
    for card in (50, 3, 60, 70, 80, 90, 4):
        assert tell_move(GAME, position, CHANCE, card, 1) == []
        told += [in_czech([sentence], 0) for sentence in tell_move(GAME, position, CHANCE, card, 0)]
        position.play(CHANCE, card)
    assert told == ["Tvoje karty: 3, 4, 50, 60, 70, 80, 90."]
