"""PettingZoo, one seat after the other.

Seats that choose at the same time act in the order of the record, and what the others have chosen
is not in their observation before all have.
"""

from collections.abc import Mapping
from typing import Any

from bis.core.errors import BisError
from bis.envs.episodes import Saved, whole
from bis.envs.extra import needed
from bis.envs.seats import Seats

with needed("bis.envs.aec"):
    from pettingzoo import AECEnv


class SeatsEnv(Seats, AECEnv[str, dict[str, Any], int | None]):  # type: ignore[misc]
    """Any game for any number of seats: agents `seat_0`, `seat_1` and so on."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "is_parallelizable": True}  # noqa: RUF012

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """The next game, or the first of a seed; ``options`` may say which: {"number": 7}."""
        self.episode.begin(seed, options)
        self._gather()

    def _gather(self) -> None:
        """Everybody is there, and nobody was paid yet."""
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.infos: dict[str, Any] = {agent: {} for agent in self.agents}
        self._tell()

    def _tell(self) -> None:
        """Who is next, and whether the game goes on."""
        over, stopped = self.episode.is_over, self.episode.is_stopped
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, stopped)
        going_on = not (over or stopped)
        self.agent_selection = f"seat_{self.episode.actors[0]}" if going_on else self.agents[0]

    def observe(self, agent: str) -> dict[str, Any]:
        """What the seat knows; the mask has a 1 only if it is the one to act."""
        seat = self.possible_agents.index(agent)
        board, position = self.episode.board, self.episode.position
        mask = board.mask(position, seat)
        if self.episode.actors[:1] != (seat,):
            mask[:] = 0
        return {"observation": board.observe(position, seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(None)
            return
        self._cumulative_rewards[agent] = 0.0
        seat, number = self.episode.actors[0], whole(action)
        try:
            paid = self.episode.play([number])
        except BisError:
            paid, self.infos[agent]["illegal"] = self.episode.refuse(seat, number)
        self.rewards = dict(zip(self.agents, paid, strict=True))
        self._accumulate_rewards()
        self._tell()

    def restore(self, saved: Saved, seed: int | None = None) -> None:
        """Back to a moment of a game; with a ``seed``, other dice from there on."""
        self.episode.restore(saved, seed)
        self._gather()


def env(game: str, seats: int = 2, **settings: Any) -> SeatsEnv:
    """PettingZoo's usual name for it."""
    return SeatsEnv(game, seats, **settings)
