# L’accueil
game-encore = Encore !
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
sheet-deal = Tirer une nouvelle feuille
sheet-link = Copier un lien vers elle
sheet-plays = { $name } : deux joueurs forts y marquent { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points chacun (sur les feuilles imprimées 25,4 à 27,0).
sheet-own = la vôtre
sheet-paste = Coller votre propre feuille
sheet-help = Sept lignes de quinze lettres : G Y B P O ; une minuscule porte une étoile.
sheet-sound = Cette feuille est valable. Les robots jouent un peu mieux sur les feuilles imprimées.
sheet-unsound = Pas encore : { $reason }
sheet-use = Prendre cette feuille
turn = Tour { $number }
what-encore = prenez une couleur et un nombre
what-first = servez-vous d’abord, le reste va aux autres
what-first-new = servez-vous d’abord ; désormais, vos dés sont perdus pour les autres
what-rest = choisissez dans ce que { $name } a laissé
what-pass = rien ne convient : passez
what-pass-marks = rien ne convient : passez. Pour un joker, il vous manque un « ! »
what-color = maintenant une couleur
what-number = maintenant un nombre
reach-first = { $count ->
    [one] { $what }, en colonne H
   *[other] { $what }, dont une en colonne H
 }
reach-touch = { $count ->
    [one] { $what }, en colonne H ou touchant une croix
   *[other] { $what }, depuis une croix ou la colonne H
 }
jokers-both = { $what } ; ✕ et ? sont des jokers, un « ! » chacun
jokers-color = { $what } ; ✕ est un joker : toute couleur, pour un « ! »
jokers-number = { $what } ; le ? est un joker : tout nombre, pour un « ! »
what-squares = { $count ->
    [one] cochez { $count } case { $color ->
        [vert] verte
        [jaune] jaune
        [bleu] bleue
        [rose] rose
       *[other] { $color }
     }
   *[other] cochez { $count } cases { $color ->
        [vert] vertes
        [jaune] jaunes
        [bleu] bleues
        [rose] roses
       *[other] { $color }
     } qui se touchent
 }
what-squares-joker = { $count ->
    [one] cochez { $count } case de votre choix
   *[other] cochez { $count } cases de même couleur qui se touchent
 }
what-squares-any = cochez 1 à { $count } cases { $color ->
    [vert] vertes
    [jaune] jaunes
    [bleu] bleues
    [rose] roses
   *[other] { $color }
 } qui se touchent
what-squares-any-joker = cochez 1 à { $count } cases de même couleur qui se touchent
what-more = { $count ->
    [one] encore { $count } case
   *[other] encore { $count } cases
 }
what-more-or = encore { $few } ou { $count } cases
what-more-to = encore { $few } à { $count } cases
what-confirm = confirmez en bas, ou annulez
what-confirm-last = confirmez : votre dernier « ! », puis plus de joker
what-confirm-more = confirmez, ou continuez : jusqu’à { $most }
waits-first = { $name } choisit d’abord deux dés
waits-first-new = Dès le tour 4 : { $name } se sert d’abord, et ces dés sont perdus pour les autres
ends-how = fin à 2 couleurs pleines
ends-near = { $name } : 1 couleur sur 2, reste { $count } en { $color }
ends-near-any = { $name } : 1 couleur sur 2, reste { $count } dans une autre
ends-near-many = { $name } : 1 couleur sur 2, reste { $range } dans { $count } autres
ends-range = { $few } à { $many }
ends-last = { $count ->
    [one] { $names } a fini une deuxième couleur : c’est le dernier tour
   *[other] { $names } : deuxième couleur finie, c’est le dernier tour
 }
ends-last-you = Vous avez fini une deuxième couleur : c’est le dernier tour
ends-colors = { $count ->
    [one] { $names } a fini deux couleurs : la partie est finie
   *[other] { $names } : chacun deux couleurs finies, la partie est finie
 }
ends-you = Vous avez fini deux couleurs : la partie est finie
ends-more = { $names } a fini { $colors } couleurs : deux suffisent à finir la partie
ends-more-you = Vous avez fini { $colors } couleurs : deux suffisent à finir la partie
ends-alone = C’était le dernier lancer
ends-last-color = { $ends }. La dernière était le { $color }.
tie-marks = { $totals }. Qui garde le plus de points d’exclamation gagne : { $best } contre { $other }.
dice-all = chacun choisit parmi tous les dés
dice-of = { $name } se sert d’abord
dice-yours = vous vous servez d’abord
rolls = { $next ->
    [yes] lance ensuite
   *[no] a lancé ce tour-ci
 }
about-rolls = { $next ->
    [yes] Le dé : { $name } lance ensuite.
   *[no] Le dé : { $name } a lancé ce tour-ci.
 } Dès le tour 4, qui lance se sert d’abord.
bar-next = Ensuite, c’est à vous
key-p = passer
pass = Passer
pass-confirm = Oui, passer ce tour
pass-only = Rien ne convient : passer
confirm-check = { $count ->
    [one] Cocher { $count } case
   *[other] Cocher { $count } cases
 }
brings-end = termine la partie
brings-last = pas de points
brings-sum = { $points } en tout :
brings-marks = « ! » { $points }
costs-marks = { $count ->
    [one] coûte { $count } point d’exclamation
   *[other] coûte { $count } points d’exclamation
 }
brings-column_claimed = colonne { $letter } { $points }
confirm-special = Utiliser le dé spécial
hint-dice = Touchez vos dés
hint-color = Puis un dé de couleur
hint-number = Puis un dé chiffré
hint-squares = Touchez une case marquée
row-name = Ligne { $row }
color-g = vert
color-y = jaune
color-b = bleu
color-p = rose
color-o = orange
color-x = face noire ✕
any-number = point d’interrogation
a-joker = un joker
joker-as = un joker pour { $what }
costs-mark = un joker, coûte un point d’exclamation
die-taken = pris par { $name }
square-star = étoile
square-golden = dé doré
square-checked = cochée
column-open = Colonne { $letter } : { $upper } d’abord, { $lower } ensuite
column-later = Colonne { $letter } : { $lower }, quelqu’un l’a finie avant
column-claimed = Colonne { $letter } : à vous, { $points }
marks-left = { $count ->
    [one] { $count } point d’exclamation
   *[other] { $count } points d’exclamation
 }

# Les coups
move-pass = passer
move-joker = { $color } et { $number } : { $squares }
a-joker-move = joker
joker-as-move = joker pour { $what }
move-check = { $color } { $number } : { $squares }

# Ce qui s’est passé
event-checked = { $you ->
    [yes] Vous prenez { $color } et { $number } : { $squares }
   *[no] { $name } prend { $color } et { $number } : { $squares }
 }
event-passed = { $you ->
    [yes] Vous choisissez de passer
   *[no] { $name } choisit de passer
 }
event-stuck = { $you ->
    [yes] Vous passez : rien ne convient
   *[no] { $name } passe : rien ne convient
 }
event-column_claimed = { $you ->
    [yes] Vous finissez la colonne { $text } : { $points }
   *[no] { $name } finit la colonne { $text } : { $points }
 }
event-color_claimed = { $you ->
    [yes] Vous finissez le { $color } : { $points }
   *[no] { $name } finit le { $color } : { $points }
 }
seen-checked = { $you ->
    [yes] Vous prenez { $color } et { $number }
   *[no] { $name } prend { $color } et { $number }
 }
did-checked = { $count ->
    [one] { $count } case { $color ->
        [vert] verte
        [bleu] bleue
       *[other] { $color }
     }
   *[other] { $count } cases { $color ->
        [vert] vertes
        [jaune] jaunes
        [bleu] bleues
        [rose] roses
       *[other] { $color }
     }
 }
did-passed = a choisi de passer
did-stuck = a passé : rien ne convenait
did-fills = finit { $what }
did-waits = compte à la fin du tour
line-column = la colonne { $letter }
line-row = la ligne { $row }
counts-later = Ce que { $name } vient de choisir compte à la fin du tour.
did-before = tour d’avant{ $sum } : { $what }

# Le score
review-chance-encore = les dés
review-passes-encore = Vous avez dû passer { $own } fois, { $name } { $other } : avec des « ! » en réserve, des jokers conviennent encore.
part-colors = Couleurs
part-columns = Colonnes
part-marks = « ! » restants
part-stars = Étoiles

# À quoi ça sert
about-column = { $state ->
    [yours] La colonne { $letter } est à vous : { $points } points.
    [later] Colonne { $letter } : quelqu’un l’a finie avant. La finir rapporte { $lower }.
    [shared] Colonne { $letter } : quelqu’un vient de la finir, mais le tour continue. Finissez-la ce tour-ci et vous gagnez aussi { $upper } ; ensuite { $lower }.
   *[open] Colonne { $letter } : qui la finit en premier gagne { $upper }, ensuite { $lower }.
 }
about-color = { $state ->
    [yours] Vous avez fini le { $color } : { $points } points.
    [shared] Quelqu’un vient de finir le { $color }, mais le tour continue. Finissez-le ce tour-ci et vous gagnez aussi { $points } ; ensuite 3.
   *[open] { $left ->
        [one] Il reste { $left } case en { $color } sur cette feuille.
       *[other] Il reste { $left } cases en { $color } sur cette feuille.
     } La couleur entière rapporte { $points }. Qui finit deux couleurs termine la partie.
 }
about-marks = Pour un « ! », vous pouvez prendre un joker : ✕ vaut n’importe quelle couleur, le ? n’importe quel nombre. Chaque « ! » qui reste à la fin vaut 1 point.
about-marks-of = { $count ->
    [one] { $name } a encore { $count } point d’exclamation, donc { $count } joker.
   *[other] { $name } a encore { $count } points d’exclamation, donc autant de jokers.
 }
about-part-colors = Les points des couleurs finies : 5 pour les premiers, 3 pour les suivants.
about-part-columns = Les points des colonnes finies : le nombre du haut pour les premiers, celui du bas pour les suivants.
about-part-marks = Chaque point d’exclamation (!) qui vous reste vaut 1 point.
about-part-stars = Chaque étoile pas encore cochée coûte 2 points. Cochez-la, et vous les récupérez.
about-total = Vos points si la partie finissait maintenant. On commence sous zéro : chaque étoile restante coûte 2, chaque point d’exclamation restant (!) vaut 1.
left-over = chaque étoile restante coûte 2, chaque ! vaut 1

# Pourquoi pas
why-dice-first = Prenez d’abord un dé de couleur et un dé chiffré
why-star-first = Une étoile : la cocher vous évite de perdre 2 points. { $first }.
why-full = { $count ->
    [one] C’est la seule case que les dés permettent. Touchez-la de nouveau pour la reprendre.
   *[other] Ce sont les { $count } cases que les dés permettent. Touchez-en une de nouveau pour la reprendre.
 }
why-pass-touched = Pour passer, annulez d’abord votre choix
why-taken = { $name } a pris ce dé
why-encore-not_rolled = Les dés ne sont pas encore lancés
why-encore-chosen_already = Vous avez déjà choisi : attendez les autres
why-encore-active_first = { $name } se sert d’abord
why-encore-jokers_cost = { $left ->
    [0] Un joker coûte un point d’exclamation, et il n’en reste pas
   *[other] Ces jokers coûtent { $cost } points d’exclamation ; vous en avez { $left }
 }
why-encore-no_die = Aucun dé ne montre cela : { $face }
why-encore-die_taken = Déjà pris : { $face }
why-encore-no_squares = { $colors ->
    [any] Pas moyen d’atteindre { $numbers } cases de même couleur qui se touchent pour l’instant
   *[other] { $many ->
        [0] Aucune case à portée pour l’instant : { $colors }
        [one] Aucune case seule à portée pour l’instant : { $colors }
       *[other] Pas moyen d’atteindre { $numbers } cases qui se touchent en { $colors } pour l’instant
     }
 }
why-encore-joker_too_many = Un joker vaut { $most } cases au plus
why-encore-wrong_count = Pas assez de place : le dé dit { $number }
why-encore-checked_already = Déjà cochée
why-encore-wrong_square = Pas la couleur de vos dés
why-encore-not_connected = Les cases doivent se toucher
why-encore-not_beside = Doit toucher une croix ou être en colonne H
why-encore-sheet_size = une feuille a sept lignes de quinze lettres
why-encore-sheet_letter = { $letter } n’est pas une couleur
why-encore-sheet_blocks = les blocs de { $color } ont { $sizes } cases, pas un de chaque taille de 1 à 6
why-encore-column_stars = la colonne { $column } a { $stars } étoiles, pas une
why-encore-color_stars = { $color } a { $stars } étoiles, pas trois
