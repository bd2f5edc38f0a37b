"""The coach: what moves are worth, what they cost, and what was luck; knows no game."""
