"""Asking a person for a move: by number, or in notation."""

import re
import secrets
from collections.abc import Callable, Sequence
from functools import partial
from shutil import get_terminal_size
from typing import Any

from bis.core.errors import BisError
from bis.core.languages import LANGUAGES
from bis.record.record import Transcript
from bis.terminal.rooms import ROOMS
from bis.terminal.show import show_position, show_rules
from bis.terminal.speech import refusal, said, spoken

NUMBER = re.compile("[0-9]{1,6}")
AT_ONCE = 24
"""So many moves are listed at once; more are listed by heading first."""
RULES = ", ".join(f"rules {one}" for one in LANGUAGES)
HELP = (
    "A number chooses from the list. A move in notation is taken at any time.",
    "list: the moves again",
    "back: from a heading to the list",
    "any: a legal move at random",
    "all: everybody's sheets",
    "rules: the rules; with a language: {rules}",
    "quit: leave; the game is kept",
)


class LeaveError(Exception):
    """Somebody wants to stop; the game is kept."""


def _typed(prompt: str) -> str:
    """One line from the keyboard; when there is none any more, somebody has left."""
    try:
        return input(prompt).strip()
    except (EOFError, KeyboardInterrupt, RuntimeError, UnicodeDecodeError):
        raise LeaveError from None


def ask_number(prompt: str, most: int) -> int:
    """A number from 1 to ``most``."""
    while True:
        text = _typed(prompt)
        if text in ("q", "quit"):
            raise LeaveError
        if NUMBER.fullmatch(text) and 1 <= int(text) <= most:
            return int(text)
        print(said("Please type a number from 1 to {most}, or quit.", most=most))


def ask_move(transcript: Transcript, seat: int) -> Any:
    """A legal move of this seat; whatever else is typed is explained, and asked again."""
    menu = Menu(transcript, seat)
    menu.show()
    while True:
        text = _typed(f"{transcript.header.names[seat]}> ")
        move = menu.answer(text)
        if move is not None:
            return move


class Menu:
    """The legal moves of a seat, by heading if they are many."""

    def __init__(self, transcript: Transcript, seat: int) -> None:
        self.transcript = transcript
        self.seat = seat
        self.game = transcript.game
        self.room = ROOMS[self.game.id]
        self.legal: Sequence[Any] = self.game.legal(transcript.state, seat)
        self.headings: dict[str, list[Any]] = {}
        for move in self.legal:
            self.headings.setdefault(self.room.heading(move), []).append(move)
        self.open: str | None = None

    @property
    def by_heading(self) -> bool:
        many = len(self.legal) > AT_ONCE and len(self.headings) > 1
        return many and self.open is None

    @property
    def moves(self) -> Sequence[Any]:
        return self.headings[self.open] if self.open else self.legal

    def show(self) -> None:
        if self.by_heading:
            rows = [self._row(name, len(moves)) for name, moves in self.headings.items()]
        else:
            rows = [self.room.describe(move, self.transcript.header.names) for move in self.moves]
        _print_columns([f"{number:3}  {row}" for number, row in enumerate(rows, start=1)])

    @staticmethod
    def _row(heading: str, ways: int) -> str:
        return heading if ways == 1 else said("{heading}: {ways} ways", heading=heading, ways=ways)

    def answer(self, text: str) -> Any | None:
        """The move chosen, or None if the answer was something else, which is then dealt with."""
        if NUMBER.fullmatch(text):
            return self._pick(int(text))
        if text == "any":
            return secrets.choice(self.moves)
        command = COMMANDS.get(text.lower())
        if command is None:
            return self._read(text)
        command(self)
        return None

    def _pick(self, number: int) -> Any | None:
        most = len(self.headings) if self.by_heading else len(self.moves)
        if not 1 <= number <= most:
            print(
                said(
                    "There is no {number}; the list goes from 1 to {most}.",
                    number=number,
                    most=most,
                )
            )
            return None
        if not self.by_heading:
            return self.moves[number - 1]
        name = list(self.headings)[number - 1]
        if len(self.headings[name]) == 1:
            return self.headings[name][0]
        self.open = name
        self.show()
        return None

    def _read(self, text: str) -> Any | None:
        try:
            move = self.game.parse_move(text)
            self.game.judge(self.transcript.state, self.seat, move)
        except BisError as error:
            print(_not_taken(error) if text else said("Type a number, a move, or ? for help."))
            return None
        return move

    def back(self) -> None:
        self.open = None
        self.show()

    def show_all(self) -> None:
        show_position(self.transcript, None)

    def show_rules(self, language: str | None = None) -> None:
        show_rules(self.game, language or spoken())

    def show_help(self) -> None:
        for line in HELP:
            print(said(line, rules=RULES))

    def leave(self) -> None:
        raise LeaveError


COMMANDS: dict[str, Callable[[Menu], None]] = {
    "?": Menu.show_help,
    "help": Menu.show_help,
    "list": Menu.show,
    "back": Menu.back,
    "all": Menu.show_all,
    "rules": Menu.show_rules,
    **{f"rules {one}": partial(Menu.show_rules, language=one) for one in LANGUAGES},
    "q": Menu.leave,
    "quit": Menu.leave,
}


def _not_taken(error: BisError) -> str:
    return f"{refusal(error)}. {said('Type ? for help.')}"


def _print_columns(rows: Sequence[str]) -> None:
    """Rows in as many columns as fit, read downward."""
    width = get_terminal_size().columns
    across = max(1, width // (max(map(len, rows)) + 2))
    depth = -(-len(rows) // across)
    for line in range(depth):
        print("  ".join(row.ljust(max(map(len, rows))) for row in rows[line::depth]).rstrip())
