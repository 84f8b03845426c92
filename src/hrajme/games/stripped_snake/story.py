"""What happens in Stripped Snake, told as sentences. All dice lie open, so everybody is told the same."""

from __future__ import annotations

from hrajme.core import CHANCE, Outcome
from hrajme.games.stripped_snake.encoding import FIRST
from hrajme.games.stripped_snake.rules import StrippedSnakePosition
from hrajme.games.stripped_snake.view import Duel, StrippedSnakeView
from hrajme.language import Sentence

# A difference so small is told with a gasp.
NARROW = 1


def tell(
    before: StrippedSnakePosition, seat: int, move: int, after: StrippedSnakePosition, viewer: int | None
) -> list[Sentence]:
    if seat != CHANCE:
        return []  # The dice that come tell it.
    was, now = before.view(None), after.view(None)
    if move >= FIRST:
        first = Sentence("stripped_snake-story-first", {"player": move - FIRST})
        return [first, *tell_duel(now)]
    if was.phase == "attack_throw":
        return tell_attack(now)
    return [*tell_result(now.duels[-1]), *tell_what_follows(now, after.outcome())]


def tell_attack(after: StrippedSnakeView) -> list[Sentence]:
    """SH-1: what the target has to beat."""
    assert after.duel is not None
    assert after.strip_chance is not None
    ways, of = after.strip_chance
    duel = after.duel
    assert duel.attack_sum is not None
    args: dict[str, int | str] = {
        "player": duel.attacker,
        "dice": joined(duel.attack),
        "sum": duel.attack_sum,
    }
    sentences = [Sentence("stripped_snake-story-attack", args)]
    if ways == of:
        return [*sentences, Sentence("stripped_snake-story-hopeless", {"player": duel.target})]
    args = {"player": duel.target, "need": duel.attack_sum + 1, "percent": percent(of - ways, of)}
    return [*sentences, Sentence("stripped_snake-story-need", args)]


def joined(dice: tuple[int, ...]) -> str:
    return " + ".join(map(str, dice))


def percent(part: int, whole: int) -> int:
    """Rounded, but never to none or all."""
    return min(99, max(1, (200 * part + whole) // (2 * whole)))


def tell_result(duel: Duel) -> list[Sentence]:
    """SH-2, SH-3: who is stripped, and how narrowly."""
    assert duel.defence_sum is not None
    assert duel.difference is not None
    assert duel.loser is not None
    args: dict[str, int | str] = {
        "player": duel.target,
        "dice": joined(duel.defence),
        "sum": duel.defence_sum,
    }
    sentences = [Sentence("stripped_snake-story-defence", args)]
    if duel.difference == 0:
        sentences.append(Sentence("stripped_snake-story-equal"))
    elif abs(duel.difference) == NARROW:
        sentences.append(Sentence("stripped_snake-story-narrow"))
    word = "stripped" if duel.loser == duel.target else "backfired"
    return [*sentences, Sentence(f"stripped_snake-story-{word}", {"player": duel.loser})]


def tell_what_follows(after: StrippedSnakeView, outcome: Outcome | None) -> list[Sentence]:
    if outcome is not None:
        return [Sentence("stripped_snake-end-last", {"player": outcome.winners[0]})]
    return tell_duel(after)


def tell_duel(after: StrippedSnakeView) -> list[Sentence]:
    """Who attacks whom."""
    assert after.duel is not None
    args: dict[str, int | str] = {"player": after.duel.attacker, "target": after.duel.target}
    return [Sentence("stripped_snake-story-duel", args)]
