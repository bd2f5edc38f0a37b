"""What players of Encore! lose at tables of two, where the game ends with the turn or can be ended.

Worths are chances to win, by the rules themselves, as far as this turn goes: a move after which the
dice are rolled again may be worth anything. So only decisions count of which the best is known all
the same: the other has just ended the game, or there is a move that surely wins. Who leaves a sure
win for another roll loses something between nothing and all of it.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from operator import attrgetter

from bis.bots import Bot, find_bot
from bis.core.chance import BOT_STREAM, Source, Stream
from bis.core.seats import TABLE
from bis.games import find_game
from bis.games.encore.pieces import MOST_SQUARES
from bis.games.encore.state import State
from bis.sim.match import play_match
from bis.sim.simulate import Estimate, Tally
from lab.oracle.losses import moments

GAME = find_game("encore")
SEED = 3810
BOTS: dict[str, Bot] = {
    name: find_bot(GAME, name) for name in ("best", "quick", "denial", "tuned", "greedy")
}


@dataclass(frozen=True, slots=True)
class Worth:
    """A chance to win, between bounds."""

    low: float
    high: float


def worth(state: State, seat: int) -> Worth:
    """Of a seat at a table of two from turn 4 on, both playing to win (ENC-08, ENC-24)."""
    if state.over:
        return Worth(share(state, seat), share(state, seat))
    actor = GAME.to_act(state)[0]
    if actor == TABLE:
        return Worth(0.0, 1.0)
    best = max if actor == seat else min
    told = after(state, actor, seat)
    return Worth(best(w.low for w in told), best(w.high for w in told))


def share(state: State, seat: int) -> float:
    """Of the victory, of a game that is over (ENC-24)."""
    winners = GAME.result(state).winners
    return (seat in winners) / len(winners)


def after(state: State, actor: int, seat: int) -> list[Worth]:
    """What each legal move of who is to act is worth to a seat."""
    legal = GAME.legal(state, actor)
    return [worth(GAME.play(state, actor, move)[0], seat) for move in legal]


@dataclass(frozen=True, slots=True)
class Decision:
    """A state in which it is known how much can be had, and not every move surely has it."""

    number: int
    """Of the game it is from."""
    state: State
    seat: int
    worths: list[Worth]
    won: float
    """The share of the victory that came of it in that game."""

    @property
    def all_known(self) -> bool:
        """Whether every move's worth is known, as it is when the other has ended the game."""
        return all(worth.low == worth.high for worth in self.worths)

    @property
    def best(self) -> float:
        return max(worth.low for worth in self.worths)

    def loss(self, place: int) -> Worth:
        """What the move at this place costs."""
        chosen = self.worths[place]
        return Worth(self.best - chosen.high, self.best - chosen.low)


def is_known(worths: Sequence[Worth]) -> bool:
    """Whether it is known how much can be had, and not every move surely has it."""
    best = max(worth.low for worth in worths)
    return min(w.low for w in worths) < best == max(w.high for w in worths)


def may_end(state: State) -> bool:
    """Whether anybody could get a second color with this turn's one placement (ENC-22)."""
    for sheet in state.sheets:
        colors = sheet.printed.by_color.values()
        left = sorted((squares & ~sheet.checked).bit_count() for squares in colors)
        if left[0] == 0 and left[1] <= MOST_SQUARES:
            return True
    return False


def decisions(games: int) -> Iterator[Decision]:
    """Of games of `best` against itself."""
    bots = [("best", BOTS["best"])] * 2
    for number in range(games):
        played = play_match(GAME, {"sheet": "classic"}, bots, SEED, number)
        for state, seat, _ in moments(played):
            if state.removes_dice and may_end(state):
                worths = after(state, seat, seat)
                if is_known(worths):
                    yield Decision(number, state, seat, worths, share(played.state, seat))


def losses(decision: Decision, bots: dict[str, Bot], whims: Source) -> dict[str, Worth]:
    """What each player's move costs."""
    state, seat = decision.state, decision.seat
    view, legal = GAME.view(state, seat), GAME.legal(state, seat)
    chosen = {name: legal.index(bot(view, legal, whims)) for name, bot in bots.items()}
    return {name: decision.loss(place) for name, place in chosen.items()}


def measure(games: int) -> list[tuple[Decision, dict[str, Worth]]]:
    """All decisions found, with each player's losses."""
    whims = Stream(SEED, 0, BOT_STREAM)
    return [
        (decision, losses(decision, BOTS, whims.at(number)))
        for number, decision in enumerate(decisions(games))
    ]


def gone(found: Sequence[Decision]) -> Estimate:
    """What `best` lost a decision of what it could have had, as its games went on."""
    tally = Tally()
    for _, group in groupby(found, attrgetter("number")):
        lost = [decision.best - decision.won for decision in group]
        tally.add(sum(lost), len(lost))
    return tally.mean()
