"""Players who weigh moves with weights: the special die and bonus bombs."""

from bis.bots.encore.compiled.reference import deny_nothing as encore_deny_nothing
from bis.bots.encore.compiled.reference import deny_pairs, reply
from bis.bots.encore.compiled.reference import survey_moves as encore_survey_moves
from bis.bots.encore.compiled.reference import weigh as encore_weigh
from bis.bots.encore.compiled.worths import DENIED, NONE, PAIRS, PARTS, PHASES, note_seat, notes_at
from bis.bots.one_more_encore.compiled.worths import (
    LEFT_BY_SPECIAL,
    PHASE_WORDS,
    SYMBOL,
    special_gain,
)
from bis.games.encore.batch.words import PASS
from bis.games.one_more_encore.batch.special import (
    part_count,
    part_move,
    special_face,
    special_parts,
)
from bis.games.one_more_encore.batch.turns import bomb_due
from bis.games.one_more_encore.batch.words import BOMB, sheet_at, specials


def weights_at(t: list[int], policy: int, phase: int) -> int:
    """Where the weights of TUNED or DENIAL begin."""
    return len(t) - PHASE_WORDS * (PHASES * (4 - policy) - phase)


def weigh(s: list[int], t: list[int], w: int, seat: int) -> None:
    """No dice are there for a bonus bomb."""
    if not bomb_due(s):
        encore_weigh(s, t, w, seat)
        return
    note_seat(s, t, w, seat)
    for pair in range(36):
        s[notes_at(s) + PAIRS + pair] = NONE


def survey_moves(
    s: list[int], t: list[int], w: int, seat: int, top: int, pick: int
) -> tuple[int, int, int]:
    """After the placements the special die or the bonus bombs."""
    top, equals, best = encore_survey_moves(s, t, w, seat, top, pick)
    if pick >= 0:
        if best != PASS:
            return top, equals, best
        passes = 1 if top == -s[notes_at(s) + DENIED + 36] else 0
        pick -= equals - passes
    due = bomb_due(s)
    face = BOMB if due else special_face(s, sheet_at(seat))
    gained, ties, move = survey_die(s, t, w, seat, face, pick)
    price = 0 if due else t[w + SYMBOL]
    worth = PARTS * (gained - price) - s[notes_at(s) + LEFT_BY_SPECIAL]
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


# What is left to the others


def deny_nothing(s: list[int]) -> None:
    """Before others are looked at."""
    encore_deny_nothing(s)
    s[notes_at(s) + LEFT_BY_SPECIAL] = 0


def deny_one(s: list[int], t: list[int], w: int, seat: int, share: int) -> None:
    """Whatever pair is taken, the special die is left; and if that is taken, every pair."""
    deny_pairs(s, share, max(0, special_top(s, t, w, seat)))
    s[notes_at(s) + LEFT_BY_SPECIAL] += share * reply(s, -1, -1, 0)


def special_top(s: list[int], t: list[int], w: int, seat: int) -> int:
    """What the special die is worth to a seat, its symbol paid."""
    top, ties, _ = survey_die(s, t, w, seat, special_face(s, sheet_at(seat)), -1)
    return top - t[w + SYMBOL] if ties else NONE
