"""Players of Encore! who weigh moves with weights that are part of the look-ups.

A weight set has some words for each phase of the game. A player goes by its set: `tuned` by the
last but one of the look-ups, `denial` by the last one, in which the shares of DENY are not zero.
What is found for one decision is noted behind the sheets (`notes_at`).
"""

from bis.bots.encore.compiled.worths import (
    DENIED,
    DENY,
    NONE,
    PAIRS,
    PARTS,
    PHASE_WORDS,
    PHASES,
    TIES,
    TOPS,
    gain,
    joker_price,
    note_seat,
    notes_at,
    phase_of,
)
from bis.core.batch import DECISIONS, SEATS, TURN
from bis.core.bits import lowest
from bis.core.chance import draw_below
from bis.games.encore.batch.groups import find_groups, packed_counts
from bis.games.encore.batch.turns import actor
from bis.games.encore.batch.words import (
    CHOSEN,
    COLORS,
    CROSS,
    FIELD,
    FIRST_GROUP,
    MARKS,
    NUMBERS,
    PASS,
    QUESTION_MARK,
    SQUARES,
    sheet_at,
)
from bis.games.encore.state import FREE_TURNS


def weights_at(t: list[int], policy: int, phase: int) -> int:
    """Where the weights of TUNED or DENIAL begin (choose.py)."""
    return len(t) - PHASE_WORDS * (PHASES * (4 - policy) - phase)


def weighted(s: list[int], t: list[int], policy: int, inner: int, outer: int) -> int:
    """The move worth most, less what it leaves to the others."""
    seat = actor(s, t)
    w = weights_at(t, policy, phase_of(s))
    deny(s, t, w, seat)
    return most(s, t, w, seat, inner, outer)


def tuned(s: list[int], t: list[int], policy: int, inner: int, outer: int) -> int:
    """The same by weights without denial: there is less to compile."""
    deny_nothing(s)
    return most(s, t, weights_at(t, policy, phase_of(s)), actor(s, t), inner, outer)


def most(s: list[int], t: list[int], w: int, seat: int, inner: int, outer: int) -> int:
    """The move worth most; among equals one at random."""
    weigh(s, t, w, seat)
    top, equals, best = survey_moves(s, t, w, seat, NONE, -1)
    pick = draw_below(inner, outer, s[DECISIONS], 0, equals)
    if equals > 1:
        top, equals, best = survey_moves(s, t, w, seat, top, pick)
    return best


# All moves


def survey_moves(
    s: list[int], t: list[int], w: int, seat: int, top: int, pick: int
) -> tuple[int, int, int]:
    """With ``pick`` -1: the top worth, how many moves have it, and one of them.

    With another ``pick``: in third place the move of that number among those worth ``top``.
    """
    notes = notes_at(s)
    at = sheet_at(seat)
    worth = -s[notes + DENIED + 36]
    top = max(top, worth)
    equals = 1 if worth == top else 0
    best = PASS
    for face in range(6):
        for number in range(6):
            pair = 6 * face + number
            worth = PARTS * s[notes + PAIRS + pair] - s[notes + DENIED + pair]
            if s[notes + PAIRS + pair] > NONE and worth >= top:
                if worth > top:
                    top = worth
                    equals = 0
                ties = pair_ties(s, t, w, at, face, number)
                if (pick < 0 and not equals) or 0 <= pick < ties:
                    best = pair_move(s, t, w, seat, face, number, max(pick, 0))
                    if pick >= 0:
                        return top, equals, best
                pick -= ties if pick >= 0 else 0
                equals += ties
    return top, equals, best


def weigh(s: list[int], t: list[int], w: int, seat: int) -> None:
    """Note what every color and count, and every pair of dice, is worth to a seat."""
    notes = notes_at(s)
    at = sheet_at(seat)
    note_seat(s, t, w, seat)
    for color in range(5):
        for count in range(1, 6):
            s[notes + TOPS + 5 * color + count - 1] = NONE
            if shows(s, at, COLORS, color) and shows(s, at, NUMBERS, count - 1):
                weigh_cell(s, t, w, seat, color, count)
    for face in range(6):
        for number in range(6):
            s[notes + PAIRS + 6 * face + number] = pair_top(s, t, w, at, face, number)


def shows(s: list[int], at: int, dice: int, face: int) -> bool:
    """Whether a die shows it, or a joker that can be paid for."""
    joker = (s[dice] >> 10) & 3 and s[at + MARKS]
    return ((s[dice] >> (2 * face)) & 3) + joker != 0


def weigh_cell(s: list[int], t: list[int], w: int, seat: int, color: int, count: int) -> None:
    """The best group of a color and count, and how many are as good."""
    at = sheet_at(seat)
    top = NONE
    ties = 0
    group = t[FIRST_GROUP + 5 * color + count - 1]
    found = free_groups(s, t, at, color, count)
    while found:
        worth = gain(s, t, w, seat, group + lowest(found))
        found &= found - 1
        if worth > top:
            top = worth
            ties = 0
        ties += worth == top
    cell = notes_at(s) + 5 * color + count - 1
    s[cell + TOPS] = top
    s[cell + TIES] = ties


def free_groups(s: list[int], t: list[int], at: int, color: int, count: int) -> int:
    if (packed_counts(s, t, at, color) >> (10 * count - 10)) & FIELD:
        return find_groups(t, color, count, s[at + SQUARES + color])
    return 0


# Pairs of dice


def pair_top(s: list[int], t: list[int], w: int, at: int, face: int, number: int) -> int:
    """The best worth with two dice, NONE if they are not there or cannot be used."""
    jokers = (face == CROSS) + (number == QUESTION_MARK)
    rolled = (s[COLORS] >> (2 * face)) & 3 and (s[NUMBERS] >> (2 * number)) & 3
    if not rolled or jokers > s[at + MARKS]:
        return NONE
    top = NONE
    for color in range(0 if face == CROSS else face, min(face + 1, 5)):
        cell = notes_at(s) + TOPS + 5 * color
        for i in range(0 if number == QUESTION_MARK else number, min(number + 1, 5)):
            top = max(top, s[cell + i])
    return top - joker_price(s, t, w, at, jokers) if top > NONE else NONE


def pair_ties(s: list[int], t: list[int], w: int, at: int, face: int, number: int) -> int:
    """How many placements with two dice are the best."""
    top = best_cell(s, t, w, at, face, number)
    found = 0
    for color in range(0 if face == CROSS else face, min(face + 1, 5)):
        cell = notes_at(s) + 5 * color
        for i in range(0 if number == QUESTION_MARK else number, min(number + 1, 5)):
            if s[cell + TOPS + i] == top:
                found += s[cell + TIES + i]
    return found


def best_cell(s: list[int], t: list[int], w: int, at: int, face: int, number: int) -> int:
    """What the best placement of a pair is worth before jokers are paid."""
    jokers = (face == CROSS) + (number == QUESTION_MARK)
    pair = notes_at(s) + PAIRS + 6 * face + number
    return s[pair] + joker_price(s, t, w, at, jokers)


def pair_move(
    s: list[int], t: list[int], w: int, seat: int, face: int, number: int, pick: int
) -> int:
    """The best placement of that number with two dice."""
    at = sheet_at(seat)
    top = best_cell(s, t, w, at, face, number)
    for color in range(0 if face == CROSS else face, min(face + 1, 5)):
        for i in range(0 if number == QUESTION_MARK else number, min(number + 1, 5)):
            cell = notes_at(s) + 5 * color + i
            if s[cell + TOPS] == top:
                if pick < s[cell + TIES]:
                    group = cell_group(s, t, w, seat, color, i + 1, pick)
                    return 1 + 4 * group + 2 * (face == CROSS) + (number == QUESTION_MARK)
                pick -= s[cell + TIES]
    return PASS


def cell_group(
    s: list[int], t: list[int], w: int, seat: int, color: int, count: int, pick: int
) -> int:
    """The best group of that number of a color and count."""
    top = s[notes_at(s) + TOPS + 5 * color + count - 1]
    first = t[FIRST_GROUP + 5 * color + count - 1]
    found = free_groups(s, t, sheet_at(seat), color, count)
    while found:
        group = first + lowest(found)
        found &= found - 1
        if gain(s, t, w, seat, group) == top:
            if pick == 0:
                return group
            pick -= 1
    return 0


# What is left to the others


def deny(s: list[int], t: list[int], w: int, seat: int) -> None:
    """Note for each pair that the active player may take what the others can still do."""
    deny_nothing(s)
    share = t[w + DENY + (s[SEATS] > 2)]
    if not share or s[TURN] <= FREE_TURNS or s[CHOSEN]:
        return
    for i in range(1, s[SEATS]):
        other = seat + i if seat + i < s[SEATS] else seat + i - s[SEATS]
        weigh(s, t, w, other)
        deny_one(s, t, w, other, share)


def deny_nothing(s: list[int]) -> None:
    """Before others are looked at."""
    for i in range(37):
        s[notes_at(s) + DENIED + i] = 0


def deny_one(s: list[int], t: list[int], w: int, seat: int, share: int) -> None:
    """What is left to one of the others, who may always pass."""
    deny_pairs(s, share, 0)


def deny_pairs(s: list[int], share: int, least: int) -> None:
    """What each pair, and a pass, leaves to who has at ``least`` so much."""
    notes = notes_at(s)
    for face in range(6):
        for number in range(6):
            if (s[COLORS] >> (2 * face)) & 3 and (s[NUMBERS] >> (2 * number)) & 3:
                s[notes + DENIED + 6 * face + number] += share * reply(s, face, number, least)
    s[notes + DENIED + 36] += share * reply(s, -1, -1, least)


def reply(s: list[int], face: int, number: int, least: int) -> int:
    """The best that a pair of the dice left is worth, or ``least``."""
    best = least
    for other_face in range(6):
        if ((s[COLORS] >> (2 * other_face)) & 3) > (other_face == face):
            for other in range(6):
                if ((s[NUMBERS] >> (2 * other)) & 3) > (other == number):
                    best = max(best, s[notes_at(s) + PAIRS + 6 * other_face + other])
    return best
