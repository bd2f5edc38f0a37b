"""One game as a value with numbers for moves: what all adapters are made of.

A position holds the rules' state, which says who may act and what is legal, and the words of the
batch functions (interpreted here, so nothing is compiled), which are what a seat observes.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bis.core import batch
from bis.core.chance import Stream
from bis.core.errors import BisError
from bis.core.game import Result
from bis.core.seats import TABLE
from bis.games import find_game
from bis.record.choices import Choices
from bis.sim.batch import find_kit
from bis.sim.batch.compile import Linker, interpreted

Observation = NDArray[np.int32]
Mask = NDArray[np.int8]

MOST_TURNS = 1000
"""Turns after which a game is stopped, as in the arena."""


@dataclass(frozen=True)
class Position:
    """A moment of a game; a value, so keeping it is all there is to clone and restore."""

    first: int
    state: Any
    words: tuple[int, ...]
    said: tuple[str, ...] = ()
    """The lines of the record that everybody knows."""
    choices: Choices[str] = field(default_factory=Choices)
    """What nobody else knows yet."""

    def __deepcopy__(self, _memo: object) -> "Position":
        return self

    @property
    def turn(self) -> int:
        return self.words[batch.TURN]

    @property
    def events(self) -> int:
        return self.words[batch.EVENTS]


class Board:
    """A game with its options and seats. It does not change: positions go in and come out."""

    def __init__(self, game_id: str, seats: int, options: Mapping[str, str] | None = None) -> None:
        self.game = find_game(game_id)
        self.seats = seats
        self.options = self.game.settle(options or {}, seats)
        self.kit = find_kit(self.game, self.options, seats)

    def __deepcopy__(self, _memo: object) -> "Board":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return find_board, (self.game.id, self.seats, tuple(self.options.items()))

    @property
    def actions(self) -> int:
        return self.kit.actions

    @cached_property
    def _linker(self) -> Linker:
        return interpreted(self.kit.rooms)

    def _call(self, stand_in: Any, words: list[int], *arguments: Any) -> Any:
        return self._linker.link(stand_in)(words, self.kit.lookups, *arguments)

    # Playing

    def start(self, first: int) -> Position:
        words = [0] * self.kit.words
        words[batch.SEATS] = self.seats
        self._call(batch.begin, words, self.seats, first)
        return Position(first, self.game.start(self.options, self.seats, first), tuple(words))

    def deal(self, position: Position, chance: Any) -> Position:
        state, _ = self.game.deal(position.state, chance)
        words = list(position.words)
        words[batch.EVENTS] += 1
        self._call(batch.deal, words, self.kit.chance_number(chance))
        said = (*position.said, f"table {chance}")
        return replace(position, state=state, words=tuple(words), said=said)

    def play(self, position: Position, number: int) -> Position:
        """The first seat to act makes a move; a BisError if it may not."""
        actors = self.actors(position)
        words = list(position.words)
        if not self._call(batch.is_legal, words, number):
            raise BisError(self.why_not(number))
        move = self.kit.move(position.state, number)
        state, _ = self.game.play(position.state, actors[0], move)
        words[batch.DECISIONS] += 1
        self._call(batch.play, words, number)
        line = f"{actors[0]} {move}"
        revealed, choices = position.choices.add(actors, actors[0], line)
        said = (*position.said, *revealed)
        return replace(position, state=state, words=tuple(words), said=said, choices=choices)

    def why_not(self, number: int) -> str:
        return f"action {number} is not legal here; choose one where the action mask is 1"

    # Looking

    def actors(self, position: Position) -> tuple[int, ...]:
        """Who is to act: seats that choose at the same time, (-1,) the table, or nobody."""
        return self.game.to_act(position.state)

    def is_chance(self, position: Position) -> bool:
        return self.actors(position)[:1] == (TABLE,)

    def legal(self, position: Position, seat: int) -> list[int]:
        """The numbers of a seat's legal moves; none if it is not to act."""
        moves = self.game.legal(position.state, seat)
        return sorted(self.kit.number(position.state, move) for move in moves)

    def mask(self, position: Position, seat: int) -> Mask:
        mask = np.zeros(self.actions, dtype=np.int8)
        mask[self.legal(position, seat)] = 1
        return mask

    def observe(self, position: Position, seat: int) -> Observation:
        """What the seat knows (docs/envs.md)."""
        seen = [0] * len(self.kit.observation)
        self._call(batch.observe, list(position.words), seat, seen)
        return np.array(seen, dtype=np.int32)

    def history(self, position: Position, seat: int) -> str:
        """Everything a seat has ever learned: the record so far, and its own choice."""
        return "\n".join([*position.said, *position.choices.of(seat)])

    def result(self, position: Position) -> Result:
        return self.game.result(position.state)


@cache
def find_board(game_id: str, seats: int, options: tuple[tuple[str, str], ...]) -> Board:
    """Made once, since everything printed takes a while to write down."""
    return Board(game_id, seats, dict(options))


def deal_on(board: Board, position: Position, dice: Stream) -> Position:
    """Chance as `bis simulate` draws it, until a seat is to act or the game is over."""
    while board.is_chance(position):
        source = dice.at(position.events + 1)
        position = board.deal(position, board.game.draw(position.state, source))
    return position
