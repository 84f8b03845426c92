"""The bots of Xantipa. Who may choose has lost already (XA-3), so nothing can be played well or badly.

`random` sometimes throws on for fun; `normal` stops as soon as it is beaten, so that nobody has to wait.
"""

from __future__ import annotations

from hrajme.search.levels import quick

LEVELS = {
    "random": quick(0),
    "normal": quick(1),
}
