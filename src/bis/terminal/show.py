"""Positions, results and what happened, on the screen."""

from collections.abc import Iterable

from rich.markdown import Markdown
from rich.table import Table

from bis.core.game import AnyGame, Event
from bis.core.seats import TABLE
from bis.games import rules_text
from bis.record.record import Transcript
from bis.terminal.rooms import ROOMS
from bis.terminal.screen import screen
from bis.terminal.speech import said


def show_position(transcript: Transcript, seat: int | None = None) -> None:
    """The board as a seat sees it (None: somebody watching), and who is to act or has won."""
    game, names = transcript.game, transcript.header.names
    console = screen()
    console.print(ROOMS[game.id].board(game.view(transcript.state, seat), names))
    if not transcript.to_act:
        show_result(transcript)
    elif seat is None:
        console.print(_due(transcript))


def _due(transcript: Transcript) -> str:
    actors = transcript.to_act
    if actors == (TABLE,):
        return said("The table is to roll or deal.")
    names = ", ".join(transcript.header.names[seat] for seat in actors)
    return said("To act: {names}", names=names)


def show_events(transcript: Transcript, events: Iterable[Event]) -> None:
    console = screen()
    for event in events:
        sentence = ROOMS[transcript.game.id].tell(event, transcript.header.names)
        if sentence:
            console.print(sentence)


def show_result(transcript: Transcript) -> None:
    """The score sheet, line by line, and the verdict."""
    result = transcript.game.result(transcript.state)
    table = Table(title=said("Score sheet"))
    table.add_column("")
    for name in transcript.header.names:
        table.add_column(name, justify="right")
    for line, label in enumerate(part.label for part in result.parts[0]):
        table.add_row(_labeled(label), *(str(parts[line].points) for parts in result.parts))
    table.add_row(said("total"), *map(str, result.scores), style="bold")
    console = screen()
    console.print(table)
    if result.rating is not None:
        console.print(said("Rating {rating}, 1 being the best.", rating=result.rating))
    else:
        between = f" {said('and')} "
        winners = between.join(transcript.header.names[seat] for seat in result.winners)
        console.print(said("Won by {names}.", names=winners))


def _labeled(label: str) -> str:
    """A part of the score: `stars`, `row 3`."""
    word, space, which = label.partition(" ")
    return said(word) + space + which


def show_rules(game: AnyGame, language: str) -> None:
    """The rules, laid out on a terminal, as they are written elsewhere."""
    console, text = screen(), rules_text(game, language)
    console.print(Markdown(text) if console.is_terminal else text)
