# Die erste Seite
game-encore = Noch mal!
game-encore-sentence = Würfeln, Farbe und Zahl nehmen und Kästchen ankreuzen, schneller als die anderen.

# Am Tisch
option-encore-sheet = Blatt
sheet-classic = klassisch
sheet-pink = pink
sheet-blue = blau
sheet-green = grün
sheet-orange = orange
sheet-purple = lila
sheet-yellow = gelb
sheet-deal = Ein neues Blatt ziehen
sheet-link = Link dazu kopieren
sheet-plays = { $name }: Zwei Starke holen darauf je { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte (auf den gedruckten 25,4 bis 27,0).
sheet-own = dein eigenes
sheet-paste = Ein eigenes Blatt einfügen
sheet-help = Sieben Zeilen mit fünfzehn Buchstaben: G Y B P O; ein kleiner Buchstabe hat einen Stern.
sheet-sound = Dieses Blatt ist in Ordnung. Auf den gedruckten spielen die Bots etwas besser.
sheet-unsound = Noch nicht: { $reason }
sheet-use = Dieses Blatt nehmen
turn = Zug { $number }
what-encore = Nimm Farbe und Zahl
what-first = Nimm zuerst; der Rest ist für die anderen
what-first-new = Nimm zuerst; ab jetzt sind deine Würfel für die anderen weg
what-rest = Nimm, was { $name } übrig lässt
what-pass = Nichts passt, also passen
what-pass-marks = Nichts passt, also passen. Für einen Joker fehlt dir ein „!“
what-color = Jetzt eine Farbe
what-number = Jetzt eine Zahl
reach-first = { $count ->
    [one] { $what }, in Spalte H
   *[other] { $what }, eins davon in Spalte H
 }
reach-touch = { $count ->
    [one] { $what }, neben einem Kreuz oder in Spalte H
   *[other] { $what }, eins neben einem Kreuz oder in Spalte H
 }
jokers-both = { $what }; ✕ und ? sind Joker für je ein „!“
jokers-color = { $what }; ✕ ist ein Joker: jede Farbe, für ein „!“
jokers-number = { $what }; ? ist ein Joker: jede Zahl, für ein „!“
what-squares = { $count ->
    [one] Kreuze 1 Kästchen in { $color } an
   *[other] Kreuze { $count } Kästchen in { $color } am Stück an
 }
what-squares-joker = { $count ->
    [one] Kreuze 1 Kästchen in beliebiger Farbe an
   *[other] Kreuze { $count } Kästchen einer Farbe am Stück an
 }
what-squares-any = Kreuze 1 bis { $count } Kästchen in { $color } am Stück an
what-squares-any-joker = Kreuze 1 bis { $count } Kästchen einer Farbe am Stück an
what-more = { $count ->
    [one] Noch 1 Kästchen
   *[other] Noch { $count } Kästchen
 }
what-more-or = Noch { $few } oder { $count } Kästchen
what-more-to = Noch { $few } bis { $count } Kästchen
what-confirm = Bestätige unten oder nimm zurück
what-confirm-last = Bestätige: dein letztes „!“, danach keine Joker mehr
what-confirm-more = Bestätige oder mach weiter: bis zu { $most }
waits-first = { $name } nimmt zuerst zwei Würfel
waits-first-new = Neu ab Zug 4: { $name } nimmt zuerst, und diese Würfel sind weg
ends-how = Ende bei 2 vollen Farben
ends-near = { $name }: 1 von 2 Farben, noch { $count } in { $color }
ends-near-any = { $name }: 1 von 2 Farben, noch { $count } in einer zweiten
ends-near-many = { $name }: 1 von 2 Farben, noch { $range } in { $count } weiteren
ends-range = { $few } bis { $many }
ends-last = { $count ->
    [one] { $names } hat die zweite Farbe voll: Das ist der letzte Zug
   *[other] { $names }: zweite Farbe voll, das ist der letzte Zug
 }
ends-last-you = Du hast die zweite Farbe voll: Das ist der letzte Zug
ends-colors = { $count ->
    [one] { $names } hat zwei Farben voll: Damit ist Schluss
   *[other] { $names } haben je zwei Farben voll: Damit ist Schluss
 }
ends-you = Du hast zwei Farben voll: Damit ist Schluss
ends-more = { $names } hat { $colors } Farben voll: Schon zwei beenden die Partie
ends-more-you = Du hast { $colors } Farben voll: Schon zwei beenden die Partie
ends-alone = Das war der letzte Wurf
ends-last-color = { $ends }. Zuletzt voll wurde { $color }.
tie-marks = { $totals }. Wer mehr Ausrufezeichen übrig hat, gewinnt: { $best } zu { $other }.
dice-all = alle wählen aus allen Würfeln
dice-of = { $name } nimmt zuerst
dice-yours = du nimmst zuerst
rolls = { $next ->
    [yes] würfelt als Nächstes
   *[no] hat in diesem Zug gewürfelt
 }
about-rolls = { $next ->
    [yes] Der Würfel: { $name } würfelt als Nächstes.
   *[no] Der Würfel: { $name } hat in diesem Zug gewürfelt.
 } Ab Zug 4 nimmt zuerst, wer würfelt.
bar-next = Gleich bist du dran
key-p = passen
pass = Passen
pass-confirm = Ja, diesmal passen
pass-only = Nichts passt: passen
confirm-check = { $count ->
    [one] 1 Kästchen ankreuzen
   *[other] { $count } Kästchen ankreuzen
 }
brings-end = beendet die Partie
brings-last = keine Punkte
brings-sum = zusammen { $points }:
brings-marks = ! { $points }
costs-marks = { $count ->
    [one] kostet 1 Ausrufezeichen
   *[other] kostet { $count } Ausrufezeichen
 }
brings-column_claimed = Spalte { $letter } { $points }
confirm-special = Sonderwürfel nutzen
hint-dice = Tippe auf deine Würfel
hint-color = Jetzt ein Farbwürfel
hint-number = Jetzt ein Zahlenwürfel
hint-squares = Tippe auf ein markiertes Kästchen
row-name = Zeile { $row }
color-g = Grün
color-y = Gelb
color-b = Blau
color-p = Pink
color-o = Orange
color-x = schwarze Seite ✕
any-number = Fragezeichen
a-joker = einen Joker
joker-as = einen Joker als { $what }
costs-mark = ein Joker, kostet ein Ausrufezeichen
die-taken = { $name ->
    [Du] von dir genommen
   *[other] genommen von { $name }
 }
square-star = Stern
square-golden = goldener Würfel
square-checked = angekreuzt
column-open = Spalte { $letter }: zuerst { $upper }, später { $lower }
column-later = Spalte { $letter }: nur noch { $lower }
column-claimed = Spalte { $letter }: deine, { $points }
marks-left = { $count ->
    [one] noch 1 Ausrufezeichen
   *[other] noch { $count } Ausrufezeichen
 }

# Züge
move-pass = passen
move-joker = { $color } und { $number }: { $squares }
a-joker-move = Joker
joker-as-move = Joker als { $what }
move-check = { $color } { $number }: { $squares }

# Was geschehen ist
event-checked = { $you ->
    [yes] Du nimmst { $color } und { $number }: { $squares }
   *[no] { $name } nimmt { $color } und { $number }: { $squares }
 }
event-passed = { $you ->
    [yes] Du passt freiwillig
   *[no] { $name } passt freiwillig
 }
event-stuck = { $you ->
    [yes] Du musst passen: nichts passt
   *[no] { $name } muss passen: nichts passt
 }
event-column_claimed = { $you ->
    [yes] Du machst Spalte { $text } voll: { $points }
   *[no] { $name } macht Spalte { $text } voll: { $points }
 }
event-color_claimed = { $you ->
    [yes] Du machst { $color } voll: { $points }
   *[no] { $name } macht { $color } voll: { $points }
 }
seen-checked = { $you ->
    [yes] Du nimmst { $color } und { $number }
   *[no] { $name } nimmt { $color } und { $number }
 }
did-checked = { $count ->
    [one] 1 Kästchen in { $color }
   *[other] { $count } Kästchen in { $color }
 }
did-passed = freiwillig gepasst
did-stuck = gepasst: nichts passte
did-fills = füllt { $what }
did-waits = zählt am Ende des Zugs
line-column = Spalte { $letter }
line-row = Zeile { $row }
counts-later = Was { $name } gerade gewählt hat, zählt erst, wenn der Zug vorbei ist.
did-before = Zug davor{ $sum }: { $what }

# Die Punkte
review-chance-encore = den Würfeln
review-passes-encore = Du musstest { $own }-mal passen, { $name } { $other }-mal: Mit „!“ in Reserve passen noch Joker.
part-colors = Farben
part-columns = Spalten
part-marks = ! übrig
part-stars = Sterne

# Wozu das gut ist
about-column = { $state ->
    [yours] Spalte { $letter } gehört dir: { $points } Punkte.
    [later] Spalte { $letter }: Jemand war schneller. Voll bringt sie noch { $lower }.
    [shared] Spalte { $letter }: Jemand hat sie gerade gefüllt, aber der Zug läuft noch. Füllst du sie im selben Zug, bekommst auch du { $upper }; später gibt es { $lower }.
   *[open] Spalte { $letter }: Wer sie zuerst füllt, bekommt { $upper }, später gibt es { $lower }.
 }
about-color = { $state ->
    [yours] Du hast { $color } voll: { $points } Punkte.
    [shared] Jemand hat { $color } gerade gefüllt, aber der Zug läuft noch. Füllst du es im selben Zug, bekommst auch du { $points }; später gibt es 3.
   *[open] { $left ->
        [one] Auf diesem Blatt fehlt noch ein Kästchen in { $color }.
       *[other] Auf diesem Blatt fehlen noch { $left } Kästchen in { $color }.
     } Alle zusammen bringen { $points }. Wer zwei Farben voll hat, beendet die Partie.
 }
about-marks = Für ein „!“ darfst du einen Joker nehmen: ✕ ist jede Farbe, ? ist jede Zahl. Jedes „!“ am Ende ist 1 Punkt wert.
about-marks-of = { $name } hat noch { $count } Ausrufezeichen, also so viele Joker.
about-part-colors = Punkte für volle Farben: 5, wenn niemand früher war, sonst 3.
about-part-columns = Punkte für volle Spalten: die obere Zahl, wenn niemand früher war, sonst die untere.
about-part-marks = Jedes übrige Ausrufezeichen (!) ist 1 Punkt wert.
about-part-stars = Jeder Stern, der noch offen ist, kostet 2 Punkte. Kreuz ihn an, und du hast sie wieder.
about-total = Deine Punkte, wenn jetzt Schluss wäre. Du beginnst unter null: Jeder offene Stern kostet 2, jedes Ausrufezeichen (!) bringt 1.
left-over = offener Stern −2, ! +1

# Warum nicht
why-dice-first = Nimm zuerst einen Farbwürfel und einen Zahlenwürfel
why-star-first = Ein Stern: Angekreuzt spart er 2 Punkte. { $first }.
why-full = { $count ->
    [one] Mehr als dieses eine erlauben die Würfel nicht. Tippe noch einmal darauf, um es zurückzunehmen.
   *[other] Mehr als diese { $count } erlauben die Würfel nicht. Tippe noch einmal auf eins, um es zurückzunehmen.
 }
why-pass-touched = Zum Passen nimm erst zurück, was du gewählt hast
why-taken = Diesen Würfel hat { $name } genommen
why-encore-not_rolled = Es ist noch nicht gewürfelt
why-encore-chosen_already = Du hast schon gewählt: Warte auf die anderen
why-encore-active_first = { $name } nimmt zuerst Würfel
why-encore-jokers_cost = { $left ->
    [0] Ein Joker kostet ein Ausrufezeichen, und du hast keins mehr
   *[other] Diese Joker kosten { $cost } Ausrufezeichen; du hast { $left }
 }
why-encore-no_die = Kein Würfel zeigt { $face }
why-encore-die_taken = Schon weg: { $face }
why-encore-no_squares = { $colors ->
    [any] { $numbers } Kästchen einer Farbe am Stück sind gerade nicht erreichbar
   *[other] { $many ->
        [0] Gerade ist kein Kästchen erreichbar: { $colors }
        [one] Gerade ist kein einzelnes Kästchen erreichbar: { $colors }
       *[other] { $numbers } Kästchen am Stück in { $colors } sind gerade nicht erreichbar
     }
 }
why-encore-joker_too_many = Ein Joker steht für höchstens { $most } Kästchen
why-encore-wrong_count = Zu wenig Platz: Der Würfel sagt { $number }
why-encore-checked_already = Schon angekreuzt
why-encore-wrong_square = Nicht die Farbe deiner Würfel
why-encore-not_connected = Die Kästchen müssen sich berühren
why-encore-not_beside = Muss ein Kreuz berühren oder in Spalte H liegen
why-encore-sheet_size = Ein Blatt hat sieben Zeilen mit fünfzehn Buchstaben
why-encore-sheet_letter = { $letter } ist keine Farbe
why-encore-sheet_blocks = Die Blöcke von { $color } haben { $sizes } Kästchen, nicht je einer 1 bis 6
why-encore-column_stars = Spalte { $column } hat { $stars } Sterne, nicht einen
why-encore-color_stars = { $color } hat { $stars } Sterne, nicht drei
