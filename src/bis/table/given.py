"""What a decision is given beside the table and the wish: luck, the time, and who is away."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

DrawSeed = Callable[[], bytes]
"""Where seeds come from: 32 bytes that nobody could guess."""


@dataclass(frozen=True, slots=True)
class Pauses:
    """How long, in seconds, the table waits for people who are away."""

    host_in_lobby: float = 30.0
    """Before the start the host's role passes on after this,"""
    host: float = 60.0
    """and later after this."""
    stand_in: float = 60.0
    """After this a stand-in may be called."""
    request: float = 30.0
    """Who asked for a seat and is gone is forgotten after this; so long one waits to ask again."""


@dataclass(frozen=True, slots=True)
class Given:
    draw_seed: DrawSeed
    now: float = 0.0
    away: Mapping[str, float] = field(default_factory=dict)
    """For each player of the table who is not connected, since when."""
    pauses: Pauses = field(default_factory=Pauses)

    def is_away_for(self, player: str | None, pause: float) -> bool:
        """Whether a player has been away for so long."""
        since = None if player is None else self.away.get(player)
        return since is not None and self.now - since >= pause
