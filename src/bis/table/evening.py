"""An evening: what the same people play one game after the other, and how it ended for each."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TypeVar

from bis.table.entries import PlayedGame, Standing
from bis.table.sitters import Sitter
from bis.table.table import Table
from bis.table.told import Evening, EveningRow

S = TypeVar("S", Standing, Sitter)
MOST_GAMES = 40
"""So many of the last games an evening keeps."""


def played(table: Table) -> tuple[PlayedGame, ...]:
    """All games so far, this one too if it came to its end."""
    return (*table.evening, *_this_one(table))[-MOST_GAMES:]


def _this_one(table: Table) -> Iterable[PlayedGame]:
    if table.transcript is None or table.phase != "over" or table.ended is not None:
        return
    result = table.game.result(table.transcript.state)
    standings = [
        Standing(sitter.player, sitter.name, points, seat in result.winners)
        for seat, (sitter, points) in enumerate(zip(table.sitters, result.scores, strict=True))
    ]
    yield PlayedGame(table.game.id, standings)


def tell(table: Table) -> Evening | None:
    """The score over the games, once there were some before this one; the best first."""
    if not table.evening:
        return None
    games = played(table)
    by_who = [_by_who(game.standings) for game in games]
    names = {who: standing.name for game in by_who for who, standing in game.items()}
    names |= {who: sitter.name for who, sitter in _by_who(table.sitters).items()}
    won = Counter(who for game in by_who for who, standing in game.items() if standing.won)
    rows = [
        EveningRow(
            name,
            won[who],
            [game[who].points if who in game else None for game in by_who],
            [who in game and game[who].won for game in by_who],
        )
        for who, name in names.items()
    ]
    return Evening([game.game for game in games], sorted(rows, key=lambda row: -row.won))


def _by_who(those: Sequence[S]) -> dict[str, S]:
    """People stay who they are under another name; bots, and people on one device, go by it."""
    devices = Counter(one.player for one in those if one.player is not None)
    return {_who(one, devices): one for one in those}


def _who(one: Standing | Sitter, devices: Counter[str]) -> str:
    if one.player is None:
        return f"bot {one.name}"
    return one.player if devices[one.player] == 1 else f"{one.player} {one.name}"
