# L’accueil
game-criss_cross = Criss Cross
game-criss_cross-sentence = Deux symboles côte à côte, douze fois : réunissez les semblables.

# À la table
bot-points = aux points
option-criss_cross-rules = Règles
option-criss_cross-rules-basic = De base
option-criss_cross-rules-advanced = Avancées : la diagonale compte double, une ligne sans points coûte 5
what-criss_cross = deux symboles à écrire
what-start = choisissez le premier symbole
sign-a = anneau
sign-b = triangle
sign-c = astérisque
sign-d = carré
sign-e = lune
sign-f = vagues
start-signs = Premiers symboles au choix
line-sum = Ligne { $line } : { $points }
diagonal-sum = Diagonale : { $points }
confirm-write = Écrire
confirm-start = Commencer ainsi
hint-start = Touchez un symbole
hint-first = Touchez une case pour le premier symbole
hint-second = Puis une case à côté

# Les coups
move-start = commencer par { $sign }
move-write = { $first } { $square }, { $second } { $other }

# Ce qui s’est passé
event-started = { $name } commence par { $sign }
event-wrote = { $name } : { $first } { $square }, { $second } { $other }
event-finished = { $name } n’a plus de place

# Le score
review-chance-criss_cross = Les dés
part-row = Ligne { $which }
part-column = Colonne { $which }
part-diagonal = Diagonale
