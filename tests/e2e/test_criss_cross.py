"""The grid of Criss Cross on a phone: what keeps its place, what the advanced rules show."""

import pytest
from playwright.sync_api import Locator, expect

from bis.core.languages import LANGUAGES
from bis.games.criss_cross.pieces import COLUMNS, FREE, PAIRS, write_square
from tests.e2e.conftest import Come
from tests.e2e.ghosts import Ghost, ghost_of
from tests.e2e.guests import PHONE, Guest
from tests.e2e.playing import open_squares, wait_for_turn
from tests.e2e.sizes import SIZES

ABOVE = """page => {
    const box = (one) => document.querySelector(one).getBoundingClientRect();
    const [status, grid, bar] = [".status", ".game [role=grid]", ".page .bar"].map(box);
    return [status.top, grid.top - status.bottom, bar.top - grid.bottom].map(Math.round);
}"""
"""Pixels above what is to be done, between that and the grid, between the grid and the bar."""


def begin(guest: Guest, rules: str, moves: int) -> None:
    table = guest.new_table("criss_cross")
    with ghost_of(guest, table) as second:
        second.wish("sit", name="Guest")
        second.wish("add_bot", bot="best")
        second.wish("set_option", key="rules", value=rules)
        second.start()
        second.play_on(moves)
    guest.visit(f"/t/{table}")
    expect(guest.page.locator("[data-spot=total]")).to_be_visible()


def color(square: Locator) -> str:
    return str(square.evaluate("square => getComputedStyle(square).backgroundColor"))


def test_a_free_box_of_the_diagonal_looks_as_free_as_any_other(come: Come) -> None:
    ada = come(viewport=SIZES["phone"])
    begin(ada, "advanced", 1)
    marked, other = (ada.page.locator(f"[data-square={name}]") for name in ("C3", "C4"))
    expect(marked).to_have_attribute("aria-label", "C3, free, legal")
    assert color(marked) == color(other)
    marks = marked.evaluate("square => getComputedStyle(square).backgroundImage")
    assert marks != other.evaluate("square => getComputedStyle(square).backgroundImage")


def test_the_advanced_game_shows_what_runs_count_and_what_else_does(come: Come) -> None:
    ada = come(**PHONE)
    begin(ada, "advanced", 1)
    score = ada.page.locator("[data-spot=total]")
    expect(score).to_contain_text("two = 2, three = 3, four = 8, five = 10")
    expect(score).to_contain_text("a line without points −5, the diagonal ×2")


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_moves_when_the_total_grows(come: Come, language: str) -> None:
    ada = come(viewport=SIZES["phone"], locale=language)
    begin(ada, "basic", 1)
    total = ada.page.locator("[data-spot=total]")
    places = []
    for number in ("0", "8", "28", "−50"):
        total.locator("b").evaluate("(one, text) => (one.textContent = text)", number)
        total.locator("b").evaluate("one => one.classList.add('soon')")
        places.append(total.bounding_box())
    assert places == [places[0]] * len(places)


@pytest.mark.parametrize("moves", [1, 7])
@pytest.mark.parametrize("size", ["phone", "small phone"])
def test_the_whole_grid_and_what_is_to_be_done_are_seen_above_a_hint(
    come: Come, size: str, moves: int
) -> None:
    """Whether something can be pointed at, or, as at first, nothing scores."""
    ada = come(viewport=SIZES[size])
    begin(ada, "advanced", moves)
    assert wait_for_turn(ada, "criss_cross")
    ada.press("Hint")
    for button in ("Best moves", "Play this move"):
        expect(ada.button(button)).to_be_visible()
        ada.page.wait_for_function(f"() => ({ABOVE})().every((space) => space >= 0)")
        expect(ada.page.locator("[data-spot=total]")).to_be_hidden()  # nor is half of it
        if button == "Best moves":
            ada.press(button)


def test_at_the_end_nobody_is_praised_and_nobody_has_chosen(come: Come) -> None:
    """The coach's word for the last move does not lie over the result."""
    ada = come(viewport=SIZES["phone"], reduced_motion="no-preference")
    begin(ada, "basic", 1)
    told = {"line": 1, "seat": 0, "best": "", "cost_points": 0, "cost_win": 0, "win": 0.5}
    told |= {"noise_points": 0, "noise_win": 0, "verdict": "best", "words": {}}
    assert wait_for_turn(ada, "criss_cross")
    ada.page.route("**/cost?*", lambda route: route.fulfill(json={**told, "move": ""}))
    ada.press("Hint")
    ada.page.get_by_label("Ask me before a mistake").check()
    ada.page.keyboard.press("Escape")
    with ghost_of(ada) as second:
        while not is_last(second):
            second.play_on(1)
    assert wait_for_turn(ada, "criss_cross")
    ada.page.evaluate("""window.seen = new Set();
        new MutationObserver(() => {
            if (!document.querySelector(".end, .over")) return;
            for (const one of document.querySelectorAll(".looking, .criss li .soft"))
                window.seen.add(one.textContent.trim());
        }).observe(document, { subtree: true, childList: true, characterData: true })""")
    ada.press(open_squares(ada).first)
    ada.press(open_squares(ada).last)
    ada.press("Write")
    expect(ada.end).to_be_visible()
    said = " ".join(ada.page.evaluate("[...window.seen]"))
    assert "coach" not in said
    assert "has chosen" not in said


SAID = """() => {
    window.said = [];
    const line = document.getElementById("status");
    new MutationObserver(() => window.said.push(line.textContent.trim()))
        .observe(line, { childList: true, characterData: true, subtree: true });
}"""
"""Keeps what the line of words says, one after the other."""


def test_who_has_no_room_left_is_told_who_plays_on_and_reads_what_they_write(come: Come) -> None:
    ada = come(viewport=SIZES["phone"], reduced_motion="no-preference")
    begin(ada, "basic", 1)
    with ghost_of(ada) as second:
        while places(second, move := most_spoiling(second)):
            second.wish("say", move=move, seat=0)
        assert wait_for_turn(ada, "criss_cross")
        ada.page.evaluate(SAID)
        second.wish("say", move=move, seat=0)
        expect(ada.page.locator(".bar")).to_contain_text("You have no room left")
        while second.phase != "over":
            second.see_change()
        sheets = second.news["position"]["view"]["sheets"]
    own, others = (sum(len(row.replace(".", "")) for row in sheet["rows"]) for sheet in sheets)
    expect(ada.end).to_be_visible(timeout=60_000)
    said = ada.page.evaluate("window.said")
    told = "You have no room left: Mira plays on"
    assert said[said.index(told) - 1] == "You write. Mira writes", "before any roll is shown"
    later = said[said.index(told) :]
    assert "The dice are rolling" not in later
    assert [one for one in later if "writes" in one] == []
    wrote = [one for one in later if one.startswith("Mira: ")]
    assert len(wrote) == (others - own) // 2 > 0


def most_spoiling(ghost: Ghost) -> str:
    """The move that leaves the fewest places for a pair."""
    while not (ghost.news["position"] or {}).get("legal"):
        ghost.see_change()
    legal: list[str] = ghost.news["position"]["legal"]
    return min(legal, key=lambda move: places(ghost, move))


def places(ghost: Ghost, move: str) -> int:
    """So many two free squares side by side a move leaves."""
    rows = ghost.news["position"]["view"]["sheets"][0]["rows"]
    grid = "".join(row[at] for at in range(len(COLUMNS)) for row in rows)
    free = [one == FREE and write_square(at) not in move.split() for at, one in enumerate(grid)]
    return sum(free[one] and free[other] for one, other in PAIRS)


def is_last(ghost: Ghost) -> bool:
    """Whether the game ends with the move that is due: the twelfth, or all room is gone."""
    while not (ghost.news["position"] or {}).get("legal"):
        ghost.see_change()
    return int(ghost.news["position"]["view"]["round"]) == 12


def test_after_a_game_with_bots_its_other_rules_are_a_tap_away(come: Come) -> None:
    ada = come(viewport=SIZES["phone"])
    ada.begin("criss_cross", "Bots", None)
    ada.press(ada.text("Another game"))
    ada.press("Criss Cross: Advanced")
    expect(ada.page.locator("[data-spot=total]")).to_contain_text("−50")
    assert wait_for_turn(ada, "criss_cross")
    expect(ada.page.locator("[data-spot=seat-1]")).to_contain_text("Mira")
