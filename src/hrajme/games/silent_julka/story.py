"""What happens in Silent Julka, told as sentences. Everything lies open, so everybody is told the same."""

from __future__ import annotations

from hrajme.core import CHANCE, Outcome
from hrajme.games.silent_julka.encoding import HOME, SPEAK, TOP
from hrajme.games.silent_julka.rules import SilentJulkaPosition
from hrajme.games.silent_julka.view import SilentJulkaView
from hrajme.language import Sentence


def tell(
    before: SilentJulkaPosition, seat: int, move: int, after: SilentJulkaPosition, viewer: int | None
) -> list[Sentence]:
    was, now = before.view(None), after.view(None)
    if seat == CHANCE:
        return [*tell_throw(was, now), *tell_what_follows(was, now, after.outcome(), viewer)]
    if move == SPEAK:
        return [Sentence("silent_julka-story-speak", {"player": seat, "stations": was.stations[seat]})]
    return []  # The die that comes tells it.


def tell_throw(before: SilentJulkaView, after: SilentJulkaView) -> list[Sentence]:
    assert after.last is not None
    seat, die = after.last.seat, after.last.die
    args: dict[str, int | str] = {"player": seat, "die": die, "wanted": before.wanted[seat] or 0}
    if not after.last.hit:
        return [Sentence("silent_julka-story-miss", args)]
    stations = after.stations[seat]
    word = {TOP: "top", HOME: "home"}.get(stations, "up" if stations < TOP else "back")
    return [Sentence(f"silent_julka-story-{word}", args | {"throws": after.throws[seat]})]


def tell_what_follows(
    before: SilentJulkaView, after: SilentJulkaView, outcome: Outcome | None, viewer: int | None
) -> list[Sentence]:
    """The end, the turn back, the last round, and to the one who is asked what is wanted."""
    if outcome is not None:
        return tell_end(after, outcome)
    sentences = []
    if after.turned and not before.turned:
        sentences.append(Sentence("silent_julka-story-turned"))
    if after.round > before.round and after.round == after.rounds:
        sentences.append(Sentence("silent_julka-story-last_round"))
    if after.turn is not None and after.turn == viewer and not after.auto:
        number = after.wanted[after.turn] or 0
        sentences.append(Sentence("silent_julka-story-turn", {"wanted": number, "round": after.round}))
    return sentences


def tell_end(after: SilentJulkaView, outcome: Outcome) -> list[Sentence]:
    winner = outcome.winners[0]
    args: dict[str, int | str] = {"stations": after.stations[winner], "throws": after.reached_at[winner]}
    if outcome.reason == "shared":
        # Without any station it is everybody.
        named = outcome.winners if args["stations"] else ()
        names = [Sentence("silent_julka-story-candidate", {"player": seat}) for seat in named]
        return [Sentence("silent_julka-end-shared", args), *names]
    return [Sentence(f"silent_julka-end-{outcome.reason}", {"player": winner, **args})]
