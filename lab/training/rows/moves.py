"""What a seat at a table of Encore! could do, for training: a row for each move."""

from bis.bots.encore.learned.layout import AHEAD
from bis.core.batch import SEATS, score
from bis.core.bits import lowest, ones
from bis.games.encore.batch.groups import find_groups
from bis.games.encore.batch.turns import end_turn, mark
from bis.games.encore.batch.words import (
    ACTIVE,
    CHOICE,
    COLORS,
    CROSS,
    ENDED,
    FIRST_GROUP,
    MARKS,
    NUMBERS,
    PASS,
    QUESTION_MARK,
    SQUARES,
    sheet_at,
)
from lab.training.rows.told import chooses_first, lift, tell_sheet

# Cells of the dice: six color faces by six number faces, then
SPECIAL_CELL, PASS_CELL = 36, 37
CELLS = 38

# Of a row
OWNER, MOVE, CELL, SCORE = 0, 1, 2, 3

LEARNER, PAST, POLICIES = 0, 1, 2
"""Who sits there: the net that learns, one of its past, or a policy of the batch engine."""


def takes_part(s, seat, who, stage):
    """Stage 0: the active player chooses first, and weighs everybody's replies; stage 1: others."""
    if s[ENDED]:
        return False
    alone = chooses_first(s)
    if stage == 0:
        return alone
    return who < POLICIES and not (alone and seat == s[ACTIVE])


def count_moves(i, d, states, tables, sheets, seats, who, stage, out):
    game = i // seats
    seat = i - game * seats
    s = states[game]
    out[i] = 0
    if takes_part(s, seat, who[i], stage):
        t = tables[sheets[game]]
        at = sheet_at(seat)
        found = 1
        for cell in range(25):
            color = cell // 5
            count = cell - 5 * color + 1
            if cheapest(s, at, color, count) >= 0:
                squares = s[at + SQUARES + color]
                found += ones(find_groups(t, color, count, squares))
        lift(s, d, seat)
        out[i] = found + count_specials(d, t)


def cheapest(s, at, color, count):
    """The jokers that a color and number take at least: 2 cross, 1 question mark; -1: not there."""
    jokers = 0
    price = 0
    if not (s[COLORS] >> (2 * color)) & 3:
        if not (s[COLORS] >> (2 * CROSS)) & 3:
            return -1
        jokers += 2
        price += 1
    if not (s[NUMBERS] >> (2 * (count - 1))) & 3:
        if not (s[NUMBERS] >> (2 * QUESTION_MARK)) & 3:
            return -1
        jokers += 1
        price += 1
    return jokers if price <= s[at + MARKS] else -1


def count_specials(d, t):
    """None in Encore!."""
    return 0


def list_moves(i, d, states, tables, sheets, seats, who, stage, starts, rows):
    """Whose they are, their numbers and dice; `tell_rows` adds what they lead to."""
    game = i // seats
    seat = i - game * seats
    s = states[game]
    if not takes_part(s, seat, who[i], stage):
        return
    t = tables[sheets[game]]
    at = sheet_at(seat)
    row = starts[i]
    write(rows, row, i, PASS, PASS_CELL)
    row += 1
    for cell in range(25):
        color = cell // 5
        count = cell - 5 * color + 1
        jokers = cheapest(s, at, color, count)
        if jokers >= 0:
            face = CROSS if jokers & 2 else color
            number = QUESTION_MARK if jokers & 1 else count - 1
            found = find_groups(t, color, count, s[at + SQUARES + color])
            first = t[FIRST_GROUP + 5 * color + count - 1]
            while found:
                write(rows, row, i, 1 + 4 * (first + lowest(found)) + jokers, 6 * face + number)
                found &= found - 1
                row += 1
    lift(s, d, seat)
    for k in range(find_specials(d, t)):
        write(rows, row, i, special_number(d, k), SPECIAL_CELL)
        row += 1


def write(rows, row, owner, move, cell):
    rows[row, OWNER] = owner
    rows[row, MOVE] = move
    rows[row, CELL] = cell


def find_specials(d, t):
    """None in Encore!."""
    return 0


def special_number(d, k):
    """None in Encore!."""
    return 0


def tell_rows(i, d, states, tables, sheets, clumps, seats, scores, told, rows):
    """A row each: on a GPU many more can be told at once than there are seats."""
    owner = rows[i, OWNER]
    game = owner // seats
    seat = owner - game * seats
    best = -999
    total = 0
    for other in range(seats):
        if other != seat:
            best = max(best, scores[game * seats + other])
            total += scores[game * seats + other]
    mean = total // max(1, seats - 1)
    t = tables[sheets[game]]
    put(states[game], d, t, clumps[sheets[game]], seat, rows[i, MOVE], best, mean, told, rows, i)


def put(s, d, t, clumps, seat, move, best, mean, told, rows, row):
    """The sheet after a move; a move below zero is a pass with so many marks fewer."""
    lift(s, d, seat)
    if move < 0:
        d[sheet_at(0) + MARKS] += move
        move = PASS
    d[sheet_at(0) + CHOICE] = move
    mark(d, t, 0)
    end_turn(d, t)
    tell_sheet(d, t, clumps, told, row)
    points = score(d, t, 0)
    if s[SEATS] > 1:
        told[row, AHEAD] = max(0, min(127, points - best + 64))
        told[row, AHEAD + 1] = max(0, min(127, points - mean + 64))
    rows[row, SCORE] = points


def tell_move(i, d, states, tables, sheets, clumps, rows, told):
    """Alone: what the move that a game has chosen leads to."""
    shape = clumps[sheets[i]]
    put(states[i], d, tables[sheets[i]], shape, 0, rows[i, MOVE], 0, 0, told, rows, i)
