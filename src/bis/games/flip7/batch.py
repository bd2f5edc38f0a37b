"""Flip 7 on plain words: one game is one array ``s``, all that is printed is the array ``t``.

Counted cards are six words. The 22 kinds stand in five groups of five. The first word holds, in
lanes of nine bits, how many cards there are in the first group, the first two, and so on; each of
the other five does the same within its group. So two comparisons of a whole word find the card at a
place of the sorted deck, and two subtractions take it out.

A line is one word: its numbers as bits, how many they are, their sum, the sum of the modifiers, and
how many there are of each. Sets of seats are words, one bit for each. Discards are not kept: they
are what lies neither in the deck nor on the table, and are counted when the deck is empty.

Moves: 0 is hit, 1 stay, 2 + seat a target. Chance: the kind of card drawn, or 22, a shuffle.
"""

from bis.core.bits import lowest, ones
from bis.core.chance import draw_below

# The state: words 0 to 3 belong to the driver (bis.sim.batch.loop)
EVENTS, DECISIONS, TURN, SEATS = 0, 1, 2, 3
DEALER = 4
CURRENT = 5
"""Whose offer or opening card it is, or whose set the chain off that is under way (F7-22)."""
DUE = 6
UNDEALT = 7
"""How many seats are still to get their opening card (F7-05)."""
IN, BUSTED, FROZEN, CHANCES = 8, 9, 10, 11
"""Sets of seats: in the round, busted, frozen, with a Second Chance in front."""
SPENT = 12
"""The Freezes, and 256 times the Flip Threes, that have taken effect this round (F7-25)."""
DEPTH = 13
"""How many Flip Threes are under way."""
DECK = 14
DISCARDS = 20
"""Only counted when they are asked for."""
FLIPS = 26
"""The Flip Threes under way, the innermost last: as many as there are cards (F7-25)."""
MOST_FLIPS = 6
LINES = 32
"""Two words for each seat: its line and its total."""
TOTAL = 1

# What is due
SETTLE = 0
"""Nobody knows yet: go on."""
OFFER = 1
CARD = 2
FREEZE, FLIP_THREE, CHANCE = 3, 4, 5
"""The aim of an action: its kind less 16."""
OVER = 6

# The tables
EDITION = 0
FULL = 1
"""All cards, counted."""
ADDS = 7
"""What each number and modifier adds to a line."""
FRENCH, ENGLISH = 0, 1

# Kinds of cards
MODIFIERS = 13
ACTIONS = 19
FREEZES, FLIP_THREES, SECOND_CHANCES = 19, 20, 21
KINDS = 22
SHUFFLE = 22

# Counted cards
LANE = 0o777
EACH = 0o001001001001001
GUARDS = 0o400400400400400

# A line
NUMBERS = 0o17777
COUNT_AT = 13
COUNT = 7
SUM_AT = 16
SUM = 127
PLUS_AT = 23
PLUS = 63
DOUBLES_AT = 29
"""How many x2, and above them two bits for each of +2 to +10."""
PAIR = 3
AGAIN_AT = 41
"""The number that busted the line."""
AGAIN = 15

# A Flip Three: up to three actions that wait, the first lowest, two bits each: the kind less 18
WAITING = 0o77
LEFT_AT = 6
LEFT = 3
SEAT_AT = 8

HIT, STAY, TARGET = 0, 1, 2
GOAL = 200
SEVEN = 7
FLIP7_BONUS = 15


def words(seats: int) -> int:
    """The size of a state."""
    return LINES + 2 * seats


# Counted cards


def group_of(kind: int) -> int:
    """A fifth of it."""
    return (kind * 13) >> 6


def from_lane(lane: int) -> int:
    """One in this lane and in those above."""
    return EACH & -(1 << (9 * lane))


def find(place: int, sums: int) -> int:
    """The lane in which the place is: how many lanes end before it."""
    return ones((((place * EACH) | GUARDS) - sums) & GUARDS)


def count_of(s: list[int], cards: int, kind: int) -> int:
    """How many there are of a kind."""
    group = group_of(kind)
    sums = s[cards + 1 + group]
    lane = 9 * (kind - 5 * group)
    return ((sums >> lane) & LANE) - (((sums << 9) >> lane) & LANE)


def total_of(s: list[int], cards: int) -> int:
    return s[cards] >> 36


def put(s: list[int], cards: int, kind: int, count: int) -> None:
    """Add so many of a kind; less than none takes them away."""
    group = group_of(kind)
    s[cards] += count * from_lane(group)
    s[cards + 1 + group] += count * from_lane(kind - 5 * group)


def count_discards(s: list[int], t: list[int]) -> None:
    """All cards but those in the deck and on the table (F7-25, F7-27)."""
    for i in range(6):
        s[DISCARDS + i] = t[FULL + i] - s[DECK + i]
    for seat in range(s[SEATS]):
        take_line(s, seat)
    put(s, DISCARDS, SECOND_CHANCES, -ones(s[CHANCES]))
    put(s, DISCARDS, FREEZES, -(s[SPENT] & 255))
    put(s, DISCARDS, FLIP_THREES, -(s[SPENT] >> 8))
    for i in range(s[DEPTH]):
        waiting = s[FLIPS + i] & WAITING
        while waiting:
            put(s, DISCARDS, 18 + (waiting & 3), -1)
            waiting >>= 2
    if is_action(s[DUE]):
        put(s, DISCARDS, s[DUE] + 16, -1)


def take_line(s: list[int], seat: int) -> None:
    line = s[LINES + 2 * seat]
    numbers = line & NUMBERS
    while numbers:
        put(s, DISCARDS, lowest(numbers), -1)
        numbers &= numbers - 1
    if (s[BUSTED] >> seat) & 1:
        put(s, DISCARDS, (line >> AGAIN_AT) & AGAIN, -1)
    put(s, DISCARDS, ACTIONS - 1, -((line >> DOUBLES_AT) & PAIR))
    for i in range(5):
        put(s, DISCARDS, MODIFIERS + i, -((line >> (DOUBLES_AT + 2 + 2 * i)) & PAIR))


def has_card(s: list[int], t: list[int]) -> bool:
    """Whether a card can be dealt, be it after a shuffle (F7-25, F7-26)."""
    if s[DECK]:
        return True
    count_discards(s, t)
    total = total_of(s, DISCARDS)
    if total > count_of(s, DISCARDS, SECOND_CHANCES):
        return True
    return total > 0 and s[IN] & ~s[CHANCES] != 0


# Lines


def points(line: int) -> int:
    """The numbers, doubled by each x2, then the modifiers and the Flip 7 (F7-03, F7-23)."""
    found = (((line >> SUM_AT) & SUM) << ((line >> DOUBLES_AT) & PAIR)) + ((line >> PLUS_AT) & PLUS)
    return found + FLIP7_BONUS if (line >> COUNT_AT) & COUNT == SEVEN else found


# Set-up


def begin(s: list[int], t: list[int], seats: int, first: int) -> None:
    """Nothing is dealt yet, and ``first`` deals the first round (F7-01 to F7-05)."""
    s[TURN] = 1
    for i in range(6):
        s[DECK + i] = t[FULL + i]
        s[DISCARDS + i] = 0
        s[FLIPS + i] = 0
    for seat in range(seats):
        s[LINES + 2 * seat] = 0
        s[LINES + 2 * seat + TOTAL] = 0
    clear(s, seats)
    begin_round(s, t, seats, first)
    settle(s, t)


def clear(s: list[int], seats: int) -> None:
    """Nothing lies on the table any more, but for the lines; everybody is in."""
    s[IN] = (1 << seats) - 1
    s[BUSTED] = 0
    s[FROZEN] = 0
    s[CHANCES] = 0
    s[SPENT] = 0
    s[DEPTH] = 0


def begin_round(s: list[int], t: list[int], seats: int, dealer: int) -> None:
    """The dealer comes last; `en` deals a card to everybody first (F7-04, F7-05)."""
    s[DEALER] = dealer
    s[CURRENT] = dealer
    s[DUE] = SETTLE
    s[UNDEALT] = seats if t[EDITION] == ENGLISH else 0


# Who acts


def receiver(s: list[int]) -> int:
    """Who gets the next card, and aims the action at hand."""
    depth = s[DEPTH]
    return s[FLIPS + depth - 1] >> SEAT_AT if depth else s[CURRENT]


def actor(s: list[int], t: list[int]) -> int:
    """Who is to act: a seat, -1 the table, -2 nobody any more."""
    due = s[DUE]
    if due == CARD:
        return -1
    if due == OFFER:
        return s[CURRENT]
    return -2 if due == OVER else receiver(s)


def after(seats: int, seat: int) -> int:
    """The first of these seats behind this one, clockwise; there is one."""
    behind = seats >> (seat + 1)
    return seat + 1 + lowest(behind) if behind else lowest(seats)


def is_action(due: int) -> bool:
    return FREEZE <= due <= CHANCE


# Chance


def draw(s: list[int], t: list[int], inner: int, outer: int) -> int:
    """A place in the rest of the deck, sorted by kind of card; an empty deck is shuffled first."""
    sums = s[DECK]
    if not sums:
        return SHUFFLE
    place = draw_below(inner, outer, s[EVENTS], 0, sums >> 36)
    group = find(place, sums)
    place -= ((sums << 9) >> (9 * group)) & LANE
    return 5 * group + find(place, s[DECK + 1 + group])


def is_chance(s: list[int], t: list[int], chance: int) -> bool:
    if chance < 0 or chance > SHUFFLE:
        return False
    return s[DECK] == 0 if chance == SHUFFLE else count_of(s, DECK, chance) > 0


def deal(s: list[int], t: list[int], chance: int) -> None:
    """The next card goes to the seat it is due to (F7-07); a shuffle deals none (F7-25)."""
    if chance == SHUFFLE:
        shuffle(s, t)
        return
    put(s, DECK, chance, -1)
    s[DUE] = SETTLE
    seat = receiver(s)
    if s[DEPTH]:
        s[FLIPS + s[DEPTH] - 1] -= 1 << LEFT_AT  # every card counts among the three (F7-14)
    line = s[LINES + 2 * seat]
    if chance >= ACTIONS:
        deal_action(s, t, seat, chance)
    elif ((line & NUMBERS) >> chance) & 1:
        deal_again(s, t, seat, chance)
    else:
        line += t[ADDS + chance]
        s[LINES + 2 * seat] = line
        if (line >> COUNT_AT) & COUNT == SEVEN:
            end_round(s, t)
        elif s[DEPTH] + s[UNDEALT] == 0:
            offer(s)  # what settle would find, only sooner
            return
    settle(s, t)


def shuffle(s: list[int], t: list[int]) -> None:
    """What lies on the table stays there (F7-25)."""
    count_discards(s, t)
    for i in range(6):
        s[DECK + i] = s[DISCARDS + i]


def deal_again(s: list[int], t: list[int], seat: int, number: int) -> None:
    """A number that is there already busts, unless a Second Chance is there (F7-07, F7-18)."""
    if (s[CHANCES] >> seat) & 1:
        s[CHANCES] -= 1 << seat
        return
    s[LINES + 2 * seat] |= number << AGAIN_AT
    s[IN] -= 1 << seat
    s[BUSTED] |= 1 << seat
    if s[DEPTH]:
        break_off(s, t, seat)


def break_off(s: list[int], t: list[int], seat: int) -> None:
    """A bust ends the three; `en` discards all that this seat had pending (F7-13, F7-16)."""
    for i in range(s[DEPTH]):
        flip = s[FLIPS + i]
        if flip >> SEAT_AT == seat:
            waiting = flip & WAITING if t[EDITION] == FRENCH else 0
            s[FLIPS + i] = seat << SEAT_AT | waiting


# Actions


def deal_action(s: list[int], t: list[int], seat: int, kind: int) -> None:
    """In a Flip Three an action waits, but for the Second Chance of `en` (F7-15, F7-20)."""
    if s[DEPTH] == 0 or (kind == SECOND_CHANCES and t[EDITION] == ENGLISH):
        take_up(s, seat, kind)
        return
    top = FLIPS + s[DEPTH] - 1
    place = 0
    while (s[top] >> place) & 3:
        place += 2
    s[top] |= (kind - 18) << place


def take_up(s: list[int], seat: int, kind: int) -> None:
    """A first Second Chance is kept; what anybody can receive is aimed; the rest is discarded."""
    if kind == SECOND_CHANCES and not ((s[CHANCES] | s[BUSTED]) >> seat) & 1:
        s[CHANCES] |= 1 << seat
    elif receivers(s, kind - 16):
        s[DUE] = kind - 16


def receivers(s: list[int], due: int) -> int:
    """Whom an action can be aimed at: those in the round (F7-12, F7-13, F7-19).

    A Second Chance only goes to who has none; its giver holds one or has bust, so never gets it.
    """
    return s[IN] & ~s[CHANCES] if due == CHANCE else s[IN]


def aim(s: list[int], target: int) -> None:
    """The action at hand takes effect; a Freeze or Flip Three then stays on the table (F7-25)."""
    due = s[DUE]
    if due == FREEZE:
        s[IN] &= ~(1 << target)
        s[FROZEN] |= 1 << target
        s[SPENT] += 1
    elif due == FLIP_THREE:
        s[FLIPS + s[DEPTH]] = target << SEAT_AT | 3 << LEFT_AT
        s[DEPTH] += 1
        s[SPENT] += 256
    else:
        s[CHANCES] |= 1 << target


# What comes next


def settle(s: list[int], t: list[int]) -> None:
    """Go on until a seat must choose, a card is due, or the game is over."""
    while s[DUE] == SETTLE:
        if s[IN] == 0:
            end_round(s, t)
        elif s[DEPTH]:
            go_on_flipping(s, t)
        elif s[UNDEALT]:
            deal_opening(s, t)
        else:
            offer(s)


def offer(s: list[int]) -> None:
    """The next seat clockwise that is still in the round hits or stays (F7-04, F7-22)."""
    s[CURRENT] = after(s[IN], s[CURRENT])
    s[DUE] = OFFER


def go_on_flipping(s: list[int], t: list[int]) -> None:
    """Three cards, then what is pending as drawn, then the outer one (F7-13, F7-15, F7-17)."""
    top = FLIPS + s[DEPTH] - 1
    flip = s[top]
    if (flip >> LEFT_AT) & LEFT:
        if has_card(s, t):
            s[DUE] = CARD
        else:
            s[top] = flip & ~(LEFT << LEFT_AT)
    elif flip & WAITING:
        seat = flip >> SEAT_AT
        s[top] = seat << SEAT_AT | (flip & WAITING) >> 2
        take_up(s, seat, 18 + (flip & 3))
    else:
        s[DEPTH] -= 1


def deal_opening(s: list[int], t: list[int]) -> None:
    """One card to each player in turn, unless out already or no card is left (F7-05, F7-26)."""
    seat = s[CURRENT] + 1 if s[CURRENT] + 1 < s[SEATS] else 0
    s[CURRENT] = seat
    s[UNDEALT] -= 1
    if (s[IN] >> seat) & 1 and has_card(s, t):
        s[DUE] = CARD


def end_round(s: list[int], t: list[int]) -> None:
    """Score the lines, put all cards aside, pass the deal on (F7-11, F7-21, F7-24, F7-28)."""
    seats = s[SEATS]
    most = -1
    leaders = 0
    for seat in range(seats):
        at = LINES + 2 * seat
        total = s[at + TOTAL]
        if not (s[BUSTED] >> seat) & 1:
            total += points(s[at])
            s[at + TOTAL] = total
        s[at] = 0
        if total > most:
            most = total
            leaders = 0
        if total == most:
            leaders += 1
    clear(s, seats)
    if most >= GOAL and leaders == 1:
        s[DUE] = OVER
    else:
        s[TURN] += 1
        begin_round(s, t, seats, s[DEALER] + 1 if s[DEALER] + 1 < seats else 0)


# Moves


def must_hit(s: list[int], t: list[int], seat: int) -> bool:
    """In `en` a player with nothing in front (F7-05)."""
    return t[EDITION] == ENGLISH and s[LINES + 2 * seat] == 0 and not (s[CHANCES] >> seat) & 1


def legal_count(s: list[int], t: list[int]) -> int:
    if s[DUE] == OFFER:
        return 1 if must_hit(s, t, s[CURRENT]) else 2
    return ones(receivers(s, s[DUE]))


def legal_move(s: list[int], t: list[int], k: int) -> int:
    """Hit, then stay; or the targets by seat."""
    if s[DUE] == OFFER:
        return k
    seats = receivers(s, s[DUE])
    for _ in range(k):
        seats &= seats - 1
    return TARGET + lowest(seats)


def is_legal(s: list[int], t: list[int], move: int) -> bool:
    if s[DUE] == OFFER:
        return move == HIT or (move == STAY and not must_hit(s, t, s[CURRENT]))
    if not is_action(s[DUE]) or move < TARGET or move >= TARGET + s[SEATS]:
        return False
    seat = move - TARGET
    held = s[DUE] == CHANCE and (s[CHANCES] >> seat) & 1
    return (s[IN] >> seat) & 1 == 1 and not held


def mask(s: list[int], t: list[int], out: list[int]) -> None:
    """Write 1 for every legal move of the seat to act; ``out`` is all zeros before."""
    for k in range(legal_count(s, t)):
        out[legal_move(s, t, k)] = 1


def play(s: list[int], t: list[int], move: int) -> None:
    """Hit, stay, or the aim of the action at hand; a hit without any card is a stay (F7-26)."""
    if move == HIT and has_card(s, t):
        s[DUE] = CARD
        return
    if move >= TARGET:
        aim(s, move - TARGET)
    else:
        s[IN] &= ~(1 << s[CURRENT])
    s[DUE] = SETTLE
    settle(s, t)


# Scores


def score(s: list[int], t: list[int], seat: int) -> int:
    """The bottom line of the score pad (F7-28)."""
    return s[LINES + 2 * seat + TOTAL]


def rank(s: list[int], t: list[int], seat: int) -> int:
    return s[LINES + 2 * seat + TOTAL]


# Policies

UNIFORM, GREEDY, EV = 0, 1, 2
RISK = 100


def choose(s: list[int], t: list[int], policy: int, inner: int, outer: int) -> int:
    """0: uniform, 1: greedy, 2: ev, above: stay with so many points; 100 more: by percent."""
    if policy >= RISK:
        return risk_below(s, t, policy - RISK)
    if policy > EV:
        return stop_at(s, t, policy)
    if policy == EV:
        return ev(s, t)
    if policy == GREEDY:
        return greedy(s, t, inner, outer)
    return uniform(s, t, inner, outer)


def uniform(s: list[int], t: list[int], inner: int, outer: int) -> int:
    """Every legal move alike."""
    k = draw_below(inner, outer, s[DECISIONS], 0, legal_count(s, t))
    return legal_move(s, t, k)


def stop_at(s: list[int], t: list[int], enough: int) -> int:
    """Hit below so many points or with a Second Chance; aim at the next seat clockwise."""
    if s[DUE] == OFFER:
        seat = s[CURRENT]
        stops = points(s[LINES + 2 * seat]) >= enough and not (s[CHANCES] >> seat) & 1
        return STAY if stops else HIT
    return TARGET + after(receivers(s, s[DUE]), receiver(s))


def next_cards(s: list[int], t: list[int]) -> int:
    """Where the next card comes from: the deck, or the discards once it is empty."""
    if s[DECK]:
        return DECK
    count_discards(s, t)
    return DISCARDS


def risk_below(s: list[int], t: list[int], percent: int) -> int:
    """Hit while fewer of the cards bust; aim at the next seat clockwise."""
    if s[DUE] != OFFER:
        return TARGET + after(receivers(s, s[DUE]), receiver(s))
    seat = s[CURRENT]
    cards = next_cards(s, t)
    if 100 * risk(s, seat, cards) < percent * total_of(s, cards) or must_hit(s, t, seat):
        return HIT
    return STAY


def greedy(s: list[int], t: list[int], inner: int, outer: int) -> int:
    """Hit while there is nothing to lose or points to expect; aim where it is worth most."""
    cards = next_cards(s, t)
    if s[DUE] != OFFER:
        return best_target(s, t, cards, inner, outer)
    seat = s[CURRENT]
    if points(s[LINES + 2 * seat]) == 0 or expected_gain(s, seat, cards) > 0:
        return HIT
    return STAY


def expected_gain(s: list[int], seat: int, cards: int) -> int:
    """The points the next card adds, times the number of cards it may be."""
    line = s[LINES + 2 * seat]
    doubles = (line >> DOUBLES_AT) & PAIR
    bonus = FLIP7_BONUS if (line >> COUNT_AT) & COUNT == SEVEN - 1 else 0
    loss = 0 if (s[CHANCES] >> seat) & 1 else points(line)
    gain = count_of(s, cards, ACTIONS - 1) * (((line >> SUM_AT) & SUM) << doubles)
    for number in range(13):
        worth = -loss if (line >> number) & 1 else (number << doubles) + bonus
        gain += count_of(s, cards, number) * worth
    for i in range(5):
        gain += count_of(s, cards, MODIFIERS + i) * (2 * i + 2)
    return gain


def best_target(s: list[int], t: list[int], cards: int, inner: int, outer: int) -> int:
    """The target worth most; among equals one at random."""
    targets = receivers(s, s[DUE])
    top = -(1 << 40)
    best = 0
    left = targets
    while left:
        seat = lowest(left)
        left &= left - 1
        worth = worth_of(s, t, seat, cards)
        if worth > top:
            top = worth
            best = 0
        if worth == top:
            best |= 1 << seat
    for _ in range(draw_below(inner, outer, s[DECISIONS], 0, ones(best))):
        best &= best - 1
    return TARGET + lowest(best)


def worth_of(s: list[int], t: list[int], target: int, cards: int) -> int:
    """What it is worth to aim the action at hand there; at oneself only if nobody else will do."""
    line = s[LINES + 2 * target]
    total = s[LINES + 2 * target + TOTAL]
    own = target == receiver(s)
    if s[DUE] == CHANCE:
        return -total
    if s[DUE] == FREEZE:
        return -1 if own else total + points(line)
    if not own:
        return risk(s, target, cards)
    if line & NUMBERS:
        return -1
    count_discards(s, t)
    return total_of(s, DECK) + total_of(s, DISCARDS)


def risk(s: list[int], seat: int, cards: int) -> int:
    """How many of the cards would bust this seat."""
    busts = 0
    if not (s[CHANCES] >> seat) & 1:
        numbers = s[LINES + 2 * seat] & NUMBERS
        while numbers:
            busts += count_of(s, cards, lowest(numbers))
            numbers &= numbers - 1
    return busts


def ev(s: list[int], t: list[int]) -> int:
    """Hit while there is nothing to lose or points to expect; aim as the card says."""
    cards = next_cards(s, t)
    if s[DUE] != OFFER:
        return TARGET + ev_target(s, cards)
    seat = s[CURRENT]
    if points(s[LINES + 2 * seat]) == 0 or expected_gain(s, seat, cards) > 0:
        return HIT
    return STAY


def ev_target(s: list[int], cards: int) -> int:
    """The opponent worth most, the first clockwise among equals; oneself if there is none."""
    own = receiver(s)
    targets = receivers(s, s[DUE])
    empty = s[LINES + 2 * own] == 0 and not (s[CHANCES] >> own) & 1
    others = targets & ~(1 << own)
    if others == 0 or (s[DUE] == FLIP_THREE and empty and others != targets):
        return own
    best = after(others, own)
    top = ev_worth(s, best, cards)
    seat = after(others, best)
    while seat != after(others, own):
        worth = ev_worth(s, seat, cards)
        if worth > top:
            top = worth
            best = seat
        seat = after(others, seat)
    return best


def ev_worth(s: list[int], target: int, cards: int) -> int:
    """What it is worth to aim the action at hand at an opponent."""
    total = s[LINES + 2 * target + TOTAL]
    if s[DUE] == CHANCE:
        return -total
    worth = points(s[LINES + 2 * target])
    return total + worth if s[DUE] == FREEZE else ways_to_bust(s, target, cards) * worth


def ways_to_bust(s: list[int], seat: int, cards: int) -> int:
    """In how many orders the next three cards bust a line; actions are blanks, a Flip 7 ends it."""
    line = s[LINES + 2 * seat]
    held = (line >> COUNT_AT) & COUNT
    chance = (s[CHANCES] >> seat) & 1
    total = total_of(s, cards)
    again = 0
    new = 0
    twice = 0
    for number in range(13):
        count = count_of(s, cards, number)
        if (line >> number) & 1:
            again += count
        else:
            new += count
            twice += count * (count - 1)
    blanks = total - again - new
    if total < 3:
        return (
            two_bust(again, blanks, new, twice, held, chance)
            if total == 2
            else again * (1 - chance)
        )
    if chance:
        ways = again * two_bust(again - 1, blanks, new, twice, held, 0)
    else:
        ways = again * (total - 1) * (total - 2)
    ways += blanks * two_bust(again, blanks - 1, new, twice, held, chance)
    for number in range(13):
        count = count_of(s, cards, number)
        if count and not (line >> number) & 1:
            fewer = twice - count * (count - 1)
            ways += count * two_bust(
                again + count - 1, blanks, new - count, fewer, held + 1, chance
            )
    return ways


def two_bust(again: int, blanks: int, new: int, twice: int, held: int, chance: int) -> int:
    """The same for two cards: ``again`` are in the line, ``new`` are numbers that are not.

    ``twice`` are the ordered pairs of equal new numbers.
    """
    if held == SEVEN:
        return 0
    if chance:
        return again * (again - 1)
    ways = again * (again + blanks + new - 1) + blanks * again
    return ways if held == SEVEN - 1 else ways + new * again + twice


# What a seat may know

OBSERVED_FLIP = 5
OBSERVED_LINE = 24
OBSERVED_FLIPS = 53
OBSERVED_LINES = OBSERVED_FLIPS + OBSERVED_FLIP * MOST_FLIPS


def observe(s: list[int], t: list[int], seat: int, out: list[int]) -> None:
    """Everything on the table; the order of the deck is in no state."""
    count_discards(s, t)
    out[0] = seat
    out[1] = s[TURN]
    out[2] = s[DEALER]
    out[3] = s[CURRENT]
    out[4] = s[DUE]
    out[5] = actor(s, t)
    out[6] = s[UNDEALT]
    out[7] = s[SPENT] & 255
    out[8] = s[SPENT] >> 8
    for kind in range(KINDS):
        out[9 + kind] = count_of(s, DECK, kind)
        out[31 + kind] = count_of(s, DISCARDS, kind)
    for i in range(MOST_FLIPS):
        observe_flip(s, i, out)
    for other in range(s[SEATS]):
        observe_line(s, other, out)


def observe_flip(s: list[int], i: int, out: list[int]) -> None:
    """A Flip Three under way: seat, cards to come, up to three actions that wait."""
    to = OBSERVED_FLIPS + OBSERVED_FLIP * i
    here = i < s[DEPTH]
    flip = s[FLIPS + i] if here else 0
    out[to] = flip >> SEAT_AT if here else -1
    out[to + 1] = (flip >> LEFT_AT) & LEFT
    for k in range(3):
        waiting = (flip >> (2 * k)) & 3
        out[to + 2 + k] = 18 + waiting if waiting else -1


def observe_line(s: list[int], seat: int, out: list[int]) -> None:
    """Total, standing, Second Chance, points, numbers, modifiers, and what busted it."""
    to = OBSERVED_LINES + OBSERVED_LINE * seat
    line = s[LINES + 2 * seat]
    busted = (s[BUSTED] >> seat) & 1
    frozen = (s[FROZEN] >> seat) & 1
    is_in = (s[IN] >> seat) & 1
    out[to] = s[LINES + 2 * seat + TOTAL]
    out[to + 1] = 0 if is_in else (3 if busted else 1 + frozen)
    out[to + 2] = (s[CHANCES] >> seat) & 1
    out[to + 3] = 0 if busted else points(line)
    for number in range(13):
        out[to + 4 + number] = (line >> number) & 1
    for i in range(5):
        out[to + 17 + i] = (line >> (DOUBLES_AT + 2 + 2 * i)) & PAIR
    out[to + 22] = (line >> DOUBLES_AT) & PAIR
    out[to + 23] = (line >> AGAIN_AT) & AGAIN if busted else -1
