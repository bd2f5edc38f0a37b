"""One table: what its entries add up to, and which entries a wish leads to."""

import secrets
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Literal, assert_never

from bis.bots import BOTS, find_bot
from bis.core.errors import BisError, IllegalMoveError
from bis.core.game import AnyGame, Event
from bis.core.seats import TABLE
from bis.games import find_game
from bis.record.fair import Seal, commitment, open_notes, seed_note
from bis.record.notation import is_name
from bis.record.record import Header, Transcript
from bis.server import messages as wish
from bis.server.entries import (
    Begun,
    BotSeated,
    Created,
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
)

Phase = Literal["lobby", "sealing", "playing", "over"]
STAND_IN = "greedy"
"""Who plays on for somebody who left."""
MOST_NAME = 40
SHORTEST_TIMER, LONGEST_TIMER = 5, 7 * 24 * 3600
SHARE_DIGITS = 32


class RefusedError(Exception):
    """A wish that cannot be fulfilled, and why."""

    def __init__(self, reason: str, rule: str | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.rule = rule


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat: whose it is, and the bot that plays there, if one does."""

    name: str
    player: str | None = None
    bot: str | None = None

    @property
    def is_person(self) -> bool:
        return self.bot is None


class Table:
    """Everything about a table that is not on the wire to somebody; rebuilt from its entries."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.version = 0
        self.code = ""
        self.game: AnyGame
        self.host: str | None = None
        self.chairs: list[Chair] = []
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
        self.touched = 0.0
        """When something last happened."""
        self.heard: set[str] = set()
        """The ids of the messages that led to entries."""
        self.log: list[tuple[int, Event]] = []
        """What the game announced, with the version it came with."""

    # What it adds up to

    @property
    def phase(self) -> Phase:
        if self.transcript is not None:
            return "playing" if self.transcript.to_act else "over"
        return "lobby" if self.seed is None else "sealing"

    @property
    def seal(self) -> Seal:
        assert self.seed is not None
        return Seal(self.seed, self.id, tuple(sorted(self.shares.items())))

    def settled(self) -> dict[str, str]:
        """All options, as they are or would be if the game began now."""
        if self.transcript is not None:
            return dict(self.transcript.header.options)
        return self.game.settle(self.options, max(1, len(self.chairs)))

    def seats_of(self, player: str | None) -> list[int]:
        """Where a player sits, also while a bot plays on there; several seats on one device."""
        return [
            seat
            for seat, chair in enumerate(self.chairs)
            if player is not None and chair.player == player
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
        return sum(chair.player is not None for chair in self.chairs) == 1

    def check_hint(self, player: str, seat: int) -> None:
        """A RefusedError if no hint may be given to this player for this seat now."""
        self._playing_seat(player, seat)
        if not self.is_practice:
            raise RefusedError("hints are for those who play alone or with bots only")
        if self.transcript is None or self.phase != "playing":
            raise RefusedError("there are hints only while the game goes on")
        if seat not in self.transcript.to_act:
            raise RefusedError("it is not your turn; there is nothing to choose now")

    def sharers(self) -> set[int]:
        """Whose shares the dice wait for: every person's first seat."""
        people = {chair.player for chair in self.chairs if chair.is_person}
        return {self.seats_of(player)[0] for player in people}

    def bots_to_act(self) -> list[int]:
        actors = self.transcript.to_act if self.transcript else ()
        return [seat for seat in actors if seat != TABLE and self.chairs[seat].bot]

    def deadline(self, seat: int) -> float | None:
        """When a bot makes this person's move."""
        since = self.waiting_since.get(seat)
        if since is None or self.timer is None or not self.chairs[seat].is_person:
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

    def apply(self, entry: Entry) -> None:
        self.version += 1
        self.touched = entry.at
        if entry.message:
            self.heard.add(entry.message)
        self._apply(entry.what)
        actors = self.transcript.to_act if self.transcript else ()
        self.waiting_since = {
            seat: self.waiting_since.get(seat, entry.at) for seat in actors if seat != TABLE
        }

    def _apply(self, what: What) -> None:  # one line for each kind of entry
        match what:
            case Created():
                self.game, self.code = find_game(what.game), what.code
            case Sat():
                self._seat(what.seat, Chair(what.name, what.player))
                self.host = self.host or what.player
            case BotSeated():
                self._seat_bot(what.seat, what.bot)
            case Removed():
                del self.chairs[what.seat]
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
                self._begin(what.first)
            case Said():
                self._say(what.seat, what.text)
            case RematchOpened():
                self.rematch = what.table
            case _:
                assert_never(what)

    def _seat(self, seat: int, chair: Chair) -> None:
        self.chairs[seat : seat + 1] = [chair]

    def _seat_bot(self, seat: int, bot: str) -> None:
        if seat < len(self.chairs):
            self.chairs[seat] = replace(self.chairs[seat], bot=bot)
        else:
            self.chairs.append(Chair(_bot_name(bot, self.chairs), bot=bot))

    def _begin(self, first: int) -> None:
        chosen = (("chose_first", str(first)),) if self.first is not None else ()
        notes = (*open_notes(self.seal), *chosen)
        names = tuple(chair.name for chair in self.chairs)
        settled = self.game.settle(self.options, len(names))
        self.first = first
        self.transcript = Transcript(Header(self.game, settled, names, first, notes))

    def _say(self, seat: int, text: str) -> None:
        assert self.transcript is not None
        game = self.game
        said = game.parse_chance(text) if seat == TABLE else game.parse_move(text)
        self.chances += seat == TABLE
        events = self.transcript.say(seat, said)
        self.log += [(self.version, event) for event in events]

    # Wishes

    def decide(
        self, player: str, message: wish.ClientMessage, next_table: str | None = None
    ) -> list[What]:
        """The entries that fulfill a wish; a RefusedError if it cannot be.

        ``next_table`` is made ready for a rematch that is not announced yet.
        """
        try:
            return list(self._decide(player, message, next_table))
        except IllegalMoveError as error:
            raise RefusedError(str(error), error.rule) from None
        except BisError as error:
            raise RefusedError(str(error), getattr(error, "rule", None)) from None

    def _decide(
        self, player: str, message: wish.ClientMessage, next_table: str | None
    ) -> Iterator[What]:
        match message:
            case wish.Sit():
                return self._sit(player, message)
            case wish.Leave():
                self._own_seat(player)
                return self._leave(player, self.seats_of(player))
            case wish.Remove():
                if message.seat not in self.seats_of(player):
                    self._host_only(player)
                return self._leave(self._player_at(message.seat), [message.seat])
            case wish.AddBot():
                return self._add_bot(player, message.bot)
            case wish.SetOption() | wish.SetFirst() | wish.SetWatching() | wish.SetTimer():
                return self._set(player, message)
            case wish.Start():
                return self._seal_dice(player)
            case wish.Share():
                return self._share(player, message.share)
            case wish.Say():
                return self.say(self._playing_seat(player, message.seat), message.move)
            case wish.Rematch():
                return self._open_rematch(player, next_table)
            case _:
                assert_never(message)

    def _host_only(self, player: str) -> None:
        if player != self.host:
            raise RefusedError("only the host can do that")

    def _lobby_only(self) -> None:
        if self.phase != "lobby":
            raise RefusedError("the game has begun")

    def _own_seat(self, player: str, wanted: int | None = None) -> int:
        """The seat wanted, which must be the player's; by default the one shown."""
        seat = self.seat_of(player)
        if seat is None:
            raise RefusedError("you have no seat at this table")
        if wanted is not None and wanted not in self.seats_of(player):
            raise RefusedError(f"seat {wanted} is not yours")
        return seat if wanted is None else wanted

    def _playing_seat(self, player: str, wanted: int | None) -> int:
        seat = self._own_seat(player, wanted)
        if not self.chairs[seat].is_person:
            raise RefusedError("a bot plays here for you; sit down again first")
        return seat

    def _player_at(self, seat: int) -> str | None:
        if not 0 <= seat < len(self.chairs):
            raise RefusedError(f"there is no seat {seat}")
        return self.chairs[seat].player

    def _sit(self, player: str, message: wish.Sit) -> Iterator[What]:
        """A new seat before the start; later one's own again, or a bot's."""
        if not is_name(message.name) or len(message.name) > MOST_NAME:
            raise RefusedError(f"a name has 1 to {MOST_NAME} letters and no space at its ends")
        mine = self.seats_of(player)
        if self.phase != "lobby":
            yield from self._take_over(player, message, mine)
        elif mine and not message.another:
            yield Sat(self._own_seat(player, message.seat), player, message.name)
        else:
            self._room_for_one_more()
            yield Sat(len(self.chairs), player, message.name)

    def _take_over(self, player: str, message: wish.Sit, mine: list[int]) -> Iterator[What]:
        """All one's seats that bots play on at, or a bot's own seat."""
        if message.another:
            raise RefusedError("the game has begun")
        back = [seat for seat in mine if not self.chairs[seat].is_person]
        if not mine and message.seat is not None and self._is_free(message.seat):
            back = [message.seat]
        if not back:
            raise RefusedError("only a bot's seat can be taken now, and nobody's who may come back")
        yield from (Sat(seat, player, self.chairs[seat].name) for seat in back)

    def _is_free(self, seat: int) -> bool:
        """A bot's seat that is kept for nobody."""
        return self._player_at(seat) is None and not self.chairs[seat].is_person

    def _room_for_one_more(self) -> None:
        if len(self.chairs) >= self.game.seats[-1]:
            raise RefusedError("the table is full")

    def _leave(self, player: str | None, seats: list[int]) -> Iterator[What]:
        """Before the start the seats go, later bots play on; the next person is host."""
        for seat in reversed(seats):
            yield Removed(seat) if self.phase == "lobby" else BotSeated(seat, STAND_IN)
        others = [c.player for c in self.chairs if c.is_person and c.player not in (None, player)]
        gone = set(self.seats_of(player)) <= set(seats)
        if gone and player is not None and player == self.host and others:
            yield HostSet(str(others[0]))

    def _add_bot(self, player: str, bot: str) -> Iterator[What]:
        self._host_only(player)
        self._lobby_only()
        find_bot(self.game, bot)
        self._room_for_one_more()
        yield BotSeated(len(self.chairs), bot)

    def _set(
        self,
        player: str,
        message: wish.SetOption | wish.SetFirst | wish.SetWatching | wish.SetTimer,
    ) -> Iterator[What]:
        self._host_only(player)
        if isinstance(message, wish.SetWatching):
            yield WatchingSet(message.allowed)
            return
        if isinstance(message, wish.SetTimer):
            yield self._timer(message.seconds)
            return
        self._lobby_only()
        if isinstance(message, wish.SetOption):
            options = self.options | {message.key: message.value}
            self.game.settle(options, max(1, len(self.chairs)))
            yield OptionSet(message.key, message.value)
        else:
            if message.seat is not None:
                self._player_at(message.seat)
            yield FirstSet(message.seat)

    @staticmethod
    def _timer(seconds: int | None) -> TimerSet:
        if seconds is not None and not SHORTEST_TIMER <= seconds <= LONGEST_TIMER:
            reason = f"a timer runs for {SHORTEST_TIMER} to {LONGEST_TIMER} seconds"
            raise RefusedError(reason)
        return TimerSet(seconds)

    def _seal_dice(self, player: str) -> Iterator[What]:
        self._host_only(player)
        self._lobby_only()
        self.game.settle(self.options, len(self.chairs))
        yield Sealed(secrets.token_bytes(32).hex())

    def _share(self, player: str, share: str) -> Iterator[What]:
        self._own_seat(player)
        seat = self.seats_of(player)[0]
        if self.phase != "sealing" or seat in self.shares:
            raise RefusedError("no share is wanted now")
        if len(share) != SHARE_DIGITS or set(share) - set("0123456789abcdef"):
            raise RefusedError(f"a share is {SHARE_DIGITS} hexadecimal digits")
        yield Shared(seat, share)
        if self.sharers() <= {*self.shares, seat}:
            yield from self.begin({**self.shares, seat: share})

    def begin(self, shares: dict[int, str]) -> Iterator[What]:
        """The first player, then the first roll."""
        assert self.seed is not None
        seal = Seal(self.seed, self.id, tuple(sorted(shares.items())))
        seats = len(self.chairs)
        first = seal.at(0).below(seats) if self.first is None else self.first
        yield Begun(first)
        settled = self.game.settle(self.options, seats)
        yield from self._roll_on(self.game.start(settled, seats, first), seal)

    def say(self, seat: int, text: str) -> Iterator[What]:
        """A seat's move, and every roll or card that follows it."""
        if self.transcript is None:
            raise RefusedError("the game has not begun")
        move = self.game.parse_move(text)
        state, _ = self.game.play(self.transcript.state, seat, move)
        yield Said(seat, str(move))
        yield from self._roll_on(state, self.seal)

    def _roll_on(self, state: Any, seal: Seal) -> Iterator[What]:
        event = self.chances
        while self.game.to_act(state) == (TABLE,):
            event += 1
            chance = self.game.draw(state, seal.at(event))
            state, _ = self.game.deal(state, chance)
            yield Said(TABLE, str(chance))

    def _open_rematch(self, player: str, next_table: str | None) -> Iterator[What]:
        self._own_seat(player)
        if self.phase != "over":
            raise RefusedError("the game is not over")
        if self.rematch is None:
            assert next_table is not None
            yield RematchOpened(next_table)

    @property
    def commit(self) -> str | None:
        return None if self.seed is None else commitment(self.seed)


def _bot_name(bot: str, chairs: list[Chair]) -> str:
    """`greedy 2` for the second one."""
    assert any(bot in bots for bots in BOTS.values())
    number = 1 + sum(chair.bot == bot for chair in chairs)
    return f"{bot} {number}"
