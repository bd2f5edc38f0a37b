"""The driver: whole games, and single steps of many games, for any game's batch functions.

Plain functions like those of a batch module. What they call of a game are the stand-ins of
`bis.core.batch`: the linker puts the game's own functions in their place.
"""

from bis.core.batch import (
    DECISIONS,
    EVENTS,
    OVER,
    SEATS,
    TABLE,
    TURN,
    Words,
    actor,
    begin,
    choose,
    deal,
    draw,
    is_chance,
    is_legal,
    mask,
    observe,
    play,
    rank,
    score,
)
from bis.core.chance import (
    BOT_STREAM,
    IMAGINED,
    TABLE_STREAM,
    draw_below,
    inner_key,
    outer_key,
    seeded,
)

Rows = list[list[int]]

# What `tell` writes about a game
TOLD = 5
"""Decisions, events, turns finished, whether all came to its end, the length of the trace."""


# One game


def set_up(s: Words, t: Words, seats: int, inner: int, outer: int) -> None:
    """An empty table; the first player is draw 0 of event 0."""
    s[EVENTS] = 0
    s[DECISIONS] = 0
    s[SEATS] = seats
    begin(s, t, seats, draw_below(inner, outer, 0, 0, seats))


def play_one(
    s: Words,
    t: Words,
    seats: int,
    policies: Words,
    seed: int,
    number: int,
    limit: int,
    trace: Words,
) -> int:
    """Play game ``number`` of a seed; a ``limit`` above 0 stops it after so many turns.

    Who acted and what was said is written to ``trace`` in pairs as far as there is room; returns
    how many words that takes. ``policies`` has a number for each seat.
    """
    common = seeded(seed, TABLE_STREAM)
    inner = inner_key(common, number)
    outer = outer_key(common, inner)
    common = seeded(seed, BOT_STREAM)
    whim_inner = inner_key(common, number)
    whim_outer = outer_key(common, whim_inner)
    set_up(s, t, seats, inner, outer)
    room = len(trace)
    length = 0
    who = actor(s, t)
    while who != OVER and (limit == 0 or s[TURN] <= limit):
        if who == TABLE:
            s[EVENTS] += 1
            said = draw(s, t, inner, outer)
            deal(s, t, said)
        else:
            s[DECISIONS] += 1
            said = choose(s, t, policies[who], whim_inner, whim_outer)
            play(s, t, said)
        if length < room:
            trace[length] = who
            trace[length + 1] = said
        length += 2
        who = actor(s, t)
    return length


def tell(s: Words, t: Words, seats: int, scores: Words, ranks: Words, told: Words) -> None:
    """What came of a game."""
    for seat in range(seats):
        scores[seat] = score(s, t, seat)
        ranks[seat] = rank(s, t, seat)
    over = 1 if actor(s, t) == OVER else 0
    told[0] = s[DECISIONS]
    told[1] = s[EVENTS]
    told[2] = s[TURN] - 1 + over
    told[3] = over


def play_many(
    s: Words,
    t: Words,
    seats: int,
    policies: Words,
    seed: int,
    first_number: int,
    limit: int,
    scores: Rows,
    ranks: Rows,
    told: Rows,
    traces: Rows,
) -> None:
    """As many games as there are rows, one after the other in the same state ``s``."""
    for i in range(len(told)):
        number = first_number + i
        told[i][4] = play_one(s, t, seats, policies, seed, number, limit, traces[i])
        tell(s, t, seats, scores[i], ranks[i], told[i])


# Games played on from somewhere in the middle, with chance that is only imagined

NOBODY = -3


def finish_one(
    s: Words, t: Words, policies: Words, seed: int, number: int, seat: int, move: int
) -> None:
    """Play a game on to its end; the next decision of ``seat``, if there is one, is ``move``."""
    common = seeded(seed, TABLE_STREAM + IMAGINED)
    inner = inner_key(common, number)
    outer = outer_key(common, inner)
    common = seeded(seed, BOT_STREAM + IMAGINED)
    whim_inner = inner_key(common, number)
    whim_outer = outer_key(common, whim_inner)
    who = actor(s, t)
    while who != OVER:
        if who == TABLE:
            s[EVENTS] += 1
            deal(s, t, draw(s, t, inner, outer))
        else:
            s[DECISIONS] += 1
            if who == seat:
                seat = NOBODY
                play(s, t, move)
            else:
                play(s, t, choose(s, t, policies[who], whim_inner, whim_outer))
        who = actor(s, t)


def finish_many(
    s: Words,
    start: Words,
    t: Words,
    policies: Words,
    seed: int,
    numbers: Words,
    seat: int,
    moves: Words,
    scores: Rows,
    ranks: Rows,
) -> None:
    """One game for each move and number, from the same ``start``: all numbers for each move."""
    for i in range(len(moves)):
        for j in range(len(numbers)):
            for word in range(len(start)):
                s[word] = start[word]
            finish_one(s, t, policies, seed, numbers[j], seat, moves[i])
            row = i * len(numbers) + j
            for other in range(len(policies)):
                scores[row][other] = score(s, t, other)
                ranks[row][other] = rank(s, t, other)


# Many games, step by step; `keys` has the two words of each game's table stream


def reset_many(
    states: Rows, t: Words, seats: int, seed: int, first_number: int, keys: Rows, chance: bool
) -> None:
    """Set up as many games as there are states; with ``chance`` the first dice are rolled, too."""
    common = seeded(seed, TABLE_STREAM)
    for i in range(len(states)):
        inner = inner_key(common, first_number + i)
        keys[i][0] = inner
        keys[i][1] = outer_key(common, inner)
        set_up(states[i], t, seats, inner, keys[i][1])
        if chance:
            roll_on(states[i], t, inner, keys[i][1])


def roll_on(s: Words, t: Words, inner: int, outer: int) -> None:
    """Draw chance until a seat is to act or the game is over."""
    while actor(s, t) == TABLE:
        s[EVENTS] += 1
        deal(s, t, draw(s, t, inner, outer))


def refuse_many(states: Rows, t: Words, said: Words) -> int:
    """The first game in which something is said that may not be, else -1."""
    for i in range(len(states)):
        who = actor(states[i], t)
        if who == TABLE and not is_chance(states[i], t, said[i]):
            return i
        if who >= 0 and not is_legal(states[i], t, said[i]):
            return i
    return -1


def step_many(states: Rows, t: Words, said: Words, keys: Rows, chance: bool) -> None:
    """One move in every game that is not over (or chance, where the table is to act)."""
    for i in range(len(states)):
        s = states[i]
        who = actor(s, t)
        if who == TABLE:
            s[EVENTS] += 1
            deal(s, t, said[i])
        elif who != OVER:
            s[DECISIONS] += 1
            play(s, t, said[i])
        if chance:
            roll_on(s, t, keys[i][0], keys[i][1])


def choose_many(
    states: Rows, t: Words, policies: Words, seed: int, first_number: int, out: Words
) -> None:
    """What the policy of the seat to act would do in each game, and -1 where none is to act."""
    common = seeded(seed, BOT_STREAM)
    for i in range(len(states)):
        s = states[i]
        who = actor(s, t)
        out[i] = -1
        if who >= 0:
            inner = inner_key(common, first_number + i)
            s[DECISIONS] += 1
            out[i] = choose(s, t, policies[who], inner, outer_key(common, inner))
            s[DECISIONS] -= 1


def actor_many(states: Rows, t: Words, out: Words) -> None:
    for i in range(len(states)):
        out[i] = actor(states[i], t)


def mask_many(states: Rows, t: Words, out: Rows) -> None:
    """All zeros where no seat is to act."""
    for i in range(len(states)):
        row = out[i]
        for action in range(len(row)):
            row[action] = 0
        if actor(states[i], t) >= 0:
            mask(states[i], t, row)


def observe_many(states: Rows, t: Words, seats: Words, out: Rows) -> None:
    """What one seat of each game knows."""
    for i in range(len(states)):
        observe(states[i], t, seats[i], out[i])


def tell_many(states: Rows, t: Words, seats: int, scores: Rows, ranks: Rows, told: Rows) -> None:
    """The scores as if every game stopped now."""
    for i in range(len(states)):
        tell(states[i], t, seats, scores[i], ranks[i], told[i])
