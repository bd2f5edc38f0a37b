"""Games one after the other, with their dice: the part that PettingZoo and Gymnasium share."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from secrets import randbits
from typing import Any

import numpy as np

from bis.core.chance import TABLE_STREAM, Stream
from bis.core.errors import BisError
from bis.envs.board import Board, Position, deal_on
from bis.envs.rewards import ILLEGAL, check_illegal, check_reward, pay


@dataclass(frozen=True)
class Saved:
    """A moment to come back to, dice included."""

    position: Position
    seed: int
    number: int
    ended: bool


class Episode:
    """A board, the game being played there, and the stream its dice come from.

    Game ``number`` of ``seed`` has the dice of that game in `bis simulate`.
    """

    def __init__(
        self,
        game: str,
        seats: int,
        options: Mapping[str, str] | None,
        *,
        reward: str,
        illegal: str,
        most_turns: int,
    ) -> None:
        self.board = Board(game, seats, options)
        self.reward = check_reward(reward, seats)
        self.illegal = check_illegal(illegal)
        self.most_turns = most_turns
        self.seed = randbits(32)
        self.number = -1
        self.ended = False
        """Whether an illegal action has ended the game."""
        self.position = self.board.start(0)

    def begin(self, seed: int | None, options: Mapping[str, Any] | None) -> None:
        """A new game: number 0 of a new seed, else the next; or the number in ``options``."""
        number = self.number + 1
        if seed is not None:
            self.seed, number = seed, 0
        self.number = int((options or {}).get("number", number))
        self.ended = False
        first = self._dice().at(0).below(self.board.seats)
        self.position = deal_on(self.board, self.board.start(first), self._dice())

    def _dice(self) -> Stream:
        return Stream(self.seed, self.number, TABLE_STREAM)

    # Playing

    def play(self, numbers: Sequence[int]) -> list[float]:
        """Moves of the seats to act, in their order; returns what each seat gets."""
        before = self.board.result(self.position)
        for number in numbers:
            self.position = self.board.play(self.position, number)
        self.position = deal_on(self.board, self.position, self._dice())
        after = self.board.result(self.position)
        return pay(self.reward, before, after, self.is_over or self.is_stopped)

    def refuse(self, seat: int, number: int) -> tuple[list[float], str]:
        """An illegal action ends the game, or is an error."""
        sentence = f"seat {seat}: {self.board.why_not(number)}"
        if self.illegal == "raise":
            raise BisError(sentence)
        self.ended = True
        rewards = [0.0] * self.board.seats
        rewards[seat] = ILLEGAL[self.reward]
        return rewards, sentence

    @property
    def actors(self) -> tuple[int, ...]:
        return () if self.ended else self.board.actors(self.position)

    @property
    def is_over(self) -> bool:
        return not self.actors

    @property
    def is_stopped(self) -> bool:
        """A game of too many turns."""
        return not self.is_over and self.position.turn > self.most_turns

    # Clone and restore

    def save(self) -> Saved:
        return Saved(self.position, self.seed, self.number, self.ended)

    def restore(self, saved: Saved, seed: int | None = None) -> None:
        """Back to a moment; with a ``seed``, other dice from there on."""
        self.position, self.number, self.ended = saved.position, saved.number, saved.ended
        self.seed = saved.seed if seed is None else seed

    def text(self) -> str:
        """The lines of the record that everybody knows."""
        return "\n".join(self.position.said)


def whole(action: Any) -> int:
    """An action as a number, from whatever a library hands over."""
    array = np.asarray(action)
    if array.shape not in ((), (1,)) or array.dtype.kind not in "iu":
        raise BisError(f"an action is one whole number, not {action!r}")
    return int(array.reshape(()))
