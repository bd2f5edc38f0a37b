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
sheet-sound = Cette feuille est valable. Les robots jouent un peu mieux sur les feuilles imprimées.
sheet-unsound = Pas encore : { $reason }
sheet-use = Prendre cette feuille
turn = Tour { $number }
what-encore = prenez une couleur et un nombre
what-first = prenez en premier, le reste va aux autres
what-first-new = prenez en premier : désormais, vos dés sont perdus pour les autres
what-rest = prenez dans ce que { $name } a laissé
what-pass = rien ne convient : passez
what-color = maintenant une couleur
what-number = maintenant un nombre
one-color = même couleur
reach-first = { $count ->
    [one] { $what }, en colonne H
   *[other] { $what }, dont une en colonne H
 }
reach-touch = { $what }, contre une croix ou la colonne H
jokers-both = { $what } ; ✕ et ? : jokers, un ! chacun
jokers-color = { $what } ; ✕ : toute couleur, pour un !
jokers-number = { $what } ; ? : tout nombre, pour un !
what-squares = { $count ->
    [one] cochez { $count } case, { $color }
   *[other] cochez { $count } cases côte à côte, { $color }
 }
what-squares-any = cochez 1 à { $count } cases côte à côte, { $color }
what-more = { $count ->
    [one] encore { $count }
   *[other] encore { $count }
 }
what-confirm = confirmez en bas, ou annulez
what-confirm-more = confirmez, ou continuez : jusqu’à { $most }
waits-first = { $name } prend deux dés en premier
waits-first-new = Dès le tour 4 : { $name } prend en premier, et ces dés sont partis
ends-how = fin à 2 couleurs pleines
ends-near = { $names } : 1 couleur sur 2
ends-last = { $count ->
    [one] { $names } a fini une deuxième couleur : c’est le dernier tour
   *[other] { $names } : deuxième couleur finie, c’est le dernier tour
 }
ends-last-you = Vous avez fini une deuxième couleur : c’est le dernier tour
ends-colors = { $count ->
    [one] { $names } a fini deux couleurs : la partie est finie
   *[other] { $names } ont fini deux couleurs : la partie est finie
 }
ends-you = Vous avez fini deux couleurs : la partie est finie
ends-alone = C’était le dernier lancer
tie-marks = { $totals }. Qui garde le plus de points d’exclamation gagne : { $best } contre { $other }.
dice-all = chacun choisit parmi tous les dés
dice-of = { $name } prend en premier
dice-yours = vous prenez en premier
key-p = passer
pass = Passer
pass-confirm = Oui, passer ce tour
pass-only = Rien ne convient : passer
confirm-check = { $count ->
    [one] Cocher { $count } case
   *[other] Cocher { $count } cases
 }
confirm-up-to = { $count ->
    [one] Cocher { $count } case (jusqu’à { $most })
   *[other] Cocher { $count } cases (jusqu’à { $most })
 }
brings-end = termine la partie
brings-column_claimed = colonne { $letter } { $points }
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
a-joker = un joker
joker-as = un joker pour { $what }
costs-mark = coûte un point d’exclamation
die-taken = pris par { $name }
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
event-checked = { $you ->
    [yes] Vous prenez { $color } et { $number } : { $squares }
   *[no] { $name } prend { $color } et { $number } : { $squares }
 }
event-passed = { $you ->
    [yes] Vous passez
   *[no] { $name } passe
 }
event-column_claimed = { $you ->
    [yes] Vous finissez la colonne { $text } : { $points }
   *[no] { $name } finit la colonne { $text } : { $points }
 }
event-color_claimed = { $you ->
    [yes] Vous finissez la couleur { $color } : { $points }
   *[no] { $name } finit la couleur { $color } : { $points }
 }
seen-checked = { $you ->
    [yes] Vous prenez { $color } et { $number }
   *[no] { $name } prend { $color } et { $number }
 }
did-checked = { $count ->
    [one] { $count } case, { $color }
   *[other] { $count } cases, { $color }
 }
did-passed = a passé

# Le score
review-chance-encore = les dés
part-colors = Couleurs
part-columns = Colonnes
part-marks = Points d’exclamation
marks-short = ! gardés
part-stars = Étoiles

# À quoi ça sert
about-column = { $state ->
    [yours] La colonne { $letter } est à vous : { $points } points.
    [later] Colonne { $letter } : quelqu’un l’a finie avant. La finir rapporte { $lower }.
   *[open] Colonne { $letter } : qui la finit en premier gagne { $upper }, ensuite { $lower }.
 }
about-color = { $state ->
    [yours] Vous avez fini la couleur ({ $color }) : { $points } points.
   *[open] Cocher toutes les cases ({ $color }) rapporte { $points }. Deux couleurs finies terminent la partie.
 }
about-marks = Pour un !, vous pouvez prendre un joker : ✕ vaut toute couleur, ? tout nombre. Chaque ! qui reste à la fin vaut 1 point.
about-part-colors = Les points des couleurs finies : 5 si personne n’était plus tôt, sinon 3.
about-part-columns = Les points des colonnes finies : le nombre du haut si personne n’était plus tôt, sinon celui du bas.
about-part-marks = Chaque point d’exclamation (!) qui vous reste vaut 1 point.
about-part-stars = Chaque étoile pas encore cochée coûte 2 points. Cochez-la, et ils reviennent.
about-total = Vos points si la partie finissait maintenant. On commence sous zéro : chaque étoile restante coûte 2, chaque point d’exclamation restant (!) vaut 1.
below-zero = chaque étoile restante coûte 2, chaque ! vaut 1

# Pourquoi pas
why-given = Ces cases vont ensemble : rien d’autre ne convient ici
why-dice-first = Prenez d’abord un dé de couleur et un dé de nombre
why-star-first = Une étoile : la cocher vous évite de perdre 2 points. Prenez d’abord un dé de couleur et un dé de nombre.
why-full = { $count ->
    [one] C’est la seule case que les dés permettent. Annulez pour en prendre une autre.
   *[other] Ce sont les { $count } cases que les dés permettent. Annulez pour en prendre d’autres.
 }
why-taken = { $name } a pris ce dé
why-encore-not_rolled = Les dés ne sont pas encore lancés
why-encore-chosen_already = Vous avez déjà choisi : attendez les autres
why-encore-active_first = { $name } prend des dés en premier
why-encore-jokers_cost = { $left ->
    [0] Un joker coûte un point d’exclamation, et il n’en reste pas
   *[other] Ces jokers coûtent { $cost } points d’exclamation ; vous en avez { $left }
 }
why-encore-no_die = Aucun dé ne montre cela : { $face }
why-encore-die_taken = Déjà pris : { $face }
why-encore-no_squares = Aucune case libre de votre feuille ne convient pour l’instant
why-encore-joker_too_many = Un joker vaut { $most } cases au plus
why-encore-wrong_count = Pas assez de place : le dé dit { $number }
why-encore-checked_already = Déjà cochée
why-encore-wrong_square = Pas la couleur de vos dés
why-encore-not_connected = Les cases doivent se toucher
why-encore-not_beside = Doit toucher une croix ou la colonne H
why-encore-sheet_size = une feuille a sept lignes de quinze lettres
why-encore-sheet_letter = { $letter } n’est pas une couleur
why-encore-sheet_blocks = les blocs de { $color } ont { $sizes } cases, pas un de chaque de 1 à 6
why-encore-column_stars = la colonne { $column } a { $stars } étoiles, pas une
why-encore-color_stars = { $color } a { $stars } étoiles, pas trois
