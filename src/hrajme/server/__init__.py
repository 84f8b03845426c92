"""The room on the network: HTTP for the lobby, a WebSocket for every table."""
