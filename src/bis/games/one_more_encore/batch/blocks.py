"""Color blocks (OME-13)."""

from bis.games.encore.batch.words import PASS
from bis.games.one_more_encore.batch.rows import row_base
from bis.games.one_more_encore.batch.words import BLOCK_OF, CELLS, FIRST_BLOCKS, extra, specials


def begun_blocks(s: list[int], t: list[int], at: int) -> int:
    """A bit for each block with a checked square in it or beside it, and one still to check."""
    touched = 0
    lacking = 0
    for row in range(7):
        line = s[at + CELLS + row]
        near = line | row_base(s, at, row)
        for column in range(15):
            block = 1 << t[extra(t) + BLOCK_OF + 7 * column + row]
            if (near >> column) & 1:
                touched |= block
            if not (line >> column) & 1:
                lacking |= block
    return touched & lacking


def block_move(s: list[int], t: list[int], at: int, k: int) -> int:
    """The k-th block by the first square that it lacks."""
    blocks = begun_blocks(s, t, at)
    for column in range(15):
        for row in range(7):
            number = t[extra(t) + BLOCK_OF + 7 * column + row]
            if (blocks >> number) & 1 and not (s[at + CELLS + row] >> column) & 1:
                if k == 0:
                    return specials(t) + FIRST_BLOCKS + number
                k -= 1
                blocks ^= 1 << number
    return PASS


def is_block(s: list[int], t: list[int], at: int, number: int) -> bool:
    return (begun_blocks(s, t, at) >> number) & 1 != 0
