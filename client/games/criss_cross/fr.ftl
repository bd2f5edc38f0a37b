# L’accueil
game-criss_cross = Criss Cross
game-criss_cross-sentence = Deux symboles côte à côte, douze fois : réunissez les symboles identiques.
option-criss_cross-rules = Règles
option-criss_cross-rules-basic = De base
option-criss_cross-rules-advanced = Avancées
option-criss_cross-rules-advanced-about = la diagonale compte double, une ligne sans points coûte 5

# À la table
bot-points = aux points
play-criss_cross-rules-advanced = Jouer avec les règles avancées
what-criss_cross = écrivez les deux symboles dans deux cases libres voisines
what-start = choisissez un symbole pour le coin A1 ; tous se valent
round-short = Tour { $number }
round-of = Tour { $number } sur 12 au plus
what-second = { $id ->
    [a] puis l’anneau, à côté
    [b] puis le triangle, à côté
    [c] puis l’astérisque, à côté
    [d] puis le symbole carré, à côté
    [e] puis la lune, à côté
    [f] puis les vagues, à côté
   *[other] puis l’autre, à côté ({ $sign })
 }
what-confirm-write = confirmez en bas, ou touchez un symbole pour le reprendre
what-confirm-lost = { $count ->
    [one] { $squares } resterait vide ; confirmez en bas, ou reprenez un symbole
   *[other] { $squares } resteraient vides ; confirmez en bas, ou reprenez un symbole
 }
sign-a = anneau
sign-b = triangle
sign-c = astérisque
sign-d = carré
sign-e = lune
sign-f = vagues
ends-full = La grille est pleine : la partie est finie
ends-room = Il n’y a plus deux cases libres côte à côte : la partie est finie
ends-all = Plus aucune grille n’a de place pour une paire : la partie est finie
ends-others = { $count ->
    [one] Vous n’aviez plus de place ; { $names } a écrit la dernière paire
   *[other] Vous n’aviez plus de place ; { $names } ont écrit les dernières paires
 }
waits-others = { $count ->
    [one] Vous n’avez plus de place : { $names } joue encore
   *[other] Vous n’avez plus de place : { $names } jouent encore
 }
tie-line = { $totals }. La meilleure ligne ou colonne départage : { $best } contre { $other }.
tie-shared = { $totals }, et les meilleures lignes ou colonnes se valent aussi : { $best } points chacune.
see-grid = touchez pour voir la grille
start-signs = Premiers symboles au choix
line-sum = { $line } : { $points }
line-sum-then = { $line } : { $points }, ainsi { $then }
diagonal-sum = Diagonale : { $points }
confirm-write = Écrire
confirm-start = Commencer ainsi
brings-alone = { $count ->
    [one] { $squares } restera vide
   *[other] { $squares } resteront vides
 }
brings-none = aucun point
brings-full = ensuite, plus de place
hint-start = Touchez un symbole
hint-first = { $id ->
    [a] Touchez une case pour l’anneau
    [b] Touchez une case pour le triangle
    [c] Touchez une case pour l’astérisque
    [d] Touchez une case pour le symbole carré
    [e] Touchez une case pour la lune
    [f] Touchez une case pour les vagues
   *[other] Touchez une case ({ $sign })
 }
hint-second = Puis une case libre voisine

# Les coups
move-start = symbole de départ : { $sign }
move-write = { $first } { $square }, { $second } { $other }

# Ce qui s’est passé
event-started = { $you ->
    [yes] Vous commencez par { $sign }
   *[no] { $name } commence par { $sign }
 }
event-wrote = { $you ->
    [yes] Vous : { $first } { $square }, { $second } { $other }
   *[no] { $name } : { $first } { $square }, { $second } { $other }
 }
event-finished = { $you ->
    [yes] Vous n’avez plus de place
   *[no] { $name } n’a plus de place
 }
seen-wrote = { $you ->
    [yes] Vous écrivez
   *[no] { $name } écrit
 }

# Le score
review-chance-criss_cross = les dés
review-same-criss_cross = Les mêmes dés conviennent mieux à une grille qu’à une autre.
part-row = Ligne { $which }
part-column = Colonne { $which }
part-diagonal = Diagonale

# À quoi ça sert
about-line = { $points ->
    [0] { $line } : rien encore. Deux symboles identiques côte à côte rapportent 2, trois 3, quatre 8, cinq 10.
   *[other] { $line } rapporte { $points }. Deux symboles identiques côte à côte rapportent 2, trois 3, quatre 8, cinq 10.
 }
about-line-short = { $line } : avec les règles avancées, une ligne ou colonne sans points coûte 5. Deux symboles identiques côte à côte rapportent 2, trois 3, quatre 8, cinq 10.
about-diagonal = La diagonale ombrée compte double : { $points } jusqu’ici.
about-score = Toutes les lignes et colonnes ensemble. Deux symboles identiques côte à côte rapportent 2, trois 3, quatre 8, cinq 10.

count-basic = identiques à la suite : deux = 2, trois = 3, quatre = 8, cinq = 10
count-advanced = une ligne sans points −5, la diagonale ×2

# Pourquoi pas
why-done-writing = Les deux symboles ont leur case. Touchez-en un pour le reprendre.
why-sign-used = Celui-ci a déjà sa case : touchez-le dans la grille pour le reprendre
why-criss_cross-start_due = C’est à { $name } de choisir le premier symbole
why-criss_cross-not_rolled = Les dés ne sont pas encore lancés
why-criss_cross-chosen_already = Vous avez déjà choisi : attendez les autres
why-criss_cross-no_room = Vous n’avez plus deux cases libres côte à côte
why-criss_cross-started_already = Les premiers symboles sont déjà écrits
why-criss_cross-symbol_taken = { $name } commence par ce symbole
why-criss_cross-start_first = D’abord le symbole de départ
why-criss_cross-no_pass = Personne ne passe ici
why-criss_cross-one_alone = Aucune case libre à côté de celle-ci, et les deux symboles vont côte à côte
why-criss_cross-other_symbols = Les dés montrent d’autres symboles
why-criss_cross-not_free = { $square } n’est pas libre
why-criss_cross-not_side_by_side = Juste à côté du premier symbole
when-start = Départ
