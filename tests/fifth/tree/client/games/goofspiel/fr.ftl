# La première page
game-goofspiel = Goofspiel
game-goofspiel-sentence = Une carte pour une carte : misez pour chaque prix, tous ensemble.

# À la table
option-goofspiel-suit = Cartes
option-goofspiel-suit-13 = Treize
option-goofspiel-suit-7 = Sept, pour une partie courte
what-goofspiel = misez pour { $prize }
no-prize = Le prix suivant arrive
the-prize = Le prix est { $prize }
has-won = { $name } : { $points }

# Coups
move-bid = miser { $card }

# Ce qui s’est passé
event-turned = Le prix est { $text }
event-was_bid = { $name } a misé { $text }
event-won = { $name } gagne { $points }
event-tied = Personne n’a le { $text }

# Le score
review-chance-goofspiel = Les prix
part-prizes = Prix
