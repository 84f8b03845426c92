"""Web Push: words for a browser that does not have the room open, through its maker's service."""
