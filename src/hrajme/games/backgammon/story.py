"""What happens in backgammon, told as sentences. Everything lies open, so everybody is told the same."""

from __future__ import annotations

from hrajme.core import CHANCE, Outcome
from hrajme.core.throw import dice_of
from hrajme.games.backgammon.encoding import (
    DOUBLE,
    DROP,
    OPENING,
    PASS,
    RESIGN_SINGLE,
    RESIGNATIONS,
    ROLL,
    TAKE,
)
from hrajme.games.backgammon.notation import write
from hrajme.games.backgammon.rules import BackgammonPosition
from hrajme.language import Sentence


def tell(
    before: BackgammonPosition, seat: int, move: int, after: BackgammonPosition, viewer: int | None
) -> list[Sentence]:
    if seat == CHANCE:
        return tell_dice(before, move)
    outcome = after.outcome()
    told = tell_move(before, seat, move, after)
    if outcome is not None:
        return [*told, tell_end(after, outcome)]
    return [*told, *tell_next_game(before, after)]


def say(word: str, **args: int | str) -> Sentence:
    return Sentence(f"backgammon-story-{word}", args)


def tell_dice(before: BackgammonPosition, move: int) -> list[Sentence]:
    if move < OPENING:
        low, high = dice_of(move)
        word = "rolls" if low != high else "rolls_doubles"
        return [say(word, player=before.turn, high=high, low=low)]
    mine, yours = dice_of(move - OPENING)
    if mine == yours:
        return [say("opening_equal", die=mine)]
    starter = 0 if mine > yours else 1
    return [say("opening", player=starter, high=max(mine, yours), low=min(mine, yours))]


def tell_move(before: BackgammonPosition, seat: int, move: int, after: BackgammonPosition) -> list[Sentence]:
    if move == ROLL:
        return []  # The dice that fall tell it.
    if move == DOUBLE:
        return [say("doubles", player=seat, cube=2 * before.cube)]
    if move == TAKE:
        return [say("takes", player=seat, cube=after.cube)]
    if move == DROP:
        return [say("drops", player=seat, cube=before.cube)]
    if move == PASS:
        return [say("passes", player=seat)]
    if move in RESIGNATIONS:
        return [say("resigns", player=seat, size=1 + move - RESIGN_SINGLE)]
    return tell_play(before, seat, move, after)


def tell_play(before: BackgammonPosition, seat: int, move: int, after: BackgammonPosition) -> list[Sentence]:
    hits = after.last_hits.bit_count()
    play = say("plays", player=seat, move=write(before, seat, move))
    return [play, say("hits", player=seat, target=1 - seat, count=hits)] if hits else [play]


def tell_next_game(before: BackgammonPosition, after: BackgammonPosition) -> list[Sentence]:
    """A game of a match is over, and the match goes on."""
    if after.game == before.game:
        return []
    won, lost = after.score[after.winner], after.score[1 - after.winner]
    reason = after.REASONS[after.ended]
    result = say("game_won", player=after.winner, reason=reason, points=after.stake, won=won, lost=lost)
    return [result, say("crawford")] if after.view(None).is_crawford else [result]


def tell_end(after: BackgammonPosition, outcome: Outcome) -> Sentence:
    winner = outcome.winners[0]
    args: dict[str, int | str] = {
        "player": winner,
        "points": outcome.points[winner],
        "lost": outcome.points[1 - winner],
    }
    return Sentence(f"backgammon-end-{outcome.reason}", args)
