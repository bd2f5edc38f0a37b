"""A game at the keyboard: people in turns, bots in the other seats, a record on disk."""

import os
import secrets
from collections.abc import Mapping, Sequence
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path
from rich.console import Console

from bis.bots import Bot, find_bot
from bis.core.chance import BOT_STREAM, TABLE_STREAM, WORD, Stream
from bis.core.errors import BisError
from bis.core.game import AnyGame
from bis.core.seats import TABLE
from bis.games import GAMES
from bis.record.notation import RecordError, is_name
from bis.record.record import Header, Transcript
from bis.record.replay import replay
from bis.terminal.ask import LeaveError, ask_move, ask_number
from bis.terminal.table import show_events, show_position, show_result

USUAL_BOTS = {"encore": 1, "one_more_encore": 1, "flip7": 3, "criss_cross": 1}
BOT = "greedy"


class Session:
    """A game under way, and the file it is kept in."""

    def __init__(self, transcript: Transcript, path: Path) -> None:
        self.transcript = transcript
        self.game = transcript.game
        self.path = path
        self.bots = _seated_bots(transcript.header)
        seed = _seed(transcript.header)
        self._table = Stream(seed, 0, TABLE_STREAM)
        self._whims = Stream(seed, 0, BOT_STREAM)

    def run(self) -> int:
        """Play on until the end, or until somebody leaves."""
        try:
            while actors := self.transcript.to_act:
                self.step(actors[0])
                self.save()
        except (LeaveError, KeyboardInterrupt, EOFError):
            return self.leave()
        show_position(self.transcript, self._people()[0] if len(self._people()) == 1 else None)
        print(f"The record is in {self.path}")
        return 0

    def step(self, actor: int) -> None:
        """One roll, card or move."""
        transcript = self.transcript
        said = self.draw() if actor == TABLE else self.choose(actor)
        show_events(transcript, transcript.say(actor, said))

    def draw(self) -> object:
        lines = self.transcript.lines
        event = sum(line.actor == TABLE for line in lines) + 1
        return self.game.draw(self.transcript.state, self._table.at(event))

    def choose(self, seat: int) -> object:
        state = self.transcript.state
        if bot := self.bots.get(seat):
            whim = self._whims.at(len(self.transcript.lines) + seat)
            return bot(self.game.view(state, seat), self.game.legal(state, seat), whim)
        print()
        show_position(self.transcript, seat)
        move = ask_move(self.transcript, seat)
        if len(self._people()) > 1:
            Console().clear()
        return move

    def _people(self) -> list[int]:
        seats = range(len(self.transcript.header.names))
        return [seat for seat in seats if seat not in self.bots]

    def save(self) -> None:
        """Write all there is, choices not yet revealed included, and swap it in at once."""
        pending = "".join(f"{line}\n" for line in self.transcript.unrevealed())
        fresh = self.path.with_suffix(".new")
        fresh.write_text(f"{self.transcript}{pending}", encoding="utf-8", newline="\n")
        os.replace(fresh, self.path)

    def leave(self) -> int:
        self.save()
        print(f"\nThe game is kept. Go on with: bis play --resume {self.path}")
        return 0


# Setting up


def ask_game() -> AnyGame:
    games = list(GAMES.values())
    for number, game in enumerate(games, start=1):
        print(f"{number:3}  {game.title}")
    try:
        return games[ask_number("Which game? ", len(games)) - 1]
    except (LeaveError, KeyboardInterrupt, EOFError):
        raise BisError("no game was chosen") from None


def set_table(
    game: AnyGame,
    people: Sequence[str],
    bots: Sequence[str] | None,
    *,
    seats: int | None,
    options: Mapping[str, str],
    seed: int | None,
) -> Header:
    """Who sits where, with which options; the first player is drawn."""
    if bots is None:
        free = USUAL_BOTS[game.id] if seats is None else max(0, seats - len(people))
        bots = [BOT] * free
    for bot in bots:
        find_bot(game, bot)
    names = (*people, *(f"{bot} {number}" for number, bot in enumerate(bots, start=1)))
    for name in names:
        if not is_name(name):
            raise BisError(f"{name!r} cannot be a name")
    if seats is not None and seats != len(names):
        raise BisError(f"{len(people)} people and {len(bots)} bots are not {seats} seats")
    settled = game.settle(options, len(names))
    notes = [("bot", f"{seat} {bot}") for seat, bot in enumerate(bots, start=len(people))]
    if seed is not None:
        notes.append(("seed", str(seed)))
    first = Stream(_fresh_seed() if seed is None else seed, 0).at(0).below(len(names))
    return Header(game, settled, names, first, tuple(notes))


def _fresh_seed() -> int:
    return secrets.randbelow(WORD + 1)


def _seed(header: Header) -> int:
    """The one asked for, else a fresh one: what comes next is not in the record."""
    seeds = [value for key, value in header.notes if key == "seed" and value.isdecimal()]
    return int(seeds[0]) & WORD if seeds else _fresh_seed()


def _seated_bots(header: Header) -> dict[int, Bot]:
    bots = {}
    for key, value in header.notes:
        seat, _, name = value.partition(" ")
        if key == "bot" and seat in map(str, range(len(header.names))):
            bots[int(seat)] = find_bot(header.game, name)
    return bots


# Records on disk


def records_folder() -> Path:
    folder = user_data_path("bis", appauthor=False) / "records"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def begin(header: Header, path: Path | None) -> int:
    if path is None:
        stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S-%f")
        path = records_folder() / f"{header.game.id}-{stamp}.game"
    session = Session(Transcript(header), path)
    try:
        session.save()
    except OSError as error:
        raise BisError(f"{path} cannot be written: {error.strerror}") from None
    print(f"{header.game.title}: {', '.join(header.names)}. Type ? for help.")
    return session.run()


def resume(path: Path | None) -> int:
    """Go on with a record; the last unfinished one if none is named."""
    path = path or _last_unfinished()
    try:
        transcript = replay(path.read_bytes())
    except OSError as error:
        raise BisError(f"{path} cannot be read: {error.strerror}") from None
    except RecordError as error:
        raise BisError(f"{path} {error}") from None
    if not transcript.to_act:
        show_result(transcript)
        return 0
    print(f"{transcript.game.title}: {', '.join(transcript.header.names)}, where it was left.")
    return Session(transcript, path).run()


def _last_unfinished() -> Path:
    files = sorted(records_folder().glob("*.game"), key=lambda file: file.stat().st_mtime)
    for path in reversed(files):
        try:
            if replay(path.read_bytes()).to_act:
                return path
        except (OSError, RecordError):
            continue
    raise BisError(f"there is no unfinished game in {records_folder()}")
