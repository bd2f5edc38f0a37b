"""How much any player of Encore! alone could average at most (docs/encore-bound.md)."""
