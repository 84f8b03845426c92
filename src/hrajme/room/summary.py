"""Summary: what the lobby says about a table. It follows from the log and is kept beside it."""

from __future__ import annotations

import msgspec

from hrajme.language import LanguageCode
from hrajme.store import Listing
from hrajme.table import Table
from hrajme.table.line import Phase


class Summary(msgspec.Struct, frozen=True):
    game: str
    phase: Phase
    host: str
    seats: int
    taken: int
    opened_ms: int = 0
    # When somebody was last there, to the minute; 0 for a table that is not public.
    seen_ms: int = 0
    # In which others are invited.
    language: LanguageCode = "en"


_decoder = msgspec.json.Decoder(Summary)


def summarize(table: Table, seen_ms: int = 0) -> Summary:
    host = table.seats.names.get(table.seats.host, "")
    return Summary(
        game=table.game.key,
        phase=table.phase,
        host=host,
        seats=len(table.seats.places),
        taken=table.seats.count_taken(),
        opened_ms=table.opened.at_ms,
        seen_ms=seen_ms,
        language=table.opened.language or "en",
    )


def make_listing(table: Table, seen_ms: int) -> Listing:
    """What the store keeps of it for the lobby."""
    summary = summarize(table, seen_ms if table.is_public else 0)
    return Listing(
        public=table.is_public, finished=table.phase == "over", summary=msgspec.json.encode(summary)
    )


def read_summary(listing: Listing) -> Summary:
    """Raises msgspec.DecodeError when it is not one of ours."""
    return _decoder.decode(listing.summary)
