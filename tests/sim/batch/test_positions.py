"""Position by position, the batch functions know what the rules know."""

import random
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import pytest

from bis.bots import find_bot
from bis.core.batch import DECISIONS, EVENTS, OVER, SEATS
from bis.core.chance import BOT_STREAM, Stream
from bis.core.seats import TABLE
from bis.games import GAMES
from bis.games.encore.pieces import ROW
from bis.sim.batch import find_kit
from bis.sim.batch.kit import Case, Kit
from bis.sim.batch.prove import cases
from tests.sim.batch.linked import linked

Choose = Callable[[Any, Sequence[Any]], Any]


class Both:
    """One game, played by the rules and by the batch functions as they are written."""

    def __init__(self, case: Case, first: int) -> None:
        options = case.game.settle(case.options, case.seats)
        self.game = case.game
        self.compared = 0
        self.kit: Kit = find_kit(case.game, options, case.seats)
        self.batch = linked(self.kit.rooms)
        self.state = case.game.start(options, case.seats, first)
        self.s = [-99] * self.kit.words
        self.t = self.kit.lookups
        self.s[EVENTS] = self.s[DECISIONS] = 0
        self.s[SEATS] = case.seats
        self.batch.begin(self.s, self.t, case.seats, first)

    def deal(self, chance: Any) -> None:
        number = self.kit.chance_number(chance)
        assert self.kit.chance(number) == chance
        assert self.batch.is_chance(self.s, self.t, number)
        assert not self.batch.is_chance(self.s, self.t, -1)
        self.state, _ = self.game.deal(self.state, chance)
        self.batch.deal(self.s, self.t, number)

    def play(self, seat: int, move: Any) -> None:
        number = self.kit.number(self.state, move)
        assert self.kit.move(self.state, number) == move
        self.state, _ = self.game.play(self.state, seat, move)
        self.batch.play(self.s, self.t, number)

    def compare(self) -> None:
        """Who acts, what is legal in which order, and the scores."""
        actors = self.game.to_act(self.state)
        assert self.batch.actor(self.s, self.t) == (actors[0] if actors else OVER)
        result = self.game.result(self.state)
        ranks = [self.batch.rank(self.s, self.t, seat) for seat in range(self.kit.seats)]
        scores = [self.batch.score(self.s, self.t, seat) for seat in range(self.kit.seats)]
        assert tuple(scores) == result.scores
        if result.rating is None:
            winners = [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
            assert tuple(winners) == result.winners
        if actors and actors[0] != TABLE:
            self.compare_moves(actors[0])

    def compare_moves(self, seat: int) -> None:
        batch, s, t = self.batch, self.s, self.t
        legal = [self.kit.number(self.state, move) for move in self.game.legal(self.state, seat)]
        assert batch.legal_count(s, t) == len(legal)
        self.compared += 1
        # of a long list, not every place in every position: each is found by walking there
        asked = range(self.compared % 16, len(legal), 16) if len(legal) > 60 else range(len(legal))
        assert [batch.legal_move(s, t, k) for k in asked] == [legal[k] for k in asked]
        assert all(batch.is_legal(s, t, legal[k]) for k in asked)
        if self.compared % 16 == 1:  # to ask about all numbers takes long
            self.compare_all_numbers(sorted(legal))

    def compare_all_numbers(self, legal: list[int]) -> None:
        out = [0] * self.kit.actions
        self.batch.mask(self.s, self.t, out)
        assert [number for number, bit in enumerate(out) if bit] == legal
        asked = range(-2, self.kit.actions + 2)
        assert [n for n in asked if self.batch.is_legal(self.s, self.t, n)] == legal


def walk(case: Case, number: int, choose: Choose, loaded: int = 1) -> Both:
    """A whole game; of several ``loaded`` rolls the one is taken that lets most be checked."""
    both = Both(case, first=number % case.seats)
    table = Stream(77, number)
    events = 0
    both.compare()
    while actors := both.game.to_act(both.state):
        if actors[0] == TABLE:
            events += loaded
            rolls = [both.game.draw(both.state, table.at(events - i)) for i in range(loaded)]
            weigh = partial(_promise, both, choose)
            both.deal(max(rolls, key=weigh) if loaded > 1 else rolls[0])
        else:
            legal = both.game.legal(both.state, actors[0])
            both.play(actors[0], choose(both.state, legal))
        both.compare()
    return both


def _promise(both: Both, choose: Choose, roll: Any) -> int:
    state, _ = both.game.deal(both.state, roll)
    chosen = choose(state, both.game.legal(state, both.game.to_act(state)[0]))
    return int(two_colors_worth(state, chosen)[0])


def at_random(seed: int) -> Choose:
    source = random.Random(seed)  # noqa: S311
    return lambda _state, legal: source.choice(legal)


@pytest.mark.parametrize("case", list(cases())[::4], ids=str)
def test_both_know_the_same_moves_and_scores_in_every_position(case: Case) -> None:
    walk(case, 1, at_random(case.seats))


def two_colors_first(state: Any, legal: Sequence[Any]) -> Any:
    """Whatever checks most green and yellow squares, else something that opens the way."""
    return max(legal, key=lambda move: two_colors_worth(state, move))


def two_colors_worth(state: Any, move: Any) -> tuple[int, int]:
    wanted = state.sheets[0].printed.by_color["g"] | state.sheets[0].printed.by_color["y"]
    squares = getattr(move, "squares", 0)
    return (squares & wanted).bit_count(), squares.bit_count()


@pytest.mark.parametrize("game", ["encore", "one_more_encore"])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_second_color_ends_the_game_in_both_engines(game: str, seats: int) -> None:
    """Alone with dice that fall well, since thirty rolls hardly ever suffice."""
    loaded = 30 if seats == 1 else 1
    ended = 0
    for number in range(3):
        both = walk(Case(GAMES[game], seats, {}, ("uniform",)), number, two_colors_first, loaded)
        ended += any(len(sheet.colors) >= 2 for sheet in both.state.sheets)
    assert ended >= (1 if seats == 1 else 3)


def test_bonus_bombs_go_off_in_both_engines() -> None:
    """Rows first, and a bomb set off where it fills the next one."""
    bombs: list[Any] = []

    def rows_first(state: Any, legal: Sequence[Any]) -> Any:
        if legal[-1].kind == "bonus":
            bombs.append((len(bombs) % 5 and max(legal, key=_upward)) or legal[-1])
            return bombs[-1]
        return max(legal, key=_upward)

    for number in range(3):
        walk(Case(GAMES["one_more_encore"], 3, {}, ("uniform",)), number, rows_first)
    assert any(bomb.squares for bomb in bombs)
    assert any(not bomb.squares for bomb in bombs)


def _upward(move: Any) -> int:
    """The rows of bombs (Q, S, V) first."""
    squares = getattr(move, "squares", 0)
    wanted = ROW[1] | ROW[3] | ROW[6]
    return 10 * (squares & wanted).bit_count() + int(squares.bit_count())


@pytest.mark.parametrize("bot", ["greedy", "tuned", "denial"])
@pytest.mark.parametrize("game", ["encore", "one_more_encore"])
def test_a_policy_weighs_as_the_bot_does(game: str, bot: str) -> None:
    """Positions from random games, which its own ones do not reach."""
    case = Case(GAMES[game], 2, {}, (bot,))
    chooser = find_bot(case.game, bot)
    whims = Stream(5, 5, BOT_STREAM)
    keys = (whims._inner, whims._outer)
    source = random.Random(5)  # noqa: S311
    both = Both(case, 0)
    while actors := both.game.to_act(both.state):
        if actors[0] == TABLE:
            both.deal(both.game.draw(both.state, Stream(6, 6).at(source.randrange(10**6))))
            continue
        both.s[DECISIONS] += 1
        view = both.game.view(both.state, actors[0])
        legal = both.game.legal(both.state, actors[0])
        chosen = chooser(view, legal, whims.at(both.s[DECISIONS]))
        found = both.batch.choose(both.s, both.t, both.kit.policies[bot], *keys)
        assert both.kit.move(both.state, found) == chosen
        both.play(actors[0], source.choice(legal))


def squares_of(row: list[int]) -> int:
    return sum(1 << place for place, checked in enumerate(row) if checked)


def test_encore_shows_a_seat_what_its_view_holds_and_no_more() -> None:
    both = Both(Case(GAMES["encore"], 3, {}, ("uniform",)), 2)
    source = random.Random(3)  # noqa: S311
    names = both.kit.observation
    while actors := both.game.to_act(both.state):
        for seat in range(3):
            out = [-9] * len(names)
            both.batch.observe(both.s, both.t, seat, out)
            compare_view(both, seat, dict(zip(names, out, strict=True)), out)
        if actors[0] == TABLE:
            both.deal(both.game.draw(both.state, Stream(6, 6).at(source.randrange(10**6))))
        else:
            both.play(actors[0], source.choice(both.game.legal(both.state, actors[0])))


def compare_view(both: Both, seat: int, told: dict[str, int], out: list[int]) -> None:
    view = both.game.view(both.state, seat)
    assert (told["seat"], told["active"], told["turn"]) == (seat, view.active, view.turn)
    dice = [told[f"die {die}"] for die in range(6)]
    assert told["rolled"] == (view.roll is not None)
    if view.roll is None:
        assert set(dice) == {-1}
    else:
        assert dice == ["gybpox".index(face) for face in view.roll.colors] + [
            "12345?".index(face) for face in view.roll.numbers
        ]
    for other, sheet in enumerate(view.sheets):
        at = 11 + 128 * other
        assert squares_of(out[at : at + 105]) == sheet.checked
        assert told[f"seat {other} marks"] == sheet.marks
        for i, letter in enumerate("ABCDEFGHIJKLMNO"):
            claimed = (sheet.columns >> i & 1) + (sheet.first_columns >> i & 1)
            assert told[f"seat {other} column {letter}"] == claimed
        for color in "gybpo":
            claimed = (color in sheet.colors) + (color in sheet.first_colors)
            assert told[f"seat {other} color {color}"] == claimed
        chosen = view.chosen[other] if view.chosen else False
        known = view.choices[other] if view.choices else None
        number = -1 if known is None else both.kit.number(view, known)
        assert (told[f"seat {other} chosen"], told[f"seat {other} choice"]) == (chosen, number)
