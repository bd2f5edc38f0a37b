"""The coach of Encore!."""

from bis.bots.encore.frugal import frugal
from bis.bots.encore.learned import levels
from bis.bots.encore.learned.any_net import net_of
from bis.bots.encore.learned.best import knows
from bis.bots.encore.learned.together import TwoNets
from bis.bots.encore.learned.unseen import Unseen
from bis.coach.coach import Coach, Effort, Sampling
from bis.coach.encore.alone import AloneEvaluator, AnySheetSight, SheetSight
from bis.coach.encore.beside import contrast
from bis.coach.encore.look import look
from bis.coach.encore.odds import odds
from bis.coach.encore.parts import parts
from bis.coach.encore.tables import TableEvaluator
from bis.coach.encore.words import NAMED, TEMPLATES, about, at_hand, is_idle, same
from bis.coach.phrases import phrase
from bis.coach.playouts import Playouts
from bis.coach.sampling import PlayoutEvaluator
from bis.coach.worth import Evaluator, Worth
from bis.games.encore.pieces import printed_sheet
from bis.record.record import Header

DOUBTS = Worth(1.2, 0.015), 0.3
"""How far the nets may be off about two moves: so much, and so much of their gap."""


def evaluator(header: Header) -> Evaluator:
    """By the nets; alone on a sheet that breaks a law a few games are played on."""
    printed = printed_sheet(header.options["sheet"])
    net = net_of(printed)
    if len(header.names) > 1:
        return TableEvaluator(TwoNets if net is None or knows(printed) else Unseen, DOUBTS)
    if net is None:
        return PlayoutEvaluator(Playouts(header, SAMPLING.policy, fast=False), FEW)
    return AloneEvaluator(SheetSight(net) if knows(printed) else AnySheetSight(net))


def tells_more(header: Header) -> bool:
    """At tables; and alone where no net fits the sheet."""
    return len(header.names) > 1 or net_of(printed_sheet(header.options["sheet"])) is None


SAMPLING = Sampling(
    policy="tuned",
    effort=Effort(
        candidates=8, screen=16, first=64, most=1024, outlook=128, advice=512, plainly=384
    ),
    likes=levels.worths,
    witness=levels.worths,
    tells_more=tells_more,
    parts=parts,
)
FEW = Sampling("tuned", Effort(4, 2, 4, 8, 8, 8), levels.worths, levels.worths, parts=parts)
"""For games that are interpreted."""

COACH = Coach(
    about,
    TEMPLATES,
    evaluator,
    SAMPLING,
    look=look,
    only=(phrase("look.only"),),
    at_hand=at_hand,
    contrast=contrast,
    named=NAMED,
    sift=frugal,
    same=same,
    idle=is_idle,
    odds=odds,
    plainly=True,
)
