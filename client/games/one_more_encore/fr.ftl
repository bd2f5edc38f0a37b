# L’accueil
game-one_more_encore = Encore et Encore !
game-one_more_encore-sentence = La même chose avec des bombes, des cœurs et des lignes : un dé spécial change tout.

# À la table
what-one_more_encore = deux dés ou le spécial
what-bomb = la bombe de la ligne { $row }
special-heart = cœur
special-bomb = bombe
special-stars = étoiles
special-row = trois dans une ligne
special-block = bloc de couleur
bonus-die = dé spécial
bonus-bomb = bombe
bonus-heart = cœur
bonus-none = bonus parti
row-open = Ligne { $letter } : 5 points, { $bonus }
row-claimed = Ligne { $letter } : à vous
symbols-left = Le dé spécial { $count } fois
hearts = { $count ->
    [one] { $count } cœur
   *[other] { $count } cœurs
 }

# Les coups
move-special = { $face } : { $squares }
move-bonus = bombe de la ligne { $row } : { $squares }
move-bonus-pass = laisser la bombe de la ligne { $row }

# Ce qui s’est passé
event-special_used = { $name } utilise le dé spécial ({ $face }) : { $squares }
event-special_used-bare = { $name } utilise le dé spécial ({ $face })
event-row_claimed = { $name } finit la ligne { $text }
event-row_claimed-bonus = { $name } finit la ligne { $text } en premier et gagne : { $bonus }
event-bonus_used = { $name } fait sauter la bombe de la ligne { $row } : { $squares }
event-bonus_declined = { $name } laisse la bombe de la ligne { $row }
event-hearts_written = { $name } : cœurs sous la colonne { $text }, { $points }

# Le score
part-rolls = Lancers restants
review-chance-one_more_encore = Les dés
part-rows = Lignes
part-hearts = Cœurs
part-dice = Dés spéciaux
