"""Learning while one plays: a hint, and a question before a mistake."""

import json
import re
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import FloatRect, Locator, Page, Route, expect

from bis.coach import evaluator_of
from bis.coach.walk import beginning
from bis.core.languages import LANGUAGES
from bis.games import GAMES, find_game
from bis.record.record import Header, Transcript
from bis.record.replay import replay
from tests.e2e.conftest import Come
from tests.e2e.ghosts import ghost_of
from tests.e2e.guests import PHONE, Guest
from tests.e2e.hands import Keys
from tests.e2e.playing import open_squares, take_turn, wait_for_turn
from tests.e2e.sizes import SIZES
from tests.e2e.states import sit_on_one_device
from tests.e2e.ways import WAYS
from tests.server.servers import Server

PLAY = "Play this move"
MOVES = "Best moves"


def panel(guest: Guest) -> Locator:
    return guest.page.get_by_role("region", name="Hint")


def moves(guest: Guest) -> Locator:
    return panel(guest).get_by_role("listitem").get_by_role("button")


def lines(server: Server, table: str) -> list[str]:
    return [str(line) for line in replay(server.record(table)).lines]


def get_ready(game: str) -> None:
    """Compile what the coach needs, which is then kept on disk: nobody waits for that here."""
    rules = find_game(game)
    header = Header(rules, rules.settle({}, 1), ("Ada",), 0)
    evaluator_of(header).outlook(beginning(Transcript(header)))


def ask(guest: Guest) -> dict[str, Any]:
    """For a hint, until the coach has looked closely: the page asks again by itself."""
    with guest.page.expect_response("**/hint?seat=0") as told:
        guest.page.keyboard.press("i")
    hint: dict[str, Any] = json.loads(told.value.body())
    while hint["preliminary"]:
        with guest.page.expect_response("**/hint?seat=0") as told:
            pass
        hint = json.loads(told.value.body())
    return hint


@pytest.mark.parametrize("game", GAMES)
def test_the_best_move_of_a_hint_can_be_played(come: Come, game: str) -> None:
    get_ready(game)
    ada = come()
    ada.begin(game, "Alone")
    assert wait_for_turn(ada, game)
    hint = ask(ada)
    best = hint["moves"][0]["move"]
    expect(panel(ada).get_by_role("listitem")).to_have_count(len(hint["look"]["words"]["en"]))
    expect(pointed(ada)).to_have_count(len(hint["look"]["at"]))
    ada.press(MOVES)
    expect(pointed(ada)).to_have_count(0)
    expect(moves(ada).first).to_have_attribute("aria-pressed", "true")
    expect(panel(ada).get_by_role("status")).to_contain_text("Best: ")
    assert not [
        size for size in ("phone", "tablet", "laptop", "television") if covers_the_bar(ada, size)
    ]
    before = lines(ada.server, ada.table)
    with ghost_of(ada) as second:
        ada.press(PLAY)
        second.see_change()
    expect(panel(ada)).not_to_be_visible()
    assert lines(ada.server, ada.table)[len(before)] == f"0 {best}"


def covers_the_bar(guest: Guest, size: str) -> bool:
    """Whether the hint lies on the buttons that play."""
    guest.page.set_viewport_size(SIZES[size])
    hint = panel(guest).bounding_box()
    assert hint
    return any(overlap(hint, button) for button in boxes(guest.page.locator(".bar button")))


def boxes(found: Locator) -> list[FloatRect]:
    drawn = [box for one in found.all() if (box := one.bounding_box())]
    assert drawn
    return drawn


def overlap(one: FloatRect, other: FloatRect) -> bool:
    across = one["x"] < other["x"] + other["width"] and other["x"] < one["x"] + one["width"]
    down = one["y"] < other["y"] + other["height"] and other["y"] < one["y"] + one["height"]
    return across and down


def pointed(guest: Guest) -> Locator:
    """The squares to look at."""
    return guest.page.locator("[data-look]")


def test_a_hint_is_laid_out_on_the_sheet_and_one_s_own_plan_comes_back(come: Come) -> None:
    ada = come(Keys(), **PHONE)
    ada.begin("criss_cross", "Alone")
    assert take_turn(ada, "criss_cross")
    WAYS["criss_cross"].half(ada)
    expect(chosen(ada.page)).to_have_count(1)
    own = labels(chosen(ada.page))
    ada.press("Hint")
    ada.press(MOVES)
    expect(moves(ada)).to_have_count(3)
    places = [moves(ada).nth(i).bounding_box() for i in range(3)]
    expect(chosen(ada.page)).to_have_count(2)
    best = labels(chosen(ada.page))
    for i in (2, 0):
        ada.press(moves(ada).nth(i))
        expect(moves(ada).nth(i)).to_have_attribute("aria-pressed", "true")
        assert not covered(ada), "what is laid out lies above the panel and the bar"
    ada.press(moves(ada).nth(1))
    expect(moves(ada).nth(1)).to_have_attribute("aria-pressed", "true")
    expect(chosen(ada.page)).to_have_count(2)
    assert labels(chosen(ada.page)) != best
    assert [moves(ada).nth(i).bounding_box() for i in range(3)] == places, "nothing moves away"
    ada.page.keyboard.press("Escape")
    expect(panel(ada)).not_to_be_visible()
    expect(ada.button("Hint")).to_be_focused()
    expect(chosen(ada.page)).to_have_count(1)
    assert labels(chosen(ada.page)) == own
    ada.press("Hint")
    expect(moves(ada)).to_have_count(3)
    ada.page.go_back()
    expect(panel(ada)).not_to_be_visible()
    expect(open_squares(ada).first).to_be_visible()


def covered(guest: Guest) -> list[str]:
    """The chosen squares of which not all is to be seen."""
    found: list[str] = chosen(guest.page).evaluate_all("""cells => cells.filter((cell) => {
        const { left, right, top, bottom } = cell.getBoundingClientRect();
        const at = (y) => document.elementFromPoint((left + right) / 2, y);
        return !cell.contains(at(top + 4)) || !cell.contains(at(bottom - 4));
    }).map((cell) => cell.ariaLabel)""")
    return found


def test_a_hint_says_that_it_hardly_matters_and_what_the_scores_do_not_tell(come: Come) -> None:
    """Both are made up: when they are said is shown elsewhere."""
    ada = come()
    ada.begin("encore", "Bots")
    assert wait_for_turn(ada, "encore")
    odds = ["Mira has fewer points now, but is about to get more", "column A lacks one square"]

    def change(route: Route) -> None:
        answer = route.fetch()
        hint = answer.json()
        told = {"preliminary": False, "decided": True, "odds": dict.fromkeys(LANGUAGES, odds)}
        lost = [{**move, "win": 0.01} for move in hint["moves"]]
        route.fulfill(response=answer, json={**hint, **told, "moves": lost})

    ada.page.route("**/hint?*", change)
    ada.press("Hint")
    ada.press(MOVES)
    expect(
        panel(ada).get_by_text("You can hardly win any more, whatever you choose")
    ).to_be_visible()
    expect(panel(ada).get_by_text(": ".join(odds))).to_be_visible()
    expect(moves(ada).first).to_contain_text("expected at the end")


def test_one_is_asked_before_a_mistake(come: Come) -> None:
    """What a move costs is made up: how it is judged is shown elsewhere."""
    ada = come()
    ada.begin("criss_cross", "Alone")
    assert take_turn(ada, "criss_cross")
    told = {"line": 1, "seat": 0, "best": "a A2 b A3", "cost_points": 4.2, "cost_win": None}
    told |= {"noise_points": 0.1, "noise_win": None, "verdict": "mistake"}
    words = {"best": ["makes three alike"], "played": ["leaves a free box alone"]}
    words["end"] = ["On average it brings 4 points more."]
    words["more"] = ["In detail: 3 in rows, 1 in columns."]

    def weigh(route: Route) -> None:
        move = parse_qs(urlsplit(route.request.url).query)["move"][0]
        route.fulfill(json={**told, "move": move, "words": dict.fromkeys(LANGUAGES, words)})

    ada.page.route("**/cost?*", weigh)
    ada.press("Hint")
    panel(ada).get_by_label("Ask me before a mistake").check()
    ada.page.keyboard.press("Escape")
    before = lines(ada.server, ada.table)
    WAYS["criss_cross"].half(ada)
    ada.press(open_squares(ada).first)
    ada.press("Write")
    doubt = ada.page.get_by_role("dialog", name="Sure?")
    expect(doubt.get_by_text("costs 4.2 points")).to_be_visible()
    expect(doubt.get_by_text("Better:")).to_contain_text("A2")
    expect(doubt.get_by_text("makes three alike")).to_be_visible()
    expect(doubt.get_by_text("On average it brings 4 points more.")).to_be_visible()
    expect(doubt.get_by_text("In detail")).not_to_be_visible()
    doubt.get_by_text("Where the points come from").click()
    expect(doubt.get_by_text("In detail")).to_be_visible()
    ada.press("Think again")
    expect(doubt).not_to_be_visible()
    assert lines(ada.server, ada.table) == before
    ada.press("Write")
    ada.press("Show me")
    expect(moves(ada).first).to_have_attribute("aria-pressed", "true")
    with ghost_of(ada) as second:
        ada.press(PLAY)
        second.see_change()
    expect(doubt).not_to_be_visible()
    assert len(lines(ada.server, ada.table)) > len(before)
    expect(panel(ada)).not_to_be_visible()
    told |= {"verdict": "fine"}
    assert wait_for_turn(ada, "criss_cross")
    WAYS["criss_cross"].half(ada)
    ada.press(open_squares(ada).first)
    ada.press("Write")
    expect(
        ada.page.get_by_text("About as good as the move of the coach, a strong bot")
    ).to_be_visible()
    expect(doubt).not_to_be_visible()


def test_a_choice_is_marked_while_the_coach_looks_at_it(come: Come) -> None:
    ada = come()
    ada.begin("flip7", "Alone")
    assert wait_for_turn(ada, "flip7")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    ada.page.route("**/cost?*", hold)
    ada.press("Hint")
    panel(ada).get_by_label("Ask me before a mistake").check()
    ada.page.keyboard.press("Escape")
    ada.press("One more")
    expect(ada.text("The coach takes a look")).to_be_visible()
    expect(ada.page.locator("[data-spot=hit] svg")).to_be_visible()
    expect(ada.page.locator("[data-spot=stay] svg")).to_have_count(0)
    held[0].fulfill(json={"move": "hit", "best": "hit", "verdict": "best", "win": None})
    expect(ada.text("The coach, a strong bot, would have done the same")).to_be_visible()


def test_whoever_does_not_wait_for_the_coach_plays_at_once(come: Come) -> None:
    ada = come(**PHONE)
    ada.begin("criss_cross", "Alone")
    assert take_turn(ada, "criss_cross")
    ada.page.route("**/cost?*", lambda _route: None)
    ada.press("Hint")
    panel(ada).get_by_label("Ask me before a mistake").check()
    ada.page.keyboard.press("Escape")
    assert wait_for_turn(ada, "criss_cross")
    WAYS["criss_cross"].half(ada)
    ada.press(open_squares(ada).first)
    ada.press("Write")
    expect(chosen(ada.page)).to_have_count(2)
    with ghost_of(ada) as second:
        ada.press("Play it now")
        second.see_change()


def chosen(part: Page | Locator) -> Locator:
    """The squares that a move would write."""
    return part.get_by_role("gridcell", name=re.compile(", chosen"))


def labels(cells: Locator) -> list[str]:
    found: list[str] = cells.evaluate_all("cells => cells.map((cell) => cell.ariaLabel)")
    return found


def test_what_the_coach_cannot_tell_is_said(come: Come) -> None:
    ada = come()
    ada.watch.expected.append("503")
    refusal = json.dumps({"reason": "the coach is asleep"})
    ada.page.route("**/hint?seat=0", lambda route: route.fulfill(status=503, body=refusal))
    ada.begin("criss_cross", "Alone")
    ada.press("Hint")
    expect(panel(ada).get_by_role("alert")).to_contain_text("the coach is asleep")
    ada.page.unroute("**/hint?seat=0")
    ada.press("Try again")
    expect(ada.button(MOVES)).to_be_visible()


def test_among_people_there_is_no_hint(come: Come) -> None:
    ada, bob = come(), come()
    ada.open_table("criss_cross", "Friends")
    ada.sit_down("Ada")
    expect(ada.button("Play alone")).to_be_visible()
    bob.page.goto(ada.page.url)
    bob.sit_down("Bob")
    expect(ada.button("Start with 2")).to_be_visible()
    ada.start()
    for guest in (ada, bob):
        guest.wait_for_game()
        expect(guest.button("What happened")).to_be_visible()
        expect(guest.button("Hint")).to_have_count(0)


def test_on_one_device_there_is_no_hint(come: Come) -> None:
    ada = come()
    sit_on_one_device(ada, "criss_cross", "Ada", "Bob")
    ada.start()
    expect(ada.button("What happened")).to_be_visible()
    expect(ada.button("Hint")).to_have_count(0)
