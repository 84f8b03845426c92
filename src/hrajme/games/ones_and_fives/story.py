"""What happens in Ones and Fives, told as sentences. All dice lie open, so everybody is told the same."""

from __future__ import annotations

from hrajme.core import CHANCE, Outcome
from hrajme.games.ones_and_fives.encoding import BANK, COMPLETE, DICE, ROLL, STARTER, THROWS
from hrajme.games.ones_and_fives.notation import write_dice
from hrajme.games.ones_and_fives.rules import OnesAndFivesPosition
from hrajme.games.ones_and_fives.view import OnesAndFivesView
from hrajme.language import Sentence


def tell(
    before: OnesAndFivesPosition, seat: int, move: int, after: OnesAndFivesPosition, viewer: int | None
) -> list[Sentence]:
    was, now, outcome = before.view(None), after.view(None), after.outcome()
    tell_it = tell_chance if seat == CHANCE else tell_move
    sentences = [*tell_it(was, now, move), *tell_last_round(was, now)]
    return [*sentences, *(tell_next(now, viewer) if outcome is None else [tell_end(outcome)])]


def say(word: str, **args: int | str) -> Sentence:
    return Sentence(f"ones_and_fives-story-{word}", args)


def tell_move(before: OnesAndFivesView, after: OnesAndFivesView, move: int) -> list[Sentence]:
    assert before.turn is not None
    player = before.turn
    if move == ROLL:
        return []  # The dice that fall tell it.
    if move == BANK:
        return [say("bank", player=player, points=before.turn_points, total=after.totals[player])]
    if move == COMPLETE:
        assert after.completion is not None
        five, missing, points = after.completion.dice, after.completion.missing, after.completion.points
        return [say("complete", player=player, dice=write_dice(five), missing=missing, points=points)]
    points = after.kept[-1].points
    kept = say("keep", player=player, dice=write_dice(THROWS[move]), points=points, held=after.turn_points)
    return [kept, say("all_six", player=player)] if after.dice_left == DICE else [kept]


def tell_chance(before: OnesAndFivesView, after: OnesAndFivesView, move: int) -> list[Sentence]:
    if move >= STARTER:
        return [say("first", player=move - STARTER)]
    assert before.turn is not None
    player = before.turn
    throw = say("throw", player=player, dice=write_dice(THROWS[move]), count=before.dice_left)
    if before.completion is not None:
        return [throw, tell_completion(before, after, player)]
    if after.phase == "keep":
        return [throw]
    return [throw, say("dead", player=player, points=before.turn_points)]


def tell_completion(before: OnesAndFivesView, after: OnesAndFivesView, player: int) -> Sentence:
    """OF-6: the last die has fallen."""
    assert before.completion is not None
    if after.phase != "decide":
        return say("missed", player=player, points=before.turn_points)
    return say("completed", player=player, points=before.completion.points, held=after.turn_points)


def tell_last_round(before: OnesAndFivesView, after: OnesAndFivesView) -> list[Sentence]:
    """OF-7: the target is reached, and the others throw once more."""
    if after.last_round is None or before.last_round is not None:
        return []
    return [say("last_round", player=after.last_round.finisher, goal=after.last_round.to_beat)]


def tell_next(after: OnesAndFivesView, viewer: int | None) -> list[Sentence]:
    """Who is to throw, told only to the one who is."""
    if after.phase != "roll" or after.turn is None or after.turn != viewer:
        return []
    return [say("turn", total=after.totals[after.turn], goal=after.target)]


def tell_end(outcome: Outcome) -> Sentence:
    winner = outcome.winners[0]
    args: dict[str, int | str] = {"player": winner, "total": outcome.points[winner]}
    return Sentence(f"ones_and_fives-end-{outcome.reason}", args)
