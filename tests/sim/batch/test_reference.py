"""The weighted players: every move is worth the same to the bot and to the policy."""

import random
from typing import Any

import pytest

from bis.bots.encore.compiled import reference, worths
from bis.bots.encore.reference import players as encore_players
from bis.bots.encore.reference import weights as encore
from bis.bots.one_more_encore.compiled import worths as more_worths
from bis.bots.one_more_encore.reference import players as one_more_encore_players
from bis.bots.one_more_encore.reference import weights as one_more_encore
from bis.core.chance import Stream
from bis.core.seats import TABLE
from bis.games import GAMES
from bis.games.encore.batch.words import sheet_at
from bis.games.one_more_encore.batch.words import specials
from bis.sim.batch import compile as compiling
from bis.sim.batch.encore import weight_sets
from bis.sim.batch.kit import Case
from tests.sim.batch.test_positions import Both

ROOMS: dict[str, tuple[Any, Any]] = {
    "encore": (encore, encore_players),
    "one_more_encore": (one_more_encore, one_more_encore_players),
}


def any_weights(names: tuple[str, ...], seed: int) -> tuple[encore.Weights, ...]:
    """Small ones, so that no part of a worth hides behind another; no denial."""
    source = random.Random(seed)  # noqa: S311
    phases = tuple(tuple(source.randint(-9, 9) for _ in names) for _ in range(4))
    return encore.without_denial(phases)


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("game", ROOMS)
def test_every_move_is_worth_the_same(game: str, seats: int) -> None:
    room, players = ROOMS[game]
    phases = any_weights(room.NAMES, seats)
    both = Both(Case(GAMES[game], seats, {}, ("uniform",)), 0)
    both.t = both.kit.lookups[: -8 * len(room.NAMES)] + weight_sets(phases, phases)
    source = random.Random(seats)  # noqa: S311
    weigh = Weigh(both)
    while actors := both.game.to_act(both.state):
        if actors[0] == TABLE:
            both.deal(both.game.draw(both.state, Stream(6, 6).at(source.randrange(10**6))))
            continue
        legal = both.game.legal(both.state, actors[0])
        some = source.sample(legal, min(len(legal), 40))
        found = players.worths(both.game.view(both.state, actors[0]), some, phases)
        assert found == [worths.PARTS * weigh(actors[0], move) for move in some]
        both.play(actors[0], max(some, key=lambda move: getattr(move, "squares", 0).bit_count()))


class Weigh:
    """What the batch functions say of a move."""

    def __init__(self, both: Both) -> None:
        link = compiling.interpreted(both.kit.rooms).link
        self.both = both
        self.weights_at, self.phase_of = link(reference.weights_at), link(worths.phase_of)
        self.note_seat, self.gain = link(worths.note_seat), link(worths.gain)
        self.joker_price, self.special = link(worths.joker_price), link(more_worths.special_gain)
        self.sheet_at = link(sheet_at)

    def __call__(self, seat: int, move: Any) -> int:
        s, t = self.both.s, self.both.t
        w = self.weights_at(t, 2, self.phase_of(s))
        self.note_seat(s, t, w, seat)
        number = self.both.kit.number(self.both.state, move)
        if number == 0:
            return 0
        if move.kind == "placement":
            price = self.joker_price(s, t, w, self.sheet_at(seat), move.cost)
            return int(self.gain(s, t, w, seat, (number - 1) >> 2) - price)
        price = t[w + more_worths.SYMBOL] if move.kind == "special" else 0
        return int(self.special(s, t, w, seat, number - specials(t)) - price)


def test_the_names_of_the_weights_are_where_the_functions_look() -> None:
    names = one_more_encore.NAMES
    assert len(encore.NAMES) == worths.PHASE_WORDS
    assert len(names) == more_worths.PHASE_WORDS
    places = {
        "star": worths.STAR,
        "column with 7": worths.FILL + 7,
        "race behind": worths.RACE,
        "color done": worths.COLOR_DONE,
        "end": worths.END,
        "scarce mark": worths.SCARCE,
        "block with 6 left": worths.LEFT + 6,
        "reach": worths.REACH,
        "deny one": worths.DENY,
        "symbol": more_worths.SYMBOL,
        "row done": more_worths.ROW_DONE,
        "bonus bomb": more_worths.BONUS_BOMB,
        "heart below squares": more_worths.HEART_FILL,
    }
    assert {name: names.index(name) for name in places} == places
