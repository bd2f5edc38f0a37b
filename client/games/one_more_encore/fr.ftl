# L’accueil
game-one_more_encore = Encore et Encore !
game-one_more_encore-sentence = Lancez, prenez deux dés ou le dé spécial et ses bombes, et remplissez lignes, colonnes et couleurs.

# À la table
what-one_more_encore = prenez deux dés, ou le spécial
what-one_more_encore-face = prenez deux dés, ou le spécial ({ $face })
what-bomb = la bombe de la ligne { $row } : jusqu’à quatre cases
what-special-heart = un cœur de plus : chaque colonne remplie ensuite rapporte 1 de plus
what-special-bomb = une bombe : jusqu’à quatre cases d’un carré 2 × 2, n’importe où
what-special-stars = une ou deux étoiles, en colonne H ou touchant une croix, même nouvelle
what-special-row = jusqu’à trois sur une ligne, chacune touchant une croix, même nouvelle
what-special-block = un bloc de couleur entier qui touche une croix
waits-bomb = { $count ->
    [one] { $waiting }, puis la bombe de la ligne { $rows } est à vous
   *[other] { $waiting }, puis les bombes des lignes { $rows } sont à vous
 }
brings-row = ligne { $row } +5
brings-row-bonus = ligne { $row } +5 et { $bonus }
brings-column-golden = { $column } et dé doré
brings-dice = { $worth ->
    [2] un dé doré { $points } points
    [-2] un dé doré { $points } points
   *[other] dés dorés { $points } points
 }
brings-golden-back = 1 dé doré payé, 1 regagné
about-column-golden = Qui la finit, en premier ou non, gagne aussi un dé doré.
brings-hearts_written = cœurs { $points }
special-heart = cœur
special-bomb = bombe
special-stars = étoiles
special-row = jusqu’à trois sur une ligne
special-block = bloc de couleur
bonus-die = dé doré
bonus-bomb = bombe
bonus-heart = cœur
bonus-none = bonus perdu
row-open = Ligne { $letter } : 5 points, { $bonus }
row-claimed = Ligne { $letter } : à vous
symbols-left = { $count ->
    [one] { $count } dé doré
   *[other] { $count } dés dorés
 }
hearts = { $count ->
    [one] { $count } cœur
   *[other] { $count } cœurs
 }

# Les coups
move-special = { $face } : { $squares }
move-bonus = bombe de la ligne { $row } : { $squares }
move-bonus-pass = laisser la bombe de la ligne { $row }

# Ce qui s’est passé
event-special_used = { $you ->
    [yes] Vous utilisez le dé spécial ({ $face }) : { $squares }
   *[no] { $name } utilise le dé spécial ({ $face }) : { $squares }
 }
event-special_used-bare = { $you ->
    [yes] Vous utilisez le dé spécial ({ $face })
   *[no] { $name } utilise le dé spécial ({ $face })
 }
did-special = { $count ->
    [one] { $face } : { $count } case
   *[other] { $face } : { $count } cases
 }
event-row_claimed = { $you ->
    [yes] Vous finissez la ligne { $text }
   *[no] { $name } finit la ligne { $text }
 }
event-row_claimed-bonus = { $you ->
    [yes] Vous finissez la ligne { $text } en premier et gagnez : { $bonus }
   *[no] { $name } finit la ligne { $text } en premier et gagne : { $bonus }
 }
event-bonus_used = { $you ->
    [yes] Vous faites sauter la bombe de la ligne { $row } : { $squares }
   *[no] { $name } fait sauter la bombe de la ligne { $row } : { $squares }
 }
event-bonus_declined = { $you ->
    [yes] Vous laissez la bombe de la ligne { $row }
   *[no] { $name } laisse la bombe de la ligne { $row }
 }
event-column_claimed-golden = { $you ->
    [yes] Vous finissez la colonne { $text } : { $points } et un dé doré
   *[no] { $name } finit la colonne { $text } : { $points } et un dé doré
 }
event-hearts_written = { $you ->
    [yes] Vos cœurs ajoutent { $points } en colonne { $text }
   *[no] Les cœurs de { $name } ajoutent { $points } en colonne { $text }
 }

# Le score
part-rolls = Lancers restants
review-chance-one_more_encore = les dés
review-passes-one_more_encore = Vous avez dû passer { $own } fois, { $name } { $other } : avec des « ! » en réserve, des jokers conviennent encore.
part-rows = Lignes
part-hearts = Cœurs
part-dice = Dés dorés

# À quoi ça sert
about-symbols = { $count ->
    [0] Le dé spécial coûte un dé doré, et vous n’en avez pas. Les cases au dé doré en donnent un, certaines lignes et la colonne H aussi.
   *[other] Le dé spécial coûte un dé doré ; vous en avez { $count }. Les cases au dé doré en donnent un de plus. Chacun qui reste à la fin vaut 2 points.
 }
about-hearts = { $count ->
    [0] Avec des cœurs, chaque colonne finie rapporte plus : 1 point par cœur que vous avez alors.
   *[other] Chaque colonne que vous finissez désormais rapporte { $count } de plus, 1 par cœur.
 }
about-row = { $state ->
    [yours] La ligne { $letter } est à vous : 5 points.
    [later] Ligne { $letter } : la finir rapporte 5 points. Son bonus est perdu : { $bonus }.
    [shared] Ligne { $letter } : quelqu’un vient de la finir, mais le tour continue. Finissez-la ce tour-ci : 5 points, et le bonus pour vous aussi : { $bonus }.
   *[open] Ligne { $letter } : la finir rapporte 5 points, et au premier : { $bonus }.
 }
about-bonus-bomb = Une bombe coche jusqu’à quatre cases d’un carré 2 × 2.
about-bonus-heart = Avec un cœur, chaque colonne remplie ensuite vaut 1 de plus.
about-bonus-die = Il paie le dé spécial une fois de plus, ou vaut 2 points à la fin.
about-part-rows = 5 points par ligne finie.
about-part-hearts = Les points que les cœurs ont rapportés avec des colonnes finies.
about-part-rolls = 2 points par lancer dont vous n’avez pas eu besoin.
about-part-dice = 2 points par dé doré non utilisé.

# Pourquoi pas
why-dice-or-special-first = Prenez d’abord deux dés, ou le dé spécial
why-special-first = Prenez d’abord le dé spécial : { $face }
why-golden-first = Un dé doré : le cocher le fait gagner. Il paie le dé spécial une fois, ou vaut 2 points à la fin. { $first }.
why-one_more_encore-no_bomb_due = Il n’y a pas de bombe à poser
why-one_more_encore-bomb_first = D’abord { $name } utilise la bombe de la ligne { $row }
why-one_more_encore-other_face = Le dé spécial montre : { $face }
why-one_more_encore-die_taken = Le dé spécial est pris
why-one_more_encore-no_symbol = Le dé spécial coûte un dé doré, et il ne vous en reste pas : les cases au dé doré en donnent
why-one_more_encore-heart_squares = Un cœur ne coche pas de case
why-one_more_encore-square_count = { $count ->
    [0] Rien sur votre feuille ne convient
   *[other] { $most } cases au plus
 }
why-one_more_encore-checked_already = Déjà cochée
why-one_more_encore-no_window = Une bombe atteint jusqu’à quatre cases d’un carré 2 × 2
why-one_more_encore-no_star = Seulement des étoiles
why-one_more_encore-star_not_beside = L’étoile doit toucher une croix ou être en colonne H
why-one_more_encore-not_one_row = Toutes sur une seule ligne
why-one_more_encore-not_beside = Doit toucher une croix
why-one_more_encore-not_the_block = Tout ce qui reste d’un bloc, et rien d’autre
why-one_more_encore-block_not_beside = Le bloc doit toucher une croix
