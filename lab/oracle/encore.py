"""What players of Encore! alone lose against exact play, with few rolls left.

Positions are from games of `best` on the classic sheet, on a seed of choosing. Games that were over
by then are left out, and so are rolls that allow nothing but to pass.
"""

from collections.abc import Iterator, Sequence

from bis.bots import Bot, find_bot
from bis.bots.encore.learned.papers import Values
from bis.core.chance import BOT_STREAM, Source, Stream
from bis.games import find_game
from bis.games.encore.pieces import printed_sheet
from bis.games.encore.rules import TURNS_ALONE
from bis.games.encore.state import State
from bis.sim.match import play_match
from lab.oracle.encore_exact import Endgame
from lab.oracle.losses import moments

GAME = find_game("encore")
SEED = 3800
CLASSIC = printed_sheet("classic")
ENDGAME = Endgame(CLASSIC)


BOTS: dict[str, Bot] = {name: find_bot(GAME, name) for name in ("best", "quick", "tuned", "greedy")}


def positions(rolls: Sequence[int], games: int) -> Iterator[State]:
    """Decisions of games with as many rolls left, the one on the table included."""
    bot = ("best", BOTS["best"])
    for number in range(games):
        played = play_match(GAME, {"sheet": "classic"}, [bot], SEED, number)
        for state, seat, _ in moments(played):
            if rolls_left(state) in rolls and len(GAME.legal(state, seat)) > 1:
                yield state


def rolls_left(state: State) -> int:
    return TURNS_ALONE + 1 - state.turn


def worths(state: State) -> Values:
    """What each legal move is worth, played on exactly."""
    sheet, legal = state.sheets[0], GAME.legal(state, 0)
    after = [sheet.checked | getattr(move, "squares", 0) for move in legal]
    marks = [sheet.marks - getattr(move, "cost", 0) for move in legal]
    places = {squares: place for place, squares in enumerate(sorted(set(after)))}
    told = ENDGAME.worths(list(places), rolls_left(state) - 1)
    by_move: Values = told[[places[squares] for squares in after], marks]
    return by_move


def losses(state: State, bots: dict[str, Bot], whims: Source) -> dict[str, float]:
    """How much less each player's move brings than the best."""
    told, legal, view = worths(state), GAME.legal(state, 0), GAME.view(state, 0)
    chosen = {name: legal.index(bot(view, legal, whims)) for name, bot in bots.items()}
    return {name: float(told.max() - told[place]) for name, place in chosen.items()}


def measure(rolls: Sequence[int], games: int) -> dict[int, dict[str, list[float]]]:
    """Each player's losses, by the rolls left."""
    found: dict[int, dict[str, list[float]]] = {left: {name: [] for name in BOTS} for left in rolls}
    whims = Stream(SEED, 0, BOT_STREAM)
    for number, state in enumerate(positions(rolls, games)):
        for name, loss in losses(state, BOTS, whims.at(number)).items():
            found[rolls_left(state)][name].append(loss)
    return found
