"""Flip 7: the rules of the game, one room per subject."""

from bis.core.assemble import assemble
from bis.core.errors import OptionError
from bis.core.game import Game, Option, named
from bis.core.reasons import Reason
from bis.games.flip7 import judge, rules, scoring, state, view
from bis.games.flip7.moves import Chance, Move, parse_chance, parse_move

MOST_SEATS_WITH_ONE_DECK = 18
TOO_FEW_DECKS = Reason(
    "flip7.too_few_decks", "one deck is for up to {most} seats, not {seats}", "F7-02"
)


def check_decks(value: str, seats: int) -> None:
    """One deck is enough for 18 players (F7-02)."""
    named("decks", ("1", "2"))(value, seats)
    if value == "1" and seats > MOST_SEATS_WITH_ONE_DECK:
        raise OptionError(TOO_FEW_DECKS, most=MOST_SEATS_WITH_ONE_DECK, seats=seats)


EDITION = Option(
    key="edition",
    about="the French rules to the letter, or the English ones with an opening deal",
    values=("fr", "en"),
    default=lambda _seats: "fr",
    check=named("edition", ("fr", "en")),
)

DECKS = Option(
    key="decks",
    about="how many decks are shuffled together",
    values=("1", "2"),
    default=lambda seats: "1" if seats <= MOST_SEATS_WITH_ONE_DECK else "2",
    check=check_decks,
)

FLIP7: Game[state.State, Move, Chance, view.View] = assemble(
    id="flip7",
    title="Flip 7",
    seats=range(1, 37),
    box=range(3, 19),
    seats_rule="F7-02",
    options=(EDITION, DECKS),
    rounds=True,
    modules=(rules, state, judge, view, scoring),
    kept=state.State,
    parse=(parse_move, parse_chance),
)
