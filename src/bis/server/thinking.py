"""Bots think in processes of their own; a table never stands still because one cannot."""

import asyncio
import os
import secrets

from bis.bots import lighter
from bis.core.chance import WORD
from bis.games import find_game
from bis.server import logs
from bis.server.minds import chosen, first_legal
from bis.server.workers import ATTEMPTS, NoAnswerError, Room, Rules, Tell, Work

PER_PROCESS = 3
"""So many moves may wait for each process before bots think less: those of one table of four."""
PATIENCE = 20.0
"""Seconds that a move may take; the longest takes one or two, and the first loads NumPy."""


def think(_tell: Tell, game_id: str, bot: str, saved: str, seat: int, seed: int) -> str:
    """Runs in a worker."""
    return chosen(game_id, bot, saved, seat, seed)


class Bots:
    """A room of workers who think."""

    def __init__(
        self, processes: int | None = None, work: Work = think, patience: float = PATIENCE
    ) -> None:
        self._count = processes or max(1, (os.cpu_count() or 2) - 1)
        self.room = Room(work, self._count, Rules(patience))
        self._waiting = 0

    @property
    def is_busy(self) -> bool:
        return self._waiting >= PER_PROCESS * self._count

    async def choose(self, game: str, bot: str, state: str, seat: int, line: str) -> str:
        self._waiting += 1
        try:
            return await self._ask(game, bot, state, seat, line)
        finally:
            self._waiting -= 1

    async def _ask(self, game: str, bot: str, state: str, seat: int, line: str) -> str:
        """The bot's move, else its lighter form's, else the first that is legal."""
        attempts = ATTEMPTS
        for by in dict.fromkeys((bot, lighter(find_game(game), bot))):
            seed = secrets.randbelow(WORD + 1)
            try:
                move = await self.room.do(line, game, by, state, seat, seed, attempts=attempts)
            except NoAnswerError:
                logs.log.error("%s has no move in %s: %s", by, game, state)
                attempts = 1
            else:
                return str(move)
        return await asyncio.to_thread(first_legal, game, state, seat)

    def close(self) -> None:
        self.room.close()
