"""Arguments: the command line, with help and errors in the reader's language."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable
from typing import Any, NoReturn

from hrajme.language import HrajmeError, Language

# What argparse says, and which of our sentences says the same. The groups are the sentence's arguments.
COMPLAINTS = (
    (r"unrecognized arguments: (?P<words>.*)", "terminal-usage-unknown"),
    (r"the following arguments are required: (?P<words>.*)", "terminal-usage-missing"),
    (r"argument (?P<name>.+?): expected .*argument.*", "terminal-usage-no_value"),
    (r"argument (?P<name>.+?): invalid int value: '(?P<value>.*)'", "terminal-usage-not_a_number"),
    (
        r"argument (?P<name>.*?): invalid choice: '?(?P<value>.*?)'? \(choose from (?P<known>.*)\)",
        "terminal-usage-choice",
    ),
    (r"argument (?P<name>.+?): not allowed with argument (?P<other>.+)", "terminal-usage-together"),
    (r"argument (?P<name>.+?): ignored explicit argument '(?P<value>.*)'", "terminal-usage-takes_none"),
)


class UsageError(HrajmeError):
    """A command line that cannot be understood."""


class Parser(argparse.ArgumentParser):
    """An argparse that raises UsageError, and speaks the language it is given."""

    def __init__(self, words: Language, **options: Any) -> None:
        def formatter(prog: str) -> Formatter:
            return Formatter(words, prog)

        # The words of argparse's own help are English only.
        super().__init__(add_help=False, allow_abbrev=False, formatter_class=formatter, **options)
        self._positionals.title = words.say("terminal-help-arguments")
        self._optionals.title = words.say("terminal-help-options")

    def error(self, message: str) -> NoReturn:
        for pattern, id in COMPLAINTS:
            if found := re.fullmatch(pattern, message, re.DOTALL):
                # Some versions of Python quote the choices, some do not.
                said = {name: text.replace("'", "") for name, text in found.groupdict().items()}
                raise UsageError(id, **said)
        raise UsageError("terminal-usage-other", problem=message)


class Formatter(argparse.HelpFormatter):
    """The help, with "usage:" in the reader's language."""

    def __init__(self, words: Language, prog: str) -> None:
        super().__init__(prog, max_help_position=28)
        self.words = words

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        said = self.words.say("terminal-help-usage") + " "
        super().add_usage(usage, actions, groups, said if prefix is None else prefix)

    def _format_action(self, action: argparse.Action) -> str:
        """The commands stand under their title, without a line for the word that stands for them."""
        if isinstance(action, argparse._SubParsersAction):
            return "".join(self._format_action(each) for each in action._get_subactions())
        return super()._format_action(action)


def whole_number(text: str) -> int:
    """The type of an argument that is a whole number; raises UsageError."""
    try:
        return int(text)
    except ValueError:
        raise UsageError("terminal-usage-not_a_number", name="", value=text) from None
