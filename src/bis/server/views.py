"""What a client is shown of a table: only what its seat may know."""

from collections import Counter
from dataclasses import fields
from time import time
from typing import Any, TypeVar, cast

import msgspec

from bis.core.game import AnyGame
from bis.core.game import Event as GameEvent
from bis.games.criss_cross import scoring as criss_cross
from bis.games.criss_cross.view import View as CrissCrossState
from bis.games.encore import scoring as encore
from bis.games.encore.pieces import COLUMNS, write_squares
from bis.games.encore.state import Sheet as EncoreSheet
from bis.games.encore.view import View as EncoreState
from bis.games.flip7 import scoring as flip7
from bis.games.flip7.pieces import CARDS
from bis.games.flip7.view import View as Flip7State
from bis.games.one_more_encore import scoring as one_more_encore
from bis.games.one_more_encore.pieces import GOLDEN, ROW_BONUS, ROWS, SPECIAL_FACES
from bis.games.one_more_encore.state import Sheet as OneMoreEncoreSheet
from bis.games.one_more_encore.state import bomb_due
from bis.games.one_more_encore.view import View as OneMoreEncoreState
from bis.record.record import Transcript
from bis.server import messages as wire
from bis.server.table import Table

T = TypeVar("T")


def table_info(
    table: Table, player: str | None, connected: set[str], invite: str
) -> wire.TableInfo:
    actors = table.transcript.to_act if table.transcript else ()
    waiting = set(actors) if table.phase == "playing" else set()
    if table.phase == "sealing":
        waiting = table.sharers() - set(table.shares)
    return wire.TableInfo(
        id=table.id,
        game=table.game.id,
        code=table.code,
        invite=invite,
        phase=table.phase,
        options=table.settled(),
        first=table.first,
        watching=table.watching,
        timer=table.timer,
        seats=[
            wire.Seat(
                name=chair.name,
                kind="person" if chair.is_person else "bot",
                bot=chair.bot,
                connected=chair.player in connected,
                waiting=seat in waiting,
                kept=not chair.is_person and chair.player is not None,
                left=_left(table, seat),
            )
            for seat, chair in enumerate(table.chairs)
        ],
        you=table.seat_of(player),
        yours=table.seats_of(player),
        host=player is not None and player == table.host,
        commit=table.commit,
        shares=dict(table.shares),
        seed=table.seed.hex() if table.seed and table.phase == "over" else None,
        rematch=table.rematch,
        hints=table.is_practice and bool(table.seats_of(player)),
    )


def _left(table: Table, seat: int) -> float | None:
    deadline = table.deadline(seat)
    return None if deadline is None else round(max(0.0, deadline - time()), 1)


class Shown:
    """One state as it is shown to everybody; what all see alike is worked out and written once."""

    def __init__(
        self, game: AnyGame, state: Any, legal: dict[int, list[str]] | None = None
    ) -> None:
        """``legal``: what is known of seats' moves, which others' waiting choices do not change."""
        self.legal = {} if legal is None else legal
        self._game = game
        self._state = state
        self._actors = game.to_act(state)
        self._result = game.result(state)
        self._parts = _written(
            [[wire.Part(*part) for part in parts] for parts in self._result.parts]
        )
        self._views: dict[object, wire.View] = {}

    def position(self, seat: int | None) -> wire.Position:
        """The game as a seat sees it."""
        game, state, result = self._game, self._state, self._result
        view = game.view(state, seat)
        return wire.Position(
            view=self._view(view),
            to_act=list(self._actors),
            chosen=list(getattr(view, "chosen", ())),
            mine=_mine(view),
            legal=self._legal(seat) if seat in self._actors else [],
            parts=self._parts,
            scores=list(result.scores),
            winners=list(result.winners),
            rating=result.rating,
        )

    def _legal(self, seat: int) -> list[str]:
        if seat not in self.legal:
            self.legal[seat] = _written(shortened(legal_texts(self._game, self._state, seat)))
        return self.legal[seat]

    def _view(self, view: Any) -> wire.View:
        """Views of one state differ in the choices that a seat knows, and in nothing else."""
        known = getattr(view, "choices", None)
        if known not in self._views:
            self._views[known] = _written(game_view(view))
        return self._views[known]


def _written(value: T) -> T:
    """The value as the bytes it is sent as."""
    return cast("T", msgspec.Raw(msgspec.json.encode(value)))


def _mine(view: Any) -> str | None:
    """One's own choice, where several choose at the same time."""
    choices = getattr(view, "choices", ())
    choice = choices[view.seat] if choices and view.seat is not None else None
    return None if choice is None else str(choice)


LONG = 100
"""Longer lists for one face of the special die are sent only when somebody asks for them."""


def legal_texts(game: AnyGame, state: Any, seat: int) -> list[str]:
    return [str(move) for move in game.legal(state, seat)]


def shortened(legal: list[str]) -> list[str]:
    """Moves in their order, but a bare `bomb` or `bonus Q` for more than one can look at."""
    heads = [_head(text) for text in legal]
    count = Counter(heads)
    told = (text if count[head] <= LONG else head for text, head in zip(legal, heads, strict=True))
    return list(dict.fromkeys(told))


def _head(text: str) -> str:
    """What of a special die's move comes before the squares; other moves are their own head."""
    face, *more = text.split(" ")
    if face == "bonus" and more[1] != "pass":
        return f"{face} {more[0]}"
    return face if face in SPECIAL_FACES else text


def is_bare(text: str) -> bool:
    """Whether an entry of `legal` stands for a list that was too long to send."""
    return text in SPECIAL_FACES[2:] or (text.startswith("bonus ") and len(text.split(" ")) == 2)


def past(table: Table, line: int) -> wire.Past:
    """The game after so many lines of its record, as somebody watching sees it."""
    assert table.transcript is not None
    again = Transcript(table.transcript.header)
    events: list[GameEvent] = []
    for said in table.transcript.lines[:line]:
        events = list(again.say(said.actor, said.said))
    told = [event(happened) for happened in events]
    shown = Shown(table.game, again.state).position(None)
    return wire.Past(line, len(table.transcript.lines), shown, told)


def game_view(view: Any) -> wire.View:
    match view:
        case OneMoreEncoreState():
            return _one_more_encore(view)
        case EncoreState():
            return _encore(view)
        case Flip7State():
            return _flip7(view)
        case CrissCrossState():
            return _criss_cross(view)
    raise AssertionError(view)


# Encore! and One More Encore!


def _encore(view: EncoreState) -> wire.EncoreView:
    return wire.EncoreView(
        printed=view.sheets[0].printed.text.split("/"),
        turn=view.turn,
        active=view.active,
        colors=list(view.roll.colors) if view.roll else [],
        numbers=list(view.roll.numbers) if view.roll else [],
        taken=_taken(view),
        column_values=_column_values(view, encore.COLUMN_FIRST),
        sheets=[
            wire.EncoreSheet(**_encore_sheet(sheet, encore.COLUMN_FIRST, "1234567"))
            for sheet in view.sheets
        ],
    )


def _taken(view: EncoreState) -> str | None:
    choice = view.choices[view.active] if view.choices else None
    return None if choice is None else str(choice)


def _column_values(view: EncoreState, first: tuple[int, ...]) -> list[list[int]]:
    taken = encore.union(sheet.columns for sheet in view.sheets)
    upper = [0 if taken >> i & 1 else value for i, value in enumerate(first)]
    return [upper, list(encore.COLUMN_LATER)]


def _encore_sheet(sheet: EncoreSheet, first: tuple[int, ...], rows: str) -> dict[str, Any]:
    columns = {
        COLUMNS[i]: first[i] if sheet.first_columns >> i & 1 else encore.COLUMN_LATER[i]
        for i in encore.bits(sheet.columns)
    }
    colors = {
        color: encore.COLOR_FIRST if color in sheet.first_colors else encore.COLOR_LATER
        for color in sheet.colors
    }
    checked = write_squares(sheet.checked, rows).split()
    return {"checked": checked, "marks": sheet.marks, "columns": columns, "colors": colors}


def _one_more_encore(view: OneMoreEncoreState) -> wire.OneMoreEncoreView:
    due = bomb_due(view.bombs, view.active)
    return wire.OneMoreEncoreView(
        printed=view.sheets[0].printed.text.split("/"),
        golden=write_squares(GOLDEN, ROWS).split(),
        turn=view.turn,
        active=view.active,
        colors=list(view.roll.colors) if view.roll else [],
        numbers=list(view.roll.numbers) if view.roll else [],
        special=view.roll.special if view.roll else None,
        taken=_taken(view),
        column_values=_column_values(view, one_more_encore.COLUMN_FIRST),
        row_bonuses={
            name: None if view.taken_rows >> row & 1 else ROW_BONUS[row]
            for row, name in enumerate(ROWS)
        },
        bomb=ROWS[due[1]] if due else None,
        sheets=[_one_more_encore_sheet(sheet) for sheet in view.sheets],
    )


def _one_more_encore_sheet(sheet: OneMoreEncoreSheet) -> wire.OneMoreEncoreSheet:
    return wire.OneMoreEncoreSheet(
        **_encore_sheet(sheet, one_more_encore.COLUMN_FIRST, ROWS),
        symbols=sheet.circled - sheet.used,
        hearts=sheet.hearts,
        rows=[ROWS[row] for row in encore.bits(sheet.rows)],
        column_hearts={
            COLUMNS[i]: hearts for i, hearts in enumerate(sheet.column_hearts) if hearts
        },
    )


# Flip 7 and Criss Cross


def _flip7(view: Flip7State) -> wire.Flip7View:
    return wire.Flip7View(
        round=len(view.rounds) + (view.due != "nothing"),
        dealer=view.dealer,
        lines=[
            wire.Flip7Line(
                numbers=list(line.numbers),
                modifiers=list(line.modifiers),
                chance=line.chance,
                status=line.status,
                worth=flip7.score(line),
                total=total,
            )
            for line, total in zip(view.lines, view.totals, strict=True)
        ],
        flips=[wire.Flip7FlipThree(f.seat, f.left, list(f.pending)) for f in view.flips],
        at_hand=view.at_hand,
        deck=sum(view.deck),
        discards=sum(view.discards),
        left={card: count for card, count in zip(CARDS, view.deck, strict=True) if count},
    )


def _criss_cross(view: CrissCrossState) -> wire.CrissCrossView:
    return wire.CrissCrossView(
        round=view.round,
        symbols=list(view.roll.symbols) if view.roll else [],
        sheets=[
            wire.CrissCrossSheet(
                rows=sheet.rows(), points=dict(criss_cross.parts(sheet, view.advanced))
            )
            for sheet in view.sheets
        ],
    )


# Events

TEXTS = ("move", "roll", "card", "cards", "symbol", "column", "row", "color")


def event(happened: GameEvent) -> wire.Event:
    """An event of any game, in the one shape the client tells in words."""
    values = {field.name: getattr(happened, field.name) for field in fields(happened)}  # type: ignore[arg-type]
    texts = [str(values[name]) for name in TEXTS if name in values]
    scores = values.get("scores")
    return wire.Event(
        kind=happened.kind,
        seat=values.get("seat"),
        by=values.get("by"),
        text=texts[0] if texts else None,
        points=values.get("points"),
        bonus=values.get("bonus"),
        scores=None if scores is None else list(scores),
    )
