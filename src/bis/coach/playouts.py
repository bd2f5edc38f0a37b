"""Games played on from a position of a record, many times, on the batch functions.

Only what the seats know goes in: dice, and the order of a deck, are drawn anew from what is left
(a batch state holds no order of cards), and choices not yet revealed are chosen again by the policy
(docs/coach.md). With Numba as machine code, else interpreted: the same numbers, more slowly.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from bis.coach.worth import Alive, Position, unheard
from bis.core import batch
from bis.core.batch import TURN
from bis.core.errors import BisError
from bis.core.seats import TABLE
from bis.record.record import Header, Line
from bis.sim.batch import compile as compiling
from bis.sim.batch import find_kit, loop

if TYPE_CHECKING:
    from numpy.typing import NDArray

LENGTHS = 4
"""By so many games it is known how long they are."""


@dataclass(frozen=True, slots=True)
class Ends:
    """How games ended: axes are the moves tried, the games, the seats."""

    scores: "NDArray[np.float64]"
    wins: "NDArray[np.float64]"
    """Each seat's share of each victory."""
    states: "NDArray[np.int64]"
    """The batch states in which they ended, words for seats; empty unless they are kept."""


class Playouts:
    """One table, from any position of it."""

    def __init__(
        self, header: Header, policy: str, *, fast: bool | None = None, alive: Alive = unheard
    ):
        game, seats = header.game, len(header.names)
        self.kit = find_kit(game, header.options, seats).only(policy)
        self._policies = [self.kit.policies[policy]] * seats
        self._first = header.first
        self._game = game
        self.fast = has_numba() if fast is None else fast
        self._lines: list[Line] = []
        self._rows: list[list[int]] = []
        self._states: list[Any] = []
        self._alive = alive
        """Called whenever games were played; of those that are interpreted and kept, after each."""
        self._begin(header)

    # Positions as batch states

    @cached_property
    def _interpreted(self) -> compiling.Linker:
        return compiling.interpreted(self.kit.rooms)

    def _begin(self, header: Header) -> None:
        row = [0] * self.kit.words
        row[batch.SEATS] = self.kit.seats
        begin = self._interpreted.link(batch.begin)
        begin(row, self.kit.lookups, self.kit.seats, self._first)
        self._rows.append(row)
        self._states.append(self._game.start(header.options, self.kit.seats, self._first))

    @property
    def start(self) -> list[int]:
        """The batch state of the beginning."""
        return self._rows[0]

    def row(self, position: Position) -> list[int]:
        """The batch state of a position; what was read before is not read again."""
        common = 0
        for known, line in zip(self._lines, position.lines, strict=False):
            if known != line:
                break
            common += 1
        del self._lines[common:], self._rows[common + 1 :], self._states[common + 1 :]
        for line in position.lines[common:]:
            self._read(line)
        return self._rows[len(position.lines)]

    def _read(self, line: Line) -> None:
        state, row = self._states[-1], list(self._rows[-1])
        step = self._interpreted.link(loop.step_many)
        if line.actor == TABLE:
            said = self.kit.chance_number(line.said)
            after, _ = self._game.deal(state, line.said)
        else:
            said = self.kit.number(state, line.said)
            after, _ = self._game.play(state, line.actor, line.said)
        step([row], self.kit.lookups, [said], [], False)
        self._lines.append(line)
        self._rows.append(row)
        self._states.append(after)

    # Playing on

    @property
    def is_ready(self) -> bool:
        """Whether nothing has to be compiled first."""
        return not self.fast or self._compiled.is_ready(loop.finish_many)

    def get_ready(self) -> None:
        """Compile what plays on, by a game from the beginning."""
        self._finish(self._rows[0], loop.NOBODY, [0], range(1), 0)

    @property
    def _compiled(self) -> compiling.CpuLinker:
        return compiling.machine_code(self.kit.rooms)

    def play_on(self, position: Position, games: range, seed: int) -> Ends:
        """Everybody by the policy, from here to the end."""
        return self._finish(self.row(position), loop.NOBODY, [0], games, seed)

    def turns_left(self, position: Position) -> float:
        """How many turns of seats a game from here takes, by a few of them."""
        row = self.row(position)
        ends = self._finish(row, loop.NOBODY, [0], range(LENGTHS), 0, keep=True)
        return max(1.0, self.turns_of(position, ends) / LENGTHS)

    def turns_of(self, position: Position, ends: Ends) -> float:
        """How many turns of seats these games took."""
        turns = ends.states[:, :, TURN] - self.row(position)[TURN]
        return float(turns.sum()) * self.kit.seats

    def play_after(
        self,
        position: Position,
        seat: int,
        moves: Sequence[Any],
        games: range,
        seed: int,
        *,
        keep: bool = False,
    ) -> Ends:
        """The same after each of a seat's moves, all on the same dice and cards."""
        numbers = [self.kit.number(position.state, move) for move in moves]
        return self._finish(self.row(position), seat, numbers, games, seed, keep=keep)

    def _finish(
        self,
        row: list[int],
        seat: int,
        moves: list[int],
        games: range,
        seed: int,
        *,
        keep: bool = False,
    ) -> Ends:
        shape = (len(moves), len(games), self.kit.seats)
        finish = self._machine_code if self.fast else self._plainly
        if keep:
            each = [finish(row, seat, [move], [game], seed) for move in moves for game in games]
            scores, ranks = (np.concatenate([one[i] for one in each]) for i in range(2))
            states = np.array([one[2] for one in each]).reshape(*shape[:2], -1)
        else:
            scores, ranks, _ = finish(row, seat, moves, games, seed)
            states = np.zeros((*shape[:2], 0), dtype=np.int64)
        self._alive()
        best = ranks == ranks.max(axis=1, keepdims=True)
        wins = best / best.sum(axis=1, keepdims=True)
        return Ends(scores.reshape(shape).astype(np.float64), wins.reshape(shape), states)

    def _machine_code(
        self, row: list[int], seat: int, moves: list[int], games: Sequence[int], seed: int
    ) -> "tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.int64]]":
        """Scores and ranks of every game, and the state in which the last one ended."""
        finish = self._compiled.driver(loop.finish_many)
        size = (len(moves) * len(games), self.kit.seats)
        scores, ranks = np.zeros(size, dtype=np.int64), np.zeros(size, dtype=np.int64)
        words = [row, self._lookups, self._policies]
        start, lookups, policies = (np.asarray(word, dtype=np.int64) for word in words)
        numbers, tried = (np.array(word, dtype=np.int64) for word in (list(games), moves))
        state = np.zeros_like(start)
        finish(state, start, lookups, policies, seed, numbers, seat, tried, scores, ranks)
        return scores, ranks, state

    @cached_property
    def _lookups(self) -> "NDArray[np.int64]":
        return np.array(self.kit.lookups, dtype=np.int64)

    def _plainly(
        self, row: list[int], seat: int, moves: list[int], games: Sequence[int], seed: int
    ) -> "tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.int64]]":
        count, seats = len(moves) * len(games), self.kit.seats
        scores, ranks = ([[0] * seats for _ in range(count)] for _ in range(2))
        finish = self._interpreted.link(loop.finish_many)
        told = (self._policies, seed, list(games), seat, moves, scores, ranks)
        state = [0] * len(row)
        finish(state, row, self.kit.lookups, *told)
        self._alive()
        found = [np.array(one, dtype=np.int64) for one in (scores, ranks, state)]
        return found[0], found[1], found[2]


def has_numba() -> bool:
    try:
        compiling.need_numba()
    except BisError:
        return False
    return True
