"""All texts that a page or a terminal can show, and which of them have been seen.

A message of a Fluent file may say different things: to you and about others, of one card and of five. Each
of these is a saying of its own. What a page shows is compared with them from outside, so that the page need
not know that anybody counts.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cached_property
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Attribute, Message, Pattern, Placeable, SelectExpression, TextElement

from naming import PACKAGE, ROOT, TERMINAL_PARTS, is_said_on_page, is_said_on_terminals

# The hints of a message for each face.
PAGE_HINT, TERMINAL_HINT = "web", "terminal"
# A screen reader reads these, too.
SHOWN = """() => {
    const isShown = (node) => node.checkVisibility({ visibilityProperty: true });
    const texts = [document.title];
    for (const node of document.querySelectorAll("body, body *")) {
        // What can be chosen is seen by whoever chooses.
        if (!isShown(node.closest("select") ?? node)) continue;
        for (const name of ["aria-label", "title", "alt", "placeholder", "aria-description"])
            texts.push(node.getAttribute(name) ?? "");
        if (node.matches("body, main, section, div:has(div, p, ol, ul, table), svg")) continue;
        texts.push(node.textContent);
        // Words beside others that only a screen reader reads.
        for (const child of node.childNodes) if (child.nodeType === 3) texts.push(child.data);
    }
    return [...new Set(texts.map((text) => text.trim()).filter((text) => text !== ""))];
}"""
# What the build of the page leaves out, by the build's own words.
UNSENT = re.compile(
    "|".join(re.findall(r'"(\^\S+)"', (ROOT / "web/plugins/texts.ts").read_text(encoding="utf-8")))
)
SPACE = re.compile(r"\s+")
# What holds a word together has no words.
JOINER = "\u2060"
# A saying with fewer letters of its own must be all that stands somewhere, at least between commas, or it
# would be seen everywhere.
FEW_LETTERS = 12
# More than that is no argument but other sentences beside it: what is looked for in them would never end.
LONGEST_ARGUMENT = 40
BETWEEN = re.compile(r"(?:[,;:.·–] | [·–(]|\))")


def flatten(text: str) -> str:
    """Where a line ends is the page's affair."""
    return SPACE.sub(" ", text.replace(JOINER, "")).strip()


class Saying:
    """One form of a message."""

    def __init__(self, id: str, words: str) -> None:
        self.id = id
        self.words = words

    def __repr__(self) -> str:
        return f"{self.id}: {self.words}"

    @cached_property
    def parts(self) -> list[str]:
        return [flatten(part) for part in self.words.split("{…}")]

    @cached_property
    def regex(self) -> re.Pattern[str]:
        return re.compile("(.*?)".join(map(re.escape, self.parts)))

    @cached_property
    def longest(self) -> int:
        return sum(map(len, self.parts)) + LONGEST_ARGUMENT * (len(self.parts) - 1)

    @cached_property
    def is_short(self) -> bool:
        return sum(map(len, self.parts)) < FEW_LETTERS

    def is_in(self, text: str) -> bool:
        if not all(part in text for part in self.parts):
            return False
        if not self.is_short:
            return self.regex.search(text) is not None
        return any(map(self.regex.fullmatch, [text, *BETWEEN.split(text)]))

    def find_words(self, text: str) -> tuple[str, ...]:
        """What stands for its arguments where it is all of *text*: that may be a saying of its own."""
        if self.is_short or len(text) > self.longest:
            return ()
        found = self.regex.fullmatch(text)
        return () if found is None else found.groups()


def say_forms(pattern: Pattern) -> list[str]:
    """What a pattern can say; where it has several choices, each in turn."""
    elements = pattern.elements
    plain = [each.value if isinstance(each, TextElement) else "{…}" for each in elements]
    forms = []
    for at, element in enumerate(elements):
        if isinstance(element, Placeable) and isinstance(element.expression, SelectExpression):
            for variant in element.expression.variants:
                forms += ["".join([*plain[:at], form, *plain[at + 1 :]]) for form in say_forms(variant.value)]
    return forms or ["".join(plain)]


def messages_of(path: Path) -> list[Message]:
    entries = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return [entry for entry in entries if isinstance(entry, Message)]


def sayings_of(message: Message, hint: str) -> Iterator[Saying]:
    """The forms of a message, and of its *hint*."""
    said: list[Message | Attribute] = [message, *message.attributes]
    for each in said:
        name = message.id.name if each is message else f"{message.id.name}.{each.id.name}"
        if each.value is not None and (each is message or each.id.name == hint):
            yield from [Saying(name, form) for form in say_forms(each.value)]


def package_files(code: str) -> Iterator[Path]:
    for path in sorted(PACKAGE.rglob(f"text/{code}.ftl")):
        if path.relative_to(PACKAGE).parts[0] != "testing":
            yield path


def page_files(code: str) -> Iterator[Path]:
    yield from sorted((ROOT / "web" / "text").rglob(f"{code}.ftl"))
    for path in package_files(code):
        if path.relative_to(PACKAGE).parts[0] not in TERMINAL_PARTS:
            yield path


def page_messages(code: str) -> list[Message]:
    """What is sent to a page and named by anything that speaks there."""
    sent = [each for path in page_files(code) for each in messages_of(path) if not UNSENT.match(each.id.name)]
    return [message for message in sent if is_said_on_page(message.id.name)]


def page_sayings(code: str) -> list[Saying]:
    return [saying for each in page_messages(code) for saying in sayings_of(each, PAGE_HINT)]


def terminal_sayings(code: str) -> list[Saying]:
    messages = [each for path in package_files(code) for each in messages_of(path)]
    said = [message for message in messages if is_said_on_terminals(message.id.name)]
    return [saying for each in said for saying in sayings_of(each, TERMINAL_HINT)]


class Coverage:
    """Which sayings of a language have been shown: of the page, where no others are given."""

    def __init__(self, code: str, sayings: list[Saying] | None = None) -> None:
        self.sayings = page_sayings(code) if sayings is None else sayings
        self.unseen = self.sayings
        self.shown: dict[Saying, str] = {}
        self.texts: set[str] = set()

    def add(self, texts: Iterable[str]) -> bool:
        """Whether any saying is among *texts* for the first time."""
        news, before = {flatten(text) for text in texts} - self.texts - {""}, len(self.shown)
        while news:
            self.texts |= news
            everything, within = "\n".join(news), set[str]()
            for saying in self.sayings:
                if all(part in everything for part in saying.parts):
                    within |= self.note(saying, news)
            news = {flatten(words) for words in within} - self.texts - {""}
        self.unseen = [saying for saying in self.unseen if saying not in self.shown]
        return len(self.shown) > before

    def note(self, saying: Saying, news: set[str]) -> set[str]:
        """That it is shown, if it is; and the words for its arguments."""
        if saying not in self.shown:
            said = sorted(filter(saying.is_in, news), key=len)
            self.shown.update([(saying, text) for text in said[:1]])
        return {words for text in news for words in saying.find_words(text)}

    def report(self) -> str:
        head = f"{len(self.shown)} of {len(self.sayings)} sayings were shown; these were not:"
        shown = [f"{saying.id}: {text}" for saying, text in self.shown.items()]
        return "\n".join([head, *map(repr, self.unseen), "", "These were, in words like these:", *shown])
