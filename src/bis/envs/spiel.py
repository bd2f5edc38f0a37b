"""OpenSpiel: import this, then `pyspiel.load_game("bis_criss_cross(players=2,rules=advanced)")`.

Chance is never one huge node. What dice or deck show is drawn as the rules draw it, number by
number, and each number is a node: one die after the other. Numbers that come to the same (the cards
of one kind, the two hearts of a die) are one outcome. Seats that choose at the same time are asked
one after the other, and do not know what the others chose.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np

from bis.core.errors import BisError
from bis.core.game import AnyGame
from bis.envs.board import MOST_TURNS, Board, Position
from bis.envs.extra import needed
from bis.envs.rewards import victories
from bis.games import GAMES
from bis.sim.batch import KITS

with needed("bis.envs.spiel"):
    import pyspiel

DEFAULT_PLAYERS = 2
LONGEST = 1_000_000
"""More moves and numbers drawn than any game of so many turns has."""
MOST_POINTS = 10_000.0


# Chance, number by number


class _NextDrawError(Exception):
    """The rules want a number that is not drawn yet."""

    def __init__(self, below: int) -> None:
        super().__init__(below)
        self.below = below


class _Drawn:
    """A source that has drawn some numbers already."""

    def __init__(self, numbers: tuple[int, ...]) -> None:
        self._rest = list(numbers)

    def below(self, n: int, /) -> int:
        if not self._rest:
            raise _NextDrawError(n)
        return self._rest.pop(0)


@dataclass(frozen=True)
class Moment:
    """A position, and the numbers drawn so far of what dice or deck show next."""

    board: Board
    position: Position | None
    """None before it is known who is first."""
    drawn: tuple[int, ...] = ()

    def __deepcopy__(self, _memo: object) -> "Moment":
        return self

    def is_chance(self) -> bool:
        return self.position is None or self.board.is_chance(self.position)

    def shown(self, drawn: tuple[int, ...]) -> Any:
        """What dice or deck show by these numbers; a _NextDrawError if there is one to come."""
        if self.position is None:
            return self.board.start(_Drawn(drawn).below(self.board.seats))
        return self.board.game.draw(self.position.state, _Drawn(drawn))

    def outcomes(self) -> dict[int, tuple[int, str]]:
        """For each outcome, its number: how often it is there, and its name."""
        found: dict[Any, int] = {}
        outcomes: dict[int, tuple[int, str]] = {}
        for number in range(self.draws()):
            key, name = self._name((*self.drawn, number))
            first = found.setdefault(key, number)
            outcomes[first] = (outcomes.get(first, (0, ""))[0] + 1, name)
        return outcomes

    def draws(self) -> int:
        """Below what the next number is drawn."""
        try:
            self.shown(self.drawn)
        except _NextDrawError as wanted:
            return wanted.below
        raise AssertionError("everything is drawn")

    def _name(self, drawn: tuple[int, ...]) -> tuple[Any, str]:
        """What makes an outcome another, and what to call it."""
        try:
            shown = self.shown(drawn)
        except _NextDrawError:
            return drawn, f"number {drawn[-1]} of draw {len(drawn)}"
        if isinstance(shown, Position):
            return drawn, f"first {drawn[-1]}"
        return str(shown), str(shown)

    def draw(self, number: int) -> "Moment":
        drawn = (*self.drawn, number)
        try:
            shown = self.shown(drawn)
        except _NextDrawError:
            return Moment(self.board, self.position, drawn)
        if self.position is None:
            return moment(self.board, shown)
        return moment(self.board, self.board.deal(self.position, shown))


def moment(board: Board, position: Position) -> Moment:
    """After events that draw nothing, as a shuffle: they are no nodes."""
    while board.is_chance(position):
        try:
            shown = Moment(board, position).shown(())
        except _NextDrawError:
            break
        position = board.deal(position, shown)
    return Moment(board, position)


def opening(board: Board) -> Moment:
    """Before the first player is drawn, unless all would be the same game."""
    states = {board.start(first).state for first in range(board.seats)}
    return moment(board, board.start(0)) if len(states) == 1 else Moment(board, None)


def most_outcomes(board: Board) -> int:
    """The largest node: that of the first event, when the deck is full."""
    position = board.start(0)
    while not board.is_chance(position):
        seat = board.actors(position)[0]
        position = board.play(position, board.legal(position, seat)[0])
    return max(moment(board, position).draws(), board.seats)


# The game


def game_type(game: AnyGame, players: int = DEFAULT_PLAYERS) -> Any:
    zero_sum = players > 1
    return pyspiel.GameType(
        short_name=f"bis_{game.id}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM
        if zero_sum
        else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": DEFAULT_PLAYERS,
            "most_turns": MOST_TURNS,
            **{option.key: "" for option in game.options},
        },
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """Victory counts among seats, points alone; an option left empty has its default."""

    def __init__(self, game: AnyGame, params: dict[str, Any]) -> None:
        self.players = int(params.get("players", DEFAULT_PLAYERS))
        self.most_turns = int(params.get("most_turns", MOST_TURNS))
        keys = [option.key for option in game.options]
        options = {key: str(params[key]) for key in keys if params.get(key)}
        self.board = Board(game.id, self.players, options)
        alone = self.players == 1
        info = pyspiel.GameInfo(
            num_distinct_actions=self.board.actions,
            max_chance_outcomes=most_outcomes(self.board),
            num_players=self.players,
            min_utility=-MOST_POINTS if alone else -1.0,
            max_utility=MOST_POINTS if alone else 1.0,
            utility_sum=None if alone else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(game, self.players), info, params)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        if params:
            raise BisError(f"there are no observation parameters, so none of {params}")
        return SpielObserver(self.board, iig_obs_type)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """One moment of a game."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.moment = opening(game.board)
        self.most_turns = game.most_turns

    def current_player(self) -> int:
        if self.moment.is_chance():
            return int(pyspiel.PlayerId.TERMINAL if self._is_stopped() else pyspiel.PlayerId.CHANCE)
        position = self.moment.position
        assert position is not None
        actors = self.moment.board.actors(position)
        return actors[0] if actors else int(pyspiel.PlayerId.TERMINAL)

    def _is_stopped(self) -> bool:
        """A game of too many turns; it is stopped where dice would be rolled."""
        position = self.moment.position
        return position is not None and position.turn > self.most_turns

    def is_terminal(self) -> bool:
        return self.current_player() == int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        assert self.moment.position is not None
        if player != self.current_player():
            return []
        return self.moment.board.legal(self.moment.position, player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        ways = self.moment.draws()
        return [(number, count / ways) for number, (count, _) in self.moment.outcomes().items()]

    def _apply_action(self, action: int) -> None:
        if self.moment.is_chance():
            self.moment = self.moment.draw(action)
            return
        board, position = self.moment.board, self.moment.position
        assert position is not None
        self.moment = moment(board, board.play(position, action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == int(pyspiel.PlayerId.CHANCE):
            return self.moment.outcomes()[action][1]
        position = self.moment.position
        assert position is not None
        return str(self.moment.board.kit.move(position.state, action))

    def returns(self) -> list[float]:
        board, position = self.moment.board, self.moment.position
        if position is None or not self.is_terminal():
            return [0.0] * board.seats
        result = board.result(position)
        return victories(result) if board.seats > 1 else [float(result.scores[0])]

    def __str__(self) -> str:
        """All that was said, waiting choices included, and the numbers drawn so far."""
        position = self.moment.position
        if position is None:
            return "the first player is drawn"
        lines = [*position.said, *(f"{said} (waits)" for said in position.choices.in_order())]
        return "\n".join([f"words {position.words}", *lines, *map(str, self.moment.drawn)])


class SpielObserver:
    """A seat's numbers as a tensor, or with perfect recall all it has learned as text."""

    def __init__(self, board: Board, kind: Any) -> None:
        self._board = board
        self._recalls = kind is not None and kind.perfect_recall
        self.tensor = np.zeros(len(board.kit.observation), dtype=np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        position = state.moment.position
        self.tensor[:] = 0 if position is None else self._board.observe(position, player)

    def string_from(self, state: SpielState, player: int) -> str:
        position = state.moment.position
        if position is None:
            return "the first player is drawn"
        if self._recalls:
            first = f"seat {player}, first {position.first}"
            drawn = " ".join(map(str, state.moment.drawn))
            return f"{first}\n{self._board.history(position, player)}\n{drawn}"
        names = self._board.kit.observation
        seen = zip(names, self._board.observe(position, player), strict=True)
        return ", ".join(f"{name} {number}" for name, number in seen)


def _register(game: AnyGame) -> None:
    class Registered(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, params or {})

    pyspiel.register_game(game_type(game), Registered)


for game_id in KITS:
    _register(GAMES[game_id])
