"""Flip 7's batch functions beside the rules, where games seldom get: tiny decks, long chains."""

from collections.abc import Iterator
from random import Random

import pytest

from bis.bots import find_bot
from bis.core.batch import DECISIONS, EVENTS, OVER, SEATS
from bis.core.chance import BOT_STREAM, Stream, inner_key, outer_key, seeded
from bis.core.seats import TABLE
from bis.games.flip7 import FLIP7
from bis.games.flip7.batch import words as at
from bis.games.flip7.chain import settle
from bis.games.flip7.pieces import (
    CARDS,
    KIND,
    MODIFIERS,
    NO_CARDS,
    NUMBERS,
    Card,
    Counts,
    full_deck,
    with_cards,
)
from bis.games.flip7.rounds import begin_round
from bis.games.flip7.scoring import score, totals
from bis.games.flip7.state import Edition, FlipThree, Line, State
from bis.games.flip7.step import Step
from bis.sim.batch import flip7
from tests.games.flip7.positions import cards, count
from tests.sim.batch.linked import linked

DUE = ("offer", "card", "freeze", "flip3", "chance", "nothing")
STATUS = ("in", "stayed", "frozen", "busted")
EDITIONS: tuple[Edition, ...] = ("fr", "en")
batch = linked(flip7.ROOMS)


class Pair:
    """One game in both engines, with any deck."""

    def __init__(self, seats: int, edition: Edition, deck: Counts, first: int = 0) -> None:
        lines = (Line(),) * seats
        step = Step(State(edition, (), first, deck, NO_CARDS, lines, (), first, "nothing"))
        begin_round(step, first)
        settle(step)
        self.state, _ = step.done()
        self.lookups = flip7.lookups(edition, deck)
        self.words = [-1] * at.words(seats)
        self.words[EVENTS] = self.words[DECISIONS] = 0
        self.words[SEATS] = seats
        batch.begin(self.words, self.lookups, seats, first)
        self.compare()

    @property
    def actor(self) -> int:
        return next(iter(FLIP7.to_act(self.state)), OVER)

    def say(self, *lines: str) -> None:
        """Lines of a record without the seat: `draw 3`, `shuffle`, `hit`, `target 1`."""
        for line in lines:
            if self.actor == TABLE:
                self.deal(flip7.read_chance(FLIP7.parse_chance(line)))
            else:
                self.play(flip7.read_move(self.state, FLIP7.parse_move(line)))

    def deal(self, chance: int) -> None:
        self.state, _ = FLIP7.deal(self.state, flip7.write_chance(chance))
        batch.deal(self.words, self.lookups, chance)
        self.compare()

    def play(self, move: int) -> None:
        self.state, _ = FLIP7.play(self.state, self.actor, flip7.write_move(self.state, move))
        batch.play(self.words, self.lookups, move)
        self.compare()

    def compare(self) -> None:
        """The same view, the same moves and chance."""
        s, t, seats = self.words, self.lookups, len(self.state.lines)
        assert batch.actor(s, t) == self.actor
        out = [-9] * len(list(flip7.observation(seats)))
        batch.observe(s, t, seats - 1, out)
        assert out == list(seen(self.state, seats - 1))
        assert [batch.score(s, t, seat) for seat in range(seats)] == list(
            totals(self.state.rounds, seats)
        )
        if self.actor == TABLE:
            possible = [kind for kind, left in enumerate(self.state.deck) if left]
            expected = possible or [at.SHUFFLE]
            assert [k for k in range(-2, 30) if batch.is_chance(s, t, k)] == expected
        elif self.actor != OVER:
            self.compare_moves()

    def compare_moves(self) -> None:
        s, t, seats = self.words, self.lookups, len(self.state.lines)
        legal = [flip7.read_move(self.state, move) for move in FLIP7.legal(self.state, self.actor)]
        assert [batch.legal_move(s, t, k) for k in range(batch.legal_count(s, t))] == legal
        assert [m for m in range(-2, seats + 9) if batch.is_legal(s, t, m)] == legal
        mask = [0] * (at.TARGET + seats)
        batch.mask(s, t, mask)
        assert [move for move, free in enumerate(mask) if free] == legal

    def compare_policies(self, number: int, decision: int) -> None:
        """Every bot says the same here."""
        common = seeded(7, BOT_STREAM)
        inner = inner_key(common, number)
        outer = outer_key(common, inner)
        self.words[DECISIONS] = decision
        view, legal = FLIP7.view(self.state, self.actor), FLIP7.legal(self.state, self.actor)
        for name in ("uniform", "greedy", "stop15", "stop40", "ev", "risk10", "risk33"):
            source = Stream(7, number, BOT_STREAM).at(decision)
            move = flip7.read_move(view, find_bot(FLIP7, name)(view, legal, source))
            policy = flip7.POLICIES[name]
            assert batch.choose(self.words, self.lookups, policy, inner, outer) == move, name


def seen(state: State, seat: int) -> Iterator[int]:
    """What the engine should observe, out of the rules' own state."""
    actor = next(iter(FLIP7.to_act(state)), OVER)
    over = state.due == "nothing"
    yield from (seat, len(state.rounds) + (not over), state.dealer, state.turn)
    yield from (DUE.index(state.due) + 1, actor, state.undealt)
    yield from (state.spent.count("freeze"), state.spent.count("flip3"))
    yield from (*state.deck, *state.discards)
    for i in range(at.MOST_FLIPS):
        flip = state.flips[i] if i < len(state.flips) else FlipThree(-1, 0)
        waiting = [KIND[card] for card in flip.pending]
        yield from (flip.seat, flip.left, *waiting, *[-1] * (3 - len(waiting)))
    for total, line in zip(totals(state.rounds, len(state.lines)), state.lines, strict=True):
        busted = line.status == "busted"
        yield from (total, STATUS.index(line.status), line.chance, score(line))
        yield from (number in line.numbers for number in range(len(NUMBERS)))
        yield from (line.modifiers.count(modifier) for modifier in MODIFIERS)
        yield line.numbers[-1] if busted else -1


# Random games with decks that run out


def small_deck(random: Random) -> Counts:
    """Few numbers and many actions, so that chains are long and there is often no card."""
    size = random.choice((3, 8, 15, 30))
    weights = [random.choice((0, 1, 1, 3)) for _ in CARDS]
    weights[KIND["flip3"]] = random.choice((0, 4, 9))
    weights[KIND["5"]] += 1
    deck: list[Card] = random.choices(CARDS, weights, k=size)
    counts = list(with_cards(NO_CARDS, deck))
    for card in (*MODIFIERS, "flip3"):
        counts[KIND[card]] = min(counts[KIND[card]], full_deck(2)[KIND[card]])
    return tuple(counts)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [1, 2, 3, 5, 36])
def test_both_engines_agree_with_any_deck_after_any_move(seats: int, edition: Edition) -> None:
    for number in range(20 if seats < 36 else 3):
        random = Random(f"{seats} {edition} {number}")  # noqa: S311
        deck = full_deck(2) if number % 10 == 0 else small_deck(random)
        pair = Pair(seats, edition, deck, random.randrange(seats))
        for step in range(1, 120):
            if pair.actor == OVER:
                break
            if pair.actor == TABLE:
                possible = [k for k in range(23) if batch.is_chance(pair.words, pair.lookups, k)]
                pair.deal(random.choice(possible))
                continue
            pair.compare_policies(number, step)
            moves = batch.legal_count(pair.words, pair.lookups)
            stays = random.randrange(4) == 0 and pair.words[at.DUE] == at.OFFER
            k = moves - 1 if stays else random.randrange(moves)
            pair.play(batch.legal_move(pair.words, pair.lookups, k))


# Rare things, said line by line


def draws(text: str) -> list[str]:
    return [f"draw {card}" for card in cards(text)]


@pytest.mark.parametrize("edition", EDITIONS)
def test_six_flip_threes_inside_each_other(edition: Edition) -> None:
    pair = Pair(3, edition, full_deck(2))
    if edition == "en":
        pair.say(*draws("1 2 3"))
    pair.say("hit", "draw flip3", "target 1", *draws("flip3 +2 +4"))
    for target, shown in ((2, "+6 +8"), (0, "+10 x2"), (1, "+2 +4"), (2, "+6 +8")):
        pair.say(f"target {target}", *draws(f"flip3 {shown}"))
    assert len(pair.state.flips) == at.MOST_FLIPS - 1
    pair.say("target 0", *draws("12 11 10"))
    assert not pair.state.flips
    assert pair.state.due == "offer"


@pytest.mark.parametrize(("edition", "due"), [("fr", "freeze"), ("en", "offer")])
def test_a_bust_deep_inside_breaks_off_what_waits_further_out(edition: Edition, due: str) -> None:
    pair = Pair(3, edition, full_deck(1))
    if edition == "en":
        pair.say(*draws("1 2 3"))
    pair.say("hit", "draw flip3", "target 1", *draws("flip3 freeze 5"))
    pair.say("target 2", *draws("flip3 7 8"), "target 1", "draw 5")
    assert pair.state.lines[1].status == "busted"
    assert pair.state.due == due


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_deck_runs_out_within_a_flip_three(edition: Edition) -> None:
    pair = Pair(2, edition, count("flip3 freeze 1 2 3 4 5 6"))
    if edition == "en":
        pair.say(*draws("1 2"))
    pair.say("hit", "draw flip3", "target 0", *draws("freeze 3 4"), "target 0")
    pair.say("hit", *draws("5"), "hit", *draws("6"))
    while pair.state.due == "offer" and pair.state.lines[1].is_in and any(pair.state.deck):
        pair.say("hit", *draws(CARDS[next(k for k, n in enumerate(pair.state.deck) if n)]))
    pair.say("hit")
    assert len(pair.state.rounds) == 1


def test_two_doubles_and_every_modifier_twice_count_in_one_line() -> None:
    pair = Pair(1, "fr", full_deck(2))
    for card in cards("12 11 10 9 8 +2 +2 +4 +4 +6 +6 +8 +8 +10 +10 x2 x2 7"):
        pair.say("hit", f"draw {card}")
    pair.say("hit", "draw 6")
    assert pair.state.rounds == ((4 * 63 + 60 + 15,),)
    assert batch.actor(pair.words, pair.lookups) == OVER


def test_all_seats_of_a_long_table_are_frozen_one_by_one() -> None:
    deck = with_cards(NO_CARDS, ["freeze"] * 36)
    pair = Pair(36, "fr", deck, first=20)
    for target in range(35, -1, -1):
        pair.say("hit", "draw freeze", f"target {target}")
    assert pair.state.rounds == ((0,) * 36,)
