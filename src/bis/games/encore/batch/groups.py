"""Groups of squares that may be checked, counted and found block by block."""

from bis.games.encore.batch.words import (
    COUNTS,
    CROSS,
    FIELD,
    FULL,
    GROUPS_FREE,
    KNOWN,
    PLACES,
    QUESTION_MARK,
    SQUARES,
)


def count_groups(t: list[int], color: int, squares: int) -> int:
    """How many groups of 1 to 5 squares may be checked: the free ones, less those out of reach."""
    checked = squares & FULL
    closed = checked | squares >> 21
    at = COUNTS + PLACES * color
    packed = 0
    for block in range(6):
        full = (2 << block) - 1
        packed += t[at + (checked & full)] - t[at + (closed & full)]
        at += full + 1
        checked >>= block + 1
        closed >>= block + 1
    return packed


def find_groups(t: list[int], color: int, count: int, squares: int) -> int:
    """Which groups of so many squares may be checked (ENC-12 to ENC-14)."""
    checked = squares & FULL
    closed = checked | squares >> 21
    at = GROUPS_FREE + 630 * (count - 1) + PLACES * color
    found = 0
    for block in range(6):
        full = (2 << block) - 1
        found |= t[at + (checked & full)] & ~t[at + (closed & full)]
        at += full + 1
        checked >>= block + 1
        closed >>= block + 1
    return found


def packed_counts(s: list[int], t: list[int], at: int, color: int) -> int:
    """As counted before, if nothing has changed."""
    known = s[at + KNOWN + color]
    if known < 0:
        known = count_groups(t, color, s[at + SQUARES + color])
        s[at + KNOWN + color] = known
    return known


def face_counts(s: list[int], t: list[int], at: int, face: int) -> int:
    """The packed counts of a color die; a cross is all colors (ENC-17)."""
    if face < CROSS:
        return packed_counts(s, t, at, face)
    packed = 0
    for color in range(5):
        packed += packed_counts(s, t, at, color)
    return packed


def total(packed: int) -> int:
    """All five counts together."""
    return (packed + (packed >> 10) + (packed >> 20) + (packed >> 30) + (packed >> 40)) & FIELD


def ways_of(packed: int, number: int) -> int:
    """How many placements a number die leaves of one color."""
    return total(packed) if number == QUESTION_MARK else (packed >> (10 * number)) & FIELD
