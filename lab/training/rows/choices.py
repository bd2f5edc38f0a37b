"""Who chooses which of the rows at tables of Encore!, for training; and plays it."""

from bis.core.batch import DECISIONS, TURN, actor, choose, play
from bis.games.encore.batch.words import ACTIVE, CHOSEN, COLORS, ENDED, NUMBERS
from lab.training.rows.moves import CELL, CELLS, MOVE, PASS_CELL, POLICIES, SPECIAL_CELL
from lab.training.rows.told import chooses_first

NOTHING = -1e9


def choose_first(i, best, states, seats, starts, rows, worth, chance, denial, chosen):
    """The active player takes what is best for it, less what the dice left give to others."""
    s = states[i]
    if s[ENDED] or not chooses_first(s):
        return
    active = s[ACTIVE]
    for seat in range(seats):
        for cell in range(CELLS):
            best[CELLS * seat + cell] = NOTHING
        for row in range(starts[i * seats + seat], starts[i * seats + seat + 1]):
            at = CELLS * seat + rows[row, CELL]
            best[at] = max(best[at], worth[row])
    top = top_row(starts[i * seats + active], starts[i * seats + active + 1], worth)
    mine = chance[top]
    colors = s[COLORS]
    numbers = s[NUMBERS]
    for cell in range(CELLS):
        given = 0.0
        if denial > 0 and best[CELLS * active + cell] > NOTHING:
            for seat in range(seats):
                if seat != active:
                    at = i * seats + seat
                    theirs = chance[top_row(starts[at], starts[at + 1], worth)]
                    share = 1.0
                    if seats > 2:
                        share = min(1.0, mine / max(1.0 - theirs, 0.05))
                    given += share * best_left(best, CELLS * seat, cell, colors, numbers)
        best[CELLS * seats + cell] = given
    pick = -1
    most = NOTHING
    for row in range(starts[i * seats + active], starts[i * seats + active + 1]):
        value = worth[row] - denial * best[CELLS * seats + rows[row, CELL]]
        if value > most:
            most = value
            pick = row
    chosen[i * seats + active] = pick


def top_row(start, end, worth):
    pick = start
    for row in range(start + 1, end):
        if worth[row] > worth[pick]:
            pick = row
    return pick


def best_left(best, at, taken, colors, numbers):
    """The best reply when the dice of a cell are gone."""
    top = best[at + PASS_CELL]
    if taken != SPECIAL_CELL:
        top = max(top, best[at + SPECIAL_CELL])
    for color in range(6):
        for number in range(6):
            gone = 0
            if taken < SPECIAL_CELL:
                if color == taken // 6 and (colors >> (2 * color)) & 3 == 1:
                    gone = 1
                if number == taken % 6 and (numbers >> (2 * number)) & 3 == 1:
                    gone = 1
            if not gone:
                top = max(top, best[at + 6 * color + number])
    return top


def choose_others(i, d, starts, worth, chosen):
    if starts[i + 1] > starts[i]:
        chosen[i] = top_row(starts[i], starts[i + 1], worth)


def play_first(i, d, states, tables, sheets, keys, seats, who, rows, chosen):
    s = states[i]
    if not s[ENDED] and chooses_first(s):
        act(s, tables[sheets[i]], keys, i, seats, who, rows, chosen)


def play_others(i, d, states, tables, sheets, keys, seats, who, rows, chosen):
    """The rest of the turn; bonus bombs by the greedy policy."""
    s = states[i]
    t = tables[sheets[i]]
    turn = s[TURN]
    while s[TURN] == turn and not s[ENDED] and s[CHOSEN] < seats:
        act(s, t, keys, i, seats, who, rows, chosen)
    while s[TURN] == turn and not s[ENDED]:
        s[DECISIONS] += 1
        play(s, t, choose(s, t, 1, keys[i, 2], keys[i, 3]))


def act(s, t, keys, game, seats, who, rows, chosen):
    seat = actor(s, t)
    s[DECISIONS] += 1
    if who[game * seats + seat] < POLICIES:
        play(s, t, rows[chosen[game * seats + seat], MOVE])
    else:
        policy = who[game * seats + seat] - POLICIES
        play(s, t, choose(s, t, policy, keys[game, 2], keys[game, 3]))
