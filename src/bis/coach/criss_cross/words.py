"""What can be said of a pair of symbols in Criss Cross, by language."""

from bis.coach.phrases import Templates

TEMPLATES: Templates = {
    "en": {
        "point": ".",
        "start": "all symbols are equally good at the start",
        "row": "makes {run} alike in row {line} (+{points})",
        "column": "makes {run} alike in column {line} (+{points})",
        "diagonal": "makes {run} alike on the diagonal (+{points})",
        "saves.row": "makes {run} alike in row {line} (+{points}: its −5 is gone)",
        "saves.column": "makes {run} alike in column {line} (+{points}: its −5 is gone)",
        "in_all": "scores {points} points at once, in {lines} lines",
        "nothing": "scores nothing yet",
        "none": "scores nothing",
        "alone.one": "leaves a free box alone: nothing can be written there any more",
        "alone.many": "leaves {count} free boxes alone: nothing can be written there any more",
        "full": "leaves no room for another pair",
        "lost.groups": "the free boxes fall into groups of {groups}, and an odd group "
        "always keeps one box empty: at least {count} more stay empty",
        "lost.2": "{a} and {b} can only pair with {c}: at least {count} more boxes stay empty",
        "lost.3": "{a}, {b} and {c} can only pair with {d} and {e}: "
        "at least {count} more boxes stay empty",
        "lost.some": "the {many} boxes {some} can only pair with the {few} boxes {beside}: "
        "at least {count} more boxes stay empty",
        "grow.row": "row {line} can still become {run} alike",
        "grow.column": "column {line} can still become {run} alike",
        "grow.diagonal": "the diagonal can still become {run} alike",
        "end.row": "the {run} alike in row {line} cannot get longer",
        "end.column": "the {run} alike in column {line} cannot get longer",
        "end.diagonal": "the {run} alike on the diagonal cannot get longer",
        "last": "the last roll can bring {points} points on average",
        "tie": "the best line is worth {points}: that decides a tie",
        "empty.row": "row {line} is full without points: its −5 stays",
        "empty.column": "column {line} is full without points: its −5 stays",
        "why.points.one": "scores one point more at once",
        "why.points.many": "scores {count} points more at once",
        "why.same": "scores just as much at once",
        "why.alone": "leaves fewer free boxes alone",
        "why.filled.groups": "lets {count} more boxes be filled: after the other move "
        "the free boxes fall into groups of {groups}, "
        "and an odd group always keeps one box empty",
        "why.filled.2": "lets {count} more boxes be filled: "
        "after the other move {a} and {b} can only pair with {c}",
        "why.filled.3": "lets {count} more boxes be filled: "
        "after the other move {a}, {b} and {c} can only pair with {d} and {e}",
        "why.filled.some": "lets {count} more boxes be filled: after the other move "
        "the {many} boxes {some} can only pair with the {few} boxes {beside}",
        "why.grow.row": "keeps {run} alike possible in row {line}",
        "why.grow.column": "keeps {run} alike possible in column {line}",
        "why.grow.diagonal": "keeps {run} alike possible on the diagonal",
        "why.grow.begun.row": "has begun a run in row {line} that can still grow to {run}",
        "why.grow.begun.column": "has begun a run in column {line} that can still grow to {run}",
        "why.grow.begun.diagonal": "has begun a run on the diagonal that can still grow to {run}",
        "why.room": "leaves {count} ways to place the next pair instead of {fewer}",
        "why.sign.several": "can score {more} with the {sign} in the next roll "
        "(in more than one line), the other move {fewer}",
        "why.sign.row": "can score {more} with the {sign} in the next roll "
        "({run} alike in row {line}), the other move {fewer}",
        "why.sign.column": "can score {more} with the {sign} in the next roll "
        "({run} alike in column {line}), the other move {fewer}",
        "why.sign.diagonal": "can score {more} with the {sign} in the next roll "
        "({run} alike on the diagonal), the other move {fewer}",
        "seat": "seat {seat}",
        "odds.open": "most points are still to come",
        "odds.next": "the next roll brings {seat} {theirs} points on average, and you {own}",
        "look.row": "look at row {line}: the {sign} can make {run} alike",
        "look.row.two": "look at row {line}: both together can make {run} alike",
        "look.row.each": "look at row {line}: the {sign} can make {run} alike, the {next} {less}",
        "look.column": "look at column {line}: the {sign} can make {run} alike",
        "look.column.two": "look at column {line}: both together can make {run} alike",
        "look.column.each": "look at column {line}: "
        "the {sign} can make {run} alike, the {next} {less}",
        "look.diagonal": "look at the diagonal, which counts twice: "
        "the {sign} can make {run} alike",
        "look.room": "nothing scores at once: keep the free boxes together",
        "look.later": "what scores at once is not everything here: "
        "think of long runs, and of room for them",
        "look.none": "nothing scores with this roll any more",
        "look.alone": "mind the boxes that would be left alone",
        "sign.a": "ring",
        "sign.b": "triangle",
        "sign.c": "asterisk",
        "sign.d": "square",
        "sign.e": "moon",
        "sign.f": "waves",
        "run.2": "two",
        "run.3": "three",
        "run.4": "four",
        "run.5": "five",
        "part.rows": "rows",
        "part.rows.one": "row {name}",
        "part.columns": "columns",
        "part.columns.one": "column {name}",
        "part.diagonal": "the diagonal",
    },
    "fr": {
        "point": ",",
        "start": "tous les symboles se valent au début",
        "row": "réunit {run} symboles identiques dans la ligne {line} (+{points})",
        "column": "réunit {run} symboles identiques dans la colonne {line} (+{points})",
        "diagonal": "réunit {run} symboles identiques sur la diagonale (+{points})",
        "saves.row": "réunit {run} symboles identiques dans la ligne {line} "
        "(+{points} : le −5 disparaît)",
        "saves.column": "réunit {run} symboles identiques dans la colonne {line} "
        "(+{points} : le −5 disparaît)",
        "in_all": "rapporte {points} points tout de suite, à {lines} endroits",
        "nothing": "ne rapporte rien encore",
        "none": "ne rapporte rien",
        "alone.one": "laisse une case libre isolée : plus rien ne peut s’y écrire",
        "alone.many": "laisse {count} cases libres isolées : plus rien ne peut s’y écrire",
        "full": "ne laisse de place pour aucune autre paire",
        "lost.groups": "les cases libres forment des groupes de {groups}, et un groupe impair "
        "garde toujours une case vide : au moins {count} de plus resteront vides",
        "lost.2": "{a} et {b} ne peuvent plus aller qu’avec {c} : "
        "au moins {count} cases de plus resteront vides",
        "lost.3": "{a}, {b} et {c} ne peuvent plus aller qu’avec {d} et {e} : "
        "au moins {count} cases de plus resteront vides",
        "lost.some": "les {many} cases {some} ne peuvent plus aller "
        "qu’avec les {few} cases {beside} : au moins {count} cases de plus resteront vides",
        "grow.row": "la ligne {line} peut encore réunir {run} symboles identiques",
        "grow.column": "la colonne {line} peut encore réunir {run} symboles identiques",
        "grow.diagonal": "la diagonale peut encore réunir {run} symboles identiques",
        "end.row": "la suite de {run} dans la ligne {line} ne peut plus s’allonger",
        "end.column": "la suite de {run} dans la colonne {line} ne peut plus s’allonger",
        "end.diagonal": "la suite de {run} sur la diagonale ne peut plus s’allonger",
        "last": "le dernier lancer peut encore rapporter {points} en moyenne",
        "tie": "la meilleure ligne ou colonne vaut {points} : c’est elle qui départage",
        "empty.row": "la ligne {line} est pleine sans points : le −5 reste",
        "empty.column": "la colonne {line} est pleine sans points : le −5 reste",
        "why.points.one": "rapporte un point de plus tout de suite",
        "why.points.many": "rapporte {count} points de plus tout de suite",
        "why.same": "rapporte autant tout de suite",
        "why.alone": "laisse moins de cases libres isolées",
        "why.filled.groups": "permet de remplir {count} cases de plus : après l’autre coup, "
        "les cases libres forment des groupes de {groups}, "
        "et un groupe impair garde toujours une case vide",
        "why.filled.2": "permet de remplir {count} cases de plus : "
        "après l’autre coup, {a} et {b} ne peuvent aller qu’avec {c}",
        "why.filled.3": "permet de remplir {count} cases de plus : "
        "après l’autre coup, {a}, {b} et {c} ne peuvent aller qu’avec {d} et {e}",
        "why.filled.some": "permet de remplir {count} cases de plus : après l’autre coup, "
        "les {many} cases {some} ne peuvent aller qu’avec les {few} cases {beside}",
        "why.grow.row": "permet encore {run} symboles identiques dans la ligne {line}",
        "why.grow.column": "permet encore {run} symboles identiques dans la colonne {line}",
        "why.grow.diagonal": "permet encore {run} symboles identiques sur la diagonale",
        "why.grow.begun.row": "a commencé dans la ligne {line} une suite qui peut encore "
        "aller jusqu’à {run}",
        "why.grow.begun.column": "a commencé dans la colonne {line} une suite "
        "qui peut encore aller jusqu’à {run}",
        "why.grow.begun.diagonal": "a commencé sur la diagonale une suite qui peut encore aller "
        "jusqu’à {run}",
        "why.room": "laisse {count} façons de placer la prochaine paire au lieu de {fewer}",
        "why.sign.several": "peut marquer {more} avec {sign} au prochain lancer "
        "(dans plusieurs lignes), l’autre coup {fewer}",
        "why.sign.row": "peut marquer {more} avec {sign} au prochain lancer "
        "({run} identiques dans la ligne {line}), l’autre coup {fewer}",
        "why.sign.column": "peut marquer {more} avec {sign} au prochain lancer "
        "({run} identiques dans la colonne {line}), l’autre coup {fewer}",
        "why.sign.diagonal": "peut marquer {more} avec {sign} au prochain lancer "
        "({run} identiques sur la diagonale), l’autre coup {fewer}",
        "seat": "la place {seat}",
        "odds.open": "la plupart des points restent à gagner",
        "odds.next": "le prochain lancer rapporte en moyenne {theirs} à {seat}, et {own} à vous",
        "look.row": "regardez la ligne {line} : {run} identiques sont possibles avec {sign}",
        "look.row.two": "regardez la ligne {line} : {run} identiques sont possibles avec les deux",
        "look.row.each": "regardez la ligne {line} : "
        "{run} identiques sont possibles avec {sign}, {less} avec {next}",
        "look.column": "regardez la colonne {line} : {run} identiques sont possibles avec {sign}",
        "look.column.two": "regardez la colonne {line} : "
        "{run} identiques sont possibles avec les deux",
        "look.column.each": "regardez la colonne {line} : "
        "{run} identiques sont possibles avec {sign}, {less} avec {next}",
        "look.diagonal": "regardez la diagonale, qui compte double : "
        "{run} identiques sont possibles avec {sign}",
        "look.room": "rien ne rapporte tout de suite : gardez les cases libres ensemble",
        "look.later": "ce qui rapporte tout de suite n’est pas tout ici : "
        "pensez aux longues suites et à la place qu’il leur faut",
        "look.none": "ce lancer ne rapporte plus rien",
        "look.alone": "attention aux cases qui resteraient isolées",
        "sign.a": "l’anneau",
        "sign.b": "le triangle",
        "sign.c": "l’astérisque",
        "sign.d": "le carré",
        "sign.e": "la lune",
        "sign.f": "les vagues",
        "run.2": "deux",
        "run.3": "trois",
        "run.4": "quatre",
        "run.5": "cinq",
        "part.rows": "lignes",
        "part.rows.one": "ligne {name}",
        "part.columns": "colonnes",
        "part.columns.one": "colonne {name}",
        "part.diagonal": "diagonale",
    },
    "de": {
        "point": ",",
        "start": "am Anfang sind alle Symbole gleich gut",
        "row": "bringt {run} gleiche in Zeile {line} (+{points})",
        "column": "bringt {run} gleiche in Spalte {line} (+{points})",
        "diagonal": "bringt {run} gleiche auf der Diagonale (+{points})",
        "saves.row": "bringt {run} gleiche in Zeile {line} (+{points}: Die −5 fällt weg)",
        "saves.column": "bringt {run} gleiche in Spalte {line} (+{points}: Die −5 fällt weg)",
        "in_all": "bringt sofort {points} Punkte, in {lines} Reihen",
        "nothing": "bringt noch nichts",
        "none": "bringt nichts",
        "alone.one": "lässt ein freies Feld einzeln übrig: Dort passt nichts mehr hin",
        "alone.many": "lässt {count} freie Felder einzeln übrig: Dort passt nichts mehr hin",
        "full": "lässt für kein weiteres Paar Platz",
        "lost.groups": "die freien Felder bilden Gruppen von {groups}, und in einer ungeraden "
        "Gruppe bleibt immer ein Feld leer: Mindestens {count} mehr bleiben leer",
        "lost.2": "{a} und {b} gehen nur noch mit {c} zusammen: "
        "Mindestens {count} Felder mehr bleiben leer",
        "lost.3": "{a}, {b} und {c} gehen nur noch mit {d} und {e} zusammen: "
        "Mindestens {count} Felder mehr bleiben leer",
        "lost.some": "die {many} Felder {some} gehen nur noch mit den {few} Feldern {beside} "
        "zusammen: Mindestens {count} Felder mehr bleiben leer",
        "grow.row": "in Zeile {line} sind noch {run} gleiche möglich",
        "grow.column": "in Spalte {line} sind noch {run} gleiche möglich",
        "grow.diagonal": "auf der Diagonale sind noch {run} gleiche möglich",
        "end.row": "die {run} gleichen in Zeile {line} können nicht mehr wachsen",
        "end.column": "die {run} gleichen in Spalte {line} können nicht mehr wachsen",
        "end.diagonal": "die {run} gleichen auf der Diagonale können nicht mehr wachsen",
        "last": "der letzte Wurf kann im Schnitt {points} Punkte bringen",
        "tie": "die beste Reihe zählt dann {points}: Das entscheidet bei Gleichstand",
        "empty.row": "Zeile {line} ist voll und ohne Punkte: Die −5 bleibt",
        "empty.column": "Spalte {line} ist voll und ohne Punkte: Die −5 bleibt",
        "why.points.one": "bringt sofort einen Punkt mehr",
        "why.points.many": "bringt sofort {count} Punkte mehr",
        "why.same": "bringt sofort ebenso viel",
        "why.alone": "lässt weniger freie Felder einzeln übrig",
        "why.filled.groups": "lässt {count} Felder mehr füllen: Nach dem anderen Zug "
        "bilden die freien Felder Gruppen von {groups}, "
        "und in einer ungeraden Gruppe bleibt immer ein Feld leer",
        "why.filled.2": "lässt {count} Felder mehr füllen: "
        "Nach dem anderen Zug gehen {a} und {b} nur mit {c} zusammen",
        "why.filled.3": "lässt {count} Felder mehr füllen: "
        "Nach dem anderen Zug gehen {a}, {b} und {c} nur mit {d} und {e} zusammen",
        "why.filled.some": "lässt {count} Felder mehr füllen: Nach dem anderen Zug "
        "gehen die {many} Felder {some} nur mit den {few} Feldern {beside} zusammen",
        "why.grow.row": "lässt in Zeile {line} noch {run} gleiche zu",
        "why.grow.column": "lässt in Spalte {line} noch {run} gleiche zu",
        "why.grow.diagonal": "lässt auf der Diagonale noch {run} gleiche zu",
        "why.grow.begun.row": "hat in Zeile {line} eine Folge begonnen, aus der noch {run} "
        "werden können",
        "why.grow.begun.column": "hat in Spalte {line} eine Folge begonnen, aus der noch "
        "{run} werden können",
        "why.grow.begun.diagonal": "hat auf der Diagonale eine Folge begonnen, aus der noch "
        "{run} werden können",
        "why.room": "lässt {count} Möglichkeiten für das nächste Paar statt {fewer}",
        "why.sign.several": "kann im nächsten Wurf mit {sign} {more} holen "
        "(in mehreren Linien), der andere Zug {fewer}",
        "why.sign.row": "kann im nächsten Wurf mit {sign} {more} holen "
        "({run} gleiche in Zeile {line}), der andere Zug {fewer}",
        "why.sign.column": "kann im nächsten Wurf mit {sign} {more} holen "
        "({run} gleiche in Spalte {line}), der andere Zug {fewer}",
        "why.sign.diagonal": "kann im nächsten Wurf mit {sign} {more} holen "
        "({run} gleiche auf der Diagonale), der andere Zug {fewer}",
        "seat": "Platz {seat}",
        "odds.open": "die meisten Punkte kommen erst noch",
        "odds.next": "der nächste Wurf bringt {seat} im Schnitt {theirs} und dir {own} Punkte",
        "look.row": "schau auf Zeile {line}: {run} gleiche mit {sign}",
        "look.row.two": "schau auf Zeile {line}: {run} gleiche mit beiden zusammen",
        "look.row.each": "schau auf Zeile {line}: {run} gleiche mit {sign}, {less} mit {next}",
        "look.column": "schau auf Spalte {line}: {run} gleiche mit {sign}",
        "look.column.two": "schau auf Spalte {line}: {run} gleiche mit beiden zusammen",
        "look.column.each": "schau auf Spalte {line}: {run} gleiche mit {sign}, {less} mit {next}",
        "look.diagonal": "schau auf die Diagonale, sie zählt doppelt: {run} gleiche mit {sign}",
        "look.room": "nichts bringt sofort Punkte: Halte die freien Felder zusammen",
        "look.later": "was sofort Punkte bringt, ist hier nicht alles: "
        "Denk an lange Folgen und den Platz dafür",
        "look.none": "mit diesem Wurf bringt nichts mehr Punkte",
        "look.alone": "achte auf Felder, die einzeln übrig blieben",
        "sign.a": "dem Ring",
        "sign.b": "dem Dreieck",
        "sign.c": "dem Sternchen",
        "sign.d": "dem Quadrat",
        "sign.e": "dem Mond",
        "sign.f": "den Wellen",
        "run.2": "zwei",
        "run.3": "drei",
        "run.4": "vier",
        "run.5": "fünf",
        "part.rows": "Zeilen",
        "part.rows.one": "Zeile {name}",
        "part.columns": "Spalten",
        "part.columns.one": "Spalte {name}",
        "part.diagonal": "die Diagonale",
    },
}
