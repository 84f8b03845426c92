"""hrajme: table games with exact rules, bots at any seat, and one set of rules for all its faces."""

from hrajme.compiled import choose_form

__version__ = "0.1.0"

COMPILED = choose_form()
