"""The coach of Goofspiel: nothing was learned, so a few games are played on, interpreted."""

from bis.coach.goofspiel.words import TEMPLATES, about

from bis.coach.coach import Coach, Effort, Sampling
from bis.coach.worth import Evaluator
from bis.record.record import Header

SAMPLING = Sampling(
    policy="greedy",
    effort=Effort(candidates=13, screen=8, first=16, most=64, outlook=16, advice=32),
)


def evaluator(header: Header) -> Evaluator:
    from bis.coach.playouts import Playouts  # noqa: PLC0415  # NumPy only where it is used
    from bis.coach.sampling import PlayoutEvaluator  # noqa: PLC0415

    return PlayoutEvaluator(Playouts(header, SAMPLING.policy, fast=False), SAMPLING)


COACH = Coach(about, TEMPLATES, evaluator, SAMPLING)
