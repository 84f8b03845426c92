"""For all tests: the strangers are on the shelf too, here and in every process that a test starts."""

import os

os.environ.setdefault("HRAJME_GAMES", "hrajme.testing.strangers")
