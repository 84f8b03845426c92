"""One step a file; the newest is named in ``opening.NEWEST``. A step that was published never changes."""
