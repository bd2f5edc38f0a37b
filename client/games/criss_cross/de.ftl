# Die erste Seite
game-criss_cross = Criss Cross
game-criss_cross-sentence = Zwölfmal zwei Symbole nebeneinander: Bring gleiche zusammen.
option-criss_cross-rules = Regeln
option-criss_cross-rules-basic = Grundspiel
option-criss_cross-rules-advanced = Fortgeschritten
option-criss_cross-rules-advanced-about = die Diagonale zählt doppelt, eine Reihe ohne Punkte kostet 5

# Am Tisch
bot-points = auf Punkte
play-criss_cross-rules-advanced = Für Fortgeschrittene spielen
what-criss_cross = Trag beide Symbole in zwei freie Nachbarfelder ein
what-start = Wähl ein Symbol für deine Ecke A1; alle sind gleich gut
round-short = Runde { $number }
round-of = Runde { $number } von höchstens 12
what-second = { $id ->
    [d] Nun das Quadrat daneben
   *[other] Nun das andere daneben ({ $sign })
 }
what-confirm-write = Bestätige unten, oder tippe auf ein Symbol, um es zurückzunehmen
what-confirm-lost = { $count ->
    [one] { $squares } bliebe leer; bestätige unten, oder nimm ein Symbol zurück
   *[other] { $squares } blieben leer; bestätige unten, oder nimm ein Symbol zurück
 }
sign-a = Ring
sign-b = Dreieck
sign-c = Sternchen
sign-d = Quadrat
sign-e = Mond
sign-f = Wellen
ends-full = Das Raster ist voll: Damit ist Schluss
ends-room = Keine zwei freien Felder liegen mehr nebeneinander: Damit ist Schluss
ends-all = Kein Raster hat mehr Platz für ein Paar: Damit ist Schluss
ends-others = { $count ->
    [one] Du hattest keinen Platz mehr; { $names } hat das letzte Paar eingetragen
   *[other] Du hattest keinen Platz mehr; { $names } haben die letzten Paare eingetragen
 }
waits-others = { $count ->
    [one] Du hast keinen Platz mehr: { $names } spielt weiter
   *[other] Du hast keinen Platz mehr: { $names } spielen weiter
 }
tie-line = { $totals }. Die beste einzelne Reihe entscheidet: { $best } zu { $other }.
tie-shared = { $totals }, und auch die besten einzelnen Reihen sind gleich: je { $best } Punkte.
see-grid = antippen zeigt das Raster
start-signs = Erste Symbole zur Wahl
line-sum = { $line }: { $points }
line-sum-then = { $line }: { $points }, damit { $then }
diagonal-sum = Diagonale: { $points }
confirm-write = Eintragen
confirm-start = Damit beginnen
brings-alone = { $count ->
    [one] { $squares } bleibt leer
   *[other] { $squares } bleiben leer
 }
brings-none = keine Punkte
brings-full = danach passt kein Paar mehr
hint-start = Tippe auf ein Symbol
hint-first = { $id ->
    [a] Tippe auf ein Feld für den Ring
    [d] Tippe auf ein Feld für das Quadrat
    [e] Tippe auf ein Feld für den Mond
    [f] Tippe auf ein Feld für die Wellen
   *[other] Tippe auf ein Feld für das { $sign }
 }
hint-second = Nun ein freies Nachbarfeld

# Züge
move-start = mit { $sign } beginnen
move-write = { $first } { $square }, { $second } { $other }

# Was geschehen ist
event-started = { $you ->
    [yes] Du beginnst mit { $sign }
   *[no] { $name } beginnt mit { $sign }
 }
event-wrote = { $you ->
    [yes] Du: { $first } { $square }, { $second } { $other }
   *[no] { $name }: { $first } { $square }, { $second } { $other }
 }
event-finished = { $you ->
    [yes] Du hast keinen Platz mehr
   *[no] { $name } hat keinen Platz mehr
 }
seen-wrote = { $you ->
    [yes] Du trägst ein
   *[no] { $name } trägt ein
 }

# Die Punkte
review-chance-criss_cross = den Würfeln
review-same-criss_cross = Dieselben Würfel passen zu einem Raster besser als zum anderen.
part-row = Zeile { $which }
part-column = Spalte { $which }
part-diagonal = Diagonale

# Wozu das gut ist
about-line = { $points ->
    [0] { $line }: noch nichts. Zwei gleiche hintereinander bringen 2, drei 3, vier 8, fünf 10.
   *[other] { $line } bringt { $points }. Zwei gleiche hintereinander bringen 2, drei 3, vier 8, fünf 10.
 }
about-line-short = { $line }: Für Fortgeschrittene kostet eine Reihe ohne Punkte 5. Zwei gleiche hintereinander bringen 2, drei 3, vier 8, fünf 10.
about-diagonal = Die getönte Diagonale zählt doppelt: bisher { $points }.
about-score = Alle Zeilen und Spalten zusammen. Zwei gleiche hintereinander bringen 2, drei 3, vier 8, fünf 10.

count-basic = gleiche hintereinander: zwei = 2, drei = 3, vier = 8, fünf = 10
count-advanced = Reihe ohne Punkte −5, Diagonale ×2

# Warum nicht
why-done-writing = Beide Symbole haben ihr Feld. Tippe auf eins, um es zurückzunehmen.
why-sign-used = Das hat schon sein Feld: Tippe im Raster darauf, um es zurückzunehmen
why-criss_cross-start_due = Jetzt wählt { $name } das erste Symbol
why-criss_cross-not_rolled = Es ist noch nicht gewürfelt
why-criss_cross-chosen_already = Du hast schon gewählt: Warte auf die anderen
why-criss_cross-no_room = Bei dir liegen keine zwei freien Felder mehr nebeneinander
why-criss_cross-started_already = Die ersten Symbole stehen schon
why-criss_cross-symbol_taken = { $name } beginnt mit diesem Symbol
why-criss_cross-start_first = Erst kommt das Symbol für den Anfang
why-criss_cross-no_pass = Passen geht hier nicht
why-criss_cross-one_alone = Daneben ist kein Feld frei, und beide Symbole kommen nebeneinander
why-criss_cross-other_symbols = Die Würfel zeigen andere Symbole
why-criss_cross-not_free = { $square } ist nicht frei
why-criss_cross-not_side_by_side = Es muss gleich neben dem ersten Symbol stehen
when-start = Start
