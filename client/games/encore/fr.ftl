# L’accueil
game-encore = Encore!
game-encore-sentence = Lancez, prenez une couleur et un nombre, et cochez votre feuille avant les autres.

# À la table
option-encore-sheet = Feuille
sheet-classic = classique
sheet-pink = rose
sheet-blue = bleue
sheet-green = verte
sheet-orange = orange
sheet-purple = violette
sheet-yellow = jaune
sheet-own = la vôtre
sheet-paste = Coller votre propre feuille
sheet-help = Sept lignes de quinze lettres : G Y B P O ; une minuscule porte une étoile.
sheet-sound = Cette feuille est valable. Les robots connaissent mieux les feuilles imprimées : ici, ils suivent des règles plus simples.
sheet-unsound = Pas encore : { $reason }
sheet-use = Prendre cette feuille
turn = Tour { $number }
what-encore = prenez deux dés
key-p = passer
pass = Passer
pass-confirm = Oui, passer ce tour
confirm-check = { $count ->
    [one] Cocher { $count } case
   *[other] Cocher { $count } cases
 }
confirm-special = Utiliser le dé spécial
hint-dice = Touchez vos dés
hint-squares = Touchez une case marquée
row-name = Ligne { $row }
color-g = vert
color-y = jaune
color-b = bleu
color-p = rose
color-o = orange
color-x = couleur au choix
any-number = nombre au choix
costs-mark = coûte un point d’exclamation
die-taken = pris
square-star = étoile
square-golden = dé doré
square-checked = cochée
column-open = Colonne { $letter } : { $upper } d’abord, { $lower } ensuite
column-later = Colonne { $letter } : { $lower }, le premier est parti
column-claimed = Colonne { $letter } : à vous, { $points }
marks-left = { $count ->
    [one] { $count } point d’exclamation
   *[other] { $count } points d’exclamation
 }

# Les coups
move-pass = passer
move-check = { $color } { $number } : { $squares }

# Ce qui s’est passé
event-checked = { $name } : { $squares } ({ $color }, { $number })
event-passed = { $name } passe
event-column_claimed = { $name } finit la colonne { $text } : { $points }
event-color_claimed = { $name } finit la couleur { $color } : { $points }

# Le score
review-chance-encore = Les dés
part-colors = Couleurs
part-columns = Colonnes
part-marks = Points !
part-stars = Étoiles
