"""Advice in the middle of a game: the best moves, what they lead to, and why."""

from bis.coach.coach import Coach
from bis.coach.review import decide
from bis.coach.shape import VERSION, Advice, Decision, Hint, Look
from bis.coach.walk import Step, last_known
from bis.coach.worth import Estimate, Evaluator, Position, flat, nothing, unit_of
from bis.core.errors import BisError
from bis.record.record import Line, Transcript

MOVES = 5


def hint(
    coach: Coach, transcript: Transcript, evaluator: Evaluator, seat: int | None = None
) -> Hint:
    """Up to five moves for the seat to act; others' unrevealed choices are not looked at."""
    position, seat = last_known(transcript, seat)
    estimates = _estimates(position, seat, evaluator)
    return Hint(
        version=VERSION,
        game=position.game.id,
        seat=seat,
        line=len(position.lines),
        unit=unit_of(position.seats),
        moves=tuple(_advice(coach, position, seat, estimate) for estimate in estimates),
        note=evaluator.note,
        look=_look(coach, position, seat, estimates[0]),
    )


def consider(
    coach: Coach, transcript: Transcript, evaluator: Evaluator, seat: int, said: str
) -> Decision:
    """What a move of the seat to act would cost, before it is made."""
    position, seat = last_known(transcript, seat)
    move = position.game.parse_move(said)
    if move not in position.game.legal(position.state, seat):
        raise BisError("{move!r} is no move here", move=said)
    line = Line(seat, move)
    step = Step(len(position.lines), line, position, position, position)
    return decide(coach, step, evaluator).decision


def _estimates(position: Position, seat: int, evaluator: Evaluator) -> list[Estimate]:
    legal = position.game.legal(position.state, seat)
    if len(legal) > 1:
        return evaluator.advise(position, seat, legal, MOVES)
    worth = evaluator.outlook(position).share[seat]
    return [Estimate(legal[0], worth, nothing(position.seats))]


def _look(coach: Coach, position: Position, seat: int, best: Estimate) -> Look | None:
    glance = coach.look(position.game.view(position.state, seat), best.move)
    return Look(coach.spoken(glance.phrases), glance.at) if glance.phrases else None


def _advice(coach: Coach, position: Position, seat: int, estimate: Estimate) -> Advice:
    view = position.game.view(position.state, seat)
    return Advice(
        move=str(estimate.move),
        **flat("", estimate.worth),
        **flat("noise_", estimate.noise),
        words=coach.spoken(coach.about(view, estimate.move), position.header.names),
    )
