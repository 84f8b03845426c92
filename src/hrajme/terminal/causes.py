"""Why something went wrong: what the system or a rule has answered, in the reader's language."""

from __future__ import annotations

import errno
import socket
import sqlite3

from hrajme.language import HrajmeError, Language

# The argument of a sentence that quotes another's answer.
QUOTED = "problem"


def tell_error(error: HrajmeError, words: Language) -> str:
    """The sentence of an error; what it was raised from is said in the same language where we know how."""
    if error.cause is not None or QUOTED not in error.sentence.args:
        return words.explain(error)
    cause = say_cause(error.__cause__, words)
    return words.say(error.sentence, **({QUOTED: cause} if cause else {}))


def say_cause(cause: BaseException | None, words: Language) -> str:
    """In our words; "" where only the system has any."""
    if isinstance(cause, HrajmeError):
        return words.explain(cause).rstrip(".")
    if inner := unwrap(cause):
        return say_cause(inner, words)
    id = f"terminal-cause-{name_cause(cause)}"
    return words.say(id) if words.has(id) else ""


def unwrap(cause: BaseException | None) -> BaseException | None:
    """Libraries put the system's error into their own."""
    for name in ("reason", "orig"):
        inner = getattr(cause, name, None)
        if isinstance(inner, BaseException):
            return inner
    return None


def name_cause(cause: BaseException | None) -> str:
    """``enoent``, ``sqlite_readonly``: as the system calls it."""
    if isinstance(cause, socket.gaierror):
        return "no_host"
    if isinstance(cause, TimeoutError):
        return "etimedout"
    if isinstance(cause, sqlite3.Error):
        # Of the longer names the first two words are the kind: SQLITE_CANTOPEN_ISDIR.
        return "_".join(getattr(cause, "sqlite_errorname", "").lower().split("_")[:2])
    return errno.errorcode.get(getattr(cause, "errno", None) or 0, "").lower()
