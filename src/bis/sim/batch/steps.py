"""Many games one step at a time: observations and masks out, the moves of outside policies in."""

from typing import TYPE_CHECKING

from bis.core.errors import BisError
from bis.sim.batch import loop
from bis.sim.batch.engine import Engine, Played

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy as np
    from numpy.typing import ArrayLike, NDArray

    Numbers = NDArray[np.int64]


class Steps:
    """So many games of one engine, side by side.

    With ``chance`` the engine draws dice and cards itself, from the seed, and only seats are ever
    to act; without it, `step` also takes chance, as numbers, where `actors` says -1.
    """

    def __init__(self, engine: Engine, count: int, *, chance: bool = True) -> None:
        import numpy as np  # noqa: PLC0415

        self.engine = engine
        self.count = count
        self.chance = chance
        self.states: Numbers = np.zeros((count, engine.kit.words), dtype=np.int64)
        self._keys: Numbers = np.zeros((count, 2), dtype=np.int64)
        self._linker = engine.machine_code
        self._lookups = engine.lookups
        self.reset()

    def reset(self, seed: int = 0, first_number: int = 0) -> None:
        """Set up games ``first_number`` and following of a seed."""
        reset = self._linker.driver(loop.reset_many)
        seats = self.engine.seats
        reset(self.states, self._lookups, seats, seed, first_number, self._keys, self.chance)

    def copy(self) -> "Steps":
        """The same games, to be played on apart from these."""
        twin = Steps(self.engine, self.count, chance=self.chance)
        twin.restore(self.save())
        return twin

    def save(self) -> "tuple[Numbers, Numbers]":
        return self.states.copy(), self._keys.copy()

    def restore(self, saved: "tuple[Numbers, Numbers]") -> None:
        self.states[:], self._keys[:] = saved

    def renew(self, rows: "Numbers", seed: int, first_number: int) -> None:
        """Set up games ``first_number`` and following of a seed in some rows only."""
        if len(rows):
            states, keys = self.states[rows], self._keys[rows]
            reset = self._linker.driver(loop.reset_many)
            seats = self.engine.seats
            reset(states, self._lookups, seats, seed, first_number, keys, self.chance)
            self.put(rows, (states, keys))

    def put(self, rows: "Numbers", games: "tuple[Numbers, Numbers]") -> None:
        """Some rows only, from as many games that were saved."""
        self.states[rows], self._keys[rows] = games

    def actors(self) -> "Numbers":
        """Who is to act in each game: a seat, -1 the table, -2 nobody."""
        import numpy as np  # noqa: PLC0415

        out = np.zeros(self.count, dtype=np.int64)
        self._linker.driver(loop.actor_many)(self.states, self._lookups, out)
        return out

    def mask(self) -> "NDArray[np.uint8]":
        """A row for each game, 1 for each legal move of the seat to act."""
        import numpy as np  # noqa: PLC0415

        out = np.zeros((self.count, self.engine.kit.actions), dtype=np.uint8)
        self._linker.driver(loop.mask_many)(self.states, self._lookups, out)
        return out

    def observe(self, seats: "ArrayLike | None" = None) -> "NDArray[np.int32]":
        """What one seat of each game knows; the one to act unless told, seat 0 if there is none."""
        import numpy as np  # noqa: PLC0415

        seen = np.maximum(self.actors(), 0) if seats is None else self._row(seats)
        if ((seen < 0) | (seen >= self.engine.seats)).any():
            raise BisError(f"seats are numbered from 0 to {self.engine.seats - 1}")
        out = np.zeros((self.count, len(self.engine.kit.observation)), dtype=np.int32)
        self._linker.driver(loop.observe_many)(self.states, self._lookups, seen, out)
        return out

    def choose(self, policies: "Sequence[str]", seed: int = 0, first_number: int = 0) -> "Numbers":
        """What a policy for each seat does where it is to act; in games set up by `reset` with the
        same seed and number, exactly what `Engine.play` has it do. -1 where no seat is to act.
        """
        import numpy as np  # noqa: PLC0415

        numbers = np.array(self.engine.policy_numbers(policies), dtype=np.int64)
        out = np.zeros(self.count, dtype=np.int64)
        choose = self._linker.driver(loop.choose_many)
        choose(self.states, self._lookups, numbers, seed, first_number, out)
        return out

    def step(self, said: "ArrayLike") -> None:
        """One move in each game; what is said in a game that is over is ignored."""
        row = self._row(said)
        refused = self._linker.driver(loop.refuse_many)(self.states, self._lookups, row)
        if refused >= 0:
            raise BisError(f"game {refused}: {row[refused]} is not legal here; see the mask")
        step = self._linker.driver(loop.step_many)
        step(self.states, self._lookups, row, self._keys, self.chance)

    def result(self) -> Played:
        """The scores as if all games stopped now."""
        scores, ranks, told, _ = self.engine.empty(self.count, 0)
        tell = self._linker.driver(loop.tell_many)
        tell(self.states, self._lookups, self.engine.seats, scores, ranks, told)
        return Played(scores, ranks, *(told[:, i].copy() for i in range(4)))

    def _row(self, numbers: "ArrayLike") -> "Numbers":
        import numpy as np  # noqa: PLC0415

        row = np.asarray(numbers)
        if row.shape != (self.count,) or row.dtype.kind not in "iu":
            raise BisError(f"{self.count} games need a row of {self.count} whole numbers")
        return np.ascontiguousarray(row, dtype=np.int64)
