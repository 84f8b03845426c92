"""The program ``hrajme``: reads the command line, runs a command, and says clearly what went wrong.

Exit codes: 0 all went well, 2 something in the request cannot be done, 130 interrupted, 141 nobody reads us.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from keyword import iskeyword

from hrajme import COMPILED, __version__
from hrajme.language import HrajmeError, Language, UnknownLanguage, language, system_language
from hrajme.terminal.arguments import Parser
from hrajme.terminal.causes import tell_error

COMMANDS = (
    "serve",
    "join",
    "games",
    "play",
    "learn",
    "rules",
    "replay",
    "log",
    "show",
    "export",
    "import",
    "backup",
    "restore",
    "tidy",
    "simulate",
    "perft",
    "score",
)
# What the program does when it is not told what to do.
USUAL = "serve"

REFUSED = 2
INTERRUPTED = 130
NOBODY_READS = 141


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program; the exit code."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # A terminal of another encoding shows a question mark instead of ending in a traceback.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    arguments = list(sys.argv[1:] if argv is None else argv)
    try:
        words = choose_language(arguments)
    except UnknownLanguage as error:
        print(language(system_language(os.environ)).explain(error), file=sys.stderr)
        return REFUSED
    return run_safely(arguments, words)


def choose_language(arguments: Sequence[str]) -> Language:
    """The language of ``--lang``, wherever it stands, for help and errors too; else the system's."""
    for index, argument in enumerate(arguments):
        if argument.startswith("--lang="):
            return language(argument.partition("=")[2])
        if argument == "--lang" and index + 1 < len(arguments):
            return language(arguments[index + 1])
    return language(system_language(os.environ))


def run_safely(arguments: Sequence[str], words: Language) -> int:
    """Run, and turn everything that can go wrong into a sentence and an exit code."""
    try:
        code = run(arguments, words)
        sys.stdout.flush()
        return code
    except HrajmeError as error:
        print(tell_error(error, words), file=sys.stderr)
        return REFUSED
    except KeyboardInterrupt:
        print(words.say("terminal-interrupted"), file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has gone. Python would complain once more while it closes the stream.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return NOBODY_READS


def run(arguments: Sequence[str], words: Language) -> int:
    if "--version" in arguments:
        form = "terminal-version-compiled" if COMPILED else "terminal-version-plain"
        print(words.say(form, version=__version__))
        return 0
    try:
        args = make_parser(words).parse_args(with_command(arguments))
    except SystemExit:
        return 0  # The help is printed.
    return int(import_module(module_of(args.command)).run(args, words))


def with_command(arguments: Sequence[str]) -> list[str]:
    """Options without a command are those of the usual one, but for the help."""
    names_none = not arguments or (arguments[0].startswith("-") and not set(arguments) & set(COMMANDS))
    return [USUAL, *arguments] if names_none and not {"-h", "--help"} & set(arguments) else list(arguments)


def make_parser(words: Language) -> Parser:
    """The parser of the program, with those of its commands."""
    parser = Parser(words, prog="hrajme", description=words.say("terminal-help-program"))
    parser.add_argument("--version", action="store_true", help=words.say("terminal-help-version"))
    add_common(parser, words)
    title = words.say("terminal-help-commands")
    places = parser.add_subparsers(dest="command", title=title, metavar="COMMAND")
    for name in COMMANDS:
        if find_spec(module_of(name)) is not None:
            said = words.say(f"terminal-help-{name}")
            command = places.add_parser(name, words=words, help=said, description=said)
            import_module(module_of(name)).add_arguments(command, words)
            add_common(command, words)
    return parser


def add_common(parser: Parser, words: Language) -> None:
    parser.add_argument("-h", "--help", action="help", help=words.say("terminal-help-help"))
    # `choose_language` has read it; here it is only named for the help.
    parser.add_argument(
        "--lang", metavar="cs|sk|pl|en", default=argparse.SUPPRESS, help=words.say("terminal-help-lang")
    )


def module_of(command: str) -> str:
    """A word of Python's own cannot be the name of a module."""
    return f"hrajme.terminal.commands.{command}{'_' if iskeyword(command) else ''}"
