"""Many tables, kept and driven. No socket in it: the server and a program of one's own use it alike."""

from hrajme.room.calls import Call
from hrajme.room.codes import read_code
from hrajme.room.kept import KeptTable
from hrajme.room.moment import Known, Moment, News
from hrajme.room.opening import Opening
from hrajme.room.room import Room, Settings
from hrajme.room.short import read_short
from hrajme.room.summary import Summary
from hrajme.room.thinkers import BotTask, Thinkers
from hrajme.room.watcher import Watcher

__all__ = [
    "BotTask",
    "Call",
    "KeptTable",
    "Known",
    "Moment",
    "News",
    "Opening",
    "Room",
    "Settings",
    "Summary",
    "Thinkers",
    "Watcher",
    "read_code",
    "read_short",
]
