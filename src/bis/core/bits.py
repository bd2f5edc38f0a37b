"""Single bits of a word; batch engines put the machine's own instructions in their place."""


def ones(word: int) -> int:
    """How many bits are set."""
    return word.bit_count()


def lowest(word: int) -> int:
    """The number of the lowest bit that is set; there is one."""
    return (word & -word).bit_length() - 1
