"""The strongest player: exact where it can be, and a racer where it cannot."""

from collections.abc import Iterator

import numpy as np
import pytest

from bis.bots import find_bot
from bis.bots.flip7.learned import lines
from bis.bots.flip7.learned.best import chances_to_win, equity, worths
from bis.bots.flip7.learned.fates import MOST, fate
from bis.bots.flip7.learned.lines import Ahead, points_worth
from bis.bots.flip7.learned.race import Race, all_but
from bis.bots.flip7.odds import odds
from bis.core.chance import BOT_STREAM, Stream
from bis.core.seats import TABLE
from bis.games.flip7 import FLIP7
from bis.games.flip7.moves import DRAWS
from bis.games.flip7.pieces import ACTIONS, Counts, full_deck
from bis.games.flip7.state import Rounds, State
from tests.games.flip7.positions import line, opening, position, random_game, say


def choice(state: State, bot: str = "best", seed: int = 0) -> str:
    (seat,) = FLIP7.to_act(state)
    view, legal = FLIP7.view(state, seat), FLIP7.legal(state, seat)
    return str(find_bot(FLIP7, bot)(view, legal, Stream(seed, 0, BOT_STREAM).at(1)))


def without_actions(deck: Counts) -> Counts:
    return deck[: -len(ACTIONS)] + (0,) * len(ACTIONS)


# The look ahead


def test_a_round_alone_is_worth_what_the_best_stopping_rule_says(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(lines, "WIDE", {})
    deck = without_actions(full_deck(1))
    assert Ahead(line("-"), deck, points_worth()).now() == pytest.approx(20.2291, abs=5e-5)


@pytest.mark.parametrize("cards", ["3 12 5 7", "12 11 8 4 x2", "1 2 3 4 5 6", "0 9 10 11 12 +4"])
def test_for_points_it_looks_ahead_like_the_odds(cards: str) -> None:
    deck = without_actions(position(f"{cards} | -").deck)
    ahead = Ahead(line(cards), deck, points_worth())
    exact = odds(line(cards), deck)
    assert ahead.hitting(deck) == pytest.approx(exact.hit.points)
    assert ahead.staying() == exact.stay


def test_cards_that_must_be_taken_bust_as_often_as_the_odds_say() -> None:
    """Whatever does not bust is worth nothing here, and a bust is worth 1."""
    deck = position("12 5 3 8 | -", discards="chance chance chance").deck
    lost = np.zeros(MOST)
    lost[0] = 1.0
    exact = odds(line("12 5 3 8"), deck).bust_within
    for cards in (1, 2, 3):
        ahead = Ahead(line("12 5 3 8"), deck, lost)
        for layer in (ahead.bare, ahead.safe, ahead.open):
            layer[:] = [np.zeros_like(values) for values in layer]
        assert ahead.forced(cards) == pytest.approx(exact[cards - 1], rel=0.01)


# The end of a game, played through by the rules


def solved(state: State) -> float:
    """Seat 1's chance to win if it plays on as well as can be."""
    (actor,) = FLIP7.to_act(state) or (None,)
    if actor is None:
        return float(FLIP7.result(state).winners == (1,))
    if len(state.rounds) > 1:
        return 0.5  # a tie: another round
    if actor == TABLE:
        return sum(n * solved(after) for n, after in dealt(state)) / sum(state.deck)
    return max(solved(FLIP7.play(state, actor, move)[0]) for move in FLIP7.legal(state, actor))


def dealt(state: State) -> Iterator[tuple[int, State]]:
    for kind, left in enumerate(state.deck):
        if left:
            yield left, FLIP7.deal(state, DRAWS[kind])[0]


@pytest.mark.parametrize(
    ("other", "own", "cards", "deck"),
    [
        (203, 180, "12 5", "12 12 5 9 3 2 1"),
        (203, 180, "12 5", "12 12 5 5 3 2 1 +2 +4"),
        (221, 180, "12", "12 11 11 10 10 9 x2 +8"),
        (240, 199, "8 7 6 5", "8 7 6 4 3 9 10 x2"),
        (205, 180, "10 9", "10 9 9 8 freeze freeze 1"),
    ],
)
def test_the_end_is_played_as_the_rules_played_through_say(
    other: int, own: int, cards: str, deck: str
) -> None:
    """The other seat has bust, and wins unless it is overtaken in this round."""
    state = position(f"busted 6 6 | {cards}", deck=deck, rounds=((other, own),))
    view, legal = FLIP7.view(state, 1), FLIP7.legal(state, 1)
    exact = [solved(FLIP7.play(state, 1, move)[0]) for move in legal]
    assert chances_to_win(view, legal) == pytest.approx(exact)
    assert 0 < max(exact) < 1


@pytest.mark.parametrize(
    ("picture", "rounds", "move"),
    [
        ("stayed 12 5 | 12 10 9", ((190, 150),), "hit"),  # 181 is not enough against 207
        ("stayed 12 5 | 12 10 9", ((190, 178),), "stay"),  # 209 is
        ("stayed 12 5 | 12 10 9", ((0, 0),), "stay"),
        ("stayed 12 3 | 5 3", ((190, 199),), "stay"),
    ],
)
def test_it_hits_until_it_is_ahead(picture: str, rounds: Rounds, move: str) -> None:
    assert choice(position(picture, rounds=rounds)) == move


@pytest.mark.rules("F7-13")
@pytest.mark.parametrize("cards", ["11 8 7 6 4 chance", "12 10 9"])
def test_a_victory_at_hand_is_not_left_for_a_flip_three_of_ones_own(cards: str) -> None:
    """Nobody else is in: three cards may bust even a line with a Second Chance."""
    state = position(f"stayed 12 5 | {cards}", rounds=((170, 178),))
    view, legal = FLIP7.view(state, 1), FLIP7.legal(state, 1)
    hit, stay = chances_to_win(view, legal)
    assert hit < stay == pytest.approx(1, abs=1e-6)
    assert choice(state) == "stay"


# The race


def test_seats_that_play_apart_win_as_often_as_can_be_counted() -> None:
    """Rounds of 0 or 50, alike likely. Seat 0 has 160 after this round, seat 1 has 110."""
    points = np.zeros(MOST)
    points[[0, 50]] = 0.5
    race = Race(points)
    done = np.zeros(MOST)
    done[10] = 1.0
    factors = [race.behind(150, done), race.behind(100, done)]
    others = all_but(factors)
    first = race.worth(150, others[0])[10]
    second = race.worth(100, others[1])[10]
    assert first + second == pytest.approx(1, abs=1e-3)
    assert second == pytest.approx(solved_race(160, 110), abs=1e-3)


def solved_race(other: int, own: int, rounds: int = 14) -> float:
    if max(other, own) >= 200 and other != own:
        return float(own > other)
    if max(other, own) >= 200 or not rounds:
        return 0.5
    return sum(solved_race(other + a, own + b, rounds - 1) for a in (0, 50) for b in (0, 50)) / 4


def test_chances_to_win_add_up_and_are_fair_at_the_start() -> None:
    for seats in (1, 2, 3, 4, 6, 18):
        assert equity(opening(seats)) == pytest.approx((1 / seats,) * seats)
    for state, _ in random_game(3, 4, "en"):
        chances = equity(state)
        assert sum(chances) == pytest.approx(1)
        assert min(chances) >= 0
    assert max(chances) == 1


def test_more_points_are_a_better_chance() -> None:
    even = equity(position("5 | 6 | 7"))
    ahead = equity(position("5 | 6 | 7", rounds=((0, 60, 0),)))
    assert ahead[1] > even[1] + 0.1
    assert ahead[0] < even[0]


def test_fates_are_chances() -> None:
    deck = full_deck(1)
    for cards in ("-", "12 11", "5 +4 chance", "stayed 9", "busted 3 3", "12 11 10 9 8 x2 +10"):
        for left in (0, 3):
            assert fate(line(cards), deck, left).sum() == pytest.approx(1)
    assert fate(line("stayed 9"), deck)[9] == 1
    assert fate(line("12 11 10 9"), deck, 3)[0] > fate(line("12 11"), deck, 3)[0] > 0.2


# Targets


@pytest.mark.parametrize(
    ("lines", "totals", "card", "target"),
    [
        # the leader has nothing yet, and seat 2 would stay anyway
        ("- | 6 | 12 11 10 | -", (120, 90, 100, 90), "freeze", 0),
        ("12 11 10 | 6 | 12 11 10 | 8", (120, 90, 100, 90), "flip3", 0),
        ("stayed 5 | 12 6 chance | 7 | 12 11 10", (120, 90, 20, 150), "chance", 2),
        # ahead with 209 points, so a Freeze is as good as a stay
        ("stayed 5 | 12 11 10 | stayed 7 | stayed 3", (20, 176, 20, 50), "freeze", 1),
    ],
)
def test_it_aims_where_its_own_chance_gains_most(
    lines: str, totals: tuple[int, ...], card: str, target: int
) -> None:
    state = position(lines, rounds=(totals,))
    assert choice(say(state, "1 hit", f"table draw {card}")) == f"target {target}"


# All of it


@pytest.mark.parametrize("edition", ["fr", "en"])
@pytest.mark.parametrize("seats", [1, 2, 7, 18])
def test_it_plays_whole_games_at_every_table(seats: int, edition: str) -> None:
    state = opening(seats, edition=edition)
    for event in range(60):
        (actor,) = FLIP7.to_act(state) or (None,)
        if actor is None:
            break
        if actor == TABLE:
            state, _ = FLIP7.deal(state, FLIP7.draw(state, Stream(5, seats).at(event)))
        else:
            state, _ = FLIP7.play(state, actor, FLIP7.parse_move(choice(state)))


def test_the_order_of_the_deck_changes_nothing() -> None:
    """Every order of the cards that is still possible, and other whims of its own."""
    looked = 0
    for number, (state, _) in enumerate(random_game(8, 3, "fr")):
        actor = next(iter(FLIP7.to_act(state)), TABLE)
        if actor == TABLE or number % 5:
            continue
        drawn = {str(FLIP7.draw(state, Stream(seed, 1).at(1))) for seed in range(20)}
        assert len({choice(state, seed=seed) for seed in range(3)}) == 1
        looked += len(drawn) > 1
    assert looked > 3


def test_worths_say_what_a_hit_risks_and_brings() -> None:
    state = position("7 | 12 10 | 9", deck="12 10 5 7 8 +4 freeze freeze")
    hit, stay = worths(FLIP7.view(state, 1), FLIP7.legal(state, 1))
    assert hit.bust == 0.25
    assert hit.gain == pytest.approx((5 + 7 + 8 + 4) / 6)
    assert (stay.points, stay.bust, stay.gain) == (22, None, None)
    assert 0 < hit.win < 1


@pytest.mark.parametrize(("cards", "move"), [("-", "hit"), ("5", "hit"), ("12 11 10 9 8", "stay")])
def test_no_level_is_scared_by_little_or_tempted_by_much(cards: str, move: str) -> None:
    state = position(f"7 | {cards} | 9")
    for level in ("easy", "medium", "hard", "best"):
        assert {choice(state, level, seed) for seed in range(20)} == {move}


def test_an_easy_player_is_looser() -> None:
    state = position("7 | 12 6 3 | 9", rounds=((50, 60, 70),))
    best = choice(state)
    misses = {
        level: sum(choice(state, level, seed) != best for seed in range(60))
        for level in ("easy", "medium", "hard")
    }
    assert misses["easy"] > misses["hard"]
