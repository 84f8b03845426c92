"""Company: who is at a table and whose turn it is, for somebody who may come in."""

from __future__ import annotations

import msgspec

from hrajme.core import CHANCE
from hrajme.room.kept import KeptTable
from hrajme.table import PersonId
from hrajme.table.removal import check_welcome


class Company(msgspec.Struct, frozen=True):
    """By seats; of one that is empty the name is ""."""

    players: tuple[str, ...]
    to_move: tuple[int, ...]
    seat: int | None


async def company_of(kept: KeptTable, person: PersonId | None) -> Company:
    """The company of *person*; raises NoSuchTable or ShownOut."""
    async with kept.lock:
        table = await kept.see()
    check_welcome(table, person)
    return Company(
        players=tuple([table.seats.name_at(seat) for seat in range(len(table.seats.places))]),
        to_move=tuple([seat for seat in table.line.to_move() if seat != CHANCE]),
        seat=table.seats.seat_of(person),
    )
