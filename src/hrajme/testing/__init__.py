"""Checks that hold for every game, so that a new one is tested before it has a test of its own."""
