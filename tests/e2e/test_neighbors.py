"""What is told of a neighbor's turn adds up to the score beside its name."""

import re
from itertools import groupby, pairwise
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Come
from tests.e2e.guests import MINUS, PHONE, Guest
from tests.e2e.playing import take_turn, wait_for_turn
from tests.e2e.sizes import SIZES
from tests.e2e.test_seen import QUICK

TURNS = 24
"""Long enough for stars, jokers, and columns or rows."""
TOLD = """() => {
    const paper = document.querySelector(".others li");
    const words = (one) => {
        const copy = one.cloneNode(true);
        copy.querySelectorAll(".has, .hidden").forEach((more) => more.remove());
        return copy.textContent.trim();
    };
    const number = (one) => words(one).replaceAll(/\\s/g, "");
    const gain = paper.querySelector(".gain");
    const score = paper.querySelector(".score").cloneNode(true);
    score.querySelector(".gain")?.remove();
    const lines = [...paper.querySelectorAll(".state")].map(words);
    return {
        turn: document.querySelector(".status .soft").textContent.match(/\\d+/)?.[0] ?? "",
        gain: gain ? number(gain) : "0",
        score: number(score),
        told: lines.at(-1) ?? "",
        now: lines[0] ?? "",
        chosen: [...paper.querySelectorAll(".mark .hidden")]
            .some((one) => one.textContent === "has chosen"),
        golden: paper.querySelector(".golden").getAttribute("d").match(/M/g)?.length ?? 0,
    };
}"""
"""The last line under a neighbor's paper is about the last turn that is over."""
PLACES = """() => {
    const places = { name: ".head", told: ".told", paper: "svg[viewBox]:last-child" };
    const paper = document.querySelector(".others li");
    const of = (one) => one.getBoundingClientRect();
    const { lineHeight } = getComputedStyle(paper.querySelector(".state"));
    return {
        ...Object.fromEntries(
            Object.entries(places).map(([name, at]) => [name, of(paper.querySelector(at))]),
        ),
        bar: of(document.querySelector(".bar")),
        line: parseFloat(lineHeight),
    };
}"""
"""Where things are on the paper of the only neighbor."""
WATCH = """() => {
    window.seen = [];
    const look = () => {
        const number = document.querySelector('[data-spot="seat-1"] b.number');
        const gain = number.querySelector(".gain")?.textContent ?? "0";
        const all = number.textContent.replaceAll(/\\s/g, "");
        window.seen.push([gain === "0" ? all : all.slice(gain.length), gain]);
    };
    new MutationObserver(look).observe(document.body, {
        characterData: true,
        childList: true,
        subtree: true,
    });
}"""
"""Everything that stands beside the name of the only neighbor from now on."""
ENOUGH = 4
"""Scores, one after the other."""
TOGETHER = 3
"""So many turns all choose at the same time."""
LATER = "counts at the turn’s end"
POINTS = re.compile(rf"[+{MINUS}]\d+")


def number(text: str) -> int:
    return int(text.replace(MINUS, "-"))


def told(ada: Guest) -> dict[str, Any]:
    return dict(ada.page.evaluate(TOLD))


@pytest.mark.parametrize("game", ["encore", "one_more_encore"])
def test_a_neighbors_score_jumps_once_a_turn_by_what_is_told_beneath_it(
    come: Come, game: str
) -> None:
    ada = come(**PHONE)
    ada.begin(game, "Bots")
    scores: dict[int, int] = {}
    laters: set[bool] = set()
    for _ in range(TURNS):
        if not wait_for_turn(ada, game) or not (seen := told(ada))["turn"]:
            break  # it is over, or its last turn is told
        turn, score, gain = int(seen["turn"]), number(seen["score"]), number(seen["gain"])
        scores[turn] = score
        if turn - 1 in scores:
            jumped = score - scores[turn - 1]
            when, _, what = seen["told"].rpartition(": ")
            assert sum(map(number, POINTS.findall(what))) == jumped, seen
            # Beside the score it stands until the next choice does, which counts later; then there.
            beside = [gain, *map(number, POINTS.findall(when))]
            assert set(beside) <= ({0, jumped} if when else {jumped}), seen
        # In the first turns its choice is not seen yet.
        is_later = turn > TOGETHER and seen["chosen"] and "pass" not in seen["now"]
        assert seen["now"].endswith(LATER) == is_later, seen
        laters.add(is_later)
        assert take_turn(ada, game)
    assert len(set(scores.values())) > 1
    assert laters == {True, False}


@pytest.mark.parametrize(("game", "dice"), [("encore", 0), ("one_more_encore", 5)])
def test_a_neighbors_small_paper_shows_where_golden_dice_are(
    come: Come, game: str, dice: int
) -> None:
    ada = come(**PHONE)
    ada.begin(game, "Bots")
    assert wait_for_turn(ada, game)
    assert told(ada)["golden"] == dice


@pytest.mark.parametrize("game", ["encore", "one_more_encore"])
def test_the_score_below_ones_paper_is_as_high_at_the_end_as_when_it_was_below_zero(
    come: Come, game: str
) -> None:
    """What a star and an exclamation mark are worth stays, and with it all that lies below."""
    ada = come(viewport=SIZES["phone"])
    heights = []
    for moves in (0, None):
        ada.begin(game, "Bots", moves)
        score = ada.page.locator(".board .parts")
        expect(score).to_contain_text("each star left costs 2")
        heights.append(score.evaluate("one => one.getBoundingClientRect().height"))
    assert heights[0] == heights[1]


@pytest.mark.parametrize("game", ["encore", "one_more_encore"])
def test_on_a_phone_what_is_told_of_a_neighbor_stands_above_its_paper_and_the_bar(
    come: Come, game: str
) -> None:
    ada = come(viewport=SIZES["phone"])
    ada.begin(game, "Bots", 6)
    for _ in range(2):
        assert wait_for_turn(ada, game)
        at = ada.page.evaluate(PLACES)
        assert at["name"]["bottom"] <= at["told"]["top"], at
        assert at["told"]["bottom"] <= min(at["paper"]["top"], at["bar"]["top"]), at
        # Room for this turn and the last one, also where only one is told.
        assert at["told"]["height"] >= 2 * at["line"], at
        assert take_turn(ada, game)


def test_in_criss_cross_a_neighbors_gain_is_never_of_two_rounds(come: Come) -> None:
    ada = come(reduced_motion="no-preference")
    ada.page.add_init_script(QUICK)
    ada.begin("criss_cross", "Bots")
    wait_for_turn(ada, "criss_cross")
    ada.page.evaluate(WATCH)
    seen: list[tuple[int, int]] = []
    scores: list[int] = []
    # Now and then it is long before anything scores.
    while len(scores) < ENOUGH and take_turn(ada, "criss_cross"):
        wait_for_turn(ada, "criss_cross")
        pairs = ada.page.evaluate("() => window.seen")
        seen = [(number(score), number(gain)) for score, gain in pairs]
        scores = [score for score, _ in groupby(score for score, _ in seen)]
    gained = {after: after - before for before, after in pairwise(scores)}
    assert len(gained) > 1
    told = {(score, gain) for score, gain in seen if gain}
    assert told == {(score, gained[score]) for score, _ in told}
