"""Makes the snapshots that the fake server shows: real positions, played by the bots.

Run from the root: .venv/bin/python client/dev/fixtures.py
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bis.bots import BOTS
from bis.core.chance import BOT_STREAM, Stream
from bis.core.seats import TABLE
from bis.games import GAMES
from bis.games.encore.pieces import COLUMNS, write_squares
from bis.games.encore.scoring import COLUMN_FIRST, COLUMN_LATER
from bis.games.flip7.pieces import CARDS
from bis.games.flip7.scoring import score
from bis.games.one_more_encore import pieces as ome
from bis.games.one_more_encore import scoring as ome_scoring
from bis.games.one_more_encore.state import bomb_due
from bis.record.record import Header, Transcript

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


def event(happened: Any) -> dict[str, Any]:
    told: dict[str, Any] = {"kind": happened.kind}
    for key in ("seat", "by", "points", "bonus"):
        if getattr(happened, key, None) is not None:
            told[key] = getattr(happened, key)
    for key in ("move", "card", "roll", "symbol", "column", "row", "color"):
        if hasattr(happened, key):
            told["text"] = str(getattr(happened, key))
    if hasattr(happened, "scores"):
        told["scores"] = list(happened.scores)
    return told


def encore_sheet(sheet: Any, rows: str, first: Any) -> dict[str, Any]:
    return {
        "checked": write_squares(sheet.checked, rows).split(),
        "marks": sheet.marks,
        "columns": {
            COLUMNS[i]: first[i] if sheet.first_columns >> i & 1 else COLUMN_LATER[i]
            for i in range(15)
            if sheet.columns >> i & 1
        },
        "colors": {c: 5 if c in sheet.first_colors else 3 for c in sheet.colors},
    }


def encore_view(state: Any, rows: str = "1234567", first: Any = COLUMN_FIRST) -> dict[str, Any]:
    taken = 0
    for sheet in state.sheets:
        taken |= sheet.columns
    choice = state.choices[state.active] if state.choices and state.removes_dice else None
    return {
        "game": "encore",
        "printed": str(state.sheets[0].printed).split("/"),
        "turn": state.turn,
        "active": state.active,
        "colors": list(state.roll.colors) if state.roll else [],
        "numbers": list(state.roll.numbers) if state.roll else [],
        "taken": str(choice) if choice else None,
        "column_values": [
            [0 if taken >> i & 1 else first[i] for i in range(15)],
            list(COLUMN_LATER),
        ],
        "sheets": [encore_sheet(sheet, rows, first) for sheet in state.sheets],
    }


def one_more_encore_view(state: Any) -> dict[str, Any]:
    shown = encore_view(state, ome.ROWS, ome_scoring.COLUMN_FIRST)
    due = bomb_due(state)
    rows = 0
    for sheet in state.sheets:
        rows |= sheet.rows
    for sheet, told in zip(state.sheets, shown["sheets"], strict=True):
        told |= {
            "symbols": sheet.circled - sheet.used,
            "hearts": sheet.hearts,
            "rows": [row for i, row in enumerate(ome.ROWS) if sheet.rows >> i & 1],
            "column_hearts": {
                COLUMNS[i]: points for i, points in enumerate(sheet.column_hearts) if points
            },
        }
    return shown | {
        "game": "one_more_encore",
        "golden": write_squares(ome.GOLDEN, ome.ROWS).split(),
        "special": state.roll.special if state.roll else None,
        "row_bonuses": {
            row: None if rows >> i & 1 else ome.ROW_BONUS[i] for i, row in enumerate(ome.ROWS)
        },
        "bomb": ome.ROWS[due[1]] if due else None,
    }


def flip7_view(state: Any) -> dict[str, Any]:
    totals = GAMES["flip7"].view(state, None).totals
    return {
        "game": "flip7",
        "round": len(state.rounds) + 1,
        "dealer": state.dealer,
        "lines": [
            {
                "numbers": list(line.numbers),
                "modifiers": list(line.modifiers),
                "chance": line.chance,
                "status": line.status,
                "worth": score(line),
                "total": totals[seat],
            }
            for seat, line in enumerate(state.lines)
        ],
        "flips": [
            {"seat": f.seat, "left": f.left, "pending": list(f.pending)} for f in state.flips
        ],
        "at_hand": state.due if state.due in ("freeze", "flip3", "chance") else None,
        "deck": sum(state.deck),
        "discards": sum(state.discards),
        "left": dict(zip(CARDS, state.deck, strict=True)),
    }


def criss_cross_view(state: Any) -> dict[str, Any]:
    parts = GAMES["criss_cross"].result(state).parts
    return {
        "game": "criss_cross",
        "round": state.round,
        "symbols": list(state.roll.symbols) if state.roll else [],
        "sheets": [
            {"rows": sheet.rows(), "points": {part.label: part.points for part in lines}}
            for sheet, lines in zip(state.sheets, parts, strict=True)
        ],
    }


VIEWS: dict[str, Callable[[Any], dict[str, Any]]] = {
    "encore": encore_view,
    "one_more_encore": one_more_encore_view,
    "flip7": flip7_view,
    "criss_cross": criss_cross_view,
}


def position(transcript: Transcript, you: int | None) -> dict[str, Any]:
    game, state = transcript.game, transcript.state
    result = game.result(state)
    seats = len(transcript.header.names)
    choices = getattr(state, "choices", ()) or (None,) * seats
    legal = [] if you is None else game.legal(state, you)
    return {
        "view": VIEWS[game.id](state),
        "to_act": list(transcript.to_act),
        "chosen": [choice is not None for choice in choices],
        "legal": [str(move) for move in legal],
        "parts": [[part._asdict() for part in lines] for lines in result.parts],
        "scores": list(result.scores),
        "winners": list(result.winners) if not transcript.to_act else [],
        "rating": result.rating if not transcript.to_act else None,
    }


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
        log += [event(happened) for happened in events]
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
                "deadline": None,
            }
            for seat, seat_name in enumerate(names)
        ],
        "you": 0 if names else None,
        "host": True,
        "commit": None if phase == "lobby" else "9f2c" * 16,
        "shares": {} if phase == "lobby" else {"0": "1b" * 16},
        "seed": "5e" * 32 if phase == "over" else None,
        "rematch": None,
    }


def write(name: str, game: str, transcript: Transcript | None, log: list[Any], phase: str) -> None:
    names = transcript.header.names if transcript else ("Ada", "Benoît", "Greedy")
    told = position(transcript, 0) if transcript else None
    snapshot = {
        "type": "snapshot",
        "version": len(log),
        "table": table(name, game, names, phase, told["to_act"] if told else []),
        "position": told,
        "log": log,
    }
    if transcript:
        snapshot["table"]["options"] = transcript.header.options
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
        steps.append({"position": position(again, None), "events": [event(e) for e in events]})
    text = json.dumps({"record": str(transcript), "steps": steps}, ensure_ascii=False)
    (HERE / "fixtures" / f"{name}.replay.json").write_text(text + "\n")


def main() -> None:
    (HERE / "fixtures").mkdir(exist_ok=True)
    for game in GAMES:
        write(f"{game}-lobby", game, None, [], "lobby")
    write("encore-sealing", "encore", None, [], "sealing")
    write("encore-start", "encore", *play("encore", NAMES[:4], turn(1)), "playing")
    write("encore-mid", "encore", *play("encore", NAMES[:4], turn(13)), "playing")
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
    bomb = play("one_more_encore", NAMES[:3], lambda t: any(t.state.bombs[:1]), seed=11)
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
