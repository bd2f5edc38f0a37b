# Die erste Seite
game-flip7 = Flip 7
game-flip7-sentence = Noch eine Karte? Zweimal dieselbe Zahl, und deine Runde ist weg.
option-flip7-edition = Regeln
option-flip7-edition-fr = Französische Ausgabe
option-flip7-edition-fr-about = ohne Startkarten
option-flip7-edition-en = Englische Ausgabe
option-flip7-edition-en-about = eine Startkarte für alle

# Am Tisch
bot-stop25 = hört bei 25 auf
bot-ev = zählt Karten
option-flip7-decks = Stapel
option-flip7-decks-1 = Ein Stapel, bis zu 18 Personen
option-flip7-decks-2 = Zwei Stapel
round = Runde { $number }
last-round = { $name ->
    [Du] Du wirst { $total } haben: Das ist die letzte Runde
   *[other] { $name } wird { $total } haben: Das ist die letzte Runde
 }
what-flip7 = Noch eine Karte?
what-lost = Noch eine Karte? Wenn du jetzt aufhörst, gewinnt { $name }
what-aim = Wer bekommt { $card }?
what-only-freeze = Nur du bist noch dabei und hörst mit { $worth } auf
what-only-flip3 = Nur du bist noch dabei und nimmst drei Karten
key-t = zur nächsten Person, die du wählen kannst
key-s = Stopp
hit = Noch eine
stay = Stopp
stay-bare = Du hast noch keine Karte: Stopp bringt dir 0. Tippe noch einmal, wenn du das willst.
freeze-bare = Du hast noch keine Punkte: Eingefroren bekommst du 0. Tippe noch einmal, wenn du das willst.
dealer = gibt
status-in = dabei
status-stayed = Stopp
status-frozen = eingefroren
status-busted = verzockt
flip-card = Karte { $number } von 3
flip-card-by = Karte { $number } von 3 · von { $by }
in-flip3 = Flip Three für { $name ->
    [dir] dich
   *[other] { $name }
 }: Karte { $number } von 3
to-you = dir
aim-at = { $name ->
    [Du] Dich selbst wählen: { $does } ({ $worth } in der Auslage, { $total } insgesamt)
   *[other] { $name } wählen: { $does } ({ $worth } in der Auslage, { $total } insgesamt)
 }
aim-freeze = einfrieren?
aim-flip3 = 3 Karten?
aim-chance = geben?
aim-self-below = Willst du sie selbst, drück den Knopf unten.
aim-only = sonst ist niemand dabei
aim-only-below = { $name } ist in dieser Runde schon raus. Nur du bist noch dabei: Drück den Knopf unten.
self-freeze = Ich selbst: Stopp mit { $worth }
self-flip3 = Ich selbst: drei Karten für mich
self-chance = Ich selbst: Ich behalte sie
out-stayed = { $worth ->
    [0] Stopp: 0 Punkte in dieser Runde.
   *[other] Stopp: { $worth } sind sicher.
 } Es gibt kein Zurück.
out-frozen = { $worth ->
    [0] Du bist eingefroren: 0 Punkte in dieser Runde.
   *[other] Du bist eingefroren: { $worth } sind sicher.
 }
out-busted = Verzockt: Diese Runde bringt dir nichts.
to-round-end = Zum Ende der Runde
aim-hint = { $card }: Tippe auf jemanden
deck-left = { $count ->
    [one] Karte übrig
   *[other] Karten übrig
 }
deck-used = neu zu mischen
deck-empty = Der Stapel ist leer: Zuerst werden die benutzten Karten neu gemischt.
deck-risk = { $you ->
    [yes] { $count ->
        [0] keine davon doppelt
        [one] 1 davon doppelt
       *[other] { $count } davon doppelt
     }
   *[no] { $count ->
        [0] keine davon doppelt bei { $name }
        [one] 1 davon doppelt bei { $name }
       *[other] { $count } davon doppelt bei { $name }
     }
 }
deck-risk-chance = { $count ->
    [0] keine davon würde
    [one] 1 davon würde
   *[other] { $count } davon würden
 } { $you ->
    [yes] deine Second Chance
   *[no] die Second Chance von { $name }
 } kosten
deck-counts = Übrige Zahlen: { $counts }.
deck-others = { $count ->
    [one] Und eine andere Karte: { $cards }.
   *[other] Und { $count } andere: { $cards }.
 }
card-freeze = Freeze
card-flip3 = Flip Three
card-chance = Second Chance
card-freeze-does = wen es trifft, der ist draußen und behält die Punkte
card-flip3-does = wen es trifft, der bekommt drei Karten
card-chance-does = du hast schon eine
card-chance-does-busted = du hast dich verzockt
advised = Tipp
this-round = diese Runde
of-goal = von { $goal }
round-end = Ende von Runde { $number }
round-last = Die letzte Runde
round-over = Die Runde ist vorbei.
next-round = Nächste Runde
to-result = Zum Ergebnis
note-busted = verzockt mit der { $card }
chance-card = Karte { $card }
note-busted-by = verzockt mit der { $card } · Flip Three von { $by }
note-saved = vor der { $card } gerettet
note-flipped_seven = Flip 7! { $before } + 15 = { $worth }
note-frozen = eingefroren von { $by }
note-frozen-self = zog einen Freeze: eingefroren
note-frozen-you = zogst einen Freeze: eingefroren
note-flip_three_begun = 3 Karten von { $by }
note-flip_three_begun-self = Flip Three genommen
note-flip_three_begun-you = Flip Three genommen
note-chance_given = Second Chance von { $by }
explain-deck = Die Balken: wie viele von jeder Zahl noch kommen können. Rot: Diese Zahl hast du; noch eine davon, und du bist verzockt, außer mit Second Chance. Blass: Davon ist keine mehr da. Benutzte Karten bleiben draußen, bis der Stapel leer ist; dann werden sie neu gemischt.
explain-dealer = Wer gibt, fragt reihum: Wer danach sitzt, beginnt; wer gibt, ist zuletzt dran. In der nächsten Runde gibt der Nächste.
explain-stayed = Stopp: { $worth } sind sicher, in dieser Runde kommt keine Karte mehr.
explain-busted = Verzockt: Eine Zahl kam zweimal, diese Runde bringt nichts. Was davor war, bleibt.
explain-frozen = Eingefroren: Ein Freeze beendet die Runde für den, der ihn bekommt, und die Punkte zählen, hier { $worth }.
explain-frozen-self = Hat den Freeze genommen: { $worth } sind sicher. Ein Freeze beendet die Runde für den, der ihn bekommt, und die Punkte zählen.
explain-saved = Hier hat eine Second Chance gerettet: Die doppelte Zahl flog mit ihr hinaus, und die Runde geht weiter.
explain-seven = Sieben verschiedene Zahlen: 15 Punkte mehr, also { $worth } in dieser Runde, und die Runde ist vorbei. Die anderen behalten, was vor ihnen liegt.
explain-points = Links: was die Auslage diese Runde zählt. Rechts, mit dem dünnen Balken: alle Runden davor, auf dem Weg zu { $goal }. Eine Runde zählt, wenn du rechtzeitig Stopp sagst; wer mit { $goal } Punkten oder mehr führt, gewinnt.
explain-chance = Second Chance: Eine Zahl, die zweimal kommt, fliegt mit dieser Karte hinaus, und du spielst weiter. Niemand hat zwei: Eine zweite geht an jemanden, der keine hat.
explain-chance_given = Second Chance von { $by }, dort lag schon eine: Eine zweite geht an jemanden, der keine hat. Sie rettet einmal.
explain-chance_given-busted = Second Chance von { $by }: Wer sich verzockt hat, gibt sie an jemanden weiter, der keine hat. Sie rettet einmal.
explain-freeze = Freeze: Wen es trifft, der ist raus aus der Runde und behält die Punkte.
explain-flip3 = Flip Three: Wen es trifft, der bekommt drei Karten, eine nach der anderen.
explain-number = Eine Zahl zählt, was auf ihr steht, und ist eine der sieben, auch die 0. Ihre Farbe bedeutet nichts.
explain-double = ×2 verdoppelt die Zahlen dieser Auslage, sonst nichts.
explain-plus = Diese Punkte kommen zur Auslage dazu. Die Karte ist keine Zahl: Mit ihr verzockt man sich nie, und zu den sieben zählt sie nicht.

# Züge
move-target = { $name ->
    [Du] selbst nehmen
   *[other] { $name } geben
 }
move-card = { $name ->
    [Du] { $card } für dich selbst
   *[other] { $card } für { $name }
 }

ends-goal = { $name ->
    [Du] Du hast { $total } Punkte: Die höchste Summe gewinnt.
   *[other] { $name } hat { $total } Punkte: Die höchste Summe gewinnt.
 }

# Was geschehen ist
event-dealt = { $you ->
    [yes] Du bekommst { $card }
   *[no] { $name } bekommt { $card }
 }
event-busted = { $you ->
    [yes] Du verzockst dich mit der { $card }: nichts in dieser Runde
   *[no] { $name } verzockt sich mit der { $card }: nichts in dieser Runde
 }
event-saved = { $you ->
    [yes] Deine Second Chance rettet dich vor der { $card }
   *[no] Eine Second Chance rettet { $name } vor der { $card }
 }
event-flipped_seven = { $you ->
    [yes] Du hast sieben Zahlen: 15 Punkte mehr! Die Runde ist vorbei, die anderen behalten ihre Punkte
   *[no] { $name } hat sieben Zahlen: 15 Punkte mehr! Die Runde ist vorbei, die anderen behalten ihre Punkte
 }
event-stayed = { $you ->
    [yes] Du sagst Stopp und behältst { $points }
   *[no] { $name } sagt Stopp und behält { $points }
 }
event-frozen = { $yours ->
    [yes] Du frierst { $name } ein: draußen, die Punkte bleiben
   *[no] { $you ->
        [yes] { $by } friert dich ein: draußen, deine Punkte bleiben dir
       *[no] { $by } friert { $name } ein: draußen, die Punkte bleiben
     }
 }
event-frozen-self = { $you ->
    [yes] Du nimmst den Freeze: draußen, deine Punkte bleiben dir
   *[no] { $name } nimmt den Freeze: draußen, die Punkte bleiben
 }
event-flip_three_begun = { $yours ->
    [yes] Du spielst Flip Three: drei Karten für { $name }
   *[no] { $you ->
        [yes] { $by } spielt Flip Three: drei Karten für dich
       *[no] { $by } spielt Flip Three: drei Karten für { $name }
     }
 }
event-flip_three_begun-self = { $you ->
    [yes] Du behältst Flip Three: drei Karten für dich
   *[no] { $name } behält Flip Three: drei Karten
 }
event-postponed = { $card } wartet, bis alle drei Karten da sind
event-chance_kept = { $you ->
    [yes] Du behältst eine Second Chance
   *[no] { $name } behält eine Second Chance
 }
event-chance_given = { $yours ->
    [yes] Du hast schon eine und gibst { $name } die Second Chance
   *[no] { $you ->
        [yes] { $by } hat schon eine und gibt dir die Second Chance
       *[no] { $by } hat schon eine und gibt { $name } die Second Chance
     }
 }
event-chance_given-busted = { $yours ->
    [yes] Du hast dich verzockt und gibst { $name } die Second Chance
   *[no] { $you ->
        [yes] { $by } hat sich verzockt und gibt dir die Second Chance
       *[no] { $by } hat sich verzockt und gibt { $name } die Second Chance
     }
 }
event-discarded = { $card } wird abgelegt
event-unwanted = { $card } wird abgelegt: Niemand kann diese Karte nehmen
event-shuffled = Der Stapel war leer: Die benutzten Karten werden neu gemischt
event-no_card_left = { $you ->
    [yes] Für dich ist keine Karte mehr da
   *[no] Für { $name } ist keine Karte mehr da
 }
event-round_ended = Ende der Runde: { $scores }

# Die Punkte
review-chance-flip7 = den Karten
part-round = Runde { $which }

# Warum nicht
why-flip7-must_hit = Du hast noch keine Karte: Nimm eine
why-flip7-offer_due = { $name } ist dran
why-flip7-card_due = Erst bekommt { $name } eine Karte
why-flip7-target_due = Erst sagt { $name }, wer { $card } bekommt
why-flip7-busted_aims_away = Du bist draußen: Wähl jemanden, der noch dabei ist
why-flip7-out_of_round = { $name } ist in dieser Runde schon raus: Wähl jemanden, der noch dabei ist
why-flip7-given_away = Du hast schon eine: Wähl jemand anderen
why-flip7-has_chance = { $name } hat schon eine Second Chance
