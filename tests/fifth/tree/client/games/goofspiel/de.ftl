# Die erste Seite
game-goofspiel = Goofspiel
game-goofspiel-sentence = Karte um Karte: Biete um jeden Preis, alle gleichzeitig.

# Am Tisch
option-goofspiel-suit = Karten
option-goofspiel-suit-13 = Dreizehn
option-goofspiel-suit-7 = Sieben, für eine kurze Partie
what-goofspiel = Biete um { $prize }
no-prize = Gleich kommt der nächste Preis
the-prize = Der Preis ist { $prize }
has-won = { $name }: { $points }

# Züge
move-bid = { $card } bieten

# Was geschehen ist
event-turned = Der Preis ist { $text }
event-was_bid = { $name } bietet { $text }
event-won = { $name } gewinnt { $points }
event-tied = Niemand bekommt die { $text }

# Die Punkte
review-chance-goofspiel = den Preisen
part-prizes = Preise
