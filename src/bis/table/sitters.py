"""Who sits at a table."""

from dataclasses import dataclass

STAND_IN = "greedy"
"""Who plays on for somebody who left."""


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who has a seat, and the bot that plays there, if one does."""

    name: str
    player: str | None = None
    bot: str | None = None

    @property
    def is_person(self) -> bool:
        return self.bot is None


def bot_number(bot: str, sitters: list[Sitter]) -> str:
    """`greedy 2` for the second one, as bots without a name of their own were called."""
    number = 1 + sum(sitter.bot == bot for sitter in sitters)
    return f"{bot} {number}"
