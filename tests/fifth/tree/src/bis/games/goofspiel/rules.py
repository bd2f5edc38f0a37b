"""Goofspiel: prizes one by one, and hidden bids for each."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from bis.games.goofspiel.events import Tied, Turned, WasBid, Won
from bis.games.goofspiel.judge import judge, judge_prize
from bis.games.goofspiel.moves import Bid
from bis.games.goofspiel.pieces import Prize, listed, suit_of, without
from bis.games.goofspiel.state import State, to_act

from bis.core.chance import Source
from bis.core.game import Chose, Ended, Events
from bis.core.seats import TABLE


def start(options: Mapping[str, str], seats: int, _first: int) -> State:
    """A suit each, and one of prizes (GS-01)."""
    size = int(options["suit"])
    suit = suit_of(size)
    return State(size, (suit,) * seats, suit, (0,) * seats)


def draw(state: State, source: Source) -> Prize:
    """Any prize that is left (GS-01)."""
    left = listed(state.prizes)
    return Prize(left[source.below(len(left))])


def deal(state: State, prize: Prize) -> tuple[State, Events]:
    judge_prize(state, prize)
    left = without(state.prizes, prize.card)
    state = replace(state, prize=prize.card, prizes=left, choices=(None,) * len(state.hands))
    return state, (Turned(prize.card),)


def legal(state: State, seat: int) -> Sequence[Bid]:
    """One's cards, the lowest first."""
    if seat == TABLE or seat not in to_act(state):
        return []
    return [Bid(card) for card in listed(state.hands[seat])]


def play(state: State, seat: int, bid: Bid) -> tuple[State, Events]:
    """Note a bid; all are turned up together (GS-03)."""
    judge(state, seat, bid)
    choices = (*state.choices[:seat], bid, *state.choices[seat + 1 :])
    state = replace(state, choices=choices)
    return (state, (Chose(seat),)) if to_act(state) else end_turn(state)


def end_turn(state: State) -> tuple[State, Events]:
    """The highest bid takes the prize, unless several bid highest (GS-04)."""
    assert state.prize is not None
    bids = [choice.card for choice in state.choices if choice is not None]
    won, winner = list(state.won), highest(bids)
    shown = [WasBid(seat, card) for seat, card in enumerate(bids)]
    if winner is not None:
        won[winner] += state.prize
    taken = Tied(state.prize) if winner is None else Won(winner, state.prize)
    hands = tuple(without(hand, card) for hand, card in zip(state.hands, bids, strict=True))
    state = replace(state, hands=hands, won=tuple(won), prize=None, choices=())
    ended = [] if to_act(state) else [Ended()]
    return state, (*shown, taken, *ended)


def highest(bids: Sequence[int]) -> int | None:
    """The seat that alone bid highest."""
    return bids.index(max(bids)) if bids.count(max(bids)) == 1 else None
