"""Many games at once, by the same rules and with the same chance as `bis simulate`."""

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING

from bis.core.batch import TABLE
from bis.core.chance import TABLE_STREAM, Stream
from bis.core.errors import BisError
from bis.core.game import AnyGame
from bis.record.record import Header, Transcript
from bis.sim.batch import compile as compiling
from bis.sim.batch import find_kit, loop
from bis.sim.batch.kit import Kit
from bis.sim.batch.rooms import Function

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Numbers = NDArray[np.int64]
    Rows = tuple[Numbers, Numbers, Numbers, Numbers]
    """Scores, ranks, what is told and the trace of each game."""

DEVICES = ("cpu", "cuda", "python")
TRACE = 4096
"""Words of a trace to begin with; a longer game is played again with more."""


@dataclass(frozen=True, slots=True)
class Played:
    """What came of a series of games, a row for each."""

    scores: "Numbers"
    ranks: "Numbers"
    """The seat with the greatest wins, equal ones share."""
    decisions: "Numbers"
    events: "Numbers"
    turns: "Numbers"
    """Or rounds, that were played to their end."""
    over: "Numbers"
    """1 for a game that came to its end, 0 for one that was stopped."""

    def wins(self) -> "NDArray[np.float64]":
        """Each seat's share of each victory."""
        best = self.ranks == self.ranks.max(axis=1, keepdims=True)
        shares: NDArray[np.float64] = best / best.sum(axis=1, keepdims=True)
        return shares


@dataclass(frozen=True, slots=True)
class Asked:
    """Games that are to be played, and by whom."""

    seed: int
    first_number: int
    count: int
    policies: list[int]
    limit: int
    """Turns at most, if it is not 0."""
    room: int
    """Words for the trace of each."""


class Engine:
    """One game with its options and seats."""

    def __init__(self, game: AnyGame, options: Mapping[str, str], seats: int) -> None:
        compiling.need_numba()
        self.kit: Kit = find_kit(game, game.settle(options, seats), seats)
        self.gpu_seconds = 0.0
        """How long the last series took on the GPU itself."""

    @property
    def seats(self) -> int:
        return self.kit.seats

    @cached_property
    def lookups(self) -> "Numbers":
        import numpy as np  # noqa: PLC0415

        return np.array(self.kit.lookups, dtype=np.int64)

    def play(
        self,
        seed: int,
        first_number: int,
        count: int,
        policies: Sequence[str],
        *,
        threads: int = 1,
        device: str = "cpu",
        limit: int = 0,
    ) -> Played:
        """Games ``first_number`` and following of a seed; ``limit`` turns at most if given."""
        numbers = self.policy_numbers(policies)
        asked = Asked(seed, first_number, count, numbers, limit, room=0)
        scores, ranks, told, _ = self._run(asked, device, threads)
        return Played(scores, ranks, *(told[:, i].copy() for i in range(4)))

    def record(
        self,
        seed: int,
        number: int,
        policies: Sequence[str],
        *,
        device: str = "cpu",
        limit: int = 0,
    ) -> Transcript:
        """One game, played by the engine and then by the rules, as they write it down."""
        _, (trace,) = self.trace(seed, number, 1, policies, device=device, limit=limit)
        return self._say(seed, number, policies, trace)

    def trace(
        self,
        seed: int,
        first_number: int,
        count: int,
        policies: Sequence[str],
        *,
        device: str = "cpu",
        limit: int = 0,
    ) -> tuple[Played, list[list[int]]]:
        """As `play`, and of each game who acted and the number of what was said, in turn."""
        numbers = self.policy_numbers(policies)
        asked = Asked(seed, first_number, count, numbers, limit, TRACE)
        while True:
            scores, ranks, told, traces = self._run(asked, device)
            longest = int(told[:, 4].max(initial=0))
            if longest <= asked.room:
                break
            asked = replace(asked, room=longest)
        played = Played(scores, ranks, *(told[:, i].copy() for i in range(4)))
        lengths = zip(traces, told[:, 4], strict=True)
        return played, [trace[:length].tolist() for trace, length in lengths]

    def _say(self, seed: int, number: int, names: Sequence[str], trace: list[int]) -> Transcript:
        kit = self.kit
        first = Stream(seed, number, TABLE_STREAM).at(0).below(self.seats)
        seats = tuple(f"{name} {seat}" for seat, name in enumerate(names))
        transcript = Transcript(Header(kit.game, kit.options, seats, first))
        for actor, said in zip(trace[::2], trace[1::2], strict=True):
            if actor == TABLE:
                transcript.deal(kit.chance(said))
            else:
                transcript.play(actor, kit.move(transcript.state, said))
        return transcript

    def policy_numbers(self, policies: Sequence[str]) -> list[int]:
        """A number for each seat's policy; a BisError if one is not known."""
        known = self.kit.policies
        if len(policies) != self.seats:
            raise BisError(f"{self.seats} seats need {self.seats} policies, not {len(policies)}")
        for name in policies:
            if name not in known:
                game = self.kit.game.id
                raise BisError(f"no batch policy {name!r} for {game}; it has {', '.join(known)}")
        return [known[name] for name in policies]

    def _run(self, asked: Asked, device: str, threads: int = 1) -> "Rows":
        if asked.count < 0:
            raise BisError(f"a series has 0 or more games, not {asked.count}")
        if threads < 1:
            raise BisError(f"at least one thread is needed, not {threads}")
        if device == "python":
            return self._run_interpreted(asked)
        if device == "cpu":
            return self._run_threads(asked, threads)
        if device == "cuda":
            return self._run_cuda(asked)
        raise BisError(f"no device {device!r}; there are {', '.join(DEVICES)}")

    def empty(self, count: int, room: int) -> "Rows":
        """Room for what is told of so many games, and for their traces."""
        import numpy as np  # noqa: PLC0415

        widths = (self.seats, self.seats, loop.TOLD, room)
        scores, ranks, told, traces = (np.zeros((count, n), dtype=np.int64) for n in widths)
        return scores, ranks, told, traces

    # Interpreted, on lists

    @cached_property
    def _interpreted(self) -> compiling.Linker:
        return compiling.interpreted(self.kit.rooms)

    def _run_interpreted(self, asked: Asked) -> "Rows":
        import numpy as np  # noqa: PLC0415

        shapes = (self.seats, self.seats, loop.TOLD, asked.room)
        lists = [[[0] * width for _ in range(asked.count)] for width in shapes]
        state, lookups, who = [0] * self.kit.words, self.kit.lookups, asked.policies
        play_many = self._interpreted.link(loop.play_many)
        number, limit = asked.first_number, asked.limit
        play_many(state, lookups, self.seats, who, asked.seed, number, limit, *lists)
        scores, ranks, told, traces = (
            np.array(rows, dtype=np.int64).reshape(asked.count, width)
            for rows, width in zip(lists, shapes, strict=True)
        )
        return scores, ranks, told, traces

    # Machine code, in threads

    @cached_property
    def machine_code(self) -> compiling.CpuLinker:
        return compiling.machine_code(self.kit.rooms)

    def _run_threads(self, asked: Asked, threads: int) -> "Rows":
        import numpy as np  # noqa: PLC0415

        play_many = self.machine_code.driver(loop.play_many)
        rows = self.empty(asked.count, asked.room)
        who = np.array(asked.policies, dtype=np.int64)

        def play(part: slice) -> None:
            state = np.zeros(self.kit.words, dtype=np.int64)
            number, limit = asked.first_number + part.start, asked.limit
            own = (row[part] for row in rows)
            play_many(state, self.lookups, self.seats, who, asked.seed, number, limit, *own)

        parts = list(_parts(asked.count, threads))
        if len(parts) == 1:
            play(parts[0])
        else:
            with ThreadPoolExecutor(threads) as pool:
                list(pool.map(play, parts))
        return rows

    # One game per thread of a GPU

    @cached_property
    def _launch(self) -> Function:
        return compiling.cuda_driver(self.kit.rooms, self.kit.words)

    def _run_cuda(self, asked: Asked) -> "Rows":
        import numpy as np  # noqa: PLC0415

        rows = self.empty(asked.count, asked.room)
        who = np.array(asked.policies, dtype=np.int64)
        series = (asked.seed, asked.first_number, asked.limit)
        self.gpu_seconds = self._launch(asked.count, self.lookups, self.seats, who, *series, *rows)
        return rows


def _parts(count: int, threads: int) -> Iterator[slice]:
    """Several parts for each thread, since games differ in length."""
    pieces = 1 if threads == 1 else min(count, 8 * threads)
    for i in range(pieces):
        yield slice(count * i // pieces, count * (i + 1) // pieces)
