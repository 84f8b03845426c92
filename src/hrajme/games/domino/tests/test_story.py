"""What is told of a game of Domino, and to whom."""

from __future__ import annotations

from hrajme.core import CHANCE
from hrajme.games.domino import GAME
from hrajme.games.domino.encoding import DRAW
from hrajme.games.domino.rules import DominoPosition
from hrajme.games.domino.terminal import question
from hrajme.games.domino.tests.positions import dealt, endgame, play, tiles
from hrajme.language import language
from hrajme.testing.telling import tell_move

NAMES = ["Klára", "Honza", "Ivana"]


def told(position: DominoPosition, text: str, viewer: int | None, code: str = "cs") -> str:
    seat = position.to_move()[0]
    move = GAME.read(position, seat, text)
    sentences = tell_move(GAME, position, seat, move, viewer)
    return " ".join(language(code).tell(sentence, NAMES, viewer) for sentence in sentences)


def test_a_tile_that_is_laid_is_told_with_the_pips_it_is_laid_to() -> None:
    position = endgame("2-3 0-0 1-1", "3-5 0-2", ends=(2, 6))
    assert (
        told(position, "2-3 left", 1) == "Klára přikládá 2-3 tam, kde je 2. Jsi na tahu: na koncích je 3 a 6."
    )
    assert told(position, "2-3 left", 0) == "Přikládáš 2-3 tam, kde je 2."
    assert told(position, "2-3 left", None, "pl") == "Klára dokłada 2-3 do 2."


def test_only_who_draws_is_told_the_tile() -> None:
    position = dealt("0-0 0-1 1-1 2-2 3-3 5-5", "0-6 1-6 2-6 3-6 5-6 6-6")
    assert tell_move(GAME, position, 0, DRAW, 0) == []
    play(position, "draw")
    assert told(position, "0-2", 0) == "Bereš si 0-2."
    assert told(position, "2-4", 0) == "Bereš si 2-4. Jsi na tahu: na koncích je 4 a 6."
    assert told(position, "0-2", 1) == told(position, "2-4", 1) == told(position, "2-4", None) == ""


def test_how_many_were_drawn_is_told_once_when_the_drawing_is_over() -> None:
    position = dealt("0-0 0-1 1-1 2-2 3-3 5-5", "0-6 1-6 2-6 3-6 5-6 6-6")
    for tile in ("0-2", "0-3", "2-4"):
        play(position, "draw")
        play(position, tile)
    assert told(position, "2-4 left", 1).startswith(
        "Klára bere z talonu 3 kameny. Klára přikládá 2-4 tam, kde je 4."
    )
    assert told(position, "2-4 left", None, "en").startswith("Klára draws 3 tiles. Klára lays 2-4 on the 4.")
    assert told(position, "2-4 left", 0).startswith("Přikládáš 2-4 tam, kde je 4.")


def test_a_dealt_hand_is_told_once_and_only_to_its_seat() -> None:
    position = GAME.start(2)
    assert isinstance(position, DominoPosition)
    play(position, "start 1")
    lines = []
    for number in tiles("0-0 4-6 1-1 2-2 3-3 5-5"):
        assert tell_move(GAME, position, CHANCE, number, 1) == []
        lines += [
            language("cs").tell(each, NAMES, 0) for each in tell_move(GAME, position, CHANCE, number, 0)
        ]
        position.play(CHANCE, number)
    assert lines == ["Tvoje kameny: 0-0, 1-1, 2-2, 3-3, 5-5, 4-6."]


def test_who_runs_out_too_early_is_told_to_go_on() -> None:
    position = endgame("2-3", "3-5 0-2", ends=(2, 6), stock="4-4")
    assert told(position, "2-3 left", 1).endswith(
        "Klára už nemá kameny, ale v talonu ještě jsou: bere si další."
    )
    play(position, "2-3 left")
    assert told(position, "4-4", 1).startswith("Klára bere z talonu kámen. Talon je rozebraný.")


def test_the_end_is_told_with_the_tiles_that_are_left() -> None:
    position = endgame("2-3", "3-5 0-2", ends=(2, 6))
    assert told(position, "2-3 left", 1) == "Klára přikládá 2-3 tam, kde je 2."
    play(position, "2-3 left")
    words = "Zbývá ti 0-2, 3-5 (10 ok). Klára už nemá žádný kámen a vyhrává: 10 bodů!"
    assert told(position, "open", 1) == words


def test_a_blocked_line_is_told_with_everybody_who_shares_it() -> None:
    position = endgame("0-3 1-1", "1-4", "2-4", ends=(5, 5))
    play(position, "pass", "pass")
    assert told(position, "pass", None) == "Ivana říká pas. Nikdo nemůže nic přiložit: řada je zablokovaná."
    play(position, "pass")
    words = told(position, "open", None)
    assert words.startswith("Klára má ještě 1-1, 0-3 (5 ok). Honza má ještě 1-4 (5 ok).")
    assert words.endswith(
        "Klára se dělí o vítězství: méně ok nemá nikdo. Honza se dělí o vítězství: méně ok nemá nikdo."
    )


def test_a_hand_of_a_match_is_told_with_its_points() -> None:
    position = endgame("2-3", "3-5 0-2", ends=(2, 6), match=30)
    play(position, "2-3 left")
    assert told(position, "open", 0).endswith("Vyhráváš hru: 10 bodů, celkem 10.")
    play(position, "open")
    assert told(position, "next", 0) == "Začíná 2. hra zápasu."


def test_who_can_only_pass_is_told_so() -> None:
    position = endgame("0-0 1-1 0-2", "2-3 5-5", ends=(2, 3))
    play(position, "0-2 left")
    assert tell_move(GAME, position, 1, GAME.read(position, 1, "2-3 right"), 0)[-1].id == "domino-story-turn"
    position = endgame("2-3 2-2", "0-0 1-1", ends=(2, 3))
    assert (
        tell_move(GAME, position, 0, GAME.read(position, 0, "2-2 left"), 1)[-1].id == "domino-story-must_pass"
    )


def test_ends_that_are_the_same_are_asked_about_as_one_number() -> None:
    view = endgame("2-3 0-0 1-1", "3-5 0-2", ends=(2, 2)).view(0)
    assert question(view, language("en")) == "Both ends: 2. Lay a tile."
    assert question(view, language("pl")) == "Oba końce: 2. Dołóż kostkę."
