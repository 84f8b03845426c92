"""One table: commands in, events out, views and the story for every person. No socket, no clock, no I/O."""

from hrajme.table.errors import TableError
from hrajme.table.moves import Due
from hrajme.table.persons import ROOM, PersonId
from hrajme.table.story import Deed, Told
from hrajme.table.table import Table
from hrajme.table.views import EndingView, OfferView, SeatView, TableView

__all__ = [
    "ROOM",
    "Deed",
    "Due",
    "EndingView",
    "OfferView",
    "PersonId",
    "SeatView",
    "Table",
    "TableError",
    "TableView",
    "Told",
]
