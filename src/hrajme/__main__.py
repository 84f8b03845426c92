"""``python -m hrajme``."""

import sys

from hrajme.terminal.program import main

if __name__ == "__main__":
    sys.exit(main())
