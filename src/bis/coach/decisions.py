"""What one decision cost, and how it is told."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from bis.coach.coach import Coach, Explain
from bis.coach.naming import DECIDED, is_decided, is_hard, plainer, plainest_first, thought_of
from bis.coach.phrases import Phrase
from bis.coach.shape import Decision, DecisionWords
from bis.coach.teller import Teller
from bis.coach.verdicts import ACCUSATIONS, Verdict, verdict_of
from bis.coach.walk import Step
from bis.coach.worth import Estimate, Evaluator, Finding, Worth, flat, less, nothing, rounded
from bis.core.languages import LANGUAGES

UNSEEN = Worth(1.0, 0.05)
"""The noise of what games could not see, though it is sure."""


class Decided(NamedTuple):
    """A decision as it is told, and what that is made of."""

    decision: Decision
    step: Step
    finding: Finding

    @property
    def seat(self) -> int:
        return self.step.line.actor

    @property
    def chosen_at(self) -> int:
        """How many lines stood there when it was chosen."""
        return len(self.step.known.lines)

    @property
    def cost(self) -> Worth:
        """Before it was rounded."""
        return self.finding.cost

    @property
    def is_accused(self) -> bool:
        return self.decision.verdict in ACCUSATIONS


def decide(
    coach: Coach, step: Step, evaluator: Evaluator, explain: Explain | None = None
) -> Decided:
    """What one line cost; the position is the one its seat knew."""
    seat, move, position = step.line.actor, step.line.said, step.known
    legal = position.game.legal(position.state, seat)
    if len(legal) == 1:
        none = nothing(position.seats)
        return as_decided(coach, step, Finding(move, none, none), "only")
    finding = weighed(coach, step, evaluator)
    finding = plainer(coach, step, evaluator, finding)
    return judged(coach, step, finding, verdict_of(finding, move), explain)


def weighed(coach: Coach, step: Step, evaluator: Evaluator) -> Finding:
    """What a move cost; what another one surely beats is neither the best nor as good."""
    seat, move, position = step.line.actor, step.line.said, step.known
    view, none = position.game.view(position.state, seat), nothing(position.seats)
    some = coach.open_to(view, position.game.legal(position.state, seat))
    if some == [move]:
        return Finding(move, none, none)
    better = coach.surely(view, move)
    if better is None:
        finding = evaluator.weigh(position, seat, some, move)
        if _is_settled(finding) and verdict_of(finding, move) not in ACCUSATIONS:
            return _by_points(coach, step, evaluator, some) or finding
        return finding
    finding = evaluator.weigh(position, seat, [*some, move], move)
    return finding if finding.best != move else Finding(better, none, _unseen(position.seats))


def _is_settled(finding: Finding) -> bool:
    return finding.win is not None and min(finding.win, 1 - finding.win) < DECIDED


def _by_points(
    coach: Coach, step: Step, evaluator: Evaluator, legal: Sequence[Any]
) -> Finding | None:
    """In a decided game: against the move that a hint names first, by points."""
    seat, position, move = step.line.actor, step.known, step.line.said
    view, none = position.game.view(position.state, seat), nothing(position.seats)
    estimates = thought_of(evaluator, position, seat, coach.sift(view, legal))
    if all(one.move != move for one in estimates):
        beside = [*(one.move for one in estimates), move]
        estimates = evaluator.advise(position, seat, beside, len(beside))
    own = next((one for one in estimates if one.move == move), None)
    if own is None or not is_decided(estimates):
        return None
    first = plainest_first(coach, view, estimates)[0]
    return short_of(own, first) or Finding(move, none, none, win=first.worth.win)


def short_of(own: Estimate, first: Estimate) -> Finding | None:
    """What a move brings less than the one that is named first, though it wins no less often."""
    cost = less(first.worth, own.worth)
    if first.move == own.move or cost.points <= 0:
        return None
    return Finding(first.move, cost, own.noise, win=first.worth.win)


def _unseen(seats: int) -> Worth:
    return replace(UNSEEN, win=None) if seats == 1 else UNSEEN


def judged(
    coach: Coach, step: Step, finding: Finding, verdict: Verdict, explain: Explain | None
) -> Decided:
    """An accusation is explained, or withdrawn where nobody could have seen it."""
    if verdict in ACCUSATIONS:
        finding = _explained(finding, step, explain)
        verdict = "silent" if is_hard(coach, step, finding) else verdict
    return as_decided(coach, step, finding, verdict)


def _explained(finding: Finding, step: Step, explain: Explain | None) -> Finding:
    """With where the points come from, if it is not known and somebody can tell."""
    if finding.gains or explain is None:
        return finding
    found = explain(step.known, step.line.actor, finding.best, step.line.said)
    return replace(finding, gains=found, by_others=True)


def as_decided(coach: Coach, step: Step, finding: Finding, verdict: Verdict) -> Decided:
    decision = Decision(
        line=step.index,
        seat=step.line.actor,
        move=str(step.line.said),
        best=str(finding.best),
        **flat("cost_", finding.cost),
        **flat("noise_", finding.noise),
        verdict=verdict,
        words=_words(coach, step, finding),
        turn=turn_of(step),
        win=None if finding.win is None else rounded(Worth(0.0, finding.win)).win,
        at_hand=coach.at_hand(step.known.game.view(step.known.state, step.line.actor)),
    )
    return Decided(decision, step, finding)


def _words(coach: Coach, step: Step, finding: Finding) -> dict[str, DecisionWords]:
    """The best move and the one played side by side, and what speaks for the best."""
    seat, names = step.line.actor, step.known.header.names
    view = step.known.game.view(step.known.state, seat)
    both = coach.beside(view, finding.best, step.line.said)
    reasons = coach.weighty(both, finding.gains) or _against_the_other(coach, step, view, finding)
    good, bad, why = (coach.spoken(one, names) for one in (both.best, both.played, reasons))
    known = finding.win is not None and len(names) > 1
    odds = coach.spoken(coach.odds(view, finding.win or 0.0) if known else [], names)
    found = {}
    for one in LANGUAGES:
        teller = Teller(one, coach.templates[one], names, both)
        end = teller.sentences(finding, seat, known=bool(reasons))
        more = teller.details(finding)
        found[one] = DecisionWords(good[one], bad[one], why[one], end, more, odds[one])
    return found


def _against_the_other(coach: Coach, step: Step, view: Any, finding: Finding) -> tuple[Phrase, ...]:
    """Why the move that was made was the best, where there was but one other: hit or stay."""
    if finding.best != step.line.said:
        return ()
    legal = step.known.game.legal(step.known.state, step.line.actor)
    others = [move for move in legal if move != finding.best]
    return coach.contrast(view, finding.best, others[0]).why if len(others) == 1 else ()


def turn_of(step: Step) -> int:
    return step.known.game.turns(step.known.state) + 1
