"""The coach of Encore!."""

from bis.bots.encore.learned import levels
from bis.bots.encore.learned.net import net_of
from bis.bots.encore.learned.together import TwoNets
from bis.coach.coach import Coach, Effort, Sampling
from bis.coach.encore.alone import AloneEvaluator, SheetSight
from bis.coach.encore.tables import TableEvaluator
from bis.coach.encore.words import TEMPLATES, about, look
from bis.coach.playouts import Playouts
from bis.coach.sampling import PlayoutEvaluator
from bis.coach.worth import Evaluator, Worth
from bis.games.encore.pieces import printed_sheet
from bis.record.record import Header

DOUBTS = Worth(1.2, 0.015), 0.3
"""How far the nets may be off about two moves: so much, and so much of their gap."""


def evaluator(header: Header) -> Evaluator:
    """By the nets; alone on a sheet that none has learned a few games are played on."""
    if len(header.names) > 1:
        return TableEvaluator(TwoNets, DOUBTS)
    net = net_of(printed_sheet(header.options["sheet"]))
    if net is None:
        return PlayoutEvaluator(Playouts(header, SAMPLING.policy, fast=False), FEW)
    return AloneEvaluator(SheetSight(net))


def tells_more(header: Header) -> bool:
    """At tables; and alone where no net has learned the sheet."""
    return len(header.names) > 1 or net_of(printed_sheet(header.options["sheet"])) is None


SAMPLING = Sampling(
    policy="tuned",
    effort=Effort(candidates=8, screen=16, first=64, most=1024, outlook=128, advice=512),
    likes=levels.worths,
    witness=levels.worths,
    tells_more=tells_more,
)
FEW = Sampling("tuned", Effort(4, 2, 4, 8, 8, 8), levels.worths, levels.worths)
"""For games that are interpreted."""

COACH = Coach(about, TEMPLATES, evaluator, SAMPLING, look)
