"""A game written down: written, read, replayed and checked (docs/notation.md)."""
