"""Variants of Encore! that nobody plays, for the linker."""
