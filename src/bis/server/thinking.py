"""Bots think in processes of their own; a table never stands still because one cannot."""

import asyncio
import os
import secrets

from bis.bots import lighter
from bis.core.chance import WORD
from bis.games import find_game
from bis.server import logs
from bis.server.desk import Crew, Desk, FarRoom
from bis.server.minds import chosen, first_legal
from bis.server.workers import ATTEMPTS, NoAnswerError, Room, Rules, Tell, Work, Works

PER_PROCESS = 3
"""So many moves may wait for each process before bots think less: those of one table of four."""
MOVE = "move"
"""What a job is called that other nodes may do."""
PATIENCE = 20.0
"""Seconds that a move may take; the longest takes one or two, and the first loads NumPy."""


def think(_tell: Tell, game_id: str, bot: str, saved: str, seat: int, seed: int) -> str:
    """Runs in a worker."""
    return chosen(game_id, bot, saved, seat, seed)


def usual_processes() -> int:
    return max(1, (os.cpu_count() or 2) - 1)


class Bots:
    """A room of workers who think."""

    def __init__(
        self, processes: int | None = None, work: Work = think, patience: float = PATIENCE
    ) -> None:
        self.count = processes or usual_processes()
        self.own = Room(work, self.count, Rules(patience))
        self.room: Works = self.own
        self._crew: Crew | None = None
        self._waiting = 0

    def share(self, desk: Desk, crew: Crew) -> None:
        """Where there are nodes that think, they do it; load is judged over all of them."""
        self.room = FarRoom(self.own, MOVE, desk, lambda: crew.processes > 0)
        self._crew = crew

    @property
    def is_busy(self) -> bool:
        if self._crew is not None and self._crew.processes:
            return self._crew.waiting >= PER_PROCESS * self._crew.processes
        return self._waiting >= PER_PROCESS * self.count

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
