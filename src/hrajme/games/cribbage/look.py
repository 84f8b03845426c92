"""What a seat of Cribbage sees of a position, built up from nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hrajme.games.cribbage import scoring
from hrajme.games.cribbage.discards import Discard, weigh_discards
from hrajme.games.cribbage.encoding import GO, JACK, THIRTY_ONE, cards_of, name_card, names_of
from hrajme.games.cribbage.parts import Part, part, play_parts, show_parts
from hrajme.games.cribbage.view import CribbageView, Laid, Phase, Shown

if TYPE_CHECKING:
    from hrajme.games.cribbage.rules import CribbagePosition

PHASES: tuple[Phase, ...] = (
    *("cut", "deal", "lay_away", "turn_up", "play"),
    *("show", "count", "claim", "between", "over"),
)
WITH_TURN = ("play", "count", "claim")
CRIB = 3


def view(position: CribbagePosition, seat: int | None) -> CribbageView:
    phase = PHASES[position.phase]
    is_shown = position.shown > 0
    return CribbageView(
        seat=seat,
        phase=phase,
        turn=position.turn if phase in WITH_TURN else None,
        deal=position.deals,
        dealer=None if position.deals == 0 else position.dealer,
        cuts=tuple([None if card < 0 else name_card(card) for card in position.cuts]),
        hand=() if seat is None else names_of(position.held[seat]),
        laid_away=() if seat is None else names_of(position.away[seat]),
        discards=discards_of(position, seat),
        hand_sizes=tuple(position.sizes),
        has_laid_away=tuple([away != 0 for away in position.away]),
        starter=None if position.starter < 0 else name_card(position.starter),
        laid=laid_cards(position),
        covered=position.covered,
        total=position.total,
        called=position.called if position.laid_count else 0,
        said_go=tuple([bool(position.gone >> each & 1) for each in range(2)]),
        playable=playable(position, seat),
        shown=shown(position),
        shown_by=position.shown_hand()[0] if is_shown else None,
        shown_cards=names_of(position.shown_hand()[1]) if is_shown else (),
        parts=() if phase in ("count", "claim") else tuple(parts_of(position)),
        counted=None if position.counted < 0 else position.counted,
        claimed=None if position.claimed < 0 else position.claimed,
        scores=tuple(position.scores),
        behind=tuple(position.behind),
        target=position.target,
        min_run=position.min_run,
        muggins=position.muggins,
    )


def laid_cards(position: CribbagePosition) -> tuple[Laid, ...]:
    laid, layers = position.laid, position.layers
    return tuple([Laid(layers[index], name_card(laid[index])) for index in range(position.laid_count)])


def discards_of(position: CribbagePosition, seat: int | None) -> tuple[Discard, ...]:
    if seat is None or PHASES[position.phase] != "lay_away" or position.away[seat]:
        return ()
    return weigh_discards(position.held[seat], position.dealer == seat, position.min_run)


def playable(position: CribbagePosition, seat: int | None) -> tuple[str, ...]:
    if seat is None or seat != position.turn or PHASES[position.phase] != "play":
        return ()
    most = THIRTY_ONE - position.total
    return tuple(
        [name_card(card) for card in cards_of(position.held[seat]) if scoring.value_of(card) <= most]
    )


def shown(position: CribbagePosition) -> Shown | None:
    if position.shown == 0:
        return None
    return "crib" if position.shown == CRIB else "hand"


def parts_of(position: CribbagePosition) -> list[Part]:
    """What the latest move or show has scored."""
    if position.shown:
        return parts_of_shown(position)
    return parts_of_play(position) if position.laid_count else parts_of_starter(position)


def parts_of_starter(position: CribbagePosition) -> list[Part]:
    """CR-5: his heels."""
    return [part("heels", [position.starter], 2)] if position.starter // 4 == JACK else []


def parts_of_play(position: CribbagePosition) -> list[Part]:
    """CR-7 to CR-9 and CR-11; a go scores nothing but the last card."""
    pile = [position.laid[index] for index in range(position.begun, position.laid_count)]
    parts = [] if position.latest == GO else play_parts(pile, position.min_run)
    return [*parts, part("last", pile[-1:], 1)] if position.is_last else parts


def parts_of_shown(position: CribbagePosition) -> list[Part]:
    hand = cards_of(position.shown_hand()[1])
    return show_parts(hand, position.starter, is_crib=position.shown == CRIB, min_run=position.min_run)
