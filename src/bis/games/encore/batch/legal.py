"""Legal moves: how many, the k-th, all of them, and whether a number is one."""

from bis.core.bits import lowest
from bis.games.encore.batch.groups import face_counts, find_groups, packed_counts, total, ways_of
from bis.games.encore.batch.turns import actor
from bis.games.encore.batch.words import (
    BITS,
    COLOR,
    COLORS,
    COUNT,
    CROSS,
    FIELD,
    FIELDS,
    FIRST_GROUP,
    GROUP_COUNT,
    GROUP_WORDS,
    GROUPS,
    MARKS,
    NUMBERS,
    PASS,
    QUESTION_MARK,
    SQUARES,
    cost,
    sheet_at,
)


def legal_count(s: list[int], t: list[int]) -> int:
    """How many moves the seat to act has, pass included."""
    at = sheet_at(actor(s, t))
    colors = s[COLORS]
    joker = (s[NUMBERS] >> (2 * QUESTION_MARK)) & 3
    found = 1
    for face in range(6):
        if (colors >> (2 * face)) & 3:
            marks = s[at + MARKS] - (face == CROSS)
            if marks >= 0:
                packed = face_counts(s, t, at, face)
                found += total(packed & s[FIELDS])
                if joker and marks:
                    found += total(packed)
    return found


def legal_move(s: list[int], t: list[int], k: int) -> int:
    """The k-th move by color face, number face, color, count and squares; pass is the last."""
    at = sheet_at(actor(s, t))
    colors = s[COLORS]
    numbers = s[NUMBERS]
    for face in range(6):
        if (colors >> (2 * face)) & 3:
            marks = s[at + MARKS] - (face == CROSS)
            if marks >= 0:
                packed = face_counts(s, t, at, face)
                for number in range(5):
                    if (numbers >> (2 * number)) & 3:
                        ways = (packed >> (10 * number)) & FIELD
                        if k < ways:
                            return placement(s, t, at, face, number, k)
                        k -= ways
                if (numbers >> (2 * QUESTION_MARK)) & 3 and marks:
                    ways = total(packed)
                    if k < ways:
                        return placement(s, t, at, face, QUESTION_MARK, k)
                    k -= ways
    return PASS


def placement(s: list[int], t: list[int], at: int, face: int, number: int, k: int) -> int:
    """The k-th placement with two dice."""
    color = face
    if face == CROSS:
        color = 0
        ways = ways_of(packed_counts(s, t, at, 0), number)
        while k >= ways:
            k -= ways
            color += 1
            ways = ways_of(packed_counts(s, t, at, color), number)
    count = number + 1
    if number == QUESTION_MARK:
        packed = packed_counts(s, t, at, color)
        count = 1
        while k >= packed & FIELD:
            k -= packed & FIELD
            packed >>= 10
            count += 1
    found = find_groups(t, color, count, s[at + SQUARES + color])
    for _ in range(k):
        found &= found - 1
    group = t[FIRST_GROUP + 5 * color + count - 1] + lowest(found)
    return 1 + 4 * group + 2 * (face == CROSS) + (number == QUESTION_MARK)


def is_legal(s: list[int], t: list[int], move: int) -> bool:
    """Written apart from the counting above."""
    if move == PASS:
        return True
    if move < 0 or move > 4 * t[GROUP_COUNT]:
        return False
    at = sheet_at(actor(s, t))
    group = GROUPS + GROUP_WORDS * ((move - 1) >> 2)
    color = t[group + COLOR]
    face = CROSS if (move - 1) & 2 else color
    number = QUESTION_MARK if (move - 1) & 1 else t[group + COUNT] - 1
    if not (s[COLORS] >> (2 * face)) & 3 or not (s[NUMBERS] >> (2 * number)) & 3:
        return False
    squares = s[at + SQUARES + color]
    bits = t[group + BITS]
    return cost(move) <= s[at + MARKS] and not bits & squares and bits & (squares >> 21) != 0


def mask(s: list[int], t: list[int], out: list[int]) -> None:
    """Write 1 for every legal move of the seat to act; ``out`` is all zeros before."""
    for k in range(legal_count(s, t)):
        out[legal_move(s, t, k)] = 1
