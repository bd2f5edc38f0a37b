"""Which of moves that are as good is named, and which mistakes are left unsaid."""

from collections.abc import Sequence
from typing import Any

from bis.coach.coach import Coach
from bis.coach.gains import hides, tells
from bis.coach.verdicts import ACCUSATIONS, SURE, verdict_of
from bis.coach.walk import Step
from bis.coach.worth import Estimate, Evaluator, Finding, Position, Worth, as_counted

ALIKE = Worth(0.375, 0.015)
"""Moves that differ by less, and by no more than the noise, are as good: in points, in wins."""
NEAR = Worth(0.75, 0.03)
"""A move that does nothing is not named before one that is so little worse, within the noise."""
WEAK = {"why.whole"}
"""Reasons that nearly every move that does nothing has."""
DECIDED = 0.02
"""With less of a chance to win, or as much as all but this, hardly any move matters."""
LOOKED_AT, DECIDED_AMONG = 5, 20
"""So many of the best moves are thought of; of more where points say which is the best."""


def thought_of(
    evaluator: Evaluator, position: Position, seat: int, legal: Sequence[Any]
) -> list[Estimate]:
    """The best moves; where the game is decided, of all that leave it so the best by points."""
    found = evaluator.advise(position, seat, legal, LOOKED_AT)
    if not is_decided(found):
        return found
    more = evaluator.advise(position, seat, legal, DECIDED_AMONG)
    as_decided = [one for one in more if is_decided([*found, one])] or found
    return sorted(as_decided, key=lambda one: -one.worth.points)[:LOOKED_AT]


def plainest_first(coach: Coach, view: Any, estimates: Sequence[Estimate]) -> list[Estimate]:
    """The best first; before it one as good, if something can be said for that one only.

    Where the game is decided all are as good, and points say which is first.
    """
    if is_decided(estimates):
        return sorted(estimates, key=lambda one: (coach.idle(one.move), -one.worth.points))
    best, *others = estimates
    for other in others if coach.plainly else ():
        if _comes_before(coach, view, other, best):
            return [other, *(each for each in estimates if each is not other)]
    return list(estimates)


def is_decided(estimates: Sequence[Estimate]) -> bool:
    """Whether no move has a chance to speak of, or every one has nearly all."""
    wins = [one.worth.win for one in estimates]
    known = [win for win in wins if win is not None]
    return bool(known) and (max(known) < DECIDED or min(known) > 1 - DECIDED)


def _comes_before(coach: Coach, view: Any, other: Estimate, best: Estimate) -> bool:
    if not coach.idle(best.move):
        return _are_alike(best, other) and _speaks_for(coach, view, other.move, best.move)
    if coach.idle(other.move) or not _are_near(best, other):
        return False
    return all(one.key in WEAK for one in coach.contrast(view, best.move, other.move).why)


def _are_near(best: Estimate, other: Estimate) -> bool:
    """Whether a hint calls them as good, as far as one can tell."""
    gap = best.worth.main - other.worth.main
    return gap <= min(SURE * other.noise.main, as_counted(NEAR, best.worth))


def _are_alike(best: Estimate, other: Estimate) -> bool:
    gap = best.worth.main - other.worth.main
    return gap <= min(other.noise.main, as_counted(ALIKE, best.worth))


def _speaks_for(coach: Coach, view: Any, one: Any, other: Any) -> bool:
    """Whether something speaks for one of two moves at sight, and nothing for the other."""
    return bool(coach.contrast(view, one, other).why) and not coach.contrast(view, other, one).why


def plainer(coach: Coach, step: Step, evaluator: Evaluator, finding: Finding) -> Finding:
    """Of a mistake against a move of which nothing can be said: against one as good, if it can."""
    position, seat, played = step.known, step.line.actor, step.line.said
    verdict = verdict_of(finding, played)
    view = position.game.view(position.state, seat)
    if not coach.plainly or verdict not in ACCUSATIONS or _has_reason(coach, view, finding, played):
        return finding
    legal = coach.sift(view, position.game.legal(position.state, seat))
    for move in _as_good(evaluator.advise(position, seat, legal, LOOKED_AT)):
        if move in (played, finding.best) or not coach.contrast(view, move, played).why:
            continue
        found = evaluator.weigh(position, seat, [move, played], played)
        if verdict_of(found, played) == verdict and _has_reason(coach, view, found, played):
            return found
    return finding


def _as_good(estimates: Sequence[Estimate]) -> list[Any]:
    """The moves that are as good as the best, and that one."""
    best = estimates[0]
    return [each.move for each in estimates if each is best or _are_alike(best, each)]


def _has_reason(coach: Coach, view: Any, finding: Finding, played: Any) -> bool:
    both = coach.beside(view, finding.best, played)
    return bool(coach.weighty(both, finding.gains))


def is_hard(coach: Coach, step: Step, finding: Finding) -> bool:
    """Whether nobody could say why.

    Games that were played on for a reason alone tell how it came out, and that is none.
    """
    seat, position = step.line.actor, step.known
    both = coach.beside(position.game.view(position.state, seat), finding.best, step.line.said)
    if hides(finding, seat, both):
        return True
    if coach.weighty(both, finding.gains):
        return False
    return finding.by_others or not tells(finding, seat, both)
