"""Moves and positions valued by games that are played on from there.

Moves are chosen on one sample and what they cost is estimated on another, always on the same dice
and cards for the moves that are compared. So the best of many is not flattered.
"""

import threading
from collections.abc import Sequence
from dataclasses import replace
from math import sqrt
from typing import TYPE_CHECKING, Any

import numpy as np

from bis.bots.levels import Worths
from bis.coach.coach import Sampling
from bis.coach.gains import rival
from bis.coach.playouts import LENGTHS, Ends, Playouts, has_numba
from bis.coach.purse import LEAST, QUARTERS, Purse
from bis.coach.verdicts import ACCUSATIONS, SURE, scale_of, verdict_of
from bis.coach.worth import (
    Alive,
    Estimate,
    Finding,
    Gain,
    Outlook,
    Position,
    Share,
    Worth,
    combine,
    nothing,
    unheard,
)
from bis.core.batch import TURN
from bis.record.record import Header

if TYPE_CHECKING:
    from numpy.typing import NDArray

CHOOSE, ESTIMATE, OUTLOOK, REFERENCE = 1, 2, 3, 4
"""The seeds of the samples; none is used for two things."""
APART = 1 << 16
"""Each position has its own games, so that a stroke of luck in a sample is not shared by all."""
LEAD = 40.0
"""When moves are chosen, so many points ahead of the others count like a victory."""
SLOW = "bis[fast] is not installed: few games are played on, and slowly"
SAMPLES = 8
"""The games of an outlook are told apart in so many parts, so that its noise can be seen."""


_getting_ready: dict[str, threading.Thread] = {}
"""By game: who compiles what plays on."""


def play_on(
    header: Header, sampling: Sampling, alive: Alive = unheard
) -> "PlayoutEvaluator | None":
    """Games in machine code; without Numba fewer, interpreted, or none where that is too slow."""
    if has_numba():
        playouts = Playouts(header, sampling.policy, fast=True, alive=alive)
        return PlayoutEvaluator(playouts, sampling)
    if not sampling.effort.plainly:
        return None
    slowly = replace(sampling, effort=sampling.effort.interpreted)
    playouts = Playouts(header, sampling.policy, fast=False, alive=alive)
    return PlayoutEvaluator(playouts, slowly)


class PlayoutEvaluator:
    """Values by playing on."""

    def __init__(self, playouts: Playouts, sampling: Sampling) -> None:
        self.playouts = playouts
        self.sampling = sampling
        self.effort = sampling.effort
        self._purse = None if playouts.fast else Purse()

    @property
    def note(self) -> str | None:
        return None if self.playouts.fast else SLOW

    @property
    def is_ready(self) -> bool:
        """Whether nothing has to be compiled first."""
        return self.playouts.is_ready

    def get_ready_meanwhile(self) -> None:
        """Compile in the background; once for each game."""
        game = self.playouts.kit.game.id
        if game not in _getting_ready:
            thread = threading.Thread(target=self.playouts.get_ready, daemon=True)
            _getting_ready[game] = thread
            thread.start()

    def is_ready_within(self, seconds: float) -> bool:
        """Whether what compiles in the background is done by then."""
        _getting_ready[self.playouts.kit.game.id].join(seconds)
        return self.is_ready

    def outlook(self, position: Position) -> Outlook:
        """The same games for all places of a curve, so that they differ by what happened."""
        ends = self.playouts.play_on(position, range(self.effort.outlook), OUTLOOK)
        scores, wins = (
            part.reshape(SAMPLES, -1, position.seats).mean(axis=1)
            for part in (ends.scores[0], ends.wins[0])
        )
        alone = position.seats == 1
        return Outlook(
            tuple(
                tuple(
                    Worth(float(points), None if alone else float(win))
                    for points, win in zip(scores[i], wins[i], strict=True)
                )
                for i in range(SAMPLES)
            )
        )

    # Choosing

    def choose(
        self, position: Position, seat: int, legal: Sequence[Any], keep: int, games: int
    ) -> list[Any]:
        """Successive halving down to so many moves, the best first."""
        moves = shortlist(self.sampling, position, seat, legal)
        done = 0
        while len(moves) > 1:
            numbers = self._numbers(position, done, games)
            ends = self.playouts.play_after(position, seat, moves, numbers, CHOOSE)
            order = np.argsort(-standing(ends, seat).mean(axis=1), kind="stable")
            if len(moves) <= keep:
                return [moves[i] for i in order]
            moves = [moves[i] for i in order[: max(keep, (len(moves) + 1) // 2)]]
            done, games = done + games, 2 * games
        return moves

    # Estimating

    def weigh(self, position: Position, seat: int, legal: Sequence[Any], played: Any) -> Finding:
        """What a move cost, by games to the end; in doubt where a witness speaks for it.

        What looked best in a few games is compared as well: luck there does not hide a mistake. Nor
        does it make one: a move that comes off no worse than that on other games is the best found.
        """
        best, *others = self.choose(position, seat, legal, 2, self.effort.screen)
        finding = self._against(position, seat, others[0] if best == played else best, played)
        verdict = verdict_of(finding, played)
        is_best = best == played and verdict not in ACCUSATIONS
        if is_best or (verdict == "fine" and finding.cost.main <= 0):
            none, other = nothing(position.seats), finding.win
            win = None if other is None else other - finding.cost.main
            return Finding(played, none, none, win=win)
        return finding

    def _against(self, position: Position, seat: int, best: Any, played: Any) -> Finding:
        finding = self.compare(position, seat, best, played)
        witness = self.sampling.witness
        return doubted(finding) if is_defended(witness, position, seat, best, played) else finding

    def compare(self, position: Position, seat: int, best: Any, played: Any) -> Finding:
        """More games as long as there may be a case; whoever is accused gets all of them."""
        known: list[NDArray[np.float64]] = []
        parts: list[NDArray[np.float64]] = []
        turns: list[NDArray[np.float64]] = []
        won: list[NDArray[np.float64]] = []
        alone = position.seats == 1
        most = self._most(position, seat)
        games, done = self.effort.first if most == self.effort.most else most // QUARTERS, 0
        while True:
            numbers = self._numbers(position, done, games)
            ends = self.both(position, seat, (best, played), numbers, ESTIMATE)
            known.append(_differences(ends))
            won.append(ends.wins[0, :, seat])
            done += games
            every = np.concatenate(known)
            win = None if alone else float(np.concatenate(won).mean())
            finding = Finding(best, *_mean(every[:, seat], alone=alone), win=win)
            if has_no_case(finding, done / most, self.effort.hope):
                return finding
            parts.append(self._parts(ends, seat))
            turns.append(_sooner(ends))
            if done >= most:
                others, noise = _others(every, alone=alone)
                found, sooner = self._gains(np.concatenate(parts)), np.concatenate(turns)
                told = replace(finding, gains=found, others=others, others_noise=noise)
                paid = self._paid(ends, rival(told, seat))
                return replace(told, sooner=_with_error(sooner), rival=paid)
            games = min(done, most - done)

    def _most(self, position: Position, seat: int) -> int:
        """Games for two moves: where they are interpreted, as many as there is time for."""
        if self._purse is None or self.effort.most <= LEAST:
            return self.effort.most
        length = self.playouts.turns_left(position)
        self._purse.pay(LENGTHS * length)
        return self._purse.games(position, seat, length, self.effort.most)

    def both(
        self, position: Position, seat: int, moves: tuple[Any, Any], games: range, seed: int
    ) -> Ends:
        """Two moves on the same dice and cards."""
        keep = self.sampling.parts is not None
        ends = self.playouts.play_after(position, seat, moves, games, seed, keep=keep)
        if self._purse is not None and keep:
            self._purse.pay(self.playouts.turns_of(position, ends))
        return ends

    # Where the points come from

    def explain(self, position: Position, seat: int, best: Any, played: Any) -> tuple[Gain, ...]:
        """By so many games as an accusation takes; interpreted by a quarter: all mistakes are."""
        games = self._most(position, seat)
        numbers = self._numbers(position, 0, games if self.playouts.fast else games // QUARTERS)
        ends = self.both(position, seat, (best, played), numbers, ESTIMATE)
        return self._gains(self._parts(ends, seat))

    def _parts(self, ends: Ends, seat: int) -> "NDArray[np.float64]":
        """Each part of a seat's score after the first move less that after the second."""
        parts, lookups = self.sampling.parts, self.playouts.kit.lookups
        if parts is None:
            return np.zeros((ends.scores.shape[1], 0))
        good, bad = (
            np.array([list(parts(state, lookups, seat).values()) for state in states.tolist()])
            for states in ends.states
        )
        found: NDArray[np.float64] = (good - bad).astype(np.float64)
        return found

    def _paid(self, ends: Ends, paying: int | None) -> tuple[Gain, ...]:
        """The parts of who pays, by the last games: half of all."""
        return () if paying is None else self._gains(self._parts(ends, paying))

    def _gains(self, parts: "NDArray[np.float64]") -> tuple[Gain, ...]:
        if self.sampling.parts is None:
            return ()
        names = self.sampling.parts(self.playouts.start, self.playouts.kit.lookups, 0)
        means, errors = parts.mean(axis=0), parts.std(axis=0, ddof=1) / np.sqrt(len(parts))
        return tuple(map(Gain, names, means.tolist(), errors.tolist()))

    def check(
        self, position: Position, seat: int, moves: tuple[Any, Any], times: int
    ) -> tuple[Worth, Worth]:
        """The same difference and its noise once more, on so many times as many other games."""
        games = self._numbers(position, 0, times * self.effort.most)
        ends = self.both(position, seat, moves, games, REFERENCE)
        return _mean(_differences(ends)[:, seat], alone=position.seats == 1)

    def _numbers(self, position: Position, done: int, games: int) -> range:
        """The games for a position that come after so many."""
        first = APART * len(position.lines) + done
        return range(first, first + games)

    def advise(
        self, position: Position, seat: int, legal: Sequence[Any], count: int
    ) -> list[Estimate]:
        """Chosen on one sample, told and ordered by another."""
        moves = self.choose(position, seat, legal, count, self.effort.screen)
        numbers = self._numbers(position, 0, self.effort.advice)
        ends = self.playouts.play_after(position, seat, moves, numbers, ESTIMATE)
        both = _points_and_wins(ends)[:, :, seat]
        alone = position.seats == 1
        worths = [_mean(games, alone=alone)[0] for games in both]
        order = sorted(range(len(moves)), key=lambda i: (-worths[i].main, -worths[i].points))
        best = both[order[0]]
        return [Estimate(moves[i], worths[i], _mean(best - both[i], alone=alone)[1]) for i in order]


def has_no_case(finding: Finding, share: float, hope: float) -> bool:
    """Whether all games, of which this share was played, would hardly show a mistake."""
    cost, noise = finding.cost.main + hope * finding.noise.main, finding.noise.main * sqrt(share)
    return cost - SURE * noise < scale_of(finding).mistake


def is_defended(
    witness: Worths | None, position: Position, seat: int, best: Any, played: Any
) -> bool:
    """Whether a player who is stronger than the one who plays on would not prefer the best move."""
    if witness is None:
        return False
    view = position.game.view(position.state, seat)
    better, worse = witness(view, [best, played])
    return worse >= better


def doubted(finding: Finding) -> Finding:
    """With a noise that leaves room for no cost at all."""
    return replace(finding, noise=combine([finding.noise, finding.cost], max))


def _points_and_wins(ends: Ends) -> "NDArray[np.float64]":
    """Side by side, behind the axes of the ends."""
    return np.stack([ends.scores, ends.wins], axis=3)


def _differences(ends: Ends) -> "NDArray[np.float64]":
    """Points and wins of the first move less those of the second: games, seats, both."""
    both = _points_and_wins(ends)
    found: NDArray[np.float64] = both[0] - both[1]
    return found


def _sooner(ends: Ends) -> "NDArray[np.float64]":
    """By how many turns each game was shorter after the first move; nothing if no end is kept."""
    if not ends.states.shape[2]:
        return np.zeros(ends.states.shape[1])
    found: NDArray[np.float64] = (ends.states[1] - ends.states[0])[:, TURN].astype(np.float64)
    return found


def _with_error(numbers: "NDArray[np.float64]") -> tuple[float, float]:
    return float(numbers.mean()), float(numbers.std(ddof=1) / np.sqrt(len(numbers)))


def _others(games: "NDArray[np.float64]", *, alone: bool) -> tuple[Share, Share]:
    """What the first move brings every seat, and the noise of that."""
    each = [_mean(games[:, seat], alone=alone) for seat in range(games.shape[1])]
    return tuple(worth for worth, _ in each), tuple(noise for _, noise in each)


def standing(ends: Ends, seat: int) -> "NDArray[np.float64]":
    """Victories, and points ahead of the best of the others, which are less noisy."""
    own = ends.scores[:, :, seat]
    if ends.scores.shape[2] == 1:
        return own
    others = np.delete(ends.scores, seat, axis=2).max(axis=2)
    found: NDArray[np.float64] = ends.wins[:, :, seat] + (own - others) / LEAD
    return found


def _mean(games: "NDArray[np.float64]", *, alone: bool) -> tuple[Worth, Worth]:
    """The means of points and wins over games, and their standard errors."""
    means = games.mean(axis=0)
    errors = games.std(axis=0, ddof=1) / np.sqrt(len(games))
    points, win = map(float, means)
    points_noise, win_noise = map(float, errors)
    if alone:
        return Worth(points, None), Worth(points_noise, None)
    return Worth(points, win), Worth(points_noise, win_noise)


# Which moves are looked at


def shortlist(sampling: Sampling, position: Position, seat: int, legal: Sequence[Any]) -> list[Any]:
    """The moves that a strong player likes best, where there are more than can be looked at."""
    count = sampling.effort.candidates
    if sampling.likes is None or len(legal) <= count:
        return list(legal)
    worths = sampling.likes(position.game.view(position.state, seat), legal)
    order = sorted(range(len(legal)), key=lambda i: -worths[i])
    return [legal[i] for i in order[:count]]
