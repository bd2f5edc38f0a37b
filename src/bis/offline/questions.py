"""The questions that pages ask by HTTP, answered without a server."""

import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec

from bis.core.errors import BisError
from bis.core.game import AnyGame
from bis.core.languages import LANGUAGES
from bis.games import GAMES, find_game, rules_text
from bis.lessons import find_lesson
from bis.lessons.playing import tell as tell_lesson
from bis.offline.bots import Here
from bis.record.notation import RecordError
from bis.record.record import Transcript
from bis.record.replay import replay
from bis.server.reasons import (
    BAD_REQUEST,
    NO_LANGUAGE,
    NO_LINE,
    NO_TABLE,
    NOT_HERE,
    NOT_SITTING,
    NOT_STORED,
)
from bis.server.shapes import (
    DeviceTable,
    GameInfo,
    NewTable,
    TableMade,
    game_info,
    lesson_infos,
    picture,
    refusal,
)
from bis.server.store.contract import StoreError
from bis.server.tables import Tables
from bis.table import scene, trying
from bis.table.reasons import NOT_BEGUN
from bis.table.shown import SHOWN
from bis.table.table import Table


class Answer(NamedTuple):
    status: int
    text: str
    """JSON; or words, where words are asked for."""


@dataclass(frozen=True)
class Asked:
    """A question, taken apart."""

    tables: Tables
    bots: Here
    player: str
    parts: tuple[str, ...]
    """What stands in the places of its address,"""
    query: dict[str, list[str]]
    body: str

    def said(self, name: str, otherwise: str = "") -> str:
        return self.query.get(name, [otherwise])[0]


class UnansweredError(Exception):
    """There is a reason, and a status that goes with it."""

    def __init__(self, status: int, error: BisError) -> None:
        self.status = status
        self.error = error


async def answered(
    tables: Tables, player: str, method: str, path: str, body: str, *, bots: Here
) -> Answer:
    """What is answered to a question; ``path`` begins after `/api/`."""
    address, asked = urlsplit(path), parse_qs(urlsplit(path).query, keep_blank_values=True)
    for wanted, pattern, work_out in QUESTIONS:
        if wanted == method and (found := pattern.fullmatch(address.path)):
            parts = tuple(map(unquote, found.groups()))
            return await _worked_out(work_out, Asked(tables, bots, player, parts, asked, body))
    return _refused(404, BisError(NOT_HERE))


async def _worked_out(work_out: "WorkOut", asked: Asked) -> Answer:
    try:
        told = await work_out(asked)
    except UnansweredError as no:
        return _refused(no.status, no.error)
    except BisError as error:
        return _refused(404, error)
    except StoreError:
        return _refused(503, BisError(NOT_STORED))
    return Answer(200, told if isinstance(told, str) else msgspec.json.encode(told).decode())


def _refused(status: int, error: BisError) -> Answer:
    return Answer(status, msgspec.json.encode(refusal(error)).decode())


WorkOut = Callable[[Asked], Awaitable[object]]


async def games(asked: Asked) -> list[GameInfo]:
    """With the bots that can play here."""
    return [_light(asked.bots, game) for game in GAMES.values()]


def _light(here: Here, game: AnyGame) -> GameInfo:
    info, bots, levels = game_info(game), here.bots(game), here.levels(game.id)
    usual = levels[len(levels) // 2] if levels else bots[0]
    seated = [bot if bot in bots else usual for bot in info.usual]
    return msgspec.structs.replace(info, bots=bots, usual=seated)


async def rules(asked: Asked) -> str:
    game, language = find_game(asked.parts[0]), asked.said("language", "en")
    if language not in LANGUAGES:
        raise BisError(NO_LANGUAGE, languages=", ".join(LANGUAGES), language=language)
    return rules_text(game, language)


async def option(asked: Asked) -> object:
    game, key, value = asked.parts
    return picture(game, key, value)


async def sheet(asked: Asked) -> object:
    """The address that older links use."""
    game = next(game for game, shown in SHOWN.items() if "sheet" in shown.pictures)
    return picture(game, "sheet", asked.parts[0])


async def lessons(asked: Asked) -> object:
    return lesson_infos(asked.parts[0])


async def lesson(asked: Asked) -> object:
    said = asked.said("said")
    return tell_lesson(find_lesson(*asked.parts), said.split(",") if said else [])


async def create_table(asked: Asked) -> TableMade:
    try:
        wanted = msgspec.json.decode(asked.body, type=NewTable)
        table = await asked.tables.create(wanted.game)
    except msgspec.DecodeError as error:
        raise UnansweredError(400, BisError(BAD_REQUEST, problem=error)) from None
    except BisError as error:
        raise UnansweredError(400, error) from None
    return TableMade(table.id, table.code)


async def _table(asked: Asked) -> Table:
    live = await asked.tables.find(asked.parts[0])
    if live is None:
        raise BisError(NO_TABLE)
    return live.table


async def _game(asked: Asked) -> tuple[Table, Transcript]:
    table = await _table(asked)
    if table.transcript is None:
        raise UnansweredError(409, BisError(NOT_BEGUN))
    return table, table.transcript


async def record(asked: Asked) -> str:
    table, _ = await _game(asked)
    return table.record()


async def handed_over(asked: Asked) -> DeviceTable:
    """What a server needs to go on with this game."""
    table, _ = await _game(asked)
    return DeviceTable(table.record(), [sitter.bot for sitter in table.sitters])


async def drop_table(asked: Asked) -> list[str]:
    """It goes on elsewhere."""
    live = await asked.tables.find(asked.parts[0])
    if live is not None:
        await asked.tables.log.remove(live, lambda _: True)
    return []


async def position(asked: Asked) -> object:
    table, transcript = await _game(asked)
    return _past(transcript, int(asked.parts[1]), table.seats_of(asked.player))


def _past(transcript: Transcript, line: int, yours: Sequence[int]) -> object:
    if line > len(transcript.lines):
        raise BisError(NO_LINE, lines=len(transcript.lines), line=line)
    return scene.past(transcript, line, yours)


async def record_position(asked: Asked) -> object:
    """Of a record that is handed in: whoever shares one need not have a table of it here."""
    try:
        transcript = _replayed(asked.body)
    except RecordError as error:
        error.parts = {"line": str(error.line)}
        raise UnansweredError(422, error) from None
    return _past(transcript, int(asked.parts[0]), ())


@lru_cache(maxsize=1)
def _replayed(record: str) -> Transcript:
    """By all rules; step after step of the same one is asked for."""
    return replay(record.encode())


async def legal(asked: Asked) -> object:
    table, transcript, seat = await _own_seat(asked)
    return scene.fetched(table.game, transcript.state, seat, asked.parts[1])


async def tried(asked: Asked) -> object:
    table, _, seat = await _own_seat(asked)
    return trying.tried(table, seat, asked.parts[1])


async def _own_seat(asked: Asked) -> tuple[Table, Transcript, int]:
    table, wanted = await _table(asked), asked.said("seat")
    seat = {str(own): own for own in table.seats_of(asked.player)}.get(wanted)
    if table.transcript is None or seat is None:
        raise UnansweredError(403, BisError(NOT_SITTING))
    return table, table.transcript, seat


PART = "([^/]+)"
QUESTIONS: list[tuple[str, re.Pattern[str], WorkOut]] = [
    (method, re.compile(path), work_out)
    for method, path, work_out in (
        ("GET", "games", games),
        ("GET", f"rules/{PART}", rules),
        ("GET", f"games/{PART}/options/{PART}/(.+)", option),
        ("GET", "sheets/(.+)", sheet),
        ("GET", f"lessons/{PART}", lessons),
        ("GET", f"lessons/{PART}/{PART}", lesson),
        ("POST", "tables", create_table),
        ("DELETE", f"tables/{PART}", drop_table),
        ("GET", f"tables/{PART}/record", record),
        ("GET", f"tables/{PART}/handed-over", handed_over),
        ("GET", f"tables/{PART}/positions/([0-9]{{1,6}})", position),
        ("POST", "records/positions/([0-9]{1,6})", record_position),
        ("GET", f"tables/{PART}/legal/{PART}", legal),
        ("GET", f"tables/{PART}/moves/{PART}", tried),
    )
]
