"""Tables of Encore! for training: what each seat could do, as rows of small whole numbers.

Plain functions like those of a batch module, one call for one game or one seat, linked and compiled
by training/launch.py. ``d`` is scratch: a table of two, the seat in question and an empty sheet.
A row tells a net about one sheet as it would be after a move, claims made.
"""

from bis.bots.encore.learned.layout import (
    AHEAD,
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
from bis.core.batch import (
    DECISIONS,
    EVENTS,
    SEATS,
    TURN,
    actor,
    choose,
    deal,
    draw,
    play,
    rank,
    score,
)
from bis.core.bits import lowest, ones
from bis.core.chance import BOT_STREAM, TABLE_STREAM, inner_key, outer_key, seeded
from bis.games.encore.batch.groups import count_groups, find_groups
from bis.games.encore.batch.turns import end_turn, mark
from bis.games.encore.batch.words import (
    ACTIVE,
    CHOICE,
    CHOSEN,
    COLORS,
    CROSS,
    ENDED,
    FIELD,
    FILLED,
    FIRST_GROUP,
    FULL,
    MARKS,
    NUMBERS,
    PASS,
    PLACE,
    PLACES,
    QUESTION_MARK,
    SQUARES,
    TAKEN_COLORS,
    TAKEN_COLUMNS,
    sheet_at,
)
from bis.games.encore.rules import SOLO_TURNS
from bis.games.encore.state import FREE_TURNS
from bis.sim.batch.loop import set_up

# Cells of the dice: six color faces by six number faces, then
SPECIAL_CELL, PASS_CELL = 36, 37
CELLS = 38

# Of a row
OWNER, MOVE, CELL, SCORE = 0, 1, 2, 3

NOTHING = -1e9
LEARNER, PAST, POLICIES = 0, 1, 2
"""Who sits there: the net that learns, one of its past, or a policy of the batch engine."""


# Games


def start(i, d, states, tables, sheets, keys, seats, seed, numbers, done):
    if not done[i]:
        return
    common = seeded(seed, TABLE_STREAM)
    keys[i, 0] = inner_key(common, numbers[i])
    keys[i, 1] = outer_key(common, keys[i, 0])
    common = seeded(seed, BOT_STREAM)
    keys[i, 2] = inner_key(common, numbers[i])
    keys[i, 3] = outer_key(common, keys[i, 2])
    set_up(states[i], tables[sheets[i]], seats, keys[i, 0], keys[i, 1])


def roll(i, d, states, tables, sheets, keys):
    s = states[i]
    if not s[ENDED]:
        t = tables[sheets[i]]
        s[EVENTS] += 1
        deal(s, t, draw(s, t, keys[i, 0], keys[i, 1]))


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


# Sheets as rows


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
    left = SOLO_TURNS - s[TURN]
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


# What a seat could do


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


def list_moves(i, d, states, tables, sheets, clumps, seats, who, stage, scores, starts, told, rows):
    game = i // seats
    seat = i - game * seats
    s = states[game]
    if not takes_part(s, seat, who[i], stage):
        return
    t = tables[sheets[game]]
    shapes = clumps[sheets[game]]
    at = sheet_at(seat)
    best = -999
    total = 0
    for other in range(seats):
        if other != seat:
            best = max(best, scores[game * seats + other])
            total += scores[game * seats + other]
    mean = total // max(1, seats - 1)
    row = starts[i]
    put(s, d, t, shapes, seat, PASS, PASS_CELL, best, mean, i, told, rows, row)
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
                move = 1 + 4 * (first + lowest(found)) + jokers
                found &= found - 1
                place = 6 * face + number
                put(s, d, t, shapes, seat, move, place, best, mean, i, told, rows, row)
                row += 1
    lift(s, d, seat)
    specials = find_specials(d, t)
    for k in range(specials):
        move = special_number(d, k)
        put(s, d, t, shapes, seat, move, SPECIAL_CELL, best, mean, i, told, rows, row)
        row += 1
        lift(s, d, seat)


def find_specials(d, t):
    """None in Encore!."""
    return 0


def special_number(d, k):
    """None in Encore!."""
    return 0


def put(s, d, t, clumps, seat, move, cell, best, mean, owner, told, rows, row):
    lift(s, d, seat)
    d[sheet_at(0) + CHOICE] = move
    mark(d, t, 0)
    end_turn(d, t)
    tell_sheet(d, t, clumps, told, row)
    points = score(d, t, 0)
    if s[SEATS] > 1:
        told[row, AHEAD] = max(0, min(127, points - best + 64))
        told[row, AHEAD + 1] = max(0, min(127, points - mean + 64))
    rows[row, OWNER] = owner
    rows[row, MOVE] = move
    rows[row, CELL] = cell
    rows[row, SCORE] = points


def tell_move(i, d, states, tables, sheets, clumps, rows, told):
    """Alone: what the move that a game has chosen leads to."""
    shape = clumps[sheets[i]]
    put(states[i], d, tables[sheets[i]], shape, 0, rows[i, MOVE], 0, 0, 0, i, told, rows, i)


# Choices


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


# Ends


def finish(
    i, d, states, tables, sheets, seats, who, limit, step, born, keep, chances, points,
    aims, aimed_points, ready, done, shares, finals,
):  # fmt: skip
    """A game that is over tells every row of its past what came of it."""
    s = states[i]
    done[i] = 0
    if not s[ENDED] and s[TURN] <= limit:
        return
    done[i] = 1
    t = tables[sheets[i]]
    top = -9999
    for seat in range(seats):
        top = max(top, rank(s, t, seat))
    equals = 0
    for seat in range(seats):
        equals += rank(s, t, seat) == top
    length = aims.shape[0]
    for seat in range(seats):
        share = 1.0 / equals if rank(s, t, seat) == top else 0.0
        at = i * seats + seat
        shares[at] = share
        finals[at] = score(s, t, seat)
        aim = share
        gain = float(finals[at])
        if who[at] == LEARNER and step - born[i] < length:
            for back in range(step - born[i] + 1):
                place = (step - back) % length
                aims[place, at] = aim
                aimed_points[place, at] = gain
                ready[place, at] = 1
                aim = (1 - keep) * chances[place, at] + keep * aim
                gain = (1 - keep) * points[place, at] + keep * gain


REPLACEABLE = (
    *("tell_more", "tell_more_places", "count_specials", "find_specials", "special_number"),
)
"""What a variant tells besides."""
