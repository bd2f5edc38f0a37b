"""Advice in the middle of a game: the best moves, what they lead to, and why."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bis.coach.coach import Coach, Explain
from bis.coach.decisions import judged, short_of, weighed
from bis.coach.naming import is_decided, plainest_first, thought_of
from bis.coach.phrases import Phrase, phrase
from bis.coach.shape import VERSION, Advice, Decision, Hint, Look
from bis.coach.verdicts import ACCUSATIONS, Verdict, named, verdict_of
from bis.coach.walk import Step, last_known
from bis.coach.worth import (
    Estimate,
    Evaluator,
    Finding,
    Position,
    flat,
    nothing,
    rounded,
    unit_of,
)
from bis.core.errors import BisError
from bis.record.record import Line, Transcript

REASONS = 2
"""More are not read in the middle of a game."""
SHARED = {"same"}
"""What two moves have in common is nothing that one has ahead."""


def hint(
    coach: Coach, transcript: Transcript, evaluator: Evaluator, seat: int | None = None
) -> Hint:
    """Up to five moves for the seat to act; others' unrevealed choices are not looked at."""
    position, seat = last_known(transcript, seat)
    estimates = _estimates(coach, position, seat, evaluator)
    first, *others = [_advice(coach, position, seat, estimate) for estimate in estimates]
    view = position.game.view(position.state, seat)
    return Hint(
        version=VERSION,
        game=position.game.id,
        seat=seat,
        line=len(position.lines),
        unit=unit_of(position.seats),
        moves=(_with_reasons(coach, position, seat, estimates, first), *others),
        note=evaluator.note,
        look=_look(coach, position, seat, estimates[0]),
        at_hand=coach.at_hand(view),
        decided=len(estimates) > 1 and is_decided(estimates),
        odds=_odds(coach, position, view, estimates[0]),
    )


def consider(
    coach: Coach,
    transcript: Transcript,
    evaluator: Evaluator,
    seat: int,
    said: str,
    *,
    explain: Explain | None = None,
) -> Decision:
    """What a move of the seat to act would cost, before it is made: what a review will say.

    Told against the first move of a hint, so that both name the same one. ``explain`` is asked
    where the evaluator does not know where points come from.
    """
    position, seat = last_known(transcript, seat)
    move = position.game.parse_move(said)
    legal = position.game.legal(position.state, seat)
    if move not in legal:
        raise BisError("{move!r} is no move here", move=said)
    step = Step(len(position.lines), Line(seat, move), position, position, position)
    estimates = _estimates(coach, position, seat, evaluator)
    best = estimates[0]
    none = nothing(position.seats)
    finding = Finding(move, none, none)
    verdict: Verdict = "best"
    if len(legal) == 1:
        verdict = "only"
    elif best.move != move:
        finding = weighed(coach, step, evaluator)
        verdict = verdict_of(finding, move)
        if finding.best != best.move:
            finding = evaluator.weigh(position, seat, [best.move, move], move)
            verdict = _milder(verdict, verdict_of(finding, move))
            if verdict == "best":  # by the same number, or another one, the coach names its own
                own = next((one for one in estimates if one.move == move), None)
                finding = (own and short_of(own, best)) or Finding(best.move, none, none)
                verdict = "fine"
    decision = judged(coach, step, finding, verdict, explain).decision
    win = rounded(best.worth).win
    return replace(decision, win=win, verdict=named(decision.verdict, finding.cost, win))


def _milder(one: Verdict, other: Verdict) -> Verdict:
    """What both call a mistake is one."""
    return one if one not in ACCUSATIONS else other


def _estimates(coach: Coach, position: Position, seat: int, evaluator: Evaluator) -> list[Estimate]:
    """The best moves; what only pays more for the same is none, and the same is said once.

    Of two that are as good the one comes first of which something can be said.
    """
    view = position.game.view(position.state, seat)
    legal = coach.sift(view, coach.open_to(view, position.game.legal(position.state, seat)))
    if len(legal) == 1:
        worth = evaluator.outlook(position).share[seat]
        return [Estimate(legal[0], worth, nothing(position.seats))]
    found = thought_of(evaluator, position, seat, legal)
    once: dict[object, Estimate] = {}
    for estimate in found:
        once.setdefault(coach.same(estimate.move), estimate)
    return plainest_first(coach, view, list(once.values()))


def _look(coach: Coach, position: Position, seat: int, best: Estimate) -> Look | None:
    legal = position.game.legal(position.state, seat)
    if coach.only and len(legal) == 1:
        return Look(coach.spoken(coach.only), ())
    glance = coach.look(position.game.view(position.state, seat), best.move)
    named = {name for move in legal for name in str(move).split()} if glance.at else set()
    at = tuple(square for square in glance.at if square in named)
    return Look(coach.spoken(glance.phrases), at) if glance.phrases else None


def _advice(coach: Coach, position: Position, seat: int, estimate: Estimate) -> Advice:
    view = position.game.view(position.state, seat)
    return Advice(
        move=str(estimate.move),
        **flat("", estimate.worth),
        **flat("noise_", estimate.noise),
        words=coach.spoken(coach.about(view, estimate.move), position.header.names),
    )


def _odds(
    coach: Coach, position: Position, view: Any, best: Estimate
) -> dict[str, tuple[str, ...]]:
    win = best.worth.win
    found = coach.odds(view, win) if win is not None and position.seats > 1 else []
    return coach.spoken(found, position.header.names) if found else {}


def _with_reasons(
    coach: Coach, position: Position, seat: int, estimates: Sequence[Estimate], first: Advice
) -> Advice:
    """What the best move has ahead of the next one, and is not said about it anyhow.

    Of one that does nothing there must be something to say, if only that the others did worse.
    """
    if len(estimates) == 1:
        return first
    view, best = position.game.view(position.state, seat), estimates[0].move
    names = position.header.names
    about = coach.about(view, best)
    known = {subject for one in about for subject in (_subject(one), *dict(one.values))}
    both = coach.contrast(view, best, estimates[1].move)
    why = both.why if coach.idle(best) else coach.weighty(both, ())
    found = [one for one in why if _subject(one) not in {*known, *SHARED}][:REASONS]
    if found:
        return replace(first, ahead=coach.spoken(found, names))
    if coach.idle(best):
        return replace(first, words=coach.spoken([*about, phrase("pass.best")], names))
    return first


def _subject(one: Phrase) -> str:
    """What it counts: stars, whether as such or as more than with another move."""
    return one.key.removeprefix("why.").split(".")[0]
