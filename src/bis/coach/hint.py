"""Advice in the middle of a game: the best moves, what they lead to, and why."""

from collections.abc import Sequence
from dataclasses import replace

from bis.coach.coach import Coach
from bis.coach.review import as_decided
from bis.coach.shape import VERSION, Advice, Decision, Hint, Look
from bis.coach.verdicts import ACCUSATIONS, Verdict, verdict_of
from bis.coach.walk import Step, last_known
from bis.coach.worth import Estimate, Evaluator, Finding, Position, flat, nothing, rounded, unit_of
from bis.core.errors import BisError
from bis.record.record import Line, Transcript

MOVES = 5


def hint(
    coach: Coach, transcript: Transcript, evaluator: Evaluator, seat: int | None = None
) -> Hint:
    """Up to five moves for the seat to act; others' unrevealed choices are not looked at."""
    position, seat = last_known(transcript, seat)
    estimates = _estimates(coach, position, seat, evaluator)
    return Hint(
        version=VERSION,
        game=position.game.id,
        seat=seat,
        line=len(position.lines),
        unit=unit_of(position.seats),
        moves=tuple(
            _advice(coach, position, seat, estimate, others=() if place else estimates[1:])
            for place, estimate in enumerate(estimates)
        ),
        note=evaluator.note,
        look=_look(coach, position, seat, estimates[0]),
        at_hand=coach.at_hand(position.game.view(position.state, seat)),
    )


def consider(
    coach: Coach, transcript: Transcript, evaluator: Evaluator, seat: int, said: str
) -> Decision:
    """What a move of the seat to act would cost, before it is made: what a review will say.

    Told against the first move of a hint, so that both name the same one.
    """
    position, seat = last_known(transcript, seat)
    move = position.game.parse_move(said)
    legal = position.game.legal(position.state, seat)
    if move not in legal:
        raise BisError("{move!r} is no move here", move=said)
    step = Step(len(position.lines), Line(seat, move), position, position, position)
    best = _estimates(coach, position, seat, evaluator)[0]
    none = nothing(position.seats)
    finding = Finding(move, none, none)
    verdict: Verdict = "best"
    if len(legal) == 1:
        verdict = "only"
    elif best.move != move:
        finding = evaluator.weigh(position, seat, legal, move)
        verdict = verdict_of(finding, move)
        if finding.best != best.move:
            finding = evaluator.weigh(position, seat, [best.move, move], move)
            verdict = _milder(verdict, verdict_of(finding, move))
    decision = as_decided(coach, step, finding, verdict).decision
    return replace(decision, win=rounded(best.worth).win)


def _milder(one: Verdict, other: Verdict) -> Verdict:
    """What both call a mistake is one."""
    return one if one not in ACCUSATIONS else other


def _estimates(coach: Coach, position: Position, seat: int, evaluator: Evaluator) -> list[Estimate]:
    """The best moves; what only pays more for the same is none, and the same is said once."""
    view = position.game.view(position.state, seat)
    legal = coach.sift(view, position.game.legal(position.state, seat))
    if len(legal) == 1:
        worth = evaluator.outlook(position).share[seat]
        return [Estimate(legal[0], worth, nothing(position.seats))]
    found = evaluator.advise(position, seat, legal, MOVES)
    once: dict[object, Estimate] = {}
    for estimate in found:
        once.setdefault(coach.same(estimate.move), estimate)
    return list(once.values())


def _look(coach: Coach, position: Position, seat: int, best: Estimate) -> Look | None:
    glance = coach.look(position.game.view(position.state, seat), best.move)
    legal = position.game.legal(position.state, seat)
    named = {name for move in legal for name in str(move).split()} if glance.at else set()
    at = tuple(square for square in glance.at if square in named)
    return Look(coach.spoken(glance.phrases), at) if glance.phrases else None


def _advice(
    coach: Coach, position: Position, seat: int, estimate: Estimate, others: Sequence[Estimate]
) -> Advice:
    """In words, and of the best one also what it has ahead of the others."""
    view = position.game.view(position.state, seat)
    about = coach.advised(view, estimate.move, [other.move for other in others])
    return Advice(
        move=str(estimate.move),
        **flat("", estimate.worth),
        **flat("noise_", estimate.noise),
        words=coach.spoken(about, position.header.names),
    )
