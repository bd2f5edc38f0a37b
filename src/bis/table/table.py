"""One table: what its entries add up to."""

from collections.abc import Iterable
from copy import copy
from dataclasses import replace
from typing import Literal, assert_never

from bis.core.errors import OptionError
from bis.core.game import AnyGame, Event
from bis.core.seats import TABLE
from bis.games import find_game
from bis.record.fair import Seal, commitment, open_notes, seed_note
from bis.record.record import Header, Transcript
from bis.table.entries import (
    Begun,
    BotSeated,
    Created,
    DeletionAgreed,
    DeletionTakenBack,
    Entry,
    FirstSet,
    HostSet,
    OptionSet,
    RematchOpened,
    Removed,
    Said,
    Sat,
    Sealed,
    Shared,
    TimerSet,
    WatchingSet,
    What,
    decode,
)
from bis.table.sitters import Sitter, bot_name

Phase = Literal["lobby", "sealing", "playing", "over"]
GROWING = (list, dict, set, Transcript)
"""What of a table is not a value."""


class Table:
    """Everything about a table that is not on the wire to somebody; rebuilt from its entries."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.version = 0
        self.code = ""
        self.game: AnyGame
        self.host: str | None = None
        self.sitters: list[Sitter] = []
        """By seat."""
        self.options: dict[str, str] = {}
        self.first: int | None = None
        self.watching = True
        self.timer: int | None = None
        self.waiting_since: dict[int, float] = {}
        """Since when the table waits for each seat that is to act."""
        self.seed: bytes | None = None
        self.shares: dict[int, str] = {}
        self.transcript: Transcript | None = None
        self.chances = 0
        """How many chance events there were."""
        self.rematch: str | None = None
        self.deleting: set[str] = set()
        """The players who want the table to be deleted."""
        self.touched = 0.0
        """When something last happened."""
        self.heard: set[str] = set()
        """The ids of the messages that led to entries."""
        self.log: list[tuple[int, Event]] = []
        """What the game announced, with the version it came with."""

    def copy(self) -> "Table":
        """The same table, to try entries on: values are shared, what grows is not."""
        twin = copy(self)
        for name, value in vars(self).items():
            if isinstance(value, GROWING):
                setattr(twin, name, value.copy())
        return twin

    # What it adds up to

    @property
    def phase(self) -> Phase:
        if self.transcript is not None:
            return "playing" if self.transcript.to_act else "over"
        return "lobby" if self.seed is None else "sealing"

    @property
    def to_act(self) -> tuple[int, ...]:
        """Whom the game waits for; nobody before it begins."""
        return self.transcript.to_act if self.transcript else ()

    @property
    def seal(self) -> Seal:
        assert self.seed is not None
        return Seal(self.seed, self.id, tuple(sorted(self.shares.items())))

    @property
    def commit(self) -> str | None:
        return None if self.seed is None else commitment(self.seed)

    def settled(self) -> dict[str, str]:
        """All options, as they are or would be if the game began now."""
        if self.transcript is not None:
            return dict(self.transcript.header.options)
        try:
            return self.settled_for(len(self.sitters))
        except OptionError:  # set in a lobby of earlier days; the start says what does not fit
            return self.game.settle({}, max(self.game.seats[0], len(self.sitters)))

    def settled_for(self, seats: int) -> dict[str, str]:
        """All options if so many sat here; an OptionError if what is set does not fit them."""
        return self.game.settle(self.options, max(self.game.seats[0], seats))

    def seats_of(self, player: str | None) -> list[int]:
        """Where a player sits, also while a bot plays on there; several seats on one device."""
        return [
            seat
            for seat, sitter in enumerate(self.sitters)
            if player is not None and sitter.player == player
        ]

    def seat_of(self, player: str | None) -> int | None:
        """The seat a player sees: of several the one to act, else the one that acted last."""
        seats = self.seats_of(player)
        if len(seats) > 1 and self.transcript is not None:
            acting = [seat for seat in self.transcript.to_act if seat in seats]
            acted = (line.actor for line in reversed(self.transcript.lines) if line.actor in seats)
            return acting[0] if acting else next(acted, seats[0])
        return seats[0] if seats else None

    def may_look(self, player: str) -> bool:
        """Everybody before the start; then those with a seat, and watchers if the host agrees."""
        return self.watching or self.phase == "lobby" or bool(self.seats_of(player))

    @property
    def is_practice(self) -> bool:
        """Whether one person plays here alone or with bots; a seat kept for somebody counts."""
        return sum(sitter.is_kept for sitter in self.sitters) == 1

    def sharers(self) -> set[int]:
        """Whose shares the dice wait for: every person's first seat."""
        people = {sitter.player for sitter in self.sitters if sitter.is_person}
        return {self.seats_of(player)[0] for player in people}

    def deadline(self, seat: int) -> float | None:
        """When a bot makes this person's move."""
        since = self.waiting_since.get(seat)
        if since is None or self.timer is None or not self.sitters[seat].is_person:
            return None
        return since + self.timer

    def record(self) -> str:
        """The record so far; the seed is told when the game is over."""
        assert self.transcript is not None
        if self.phase != "over":
            return str(self.transcript)
        header = self.transcript.header
        told = replace(header, notes=(*header.notes, seed_note(self.seal)))
        return str(told) + str(self.transcript).removeprefix(str(header))

    # Entries

    def read(self, bodies: Iterable[bytes]) -> "Table":
        """What is stored, in its order; after an error the table is half, and shown to nobody."""
        for body in bodies:
            self.apply(decode(body))
        return self

    def apply(self, entry: Entry) -> None:
        """The version counts what was applied: an entry that fails has none."""
        self._apply(entry.what)
        self.version += 1
        self.touched = entry.at
        if entry.message:
            self.heard.add(entry.message)
        self.waiting_since = {
            seat: self.waiting_since.get(seat, entry.at) for seat in self.to_act if seat != TABLE
        }

    def _apply(self, what: What) -> None:  # one line for each kind of entry
        match what:
            case Created():
                self.game, self.code = find_game(what.game), what.code
            case Sat():
                self._seat(what.seat, Sitter(what.name, what.player))
                self.host = self.host or what.player
            case BotSeated():
                self._seat_bot(what.seat, what.bot)
            case Removed():
                del self.sitters[what.seat]
                self.first = None
            case OptionSet():
                self.options[what.key] = what.value
            case FirstSet():
                self.first = what.seat
            case WatchingSet():
                self.watching = what.allowed
            case TimerSet():
                self.timer = what.seconds
            case HostSet():
                self.host = what.player
            case Sealed():
                self.seed = bytes.fromhex(what.seed)
            case Shared():
                self.shares[what.seat] = what.share
            case Begun():
                self._begin(what.first, what.options)
            case Said():
                self._say(what.seat, what.text)
            case RematchOpened():
                self.rematch = what.table
            case DeletionAgreed():
                self.deleting.add(what.player)
            case DeletionTakenBack():
                self.deleting.discard(what.player)
            case _:
                assert_never(what)

    def _seat(self, seat: int, sitter: Sitter) -> None:
        self.sitters[seat : seat + 1] = [sitter]

    def _seat_bot(self, seat: int, bot: str) -> None:
        if seat < len(self.sitters):
            self.sitters[seat] = replace(self.sitters[seat], bot=bot)
        else:
            self.sitters.append(Sitter(bot_name(bot, self.sitters), bot=bot))

    def _begin(self, first: int, options: dict[str, str]) -> None:
        """By the options of then: a default may have changed since."""
        chosen = (("chose_first", str(first)),) if self.first is not None else ()
        notes = (*open_notes(self.seal), *chosen)
        names = tuple(sitter.name for sitter in self.sitters)
        settled = self.game.settle(options or self.options, len(names))
        self.first = first
        self.transcript = Transcript(Header(self.game, settled, names, first, notes))

    def _say(self, seat: int, text: str) -> None:
        assert self.transcript is not None
        game = self.game
        said = game.parse_chance(text) if seat == TABLE else game.parse_move(text)
        self.chances += seat == TABLE
        events = self.transcript.say(seat, said)
        self.log += [(self.version + 1, event) for event in events]
