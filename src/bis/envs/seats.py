"""What PettingZoo's two kinds of environments share: the seats of a board as agents."""

from collections.abc import Mapping
from typing import Any, ClassVar

from bis.envs.board import MOST_TURNS
from bis.envs.episodes import Episode, Saved
from bis.envs.extra import needed
from bis.envs.spaces import actions, observations

with needed("bis.envs"):
    from gymnasium import spaces


class Seats:
    """Any game for any number of seats: agents `seat_0`, `seat_1` and so on."""

    metadata: dict[str, Any]
    waits: ClassVar[bool] = False
    """Whether there is an action for a seat that is not to act."""

    def __init__(
        self,
        game: str,
        seats: int = 2,
        options: Mapping[str, str] | None = None,
        *,
        reward: str = "score",
        illegal: str = "end",
        most_turns: int = MOST_TURNS,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.episode = Episode(
            game, seats, options, reward=reward, illegal=illegal, most_turns=most_turns
        )
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "name": f"bis_{game}_v0"}
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        board, agents = self.episode.board, self.possible_agents
        self.observation_spaces = {agent: observations(board, self.waits) for agent in agents}
        self.action_spaces = {agent: actions(board, self.waits) for agent in agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def render(self) -> str | None:
        """The record so far."""
        return self.episode.text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""

    def save(self) -> Saved:
        return self.episode.save()
