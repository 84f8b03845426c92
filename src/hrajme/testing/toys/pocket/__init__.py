"""Pocket draughts: four by four, with forced captures, chains of them, crowns and going round in circles."""
