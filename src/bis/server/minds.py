"""Who thinks for bots: what is asked of them, and how one of them comes to its move."""

from typing import Protocol

from bis.bots import Bot, find_bot
from bis.core.chance import BOT_STREAM, Stream
from bis.core.game import AnyGame
from bis.games import find_game


class Workers(Protocol):
    @property
    def is_busy(self) -> bool:
        """Whether so many moves wait that bots had better think less."""

    async def choose(self, game: str, bot: str, state: str, seat: int, line: str) -> str:
        """The move, in notation, that a bot makes at a seat.

        Those who ask in one ``line`` wait for each other, and not for others'.
        """

    def close(self) -> None: ...


def chosen(game_id: str, bot: str, saved: str, seat: int, seed: int) -> str:
    game = find_game(game_id)
    return move_of(game, find_bot(game, bot), saved, seat, seed)


def move_of(game: AnyGame, bot: Bot, saved: str, seat: int, seed: int) -> str:
    """The bot gets its seat's view, and nothing else."""
    state = game.load(saved)
    view, legal = game.view(state, seat), game.legal(state, seat)
    return str(bot(view, legal, Stream(seed, 0, BOT_STREAM).at(0)))


def first_legal(game_id: str, saved: str, seat: int) -> str:
    game = find_game(game_id)
    return str(game.legal(game.load(saved), seat)[0])
