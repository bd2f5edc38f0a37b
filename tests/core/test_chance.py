"""Chance with addresses: the same everywhere, fair, and without overlap."""

from collections import Counter

import pytest

from bis.core.chance import BOT_STREAM, TABLE_STREAM, WORD, Stream, scramble


@pytest.mark.parametrize(
    ("word", "scrambled"),
    [
        (0, 0),
        (1, 0x688990C0),
        (0x12345678, 0xF5E71C96),
    ],
)
def test_scramble_is_the_documented_function(word: int, scrambled: int) -> None:
    assert scramble(word) == scrambled


def test_scramble_is_one_to_one() -> None:
    words = [*range(50_000), *range(WORD - 50_000, WORD + 1)]
    assert len({scramble(word) for word in words}) == len(words)


def test_golden_draws_are_the_same_on_every_machine_and_version() -> None:
    """Frozen: a change here changes every simulated game (docs/chance.md)."""
    draws = Stream(seed=1, game=2).at(3)
    assert [draws.below(6) for _ in range(12)] == GOLDEN_DICE
    whims = Stream(seed=1, game=2, stream=BOT_STREAM).at(3)
    assert [whims.below(1000) for _ in range(6)] == GOLDEN_WHIMS


GOLDEN_DICE = [5, 1, 4, 4, 3, 3, 5, 4, 5, 5, 3, 3]
GOLDEN_WHIMS = [630, 216, 959, 20, 496, 526]
"""Both computed by a second program, written from docs/chance.md."""


def test_draws_do_not_depend_on_what_was_drawn_before() -> None:
    stream = Stream(7, 8)
    first = [stream.at(event).below(94) for event in range(50)]
    for event in reversed(range(50)):
        draws = stream.at(event)
        assert draws.below(94) == first[event]
        draws.below(5)


@pytest.mark.parametrize("faces", [2, 6, 22, 94, 881])
def test_every_face_is_alike(faces: int) -> None:
    """A chi-square test over 100,000 draws of 1,000 games; the bound is six standard deviations."""
    counts = Counter(
        Stream(3, game).at(event).below(faces) for game in range(1000) for event in range(100)
    )
    expected = 100_000 / faces
    chi2 = sum((counts[face] - expected) ** 2 / expected for face in range(faces))
    freedom = faces - 1
    assert abs(chi2 - freedom) < 6 * (2 * freedom) ** 0.5


@pytest.mark.parametrize("step", ["seed", "game", "event", "draw", "stream"])
def test_neighbors_are_independent(step: str) -> None:
    """Pairs of dice one step apart fall like two dice: 36 cells, 36,000 pairs."""
    moved = {"seed": 0, "game": 0, "event": 0, "draw": 0, "stream": TABLE_STREAM} | {step: 1}
    counts: Counter[tuple[int, int]] = Counter()
    for i in range(36_000):
        one = Stream(i // 600, i % 600).at(9)
        other = Stream(i // 600 + moved["seed"], i % 600 + moved["game"], moved["stream"])
        draws = other.at(9 + moved["event"])
        if moved["draw"]:
            draws.below(6)
        counts[one.below(6), draws.below(6)] += 1
    chi2 = sum((counts[a, b] - 1000) ** 2 / 1000 for a in range(6) for b in range(6))
    assert abs(chi2 - 35) < 6 * 70**0.5


def test_any_block_of_seeds_agrees_with_the_whole() -> None:
    """Means of 16 blocks of 500 neighboring seeds stay within four standard errors of the whole."""
    means = []
    for block in range(16):
        draws = [
            Stream(seed, 0).at(event).below(6)
            for seed in range(block * 500, block * 500 + 500)
            for event in range(12)
        ]
        means.append(sum(draws) / len(draws))
    whole = sum(means) / len(means)
    error = ((35 / 12) / 6000) ** 0.5
    assert abs(whole - 2.5) < 4 * error / 4
    assert all(abs(mean - whole) < 4 * error for mean in means)


def test_games_of_a_seed_do_not_repeat_each_other() -> None:
    """No run of six words turns up twice in the first eight rolls of 5,000 games."""
    rolls = Counter(
        tuple(Stream(1, game).word(event * 256 + die) for die in range(6))
        for game in range(5000)
        for event in range(8)
    )
    assert max(rolls.values()) == 1
