"""What One More Encore! adds to the rows and moves of Encore! for training."""

from bis.bots.one_more_encore.compiled.greedy import special_worth
from bis.bots.one_more_encore.learned.layout import (
    BOMBS_DUE,
    EVER,
    HEARTS_CIRCLED,
    ROWS_LEFT,
    ROWS_TAKEN,
    SYMBOLS_LEFT,
)
from bis.core.bits import ones
from bis.games.encore.batch.words import sheet_at
from bis.games.one_more_encore.batch.special import (
    part_count,
    part_move,
    special_face,
    special_parts,
)
from bis.games.one_more_encore.batch.words import (
    BOMBS,
    CELLS,
    CIRCLED,
    HEARTS,
    SPECIAL,
    TAKEN_ROWS,
    USED,
    specials,
)
from lab.training import rows

ORIGINAL = rows
"""Whose functions these take the place of."""

TOP = 12
"""So many uses of the special die are looked at: those that the greedy bot likes best."""
ROOM = 2 * TOP
"""Words behind the scratch table."""


def tell_more(d, t, out, row):
    at = sheet_at(0)
    out[row, SYMBOLS_LEFT + d[at + CIRCLED] - d[at + USED]] = 1
    for line in range(7):
        left = 15 - ones(d[at + CELLS + line])
        out[row, ROWS_LEFT + 8 * line + min(left, 7)] = 1
    out[row, HEARTS_CIRCLED + d[at + HEARTS]] = 1
    out[row, BOMBS_DUE + ones(d[at + BOMBS])] = 1
    out[row, EVER] = d[at + CIRCLED]


def tell_more_places(s, places, i):
    for line in range(7):
        places[i, ROWS_TAKEN + line] = (s[TAKEN_ROWS] >> line) & 1


def count_specials(d, t):
    at = sheet_at(0)
    face = special_face(d, at)
    found = 0
    for part in range(special_parts(face)):
        found += part_count(d, t, at, face, part)
        if found >= TOP:
            return TOP
    return found


def find_specials(d, t):
    """The uses the greedy bot likes best; their numbers are written behind the table."""
    at = sheet_at(0)
    room = sheet_at(2)
    face = special_face(d, at)
    found = 0
    for part in range(special_parts(face)):
        for k in range(part_count(d, t, at, face, part)):
            move = part_move(d, t, at, face, part, k)
            worth = special_worth(d, t, at, move - specials(t))
            if found < TOP:
                slot = found
                found += 1
            else:
                slot = TOP - 1
                if worth <= d[room + TOP + slot]:
                    continue
            while slot > 0 and d[room + TOP + slot - 1] < worth:
                d[room + slot] = d[room + slot - 1]
                d[room + TOP + slot] = d[room + TOP + slot - 1]
                slot -= 1
            d[room + slot] = move
            d[room + TOP + slot] = worth
    return found


def special_number(d, k):
    return d[sheet_at(2) + k]


def count_extras(d, t, face):
    d[SPECIAL] = face
    return count_specials(d, t)


def find_extras(d, t, face):
    d[SPECIAL] = face
    return find_specials(d, t)


def extra_number(d, k):
    return special_number(d, k)


def extra_shown(s):
    return s[SPECIAL]
