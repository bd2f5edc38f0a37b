"""A review with made-up numbers, in which all there is to draw occurs."""

import itertools
from typing import Any

from bis.coach import COACHES
from bis.record.record import Transcript

VERDICTS = ("blunder", "mistake", "mistake", "silent", "fine", "best", "only")


def made_up_review(transcript: Transcript) -> dict[str, Any]:
    """Every verdict and every kind of number, on the positions of a real game."""
    names = transcript.header.names
    numbered = [(i, line) for i, line in enumerate(transcript.lines) if line.actor == 0]
    verdicts = itertools.chain(VERDICTS, itertools.repeat("best"))
    words = {
        language: {"best": [said["checks.starred.one"]], "played": [said["pass"]]}
        for language, said in COACHES["encore"].templates.items()
    }
    decisions = [
        {"line": i, "seat": 0, "move": str(line.said), "best": str(line.said)}
        | {"cost_points": 2.5, "cost_win": 0.12, "noise_points": 0.2, "noise_win": 0.01}
        | {"verdict": verdict, "words": words}
        for (i, line), verdict in zip(numbered, verdicts, strict=False)
    ]
    kinds = ("start", "luck", "luck_noise", "own", "others", "final", "lost")
    worth = {f"{kind}_{unit}": 0.25 for kind in kinds for unit in ("points", "win")}
    counts = {"decisions": len(decisions), "mistakes": 2, "blunders": 1, "worst": [0, 1, 2]}
    curve = [
        {
            "line": i - 1,
            "points": [20.5] * len(names),
            "win": [(i + s) % 9 / 9 for s in range(len(names))],
        }
        for i in range(len(transcript.lines) + 1)
    ]
    return {
        "game": transcript.game.id,
        "unit": "win",
        "finished": True,
        "seats": [{"name": n, "seat": s, **worth, **counts} for s, n in enumerate(names)],
        "decisions": decisions,
        "worst": [0, 1, 2],
        "curve": curve,
        "note": "bis[fast] is not installed",
    }
