"""Players of One More Encore! on the words of its batch functions, where Encore!'s do otherwise."""

from bis.bots.encore import compiled

ORIGINAL = compiled
"""Whose functions these take the place of."""
