"""What a terminal says, and what of it is seen.

A language is overheard while it speaks, so that it is known exactly which form of which message was said;
what was said counts as seen where it stands on the screen, whole. What was said and is not there was cut off.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from hrajme.language import Language
from sayings import TERMINAL_HINT, Coverage, Saying, flatten, terminal_sayings

# Where a line ends and what frames it is the screen's affair.
LAYOUT = re.compile(r"[\s│┃›]+")

# An id, and the words that were said.
Said = tuple[str, str]


@contextmanager
def overhear(words: Language) -> Iterator[list[Said]]:
    """Everything that is said in a language meanwhile."""
    heard: list[Said] = []
    speak = words.format

    def format(id: str, pattern: Any, args: dict[str, object]) -> str:
        said = speak(id, pattern, args)
        heard.append((id, said))
        return said

    vars(words)["format"] = format
    try:
        yield heard
    finally:
        del vars(words)["format"]


def squeeze(text: str) -> str:
    return LAYOUT.sub("", text).lower()


class Heard(Coverage):
    """Which sayings of terminals have been seen, and which were only said."""

    def __init__(self, code: str) -> None:
        super().__init__(code, terminal_sayings(code))
        self.of_id: dict[str, list[Saying]] = {}
        for saying in self.sayings:
            self.of_id.setdefault(saying.id.removesuffix(f".{TERMINAL_HINT}"), []).append(saying)
        self.said: dict[Saying, str] = {}

    def forms(self, said: Iterable[Said]) -> Iterator[tuple[Saying, str]]:
        for id, words in dict.fromkeys(said):
            flat = flatten(words)
            yield from [(form, flat) for form in self.of_id.get(id, ()) if form.regex.fullmatch(flat)]

    def has_news(self, said: Iterable[Said]) -> bool:
        """Whether anything was said that has not been said before."""
        news = {form: words for form, words in self.forms(said) if form not in self.said}
        self.said |= news
        return bool(news)

    def see(self, said: Iterable[Said], texts: Iterable[str]) -> list[Saying]:
        """Of what was said, the forms that are among *texts* for the first time."""
        shown = "\n".join(map(squeeze, texts))
        forms = dict(self.forms(said))
        news = {
            form: words for form, words in forms.items() if form not in self.shown and squeeze(words) in shown
        }
        self.said |= forms
        self.shown |= news
        self.unseen = [saying for saying in self.unseen if saying not in news]
        return list(news)

    def recall(self, kept: dict[str, dict[str, str]]) -> None:
        """What earlier runs have said and shown counts, too."""
        self.said |= {each: kept["said"][repr(each)] for each in self.sayings if repr(each) in kept["said"]}
        self.shown |= {
            each: kept["shown"][repr(each)] for each in self.sayings if repr(each) in kept["shown"]
        }
        self.unseen = [saying for saying in self.sayings if saying not in self.shown]

    def keep(self) -> dict[str, dict[str, str]]:
        """For `recall`."""
        return {
            name: {repr(saying): words for saying, words in forms.items()}
            for name, forms in (("said", self.said), ("shown", self.shown))
        }

    def report(self) -> str:
        own = [saying for saying in self.sayings if is_of_terminals_alone(saying)]
        seen = [saying for saying in own if saying in self.shown]
        head = (
            f"Of what only terminals say {len(seen)} of {len(own)} sayings were shown, "
            f"of all that they say {len(self.shown)} of {len(self.sayings)}."
        )
        cut = [f"{saying.id}: {self.said[saying]}" for saying in self.unseen if saying in self.said]
        parts = {
            "These were said, but not to be seen whole:": cut,
            "These were not said, and only terminals say them:": never(self, own),
            "These were not said, and pages say them, too:": never(self, set(self.sayings) - set(own)),
        }
        return "\n\n".join([head, *["\n".join([title, *lines]) for title, lines in parts.items()]])


def never(heard: Heard, among: Iterable[Saying]) -> list[str]:
    chosen = set(among)
    return [repr(each) for each in heard.unseen if each in chosen and each not in heard.said]


def is_of_terminals_alone(saying: Saying) -> bool:
    from naming import is_said_on_page
    from sayings import UNSENT

    id = saying.id.partition(".")[0]
    return saying.id != id or not is_said_on_page(id) or UNSENT.match(id) is not None
