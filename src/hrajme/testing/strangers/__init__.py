"""Strangers: tiny games that only tests play, of shapes that no game on the shelf has."""
