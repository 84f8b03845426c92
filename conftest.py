"""For all tests: the strangers are on the shelf too, here and in every process that a test starts."""

import os
import signal

os.environ.setdefault("HRAJME_GAMES", "hrajme.testing.strangers")

# A shell has what it runs in the background ignore Ctrl-C; so would every program that a test interrupts.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
