"""PettingZoo, all seats in one step: those to act say what they do, the others wait.

There is one action more than the game has moves, the last: `wait`. It is the only legal one for a
seat that is not to act, and whatever such a seat says is ignored.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np

from bis.core.errors import BisError
from bis.envs.episodes import Saved, whole
from bis.envs.extra import needed
from bis.envs.seats import Seats

with needed("bis.envs.parallel"):
    from pettingzoo import ParallelEnv

Observations = dict[str, dict[str, Any]]
Told = dict[str, dict[str, Any]]


class AllSeatsEnv(Seats, ParallelEnv[str, dict[str, Any], int | None]):  # type: ignore[misc]
    """Any game for any number of seats: agents `seat_0`, `seat_1` and so on."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012
    waits = True

    @property
    def wait(self) -> int:
        """The action of a seat that is not to act."""
        return self.episode.board.actions

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Observations, Told]:
        """The next game, or the first of a seed; ``options`` may say which: {"number": 7}."""
        self.episode.begin(seed, options)
        self.agents = list(self.possible_agents)
        return self._observe(), {agent: {} for agent in self.agents}

    def _observe(self) -> Observations:
        board, position = self.episode.board, self.episode.position
        actors = self.episode.actors
        seen: Observations = {}
        for seat, agent in enumerate(self.possible_agents):
            mask = np.zeros(self.wait + 1, dtype=np.int8)
            if seat in actors:
                mask[: self.wait] = board.mask(position, seat)
            else:
                mask[self.wait] = 1
            seen[agent] = {"observation": board.observe(position, seat), "action_mask": mask}
        return seen

    def step(
        self, actions: Mapping[str, int | None]
    ) -> tuple[Observations, dict[str, float], dict[str, bool], dict[str, bool], Told]:
        infos: Told = {agent: {} for agent in self.agents}
        paid = self._play(actions, infos)
        seen = self._observe()
        rewards = dict(zip(self.agents, paid, strict=True))
        over = dict.fromkeys(self.agents, self.episode.is_over)
        stopped = dict.fromkeys(self.agents, self.episode.is_stopped)
        if self.episode.is_over or self.episode.is_stopped:
            self.agents = []
        return seen, rewards, over, stopped, infos

    def _play(self, actions: Mapping[str, int | None], infos: Told) -> list[float]:
        """Everybody to act at once; nobody's choice changes what another may choose."""
        episode = self.episode
        numbers = []
        for seat in episode.actors:
            agent = self.possible_agents[seat]
            if agent not in actions:
                raise BisError(f"{agent} is to act, but has no action")
            number = whole(actions[agent])
            if number not in episode.board.legal(episode.position, seat):
                paid, infos[agent]["illegal"] = episode.refuse(seat, number)
                return paid
            numbers.append(number)
        return episode.play(numbers)

    def restore(self, saved: Saved, seed: int | None = None) -> Observations:
        """Back to a moment of a game; with a ``seed``, other dice from there on."""
        self.episode.restore(saved, seed)
        self.agents = list(self.possible_agents)
        return self._observe()


def parallel_env(game: str, seats: int = 2, **settings: Any) -> AllSeatsEnv:
    """PettingZoo's usual name for it."""
    return AllSeatsEnv(game, seats, **settings)
