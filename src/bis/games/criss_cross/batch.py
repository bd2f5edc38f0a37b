"""Criss Cross on plain words: one game is one array ``s``, the look-ups are the array ``t``.

A sheet is kept as its columns and its rows, three bits for each square: 0 free, 1 to 6 a symbol.
So a line is fifteen bits, and what it is worth is looked up. A *pair* is two squares side
by side; its number is its place among all by first square, then second. The pairs still free on a
sheet are a word, one bit for each.

Moves: 0 to 5 start symbols; 6 + 2 * pair + order a placement. Order 0 writes the symbol of the roll
that comes first in the alphabet into the first square, order 1 the other; of equal ones there is
order 0 alone. A roll: three bits for each die, the first die lowest.
"""

from bis.core.batch import EVENTS, SEATS, TURN, rank_of
from bis.core.bits import lowest, ones
from bis.core.chance import draw_below
from bis.games.criss_cross.scoring import NO_POINTS_PENALTY

# The state: words 0 to 3 belong to the driver (bis.core.batch)
ACTOR = 4
"""Who is to act: a seat, -1 the table, -2 nobody any more."""
ROLL = 5
"""As rolled; -1 before the roll."""
TAKEN = 6
"""Start symbols somebody has, one bit each."""
SHEETS = 7

# A seat's words
CHOICE = 0
"""This round's move, -1 before."""
OPEN = 1
"""The pairs with both squares free."""
FREE = 2
"""The free squares, one bit each."""
LINES = 3
"""Two words for the columns A to C and D to E, two for the rows 1 to 3 and 4 to 5."""
SHEET_WORDS = 7

# The look-ups
ADVANCED = 0
PAIRS = 1
"""Five words for each pair."""
TOUCHES_START = 201
"""The pairs that the top left square is in."""
VALUES = 202
"""Eight bits for each line: its points, and what it could still gain; four lines in a word."""
LOOKUP_WORDS = VALUES + 8192

# A pair's words
PAIR_WORDS = 5
CLOSES = 0
"""The pairs that are not free any more once this one is written."""
SQUARES = 1
"""Its two squares, one bit each."""
LIES = 2
"""0 in a column, 1 in a row."""
LINE = 3
"""Which column or row."""
PLACE = 4
"""Where in it the first square is."""

STARTS = 6
PAIR_COUNT = 40
EVERY_PAIR = (1 << PAIR_COUNT) - 1
EVERY_SQUARE = (1 << 25) - 1
LINE_BITS = 0x7FFF


def words(seats: int) -> int:
    """The size of a state."""
    return SHEETS + SHEET_WORDS * seats


# Set-up and rounds


def begin(s: list[int], t: list[int], seats: int, first: int) -> None:
    """An empty sheet each (CC-01); start symbols in seat order (CC-02)."""
    s[TURN] = 1
    s[ACTOR] = 0
    s[ROLL] = -1
    s[TAKEN] = 0
    for seat in range(seats):
        at = SHEETS + SHEET_WORDS * seat
        for i in range(SHEET_WORDS):
            s[at + i] = 0
        s[at + CHOICE] = -1
        s[at + OPEN] = EVERY_PAIR
        s[at + FREE] = EVERY_SQUARE


def actor(s: list[int], t: list[int]) -> int:
    """Who is to act: a seat, -1 the table, -2 nobody any more."""
    return s[ACTOR]


def draw(s: list[int], t: list[int], inner: int, outer: int) -> int:
    """Both dice once, for everybody (CC-03)."""
    second = draw_below(inner, outer, s[EVENTS], 1, 6)
    return draw_below(inner, outer, s[EVENTS], 0, 6) | second << 3


def is_chance(s: list[int], t: list[int], chance: int) -> bool:
    return chance >= 0 and chance & 7 < 6 and chance >> 3 < 6


def deal(s: list[int], t: list[int], chance: int) -> None:
    s[ROLL] = chance
    for seat in range(s[SEATS]):
        s[SHEETS + SHEET_WORDS * seat + CHOICE] = -1
    s[ACTOR] = next_with_room(s, 0)


def next_with_room(s: list[int], seat: int) -> int:
    """The first seat from this one on with two free squares side by side (CC-06), else -2."""
    while seat < s[SEATS]:
        if s[SHEETS + SHEET_WORDS * seat + OPEN]:
            return seat
        seat += 1
    return -2


def symbols(s: list[int], order: int) -> tuple[int, int]:
    """The symbols rolled, from 1 on, in the order in which they are written."""
    first = 1 + (s[ROLL] & 7)
    second = 1 + (s[ROLL] >> 3)
    if (first > second) != (order == 1):
        return second, first
    return first, second


# Legal moves


def orders(s: list[int]) -> int:
    """In how many ways the symbols rolled can be written in two squares."""
    return 1 if s[ROLL] & 7 == s[ROLL] >> 3 else 2


def legal_count(s: list[int], t: list[int]) -> int:
    """How many moves the seat to act has."""
    if s[ROLL] < 0:
        return 6 - ones(s[TAKEN])
    return orders(s) * ones(s[SHEETS + SHEET_WORDS * s[ACTOR] + OPEN])


def legal_move(s: list[int], t: list[int], k: int) -> int:
    """The k-th start symbol, or placement by first square, second square, first symbol."""
    if s[ROLL] < 0:
        return pick(~s[TAKEN] & 63, k)
    found = s[SHEETS + SHEET_WORDS * s[ACTOR] + OPEN]
    if orders(s) == 1:
        return STARTS + 2 * pick(found, k)
    return STARTS + 2 * pick(found, k >> 1) + (k & 1)


def pick(word: int, k: int) -> int:
    """The number of the k-th bit that is set, counted from 0."""
    at = 0
    width = 32
    while width > 2:
        below = ones((word >> at) & ((1 << width) - 1))
        if k >= below:
            k -= below
            at += width
        width >>= 1
    word >>= at
    while k > 0:
        word &= word - 1
        k -= 1
    return at + lowest(word)


def is_legal(s: list[int], t: list[int], move: int) -> bool:
    """Looks at the squares, not at the pairs counted above."""
    if s[ROLL] < 0:
        return 0 <= move < STARTS and (s[TAKEN] >> move) & 1 == 0
    if move < STARTS or move >= STARTS + 2 * PAIR_COUNT:
        return False
    if (move - STARTS) & 1 and s[ROLL] & 7 == s[ROLL] >> 3:
        return False
    squares = t[PAIRS + PAIR_WORDS * ((move - STARTS) >> 1) + SQUARES]
    return squares & s[SHEETS + SHEET_WORDS * s[ACTOR] + FREE] == squares


def mask(s: list[int], t: list[int], out: list[int]) -> None:
    """Write 1 for every legal move of the seat to act; ``out`` is all zeros before."""
    for k in range(legal_count(s, t)):
        out[legal_move(s, t, k)] = 1


# Playing a move


def play(s: list[int], t: list[int], move: int) -> None:
    """A start symbol stands at once (CC-02); choices wait until all have chosen (CC-07)."""
    seat = s[ACTOR]
    if s[ROLL] < 0:
        write_start(s, t, seat, move)
        s[ACTOR] = seat + 1 if seat + 1 < s[SEATS] else -1
        return
    s[SHEETS + SHEET_WORDS * seat + CHOICE] = move
    s[ACTOR] = next_with_room(s, seat + 1)
    if s[ACTOR] < 0:
        end_round(s, t)


def write_start(s: list[int], t: list[int], seat: int, symbol: int) -> None:
    at = SHEETS + SHEET_WORDS * seat
    s[TAKEN] |= 1 << symbol
    s[at + OPEN] &= ~t[TOUCHES_START]
    s[at + FREE] &= ~1
    s[at + LINES] += symbol + 1
    s[at + LINES + 2] += symbol + 1


def end_round(s: list[int], t: list[int]) -> None:
    """Write what was chosen; the game goes on as long as anybody has room (CC-06 to CC-08)."""
    room = 0
    for seat in range(s[SEATS]):
        at = SHEETS + SHEET_WORDS * seat
        if s[at + CHOICE] >= 0:
            write_placement(s, t, at)
        room |= s[at + OPEN]
    s[ROLL] = -1
    if room:
        s[TURN] += 1
        s[ACTOR] = -1


def write_placement(s: list[int], t: list[int], at: int) -> None:
    """Two squares of one line, and one each of the two lines across."""
    pair = PAIRS + PAIR_WORDS * ((s[at + CHOICE] - STARTS) >> 1)
    first, second = symbols(s, (s[at + CHOICE] - STARTS) & 1)
    s[at + OPEN] &= ~t[pair + CLOSES]
    s[at + FREE] &= ~t[pair + SQUARES]
    lines = at + LINES + 2 * t[pair + LIES]
    across = at + LINES + 2 - 2 * t[pair + LIES]
    line = t[pair + LINE]
    place = t[pair + PLACE]
    write_line(s, lines, line, (first | second << 3) << (3 * place))
    write_line(s, across, place, first << (3 * line))
    write_line(s, across, place + 1, second << (3 * line))


def write_line(s: list[int], lines: int, line: int, symbols: int) -> None:
    if line < 3:
        s[lines] += symbols << (15 * line)
    else:
        s[lines + 1] += symbols << (15 * (line - 3))


# Scores


def read_line(s: list[int], lines: int, line: int) -> int:
    """The fifteen bits of a column or row."""
    if line < 3:
        return (s[lines] >> (15 * line)) & LINE_BITS
    return (s[lines + 1] >> (15 * (line - 3))) & LINE_BITS


def diagonal(s: list[int], at: int) -> int:
    """The grey squares, from bottom left to top right (CC-11)."""
    line = 0
    for column in range(5):
        line |= ((read_line(s, at + LINES, column) >> (3 * (4 - column))) & 7) << (3 * column)
    return line


def points(t: list[int], line: int) -> int:
    """All runs of a line (CC-09)."""
    return (t[VALUES + (line >> 2)] >> (8 * (line & 3))) & 15


def line_score(t: list[int], line: int) -> int:
    """Of a row or column; without any points it costs 5 if so agreed (CC-12)."""
    found = points(t, line)
    return NO_POINTS_PENALTY if found == 0 and t[ADVANCED] else found


def score(s: list[int], t: list[int], seat: int) -> int:
    """Columns and rows, and the diagonal twice if so agreed (CC-09, CC-11)."""
    at = SHEETS + SHEET_WORDS * seat
    total = 0
    for line in range(5):
        total += line_score(t, read_line(s, at + LINES, line))
        total += line_score(t, read_line(s, at + LINES + 2, line))
    if t[ADVANCED]:
        total += 2 * points(t, diagonal(s, at))
    return total


def best_line(s: list[int], t: list[int], seat: int) -> int:
    """The diagonal counts once (CC-10, CC-13)."""
    at = SHEETS + SHEET_WORDS * seat
    best = points(t, diagonal(s, at)) if t[ADVANCED] else 0
    for line in range(5):
        best = max(best, points(t, read_line(s, at + LINES, line)))
        best = max(best, points(t, read_line(s, at + LINES + 2, line)))
    return best


def rank(s: list[int], t: list[int], seat: int) -> int:
    """Scores, then the best line (CC-10)."""
    return rank_of(score(s, t, seat), best_line(s, t, seat))


# What a seat may know

OBSERVED = 5
OBSERVED_SHEET = 27


def observe(s: list[int], t: list[int], seat: int, out: list[int]) -> None:
    """All but choices not yet revealed (CC-07)."""
    rolled = s[ROLL] >= 0
    over = s[ACTOR] == -2
    out[0] = seat
    out[1] = s[TURN] if rolled or over else s[TURN] - 1
    out[2] = 1 if over else 0
    out[3] = 1 + (s[ROLL] & 7) if rolled else 0
    out[4] = 1 + (s[ROLL] >> 3) if rolled else 0
    for other in range(s[SEATS]):
        at = SHEETS + SHEET_WORDS * other
        to = OBSERVED + OBSERVED_SHEET * other
        for column in range(5):
            line = read_line(s, at + LINES, column)
            for row in range(5):
                out[to + 5 * column + row] = (line >> (3 * row)) & 7
        choice = s[at + CHOICE] if rolled else -1
        out[to + 25] = 1 if choice >= 0 else 0
        out[to + 26] = choice if other == seat else -1
