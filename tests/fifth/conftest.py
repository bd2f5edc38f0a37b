"""The tree is laid over a copy of the house; here it is no house."""

collect_ignore = ["tree"]
