"""The four games, and the one registry of them."""
