# Die erste Seite
game-one_more_encore = Noch mal so gut!
game-one_more_encore-sentence = Würfeln, zwei Würfel oder den Sonderwürfel mit Bomben nehmen und Zeilen, Spalten und Farben füllen.

# Am Tisch
what-one_more_encore = Nimm zwei Würfel oder den Sonderwürfel
what-one_more_encore-face = Nimm zwei Würfel oder den Sonderwürfel: { $face }
what-bomb = Die Bombe aus Zeile { $row }: bis zu vier Kästchen
what-special-heart = Noch ein Herz: Jede Spalte, die du später füllst, bringt 1 Punkt mehr
what-special-bomb = Eine Bombe: bis zu vier Kästchen in einem 2×2-Feld, egal wo
what-special-stars = Ein oder zwei Sterne an einem Kreuz, alt oder neu, oder in Spalte H
what-special-row = Bis zu drei in einer Zeile, jedes berührt ein Kreuz, alt oder neu
what-special-block = Ein ganzer Farbblock, der ein Kreuz berührt
waits-bomb = { $count ->
    [one] { $waiting }, danach kommt deine Bombe aus Zeile { $rows }
   *[other] { $waiting }, danach kommen deine Bomben aus den Zeilen { $rows }
 }
brings-row = Zeile { $row } +5
brings-row-bonus = Zeile { $row } +5 und { $bonus }
brings-column-golden = { $column } und goldener Würfel
brings-dice = { $worth ->
    [2] ein goldener Würfel { $points } Punkte
    [-2] ein goldener Würfel { $points } Punkte
   *[other] goldene Würfel { $points } Punkte
 }
brings-golden-back = 1 goldenen Würfel bezahlt, 1 zurückbekommen
about-column-golden = Wer sie füllt, ob zuerst oder später, gewinnt auch einen goldenen Würfel.
brings-hearts_written = Herzen { $points }
special-heart = Herz
special-bomb = Bombe
special-stars = Sterne
special-row = bis zu drei in einer Zeile
special-block = Farbblock
bonus-die = goldener Würfel
bonus-bomb = Bombe
bonus-heart = Herz
bonus-none = Bonus weg
row-open = Zeile { $letter }: 5 Punkte, { $bonus }
row-claimed = Zeile { $letter }: deine
symbols-left = { $count ->
    [one] 1 goldener Würfel
   *[other] { $count } goldene Würfel
 }
hearts = { $count ->
    [one] 1 Herz
   *[other] { $count } Herzen
 }

# Züge
move-special = { $face }: { $squares }
move-bonus = Bombe aus Zeile { $row }: { $squares }
move-bonus-pass = auf die Bombe aus Zeile { $row } verzichten

# Was geschehen ist
event-special_used = { $you ->
    [yes] Du nutzt den Sonderwürfel ({ $face }): { $squares }
   *[no] { $name } nutzt den Sonderwürfel ({ $face }): { $squares }
 }
event-special_used-bare = { $you ->
    [yes] Du nutzt den Sonderwürfel ({ $face })
   *[no] { $name } nutzt den Sonderwürfel ({ $face })
 }
did-special = { $count ->
    [one] { $face }: 1 Kästchen
   *[other] { $face }: { $count } Kästchen
 }
event-row_claimed = { $you ->
    [yes] Du machst Zeile { $text } voll
   *[no] { $name } macht Zeile { $text } voll
 }
event-row_claimed-bonus = { $you ->
    [yes] Du machst Zeile { $text } zuerst voll und bekommst: { $bonus }
   *[no] { $name } macht Zeile { $text } zuerst voll und bekommt: { $bonus }
 }
event-bonus_used = { $you ->
    [yes] Du zündest die Bombe aus Zeile { $row }: { $squares }
   *[no] { $name } zündet die Bombe aus Zeile { $row }: { $squares }
 }
event-bonus_declined = { $you ->
    [yes] Du verzichtest auf die Bombe aus Zeile { $row }
   *[no] { $name } verzichtet auf die Bombe aus Zeile { $row }
 }
event-column_claimed-golden = { $you ->
    [yes] Du machst Spalte { $text } voll: { $points } und ein goldener Würfel
   *[no] { $name } macht Spalte { $text } voll: { $points } und ein goldener Würfel
 }
event-hearts_written = { $you ->
    [yes] Deine Herzen bringen in Spalte { $text } noch { $points }
   *[no] Herzen bringen { $name } in Spalte { $text } noch { $points }
 }

# Die Punkte
part-rolls = Übrige Würfe
review-chance-one_more_encore = den Würfeln
review-passes-one_more_encore = Du musstest { $own }-mal passen, { $name } { $other }-mal: Mit „!“ in Reserve passen noch Joker.
part-rows = Zeilen
part-hearts = Herzen
part-dice = Goldene Würfel

# Wozu das gut ist
about-symbols = { $count ->
    [0] Der Sonderwürfel kostet einen goldenen Würfel, und du hast keinen. Kästchen mit goldenem Würfel bringen einen, manche Zeilen und Spalte H auch.
   *[other] Der Sonderwürfel kostet einen goldenen Würfel; du hast { $count }. Kästchen mit goldenem Würfel bringen einen mehr. Jeder, der am Ende übrig ist, bringt 2 Punkte.
 }
about-hearts = { $count ->
    [0] Mit Herzen bringt jede volle Spalte mehr: 1 Punkt für jedes Herz, das du dann hast.
   *[other] Jede Spalte, die du ab jetzt füllst, bringt { $count } mehr: 1 Punkt für jedes Herz.
 }
about-row = { $state ->
    [yours] Zeile { $letter } gehört dir: 5 Punkte.
    [later] Zeile { $letter }: Voll bringt sie 5 Punkte. Ihr Bonus ist weg: { $bonus }.
    [shared] Zeile { $letter }: Jemand hat sie gerade gefüllt, aber der Zug läuft noch. Füllst du sie im selben Zug, gibt es 5 Punkte und auch für dich: { $bonus }.
   *[open] Zeile { $letter }: Voll bringt sie 5 Punkte, und wer zuerst fertig ist, bekommt: { $bonus }.
 }
about-bonus-bomb = Eine Bombe kreuzt bis zu vier Kästchen in einem 2×2-Feld an.
about-bonus-heart = Ein Herz: Jede Spalte, die du später füllst, bringt 1 Punkt mehr.
about-bonus-die = Er zahlt den Sonderwürfel einmal mehr oder bringt am Ende 2 Punkte.
about-part-rows = 5 Punkte für jede volle Zeile.
about-part-hearts = Punkte, die Herzen mit vollen Spalten gebracht haben.
about-part-rolls = 2 Punkte für jeden Wurf, den du nicht gebraucht hast.
about-part-dice = 2 Punkte für jeden goldenen Würfel, den du nicht genutzt hast.

# Warum nicht
why-dice-or-special-first = Nimm zuerst zwei Würfel oder den Sonderwürfel
why-special-first = Nimm zuerst den Sonderwürfel: { $face }
why-golden-first = Ein goldener Würfel: Angekreuzt gehört er dir. Er zahlt einmal den Sonderwürfel oder bringt am Ende 2 Punkte. { $first }.
why-one_more_encore-no_bomb_due = Gerade ist keine Bombe dran
why-one_more_encore-bomb_first = Zuerst nutzt { $name } die Bombe aus Zeile { $row }
why-one_more_encore-other_face = Der Sonderwürfel zeigt: { $face }
why-one_more_encore-die_taken = Der Sonderwürfel ist weg
why-one_more_encore-no_symbol = Der Sonderwürfel kostet einen goldenen Würfel, und du hast keinen mehr: Kästchen mit einem bringen neue
why-one_more_encore-heart_squares = Ein Herz kreuzt nichts an
why-one_more_encore-square_count = { $count ->
    [0] Auf deinem Blatt passt das nirgends
   *[other] Höchstens { $most } Kästchen
 }
why-one_more_encore-checked_already = Schon angekreuzt
why-one_more_encore-no_window = Eine Bombe reicht für vier Kästchen in einem 2×2-Feld
why-one_more_encore-no_star = Nur Sterne
why-one_more_encore-star_not_beside = Der Stern muss ein Kreuz berühren oder in Spalte H liegen
why-one_more_encore-not_one_row = Alle in einer Zeile, bitte
why-one_more_encore-not_beside = Muss ein Kreuz berühren
why-one_more_encore-not_the_block = Alles, was von einem Block übrig ist, und sonst nichts
why-one_more_encore-block_not_beside = Der Block muss ein Kreuz berühren
