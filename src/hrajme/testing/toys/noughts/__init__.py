"""Noughts and crosses: solved, with draws."""
