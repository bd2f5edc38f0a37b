"""The judge: why a prize or a bid is refused. Written apart from the generator in rules.py."""

from bis.games.goofspiel.moves import Bid
from bis.games.goofspiel.pieces import Prize, has
from bis.games.goofspiel.state import State

from bis.core.errors import IllegalMoveError
from bis.core.reasons import NO_SEAT, Reason

STILL_BID_FOR = Reason("goofspiel.still_bid_for", "the {prize} is still bid for", "GS-02")
NO_SUCH_PRIZE = Reason("goofspiel.no_such_prize", "the {prize} is not among the prizes", "GS-02")
NOTHING_TO_BID_FOR = Reason("goofspiel.no_prize", "there is no prize to bid for", "GS-02")
BID_ALREADY = Reason("goofspiel.bid_already", "seat {seat} has bid already", "GS-03")
CARD_GONE = Reason("goofspiel.card_gone", "seat {seat} has no {card} any more", "GS-03")


def judge_prize(state: State, prize: Prize) -> None:
    if state.prize is not None:
        raise IllegalMoveError(prize, STILL_BID_FOR, prize=state.prize)
    if not has(state.prizes, prize.card):
        raise IllegalMoveError(prize, NO_SUCH_PRIZE, prize=prize.card)


def judge(state: State, seat: int, bid: Bid) -> None:
    if not 0 <= seat < len(state.hands):
        raise IllegalMoveError(bid, NO_SEAT, "GS-01", seat=seat)
    if state.prize is None:
        raise IllegalMoveError(bid, NOTHING_TO_BID_FOR)
    if state.choices[seat] is not None:
        raise IllegalMoveError(bid, BID_ALREADY, seat=seat)
    if not has(state.hands[seat], bid.card):
        raise IllegalMoveError(bid, CARD_GONE, seat=seat, card=bid.card)
