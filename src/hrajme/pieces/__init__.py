"""Pieces drawn with letters, for the boards of all games on a terminal."""
