"""Telling: the story and the talk as lines, by the revision of their event."""

from __future__ import annotations

from collections.abc import Container, Sequence

from hrajme.language import Language, Sentence
from hrajme.table import PersonId, TableView
from hrajme.table.talk import Spoken
from hrajme.terminal.access import Access

Lines = dict[int, list[str]]


class Teller:
    """Tells one person, in one language, with the names as they are now."""

    def __init__(self, words: Language, names: Sequence[str], seat: int | None) -> None:
        self.words = words
        self.names = names
        self.seat = seat

    def say(self, sentence: Sentence) -> str:
        """The words of a sentence; of one that only a later version knows, its id."""
        try:
            return self.words.tell(sentence, self.names, self.seat)
        except (LookupError, ValueError):
            return f"[{sentence.id}]"

    def quote(self, spoken: Spoken) -> str:
        """Who said what; spectators may have no name."""
        name = spoken.name or self.words.say("terminal-name-watcher")
        return f"{name}: {spoken.text if spoken.signal is None else self.say(spoken.signal)}"

    def tell(self, table: Access, person: PersonId | None, since: int, heard: Container[int]) -> Lines:
        """The story after the revision *since*, and all talk but what was *heard*.

        What spectators say during a game, those at the seats hear when it is over, so talk may come late.
        """
        lines = {told.revision: [*map(self.say, told.sentences)] for told in table.story(person, since)}
        for revision, sentence in guidance(table.view(person)):
            if revision > since:
                lines.setdefault(revision, []).append(self.say(sentence))
        for spoken in table.talk(person):
            if spoken.revision not in heard:
                lines[spoken.revision] = [self.quote(spoken)]
        return dict(sorted(lines.items()))


def guidance(view: TableView) -> tuple[tuple[int, Sentence], ...]:
    """What is said to a learner, each with its revision."""
    return () if view.first_steps is None else view.first_steps.told
