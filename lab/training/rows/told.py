"""Tables of Encore! for training: sheets as rows of small whole numbers.

Plain functions like those of a batch module, one call for one game or one seat, linked and compiled
by launch.py. ``d`` is scratch: a table of two, the seat in question and an empty sheet.
A row tells a net about one sheet as it would be after a move, claims made.
"""

from bis.bots.encore.learned.layout import (
    ALONE,
    CLUMPS,
    COLORS_COUNT,
    COLORS_LEFT,
    COLORS_TAKEN,
    COLUMNS_LEFT,
    COLUMNS_TAKEN,
    END,
    ENDING,
    MARKS_LEFT,
    NOW_ACTIVE,
    PLAYABLE,
    POINTS,
    REACH,
    ROLLS_LEFT,
    TABLE_WIDTH,
    TO_ACT,
    TURNS,
)
from bis.core.batch import SEATS, TURN, score
from bis.core.bits import ones
from bis.games.encore.batch.groups import count_groups
from bis.games.encore.batch.turns import end_turn
from bis.games.encore.batch.words import (
    ACTIVE,
    CHOICE,
    CHOSEN,
    ENDED,
    FIELD,
    FILLED,
    FULL,
    MARKS,
    PASS,
    PLACE,
    PLACES,
    SQUARES,
    TAKEN_COLORS,
    TAKEN_COLUMNS,
    sheet_at,
)
from bis.games.encore.rules import TURNS_ALONE
from bis.games.encore.state import FREE_TURNS


def lift(s, d, seat):
    """This seat's sheet to a table of its own."""
    head = sheet_at(0)
    words = sheet_at(1) - head
    at = sheet_at(seat)
    for i in range(head):
        d[i] = s[i]
    for i in range(words):
        d[head + i] = s[at + i]
        d[head + words + i] = 0
    d[ACTIVE] = 0
    d[CHOSEN] = 0
    if s[SEATS] > 1:
        d[SEATS] = 2


def chooses_first(s):
    """Whether the active player does, and takes dice away from the others (ENC-08)."""
    return s[TURN] > FREE_TURNS and s[SEATS] > 1


def tell_sheet(d, t, clumps, out, row):
    at = sheet_at(0)
    first = 99
    second = 99
    for color in range(5):
        squares = d[at + SQUARES + color]
        checked = squares & FULL
        near = (squares >> 21) & ~checked
        for bit in range(21):
            place = 105 * color + t[PLACE + 21 * color + bit]
            if (checked >> bit) & 1:
                out[row, place] = 1
            elif (near >> bit) & 1:
                out[row, REACH + place] = 1
        left = 21 - ones(checked)
        out[row, COLORS_LEFT + 8 * color + min(left, 7)] = 1
        out[row, COLORS_COUNT + color] = left
        packed = count_groups(t, color, squares)
        for count in range(5):
            if (packed >> (10 * count)) & FIELD:
                out[row, PLAYABLE + 5 * color + count] = 1
        found = 0
        place = PLACES * color
        for block in range(6):
            full = (2 << block) - 1
            found += clumps[place + (checked & full)]
            place += full + 1
            checked >>= block + 1
        for size in range(6):
            out[row, CLUMPS + 6 * color + size] = (found >> (4 * size)) & 15
        if left < first:
            second = first
            first = left
        elif left < second:
            second = left
    filled = d[at + FILLED]
    for column in range(15):
        out[row, COLUMNS_LEFT + 8 * column + 7 - ((filled >> (3 * column)) & 7)] = 1
    out[row, MARKS_LEFT + d[at + MARKS]] = 1
    out[row, END + min(first + second, 15)] = 1
    out[row, POINTS] = max(0, min(127, score(d, t, 0) + 40))
    tell_more(d, t, out, row)


def tell_more(d, t, out, row):
    """Nothing in Encore!."""


def tell_seat(i, d, states, tables, sheets, clumps, seats, only_active, told, places, scores):
    """Each seat's sheet and place as they are; ``only_active``: its sheet alone, after its move."""
    game = i // seats
    seat = i - game * seats
    s = states[game]
    t = tables[sheets[game]]
    alone = chooses_first(s)
    if only_active and not (alone and seat == s[ACTIVE]):
        if alone and (s[sheet_at(s[ACTIVE]) + CHOICE] != PASS):
            places[i, ENDING] = ends(s, d, t)
        return
    row = game if only_active else i
    lift(s, d, seat)
    if only_active:
        end_turn(d, t)
    tell_sheet(d, t, clumps[sheets[game]], told, row)
    scores[i] = score(d, t, 0)
    if only_active:
        return
    places[i, seats - 1] = 1
    places[i, TO_ACT + (seat - s[ACTIVE] - 1 + seats) % seats] = 1
    places[i, NOW_ACTIVE] = seat == s[ACTIVE]
    places[i, ALONE] = alone
    places[i, TURNS + min(s[TURN] - 1, 2)] = 1
    places[i, TURNS + 3] = min(s[TURN], 127)
    for column in range(15):
        places[i, COLUMNS_TAKEN + column] = (s[TAKEN_COLUMNS] >> (3 * column)) & 1
    for color in range(5):
        places[i, COLORS_TAKEN + color] = (s[TAKEN_COLORS] >> color) & 1
    left = TURNS_ALONE - s[TURN]
    if seats == 1 and left < TABLE_WIDTH - ROLLS_LEFT:
        places[i, ROLLS_LEFT + left] = 1
    tell_more_places(s, places, i)


def tell_more_places(s, places, i):
    """Nothing in Encore!."""


def ends(s, d, t):
    """Whether the active player has just ended the game."""
    lift(s, d, s[ACTIVE])
    end_turn(d, t)
    return d[ENDED]
