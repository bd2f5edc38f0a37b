"""Flip 7: hit or stay, round after round, until one player leads with 200 points."""

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from itertools import accumulate
from typing import assert_never

from bis.core.chance import Source
from bis.core.game import Events
from bis.games.flip7.chain import aim, deal_card, hit, receivers, settle, shuffle, stay
from bis.games.flip7.judge import judge, judge_chance
from bis.games.flip7.moves import (
    DRAWS,
    HIT,
    SHUFFLE,
    STAY,
    Chance,
    Draw,
    Hit,
    Move,
    Shuffle,
    Stay,
    Target,
)
from bis.games.flip7.pieces import NO_CARDS, full_deck, is_action
from bis.games.flip7.rounds import begin_round
from bis.games.flip7.state import Edition, Line, State
from bis.games.flip7.step import Step


def start(options: Mapping[str, str], seats: int, first: int) -> State:
    """Nothing is dealt yet, and ``first`` deals the first round (F7-01 to F7-05)."""
    edition: Edition = "en" if options["edition"] == "en" else "fr"
    deck = full_deck(int(options["decks"]))
    before = State(edition, (), first, deck, NO_CARDS, (Line(),) * seats, (), first, "nothing")
    step = Step(before)
    begin_round(step, first)
    settle(step)
    state, _ = step.done()
    return state


def draw(state: State, source: Source) -> Chance:
    """A place in the rest of the deck, sorted by kind of card; an empty deck is shuffled first."""
    places = tuple(accumulate(state.deck))
    if not places[-1]:
        return SHUFFLE
    return DRAWS[bisect_right(places, source.below(places[-1]))]


def deal(state: State, chance: Chance) -> tuple[State, Events]:
    judge_chance(state, chance)
    step = Step(state)
    match chance:
        case Draw():
            deal_card(step, chance.card)
        case Shuffle():
            shuffle(step)
        case _:
            assert_never(chance)
    settle(step)
    return step.done()


def legal(state: State, seat: int) -> Sequence[Move]:
    """Hit, then stay; or the targets by seat. Some must hit (F7-05)."""
    if state.due == "offer" and seat == state.turn:
        must_hit = state.edition == "en" and state.lines[seat].is_empty
        return [HIT] if must_hit else [HIT, STAY]
    if is_action(state.due) and seat == state.receiver:
        return [Target(receiver) for receiver in receivers(state.lines, state.due)]
    return []


def play(state: State, seat: int, move: Move) -> tuple[State, Events]:
    judge(state, seat, move)
    step = Step(state)
    match move:
        case Hit():
            hit(step)
        case Stay():
            stay(step)
        case Target():
            assert is_action(state.due)
            aim(step, state.due, move.seat)
        case _:
            assert_never(move)
    settle(step)
    return step.done()
