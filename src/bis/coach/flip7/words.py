"""Words about a move of Flip 7, with exact chances on the counted deck."""

from collections.abc import Iterator
from functools import lru_cache
from typing import assert_never

from bis.bots.flip7.greedy import gain, next_cards, risk
from bis.bots.flip7.odds import Reckoning
from bis.coach.phrases import Contrast, Glance, Phrase, Templates, phrase
from bis.games.flip7.moves import HIT, Hit, Move, Stay, Target
from bis.games.flip7.pieces import ACTIONS, CARDS, Counts
from bis.games.flip7.scoring import GOAL, SEVEN, score
from bis.games.flip7.state import Line
from bis.games.flip7.view import View

TEMPLATES: Templates = {
    "en": {
        "hit": "the next card alone: bust {bust}%, else {gain}",
        "safe": "the next card alone: cannot bust, {gain} on average",
        "hit.brief": "bust {bust}%",
        "safe.brief": "cannot bust",
        "free": "nothing to lose: staying would bank 0",
        "action": "the next card is an action",
        "beaten": "staying would leave the game to {seat}, who has {total}",
        "seven": "one number from a Flip 7",
        "banks": "banks {points}",
        "reaches": "reaches {total}",
        "seat": "seat {seat}",
        "point": ".",
        "freeze": "{seat} keeps {points} this round",
        "freeze.leader": "{seat}, in the lead, keeps {points} and has {total}",
        "freeze.own": "out of the round with {points}",
        "flip3": "deals three cards to {seat}: bust {bust}%",
        "flip3.own": "takes the three cards: bust {bust}%",
        "chance": "gives the Second Chance to {seat}, who has {total}",
        "why.hit": "brings {hit} points over the whole round on average, "
        "the risk of a bust included, instead of {stay}",
        "why.stay": "keeps it all; another card would leave {hit} on average, busts included",
        "why.behind": "does not settle for {stay}: {seat} stands at {total} already",
        "why.goal": "reaches {total}: enough to win, unless somebody gets past it",
        "why.freeze": "leaves {seat} stuck with {points}; "
        "freezing {other} would bank {more} for {other}",
        "look.busts.one": "{count} of the {cards} cards to come would bust you",
        "look.busts.many": "{count} of the {cards} cards to come would bust you",
        "look.certain": "the only card to come would bust you",
        "look.safe.one": "the only card to come cannot bust you",
        "look.safe.many": "none of the {count} cards to come can bust you",
        "look.banks": "if you stay you keep {points}",
        "look.goal": "with that you would have {total}; 200 can win",
        "look.freeze": "who is ahead, and whose line is still growing?",
        "look.flip3": "whose line would three cards most likely bust?",
        "look.chance": "whom would it help least?",
    },
    "fr": {
        "hit": "la carte suivante seule : risque {bust} %, sinon {gain}",
        "safe": "la carte suivante seule : sans risque, {gain} en moyenne",
        "hit.brief": "risque {bust} %",
        "safe.brief": "sans risque",
        "free": "rien à perdre : dire Stop ne rapporterait rien",
        "action": "la carte suivante est une Spéciale",
        "beaten": "s’arrêter laisserait la partie à {seat}, qui en a {total}",
        "seven": "à un numéro d’un Flip 7",
        "banks": "met {points} à l’abri",
        "reaches": "atteint {total}",
        "seat": "la place {seat}",
        "point": ",",
        "freeze": "{seat} garde {points} dans cette manche",
        "freeze.leader": "{seat}, en tête, garde {points} et en a {total}",
        "freeze.own": "sort de la manche avec {points}",
        "flip3": "donne trois cartes à {seat} : risque {bust} %",
        "flip3.own": "prend les trois cartes : risque {bust} %",
        "chance": "donne la Seconde Chance à {seat}, qui a {total}",
        "why.hit": "rapporte {hit} points sur toute la manche en moyenne, risque compris, "
        "au lieu de {stay}",
        "why.stay": "garde tout ; une carte de plus laisserait {hit} en moyenne, risque compris",
        "why.behind": "ne se contente pas de {stay} : {seat} en est déjà à {total}",
        "why.goal": "atteint {total} : assez pour gagner, si personne ne fait mieux",
        "why.freeze": "{seat} en reste à {points} ; "
        "arrêter {other} mettrait {more} à l’abri pour {other}",
        "look.busts.one": "{count} des {cards} cartes à venir vous ferait sauter",
        "look.busts.many": "{count} des {cards} cartes à venir vous feraient sauter",
        "look.certain": "la seule carte à venir vous ferait sauter",
        "look.safe.one": "la seule carte à venir ne peut pas vous faire sauter",
        "look.safe.many": "aucune des {count} cartes à venir ne peut vous faire sauter",
        "look.banks": "si vous dites Stop, vous gardez {points}",
        "look.goal": "avec cela, vous auriez {total} ; dès 200, on peut gagner",
        "look.freeze": "qui mène, et quelle ligne grandit encore ?",
        "look.flip3": "quelle ligne trois cartes feraient-elles le plus sûrement sauter ?",
        "look.chance": "qui en profiterait le moins ?",
    },
    "de": {
        "hit": "die nächste Karte allein: Risiko {bust} %, sonst {gain}",
        "safe": "die nächste Karte allein: ohne Risiko, im Schnitt {gain}",
        "hit.brief": "Risiko {bust} %",
        "safe.brief": "ohne Risiko",
        "free": "nichts zu verlieren: Ein Stopp brächte nichts",
        "action": "die nächste Karte ist eine Aktion",
        "beaten": "mit Stopp hätte {seat} mit {total} gewonnen",
        "seven": "nur eine Zahl vom Flip 7 entfernt",
        "banks": "sichert {points}",
        "reaches": "kommt auf {total}",
        "seat": "Platz {seat}",
        "point": ",",
        "freeze": "{seat} behält {points} in dieser Runde",
        "freeze.leader": "{seat}, in Führung, behält {points} und hat {total}",
        "freeze.own": "scheidet mit {points} aus",
        "flip3": "gibt {seat} drei Karten: Risiko {bust} %",
        "flip3.own": "nimmt die drei Karten selbst: Risiko {bust} %",
        "chance": "gibt {seat} mit {total} Punkten die Second Chance",
        "why.hit": "bringt über die ganze Runde im Schnitt {hit} Punkte statt {stay}, "
        "Risiko eingerechnet",
        "why.stay": "behält alles; mit noch einer Karte blieben im Schnitt {hit}, "
        "Risiko eingerechnet",
        "why.behind": "gibt sich nicht mit {stay} zufrieden: {seat} steht schon bei {total}",
        "why.goal": "kommt auf {total}: genug zum Gewinnen, wenn niemand vorbeizieht",
        "why.freeze": "lässt {seat} bei {points} stehen; "
        "ein Freeze für {other} würde dort {more} sichern",
        "look.busts.one": "mit {count} der {cards} übrigen Karten wärst du verzockt",
        "look.busts.many": "mit {count} der {cards} übrigen Karten wärst du verzockt",
        "look.certain": "mit der einzigen übrigen Karte wärst du verzockt",
        "look.safe.one": "die einzige übrige Karte kann dir nicht schaden",
        "look.safe.many": "keine der {count} übrigen Karten kann dir schaden",
        "look.banks": "mit Stopp behältst du {points}",
        "look.goal": "damit hättest du {total}; mit 200 kann man gewinnen",
        "look.freeze": "wer liegt vorn, und wessen Auslage wächst noch?",
        "look.flip3": "wer verzockt sich mit drei Karten am ehesten?",
        "look.chance": "wem hilft sie am wenigsten?",
    },
}

SAFE = ("stayed", "frozen")
"""Whose points of the round are theirs."""


def about(view: View, move: Move) -> list[Phrase]:
    match move:
        case Hit():
            return list(_hit(view))
        case Stay():
            return list(_stay(view))
        case Target():
            return [_target(view, move.seat)]
    assert_never(move)


def in_brief(view: View, move: Move) -> list[Phrase]:
    """A review counts points by the round: what one card brings would be a second number."""
    return [
        phrase(f"{one.key}.brief", **dict(one.values)) if one.key in {"hit", "safe"} else one
        for one in about(view, move)
    ]


def _hit(view: View) -> Iterator[Phrase]:
    assert view.seat is not None
    line, cards = view.lines[view.seat], next_cards(view)
    if not any(cards):
        return
    busts = risk(line, cards)
    held = sum(cards) - busts
    good = sum(
        count * gain(line, card)
        for card, count in zip(CARDS, cards, strict=True)
        if count and not _busts(line, card)
    )
    told = f"{good / held:+.1f}" if held else "+0"
    if not any(cards[: -len(ACTIONS)]):
        yield phrase("action")
    elif busts:
        yield phrase("hit", bust=_percent(busts / sum(cards)), gain=told)
    else:
        yield phrase("safe", gain=told)
    if has_nothing(line):
        yield phrase("free")
    elif (ahead := _beaten_by(view, view.seat)) is not None:
        yield phrase("beaten", seat=ahead, total=_worths(view)[ahead])
    if len(line.numbers) == SEVEN - 1:
        yield phrase("seven")


def has_nothing(line: Line) -> bool:
    """Whether no card can make it worse: no points, nor a Second Chance that would pass on."""
    return not score(line) and not line.chance


def surely(view: View, move: Move) -> Move | None:
    """A card instead of a stay that would bank nothing, or that leaves the game to somebody else: a
    bust would bring as little.
    """
    assert view.seat is not None
    vain = has_nothing(view.lines[view.seat]) or _beaten_by(view, view.seat) is not None
    return HIT if move.kind == "stay" and vain else None


def _beaten_by(view: View, seat: int) -> int | None:
    """Who has enough to win with this round for good, and more than this seat has now."""
    worths = _worths(view)
    safe = [at for at, line in enumerate(view.lines) if line.status in SAFE]
    best = max(safe, key=worths.__getitem__, default=seat)
    return best if worths[best] >= max(GOAL, worths[seat] + 1) else None


def _busts(line: Line, card: str) -> bool:
    return not line.chance and card.isdigit() and int(card) in line.numbers


def _stay(view: View) -> Iterator[Phrase]:
    assert view.seat is not None
    points = score(view.lines[view.seat])
    yield phrase("banks", points=points)
    if view.totals[view.seat] + points >= GOAL:
        yield phrase("reaches", total=view.totals[view.seat] + points)


def _target(view: View, seat: int) -> Phrase:
    own, worths = seat == view.seat, _worths(view)
    if view.at_hand == "chance":
        return phrase("chance", seat=seat, total=view.totals[seat])
    if view.at_hand == "freeze":
        if own:
            return phrase("freeze.own", points=score(view.lines[seat]))
        points = score(view.lines[seat])
        if not _leads(view, seat):
            return phrase("freeze", seat=seat, points=points)
        return phrase("freeze.leader", seat=seat, points=points, total=worths[seat])
    bust = _percent(_bust_in_three(view, seat))
    return phrase("flip3.own", bust=bust) if own else phrase("flip3", seat=seat, bust=bust)


def _leads(view: View, seat: int) -> bool:
    """Alone, by the rounds before and by what lies there."""
    return all(
        max(totals) == totals[seat] and list(totals).count(totals[seat]) == 1
        for totals in (view.totals, _worths(view))
    )


def _bust_in_three(view: View, seat: int) -> float:
    cards = next_cards(view)
    return Reckoning(view.lines[seat], cards).bust_within(3) if any(cards) else 0.0


def _percent(chance: float) -> str:
    return f"{100 * chance:.0f}"


# Two moves side by side


def contrast(view: View, best: Move, played: Move) -> Contrast:
    """What this round brings on average, where that speaks for the best move; else the race."""
    assert view.seat is not None
    cards, line = next_cards(view), view.lines[view.seat]
    if best.kind == "target" and played.kind == "target":
        return Contrast(why=_freeze(view, best.seat, played.seat))
    if best.kind == "target" or not any(cards):
        return Contrast()
    stay, hit = score(line), _after_hit(line, cards)
    told = {"stay": stay, "hit": f"{hit:.0f}" if abs(hit - stay) >= 1 else f"{hit:.1f}"}
    if best.kind == "hit":
        return Contrast(why=(phrase("why.hit", **told),) if hit > stay else _behind(view, stay))
    return Contrast(why=(phrase("why.stay", **told),) if hit < stay else _goal(view, stay))


@lru_cache(maxsize=1024)
def _after_hit(line: Line, cards: Counts) -> float:
    """The points on average after a hit.

    It takes a tenth of a second, and a review asks again what a hint has asked already.
    """
    return Reckoning(line, cards).hit.points


def _freeze(view: View, best: int, played: int) -> tuple[Phrase, ...]:
    """Whoever is frozen keeps what is there: so rather somebody who has less of it."""
    if view.at_hand != "freeze" or best == view.seat:
        return ()
    worths = _worths(view)
    rivals = [seat for seat, line in enumerate(view.lines) if line.is_in and seat != view.seat]
    other = max(rivals, key=worths.__getitem__) if played == view.seat else played
    points, more = score(view.lines[best]), score(view.lines[other])
    if points >= more:
        return ()
    return (phrase("why.freeze", seat=best, points=points, other=other, more=more),)


def _worths(view: View) -> list[int]:
    """What everybody would have in all, if the round ended now."""
    return [total + score(line) for total, line in zip(view.totals, view.lines, strict=True)]


def _behind(view: View, points: int) -> tuple[Phrase, ...]:
    """Somebody has more than one would have."""
    worths = _worths(view)
    other = max(range(len(worths)), key=worths.__getitem__)
    if other == view.seat:
        return ()
    return (phrase("why.behind", stay=points, seat=other, total=worths[other]),)


def _goal(view: View, points: int) -> tuple[Phrase, ...]:
    """It is enough to end the game in front of all that is banked."""
    assert view.seat is not None
    total = view.totals[view.seat] + points
    ahead = all(total > other for other in view.totals)
    return (phrase("why.goal", total=total),) if total >= GOAL and ahead else ()


# Before the move


def look(view: View, best: Move) -> Glance:
    """What counts here; nothing that tells the move."""
    if best.kind == "target":
        return Glance((phrase(f"look.{view.at_hand}"),))
    return Glance(tuple(_looks(view)))


def _looks(view: View) -> Iterator[Phrase]:
    assert view.seat is not None
    line, cards = view.lines[view.seat], next_cards(view)
    if busts := risk(line, cards):
        last = sum(cards) == 1
        yield (
            phrase("look.certain") if last else phrase("look.busts", count=busts, cards=sum(cards))
        )
    else:
        yield phrase("look.safe", count=sum(cards))
    points, total = score(line), view.totals[view.seat]
    yield phrase("look.banks", points=points)
    if total + points >= GOAL:
        yield phrase("look.goal", total=total + points)
    if len(line.numbers) == SEVEN - 1:
        yield phrase("seven")
