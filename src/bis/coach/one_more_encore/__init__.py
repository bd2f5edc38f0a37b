"""The coach of One More Encore!: Encore!'s, with its own nets and fewer games."""

from dataclasses import replace

from bis.bots.one_more_encore.learned import levels
from bis.bots.one_more_encore.learned.situation import Together
from bis.coach import encore
from bis.coach.coach import Effort
from bis.coach.encore.alone import AloneEvaluator
from bis.coach.one_more_encore.alone import AloneSight
from bis.coach.one_more_encore.odds import odds
from bis.coach.one_more_encore.parts import parts
from bis.coach.one_more_encore.tables import TableEvaluator
from bis.coach.one_more_encore.words import TEMPLATES, about, contrast, look
from bis.coach.worth import Evaluator, Worth
from bis.record.record import Header

DOUBTS = Worth(2.5, 0.035), 0.3


def evaluator(header: Header) -> Evaluator:
    if len(header.names) > 1:
        return TableEvaluator(Together, DOUBTS)
    return AloneEvaluator(AloneSight())


SAMPLING = replace(
    encore.SAMPLING,
    effort=Effort(candidates=6, screen=8, first=32, most=256, outlook=48, advice=96, plainly=192),
    likes=levels.worths,
    witness=levels.worths,
    tells_more=lambda header: len(header.names) > 1,
    parts=parts,
)

COACH = replace(
    encore.COACH,
    about=about,
    templates=TEMPLATES,
    evaluator=evaluator,
    sampling=SAMPLING,
    look=look,
    contrast=contrast,
    odds=odds,
)
