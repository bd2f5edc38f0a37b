"""Makes the snapshots that the fake server shows: real positions, played by the bots.

Run from the root: .venv/bin/python client/dev/fixtures.py
"""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from starlette.requests import Request

from bis.bots import BOTS
from bis.core.chance import BOT_STREAM, Stream
from bis.core.seats import TABLE
from bis.games import GAMES
from bis.record.fair import open_notes, seed_notes, verify
from bis.record.record import Header, Transcript
from bis.record.seal import Seal, promise_of, seal_at
from bis.server.pages.games import games
from bis.table.scene import Scene, tell_event

NAMES = ("Ada", "Benoît", "Cleo", "Dario", "Emi", "Farouk")
MANY = (
    *NAMES,
    *[
        "Greta",
        "Hugo",
        "Inès",
        "Jonas",
        "Kaya",
        "Léo",
        "Maya",
        "Nils",
        "Olga",
        "Pia",
        "Quentin",
        "Rosa",
    ],
)
HERE = Path(__file__).parent


def told(value: Any) -> Any:
    """As it travels."""
    return json.loads(msgspec.json.encode(value))


def position(transcript: Transcript, you: int | None) -> dict[str, Any]:
    shown: dict[str, Any] = told(Scene(transcript.game, transcript.state).position(you))
    return shown


def play(
    game: str,
    names: tuple[str, ...],
    stop: Callable[[Transcript], bool],
    options: dict[str, str] | None = None,
    *,
    seed: int = 7,
    bot: str = "greedy",
) -> tuple[Transcript, list[dict[str, Any]]]:
    """Bots play until ``stop`` says so or the game is over."""
    rules = GAMES[game]
    transcript = Transcript(Header(rules, rules.settle(options or {}, len(names)), names, 0))
    dice, whims, log = Stream(seed, 0), Stream(seed, 0, BOT_STREAM), []
    step = 0
    while transcript.to_act and not stop(transcript):
        step += 1
        seat = transcript.to_act[-1]
        if seat == TABLE:
            events = transcript.deal(rules.draw(transcript.state, dice.at(step)))
        else:
            legal = rules.legal(transcript.state, seat)
            view = rules.view(transcript.state, seat)
            events = transcript.play(seat, BOTS[game][bot](view, legal, whims.at(step)))
        log += [told(tell_event(happened)) for happened in events]
    return transcript, log


def table(
    name: str, game: str, names: tuple[str, ...], phase: str, to_act: list[int]
) -> dict[str, Any]:
    rules = GAMES[game]
    options = rules.settle({}, max(1, len(names)))
    return {
        "id": name,
        "game": game,
        "code": "KIWI-42",
        "invite": "http://192.168.1.20:8642/j/v7mQ2xk9Rt",
        "phase": phase,
        "options": options,
        "first": None if phase == "lobby" else 0,
        "watching": True,
        "timer": None,
        "seats": [
            {
                "name": seat_name,
                "kind": "bot" if seat in (2, 5) else "person",
                "bot": "greedy" if seat in (2, 5) else None,
                "connected": seat != 3,
                "waiting": seat in to_act,
                "kept": False,
                "left": None,
                "stand_in": 0.0 if seat == 3 else None,
            }
            for seat, seat_name in enumerate(names)
        ],
        "you": 0 if names else None,
        "yours": [0] if names else [],
        "host": True,
        "host_seat": 0 if names else None,
        "acting": False,
        "locked": False,
        "requests": [],
        "seal": None
        if phase == "lobby"
        else {
            "number": 0,
            "event": 0,
            "commit": "9f2c" * 16,
            "step": "revealing" if phase == "sealing" else None,
            "promises": {"0": "aa" * 32, "1": "bb" * 32},
            "shares": {"0": "1b" * 16},
        },
        "seed": "5e" * 32 if phase == "over" else None,
        "end_agreed": [],
        "ended": None,
        "rematch": None,
    }


def write(name: str, game: str, transcript: Transcript | None, log: list[Any], phase: str) -> None:
    names = transcript.header.names if transcript else ("Ada", "Benoît", "Greedy")
    shown = position(transcript, 0) if transcript else None
    snapshot: dict[str, Any] = {
        "type": "snapshot",
        "version": len(log),
        "table": table(name, game, names, phase, shown["to_act"] if shown else []),
        "position": shown,
        "log": log,
        "rolled": {},
    }
    if transcript:
        snapshot["table"]["options"] = transcript.header.options
    if name.endswith("-shared"):
        snapshot["table"]["yours"] = [0, 1]
    if name.endswith("-watch"):
        snapshot["table"] |= {"you": None, "yours": [], "host": False}
        snapshot["position"] = position(transcript, None) if transcript else None
    path = HERE / "fixtures" / f"{name}.json"
    path.write_text(json.dumps(snapshot, ensure_ascii=False, separators=(",", ":")) + "\n")


def turn(number: int) -> Callable[[Transcript], bool]:
    return lambda t: t.state.turn >= number and 0 in t.to_act and t.state.active == 0


def never(_transcript: Transcript) -> bool:
    return False


def at_once(_transcript: Transcript) -> bool:
    return True


def replay(name: str, transcript: Transcript) -> None:
    """Every position of a game, for the scrubber."""
    again = Transcript(transcript.header)
    steps = [{"position": position(again, None), "events": []}]
    for line in transcript.lines:
        events = again.say(line.actor, line.said)
        steps.append(
            {"position": position(again, None), "events": [told(tell_event(e)) for e in events]}
        )
    text = json.dumps({"record": str(transcript), "steps": steps}, ensure_ascii=False)
    (HERE / "fixtures" / f"{name}.replay.json").write_text(text + "\n")


def sealed(
    game: str,
    names: tuple[str, ...],
    *,
    chosen: bool = False,
    options: dict[str, str] | None = None,
    seals: tuple[Seal, ...] = (Seal(bytes(range(32)), "kiwi", ((0, "1b" * 16), (1, "5e" * 16))),),
    name: str | None = None,
) -> None:
    """A whole game with sealed dice, to be checked: its record, and every new Flip 7 deck."""
    rules = GAMES[game]
    first = 1 if chosen else seals[0].at(0).below(len(names))
    chose = (("chose_first", "1"),) if chosen else ()
    notes = (*open_notes("kiwi", seals), *chose, *seed_notes(*seals))
    settled = rules.settle(options or {}, len(names))
    transcript = Transcript(Header(rules, settled, names, first, notes))
    whims, decks, event, step = Stream(5, 0, BOT_STREAM), {}, 0, 0
    while transcript.to_act:
        seat = transcript.to_act[0]
        if seat == TABLE:
            event += 1
            chance = rules.draw(transcript.state, seal_at(seals, event).at(event))
            transcript.deal(chance)
            if str(chance) == "shuffle":
                left = position(transcript, None)["view"]["left"]
                decks[len(transcript.lines)] = left
            continue
        step += 1
        legal, view = rules.legal(transcript.state, seat), rules.view(transcript.state, seat)
        transcript.play(seat, BOTS[game]["greedy"](view, legal, whims.at(step)))
    verify(transcript)
    text = json.dumps({"record": str(transcript), "decks": decks}, ensure_ascii=False)
    (HERE / "fixtures" / f"{name or game}.sealed.json").write_text(text + "\n")


def updates(
    game: str,
    names: tuple[str, ...],
    options: dict[str, str] | None = None,
    *,
    seed: int,
    bot: str = "greedy",
) -> dict[str, Any]:
    """A whole game as it is told: the first view, and with each move its events and the next."""
    transcript, _ = play(game, names, never, options, seed=seed, bot=bot)
    again = Transcript(transcript.header)
    shown: list[dict[str, Any]] = []
    events: list[Any] = []
    for line in transcript.lines:
        if line.actor != TABLE and TABLE not in again.to_act and (events or not shown):
            shown.append({"events": events, "view": position(again, None)["view"]})
            events = []
        events += [told(tell_event(e)) for e in again.say(line.actor, line.said)]
    shown.append({"events": events, "view": position(again, None)["view"]})
    return {"names": names, "updates": shown}


def whole(name: str, *games: dict[str, Any]) -> None:
    text = json.dumps(games, ensure_ascii=False, separators=(",", ":"))
    (HERE / "fixtures" / f"{name}.updates.json").write_text(text + "\n")


def promised(seed: bytes, event: int, *shares: str, withheld: str = "") -> Seal:
    """A seal as servers make it; the last seat may have withheld its share."""
    told = tuple(enumerate(shares))
    given = (*told, (len(shares), withheld)) if withheld else told
    promises = tuple((seat, promise_of(share)) for seat, share in given)
    return Seal(seed, "kiwi", told, promises, event=event).closed()


def offered() -> None:
    """What the server says of its games."""
    answer = asyncio.run(games(Request({"type": "http"})))
    (HERE / "fixtures" / "games.json").write_bytes(bytes(answer.body) + b"\n")


def main() -> None:
    (HERE / "fixtures").mkdir(exist_ok=True)
    offered()
    sealed("encore", NAMES[:2])
    sealed("one_more_encore", NAMES[:3])
    sealed("flip7", NAMES[:4])
    sealed("criss_cross", NAMES[:2], chosen=True)
    twice = (
        promised(bytes(range(32)), 0, "1b" * 16, "5e" * 16),
        promised(bytes(range(32, 64)), 9, "2c" * 16, withheld="6f" * 16),
    )
    sealed("encore", NAMES[:2], seals=twice, name="encore_twice")
    whole(
        "flip7",
        updates("flip7", NAMES[:3], {"edition": "en"}, seed=18),
        updates("flip7", NAMES[:3], {"edition": "fr"}, seed=12, bot="stop25"),
    )
    whole("one_more_encore", updates("one_more_encore", NAMES[:2], seed=1))
    for game in GAMES:
        write(f"{game}-lobby", game, None, [], "lobby")
    write("encore-sealing", "encore", None, [], "sealing")
    write("encore-start", "encore", *play("encore", NAMES[:4], turn(1)), "playing")
    write("encore-mid", "encore", *play("encore", NAMES[:4], turn(13)), "playing")
    write("encore-watch", "encore", *play("encore", NAMES[:3], turn(7)), "playing")
    write("encore-shared", "encore", *play("encore", NAMES[:3], turn(7)), "playing")
    waits = play(
        "encore",
        NAMES[:3],
        lambda t: t.state.turn >= 9 and 1 in t.to_act and t.state.active != 1 and 0 not in t.to_act,
    )
    write("encore-waits", "encore", *waits, "playing")
    write("encore-solo", "encore", *play("encore", NAMES[:1], turn(16)), "playing")
    write("encore-solo-over", "encore", *play("encore", NAMES[:1], never), "over")
    write("encore-over", "encore", *play("encore", NAMES[:4], never), "over")
    write(
        "one_more_encore-mid",
        "one_more_encore",
        *play("one_more_encore", NAMES[:3], turn(12)),
        "playing",
    )
    bomb = play(
        "one_more_encore", NAMES[:3], lambda t: any(t.state.bombs[:1]) and 0 in t.to_act, seed=11
    )
    write("one_more_encore-bomb", "one_more_encore", *bomb, "playing")
    write(
        "one_more_encore-over",
        "one_more_encore",
        *play("one_more_encore", NAMES[:3], never),
        "over",
    )
    offer = play(
        "flip7",
        NAMES[:5],
        lambda t: 0 in t.to_act and len(t.state.lines[0].numbers) >= 3 and t.state.rounds,
    )
    write("flip7-mid", "flip7", *offer, "playing")
    aim = play("flip7", NAMES[:5], lambda t: 0 in t.to_act and t.state.due in ("freeze", "flip3"))
    write("flip7-aim", "flip7", *aim, "playing")
    many = play(
        "flip7",
        MANY,
        lambda t: 0 in t.to_act and len(t.state.rounds) >= 3 and len(t.state.lines[0].numbers) >= 2,
        seed=3,
    )
    write("flip7-many", "flip7", *many, "playing")
    write("flip7-over", "flip7", *play("flip7", NAMES[:5], never), "over")
    start = play("criss_cross", NAMES[:4], at_once, {"rules": "advanced"})
    write("criss_cross-start", "criss_cross", *start, "playing")
    mid = play(
        "criss_cross",
        NAMES[:4],
        lambda t: t.state.round >= 7 and 0 in t.to_act,
        {"rules": "advanced"},
    )
    write("criss_cross-mid", "criss_cross", *mid, "playing")
    over = play("criss_cross", NAMES[:2], never)
    write("criss_cross-over", "criss_cross", *over, "over")
    replay("criss_cross-over", over[0])


if __name__ == "__main__":
    main()
