# Die erste Seite
game-flip7 = Flip 7
game-flip7-sentence = Noch eine Karte? Zweimal dieselbe Zahl, und deine Runde ist weg.

# Am Tisch
bot-stop25 = hört bei 25 auf
bot-ev = zählt mit
option-flip7-edition = Regeln
option-flip7-edition-fr = Französische Ausgabe: ohne Startkarten
option-flip7-edition-en = Englische Ausgabe: eine Startkarte für alle
option-flip7-decks = Stapel
option-flip7-decks-1 = Ein Stapel, bis zu 18 Personen
option-flip7-decks-2 = Zwei Stapel
what-flip7 = Noch eine Karte?
what-aim = Wer bekommt { $card }?
key-t = zur nächsten Person, die du wählen kannst
key-s = Stopp
hit = Noch eine
stay = Stopp
dealer = gibt
status-in = dabei
status-stayed = Stopp
status-frozen = eingefroren
status-busted = verzockt
flips-left = noch { $count }
aim-at = { $name } wählen: { $worth } in der Auslage, { $total } in allem
choose = wählen
aim-hint = { $card }: Tippe auf jemanden
deck-left = Karten übrig
deck-counts = Übrige Karten nach Zahl: { $counts }
card-freeze = Freeze
card-flip3 = Flip Three
card-chance = Second Chance
card-freeze-does = wen es trifft, ist draußen und behält die Punkte
card-flip3-does = wen es trifft, bekommt drei Karten
card-chance-does = rettet einmal vor dem Verzocken
advised = Tipp
this-round = diese Runde
of-goal = von { $goal }
round-end = Ende von Runde { $number }
round-last = Die letzte Runde
next-round = Nächste Runde
to-result = Zum Ergebnis
note-busted = verzockt mit der { $card }
note-saved = vor der { $card } gerettet
note-flipped_seven = sieben Zahlen: +15
note-frozen = eingefroren von { $by }
note-frozen-self = selbst eingefroren
note-flip_three_begun = drei Karten von { $by }
note-flip_three_begun-self = drei Karten genommen
note-chance_given = Second Chance von { $by }
explain-deck = Die Balken zeigen, wie viele von jeder Zahl noch im Stapel sind. Die roten liegen schon vor dir: noch eine davon, und du bist verzockt.
explain-points = Links: was die Auslage diese Runde zählt. Rechts: alle Runden davor. Eine Runde zählt, wenn du rechtzeitig Stopp sagst; wer mit { $goal } Punkten führt, gewinnt.
explain-chance = Second Chance: Eine Zahl, die zweimal kommt, fliegt mit dieser Karte hinaus, und du spielst weiter.
explain-freeze = Freeze: Wen es trifft, ist aus der Runde und behält die Punkte.
explain-flip3 = Flip Three: Wen es trifft, bekommt drei Karten, eine nach der anderen.
explain-double = ×2 verdoppelt die Zahlen dieser Auslage, sonst nichts.
explain-plus = Diese Punkte kommen zur Auslage dazu. Die Karte ist keine Zahl: Mit ihr verzockt man sich nie, und zu den sieben zählt sie nicht.

# Züge
move-target = { $name } geben

ends-goal = { $names }: { $goal } oder mehr. Dann gewinnt die höchste Summe.

# Was geschehen ist
event-dealt = { $name } bekommt { $card }
event-busted = { $name } verzockt sich mit der { $card }
event-saved = Eine Second Chance rettet { $name } vor der { $card }
event-flipped_seven = { $name } hat sieben Zahlen!
event-stayed = { $name } sagt Stopp
event-frozen = { $by } friert { $name } ein
event-frozen-self = { $name } macht sich selbst zum Eisblock
event-flip_three_begun = { $by } gibt { $name } drei Karten
event-flip_three_begun-self = { $name } nimmt drei Karten
event-postponed = { $card } wartet, bis alle drei Karten da sind
event-chance_kept = { $name } behält eine Second Chance
event-chance_given = { $by } gibt { $name } eine Second Chance
event-discarded = { $card } wird abgelegt
event-shuffled = Aus der Ablage wird der neue Stapel
event-no_card_left = Für { $name } ist keine Karte mehr da
event-round_ended = Ende der Runde: { $scores }

# Die Punkte
review-chance-flip7 = Die Karten
part-round = Runde { $which }

# Warum nicht
why-flip7-must_hit = Du hast noch keine Karte: Nimm eine
why-flip7-offer_due = { $name } ist dran
why-flip7-card_due = Erst bekommt { $name } eine Karte
why-flip7-target_due = Erst sagt { $name }, wer { $card } bekommt
why-flip7-busted_aims_away = Du bist draußen: Wähl jemanden, der noch dabei ist
why-flip7-out_of_round = { $name } ist aus dieser Runde
why-flip7-given_away = Du hast schon eine: Wähl jemand anderen
why-flip7-has_chance = { $name } hat schon eine Second Chance
