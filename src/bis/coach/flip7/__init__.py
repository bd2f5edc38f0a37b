"""The coach of Flip 7."""

from bis.coach.coach import Coach, Effort, Sampling
from bis.coach.flip7.evaluator import RaceEvaluator
from bis.coach.flip7.words import TEMPLATES, about, contrast, in_brief, look, surely

SAMPLING = Sampling(
    policy="ev",
    effort=Effort(
        candidates=36, screen=64, first=512, most=16384, outlook=1024, advice=4096, hope=2.0
    ),
)

COACH = Coach(
    about,
    TEMPLATES,
    lambda _header: RaceEvaluator(),
    SAMPLING,
    look=look,
    contrast=contrast,
    in_brief=in_brief,
    surely=surely,
    at_hand=lambda view: view.at_hand or "",
)
