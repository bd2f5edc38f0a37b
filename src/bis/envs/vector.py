"""Gymnasium's vector API: many games alone at once, on a batch engine (needs bis[fast], too).

Sub-environment i begins with game i of the seed. Whichever game ends first goes on with the first
number not yet played, so that a seed stands for the same series of games whatever is played.
"""

from collections.abc import Mapping
from secrets import randbits
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bis.core.errors import BisError
from bis.envs.board import MOST_TURNS, Board
from bis.envs.extra import needed
from bis.envs.rewards import ILLEGAL, check_illegal, check_reward
from bis.envs.spaces import actions, observations
from bis.sim.batch.engine import Engine
from bis.sim.batch.steps import Steps

with needed("bis.envs.vector"):
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

Numbers = NDArray[np.int64]
Flags = NDArray[np.bool_]
Floats = NDArray[np.float64]


class SoloVectorEnv(VectorEnv[dict[str, Any], Numbers, NDArray[Any]]):
    """So many tables with one seat; a game that is over begins anew with the next step."""

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int,
        game: str,
        options: Mapping[str, str] | None = None,
        *,
        reward: str = "gain",
        illegal: str = "end",
        most_turns: int = MOST_TURNS,
    ) -> None:
        board = Board(game, 1, options)
        self.num_envs = num_envs
        self.reward = check_reward(reward, 1)
        self.illegal = check_illegal(illegal)
        self.most_turns = most_turns
        self.single_observation_space = observations(board)
        self.single_action_space = actions(board)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.steps = Steps(Engine(board.game, board.options, 1), num_envs)
        self._seed = randbits(32)
        self._next_number = 0
        self._done: Flags = np.zeros(num_envs, dtype=np.bool_)
        self._scores: Floats = np.zeros(num_envs)
        self._mask = self.steps.mask()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """All games anew: the first of a seed, or those that come next."""
        super().reset(seed=seed)
        if seed is not None:
            self._seed, self._next_number = seed, 0
        first = int((options or {}).get("number", self._next_number))
        self.steps.reset(self._seed, first)
        self._next_number = first + self.num_envs
        self._done[:] = False
        self._scores = self._now()
        return self._observe(), {}

    def _now(self) -> Floats:
        return self.steps.result().scores[:, 0].astype(np.float64)

    def _observe(self) -> dict[str, Any]:
        self._mask = self.steps.mask()
        return {
            "observation": self.steps.observe(np.zeros(self.num_envs, dtype=np.int64)),
            "action_mask": self._mask.astype(np.int8),
        }

    def step(self, actions: Numbers) -> tuple[dict[str, Any], Floats, Flags, Flags, dict[str, Any]]:
        chosen = self._read(actions)
        fresh = self._done.copy()
        illegal = self._illegal(chosen) & ~fresh
        if illegal.any() and self.illegal == "raise":
            i = int(illegal.argmax())
            raise BisError(f"game {i}: action {chosen[i]} is not legal; see the action mask")
        self._play(chosen, fresh | illegal)
        self.steps.renew(fresh.nonzero()[0], self._seed, self._next_number)
        self._next_number += int(fresh.sum())
        told = self.steps.result()
        over = told.over.astype(np.bool_) | illegal
        stopped = ~over & (told.turns > self.most_turns)
        paid = self._pay(told.scores[:, 0].astype(np.float64), fresh, illegal, over | stopped)
        self._done = over | stopped
        info = {"illegal": illegal} if illegal.any() else {}
        return self._observe(), paid, over, stopped, info

    def _play(self, chosen: Numbers, idle: Flags) -> None:
        """One move in each game but those that are over, stopped or refused: these stay."""
        rows = idle.nonzero()[0]
        states, keys = self.steps.save()
        self.steps.step(np.where(idle, self._mask.argmax(axis=1), chosen))
        self.steps.put(rows, (states[rows], keys[rows]))

    def _pay(self, scores: Floats, fresh: Flags, illegal: Flags, ended: Flags) -> Floats:
        gains = scores - self._scores if self.reward == "gain" else np.where(ended, scores, 0.0)
        self._scores = scores
        paid: Floats = np.where(illegal, ILLEGAL[self.reward], np.where(fresh, 0.0, gains))
        return paid

    def _read(self, actions: Any) -> Numbers:
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,) or chosen.dtype.kind not in "iu":
            raise BisError(f"{self.num_envs} games need a row of {self.num_envs} whole numbers")
        return chosen.astype(np.int64)

    def _illegal(self, chosen: Numbers) -> Flags:
        size = self._mask.shape[1]
        inside = (chosen >= 0) & (chosen < size)
        marked = self._mask[np.arange(self.num_envs), np.clip(chosen, 0, size - 1)] == 1
        found: Flags = ~(inside & marked)
        return found

    def save(self) -> Any:
        """A moment of all games, dice included."""
        steps = self.steps.save()
        return steps, self._done.copy(), self._scores.copy(), self._seed, self._next_number

    def restore(self, saved: Any) -> dict[str, Any]:
        steps, done, scores, self._seed, self._next_number = saved
        self.steps.restore(steps)
        self._done, self._scores = done.copy(), scores.copy()
        return self._observe()
