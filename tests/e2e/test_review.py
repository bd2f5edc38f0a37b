"""Learning from a game that is over: its review."""

import json
import re
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import PATIENCE, Come
from tests.e2e.ghosts import ghost_of
from tests.e2e.guests import MINUS, Guest
from tests.e2e.hands import Keys
from tests.e2e.test_coach import chosen, labels, lines
from tests.server.servers import Server

COSTS = re.compile(r"mistake, chance to win from \d+% to \d+%")


@pytest.fixture(scope="module")
def played(server: Server) -> dict[str, str]:
    """The tables whose games are over, so that they are played and looked at once."""
    return {}


@pytest.fixture
def reviewed(come: Come, played: dict[str, str]) -> Guest:
    """Somebody with the review of a game against a bot in front of them."""
    ada = come()
    if "table" not in played:
        ada.begin("criss_cross", "Bots")
        with ghost_of(ada) as second:
            second.play_on()
        expect(ada.end).to_be_visible()
        played["table"] = ada.table
        ada.page.get_by_role("link", name="Review").click()
    else:
        ada.visit(f"/t/{played['table']}/review?seat=0")
    heading = ada.page.get_by_role("heading", name="All decisions")
    expect(heading).to_be_visible(timeout=4 * PATIENCE)  # it has to be worked out first
    return ada


def test_a_review_shows_luck_skill_and_the_costliest_decisions(reviewed: Guest) -> None:
    page = reviewed.page
    expect(page.get_by_label("Whose game")).to_have_value("0")
    expect(
        page.get_by_text(re.compile(r"^You (won|lost|share the victory): \d+ to \d+\."))
    ).to_be_visible()
    expect(
        page.get_by_role("img", name=re.compile(r"^Chance to win\. You: from 50%"))
    ).to_be_visible()
    told = json.loads(reviewed.server.ask(f"/api/tables/{reviewed.table}/review")[1])
    first, second = (account["final_points"] for account in told["review"]["seats"])
    expect(page.get_by_text(re.compile(r"ahead of .+: "))).to_have_count(int(first != second))
    costly = page.get_by_role("article")
    expect(costly).to_have_count(len(told["review"]["seats"][0]["worst"]))
    heading = costly.first.get_by_role("heading", name=COSTS)
    expect(heading).to_contain_text(re.compile(r"You · Round \d+ · (costly )?mistake"))
    expect(page.get_by_text("NaN")).to_have_count(0)
    expect(page.get_by_text("From the start to the end, in points")).to_have_count(0)


def test_a_better_move_is_shown_on_the_position(reviewed: Guest) -> None:
    costly = reviewed.page.get_by_role("article").first
    expect(chosen(costly).first).to_be_visible()
    better, played = (
        costly.get_by_role("button", name=re.compile(f"^{way}")) for way in ("Better", "Played")
    )
    expect(better).to_have_attribute("aria-pressed", "true")
    marked = labels(chosen(costly))
    Keys().press(played)
    expect(played).to_have_attribute("aria-pressed", "true")
    expect(chosen(costly).first).to_be_visible()
    assert labels(chosen(costly)) != marked


def test_the_sums_of_a_decision_are_those_with_its_move(reviewed: Guest) -> None:
    """What is drawn and what is counted go together, for the better move and the one played."""
    costly = reviewed.page.get_by_role("article").first
    told = json.loads(reviewed.server.ask(f"/api/tables/{reviewed.table}/review")[1])["review"]
    decision = told["decisions"][told["seats"][0]["worst"][0]]
    there = f"/api/tables/{reviewed.table}/positions/{decision['line']}/moves"
    for way, move in (("Better", decision["best"]), ("Played", decision["move"])):
        reviewed.press(costly.get_by_role("button", name=re.compile(way)))
        tried = json.loads(reviewed.server.ask(f"{there}/{quote(move)}?seat=0")[1])
        sums = {part["label"]: part["points"] for part in tried["parts"]}
        total = costly.get_by_role("button", name=re.compile("^Total"))
        expect(total).to_contain_text(str(sum(sums.values())).replace("-", MINUS))
        for row in "12345":
            shown = costly.locator(f'[data-spot="sum-{row}"]')
            points = str(sums[f"row {row}"]).replace("-", MINUS)
            expect(shown).to_have_text(re.compile(rf" {points}\s*$"))


def test_a_number_on_the_curve_leads_to_its_decision(reviewed: Guest) -> None:
    costly = reviewed.page.get_by_role("article")
    reviewed.page.evaluate("scrollTo(0, 0)")
    expect(costly.last.get_by_role("heading")).not_to_be_in_viewport()
    marks = reviewed.page.locator("figure .decision")
    marks.last.locator("text").click()
    expect(costly.nth(marks.count() - 1).get_by_role("heading")).to_be_in_viewport()


def test_the_curve_says_step_by_step_what_moved_it(reviewed: Guest) -> None:
    page = reviewed.page
    slider = page.get_by_role("slider", name="What moved the curve, step by step")
    expect(page.get_by_text("Slide, or tap the curve, to see what moved it.")).to_be_visible()
    slider.press("Home")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("^start, (You|Guest) 50%$"))
    for told in ("Start · .+: ", "Start · .+: ", "Round 1 · The dice", "Round 1 · .+: "):
        slider.press("ArrowRight")
        expect(slider).to_have_attribute("aria-valuetext", re.compile(rf"^{told}.*%(, .+)?$"))
    page.get_by_role("img", name=re.compile("^Chance to win")).click()
    curve = json.loads(reviewed.server.ask(f"/api/tables/{reviewed.table}/review")[1])["review"][
        "curve"
    ]
    place = int(slider.input_value())
    assert 0.3 < place / (len(curve) - 1) < 0.7
    wins = [100 * curve[at]["win"][0] for at in (place - 1, place)]
    moved = slider.locator("+ p")
    expect(moved).to_contain_text(re.compile(r"^Round \d+ · .+%"))
    read = [float(number) for number in re.findall(r"([\d.]+)%", moved.inner_text())]
    assert wins == pytest.approx([read[0], read[-1]], abs=0.51)  # below 1% in tenths


def test_decisions_are_listed_for_one_or_for_all(reviewed: Guest) -> None:
    page = reviewed.page
    verdicts = page.get_by_role("button", name=re.compile("^(Round |Start)"))
    expect(page.get_by_role("button", name="Start", exact=True)).to_have_count(1)
    own = verdicts.count()
    page.get_by_label("Whose game").select_option(label="Everybody’s")
    expect(page).to_have_url(re.compile("/review$"))
    decisions = sum(not line.startswith("table") for line in lines(reviewed.server, reviewed.table))
    expect(verdicts).to_have_count(decisions)
    assert own < decisions
    page.get_by_label("Mistakes only").check()
    expect(verdicts).not_to_have_count(decisions)
    expect(
        page.get_by_text("hard to tell").or_(page.get_by_text("best", exact=True))
    ).to_have_count(0)
    costly = page.get_by_role("article").count()
    verdicts.last.click()
    expect(page.get_by_role("article")).to_have_count(costly + 1)
    card = page.get_by_role("article").last
    expect(card.get_by_role("button", name=re.compile("^Better"))).to_be_visible()
    card.get_by_role("link", name="In the replay").click()
    expect(page.get_by_role("slider", name="Step")).to_be_visible()
    expect(page.get_by_role("status").first).to_contain_text(re.compile("(You|Guest|Mira): "))
    line = int(page.url.rpartition("=")[2])
    page.get_by_role("button", name="One step back").click()
    expect(page.get_by_role("status").first).to_contain_text("Roll: ")
    page.goto(f"{page.url.rpartition('=')[0]}={line - 1}")
    told = re.compile(r"(You have|\w+ has) chosen; it is shown when all have chosen")
    expect(page.get_by_text(told)).to_be_visible()
    page.get_by_role("link", name="Review").click()
    expect(page.get_by_role("heading", name="All decisions")).to_be_visible()


def test_a_review_speaks_french(reviewed: Guest) -> None:
    reviewed.press("Settings")
    reviewed.page.get_by_label("Language").select_option("fr")
    reviewed.page.keyboard.press("Escape")
    expect(reviewed.page.get_by_role("heading", name="Toutes les décisions")).to_be_visible()
    expect(reviewed.page.get_by_text(re.compile("chance (de Guest )?avec les dés"))).to_be_visible()


def test_a_review_says_how_far_it_is(come: Come, reviewed: Guest) -> None:
    """The first answers say that it is on its way, the next one has it all."""
    bob = come()
    page, asked = bob.page, "**/api/**/review"
    told = {"state": "queued", "progress": 0.0, "review": None, "yours": [], "ahead": 3}
    page.route(asked, lambda route: route.fulfill(json=told))
    bob.visit(f"/t/{reviewed.table}/review")
    expect(page.get_by_role("status")).to_have_text(re.compile("about 3 other games"))
    expect(page.get_by_role("progressbar")).to_have_count(0)
    told |= {"state": "running", "progress": 0.25}
    expect(page.get_by_role("status")).to_have_text(re.compile("every decision"))
    expect(page.get_by_role("progressbar")).to_have_js_property("value", 0.25)
    page.unroute(asked)
    expect(page.get_by_role("heading", name="All decisions")).to_be_visible()


def test_to_try_again_shows_at_once_that_it_begins_anew(come: Come, reviewed: Guest) -> None:
    bob = come()
    page, asked = bob.page, "**/api/**/review"
    told = {"state": "running", "progress": 0.25, "review": None, "yours": [], "seconds": 300}
    failed = {"reason": "", "code": "server.coach_gave_up"}
    answers: list[dict[str, Any]] = [{"json": told}, {"status": 503, "json": failed}]
    page.route(asked, lambda route: route.fulfill(**answers.pop(0)) if answers else None)
    bob.watch.expected.append("503")
    bob.visit(f"/t/{reviewed.table}/review")
    expect(page.get_by_role("alert")).to_contain_text("try again in a while")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("progressbar")).to_have_js_property("value", 0)
    expect(page.get_by_text("This often takes a minute.")).to_be_visible()


def test_there_is_no_review_of_a_game_that_goes_on(come: Come) -> None:
    ada = come()
    ada.watch.expected.append("409")
    ada.begin("criss_cross", "Alone")
    ada.visit(f"/t/{ada.table}/review")
    expect(ada.page.get_by_role("alert")).to_contain_text("The game is not over yet")
