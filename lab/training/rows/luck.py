"""How lucky a roll is for each seat at a table of Encore!, for training.

Before the roll each seat's best sheet is found for every pair of faces. Then all rolls are played:
the active player takes what is best for it, the others what is best of the dice left. What a roll
brings a seat above the mean of all of them is luck. Its mean is nothing, however well or badly
sheets are judged; so whatever is learned from games stays true without it, and varies less.
"""

from bis.core.batch import TURN
from bis.core.bits import lowest, ones
from bis.games.encore.batch.groups import find_groups
from bis.games.encore.batch.words import (
    ACTIVE,
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
from bis.games.encore.state import FREE_TURNS
from lab.training.rows.moves import CELL, write
from lab.training.rows.told import lift

# Kinds of rows: 25 colors and numbers, a pass, the same with one and two marks fewer, then
PASSED, EXTRA = 25, 28
"""From here on: faces of a special die."""
FACES = 5
"""Of a special die."""
KINDS = EXTRA + FACES

# Of a pair of faces; the pass and the faces of a special die come after them
PAIRS = 36
ANSWERS = PAIRS + 1 + FACES
NOTHING = -1e9

ROLLS = 56
"""What three dice may show."""
NO_DIE = 9

WORTH, CHANCE, POINTS = 0, 1, 2


def count_all(i, d, states, tables, sheets, seats, out):
    """Whatever the dice may show: all groups in reach, passes, and what a special die may do."""
    game = i // seats
    seat = i - game * seats
    s = states[game]
    out[i] = 0
    if s[ENDED]:
        return
    t = tables[sheets[game]]
    at = sheet_at(seat)
    found = 1 + min(2, s[at + MARKS])
    for kind in range(25):
        color = kind // 5
        found += ones(find_groups(t, color, kind - 5 * color + 1, s[at + SQUARES + color]))
    for face in range(FACES):
        lift(s, d, seat)
        found += count_extras(d, t, face)
    out[i] = found


def count_extras(d, t, face):
    """None in Encore!."""
    return 0


def list_all(i, d, states, tables, sheets, seats, starts, rows):
    """A group's move is written without jokers; a pass with fewer marks as so many below zero."""
    game = i // seats
    seat = i - game * seats
    s = states[game]
    if s[ENDED]:
        return
    t = tables[sheets[game]]
    at = sheet_at(seat)
    row = starts[i]
    for fewer in range(1 + min(2, s[at + MARKS])):
        write(rows, row, i, PASS - fewer, PASSED + fewer)
        row += 1
    for kind in range(25):
        color = kind // 5
        found = find_groups(t, color, kind - 5 * color + 1, s[at + SQUARES + color])
        while found:
            write(rows, row, i, 1 + 4 * (t[FIRST_GROUP + kind] + lowest(found)), kind)
            found &= found - 1
            row += 1
    for face in range(FACES):
        lift(s, d, seat)
        for k in range(find_extras(d, t, face)):
            write(rows, row, i, extra_number(d, k), EXTRA + face)
            row += 1


def find_extras(d, t, face):
    """None in Encore!."""
    return 0


def extra_number(d, k):
    """None in Encore!."""
    return 0


def weigh_faces(i, d, starts, rows, values, answers):
    """What is best with each pair of faces; jokers are paid for as a pass would."""
    for kind in range(KINDS):
        d[kind] = -1
    for row in range(starts[i], starts[i + 1]):
        kind = rows[row, CELL]
        if d[kind] < 0 or values[WORTH, row] > values[WORTH, d[kind]]:
            d[kind] = row
    for pair in range(PAIRS):
        face = pair // 6
        number = pair - 6 * face
        paid = d[PASSED + (face == CROSS) + (number == QUESTION_MARK)]
        pick = best_row(d, values, face, number) if paid >= 0 else -1
        for k in range(3):
            if pick >= 0:
                price = values[k, d[PASSED]] - values[k, paid]
                answers[i, k, pair] = values[k, pick] - price
            else:
                answers[i, k, pair] = NOTHING
    for kind in range(1 + FACES):
        row = d[PASSED if kind == 0 else EXTRA + kind - 1]
        for k in range(3):
            answers[i, k, PAIRS + kind] = values[k, row] if row >= 0 else NOTHING


def best_row(d, values, face, number):
    """Of any color with a cross, of any number with a question mark."""
    pick = -1
    for color in range(0 if face == CROSS else face, 5 if face == CROSS else face + 1):
        every = number == QUESTION_MARK
        for count in range(0 if every else number, 5 if every else number + 1):
            row = d[5 * color + count]
            if row >= 0 and (pick < 0 or values[WORTH, row] > values[WORTH, pick]):
                pick = row
    return pick


def weigh_rolls(i, d, states, seats, answers, shown, chances, extras, means):
    """All rolls with these color dice: what they bring each seat, times their chance."""
    game = i // ROLLS
    colors = i - ROLLS * game
    for k in range(2 * seats):
        means[i, k] = 0.0
    if states[game][ENDED]:
        return
    a = shown[colors, 0]
    b = shown[colors, 1]
    c = shown[colors, 2]
    for numbers in range(ROLLS):
        share = chances[colors] * chances[numbers]
        x = shown[numbers, 0]
        y = shown[numbers, 1]
        z = shown[numbers, 2]
        weigh(states[game], game, seats, answers, a, b, c, x, y, z, share, extras[0], means[i])


def weigh_roll(i, d, states, seats, answers, extras, brought):
    """The same of the roll on the table."""
    s = states[i]
    for k in range(2 * seats):
        brought[i, k] = 0.0
    if s[ENDED]:
        return
    a = nth_face(s[COLORS], 0)
    b = nth_face(s[COLORS], 1)
    c = nth_face(s[COLORS], 2)
    x = nth_face(s[NUMBERS], 0)
    y = nth_face(s[NUMBERS], 1)
    z = nth_face(s[NUMBERS], 2)
    shown = extras[1 + extra_shown(s)]
    weigh(s, i, seats, answers, a, b, c, x, y, z, 1.0, shown, brought[i])


def nth_face(dice, n):
    """Of dice that are counted by face, two bits each."""
    for face in range(6):
        n -= (dice >> (2 * face)) & 3
        if n < 0:
            return face
    return 0


def extra_shown(s):
    """A face that brings nothing in Encore!."""
    return 0


def weigh(s, game, seats, answers, a, b, c, x, y, z, share, extras, out):
    """What a roll brings each seat, when everybody does what seems best (ENC-07 to ENC-09)."""
    active = game * seats + s[ACTIVE]
    free = s[TURN] <= FREE_TURNS
    first = best_pair(answers, active, a, b, c, x, y, z, NO_DIE)
    top = answers[active, WORTH, first // 16]
    for seat in range(seats):
        mine = game * seats + seat
        last = not free and mine != active
        every = first // 16
        if mine != active:
            every = best_pair(answers, mine, a, b, c, x, y, z, NO_DIE) // 16
        left = every
        if last and first % 16 != NO_DIE:
            left = best_pair(answers, mine, a, b, c, x, y, z, first % 16) // 16
        for face in range(FACES):
            if extras[face] > 0:
                extra = PAIRS + 1 + face
                pick = left
                if last and answers[active, WORTH, extra] > top:
                    pick = every
                elif answers[mine, WORTH, extra] > answers[mine, WORTH, left]:
                    pick = extra
                out[2 * seat] += share * extras[face] * answers[mine, CHANCE, pick]
                out[2 * seat + 1] += share * extras[face] * answers[mine, POINTS, pick]


def best_pair(answers, mine, a, b, c, x, y, z, taken):
    """The best answer to these dice but for two taken: sixteen times it, plus which dice."""
    pick = PAIRS
    dice = NO_DIE
    for k in range(9):
        if taken == NO_DIE or (k // 3 != taken // 3 and k % 3 != taken % 3):
            color = a if k < 3 else b if k < 6 else c
            number = x if k % 3 == 0 else y if k % 3 == 1 else z
            pair = 6 * color + number
            if answers[mine, WORTH, pair] > answers[mine, WORTH, pick]:
                pick = pair
                dice = k
    return 16 * pick + dice
