"""Players of One More Encore! who weigh moves with weights: the special die and bonus bombs."""

from bis.games.encore import reference as encore
from bis.games.encore.reference import weigh as encore_weigh
from bis.games.encore.worths import DENIED, NONE, PAIRS, PARTS, PHASES, note_seat, notes_at
from bis.games.one_more_encore.batch import (
    BOMB,
    PASS,
    bomb_due,
    part_count,
    part_move,
    sheet_at,
    special_face,
    special_parts,
    specials,
)
from bis.games.one_more_encore.worths import PHASE_WORDS, SYMBOL, special_gain


def weights_at(t: list[int], policy: int, phase: int) -> int:
    """Where the weights of policy 2 or 3 begin."""
    return len(t) - PHASE_WORDS * (PHASES * (4 - policy) - phase)


def weigh(s: list[int], t: list[int], w: int, seat: int) -> None:
    """No dice are there for a bonus bomb."""
    if not bomb_due(s):
        encore_weigh(s, t, w, seat)
        return
    note_seat(s, t, w, seat)
    for pair in range(36):
        s[notes_at(s) + PAIRS + pair] = NONE


def special_top(s: list[int], t: list[int], w: int, seat: int) -> int:
    """What the special die is worth to a seat, its symbol paid."""
    top, ties, _ = survey_die(s, t, w, seat, special_face(s, sheet_at(seat)), -1)
    return top - t[w + SYMBOL] if ties else NONE


def survey_special(
    s: list[int], t: list[int], w: int, seat: int, top: int, equals: int, best: int, pick: int
) -> tuple[int, int, int]:
    """After the placements the special die or the bonus bombs."""
    due = bomb_due(s)
    face = BOMB if due else special_face(s, sheet_at(seat))
    gained, ties, move = survey_die(s, t, w, seat, face, pick)
    price = 0 if due else t[w + SYMBOL]
    worth = PARTS * (gained - price) - s[notes_at(s) + DENIED + 37]
    if not ties or worth < top:
        return top, equals, best
    if worth > top:
        return worth, ties, move
    return top, equals + ties, move if 0 <= pick < ties else best


def survey_die(
    s: list[int], t: list[int], w: int, seat: int, face: int, pick: int
) -> tuple[int, int, int]:
    """The top gain of a special die, how many ways have it, and that of number ``pick``."""
    at = sheet_at(seat)
    top = NONE
    ties = 0
    best = PASS
    for part in range(special_parts(face)):
        for k in range(part_count(s, t, at, face, part)):
            move = part_move(s, t, at, face, part, k)
            gained = special_gain(s, t, w, seat, move - specials(t))
            if gained > top:
                top = gained
                ties = 0
            if gained == top:
                if ties <= max(pick, 0):
                    best = move
                ties += 1
    return top, ties, best


REPLACED: dict[object, object] = {
    encore.weights_at: weights_at,
    encore.weigh: weigh,
    encore.special_top: special_top,
    encore.survey_special: survey_special,
}
"""Encore!'s functions that call one another by these names call these instead."""
