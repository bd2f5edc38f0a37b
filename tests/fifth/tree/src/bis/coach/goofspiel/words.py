"""Words about a bid."""

from bis.games.goofspiel.moves import Bid
from bis.games.goofspiel.view import View

from bis.coach.phrases import Phrase, Templates, phrase

TEMPLATES: Templates = {
    "en": {
        "bids": "bids {card} for {prize}",
        "low": "keeps the high cards",
    },
    "fr": {
        "bids": "mise {card} pour {prize}",
        "low": "garde les cartes hautes",
    },
    "de": {
        "bids": "bietet {card} für {prize}",
        "low": "behält die hohen Karten",
    },
}


def about(view: View, move: Bid) -> list[Phrase]:
    assert view.prize is not None
    low = [phrase("low")] if move.card < view.prize else []
    return [phrase("bids", card=move.card, prize=view.prize), *low]
