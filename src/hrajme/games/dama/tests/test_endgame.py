"""The endgame database is true, and bots that have it make no mistake in it."""

from __future__ import annotations

import lzma
from collections.abc import Iterator
from itertools import accumulate
from pathlib import Path

import pytest

import hrajme
from hrajme.core import Budget, Dice, Weighed
from hrajme.core.seats import DRAWN
from hrajme.games.dama import GAME, endgame, solve
from hrajme.games.dama.encoding import PLACES
from hrajme.games.dama.rules import DamaPosition
from hrajme.games.dama.setup import LAST_RANK, Setup, can_move, write_setup
from hrajme.games.dama.solve import solve_all
from hrajme.games.dama.tables import (
    FILE,
    MOST_PIECES,
    PACKED_PIECES,
    length_of,
    read_database,
    size_of,
    tables_up_to,
)
from hrajme.games.dama.tests.positions import set_up
from hrajme.search.bots import make_bot, weigh_moves


@pytest.fixture(autouse=True)
def loaded() -> None:
    endgame.load()


def any_setup(dice: Dice, pieces: int) -> Setup:
    """So many pieces anywhere, men and queens of both; who is to move can move."""
    while True:
        men, queens = [0, 0], [0, 0]
        for _ in range(pieces):
            square, seat = 1 << PLACES[dice.roll(32)], dice.roll(2)
            if not square & (men[0] | men[1] | queens[0] | queens[1]):
                kind = queens if dice.roll(2) or square & LAST_RANK[seat] else men
                kind[seat] |= square
        setup = Setup(dice.roll(2), (men[0], men[1]), (queens[0], queens[1]))
        sides = [men[seat] | queens[seat] for seat in range(2)]
        if all(sides) and (sides[0] | sides[1]).bit_count() == pieces and can_move(setup):
            return setup


def end_of(position: DamaPosition) -> int:
    """How it ends by the database for who is to move, looking on where something has to be taken."""
    seat = position.turn
    if position.outcome() is not None:
        return 0
    if not position.takers():
        other = 1 - seat
        men, queens = position.men, position.queens
        return endgame.look_up(men[seat], queens[seat], men[other], queens[other], seat)
    return best_of(position)


def best_of(position: DamaPosition) -> int:
    """The best that a move of who is to move leads to: the soonest win, a draw, or the latest loss."""
    ends = []
    for move in position.moves(position.turn):
        later = set_up(write_setup(position.setup()))
        later.play(later.turn, move)
        after = end_of(later)
        ends.append(DRAWN if after == DRAWN else 1 - after if after <= 0 else -1 - after)
    wins = [end for end in ends if 0 < end < DRAWN]
    return min(wins) if wins else DRAWN if DRAWN in ends else min(ends)


@pytest.mark.parametrize("pieces", [2, 3, 4])
def test_what_the_database_says_follows_from_the_moves(pieces: int) -> None:
    dice = Dice(pieces)
    for _ in range(150):
        position = set_up(write_setup(any_setup(dice, pieces)))
        assert end_of(position) == best_of(position), position.view(None).setup


def test_the_database_is_what_the_solver_finds() -> None:
    """Solved anew as far as that is quick; the file holds the same."""
    most = 3 if hrajme.COMPILED else 2
    retrograde, kept = solve_all(most), lzma.decompress(FILE.read_bytes())
    start = 0
    for counts in tables_up_to(most):
        assert retrograde.pack(counts) == kept[start : start + size_of(counts)]
        start += size_of(counts)


def test_the_file_is_whole_and_small() -> None:
    assert len(lzma.decompress(FILE.read_bytes())) == length_of(PACKED_PIECES)
    assert FILE.stat().st_size < 2_000_000


@pytest.fixture
def another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A file that the variable names; in the end all go by the database of the package again."""
    path = tmp_path / "another.bin"
    monkeypatch.setenv("HRAJME_DAMA_ENDGAMES", str(path))
    yield path
    monkeypatch.undo()
    endgame.use(read_database())


def test_bots_go_by_a_database_that_is_made_for_them(another: Path) -> None:
    assert solve.main(["--pieces", "2", "--to", str(another)]) == 0
    endgame.use(read_database())
    assert endgame.known_pieces() == 2
    assert end_of(set_up("W:WKa1:BKh8")) == best_of(set_up("W:WKa1:BKh8"))


@pytest.mark.parametrize("content", [None, b"", b"no database", lzma.compress(b"too short")])
def test_a_database_that_is_damaged_is_told_and_not_used(another: Path, content: bytes | None) -> None:
    if content is not None:
        another.write_bytes(content)
    with pytest.warns(UserWarning, match="HRAJME_DAMA_ENDGAMES=.* is not used"):
        data = read_database()
    endgame.use(data)
    assert endgame.known_pieces() == PACKED_PIECES


def test_another_database_never_takes_the_place_of_the_one_in_the_package() -> None:
    with pytest.raises(SystemExit):
        solve.main(["--pieces", "2"])


def test_five_pieces_have_their_places_behind_four() -> None:
    dice, tables = Dice(5), tables_up_to(MOST_PIECES)
    begins = dict(zip(tables, accumulate(map(size_of, tables), initial=0), strict=False))
    for _ in range(300):
        setup = any_setup(dice, MOST_PIECES)
        seat, other = setup.turn, 1 - setup.turn
        sets = setup.men[seat], setup.queens[seat], setup.men[other], setup.queens[other]
        men, queens, other_men, other_queens = [each.bit_count() for each in sets]
        counts = (men, queens, other_men, other_queens)
        assert 0 <= endgame.index_of(*sets, seat) - begins[counts] < size_of(counts)


@pytest.mark.parametrize("pieces", [2, 3, PACKED_PIECES])
def test_a_bot_never_misplays_a_position_of_the_database(pieces: int) -> None:
    dice, bot = Dice(7, pieces), make_bot(GAME, "hard", Budget(nodes=20_000))
    for _ in range(40):
        position = set_up(write_setup(any_setup(dice, pieces)))
        end = end_of(position)
        best = weigh_moves(bot, position, position.turn, dice)[0]
        later = set_up(position.view(None).setup)
        later.play(later.turn, best.move)
        after = end_of(later)
        assert after == (DRAWN if end == DRAWN else 1 - end if end > 0 else -1 - end)
        assert best.worth == (0.5 if end == DRAWN else 1.0 if end > 0 else 0.0)
        assert best.error == 0.0
        assert best.plies == (None if end == DRAWN else abs(end))


@pytest.mark.rule("DA-17")
def test_a_win_that_quiet_moves_would_spoil_is_not_promised() -> None:
    """Three queens win against one that is off the long diagonal, if there are moves enough."""
    position = set_up("W:WKa3,Kc1,Ke1:BKh2")
    end = end_of(position)
    assert 0 < end < 60
    position.quiet = 60 - end
    assert weigh_best(position).plies == end
    position.quiet += 1
    assert weigh_best(position).error > 0.0


@pytest.mark.rule("DA-17")
def test_a_win_that_a_third_repetition_might_spoil_is_not_promised() -> None:
    position = set_up("W:WKa3,Kc1,Ke1:BKh2")
    position.has_repeated = True
    assert weigh_best(position).error > 0.0


def weigh_best(position: DamaPosition) -> Weighed:
    bot = make_bot(GAME, "hard", Budget(nodes=5_000))
    return weigh_moves(bot, position, position.turn, Dice(1))[0]
