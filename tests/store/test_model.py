"""The store does what a dictionary of lists would do."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from hrajme.store import Claim, Conflict, Listing, NoSuchTable, Store, StoreError, TableExists

OpenAt = Callable[[Path], Awaitable[Store]]
IDS = st.sampled_from(["a", "b", "Ž", "with space", ""])
EVENTS = st.lists(st.binary(max_size=30), max_size=3)
LISTINGS = st.builds(Listing, public=st.booleans(), finished=st.booleans(), summary=st.binary(max_size=9))
# Mostly right, sometimes a little off.
OFF_BY = st.sampled_from([0, 0, 0, 0, 1, -1])


class Kept:
    """A table, as simple as can be."""

    def __init__(self, head: bytes, listing: Listing) -> None:
        self.head = head
        self.listing = listing
        self.epoch = 1
        self.events: list[tuple[int, bytes]] = []

    @property
    def claim(self) -> Claim:
        return Claim(self.epoch, len(self.events))


class Logs(RuleBasedStateMachine):
    def __init__(self, open_at: OpenAt) -> None:
        super().__init__()
        self.folder = TemporaryDirectory()
        self.open_at = open_at
        self.runner = asyncio.Runner()
        self.store = self.open()
        self.model: dict[str, Kept] = {}

    def open(self) -> Store:
        async def opened() -> Store:
            return await self.open_at(Path(self.folder.name))

        return self.runner.run(opened())

    def run(self, *calls: Any) -> list[Any]:
        """The answers to calls that are made at once; errors of ours are answers."""

        async def all_at_once() -> list[Any]:
            return await asyncio.gather(*calls, return_exceptions=True)

        answers = self.runner.run(all_at_once())
        for answer in answers:
            assert not isinstance(answer, BaseException) or isinstance(answer, StoreError), answer
        return [type(answer) if isinstance(answer, StoreError) else answer for answer in answers]

    @rule(table=IDS, head=st.binary(max_size=30), listing=LISTINGS)
    def open_table(self, table: str, head: bytes, listing: Listing) -> None:
        expected: Any = TableExists
        if table not in self.model:
            self.model[table] = Kept(head, listing)
            expected = Claim(1, 0)
        assert self.run(self.store.open_table(table, head, listing)) == [expected]

    @rule(table=IDS)
    def claim(self, table: str) -> None:
        expected: Any = NoSuchTable
        if table in self.model:
            self.model[table].epoch += 1
            expected = self.model[table].claim
        assert self.run(self.store.claim(table)) == [expected]

    @rule(table=IDS, events=EVENTS, listing=st.none() | LISTINGS, old=OFF_BY, late=OFF_BY)
    def append(self, table: str, events: list[bytes], listing: Listing | None, old: int, late: int) -> None:
        held = self.model[table].claim if table in self.model else Claim(1, 0)
        call = self.store.append(table, held.epoch + old, held.revision + late, events, listing)
        expected = NoSuchTable if table not in self.model else Conflict if old or late else None
        assert self.run(call) == [expected]
        if expected is None:
            self.write(table, events, listing)

    @precondition(lambda self: self.model)
    @rule(data=st.data())
    def append_to_all_at_once(self, data: st.DataObject) -> None:
        calls, expected = [], []
        for table, kept in self.model.items():
            events, off = data.draw(EVENTS), data.draw(OFF_BY)
            calls.append(self.store.append(table, kept.epoch + off, len(kept.events), events))
            expected.append(Conflict if off else None)
            if not off:
                self.write(table, events, None)
        assert self.run(*calls) == expected

    def write(self, table: str, events: list[bytes], listing: Listing | None) -> None:
        kept = self.model[table]
        kept.events += [(kept.epoch, content) for content in events]
        kept.listing = listing or kept.listing

    @rule()
    def open_again(self) -> None:
        self.run(self.store.close())
        self.store = self.open()

    @invariant()
    def logs_are_alike(self) -> None:
        for table, kept in self.model.items():
            head, events = self.run(self.store.head(table), self.store.read(table))
            assert head == kept.head
            assert [(event.epoch, event.content) for event in events] == kept.events
            assert [event.revision for event in events] == list(range(1, len(events) + 1))

    @rule(public=st.none() | st.booleans(), finished=st.none() | st.booleans())
    def the_lobby_is_alike(self, public: bool | None, finished: bool | None) -> None:
        [rows] = self.run(self.store.tables(public=public, finished=finished))
        expected = [
            (table, len(kept.events), kept.listing)
            for table, kept in reversed(self.model.items())
            if public in (None, kept.listing.public) and finished in (None, kept.listing.finished)
        ]
        assert [(row.table_id, row.revision, row.listing) for row in rows] == expected

    def teardown(self) -> None:
        self.run(self.store.close())
        self.runner.close()
        self.folder.cleanup()


def test_a_store_is_a_dictionary_of_logs(open_at: OpenAt) -> None:
    bounds = settings(max_examples=15, stateful_step_count=25, deadline=None)
    # Hypothesis calls what it is given, a class or not.
    run_state_machine_as_test(lambda: Logs(open_at), settings=bounds)  # type: ignore[arg-type]
