"""Places: who is connected, and who makes room when the house is full.

Whoever comes when no place is left gets one of the address that has most of them: a crowd from few addresses
pushes itself out, not the others. And half of the house is kept for guests, who have shown their cookie, a
quarter for strangers, and a quarter for who has not finished a request yet; each may have more only while the
others need less. So a crowd from however many addresses does not shut guests out.
"""

from __future__ import annotations

from asyncio import Transport


class Crowd:
    """Connections by address, in the order of coming; this share of the house is kept for them."""

    def __init__(self, share: float) -> None:
        self.share = share
        self.of: dict[str, dict[Transport, None]] = {}
        self.size = 0

    def add(self, address: str, transport: Transport) -> None:
        self.of.setdefault(address, {})[transport] = None
        self.size += 1

    def remove(self, address: str, transport: Transport) -> None:
        del self.of[address][transport]
        self.size -= 1
        if not self.of[address]:
            del self.of[address]

    def find_first_of_most(self) -> Transport:
        """The oldest connection of the address that has most of them."""
        greediest = max(self.of, key=lambda address: len(self.of[address]))
        return next(iter(self.of[greediest]))


class Places:
    """The connections of one room."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.callers, self.strangers, self.guests = Crowd(0.25), Crowd(0.25), Crowd(0.5)
        self.taken: dict[Transport, tuple[Crowd, str]] = {}

    def take(self, transport: Transport, address: str) -> None:
        """Somebody comes; another may have to go."""
        if len(self.taken) >= self.most:
            self.make_room()
        self.put(transport, self.callers, address)

    def know(self, transport: Transport, address: str, *, is_guest: bool) -> None:
        """Now it is known who it is, and from where."""
        if transport in self.taken:
            self.leave(transport)
            self.put(transport, self.guests if is_guest else self.strangers, address)

    def leave(self, transport: Transport) -> None:
        """Its place is free; a second call does nothing."""
        if (found := self.taken.pop(transport, None)) is not None:
            crowd, address = found
            crowd.remove(address, transport)

    def put(self, transport: Transport, crowd: Crowd, address: str) -> None:
        self.taken[transport] = (crowd, address)
        crowd.add(address, transport)

    def make_room(self) -> None:
        crowds = (self.callers, self.strangers, self.guests)
        transport = max(crowds, key=lambda crowd: crowd.size / crowd.share).find_first_of_most()
        self.leave(transport)
        transport.abort()
