"""One table: what its entries add up to."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from math import inf
from typing import Literal

from bis.core.errors import OptionError
from bis.core.game import AnyGame, Event
from bis.core.seats import TABLE
from bis.record.fair import open_notes, seed_notes
from bis.record.record import Transcript
from bis.record.replay import ENDED
from bis.record.seal import Seal
from bis.table.entries import Entry, PlayedGame, Said, Woken, decode
from bis.table.happening import happen
from bis.table.marks import marks
from bis.table.requests import Request
from bis.table.signs import Sign
from bis.table.sitters import Sitter

Phase = Literal["lobby", "sealing", "playing", "over"]
Step = Literal["promising", "revealing"]
"""How far the sealing of the dice is: shares are promised, then told."""
Why = Literal["agreed", "too_long"]
"""Why a game was ended without a result."""
GRACE = 30.0
"""Seconds that people have at least to come back, where their timer is not shorter."""


class Table:
    """Everything about a table that is not on the wire to somebody; rebuilt from its entries."""

    def __init__(self, table_id: str) -> None:  # noqa: PLR0915  # a line for each thing it has
        self.id = table_id
        self.version = 0
        self.code = ""
        self.game: AnyGame
        self.host: str | None = None
        """Who has the host's role now,"""
        self.owner: str | None = None
        """and to whom it comes back, if that is somebody else who is away."""
        self.sitters: list[Sitter] = []
        """By seat."""
        self.options: dict[str, str] = {}
        self.first: int | None = None
        self.watching = True
        self.locked = False
        """Whether nobody new sits down."""
        self.banned: set[str] = set()
        self.requests: dict[str, Request] = {}
        """What people without a seat ask for, by player."""
        self.asked_at: list[float] = []
        """When the last of them asked,"""
        self.ended_at: dict[str, float] = {}
        """and when what somebody asked for ended without a seat."""
        self.timer: int | None = None
        self.timer_at = 0.0
        """When it was set."""
        self.waiting_since: dict[int, float] = {}
        """Since when the table waits for each seat that is to act."""
        self.seals: tuple[Seal, ...] = ()
        """What decides the dice: the last one all that is still to come."""
        self.step: Step | None = None
        """How far the last seal is; None where none is being made."""
        self.device: int | None = None
        """How many chance events there were when it was brought from a device; None: it was not."""
        self.chose_first = False
        """Whether who begins was chosen, not drawn."""
        self.end_agreed: set[int] = set()
        """The first seats of those who would end the game without a result."""
        self.ended: Why | None = None
        self.transcript: Transcript | None = None
        self.chances = 0
        """How many chance events there were."""
        self.rolled: list[tuple[int, int, str]] = []
        """Each of them, with the version it came with and its line of the record."""
        self.stood_in: list[tuple[int, int]] = []
        """Moves that a bot made for somebody: the seat, and which of its moves it was."""
        self.changes = 0
        """How many entries are no line of the record."""
        self.rematch: str | None = None
        self.again: dict[int, str] = {}
        """Who would play again, by their first seats, and which game."""
        self.evening: tuple[PlayedGame, ...] = ()
        """What the same people played before."""
        self.signs: tuple[Sign, ...] = ()
        """The last signs that people showed each other,"""
        self.shown = 0
        """and how many there were."""
        self.deleting: set[str] = set()
        """The players who want the table to be deleted."""
        self.touched = self.visited = 0.0
        """When something last happened, and when somebody who is no bot last did something."""
        self.heard: set[str] = set()
        """The ids of the messages that led to entries."""
        self.log: list[tuple[int, Event]] = []
        """What the game announced and who played on for whom, with the version it came with."""

    def copy(self) -> "Table":
        """The same table, to try entries on: values are shared, what grows is not."""
        twin = Table.__new__(Table)
        twin.__dict__ = own = self.__dict__.copy()
        for name in GROWING:
            own[name] = own[name].copy()
        if self.transcript is not None:
            twin.transcript = self.transcript.copy()
        return twin

    # What it adds up to

    @property
    def lines_stood_in(self) -> list[int]:
        """The lines of the record that bots said for people."""
        moves: Counter[int] = Counter()
        found = []
        for place, line in enumerate(self.transcript.lines if self.transcript else ()):
            if (line.actor, moves[line.actor]) in self.stood_in:
                found.append(place)
            moves[line.actor] += 1
        return found

    @property
    def phase(self) -> Phase:
        if self.ended is not None:
            return "over"
        if self.step is not None:
            return "sealing"
        if self.transcript is None:
            return "lobby"
        return "playing" if self.transcript.to_act else "over"

    @property
    def to_act(self) -> tuple[int, ...]:
        """Whom the game waits for; nobody before it begins, or while the dice are sealed anew."""
        if self.transcript is None or self.step is not None or self.ended is not None:
            return ()
        return self.transcript.to_act

    @property
    def seal(self) -> Seal:
        """The one that decides what is still to come."""
        return self.seals[-1]

    @property
    def promises(self) -> dict[int, str]:
        """Whose share is promised for this seal."""
        return dict(self.seal.promises) if self.seals else {}

    @property
    def shares(self) -> dict[int, str]:
        return dict(self.seal.shares) if self.seals else {}

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
        if player is None:
            return []
        return [seat for seat, sitter in enumerate(self.sitters) if sitter.player == player]

    def seat_of(self, player: str | None) -> int | None:
        """The seat a player sees: of several the one to act, else the one that acted last."""
        return self.seat_among(self.seats_of(player))

    def seat_among(self, seats: list[int]) -> int | None:
        """Of one player's seats the one that they see."""
        if len(seats) > 1 and self.transcript is not None:
            acting = [seat for seat in self.transcript.to_act if seat in seats]
            acted = (line.actor for line in reversed(self.transcript.lines) if line.actor in seats)
            return acting[0] if acting else next(acted, seats[0])
        return seats[0] if seats else None

    def people(self) -> set[str]:
        """The players who have something to do with this table: a seat, or a request."""
        return {s.player for s in self.sitters if s.player is not None} | self.requests.keys()

    def may_look(self, player: str) -> bool:
        """Everybody before the start; then those with a seat, and watchers if the host agrees."""
        if player in self.banned:
            return False
        return self.watching or self.phase == "lobby" or bool(self.seats_of(player))

    @property
    def is_practice(self) -> bool:
        """Whether one person plays here alone or with bots; a seat kept for somebody counts."""
        return sum(sitter.is_kept for sitter in self.sitters) == 1

    def sharers(self) -> set[int]:
        """Whose shares the dice wait for: every person's first seat."""
        people = {sitter.player for sitter in self.sitters if sitter.is_person}
        return {self.seats_of(player)[0] for player in people}

    def awaited(self) -> set[int]:
        """Whom the dice wait for, while they are sealed: to promise, or to tell what they did."""
        if self.step == "promising":
            return self.sharers() - set(self.promises)
        return self.sharers() & (set(self.promises) - set(self.shares))

    def deadline(self, seat: int) -> float | None:
        """When a bot makes this person's move: a timer counts from when it was set, at least."""
        since = self.waiting_since.get(seat)
        if since is None or self.timer is None or not self.sitters[seat].is_person:
            return None
        return max(since, self.timer_at) + self.timer

    def has_chosen(self, seat: int) -> bool:
        """Whether a choice of this seat waits for others'."""
        waiting = self.transcript.unrevealed() if self.transcript else ()
        return any(line.actor == seat for line in waiting)

    def woken(self, since: float, until: float) -> dict[int, float]:
        """Since when the table waits for each seat, if the time in between does not count."""
        most = inf if self.timer is None else max(0.0, self.timer - GRACE)
        return {
            seat: until - min(max(0.0, since - self.began(seat)), most)
            for seat in self.waiting_since
        }

    def began(self, seat: int) -> float:
        """When a seat's time began to run."""
        deadline = self.deadline(seat)
        if deadline is None or self.timer is None:
            return self.waiting_since[seat]
        return deadline - self.timer

    def record(self) -> str:
        """The record so far; the seeds are told when the game is over."""
        assert self.transcript is not None
        header = self.transcript.header
        told = replace(header, notes=self._notes())
        return str(told) + str(self.transcript).removeprefix(str(header))

    def _notes(self) -> tuple[tuple[str, str], ...]:
        chosen = (("chose_first", str(self.first)),) if self.chose_first else ()
        ended = ((ENDED, self.ended),) if self.ended else ()
        seeds = seed_notes(*self.seals) if self.phase == "over" else ()
        return (*open_notes(self.id, self.seals, self.device), *chosen, *ended, *seeds)

    # Entries

    def read(self, bodies: Iterable[bytes]) -> "Table":
        """What is stored, in its order; after an error the table is half, and shown to nobody."""
        for body in bodies:
            self.apply(decode(body))
        return self

    def apply(self, entry: Entry) -> None:
        """The version counts what was applied: an entry that fails has none."""
        told = [(self.version + 1, mark) for mark in marks(self, entry)]
        logged = len(self.log)
        happen(entry.what, self, entry.at)
        self.log[logged:logged] = told
        self.version += 1
        self.changes += not isinstance(entry.what, Said | Woken)
        self.touched = entry.at
        if entry.player or self.version == 1:
            self.visited = entry.at
        if entry.message:
            self.heard.add(entry.message)
        self.waiting_since = {
            seat: self.waiting_since.get(seat, entry.at) for seat in self.to_act if seat != TABLE
        }


GROWING = [key for key, value in vars(Table("")).items() if isinstance(value, list | dict | set)]
"""What of a table is not a value, beside the record."""
