"""What is told of a game of Flip 7."""

from __future__ import annotations

from hrajme.core import CHANCE
from hrajme.games.flip7 import GAME
from hrajme.games.flip7.encoding import CARD_NAMES, DEALER, FREEZE, HIT, NEXT_ROUND, STOP, give
from hrajme.games.flip7.rules import Flip7Position
from hrajme.games.flip7.tests.positions import (
    deal_rows,
    flip7,
    hit,
    next_round,
    play_round,
    stop,
    turn_up,
    with_deck,
    with_totals,
)
from hrajme.language import language
from hrajme.testing.telling import tell_move

NAMES = ["Alena", "Bořek", "Cilka"]


def words(position: Flip7Position, seat: int, move: int, viewer: int | None = None, code: str = "cs") -> str:
    told = tell_move(GAME, position, seat, move, viewer)
    return " ".join(language(code).tell(sentence, NAMES, viewer) for sentence in told)


def card(position: Flip7Position, name: str, viewer: int | None = None, code: str = "cs") -> str:
    """What is told when who is asked takes a card and this one comes up."""
    if position.to_move() != (CHANCE,):
        position.play(position.to_move()[0], HIT)
    return words(position, CHANCE, CARD_NAMES.index(name), viewer, code)


def test_a_number_is_told_with_the_points_it_makes() -> None:
    position = flip7(3)
    assert card(position, "3") == "Alena dostává 3: má 3 body."
    assert card(position, "3", 0) == "Dostáváš 3: máš 3 body."
    assert card(position, "12", code="pl") == "Alena dostaje\N{NO-BREAK SPACE}12: ma 12 punktów."
    assert card(position, "1", code="sk") == "Alena dostáva 1: má 1 bod."


def test_only_who_is_asked_is_told_the_odds() -> None:
    position = flip7(3)
    hit(position, "3")
    hit(position, "11")
    assert card(position, "12", 0, "en") == (
        "Cilka gets 12: that makes 12 points. "
        "One more, or STOP? Your row is worth 3; 2 of 91 cards would bust you."
    )
    assert card(position, "12", 1, "en") == "Cilka gets 12: that makes 12 points."


def test_a_bust_is_told_and_so_is_what_prevents_one() -> None:
    position = flip7(1)
    hit(position, "9")
    assert card(position, "9").startswith("Alena dostává další 9: trop!")
    saved = flip7(1)
    hit(saved, "chance")
    hit(saved, "9")
    assert card(saved, "9") == ("Alena dostává další 9, ale „Druhá šance“ ji zachytí. Obě karty jdou pryč.")


def test_modifiers_are_told_as_they_look() -> None:
    position = flip7(1)
    hit(position, "9")
    assert card(position, "x2", code="en") == "Alena lays the modifier ×2 above the row: 18 in all."


def test_a_lucky_seven_is_told_with_everybody_s_score() -> None:
    position = flip7(2)
    deal_rows(position, "1 2 3 4 5 6", "8 9")
    told = card(position, "7", code="en")
    assert told == (
        "Alena gets 7, the seventh different number: Lucky Seven! The row is worth 43. The round is over. "
        "Alena: 43 points, 43 in all. Bořek: 17 points, 17 in all."
    )


def test_an_action_is_told_with_who_decides_and_whom_it_hits() -> None:
    position = flip7(3)
    assert card(position, "freeze") == "Alena dostává „A dost!“. Alena vybírá, komu dát „A dost!“."
    turn_up(position, "freeze")
    assert words(position, 0, give(1)) == ("Alena hraje „A dost!“. Z kola musí odejít Bořek, má 0 bodů.")
    assert words(position, 0, give(1), 1).endswith("Musíš z kola odejít, máš 0 bodů.")


def test_an_action_that_only_one_can_get_needs_no_question() -> None:
    position = flip7(1)
    hit(position, "5")
    assert card(position, "flip3", code="en") == (
        "Alena draws a Flip Three. Only one player can get the Flip Three. Alena gets three cards."
    )
    turn = card(position, "freeze", code="en")
    assert turn.startswith(
        "Alena draws a Freeze. Only one player can get the Freeze. Alena must leave the round with 5 points."
    )


def test_what_waits_and_what_finds_nobody_is_told() -> None:
    position = flip7(1)
    hit(position, "flip3")
    assert card(position, "freeze") == "Alena dostává „A dost!“. Karta počká, až tohle rozdávání skončí."
    turn_up(position, "freeze flip3")
    told = card(position, "5", code="en")
    assert "Only one player can get the Freeze." in told
    assert "Nobody can take the action card, so it is discarded." in told
    assert position.view(None).waiting[0].card == CARD_NAMES[FREEZE]


def test_a_surplus_second_chance_is_told() -> None:
    position = flip7(3)
    deal_rows(position, "chance", "4", "5")
    told = card(position, "chance", code="en")
    assert told.startswith("Alena gets another Second Chance")
    assert told.endswith("Alena chooses who gets the Second Chance.")
    turn_up(position, "chance")
    assert words(position, 0, give(2), 2, "en").endswith(
        "passes the Second Chance on. You get the Second Chance."
    )


def test_a_stop_is_told_with_its_points() -> None:
    position = flip7(3)
    deal_rows(position, "12 11", "1 2", "3 4")
    assert words(position, 0, STOP, 0) == "Říkáš STOP, máš 23 bodů."


def test_dealers_and_rounds_are_told() -> None:
    position = flip7(2)
    play_round(position, "1", "2")
    assert words(position, CHANCE, NEXT_ROUND) == "2. kolo. Rozdává Alena."
    fresh = flip7(2).copy()
    fresh.phase = 0
    assert words(fresh, CHANCE, DEALER + 1, 1) == "První rozdáváš ty."


def test_a_new_deck_is_told() -> None:
    position = with_deck(flip7(2), "3", aside="8 9 10 11 12")
    assert card(position, "3", code="en") == (
        "Alena gets 3: that makes 3 points. "
        "The deck has run out: the 5 cards from earlier rounds are shuffled into a new one."
    )
    empty = with_deck(flip7(2), "3")
    assert "no cards from earlier rounds are left: the round is over." in card(empty, "3", code="en")


def test_the_winner_is_told() -> None:
    position = with_totals(flip7(3), 190, 0, 0)
    deal_rows(position, "12", "1", "2")
    stop(position)
    stop(position)
    assert words(position, 2, STOP).endswith("Alena vyhrává, má 202 bodů!")
    assert words(position, 2, STOP, 0).endswith("Vyhráváš, máš 202 bodů!")


def test_a_tie_is_told_with_its_candidates() -> None:
    position = with_totals(flip7(3), 200, 200, 0)
    stop(position)
    stop(position)
    told = words(position, 2, STOP, code="en")
    assert told.endswith(
        "A tie at 200 points: one more round decides, and only these players can win: – Alena – Bořek"
    )
    stop(position)
    next_round(position)
    deal_rows(position, "3", "4", "5")
    stop(position)
    stop(position)
    last = position.to_move()[0]
    assert words(position, last, STOP, code="en").endswith("Bořek wins the tiebreak with 204 points!")


def test_the_end_of_a_challenge_is_told_for_every_seat() -> None:
    position = with_totals(flip7(2, challenge_rounds=1), 199, 0)
    deal_rows(position, "1", "2")
    stop(position)
    told = words(position, 1, STOP, 1, "en")
    assert told.endswith("Alena has met the challenge. You have not met the challenge. Challenge met!")
