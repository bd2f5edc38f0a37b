"""Every page and every state of a table, for the tests that look at all of them.

States that lie on one way are reached one after the other, so that a table is brought to where they
begin only once.
"""

import json
import re
from collections.abc import Callable, Iterator

from playwright.sync_api import WebSocketRoute, expect

from bis.games import GAMES
from bis.games.encore.chosen import CHOSEN
from bis.record.replay import check
from tests.e2e.ghosts import ghost_of, play_to_the_end
from tests.e2e.guests import Guest
from tests.e2e.made_up import made_up_review
from tests.e2e.playing import begin_with_choice, wait_for_turn
from tests.e2e.sizes import LAPTOP
from tests.e2e.ways import WAYS

State = Callable[[Guest], None]
LOST = "Connection lost. Your seat and your moves are safe."


def home(ada: Guest) -> None:
    ada.visit()
    expect(ada.text("2 to 6 players").or_(ada.text("1 to 6 players")).first).to_be_visible()


def home_with_tables(ada: Guest) -> None:
    """One to go on with, one that is over."""
    for moves in (2, None):
        ada.begin("criss_cross", "Alone", moves)
    ada.visit()
    expect(ada.page.get_by_role("heading", name="Recent games")).to_be_visible()
    expect(ada.page.get_by_role("heading", name="Go on playing")).to_be_visible()


def record_page(ada: Guest) -> None:
    """Where a record is put in that was not shared."""
    ada.visit("/record")
    expect(ada.page.get_by_role("heading", name="Open a record")).to_be_visible()


def home_with_ticket(ada: Guest) -> None:
    """The link for one's other device, and the second look before one is forgotten."""
    ada.visit()
    ada.press("My games on another device")
    ada.press("Forget me")
    expect(ada.button("Yes, forget me")).to_be_visible()
    expect(ada.page.get_by_label("Link for your other device")).to_be_visible()


def arriving(ada: Guest) -> None:
    """At a device that has a table of its own."""
    ada.watch.expected.append("409")
    ada.begin("criss_cross", "Alone")
    ada.visit("/me/nobody")
    ada.press("Bring my games here")
    expect(ada.button("Bring my games here all the same")).to_be_visible()


def deleting(ada: Guest) -> None:
    """In the panel of people, which lies over the table."""
    ada.page.set_viewport_size({"width": 360, "height": 640})
    ada.press(ada.page.get_by_role("dialog").get_by_role("button", name="Delete this table"))
    expect(ada.page.get_by_role("dialog").get_by_role("alert")).to_be_visible()


def rules(game: str) -> State:
    """With every chapter and picture, and the numbers of the rules."""

    def state(ada: Guest) -> None:
        ada.visit(f"/rules/{game}")
        ada.press("Open all")
        ada.page.get_by_label("Rule numbers").check()
        expect(ada.page.locator("figure [inert]").last).to_be_visible()

    return state


def rules_at_the_table(ada: Guest) -> None:
    ada.page.get_by_role("link", name="Rules").click()
    ada.page.get_by_role("searchbox", name="Search the rules").fill("joker")
    expect(ada.page.locator("mark").first).to_be_visible()


def unknown_code(ada: Guest) -> None:
    ada.watch.expected.append("404")
    ada.visit("/j/NOBODY")
    expect(ada.page.get_by_role("heading", name="No table with this code")).to_be_visible()


def nowhere(ada: Guest) -> None:
    ada.visit("/nowhere")
    expect(ada.page.get_by_role("heading", name="There is nothing here")).to_be_visible()


def no_such_table(ada: Guest) -> None:
    ada.visit("/t/nobody")
    expect(ada.page.get_by_role("heading", name="This table does not exist")).to_be_visible()


def lobby(game: str) -> State:
    def state(ada: Guest) -> None:
        ada.open_table(game)
        ada.sit_down("Ada")
        ada.press("Bot: medium")
        expect(ada.button(re.compile("^Start with"))).to_be_enabled()

    return state


def new_sheet(ada: Guest) -> None:
    """Dealt, and told how it plays."""
    ada.press("Deal a new sheet")
    expect(ada.text("two strong players get")).to_be_visible()


def linked_sheet(ada: Guest) -> None:
    """By a link that has one chosen."""
    ada.visit(f"/?game=encore&sheet={next(iter(CHOSEN))}")
    expect(ada.text("Your link has chosen")).to_be_visible()


def lobby_on_one_device(ada: Guest) -> None:
    sit_on_one_device(ada, "encore", "Ada", "Bob")


def sit_on_one_device(guest: Guest, game: str, first: str, *others: str) -> None:
    guest.open_table(game, "One device")
    guest.sit_down(first)
    for number, name in enumerate(others, start=2):
        guest.page.get_by_label("Somebody else at this device").fill(name)
        guest.press(guest.button(re.compile("^Add")))
        expect(guest.button(f"Start with {number}")).to_be_visible()


def sealing(ada: Guest) -> None:
    """The page hears nothing after the moment in which the dice are sealed."""

    def carry(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        sealed = False

        def tell(message: str | bytes) -> None:
            nonlocal sealed
            if not sealed:
                line.send(message)
            table = json.loads(message).get("table")
            sealed = sealed or bool(table and table["phase"] == "sealing")

        server.on_message(tell)

    ada.page.route_web_socket(re.compile(r"/live\b"), carry)
    ada.choose("encore", "Alone")
    expect(ada.page.get_by_role("heading", name="The dice are being sealed")).to_be_visible()


def begun(game: str) -> State:
    return lambda ada: begin_with_choice(ada, game, "Bots")


def middle(game: str) -> State:
    """Some moves later; in the games of squares with one chosen."""

    def state(ada: Guest) -> None:
        ada.begin(game, "Bots", 4)
        if wait_for_turn(ada, game):
            WAYS[game].half(ada)

    return state


def over(game: str, way: str = "Bots") -> State:
    def state(ada: Guest) -> None:
        ada.begin(game, way, None)
        ada.page.get_by_text(re.compile("^Check the (dice|cards)$")).click()

    return state


def replay(ada: Guest) -> None:
    """Of a game that is over."""
    ada.visit(f"/t/{ada.table}/replay?line=12")
    expect(ada.page.get_by_role("slider", name="Step")).to_have_value("12")


def review(ada: Guest) -> None:
    """With made-up numbers: how a game is judged is shown elsewhere, and takes its time."""
    told = {"state": "done", "progress": 1, "yours": [0]}
    made_up = made_up_review(check(ada.server.record(ada.table)))
    ada.page.route(
        "**/api/**/review", lambda route: route.fulfill(json={**told, "review": made_up})
    )
    ada.visit(f"/t/{ada.table}/review")
    expect(ada.page.get_by_role("article")).to_have_count(3)
    last = ada.page.get_by_role("article").last
    drawn = last.get_by_role("grid").or_(last.get_by_role("group", name="You"))
    expect(drawn.first).to_be_visible()


def keys(ada: Guest) -> None:
    ada.page.keyboard.press("?")
    expect(ada.page.get_by_role("dialog", name="Keys")).to_be_visible()


def look(ada: Guest) -> None:
    """What to look at, before the move is told."""
    close_dialog(ada)
    ada.press("Hint")
    expect(ada.button("Best moves")).to_be_visible()


def hint(ada: Guest) -> None:
    ada.press("Hint")
    ada.press("Best moves")
    expect(ada.button("Play this move")).to_be_visible()


def enlarged(ada: Guest) -> None:
    ada.press(ada.button(re.compile("enlarge the sheet")))
    expect(ada.page.get_by_role("dialog")).to_be_visible()


def people(ada: Guest) -> None:
    ada.press("People")
    expect(ada.page.get_by_role("dialog", name="People").get_by_role("img")).to_be_visible()


def log(ada: Guest) -> None:
    close_dialog(ada)
    ada.page.set_viewport_size({"width": 360, "height": 640})
    ada.press("What happened")
    expect(ada.page.get_by_role("dialog", name="What happened")).to_be_visible()


def close_dialog(ada: Guest) -> None:
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_role("dialog")).to_have_count(0)


def settings(ada: Guest) -> None:
    ada.press("Settings")
    expect(ada.page.get_by_role("dialog", name="Settings")).to_be_visible()


def bots(ada: Guest) -> None:
    ada.choose("flip7", "Bots")
    expect(ada.page.get_by_role("radio", name="medium")).to_be_checked()


def television(ada: Guest) -> None:
    """Of the table at hand."""
    ada.visit(f"/t/{ada.table}/tv")
    expect(ada.text("Scan to join or to watch")).to_be_visible()


def second_game(ada: Guest) -> None:
    """The evening's score, and the wish for a third."""
    ada.press("Again!")
    ada.wait_for_game()
    play_to_the_end(ada)
    expect(ada.page.get_by_role("heading", name="This evening: 2 games")).to_be_visible()


def lost(ada: Guest) -> None:
    """The line breaks and does not come back."""
    lines: list[WebSocketRoute] = []

    def carry(line: WebSocketRoute) -> None:
        lines.append(line)
        if len(lines) == 1:
            line.connect_to_server()
        else:
            line.close()

    ada.page.route_web_socket(re.compile(r"/live\b"), carry)
    begun("flip7")(ada)
    lines[0].close()
    expect(ada.text(LOST)).to_be_visible()


def many(ada: Guest) -> None:
    """Flip 7 with eighteen."""
    ada.sit_alone("flip7")
    with ghost_of(ada) as second:
        for _ in range(17):
            second.wish("add_bot", bot="stop25")
    expect(ada.button("Start with 18")).to_be_visible()
    ada.start()
    assert wait_for_turn(ada, "flip7")


def six(game: str, bot: str) -> State:
    """As many as may sit there, and one of them is told why not."""

    def state(ada: Guest) -> None:
        ada.sit_alone(game)
        with ghost_of(ada) as second:
            for _ in range(5):
                second.wish("add_bot", bot=bot)
        expect(ada.button("Start with 6")).to_be_visible()
        ada.start()
        assert wait_for_turn(ada, game)
        ada.page.get_by_role("gridcell", name=re.compile("^A1")).first.click(force=True)
        expect(ada.page.locator(".whisper")).to_be_visible()

    return state


ON_THE_WAY: dict[str, dict[str, State]] = {
    "home": {
        "settings": settings,
        "home with a ticket": home_with_ticket,
        "bots chosen": bots,
        "a sheet by a link": linked_sheet,
    },
    "nowhere": {"no such table": no_such_table, "a record to read": record_page},
    "lobby of encore": {"a new sheet": new_sheet},
    "lobby of criss_cross": {"lobby on the television": television},
    "encore at the start": {
        "keys": keys,
        "what to look at": look,
        "rules at the table": rules_at_the_table,
    },
    "criss_cross at the start": {"hint": hint},
    "encore in the middle": {"enlarged sheet": enlarged, "game on the television": television},
    "criss_cross in the middle": {"people": people, "deleting": deleting, "log": log},
    **{
        f"{game} over": {f"replay of {game}": replay, f"review of {game}": review}
        for game in ("encore", "flip7")
    },
    "criss_cross over": {"second game of an evening": second_game},
}
"""What is reached from where a walk begins, one after the other."""
BEGINNINGS: dict[str, State] = {
    "home": home,
    "home with tables": home_with_tables,
    "arriving": arriving,
    **{f"rules of {game}": rules(game) for game in GAMES},
    "unknown code": unknown_code,
    "nowhere": nowhere,
    **{f"lobby of {game}": lobby(game) for game in GAMES},
    "lobby on one device": lobby_on_one_device,
    "sealing": sealing,
    **{f"{game} at the start": begun(game) for game in GAMES},
    **{f"{game} in the middle": middle(game) for game in GAMES},
    **{f"{game} over": over(game) for game in GAMES},
    "encore alone over": over("encore", "Alone"),
    "connection lost": lost,
    "flip7 with eighteen": many,
    "encore with six": six("encore", "greedy"),
    "criss_cross with six": six("criss_cross", "greedy"),
}
WALKS: dict[str, dict[str, State]] = {
    begin: {begin: state, **ON_THE_WAY.get(begin, {})} for begin, state in BEGINNINGS.items()
}


def walk(ada: Guest, steps: dict[str, State]) -> Iterator[str]:
    """The names of the states, each while it is on the page of a laptop or where it wants to be."""
    for name, step in steps.items():
        ada.page.set_viewport_size(LAPTOP)
        step(ada)
        yield name


def leading_to(wanted: str, steps: dict[str, State]) -> State:
    def state(ada: Guest) -> None:
        assert wanted in walk(ada, steps)

    return state


STATES: dict[str, State] = {
    name: leading_to(name, steps) for steps in WALKS.values() for name in steps
}
"""Each by itself."""
