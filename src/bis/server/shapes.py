"""What is asked and answered over HTTP about games and tables, and how it is put together."""

from typing import Annotated

import msgspec

from bis.bots import BOTS, PLAYERS, light_bots
from bis.core.errors import BisError
from bis.core.game import AnyGame, Option
from bis.games import GAMES, find_game
from bis.lessons import FIRST_GAMES, first_game
from bis.lessons.told import LessonInfo
from bis.server.reasons import NO_PICTURE
from bis.server.store.contract import Listed
from bis.table.bringing import MOST_RECORD
from bis.table.showing import SheetInfo
from bis.table.shown import SHOWN
from bis.table.summary import Brief
from bis.table.table import Phase

MOST_SEATS = max(game.seats[-1] for game in GAMES.values())
BotName = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class Refusal(msgspec.Struct, frozen=True):
    reason: str
    """An English sentence."""
    code: str | None = None
    """Which reason it is,"""
    parts: dict[str, str] = {}
    """and what its sentence speaks of."""


class OptionInfo(msgspec.Struct, frozen=True):
    key: str
    about: str
    values: list[str]
    default: str
    dealt: list[str] = []
    """Short names of more values, one of which is dealt to whoever asks for any."""


class GameInfo(msgspec.Struct, frozen=True):
    id: str
    title: str
    seats: list[int]
    """The fewest and the most."""
    box: list[int]
    """The same, as the box says."""
    options: list[OptionInfo]
    bots: list[str]
    usual: list[str]
    """Who sits down when somebody asks for a game with bots."""
    lessons: bool
    """Whether there is a first game to learn by."""
    light: list[str] = []
    """The bots that also play in a browser without a server: levels first, from the easiest on."""
    netted: list[str] = []
    """Levels of `bots` that play there as they are, where their nets are kept: in place of those in
    `light`, which are then for tables that have them.
    """
    points: dict[str, int] = {}
    """What levels score alone on average, to compare oneself with."""


class NewTable(msgspec.Struct, frozen=True):
    """What to set up."""

    game: Annotated[str, msgspec.Meta(extra_json_schema={"enum": list(GAMES)})]


class DeviceTable(msgspec.Struct, frozen=True):
    """A game that was begun on a device."""

    record: Annotated[str, msgspec.Meta(max_length=MOST_RECORD)]
    bots: Annotated[list[BotName | None], msgspec.Meta(max_length=MOST_SEATS)]
    """Who plays at each seat; None: a person of the device."""


class TableMade(msgspec.Struct, frozen=True):
    id: str
    code: str


class TableBrief(msgspec.Struct, frozen=True):
    """One of your tables."""

    id: str
    game: str
    phase: Phase
    names: list[str]
    your_turn: bool
    touched: float
    """When something last happened, in seconds since 1970."""
    scores: list[int] | None
    """The result, once the game is over; none if it was ended without one."""
    winners: list[int]


def refusal(error: BisError) -> Refusal:
    return Refusal(str(error), error.id, error.parts)


def game_info(game: AnyGame) -> GameInfo:
    return GameInfo(
        id=game.id,
        title=game.title,
        seats=[game.seats[0], game.seats[-1]],
        box=[game.box[0], game.box[-1]],
        options=[_option_info(option, game.box[0]) for option in game.options],
        bots=list(BOTS[game.id]),
        usual=list(PLAYERS[game.id].usual),
        lessons=game.id in FIRST_GAMES,
        light=light_bots(game),
        netted=list(PLAYERS[game.id].netted),
        points=dict(PLAYERS[game.id].points),
    )


def _option_info(option: Option, seats: int) -> OptionInfo:
    values, dealt = list(option.values), list(option.dealt)
    return OptionInfo(option.key, option.about, values, option.default(seats), dealt)


def picture(game_id: str, option: str, value: str) -> SheetInfo:
    """What a value of a game's option looks like; a BisError if it has no look."""
    pictures = SHOWN[find_game(game_id).id].pictures
    if option not in pictures:
        raise BisError(NO_PICTURE, game=game_id, option=option)
    return pictures[option](value)


def lesson_infos(game_id: str) -> list[LessonInfo]:
    lessons = first_game(game_id).lessons
    return [LessonInfo(lesson.id, lesson.title, lesson.options) for lesson in lessons]


def brief_of(found: Listed, brief: Brief, player: str) -> TableBrief:
    return TableBrief(
        id=found.table,
        game=brief.game,
        phase=brief.phase,
        names=brief.names,
        your_turn=player in brief.turn,
        touched=found.touched,
        scores=brief.scores,
        winners=brief.winners,
    )
