"""Tables as text: `3 5 +4 chance | busted 7 7 | -` are the lines of three seats."""

from collections.abc import Iterator

from bis.core.chance import BOT_STREAM, Stream
from bis.core.game import Events
from bis.core.seats import TABLE
from bis.games.flip7 import FLIP7
from bis.games.flip7.pieces import (
    CARDS,
    KIND,
    NO_CARDS,
    Card,
    Counts,
    full_deck,
    is_modifier,
    is_number,
    with_cards,
    without_card,
)
from bis.games.flip7.state import Edition, Line, Rounds, State, Status
from tests.games.saying import say_line, say_lines

OUT: tuple[Status, ...] = ("stayed", "frozen", "busted")


def cards(text: str) -> list[Card]:
    return [CARDS[KIND[word]] for word in text.split()]


def count(text: str) -> Counts:
    return with_cards(NO_CARDS, cards(text))


def listed(counts: Counts) -> str:
    """The counted cards, one by one, in the order of the deck."""
    return " ".join(" ".join([card] * n) for card, n in zip(CARDS, counts, strict=True) if n)


def line(text: str) -> Line:
    words = text.strip().removeprefix("-")
    status: Status = "in"
    for word in OUT:
        if words.startswith(word):
            words, status = words.removeprefix(word), word
    held = cards(words)
    numbers = tuple(KIND[card] for card in held if is_number(card))
    modifiers = tuple(card for card in held if is_modifier(card))
    return Line(numbers, modifiers, "chance" in held, status)


def position(
    picture: str,
    *,
    edition: Edition = "fr",
    dealer: int = 0,
    deck: str | None = None,
    discards: str = "",
    rounds: Rounds = (),
) -> State:
    """The seat after the dealer has the offer; the deck is all that does not lie elsewhere."""
    lines = tuple(map(line, picture.split("|")))
    left = full_deck(1)
    for card in [*cards(discards), *(card for each in lines for card in each.cards())]:
        left = without_card(left, card)
    return State(
        edition=edition,
        rounds=rounds,
        dealer=dealer,
        deck=left if deck is None else count(deck),
        discards=count(discards),
        lines=lines,
        spent=(),
        turn=(dealer + 1) % len(lines),
        due="offer",
    )


def opening(seats: int, *lines: str, first: int = 0, **options: str) -> State:
    """A game from its first line on."""
    return say(FLIP7.start(FLIP7.settle(options, seats), seats, first), *lines)


def say(state: State, *lines: str) -> State:
    """Apply lines of a record."""
    return say_lines(FLIP7, state, lines)


def heard(state: State, *lines: str) -> Events:
    """What the table announces at the last of these lines."""
    *before, last = lines
    _, events = say_line(FLIP7, say(state, *before), last)
    return events


def picture(state: State) -> str:
    return " | ".join(map(_written, state.lines))


def _written(line: Line) -> str:
    status = [] if line.status == "in" else [line.status]
    return " ".join([*status, *line.cards()]) or "-"


def choices(state: State) -> str:
    """Who acts, and how: `1: hit, stay`, `table draws`, or `over`."""
    match FLIP7.to_act(state):
        case ():
            return "over"
        case (seat,) if seat == TABLE:
            return "table draws"
        case (seat,):
            return f"{seat}: " + ", ".join(map(str, FLIP7.legal(state, seat)))
    raise AssertionError("nobody acts at the same time as another")


def random_game(seed: int, seats: int, edition: str) -> Iterator[tuple[State, Events]]:
    """Every state of a game of uniform random moves, with what was announced before it."""
    table, bots = Stream(seed, 0), Stream(seed, 0, BOT_STREAM)
    state = opening(seats, first=seed % seats, edition=edition)
    event = 0
    yield state, ()
    while acting := FLIP7.to_act(state):
        if acting == (TABLE,):
            state, events = FLIP7.deal(state, FLIP7.draw(state, table.at(event)))
        else:
            moves = FLIP7.legal(state, acting[0])
            move = moves[bots.at(event).below(len(moves))]
            state, events = FLIP7.play(state, acting[0], move)
        event += 1
        yield state, events
