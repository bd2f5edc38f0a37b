"""A game put together from the modules that every game has."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Protocol, TypeVar

from bis.core import saving
from bis.core.chance import Source
from bis.core.game import Events, Game, Option, Result

S = TypeVar("S")
M = TypeVar("M")
C = TypeVar("C")
V = TypeVar("V")
S_contra = TypeVar("S_contra", contravariant=True)
M_contra = TypeVar("M_contra", contravariant=True)
V_co = TypeVar("V_co", covariant=True)


class RulesModule(Protocol[S, M, C]):
    """`rules.py`"""

    def start(self, options: Mapping[str, str], seats: int, first: int, /) -> S: ...
    def draw(self, state: S, source: Source, /) -> C: ...
    def deal(self, state: S, chance: C, /) -> tuple[S, Events]: ...
    def legal(self, state: S, seat: int, /) -> Sequence[M]: ...
    def play(self, state: S, seat: int, move: M, /) -> tuple[S, Events]: ...


class StateModule(Protocol[S_contra]):
    """`state.py`"""

    def to_act(self, state: S_contra, /) -> tuple[int, ...]: ...
    def turns(self, state: S_contra, /) -> int: ...


class JudgeModule(Protocol[S_contra, M_contra]):
    """`judge.py`"""

    def judge(self, state: S_contra, seat: int, move: M_contra, /) -> None: ...


class ViewModule(Protocol[S_contra, V_co]):
    """`view.py`"""

    def view(self, state: S_contra, seat: int | None, /) -> V_co: ...


class ScoringModule(Protocol[S_contra]):
    """`scoring.py`"""

    def result(self, state: S_contra, /) -> Result: ...


Modules = tuple[
    RulesModule[S, M, C], StateModule[S], JudgeModule[S, M], ViewModule[S, V], ScoringModule[S]
]


def assemble(
    *,
    id: str,  # noqa: A002  # a game's id is its id everywhere
    title: str,
    seats: range,
    seats_rule: str,
    options: tuple[Option, ...],
    modules: Modules[S, M, C, V],
    kept: type[S],
    parse: tuple[Callable[[str], M], Callable[[str], C]],
    box: range | None = None,
    rounds: bool = False,
    bands: tuple[int, ...] = (),
) -> Game[S, M, C, V]:
    """``kept``: the state, which is saved as text and loaded; ``parse``: moves, then chance."""
    rules, state, judge, view, scoring = modules
    parse_move, parse_chance = parse
    return Game(
        id=id,
        title=title,
        seats=seats,
        box=box or seats,
        seats_rule=seats_rule,
        options=options,
        rounds=rounds,
        bands=bands,
        start=rules.start,
        to_act=state.to_act,
        draw=rules.draw,
        deal=rules.deal,
        legal=rules.legal,
        judge=judge.judge,
        play=rules.play,
        view=view.view,
        result=scoring.result,
        turns=state.turns,
        parse_move=parse_move,
        parse_chance=parse_chance,
        save=saving.save,
        load=partial(saving.load, kept),
    )
