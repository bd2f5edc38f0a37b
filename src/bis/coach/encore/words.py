"""Words about a move of Encore!."""

from collections.abc import Iterator, Sequence
from typing import Any

from bis.bots.encore.greedy import column_values, stranded
from bis.coach.phrases import Phrase, Templates, phrase
from bis.games.encore.moves import Move
from bis.games.encore.pieces import COLUMN, COLUMNS, HEIGHT, Squares
from bis.games.encore.scoring import COLOR_FIRST, COLOR_LATER, COLUMN_FIRST
from bis.games.encore.state import Sheet
from bis.games.encore.view import View

ALMOST = 5
"""A column with so many squares checked is worth a word."""
GROWING = ("columns", "colors", "rows", "hearts", "stars")
"""What squares bring, sooner or later."""
NAMED = {
    "column": ("columns", "hearts"),
    "color": ("colors",),
    "row": ("rows",),
    "bonus": ("rows", *GROWING),
    "golden": (*GROWING, "dice"),
    "why.stars": ("stars",),
    "why.marks": ("marks",),
    "why.few": ("marks", *GROWING),
    "why.last": ("marks", *GROWING),
    "why.checks": GROWING,
    "why.alone": GROWING,
    "why.whole": GROWING,
    "why.opens": GROWING,
    "why.reach": GROWING,
}
"""The parts of the score that a reason speaks of."""

TEMPLATES: Templates = {
    "en": {
        "pass": "takes nothing",
        "pass.best": "tried out, no other move did better",
        "checks.one": "crosses off one square",
        "checks.many": "crosses off {count} squares",
        "marks.one": "costs an exclamation mark; {left} left",
        "marks.many": "costs {count} exclamation marks; {left} left",
        "checks.starred.one": "crosses off one square, with a star",
        "checks.starred.many": "crosses off {count} squares, {stars} with a star",
        "column.one": "completes column {column} (1 point, {rank})",
        "column.many": "completes column {column} ({count} points, {rank})",
        "color": "completes {color} ({points} points, {rank})",
        "fills": "brings column {column} to {height} of 7",
        "single.one": "leaves a single {color} square",
        "single.many": "leaves {count} single {color} squares",
        "alone.one": "leaves a square alone in its block",
        "alone.many": "leaves {count} squares alone in their blocks",
        "advances": "advances columns {columns}",
        "free": "without a joker",
        "why.checks.one": "crosses off one square more",
        "why.checks.many": "crosses off {count} squares more",
        "why.stars.one": "takes a star more",
        "why.stars.many": "takes {count} stars more",
        "why.marks.one": "keeps an exclamation mark",
        "why.marks.many": "keeps {count} exclamation marks",
        "why.few.one": "keeps an exclamation mark "
        "(with only {left} left you can hardly take a joker again)",
        "why.few.many": "keeps {count} exclamation marks "
        "(with only {left} left you can hardly take a joker again)",
        "why.last.one": "keeps your last exclamation mark "
        "(without it you can take no joker any more)",
        "why.last.many": "keeps your last {count} exclamation marks "
        "(without them you can take no joker any more)",
        "why.alone": "leaves fewer single squares behind, for each of which a 1 is needed",
        "why.whole": "keeps the block of {size} in {color} whole for a better roll",
        "why.opens.one": "lets your next crosses reach column {columns}",
        "why.opens.many": "lets your next crosses reach columns {columns}",
        "why.reach": "lets more follow ({good} squares in reach instead of {bad})",
        "look.color": "look at the {color} squares you can reach",
        "look.colors": "look at the squares around your crosses",
        "look.column": "column {column} is nearly full",
        "look.column.open": "column {column} lacks {left} squares",
        "look.finish": "the last {color} squares are in reach",
        "look.star": "a star is in reach; left open it costs 2 points",
        "look.joker": "a joker may be worth its exclamation mark here",
        "look.pass": "would any of these crosses help you? Passing costs nothing",
        "look.only": "nothing fits: pass",
        "first": "first",
        "later": "not first",
        "color.g": "green",
        "color.y": "yellow",
        "color.b": "blue",
        "color.p": "pink",
        "color.o": "orange",
        "color.x": "the joker ✕",
        "number.?": "the joker ?",
        "denied": "Otherwise {seat} could take {color} and {number}.",
        "nearer.now": "The better move ends the game.",
        "nearer.one": "Then only one square is missing for your two full colors.",
        "nearer.many": "Then only {count} squares are missing for your two full colors.",
        "nearer.color.one": "Then one last square in {color} ends the game.",
        "nearer.color.many": "Then only {count} squares in {color} are missing to end the game.",
        "odds.low": "{seat} has fewer points now, but is about to get more",
        "odds.high": "you have fewer points now, but are about to get more",
        "odds.open": "most points are still to come",
        "odds.squares.one": "one square more is crossed off",
        "odds.squares.many": "{count} squares more are crossed off",
        "lacks.column.one": "column {name} lacks one square (worth {points})",
        "lacks.column.many": "column {name} lacks {count} squares (worth {points})",
        "lacks.color.one": "{name} lacks one square (worth {points})",
        "lacks.color.many": "{name} lacks {count} squares (worth {points})",
        "part.colors": "colors",
        "part.colors.one": "{name}",
        "part.columns": "columns",
        "part.columns.one": "column {name}",
        "part.marks": "exclamation marks",
        "part.stars": "stars",
    },
    "fr": {
        "pass": "ne prend rien",
        "pass.best": "à l’essai, aucun autre coup n’a mieux marché",
        "checks.one": "coche une case",
        "checks.many": "coche {count} cases",
        "marks.one": "coûte un point d’exclamation ; il en reste {left}",
        "marks.many": "coûte {count} points d’exclamation ; il en reste {left}",
        "checks.starred.one": "coche une case à étoile",
        "checks.starred.many": "coche {count} cases, dont {stars} à étoile",
        "column.one": "finit la colonne {column} (1 point, {rank})",
        "column.many": "finit la colonne {column} ({count} points, {rank})",
        "color": "finit la couleur {color} ({points} points, {rank})",
        "fills": "porte la colonne {column} à {height} sur 7",
        "single.one": "laisse une case isolée en {color}",
        "single.many": "laisse {count} cases isolées en {color}",
        "alone.one": "laisse une case isolée dans son bloc",
        "alone.many": "laisse {count} cases isolées dans leurs blocs",
        "advances": "fait avancer les colonnes {columns}",
        "free": "sans joker",
        "why.checks.one": "coche une case de plus",
        "why.checks.many": "coche {count} cases de plus",
        "why.stars.one": "prend une étoile de plus",
        "why.stars.many": "prend {count} étoiles de plus",
        "why.marks.one": "garde un point d’exclamation",
        "why.marks.many": "garde {count} points d’exclamation",
        "why.few.one": "garde un point d’exclamation "
        "(s’il n’en reste que {left}, les jokers sont presque finis)",
        "why.few.many": "garde {count} points d’exclamation "
        "(s’il n’en reste que {left}, les jokers sont presque finis)",
        "why.last.one": "garde votre dernier point d’exclamation (sans lui, plus aucun joker)",
        "why.last.many": "garde vos {count} derniers points d’exclamation "
        "(sans eux, plus aucun joker)",
        "why.alone": "laisse moins de cases isolées, qui demandent chacune un 1",
        "why.whole": "garde entier le bloc de {size} en {color} pour un meilleur lancer",
        "why.opens.one": "permet d’atteindre ensuite la colonne {columns}",
        "why.opens.many": "permet d’atteindre ensuite les colonnes {columns}",
        "why.reach": "ouvre plus de possibilités ({good} cases à portée au lieu de {bad})",
        "look.color": "regardez les cases à votre portée en {color}",
        "look.colors": "regardez les cases autour de vos croix",
        "look.column": "la colonne {column} est presque pleine",
        "look.column.open": "il manque {left} cases à la colonne {column}",
        "look.finish": "les dernières cases sont à portée en {color}",
        "look.star": "une étoile est à portée ; non cochée, elle coûte 2 points",
        "look.joker": "un joker peut valoir ici son point d’exclamation",
        "look.pass": "une de ces croix vous aiderait-elle ? Passer ne coûte rien",
        "look.only": "rien ne convient : passez",
        "first": "en premier",
        "later": "pas en premier",
        "color.g": "vert",
        "color.y": "jaune",
        "color.b": "bleu",
        "color.p": "rose",
        "color.o": "orange",
        "color.x": "le joker ✕",
        "number.?": "le joker ?",
        "denied": "Sinon, {seat} pourrait prendre {color} et {number}.",
        "nearer.now": "Le meilleur coup finit la partie.",
        "nearer.one": "Il ne manque alors qu’une case à vos deux couleurs.",
        "nearer.many": "Il ne manque alors que {count} cases à vos deux couleurs.",
        "nearer.color.one": "Il ne manque alors qu’une case en {color} pour finir la partie.",
        "nearer.color.many": "Il ne manque alors que {count} cases en {color} "
        "pour finir la partie.",
        "odds.low": "{seat} a moins de points, mais va bientôt en gagner",
        "odds.high": "vous avez moins de points, mais allez bientôt en gagner",
        "odds.open": "la plupart des points restent à gagner",
        "odds.squares.one": "une case cochée de plus",
        "odds.squares.many": "{count} cases cochées de plus",
        "lacks.column.one": "il manque une case à la colonne {name} (à gagner : {points})",
        "lacks.column.many": "il manque {count} cases à la colonne {name} (à gagner : {points})",
        "lacks.color.one": "il manque une case en {name} (à gagner : {points})",
        "lacks.color.many": "il manque {count} cases en {name} (à gagner : {points})",
        "part.colors": "couleurs",
        "part.colors.one": "{name}",
        "part.columns": "colonnes",
        "part.columns.one": "colonne {name}",
        "part.marks": "points d’exclamation",
        "part.stars": "étoiles",
    },
    "de": {
        "pass": "nimmt nichts",
        "pass.best": "ausprobiert war kein anderer Zug besser",
        "checks.one": "kreuzt ein Kästchen an",
        "checks.many": "kreuzt {count} Kästchen an",
        "marks.one": "kostet ein Ausrufezeichen; dann noch {left}",
        "marks.many": "kostet {count} Ausrufezeichen; dann noch {left}",
        "checks.starred.one": "kreuzt ein Kästchen mit Stern an",
        "checks.starred.many": "kreuzt {count} Kästchen an, {stars} mit Stern",
        "column.one": "macht Spalte {column} voll (1 Punkt, {rank})",
        "column.many": "macht Spalte {column} voll ({count} Punkte, {rank})",
        "color": "macht {color} voll ({points} Punkte, {rank})",
        "fills": "bringt Spalte {column} auf {height} von 7",
        "single.one": "lässt ein einzelnes Kästchen in {color} übrig",
        "single.many": "lässt {count} einzelne Kästchen in {color} übrig",
        "alone.one": "lässt ein Kästchen in seinem Block einzeln übrig",
        "alone.many": "lässt {count} Kästchen in ihren Blöcken einzeln übrig",
        "advances": "bringt die Spalten {columns} voran",
        "free": "ohne Joker",
        "why.checks.one": "kreuzt ein Kästchen mehr an",
        "why.checks.many": "kreuzt {count} Kästchen mehr an",
        "why.stars.one": "holt einen Stern mehr",
        "why.stars.many": "holt {count} Sterne mehr",
        "why.marks.one": "behält ein Ausrufezeichen",
        "why.marks.many": "behält {count} Ausrufezeichen",
        "why.few.one": "behält ein Ausrufezeichen "
        "(mit nur noch {left} gibt es kaum mehr einen Joker)",
        "why.few.many": "behält {count} Ausrufezeichen "
        "(mit nur noch {left} gibt es kaum mehr einen Joker)",
        "why.last.one": "behält dein letztes Ausrufezeichen (ohne das gibt es keinen Joker mehr)",
        "why.last.many": "behält deine letzten {count} Ausrufezeichen "
        "(ohne sie gibt es keinen Joker mehr)",
        "why.alone": "lässt weniger einzelne Kästchen übrig, die je eine 1 brauchen",
        "why.whole": "lässt den Block von {size} in {color} ganz für einen besseren Wurf",
        "why.opens.one": "macht danach Spalte {columns} erreichbar",
        "why.opens.many": "macht danach die Spalten {columns} erreichbar",
        "why.reach": "eröffnet danach mehr ({good} erreichbare Kästchen statt {bad})",
        "look.color": "schau, welche Kästchen in {color} du erreichst",
        "look.colors": "schau auf die Kästchen rund um deine Kreuze",
        "look.column": "Spalte {column} ist fast voll",
        "look.column.open": "in Spalte {column} fehlen {left} Kästchen",
        "look.finish": "die letzten Kästchen in {color} sind erreichbar",
        "look.star": "ein Stern ist erreichbar; bleibt er offen, kostet er 2 Punkte",
        "look.joker": "ein Joker kann hier sein Ausrufezeichen wert sein",
        "look.pass": "hilft dir eines dieser Kreuze? Passen kostet nichts",
        "look.only": "nichts passt, also passen",
        "first": "zuerst",
        "later": "nicht zuerst",
        "color.g": "Grün",
        "color.y": "Gelb",
        "color.b": "Blau",
        "color.p": "Pink",
        "color.o": "Orange",
        "color.x": "den Joker ✕",
        "number.?": "den Joker ?",
        "denied": "Sonst könnte {seat} {color} und {number} nehmen.",
        "nearer.now": "Der bessere Zug beendet die Partie.",
        "nearer.one": "Dann fehlt nur noch ein Kästchen für deine zwei vollen Farben.",
        "nearer.many": "Dann fehlen nur noch {count} Kästchen für deine zwei vollen Farben.",
        "nearer.color.one": "Dann fehlt nur noch ein Kästchen in {color} bis zum Ende der Partie.",
        "nearer.color.many": "Dann fehlen nur noch {count} Kästchen in {color} "
        "bis zum Ende der Partie.",
        "odds.low": "{seat} hat jetzt weniger Punkte, holt aber bald mehr",
        "odds.high": "du hast jetzt weniger Punkte, holst aber bald mehr",
        "odds.open": "die meisten Punkte kommen erst noch",
        "odds.squares.one": "ein Kästchen mehr ist angekreuzt",
        "odds.squares.many": "{count} Kästchen mehr sind angekreuzt",
        "lacks.column.one": "in Spalte {name} fehlt ein Kästchen (bringt {points})",
        "lacks.column.many": "in Spalte {name} fehlen {count} Kästchen (bringt {points})",
        "lacks.color.one": "in {name} fehlt ein Kästchen (bringt {points})",
        "lacks.color.many": "in {name} fehlen {count} Kästchen (bringt {points})",
        "part.colors": "Farben",
        "part.colors.one": "{name}",
        "part.columns": "Spalten",
        "part.columns.one": "Spalte {name}",
        "part.marks": "Ausrufezeichen",
        "part.stars": "Sterne",
    },
}


def about(view: View, move: Move) -> list[Phrase]:
    assert view.seat is not None
    if move.kind == "pass":
        return [phrase("pass")]
    sheet = view.sheets[view.seat]
    return [
        *checking(sheet, column_values(view), move.squares, COLUMN_FIRST),
        *colors(view.sheets, sheet, move.squares),
        *marks(sheet, move.cost),
    ]


def marks(sheet: Sheet, cost: int) -> Iterator[Phrase]:
    if cost:
        yield phrase("marks", count=cost, left=sheet.marks - cost)


def checking(
    sheet: Sheet, columns: Sequence[int], squares: Squares, upper: Sequence[int]
) -> Iterator[Phrase]:
    """Squares, stars, columns, and what is left alone."""
    yield _squares(squares.bit_count(), (squares & sheet.printed.stars).bit_count())
    for place, column in enumerate(COLUMN):
        if squares & column:
            yield from _column(sheet, squares, place, columns[place], upper)
    if alone := stranded(sheet, squares):
        yield _alone(sheet, squares, alone)


def _squares(count: int, stars: int) -> Phrase:
    """In one phrase: beside a move with as many stars they would be left out as the same."""
    return (
        phrase("checks.starred", count=count, stars=stars)
        if stars
        else phrase("checks", count=count)
    )


def _alone(sheet: Sheet, squares: Squares, count: int) -> Phrase:
    """Of one color, unless a bomb hit several."""
    hit = colors_of(sheet, squares)
    if len(hit) > 1:
        return phrase("alone", count=count)
    return phrase("single", count=count, color=f"color.{hit[0]}")


def _column(
    sheet: Sheet, squares: Squares, place: int, points: int, upper: Sequence[int]
) -> Iterator[Phrase]:
    height = ((sheet.checked | squares) & COLUMN[place]).bit_count()
    if height == HEIGHT:
        rank = "first" if points == upper[place] else "later"
        yield phrase("column", count=points, column=COLUMNS[place], rank=rank)
    elif height >= ALMOST:
        yield phrase("fills", column=COLUMNS[place], height=height)


def colors(sheets: Sequence[Sheet], sheet: Sheet, squares: Squares) -> Iterator[Phrase]:
    taken = {color for other in sheets for color in other.colors}
    for color, printed in sheet.printed.by_color.items():
        left = printed & ~sheet.checked
        if left and left == left & squares:
            points, rank = (COLOR_LATER, "later") if color in taken else (COLOR_FIRST, "first")
            yield phrase("color", color=f"color.{color}", points=points, rank=rank)


def same(move: Any) -> object:
    """Dice that bring the same squares are one advice."""
    return getattr(move, "squares", 0) or str(move)


def is_idle(move: Any) -> bool:
    """Whether it takes nothing: a pass, or a bonus bomb that is let go."""
    return move.kind in {"pass", "bonus"} and not getattr(move, "squares", 0)


def at_hand(view: Any) -> str:
    """The sheet, where a joker lies there: by it a move can say for which color."""
    return view.sheets[0].printed.text if view.roll and "x" in view.roll.colors else ""


def colors_of(sheet: Sheet, squares: Squares) -> list[str]:
    return [color for color, printed in sheet.printed.by_color.items() if printed & squares]
