"""TG-4: who starts."""

from __future__ import annotations

import pytest

from hrajme.core import CHANCE, Budget, Dice
from hrajme.games.the_game import GAME
from hrajme.games.the_game.encoding import AGREE, NOMINATE, OFFER
from hrajme.games.the_game.tests.positions import dealt, draw_all, refusal, the_game
from hrajme.search.bots import choose_move, make_bot


@pytest.mark.rule("TG-4")
def test_everybody_sees_the_hand_before_it_is_settled_who_starts() -> None:
    position = dealt(3)
    assert position.view(0).phase == "opening"
    assert position.to_move() == (0, 1, 2)
    assert refusal(position, "50 > 1", seat=0).rule == "TG-4"


@pytest.mark.rule("TG-4")
def test_the_start_is_settled_when_every_seat_has_agreed() -> None:
    position = dealt(3)
    position.play(1, NOMINATE + 2)
    assert position.to_move() == (0, 2)
    position.play(0, AGREE)
    assert position.view(None).phase == "opening"
    position.play(2, AGREE)
    assert position.to_move() == (2,)
    assert position.view(None).phase == "turn"


@pytest.mark.rule("TG-4")
def test_everybody_sees_who_has_agreed_and_who_has_named_somebody() -> None:
    position = dealt(4)
    assert (position.view(None).agreed, position.view(None).nominated) == ((), ())
    position.play(1, NOMINATE + 2)
    assert (position.view(3).agreed, position.view(3).nominated) == ((1,), (1,))
    position.play(3, AGREE)
    assert (position.view(None).agreed, position.view(None).nominated) == ((1, 3), (1,))
    position.play(0, NOMINATE + 0)
    assert (position.view(1).agreed, position.view(1).nominated) == ((0,), (0, 1))


@pytest.mark.rule("TG-4")
def test_a_new_nomination_asks_everybody_again_but_each_seat_nominates_once() -> None:
    position = dealt(3)
    position.play(1, NOMINATE + 2)
    position.play(0, NOMINATE + 0)
    assert position.to_move() == (1, 2)
    assert refusal(position, "start 3", seat=1).id == "the_game-refuse-nominated_already"
    assert position.moves(1) == [AGREE]


@pytest.mark.rule("TG-4")
def test_nobody_can_agree_before_somebody_is_named() -> None:
    assert refusal(dealt(2), "agree", seat=0).id == "the_game-refuse-no_candidate"
    assert refusal(dealt(2), "start 4", seat=0).id == "the_game-refuse-no_such_seat"


@pytest.mark.rule("TG-4")
def test_the_agreed_candidate_cannot_be_named_again() -> None:
    position = dealt(2)
    position.play(0, NOMINATE + 1)
    assert refusal(position, "start 2", seat=1).id == "the_game-refuse-not_another"


@pytest.mark.rule("TG-4")
@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_bots_agree_with_whom_a_person_names(level: str) -> None:
    position = dealt(4)
    position.play(0, NOMINATE + 3)
    bot = make_bot(GAME, level, Budget(playouts=20))
    for seat in (1, 2, 3):
        assert choose_move(bot, position, seat, Dice(1)) == AGREE
        position.play(seat, AGREE)
    assert position.to_move() == (3,)


@pytest.mark.rule("TG-4")
@pytest.mark.parametrize("cheap", [0, 1, 2])
def test_among_bots_the_cheapest_opening_starts(cheap: int) -> None:
    dear = [[30, 41, 50, 51, 60, 70], [31, 42, 48, 52, 61, 69], [32, 43, 47, 53, 62, 68]]
    dear[cheap] = [2, 3, 97, 98, 55, 56]
    position = GAME.start(3)
    for hand in dear:
        draw_all(position, *hand)
    while position.view(None).phase == "opening":
        seat = position.to_move()[0]
        position.play(seat, position.choose(seat, 2, Dice(1)))
    assert position.to_move() == (cheap,)


@pytest.mark.rule("TG-4")
def test_an_offer_is_outbid_only_by_a_more_eager_one() -> None:
    position = dealt(2)
    position.play(0, OFFER + 5)
    assert OFFER + 5 not in position.moves(1)
    assert OFFER + 6 in position.moves(1)


@pytest.mark.rule("TG-4")
def test_a_table_may_let_chance_or_the_host_decide() -> None:
    by_chance = dealt(3, starter="random")
    assert by_chance.chances() == [(NOMINATE + seat, 1) for seat in range(3)]
    by_chance.play(CHANCE, NOMINATE + 1)
    assert by_chance.to_move() == (1,)
    by_host = dealt(3, starter="host")
    assert by_host.to_move() == (0,)
    by_host.play(0, NOMINATE + 2)
    assert by_host.to_move() == (2,)


@pytest.mark.rule("TG-4")
def test_alone_there_is_nothing_to_settle() -> None:
    assert dealt(1).to_move() == (0,)


@pytest.mark.rule("TG-4")
def test_who_has_agreed_is_told_that_the_others_still_decide() -> None:
    position = dealt(3)
    position.play(1, NOMINATE + 2)
    for text in ("agree", "50 > 1", "end", "start 1"):
        told = refusal(position, text, seat=1)
        assert (told.rule, told.id) == ("TG-4", "the_game-refuse-others_decide")


@pytest.mark.rule("TG-4")
def test_where_the_host_decides_nobody_is_told_to_agree() -> None:
    position = dealt(3, starter="host")
    assert refusal(position, "start 2", seat=1).id == "the_game-refuse-host_decides"
    for text in ("agree", "offer 5"):
        assert refusal(position, text, seat=0).id == "the_game-refuse-name_somebody"
    assert refusal(position, "start 4", seat=0).id == "the_game-refuse-no_such_seat"


@pytest.mark.rule("TG-4")
def test_an_offer_that_cannot_be_is_answered_with_what_can() -> None:
    position = dealt(2)
    position.play(0, OFFER + 5)
    assert refusal(position, "offer 5", seat=1).id == "the_game-refuse-more_eager"
    position.play(1, NOMINATE + 1)
    position = dealt(2)
    position.play(0, NOMINATE + 1)
    assert refusal(position, "offer 5", seat=1).id == "the_game-refuse-only_agree"


@pytest.mark.rule("TG-16")
def test_who_has_laid_all_cards_is_told_so() -> None:
    position = the_game([], [50, 60], draw_pile=[], turn=1)
    told = refusal(position, "50 > 1", seat=0)
    assert (told.rule, told.id) == ("TG-16", "the_game-refuse-no_cards")
