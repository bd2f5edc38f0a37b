"""Turns with a special die and bonus bombs; rows, hearts and symbols at their end."""

from bis.core.batch import EVENTS, SEATS
from bis.core.bits import ones
from bis.core.chance import draw_below
from bis.games.encore.batch.turns import actor as encore_actor
from bis.games.encore.batch.turns import begin as encore_begin
from bis.games.encore.batch.turns import check as encore_check
from bis.games.encore.batch.turns import claim_columns as encore_claim_columns
from bis.games.encore.batch.turns import deal as encore_deal
from bis.games.encore.batch.turns import dice
from bis.games.encore.batch.turns import draw as encore_draw
from bis.games.encore.batch.turns import end_turn as encore_end_turn
from bis.games.encore.batch.turns import is_chance as encore_is_chance
from bis.games.encore.batch.turns import mark as encore_mark
from bis.games.encore.batch.turns import play as encore_play
from bis.games.encore.batch.turns import take_dice as encore_take_dice
from bis.games.encore.batch.words import ACTIVE, CHOICE, COLUMNS, PASS
from bis.games.one_more_encore.batch.special import special_squares
from bis.games.one_more_encore.batch.words import (
    BLOCK,
    BOMBS,
    CELLS,
    CELLS_OF,
    CIRCLED,
    COLUMN_H,
    COLUMN_HEARTS,
    HEARTS,
    LINE,
    ROWS,
    ROWS_SEEN,
    SHEET_WORDS,
    SINGLE,
    SPECIAL,
    TAKEN_ROWS,
    USED,
    extra,
    sheet_at,
    specials,
)
from bis.games.one_more_encore.pieces import BOMB_ROWS, DIE_ROWS, HEART_ROWS, SYMBOLS
from bis.games.one_more_encore.pieces import HEARTS as MOST_HEARTS

# Set-up and rolls


def begin(s: list[int], t: list[int], seats: int, first: int) -> None:
    """One symbol is circled at the start (OME-03)."""
    encore_begin(s, t, seats, first)
    s[SPECIAL] = -1
    s[TAKEN_ROWS] = 0
    s[ROWS_SEEN] = 0
    for seat in range(seats):
        at = sheet_at(seat)
        for i in range(CIRCLED, SHEET_WORDS):
            s[at + i] = 0
        s[at + CIRCLED] = 1


def draw(s: list[int], t: list[int], inner: int, outer: int) -> int:
    """The dice of Encore!, then the special die with two hearts (OME-02)."""
    face = draw_below(inner, outer, s[EVENTS], dice(s), 6)
    kind = face - 1 if face else 0
    return encore_draw(s, t, inner, outer) | kind << (3 * dice(s))


def is_chance(s: list[int], t: list[int], chance: int) -> bool:
    kind = chance >> (3 * dice(s))
    return 0 <= kind <= BLOCK and encore_is_chance(s, t, chance - (kind << (3 * dice(s))))


def deal(s: list[int], t: list[int], chance: int) -> None:
    encore_deal(s, t, chance)
    s[SPECIAL] = chance >> (3 * dice(s))
    s[ROWS_SEEN] = 0


def actor(s: list[int], t: list[int]) -> int:
    """Whose bonus bomb is next, clockwise (OME-17), or as in Encore!."""
    if s[ROWS_SEEN]:
        seat = bomb_seat(s)
        if seat >= 0:
            return seat
    return encore_actor(s, t)


def bomb_seat(s: list[int]) -> int:
    """Who has a bonus bomb, the first clockwise; -1 if nobody has."""
    for i in range(s[SEATS]):
        seat = s[ACTIVE] + i if s[ACTIVE] + i < s[SEATS] else s[ACTIVE] + i - s[SEATS]
        if s[sheet_at(seat) + BOMBS]:
            return seat
    return -1


def bomb_due(s: list[int]) -> bool:
    return s[ROWS_SEEN] != 0 and bomb_seat(s) >= 0


# Playing a move


def play(s: list[int], t: list[int], move: int) -> None:
    if bomb_due(s):
        detonate(s, t, actor(s, t), move)
        end_turn(s, t)
    else:
        encore_play(s, t, move)


def mark(s: list[int], t: list[int], seat: int) -> None:
    """One seat's move on its own paper."""
    at = sheet_at(seat)
    number = s[at + CHOICE] - specials(t)
    if number < 0:
        encore_mark(s, t, seat)
        return
    s[at + USED] += 1
    if number == 0:
        circle_hearts(s, at, 1)
    else:
        check_special(s, t, at, number)


def check_special(s: list[int], t: list[int], at: int, number: int) -> None:
    """Check the squares of a special die or a bonus bomb, one after the other."""
    squares = special_squares(s, t, at, number)
    while squares:
        check(s, t, at, t[extra(t) + SINGLE + (squares & 127) - 1])
        squares >>= 7


def check(s: list[int], t: list[int], at: int, number: int) -> None:
    """Each golden die circles one more symbol at once (OME-08)."""
    encore_check(s, t, at, number)
    cells = extra(t) + CELLS_OF + 4 * number
    for row in range(7):
        third = row // 3
        s[at + CELLS + row] |= (t[cells + third] >> (15 * (row - 3 * third))) & LINE
    circle_symbols(s, at, t[cells + 3])


def circle_symbols(s: list[int], at: int, count: int) -> None:
    s[at + CIRCLED] = min(SYMBOLS, s[at + CIRCLED] + count)


def circle_hearts(s: list[int], at: int, count: int) -> None:
    """With all five circled, one more has no effect (OME-10)."""
    s[at + HEARTS] = min(MOST_HEARTS, s[at + HEARTS] + count)


def take_dice(s: list[int], t: list[int], move: int) -> None:
    """The active player takes the special die, or dice as in Encore! (OME-05)."""
    if move >= specials(t):
        s[SPECIAL] = -1
    else:
        encore_take_dice(s, t, move)


# Rows and their bonuses, then the end of the turn (OME-15 to OME-19)


def end_turn(s: list[int], t: list[int]) -> None:
    """First everybody's rows and bonus bombs, then columns and colors."""
    if not s[ROWS_SEEN]:
        s[ROWS_SEEN] = 1
        for seat in range(s[SEATS]):
            claim_rows(s, sheet_at(seat))
    if bomb_seat(s) >= 0:
        return
    for seat in range(s[SEATS]):
        s[TAKEN_ROWS] |= s[sheet_at(seat) + ROWS]
    encore_end_turn(s, t)


def claim_rows(s: list[int], at: int) -> None:
    """A seat's new rows; the bonus unless somebody got it on an earlier turn."""
    rows = 0
    for row in range(7):
        if s[at + CELLS + row] == LINE:
            rows |= 1 << row
    first = rows & ~s[at + ROWS] & ~s[TAKEN_ROWS]
    s[at + ROWS] = rows
    if first:
        circle_symbols(s, at, ones(first & DIE_ROWS))
        circle_hearts(s, at, ones(first & HEART_ROWS))
        s[at + BOMBS] |= first & BOMB_ROWS


def detonate(s: list[int], t: list[int], seat: int, move: int) -> None:
    """One bonus bomb, topmost row first, and the rows it fills in turn (OME-16, OME-17)."""
    at = sheet_at(seat)
    s[at + BOMBS] &= s[at + BOMBS] - 1
    if move != PASS:
        check_special(s, t, at, move - specials(t))
        claim_rows(s, at)


def claim_columns(s: list[int], at: int, columns: int, taken: int) -> None:
    """Hearts are written below new columns; H circles a symbol (OME-18, OME-19)."""
    new = columns & ~s[at + COLUMNS]
    s[at + COLUMN_HEARTS] += new * s[at + HEARTS]
    if new & COLUMN_H:
        circle_symbols(s, at, 1)
    encore_claim_columns(s, at, columns, taken)
