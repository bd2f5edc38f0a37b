"""Turns: the roll, the choices, what they do to the sheets, and the claims at the end."""

from bis.core.batch import EVENTS, SEATS, TURN
from bis.core.chance import draw_below
from bis.games.encore.batch.words import (
    ACTIVE,
    BESIDE,
    BITS,
    CHOICE,
    CHOSEN,
    CLAIMED,
    COLOR,
    COLORS,
    COLUMNS,
    COUNT,
    CROSS,
    ENDED,
    EVERY_COLUMN,
    FIELD,
    FIELDS,
    FILLED,
    FILLS,
    FIRST_CLAIMED,
    FIRST_COLUMNS,
    FULL,
    GROUP_STARS,
    GROUP_WORDS,
    GROUPS,
    KNOWN,
    MARKS,
    MARKS_AT_START,
    NUMBERS,
    PASS,
    QUESTION_MARK,
    ROLL,
    SHEET_WORDS,
    SQUARES,
    STARS,
    START,
    TAKEN_COLORS,
    TAKEN_COLUMNS,
    cost,
    sheet_at,
)
from bis.games.encore.rules import TURNS_ALONE
from bis.games.encore.state import FREE_TURNS

# Set-up and rolls


def begin(s: list[int], t: list[int], seats: int, first: int) -> None:
    """Everybody gets the same sheet and marks (ENC-01, ENC-04)."""
    s[TURN] = 1
    s[ACTIVE] = first
    s[ROLL] = -1
    s[COLORS] = 0
    s[NUMBERS] = 0
    s[FIELDS] = 0
    s[CHOSEN] = 0
    s[ENDED] = 0
    s[TAKEN_COLUMNS] = 0
    s[TAKEN_COLORS] = 0
    for seat in range(seats):
        at = sheet_at(seat)
        for i in range(SHEET_WORDS):
            s[at + i] = 0
        s[at + CHOICE] = -1
        s[at + MARKS] = t[MARKS_AT_START]
        for color in range(5):
            s[at + SQUARES + color] = t[START + color]
            s[at + KNOWN + color] = -1


def actor(s: list[int], t: list[int]) -> int:
    """Who is to act: a seat, -1 the table, -2 nobody any more."""
    if s[ENDED]:
        return -2
    if s[ROLL] < 0:
        return -1
    seat = s[ACTIVE] + s[CHOSEN]
    return seat if seat < s[SEATS] else seat - s[SEATS]


def dice(s: list[int]) -> int:
    """Color dice and number dice together (ENC-03, ENC-25)."""
    return 4 if s[SEATS] == 1 else 6


def draw(s: list[int], t: list[int], inner: int, outer: int) -> int:
    """All dice once: the color dice, then the number dice (ENC-06)."""
    chance = 0
    for die in range(dice(s)):
        chance |= draw_below(inner, outer, s[EVENTS], die, 6) << (3 * die)
    return chance


def is_chance(s: list[int], t: list[int], chance: int) -> bool:
    if chance < 0 or chance >> (3 * dice(s)):
        return False
    fair = True
    for die in range(dice(s)):
        fair = fair and (chance >> (3 * die)) & 7 < 6
    return fair


def deal(s: list[int], t: list[int], chance: int) -> None:
    s[ROLL] = chance
    s[CHOSEN] = 0
    half = dice(s) >> 1
    colors = 0
    numbers = 0
    for die in range(half):
        colors += 1 << (2 * ((chance >> (3 * die)) & 7))
        numbers += 1 << (2 * ((chance >> (3 * (half + die))) & 7))
    s[COLORS] = colors
    s[NUMBERS] = numbers
    s[FIELDS] = fields(numbers)
    for seat in range(s[SEATS]):
        s[sheet_at(seat) + CHOICE] = -1


def fields(numbers: int) -> int:
    """The packed counts that these number dice speak of."""
    found = 0
    for number in range(5):
        if (numbers >> (2 * number)) & 3:
            found |= FIELD << (10 * number)
    return found


# Playing a move


def play(s: list[int], t: list[int], move: int) -> None:
    """Note a choice. It is marked at once where it was due first, else when all have chosen."""
    seat = actor(s, t)
    s[sheet_at(seat) + CHOICE] = move
    s[CHOSEN] += 1
    alone = s[TURN] > FREE_TURNS
    if alone and s[CHOSEN] == 1:
        mark(s, t, seat)
        take_dice(s, t, move)
    if s[CHOSEN] == s[SEATS]:
        for chooser in range(s[SEATS]):
            if not (alone and chooser == s[ACTIVE]):
                mark(s, t, chooser)
        end_turn(s, t)


def mark(s: list[int], t: list[int], seat: int) -> None:
    """One seat's move on its own paper."""
    at = sheet_at(seat)
    move = s[at + CHOICE]
    if move == PASS:
        return
    s[at + MARKS] -= cost(move)
    check(s, t, at, (move - 1) >> 2)


def check(s: list[int], t: list[int], at: int, number: int) -> None:
    """Check the squares of a group."""
    group = GROUPS + GROUP_WORDS * number
    s[at + STARS] += t[group + GROUP_STARS]
    s[at + FILLED] += t[group + FILLS]
    color = t[group + COLOR]
    s[at + SQUARES + color] |= t[group + BITS]
    s[at + KNOWN + color] = -1
    for other in range(5):
        reached = (t[group + BESIDE + (other >> 1)] >> (21 * (other & 1))) & FULL
        squares = s[at + SQUARES + other]
        if reached & ~(squares >> 21):
            s[at + SQUARES + other] = squares | reached << 21
            s[at + KNOWN + other] = -1


def take_dice(s: list[int], t: list[int], move: int) -> None:
    """The active player takes the dice used; a pass leaves all (ENC-08, ENC-09)."""
    if move == PASS:
        return
    group = GROUPS + GROUP_WORDS * ((move - 1) >> 2)
    face = CROSS if (move - 1) & 2 else t[group + COLOR]
    number = QUESTION_MARK if (move - 1) & 1 else t[group + COUNT] - 1
    s[COLORS] -= 1 << (2 * face)
    s[NUMBERS] -= 1 << (2 * number)
    s[FIELDS] = fields(s[NUMBERS])


# The end of a turn


def end_turn(s: list[int], t: list[int]) -> None:
    """Claims are made when everyone has finished (ENC-19 to ENC-22)."""
    taken_columns = s[TAKEN_COLUMNS]
    taken_colors = s[TAKEN_COLORS]
    ended = s[SEATS] == 1 and s[TURN] == TURNS_ALONE
    for seat in range(s[SEATS]):
        at = sheet_at(seat)
        if s[at + CHOICE] != PASS:
            filled = s[at + FILLED]
            columns = filled & (filled >> 1) & (filled >> 2) & EVERY_COLUMN
            claim_columns(s, at, columns, taken_columns)
            colors = full_colors(s, at)
            s[at + FIRST_CLAIMED] |= colors & ~taken_colors
            s[at + CLAIMED] = colors
            s[TAKEN_COLORS] |= colors
            if colors & (colors - 1):
                ended = True
    if ended:
        s[ENDED] = 1
        return
    s[TURN] += 1
    s[ROLL] = -1
    s[ACTIVE] = s[ACTIVE] + 1 if s[ACTIVE] + 1 < s[SEATS] else 0


def claim_columns(s: list[int], at: int, columns: int, taken: int) -> None:
    """All that a seat has filled, at the upper value unless somebody took it before (ENC-19)."""
    s[at + FIRST_COLUMNS] |= columns & ~taken
    s[at + COLUMNS] = columns
    s[TAKEN_COLUMNS] |= columns


def full_colors(s: list[int], at: int) -> int:
    """The colors checked to the last square, one bit each."""
    colors = 0
    for color in range(5):
        if s[at + SQUARES + color] & FULL == FULL:
            colors |= 1 << color
    return colors
