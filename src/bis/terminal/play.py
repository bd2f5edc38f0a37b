"""A game at the keyboard: people in turns, bots in the other seats, a record on disk."""

import os
import re
import secrets
import tempfile
from collections.abc import Mapping, Sequence
from datetime import datetime
from itertools import cycle, islice
from pathlib import Path

from platformdirs import user_data_path

from bis.bots import PLAYERS, caveats, find_bot
from bis.core.chance import BOT_STREAM, TABLE_STREAM, WORD, Stream
from bis.core.errors import BisError
from bis.core.game import AnyGame
from bis.core.reasons import Sentence
from bis.core.seats import TABLE
from bis.games import GAMES
from bis.record.notation import RecordError, is_name
from bis.record.record import Header, Transcript
from bis.record.replay import replay
from bis.terminal.ask import LeaveError, ask_move, ask_number
from bis.terminal.screen import screen
from bis.terminal.show import show_events, show_position, show_result
from bis.terminal.speech import retold, said

SEED = re.compile("[0-9]{1,10}")


class Session:
    """A game under way, and the file it is kept in."""

    def __init__(self, transcript: Transcript, path: Path) -> None:
        self.transcript = transcript
        self.game = transcript.game
        self.path = path.resolve()
        names = _bot_names(transcript.header)
        self.caveats = caveats(self.game, names.values(), transcript.header.options)
        self.bots = {seat: find_bot(self.game, name) for seat, name in names.items()}
        seats = range(len(transcript.header.names))
        self.people = [seat for seat in seats if seat not in self.bots]
        seed = _seed(transcript.header)
        self._table = Stream(seed, 0, TABLE_STREAM)
        self._whims = Stream(seed, 0, BOT_STREAM)

    def run(self) -> int:
        """Play on until the end, or until somebody leaves."""
        for sentence in self.caveats:
            print(retold(sentence))
        try:
            while actors := self.transcript.to_act:
                self.step(actors[0])
        except (LeaveError, KeyboardInterrupt):
            print()
            print(said("The game is kept. Go on with: bis play --resume {path}", path=self.path))
            return 0
        show_position(self.transcript, self.people[0] if len(self.people) == 1 else None)
        print(said("The record is in {path}", path=self.path))
        return 0

    def step(self, actor: int) -> None:
        """One roll, card or move: kept first, then told."""
        said = self.draw() if actor == TABLE else self.choose(actor)
        events = self.transcript.say(actor, said)
        self.save()
        show_events(self.transcript, events)

    def draw(self) -> object:
        event = 1 + sum(line.actor == TABLE for line in self.transcript.lines)
        return self.game.draw(self.transcript.state, self._table.at(event))

    def choose(self, seat: int) -> object:
        state = self.transcript.state
        if bot := self.bots.get(seat):
            whim = self._whims.at(self.decisions() + 1)
            return bot(self.game.view(state, seat), self.game.legal(state, seat), whim)
        print()
        show_position(self.transcript, seat)
        move = ask_move(self.transcript, seat)
        if len(self.people) > 1:
            screen().clear()
        return move

    def decisions(self) -> int:
        """How many moves were made so far."""
        made = [*self.transcript.lines, *self.transcript.unrevealed()]
        return sum(line.actor != TABLE for line in made)

    def save(self) -> None:
        """Write all there is, choices not yet revealed included, and swap it in at once."""
        pending = "".join(f"{line}\n" for line in self.transcript.unrevealed())
        text = f"{self.transcript}{pending}"
        try:
            handle, fresh = tempfile.mkstemp(dir=self.path.parent, prefix=f".{self.path.name}.")
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            os.replace(fresh, self.path)
        except OSError as error:
            raise BisError(
                "{path} cannot be written: {why}", path=self.path, why=error.strerror
            ) from None


# Setting up


def ask_game() -> AnyGame:
    games = list(GAMES.values())
    for number, game in enumerate(games, start=1):
        print(f"{number:3}  {game.title}")
    try:
        return games[ask_number(said("Which game?") + " ", len(games)) - 1]
    except LeaveError:
        raise BisError("no game was chosen") from None


def set_table(
    game: AnyGame,
    people: Sequence[str],
    bots: Sequence[str] | None,
    *,
    seats: int | None,
    first: int | None,
    options: Mapping[str, str],
    seed: int | None,
) -> Header:
    """Who sits where, with which options; the first player is drawn unless named."""
    if bots is None:
        bots = _usual_bots(game, len(people), seats)
    for bot in bots:
        find_bot(game, bot)
    names = (*people, *(f"{bot} {number}" for number, bot in enumerate(bots, start=1)))
    for name in names:
        if not is_name(name):
            raise BisError("{name!r} cannot be a name", name=name)
    if seats is not None and seats != len(names):
        raise BisError(
            "{people} and {bots} do not fill {seats} seats",
            people=_people(len(people)),
            bots=_bots(len(bots)),
            seats=seats,
        )
    settled = game.settle(options, len(names))
    notes = [("bot", f"{seat} {bot}") for seat, bot in enumerate(bots, start=len(people))]
    if seed is not None:
        notes.append(("seed", str(seed)))
    if first is None:
        first = Stream(_fresh_seed() if seed is None else seed, 0).at(0).below(len(names))
    elif first >= len(names):
        raise BisError(
            "there is no seat {first} to begin; the seats are 0 to {last}",
            first=first,
            last=len(names) - 1,
        )
    return Header(game, settled, names, first, tuple(notes))


def _usual_bots(game: AnyGame, people: int, seats: int | None) -> list[str]:
    """Who sits down where nobody was asked for: the usual ones, or as many as fill the seats."""
    usual = PLAYERS[game.id].usual
    wanted = len(usual) if seats is None else seats - people
    return [*islice(cycle(usual), max(0, min(wanted, game.seats[-1] - people)))]


def _people(count: int) -> Sentence:
    return Sentence("1 person") if count == 1 else Sentence("{count} people", count=count)


def _bots(count: int) -> Sentence:
    return Sentence("1 bot") if count == 1 else Sentence("{count} bots", count=count)


def _fresh_seed() -> int:
    return secrets.randbelow(WORD + 1)


def _seed(header: Header) -> int:
    """The one asked for, else a fresh one: what comes next is not in the record."""
    seeds = [value for key, value in header.notes if key == "seed" and SEED.fullmatch(value)]
    return int(seeds[0]) & WORD if seeds else _fresh_seed()


def _bot_names(header: Header) -> dict[int, str]:
    bots = {}
    for key, value in header.notes:
        seat, _, name = value.partition(" ")
        if key == "bot" and seat in map(str, range(len(header.names))):
            bots[int(seat)] = name
    return bots


# Records on disk


def records_folder() -> Path:
    folder = user_data_path("bis", appauthor=False) / "records"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BisError(
            "{folder} cannot be made: {why}", folder=folder, why=error.strerror
        ) from None
    return folder


def begin(header: Header, path: Path | None) -> int:
    if path is None:
        stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S-%f")
        path = records_folder() / f"{header.game.id}-{stamp}.game"
    if path.exists():
        raise BisError("{path} exists; resume it, or choose another name", path=path)
    session = Session(Transcript(header), path)
    session.save()
    print(f"{header.game.title}: {', '.join(header.names)}. {said('Type ? for help.')}")
    if len(header.names) not in header.game.box:
        few, many = header.game.box[0], header.game.box[-1]
        print(
            said(
                "The box says {few} to {many} players; {count} is allowed here.",
                few=few,
                many=many,
                count=len(header.names),
            )
        )
    return session.run()


def resume(path: Path | None, game: AnyGame | None) -> int:
    """Go on with a record; the last unfinished one (of a game) if none is named."""
    path = path or _last_unfinished(game)
    if path.exists() and not path.is_file():
        raise BisError("{path} is not a file to go on with", path=path)
    try:
        transcript = replay(path.read_bytes())
    except OSError as error:
        raise BisError("{path} cannot be read: {why}", path=path, why=error.strerror) from None
    except RecordError as error:
        raise BisError("{path} {why}", path=path, why=error) from None
    if not transcript.to_act:
        show_result(transcript)
        return 0
    names = ", ".join(transcript.header.names)
    print(said("{game}: {names}, where it was left.", game=transcript.game.title, names=names))
    return Session(transcript, path).run()


def _last_unfinished(game: AnyGame | None) -> Path:
    files = sorted(records_folder().glob("*.game"), key=lambda file: file.stat().st_mtime)
    for path in reversed(files):
        try:
            transcript = replay(path.read_bytes())
        except (OSError, RecordError):
            continue
        if transcript.to_act and game in (None, transcript.game):
            return path
    if game is None:
        raise BisError("there is no unfinished game in {folder}", folder=records_folder())
    raise BisError(
        "there is no unfinished {game} in {folder}", game=game.title, folder=records_folder()
    )
