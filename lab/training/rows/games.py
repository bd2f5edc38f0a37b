"""How games of Encore! begin and end in training: chance, and what came of every row."""

from bis.core.batch import EVENTS, TURN, deal, draw, rank, score
from bis.core.chance import BOT_STREAM, TABLE_STREAM, inner_key, outer_key, seeded
from bis.games.encore.batch.words import ENDED
from bis.sim.batch.loop import set_up
from lab.training.rows.moves import LEARNER


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


def finish(
    i, d, states, tables, sheets, seats, who, limit, step, born, keep, chances, points, luck,
    points_luck, aims, aimed_points, ready, done, shares, finals,
):  # fmt: skip
    """A game that is over tells every row of its past what came of it, less the luck since."""
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
                aim = (1 - keep) * chances[place, at] + keep * aim - luck[place, at]
                gain = (1 - keep) * points[place, at] + keep * gain - points_luck[place, at]
