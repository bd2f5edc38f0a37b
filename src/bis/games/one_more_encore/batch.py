"""One More Encore! on plain words: what it does otherwise than Encore!'s batch functions.

The functions that are named as Encore!'s take their place (REPLACED), and may call them.

Moves: as in Encore! up to the last placement; then, from `specials(t)` on, the heart, the bombs
(ten for each square that is the first of a bomb, in the order of `bomb_ways`), the stars (fifteen
for each first star: itself for one star, or the second one), 575 sets of columns for each row, 30
blocks. A bonus bomb has the numbers of the special die's bomb, and to decline it is to pass.
A roll: as in Encore!, and three bits more: 0 heart, 1 bomb, 2 stars, 3 row, 4 block.
"""

from bis.core.bits import lowest, ones
from bis.core.chance import draw_below
from bis.games.encore import batch as encore
from bis.games.encore.batch import actor as encore_actor
from bis.games.encore.batch import begin as encore_begin
from bis.games.encore.batch import check as encore_check
from bis.games.encore.batch import deal as encore_deal
from bis.games.encore.batch import dice
from bis.games.encore.batch import draw as encore_draw
from bis.games.encore.batch import end_turn as encore_end_turn
from bis.games.encore.batch import is_chance as encore_is_chance
from bis.games.encore.batch import is_legal as encore_is_legal
from bis.games.encore.batch import legal_count as encore_legal_count
from bis.games.encore.batch import legal_move as encore_legal_move
from bis.games.encore.batch import mark as encore_mark
from bis.games.encore.batch import observe as encore_observe
from bis.games.encore.batch import play as encore_play
from bis.games.encore.batch import score as encore_score
from bis.games.encore.batch import take_dice as encore_take_dice

EVENTS, TURN, SEATS, ACTIVE, ROLL = 0, 2, 3, 4, 5
CHOSEN, ENDED = 9, 10
SPECIAL = 13
"""The special die, -1 when it is taken."""
TAKEN_ROWS = 14
"""Rows filled by anybody on an earlier turn."""
ROWS_SEEN = 15
"""Whether this turn's rows are claimed."""
SHEETS = 16

# A seat's words after those of Encore!
CHOICE, MARKS, COLUMNS, SQUARES = 0, 1, 4, 8
CIRCLED, USED, HEARTS = 18, 19, 20
ROWS = 21
"""Rows claimed, one bit each."""
BOMBS = 22
"""Rows whose bonus bomb is still to go off, one bit each."""
COLUMN_HEARTS = 23
"""Three bits for each column: the heart points below it."""
CELLS = 24
"""Seven words: the squares checked in each row, one bit for each column."""
SHEET_WORDS = 31

# Tables; GROUPS as in Encore!, and behind all groups these, from `extra(t)` on
START, PLACE, GROUP_COUNT, GROUPS, GROUP_WORDS = 4435, 4470, 4576, 4577, 11
BITS, COLOR, GROUP_STARS, FILLS = 0, 1, 3, 4
SINGLES, PLACES, FULL = 630, 126, 0x1FFFFF
SINGLE = 0
"""Of each square, by column and row: the group of it alone."""
BLOCK_OF = 105
"""Of each square: 6 * color + size - 1."""
STAR_ROW = 210
"""In which row each column's star is."""
ROW_SETS = 225
"""575 sets of one to three columns, in order."""
FIRST_OF = 800
"""Of each pair of columns: the set of it, or of the one column if they are the same."""
CELLS_OF = 1025
"""Four words for each group: its squares in rows P to R, S to U and V, and its golden dice."""

LINE = 0x7FFF
SYMBOLS, MOST_HEARTS = 9, 5
DIE_ROWS, BOMB_ROWS, HEART_ROWS = 0b0010001, 0b1001010, 0b0100100
"""What the first to fill rows P to V get (OME-15)."""
COLUMN_H = 1 << 21
HEART, BOMB, STARS, ROW, BLOCK = 0, 1, 2, 3, 4
PASS = 0
SOLO_TURNS = 30


def sheet_at(seat: int) -> int:
    """Where a seat's words begin."""
    return SHEETS + SHEET_WORDS * seat


def extra(t: list[int]) -> int:
    """Where the tables begin that Encore! does not have."""
    return GROUPS + GROUP_WORDS * t[GROUP_COUNT]


def specials(t: list[int]) -> int:
    """The number of the heart, the first move that Encore! does not have."""
    return 1 + 4 * t[GROUP_COUNT]


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


# Legal moves


def legal_count(s: list[int], t: list[int]) -> int:
    """How many moves the seat to act has, pass included."""
    at = sheet_at(actor(s, t))
    if bomb_due(s):
        return 1 + area_count(s, at, BOMB)
    return encore_legal_count(s, t) + special_count(s, t, at)


def legal_move(s: list[int], t: list[int], k: int) -> int:
    """Placements, then the special die by squares, then pass."""
    at = sheet_at(actor(s, t))
    if bomb_due(s):
        return area_move(s, t, at, BOMB, k)
    placements = encore_legal_count(s, t) - 1
    if k < placements:
        return encore_legal_move(s, t, k)
    return special_move(s, t, at, k - placements)


def special_face(s: list[int], at: int) -> int:
    """What the special die offers, -1 if it is taken or cannot be paid for (OME-07)."""
    return s[SPECIAL] if s[at + USED] < s[at + CIRCLED] else -1


def special_count(s: list[int], t: list[int], at: int) -> int:
    face = special_face(s, at)
    if face == HEART:
        return 1
    if has_area(face):
        return area_count(s, at, face)
    if face == STARS:
        return star_count(s, t, at)
    return ones(begun_blocks(s, t, at)) if face == BLOCK else 0


def special_move(s: list[int], t: list[int], at: int, k: int) -> int:
    """The k-th way to use the special die; pass if there are fewer."""
    face = special_face(s, at)
    if face == HEART and k == 0:
        return specials(t)
    if has_area(face):
        return area_move(s, t, at, face, k)
    if face == STARS:
        return star_move(s, t, at, k)
    return block_move(s, t, at, k) if face == BLOCK else PASS


def special_parts(face: int) -> int:
    """Into how many parts the ways are divided: by first squares where a face has an area."""
    if face < 0:
        return 0
    return 105 if has_area(face) else 1


def part_count(s: list[int], t: list[int], at: int, face: int, part: int) -> int:
    """How many ways a part has."""
    if has_area(face):
        column = part // 7
        return square_count(s, at, face, column, part - 7 * column)
    return special_count(s, t, at)


def part_move(s: list[int], t: list[int], at: int, face: int, part: int, k: int) -> int:
    """The k-th of them."""
    if has_area(face):
        column = part // 7
        return square_move(s, t, at, face, column, part - 7 * column, k)
    return special_move(s, t, at, k)


def mask(s: list[int], t: list[int], out: list[int]) -> None:
    """Write 1 for every legal move of the seat to act; ``out`` is all zeros before."""
    at = sheet_at(actor(s, t))
    face = BOMB
    out[PASS] = 1
    if not bomb_due(s):
        face = special_face(s, at)
        for k in range(encore_legal_count(s, t) - 1):
            out[encore_legal_move(s, t, k)] = 1
    if has_area(face):
        for place in range(105):
            column = place // 7
            row = place - 7 * column
            for k in range(square_count(s, at, face, column, row)):
                out[square_move(s, t, at, face, column, row, k)] = 1
    else:
        for k in range(special_count(s, t, at)):
            out[special_move(s, t, at, k)] = 1


def is_legal(s: list[int], t: list[int], move: int) -> bool:
    at = sheet_at(actor(s, t))
    number = move - specials(t)
    if bomb_due(s):
        return move == PASS or (1 <= number <= 1050 and is_bomb(s, at, number - 1))
    if number < 0:
        return encore_is_legal(s, t, move)
    face = special_face(s, at)
    if number == 0:
        return face == HEART
    if number <= 1050:
        return face == BOMB and is_bomb(s, at, number - 1)
    if number <= 1275:
        return face == STARS and is_stars(s, t, at, number - 1051)
    if number <= 5300:
        return face == ROW and is_row(s, t, at, number - 1276)
    return number <= 5330 and face == BLOCK and is_block(s, t, at, number - 5301)


# Bombs and rows, by their first square


def has_area(face: int) -> bool:
    return face == BOMB or face == ROW  # noqa: PLR1714  # no sets or tuples here


def area_count(s: list[int], at: int, face: int) -> int:
    found = 0
    for column in range(15):
        for row in range(7):
            found += square_count(s, at, face, column, row)
    return found


def area_move(s: list[int], t: list[int], at: int, face: int, k: int) -> int:
    """The k-th set by its squares; pass if there are fewer."""
    for column in range(15):
        for row in range(7):
            ways = square_count(s, at, face, column, row)
            if k < ways:
                return square_move(s, t, at, face, column, row, k)
            k -= ways
    return PASS


def square_count(s: list[int], at: int, face: int, column: int, row: int) -> int:
    """How many sets have this first square."""
    if face == BOMB:
        return ones(bomb_ways(s, at, column, row))
    base = row_base(s, at, row)
    return row_ways(~s[at + CELLS + row] & LINE, base, column) if base else 0


def square_move(
    s: list[int], t: list[int], at: int, face: int, column: int, row: int, k: int
) -> int:
    """The k-th of them."""
    if face == ROW:
        free = ~s[at + CELLS + row] & LINE
        number = row_set(t, free, row_base(s, at, row), column, k)
        return specials(t) + 1276 + 575 * row + number
    ways = bomb_ways(s, at, column, row)
    for _ in range(k):
        ways &= ways - 1
    return specials(t) + 1 + 10 * (7 * column + row) + lowest(ways)


# Bombs: ten ways for each first square (OME-09)


def is_free(s: list[int], at: int, column: int, row: int) -> int:
    """1 for an unchecked square of the sheet."""
    if column > 14 or row < 0 or row > 6:
        return 0
    return 1 - ((s[at + CELLS + row] >> column) & 1)


def bomb_ways(s: list[int], at: int, column: int, row: int) -> int:
    """A bit for each free set with this first square: alone; with the one below, and then those to
    the right and to the lower right; with the upper right; with the right; with the lower right.
    """
    if (s[at + CELLS + row] >> column) & 1:
        return 0
    below = is_free(s, at, column, row + 1)
    upper = is_free(s, at, column + 1, row - 1)
    right = is_free(s, at, column + 1, row)
    lower = is_free(s, at, column + 1, row + 1)
    ways = 1 | below << 1 | (below & right) << 2 | (below & right & lower) << 3
    ways |= (below & lower) << 4 | upper << 5 | (upper & right) << 6
    return ways | right << 7 | (right & lower) << 8 | lower << 9


def bomb_squares(way: int, column: int, row: int) -> int:
    """The squares of a bomb, seven bits each from the lowest on, each plus one."""
    q = 7 * column + row + 1
    if way == 0:
        return q
    if way == 1:
        return q | (q + 1) << 7
    if way == 2:
        return q | (q + 1) << 7 | (q + 7) << 14
    if way == 3:
        return q | (q + 1) << 7 | (q + 7) << 14 | (q + 8) << 21
    if way == 4:
        return q | (q + 1) << 7 | (q + 8) << 14
    if way == 5:
        return q | (q + 6) << 7
    if way == 6:
        return q | (q + 6) << 7 | (q + 7) << 14
    if way == 7:
        return q | (q + 7) << 7
    if way == 8:
        return q | (q + 7) << 7 | (q + 8) << 14
    return q | (q + 8) << 7


def is_bomb(s: list[int], at: int, number: int) -> bool:
    square = number // 10
    column = square // 7
    ways = bomb_ways(s, at, column, square - 7 * column)
    return (ways >> (number - 10 * square)) & 1 != 0


# Stars: every column has one (OME-11, OME-14)


def open_stars(s: list[int], t: list[int], at: int) -> int:
    """The columns whose star is not checked."""
    found = 0
    for column in range(15):
        row = t[extra(t) + STAR_ROW + column]
        found |= (1 - ((s[at + CELLS + row] >> column) & 1)) << column
    return found


def near_stars(s: list[int], t: list[int], at: int) -> int:
    """Those of them in column H or beside a checked square."""
    found = 0
    for column in range(15):
        row = t[extra(t) + STAR_ROW + column]
        found |= ((row_base(s, at, row) >> column) & 1) << column
    return found | (open_stars(s, t, at) & 1 << 7)


def second_stars(t: list[int], star: int, stars: int, near: int) -> int:
    """The stars to the right that may go with this one."""
    rows = extra(t) + STAR_ROW
    beside = 0
    if star < 14 and t[rows + star] == t[rows + star + 1]:
        beside = stars & 2 << star
    others = near | beside if (near >> star) & 1 else near & beside
    return others & ~((2 << star) - 1)


def star_count(s: list[int], t: list[int], at: int) -> int:
    stars = open_stars(s, t, at)
    near = near_stars(s, t, at)
    found = ones(near)
    for star in range(15):
        if (stars >> star) & 1:
            found += ones(second_stars(t, star, stars, near))
    return found


def star_move(s: list[int], t: list[int], at: int, k: int) -> int:
    stars = open_stars(s, t, at)
    near = near_stars(s, t, at)
    first = specials(t) + 1051
    for star in range(15):
        if (stars >> star) & 1:
            if (near >> star) & 1:
                if k == 0:
                    return first + 16 * star
                k -= 1
            others = second_stars(t, star, stars, near)
            if k < ones(others):
                for _ in range(k):
                    others &= others - 1
                return first + 15 * star + lowest(others)
            k -= ones(others)
    return PASS


def is_stars(s: list[int], t: list[int], at: int, number: int) -> bool:
    star = number // 15
    other = number - 15 * star
    stars = open_stars(s, t, at)
    near = near_stars(s, t, at)
    if star == other:
        return (near >> star) & 1 != 0
    return (stars >> star) & (second_stars(t, star, stars, near) >> other) & 1 != 0


# Three in a row (OME-12, OME-14)


def row_base(s: list[int], at: int, row: int) -> int:
    """The unchecked squares of a row beside a checked one."""
    line = s[at + CELLS + row]
    near = line << 1 | line >> 1
    if row > 0:
        near |= s[at + CELLS + row - 1]
    if row < 6:
        near |= s[at + CELLS + row + 1]
    return near & ~line & LINE


def thirds(free: int, base: int, first: int, second: int) -> int:
    """The columns that may follow two of a row, which need not be legal by themselves."""
    leans = (base >> first) & 1
    next_to = 2 << second
    beyond = base & ~((4 << second) - 1) & LINE
    if second == first + 1:
        if leans or (base >> second) & 1:
            return (free & next_to) | beyond
        return base & next_to
    if not leans:
        return 0
    if (base >> second) & 1:
        return (free & next_to) | beyond
    return base & next_to


def is_pair(base: int, first: int, second: int) -> int:
    leans = (base >> first) & 1
    other = (base >> second) & 1
    return leans | other if second == first + 1 else leans & other


def row_ways(free: int, base: int, column: int) -> int:
    """How many sets of a row begin in this column."""
    if not (free >> column) & 1:
        return 0
    leans = (base >> column) & 1
    found = leans
    for second in range(column + 1, 15 if leans else min(column + 2, 15)):
        if (free >> second) & 1:
            found += is_pair(base, column, second)
            found += ones(thirds(free, base, column, second))
    return found


def row_set(t: list[int], free: int, base: int, column: int, k: int) -> int:
    """The number of the k-th set that begins in a column."""
    first_of = extra(t) + FIRST_OF + 15 * column
    if (base >> column) & 1:
        if k == 0:
            return t[first_of + column]
        k -= 1
    for second in range(column + 1, 15):
        if (free >> second) & 1:
            if is_pair(base, column, second):
                if k == 0:
                    return t[first_of + second]
                k -= 1
            others = thirds(free, base, column, second)
            if k < ones(others):
                for _ in range(k):
                    others &= others - 1
                return t[first_of + second] + lowest(others) - second
            k -= ones(others)
    return 0


def is_row(s: list[int], t: list[int], at: int, number: int) -> bool:
    """Every run of neighbors leans on a checked square somewhere."""
    row = number // 575
    line = t[extra(t) + ROW_SETS + number - 575 * row]
    if line & s[at + CELLS + row]:
        return False
    reached = line & row_base(s, at, row)
    reached |= (reached << 1 | reached >> 1) & line
    reached |= (reached << 1 | reached >> 1) & line
    return reached == line


# Color blocks (OME-13)


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
                    return specials(t) + 5301 + number
                k -= 1
                blocks ^= 1 << number
    return PASS


def is_block(s: list[int], t: list[int], at: int, number: int) -> bool:
    return (begun_blocks(s, t, at) >> number) & 1 != 0


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


def special_squares(s: list[int], t: list[int], at: int, number: int) -> int:
    """What a move checks: seven bits for each square, its number plus one."""
    more = extra(t)
    if number <= 1050:
        square = (number - 1) // 10
        column = square // 7
        return bomb_squares(number - 1 - 10 * square, column, square - 7 * column)
    if number <= 1275:
        star = (number - 1051) // 15
        other = number - 1051 - 15 * star
        squares = 7 * star + t[more + STAR_ROW + star] + 1
        if other != star:
            squares |= (7 * other + t[more + STAR_ROW + other] + 1) << 7
        return squares
    squares = 0
    if number <= 5300:
        row = (number - 1276) // 575
        line = t[more + ROW_SETS + number - 1276 - 575 * row]
        while line:
            squares = squares << 7 | 7 * lowest(line) + row + 1
            line &= line - 1
        return squares
    for square in range(105):
        column = square // 7
        checked = (s[at + CELLS + square - 7 * column] >> column) & 1
        if not checked and t[more + BLOCK_OF + square] == number - 5301:
            squares = squares << 7 | square + 1
    return squares


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


def fill_columns(s: list[int], t: list[int], at: int, columns: int) -> None:
    """Hearts are written below new columns; H circles a symbol (OME-18, OME-19)."""
    s[at + COLUMN_HEARTS] += columns * s[at + HEARTS]
    if columns & COLUMN_H:
        circle_symbols(s, at, 1)


# Scores


def score(s: list[int], t: list[int], seat: int) -> int:
    """As in Encore!, and rows, hearts, symbols not used; alone, rolls not used (OME-22, OME-24)."""
    at = sheet_at(seat)
    points = encore_score(s, t, seat) + 5 * ones(s[at + ROWS])
    points += 2 * (s[at + CIRCLED] - s[at + USED])
    hearts = s[at + COLUMN_HEARTS]
    while hearts:
        points += hearts & 7
        hearts >>= 3
    if s[SEATS] == 1 and s[ENDED]:
        points += 2 * (SOLO_TURNS - s[TURN])
    return points


def rank(s: list[int], t: list[int], seat: int) -> int:
    """Scores, then marks left (OME-23)."""
    return 16 * score(s, t, seat) + s[sheet_at(seat) + MARKS]


# What a seat may know


def observe(s: list[int], t: list[int], seat: int, out: list[int]) -> None:
    """As in Encore!; the special die, the rows taken, and each seat's symbols, hearts and rows."""
    encore_observe(s, t, seat, out)
    to = 11 + 128 * s[SEATS]
    out[to] = s[ROLL] >> (3 * dice(s)) if s[ROLL] >= 0 else -1
    out[to + 1] = s[TAKEN_ROWS]
    for other in range(s[SEATS]):
        at = sheet_at(other)
        mine = to + 2 + 20 * other
        out[mine] = s[at + CIRCLED]
        out[mine + 1] = s[at + USED]
        out[mine + 2] = s[at + HEARTS]
        out[mine + 3] = s[at + ROWS]
        out[mine + 4] = s[at + BOMBS]
        for column in range(15):
            out[mine + 5 + column] = (s[at + COLUMN_HEARTS] >> (3 * column)) & 7


REPLACED: dict[object, object] = {
    encore.sheet_at: sheet_at,
    encore.actor: actor,
    encore.legal_count: legal_count,
    encore.legal_move: legal_move,
    encore.mark: mark,
    encore.check: check,
    encore.take_dice: take_dice,
    encore.end_turn: end_turn,
    encore.fill_columns: fill_columns,
    encore.score: score,
}
"""Encore!'s functions that call one another by these names call these instead."""
