"""Summary: what the lobby says about a table. It follows from the log and is kept beside it."""

from __future__ import annotations

import msgspec

from hrajme.store import Listing
from hrajme.table import Table
from hrajme.table.line import Phase


class Summary(msgspec.Struct, frozen=True):
    game: str
    phase: Phase
    host: str
    seats: int
    taken: int


_decoder = msgspec.json.Decoder(Summary)


def summarize(table: Table) -> Summary:
    places = table.seats.places
    taken = sum(not place.is_empty for place in places)
    host = table.seats.names.get(table.seats.host, "")
    return Summary(table.game.key, table.phase, host, len(places), taken)


def make_listing(table: Table, *, public: bool) -> Listing:
    """What the store keeps of it for the lobby."""
    return Listing(
        public=public, finished=table.phase == "over", summary=msgspec.json.encode(summarize(table))
    )


def read_summary(listing: Listing) -> Summary:
    """Raises msgspec.DecodeError when it is not one of ours."""
    return _decoder.decode(listing.summary)
