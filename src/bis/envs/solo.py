"""Gymnasium, one seat alone: `gymnasium.make("bis.envs.solo:bis/encore-v0")`."""

from collections.abc import Mapping
from typing import Any

from bis.core.errors import BisError
from bis.envs.board import MOST_TURNS, Mask
from bis.envs.episodes import Episode, Saved, whole
from bis.envs.extra import needed
from bis.envs.spaces import actions, observations
from bis.sim.batch import KITS

with needed("bis.envs.solo"):
    import gymnasium


class SoloEnv(gymnasium.Env[dict[str, Any], int]):
    """Any game that can be played alone."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        options: Mapping[str, str] | None = None,
        *,
        reward: str = "gain",
        illegal: str = "end",
        most_turns: int = MOST_TURNS,
        render_mode: str | None = None,
    ) -> None:
        self.episode = Episode(
            game, 1, options, reward=reward, illegal=illegal, most_turns=most_turns
        )
        self.render_mode = render_mode
        self.observation_space = observations(self.episode.board)
        self.action_space = actions(self.episode.board)  # type: ignore[assignment]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """The next game, or the first of a seed; ``options`` may say which: {"number": 7}."""
        super().reset(seed=seed)
        self.episode.begin(seed, options)
        return self._observe(), {}

    def _observe(self) -> dict[str, Any]:
        board, position = self.episode.board, self.episode.position
        return {"observation": board.observe(position, 0), "action_mask": self.action_masks()}

    def action_masks(self) -> Mask:
        """By the name under which some libraries look for it."""
        mask = self.episode.board.mask(self.episode.position, 0)
        return mask * (not self.episode.ended)

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        if self.episode.is_over:
            raise BisError("the game is over: reset first")
        number, info = whole(action), {}
        try:
            (paid,) = self.episode.play([number])
        except BisError:
            (paid,), info["illegal"] = self.episode.refuse(0, number)
        return self._observe(), paid, self.episode.is_over, self.episode.is_stopped, info

    def render(self) -> str | None:
        """The record so far."""
        return self.episode.text() if self.render_mode == "ansi" else None

    def save(self) -> Saved:
        return self.episode.save()

    def restore(self, saved: Saved, seed: int | None = None) -> dict[str, Any]:
        """Back to a moment of a game; with a ``seed``, other dice from there on."""
        self.episode.restore(saved, seed)
        return self._observe()


for game_id in KITS:
    gymnasium.register(
        id=f"bis/{game_id}-v0",
        entry_point="bis.envs.solo:SoloEnv",
        vector_entry_point="bis.envs.vector:SoloVectorEnv",
        kwargs={"game": game_id},
    )
