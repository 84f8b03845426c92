"""Nim: two seats, nothing hidden, no chance."""
