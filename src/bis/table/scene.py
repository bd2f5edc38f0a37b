"""What each seat is shown of a game: only what it may know."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import fields
from functools import cache, lru_cache
from typing import Any, NamedTuple

from bis.core.game import AnyGame, Result
from bis.core.game import Event as GameEvent
from bis.core.game import Part as Scored
from bis.record.record import Transcript
from bis.table.showing import KEPT, written
from bis.table.shown import SHOWN, View
from bis.table.told import Event, Part, Past, Position

LONG = 100
"""More moves under one head are sent only when somebody asks for them."""


class Choice(NamedTuple):
    """A seat's legal moves."""

    legal: list[str]
    """In their order,"""
    on_demand: list[str]
    """and the heads of those that are too many to be sent with them."""


NO_CHOICE = Choice([], [])


class Sums(NamedTuple):
    """The score sheets, as they are told to all alike."""

    parts: list[list[Part]]
    scores: list[int]
    winners: list[int]
    rating: int | None


def choice(game: AnyGame, state: Any, seat: int) -> Choice:
    moves, head = game.legal(state, seat), SHOWN[game.id].head
    if head is None or len(moves) <= LONG:
        return Choice([str(move) for move in moves], [])
    heads = [head(move) for move in moves]
    long = [name for name, count in Counter(heads).items() if name and count > LONG]
    sent = [str(move) for move, name in zip(moves, heads, strict=True) if name not in long]
    return Choice(sent, long)


def fetched(game: AnyGame, state: Any, seat: int, word: str) -> list[str]:
    """All of a seat's legal moves that begin with a word."""
    texts = map(str, game.legal(state, seat))
    return [text for text in texts if text.split(" ", 1)[0] == word]


class Scene:
    """One state as it is shown to everybody; what all see alike is worked out and written once."""

    def __init__(
        self,
        game: AnyGame,
        state: Any,
        before: "Scene | None" = None,
        *,
        line: int = 0,
        unseen: frozenset[int] = frozenset(),
    ) -> None:
        """The state after so many lines of the record.

        ``unseen``: the seats whose choices wait for others'.
        ``before``: a scene since which nothing came but choices that wait for others'.
        """
        self._line = line
        self._unseen = unseen
        self._game = game
        self._state = state
        self._actors = game.to_act(state)
        self._watched = game.view(state, None)
        self._choices: dict[int, Choice] = before._choices if before else {}
        self._sums: Sums = before._sums if before else _sums(game.result(state))
        self._views: dict[object, View] = before._views if before else {}
        self._positions: dict[int | None, Position] = {}

    def position(self, seat: int | None) -> Position:
        """The game as a seat sees it."""
        if seat not in self._positions:
            self._positions[seat] = self._position(seat)
        return self._positions[seat]

    def _position(self, seat: int | None) -> Position:
        view, sums = self._seen_by(seat), self._sums
        able = self._choice(seat) if seat in self._actors else NO_CHOICE
        return Position(
            view=self._view(view),
            to_act=list(self._actors),
            chosen=list(getattr(view, "chosen", ())),
            mine=_mine(view),
            legal=able.legal,
            on_demand=able.on_demand,
            parts=sums.parts,
            scores=sums.scores,
            winners=sums.winners,
            rating=sums.rating,
            line=self._line,
            can_unsay=seat in self._unseen,
        )

    def _seen_by(self, seat: int | None) -> Any:
        """Who has not chosen knows what somebody watching knows (tests/games/test_contract.py)."""
        chosen = getattr(self._watched, "chosen", ())
        has_chosen = seat is not None and bool(chosen) and chosen[seat]
        return self._game.view(self._state, seat) if has_chosen else self._watched

    def _choice(self, seat: int) -> Choice:
        if seat not in self._choices:
            legal, on_demand = choice(self._game, self._state, seat)
            self._choices[seat] = Choice(written(legal), on_demand)
        return self._choices[seat]

    def _view(self, view: Any) -> View:
        """Views of one state differ in the choices that a seat knows, and in nothing else."""
        showing = SHOWN[self._game.id]
        known = showing.known(view)
        if known not in self._views:
            self._views[known] = written(showing.tell(view))
        return self._views[known]


@lru_cache(KEPT)
def _written(parts: tuple[Scored, ...]) -> list[Part]:
    """One seat's score sheet, which often stays as it is."""
    return written([Part(*part) for part in parts])


def _sums(result: Result) -> Sums:
    return Sums(
        [_written(parts) for parts in result.parts],
        list(result.scores),
        list(result.winners),
        result.rating,
    )


def _mine(view: Any) -> str | None:
    """One's own choice, where several choose at the same time."""
    choices = getattr(view, "choices", ())
    mine = choices[view.seat] if choices and view.seat is not None else None
    return None if mine is None else str(mine)


def past(transcript: Transcript, line: int, yours: Sequence[int] = ()) -> Past:
    """The game after so many lines of its record, as somebody watching sees it."""
    again = Transcript(transcript.header)
    events: list[GameEvent] = []
    for said in transcript.lines[:line]:
        events = list(again.say(said.actor, said.said))
    shown = Scene(again.game, again.state, line=line).position(None)
    told = [tell_event(event) for event in events]
    return Past(line, len(transcript.lines), shown, told, list(yours))


TEXTS = ("move", "roll", "card", "cards", "symbol", "column", "row", "color", "name")


@cache
def _names(kind: type[GameEvent]) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))  # type: ignore[arg-type]


def tell_event(event: GameEvent) -> Event:
    """An event of any game, in the one shape the client tells in words."""
    values = {name: getattr(event, name) for name in _names(type(event))}
    texts = [str(values[name]) for name in TEXTS if name in values]
    scores = values.get("scores")
    return Event(
        kind=event.kind,
        seat=values.get("seat"),
        by=values.get("by"),
        text=texts[0] if texts else None,
        points=values.get("points"),
        bonus=values.get("bonus"),
        scores=None if scores is None else list(scores),
    )
