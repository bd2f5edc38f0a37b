"""Who sits at a table."""

from dataclasses import dataclass

STAND_IN = "greedy"
"""Who plays on for somebody who left."""
COLORS = ("g", "y", "b", "p", "o")
"""What people may choose from: green, yellow, blue, pink, orange."""
FORGOTTEN = "~"
"""What the id of somebody who was forgotten begins with, and no other."""


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who has a seat, and the bot that plays there, if one does."""

    name: str
    player: str | None = None
    bot: str | None = None
    color: str = ""
    """The one they chose, if they did."""

    @property
    def is_person(self) -> bool:
        return self.bot is None

    @property
    def is_stood_in(self) -> bool:
        """Whether a bot plays on for somebody."""
        return self.bot is not None and self.player is not None

    @property
    def is_kept(self) -> bool:
        """Whether it is the seat of a player, there or gone, who was not forgotten."""
        return self.player is not None and not self.player.startswith(FORGOTTEN)


def bot_number(bot: str, sitters: list[Sitter]) -> str:
    """`greedy 2` for the second one, as bots without a name of their own were called."""
    number = 1 + sum(sitter.bot == bot for sitter in sitters)
    return f"{bot} {number}"
