# La maison
loading = Un instant
lost-title = Il n’y a rien ici
to-home = Vers les quatre jeux
rules = Règles
speak-other = EN: English
turn-theme = Clair ou sombre
close = Fermer
no-server = La table ne répond pas. Réessayez, s’il vous plaît.
you = Vous
guest = Invité
join = Rejoindre

# L’accueil
home-title = Une table, quatre jeux. Bis !
home-sentence = Entre amis, avec des robots ou en solo. Sans compte, sans installation.
home-games = Les jeux
home-code = Vous avez un code ?
home-notice = Bis est un projet libre et non officiel. Les noms des jeux appartiennent à leurs éditeurs.
my-tables = Continuer à jouer
recent-games = Parties récentes
your-turn = À vous
phase-lobby = Pas commencée
phase-sealing = Commence
phase-playing = En cours
phase-over = La partie est finie
game-encore = Encore!
game-encore-sentence = Lancez, prenez une couleur et un nombre, et cochez votre feuille avant les autres.
game-one_more_encore = Encore et Encore !
game-one_more_encore-sentence = La même chose avec des bombes, des cœurs et des lignes : un dé spécial change tout.
game-flip7 = Flip 7
game-flip7-sentence = Encore une carte ? Deux fois le même numéro, et la manche est perdue.
game-criss_cross = Criss Cross
game-criss_cross-sentence = Deux symboles côte à côte, douze fois : réunissez les semblables.
game-players = { $few } à { $many } joueurs
way-bots = Robots
way-friends = Amis
way-here = Un appareil
way-alone = Solo
begin = { $game } : { $way }
no-code-title = Aucune table sous ce code
no-code = Personne ne joue sous { $code }. Une lettre est peut-être fausse, ou la table a été rangée.

# Avant la partie
lobby-seats = Qui joue
no-seats = Personne n’est encore assis
your-name = Votre nom
sit-down = S’asseoir
another-name = Quelqu’un d’autre sur cet appareil
add-name = Ajouter
this-device = sur cet appareil
too-few = Il faut être au moins { $few }
away = absent
begins = commence
who-begins = Qui commence
by-chance = le hasard décide
add-bot = Robot : { $bot }
bot-easy = facile
bot-medium = moyen
bot-hard = difficile
bot-best = le meilleur
other-bots = Autres robots
bot-greedy = gourmand
bot-uniform = étourdi
bot-stop25 = s’arrête à 25
bot-ev = compte les cartes
bot-points = aux points
remove-seat = Retirer { $name }
outside-box = La boîte dit { $few } à { $many } joueurs ; à moins, ça marche aussi.
leave = Se lever
start = Commencer à { $count }
start-alone = Jouer seul
host-starts = L’hôte lance la partie
invite-title = Inviter des amis
invite-code = Code à dicter
invite-link = Lien vers cette table
qr = Code QR du lien vers cette table
copy-link = Copier le lien
copied = Copié
share-link = Envoyer
options = Comment vous jouez
option-sheet = Feuille
option-edition = Règles
option-edition-fr = Édition française : sans donne d’ouverture
option-edition-en = Édition anglaise : une carte chacun pour ouvrir
option-decks = Paquets
option-decks-1 = Un paquet, jusqu’à 18 joueurs
option-decks-2 = Deux paquets
option-rules = Règles
option-rules-basic = De base
option-rules-advanced = Avancées : la diagonale compte double, une ligne sans points coûte 5
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
timer = Temps pour un coup
timer-none = autant que vous voulez
timer-seconds = { $seconds } secondes
time-left = encore { $seconds } secondes
watching-allowed = D’autres peuvent regarder
sealing-title = On scelle les dés
sealing-sentence = Chacun ajoute un peu de hasard, pour que personne ne choisisse les dés. Vous pourrez le vérifier après la partie.

# À la table
connection-lost = Connexion perdue. Votre place et vos coups sont à l’abri.
try-now = Réessayer
refused = Cela n’a pas marché : { $reason }
gone-title = Cette table n’existe pas, ou ne vous est pas ouverte
log = Ce qui s’est passé
turn = Tour { $number }
round = Manche { $number }
watching = Spectateur
waiting-for = On attend { $names }
acts = { $count ->
    [one] { $names } choisit
   *[other] { $names } choisissent
 }
table-rolls = Les dés roulent
now-you = À vous : { $what }
now-name = { $name } : { $what }
what-encore = prenez deux dés
what-one_more_encore = deux dés ou le spécial
what-flip7 = encore une carte ?
what-criss_cross = deux symboles à écrire
what-aim = pour qui est { $card } ?
what-bomb = la bombe de la ligne { $row }
what-start = choisissez le premier symbole
name-away = { $name } (absent)
you-watch = Vous regardez.
take-bot = Prendre la place d’un robot
you-left = Un robot joue à votre place.
take-back = Reprendre votre place
take-seat = S’asseoir ici
plays-bot = robot
bot-for = Laisser un robot jouer pour { $name }
keys = Touches et mouvement
key-d = au dé suivant
key-g = à la case marquée suivante
key-t = au joueur suivant à choisir
key-arrows = de case en case, de dé en dé
key-enter = toucher
key-u = annuler
key-p = passer
key-c = confirmer
key-h = encore une carte
key-s = rester
key-l = ce qui s’est passé, et qui joue
key-help = cette page
letters-on = Les lettres pressent les boutons
pace = Mouvement
pace-usual = comme d’habitude
pace-slow = lent
pace-none = aucun
choosing = choisit…
has-chosen = a choisi
leave-game = Se lever ; un robot continue
take-over = Prendre la place de { $name }
dice = Dés
undo = Annuler
pass = Passer
pass-confirm = Oui, passer ce tour
confirm-check = { $count ->
    [one] Cocher { $count } case
   *[other] Cocher { $count } cases
 }
confirm-special = Utiliser le dé spécial
hint-dice = Touchez vos dés
hint-squares = Touchez une case marquée
not-yet = Les autres choisissent
total = Total
player = Joueur
scores = Scores
sheet-of = Feuille de { $name }
enlarge = points, agrandir la feuille
row-name = Ligne { $row }

# Couleurs, cases, dés
color-g = vert
color-y = jaune
color-b = bleu
color-p = rose
color-o = orange
color-x = couleur au choix
any-number = nombre au choix
costs-mark = coûte un point d’exclamation
die-taken = pris
special-heart = cœur
special-bomb = bombe
special-stars = étoiles
special-row = trois dans une ligne
special-block = bloc de couleur
bonus-die = dé spécial
bonus-bomb = bombe
bonus-heart = cœur
bonus-none = bonus parti
square-star = étoile
square-golden = dé doré
square-free = libre
square-checked = cochée
square-chosen = choisie
square-legal = permise
square-last = dernier coup
column-open = Colonne { $letter } : { $upper } d’abord, { $lower } ensuite
column-later = Colonne { $letter } : { $lower }, le premier est parti
column-claimed = Colonne { $letter } : à vous, { $points }
row-open = Ligne { $letter } : 5 points, { $bonus }
row-claimed = Ligne { $letter } : à vous
marks-left = { $count ->
    [one] { $count } point d’exclamation
   *[other] { $count } points d’exclamation
 }
symbols-left = Le dé spécial { $count } fois
hearts = { $count ->
    [one] { $count } cœur
   *[other] { $count } cœurs
 }

# Flip 7
hit = Encore
stay = Stop
dealer = donneur
status-in = en jeu
status-stayed = stop
status-frozen = arrêté
status-busted = sauté
flips-left = encore { $count }
aim-at = choisir { $name } : { $worth } devant soi, { $total } en tout
choose = choisir
aim-hint = { $card } : touchez un joueur
deck-left = cartes restent
deck-counts = Cartes restantes par numéro : { $counts }
card-freeze = Stop
card-flip3 = Trois à la suite
card-chance = Seconde Chance
card-freeze-does = ce joueur sort et garde ses points
card-flip3-does = ce joueur reçoit trois cartes
card-chance-does = elle sauve une fois

# Criss Cross
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

# La fin
over-alone = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
over-you = Vous gagnez !
over-won = { $count ->
    [one] { $names } gagne
   *[other] { $names } partagent la victoire
 }
rating = Niveau { $rating }
bis = Bis !
bis-join = Bis ! Vers la partie suivante
replay = Revoir
record = Partie écrite
dice-check = Vérifier les dés
dice-check-sentence = Avant la partie, le serveur a publié l’empreinte de sa graine ; puis chacun a ajouté sa part. Ensemble, elles décident de tout. Votre navigateur retire maintenant tout à partir de l’enregistrement ; « bis verify » fait de même.
dice-checking = On retire tout …
dice-unchecked = L’enregistrement n’a pas pu être lu. Réessayez, s’il vous plaît.
dice-first = Premier : { $name }
dice-fits = { $count ->
    [one] Tout concorde : la graine donne ce lancer ou cette carte.
   *[other] Tout concorde : la graine donne les { $count } lancers ou cartes.
 }
dice-wrong = Le numéro { $number } ne concorde pas : la graine donne « { $drawn } », l’enregistrement dit « { $recorded } ».
fits = concorde :
fits-not = ne concorde pas :
dice-commit = Publié avant la partie (SHA-256)
dice-share = Ajouté par { $name }
dice-seed = La graine, ouverte
dice-kept = La graine est bien celle promise.
dice-broken = La graine n’est pas celle promise !
replay-start = La partie commence
replay-back = Un pas en arrière
replay-forth = Un pas en avant
replay-play = Lecture
replay-pause = Pause
replay-line = Étape
replay-speed = Vitesse
copy-position = Lien vers cette étape
to-table = À la table

# L’entraîneur
hint = Conseil
hint-thinking = L’entraîneur réfléchit …
hint-slow = Le conseil se prépare encore …
hint-closer = C’est un premier regard ; un autre, plus précis, va suivre …
hint-best = Le mieux : { $move }. { $worth }
hint-play = Jouer ce coup
hint-near = aussi bon, pour autant qu’on sache
key-i = un conseil, en solo ou avec des robots
advised = conseil
worth = { $points } points
worth-win = { $points } points · gagne { $win }
try-again = Réessayer
move-pass = passer
move-check = { $color } { $number } : { $squares }
move-special = { $face } : { $squares }
move-bonus = bombe de la ligne { $row } : { $squares }
move-bonus-pass = laisser la bombe de la ligne { $row }
move-target = la donner à { $name }
move-start = commencer par { $sign }
move-write = { $first } { $square }, { $second } { $other }
review = Analyse
review-of = Analyse de { $game }
review-queued = D’autres parties passent d’abord …
review-running = L’entraîneur regarde chaque décision …
review-not-over = La partie n’est pas finie. L’analyse vient après le dernier coup.
review-whose = La partie de
review-all = tout le monde
review-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
review-chance-encore = Les dés
review-chance-one_more_encore = Les dés
review-chance-flip7 = Les cartes
review-chance-criss_cross = Les dés
review-gave = { $you ->
    [yes] { $what } vous ont donné { $amount }.
   *[no] { $what } ont donné { $amount } à { $name }.
 }
review-took = { $you ->
    [yes] { $what } vous ont pris { $amount }.
   *[no] { $what } ont pris { $amount } à { $name }.
 }
review-even = { $what } n’ont guère avantagé ni gêné.
review-lost = { $count ->
    [one] { $you ->
        [yes] Une de vos erreurs a coûté { $amount }.
       *[no] Une erreur a coûté { $amount }.
     }
   *[other] { $you ->
        [yes] Vos { $count } erreurs ont coûté { $amount }.
       *[no] { $count } erreurs ont coûté { $amount }.
     }
 }
review-clean = L’entraîneur n’a trouvé aucune erreur.
amount-points = { $points } points
amount-win = { $win } de chances de gagner ({ $points } points)
account = Du début à la fin
account-start = Début
account-luck = Chance
account-own = Ses coups
account-others = Les autres
account-final = Fin
curve-win = Chances de gagner
curve-points = Score attendu
curve-start = début
curve-end = fin
curve-seat = { $name } : de { $from } à { $to }, au moins { $low }, au plus { $high }.
curve-marks = Les numéros marquent les décisions les plus coûteuses.
costliest = Les décisions les plus coûteuses
costliest-none = Aucune décision n’était clairement une erreur.
costliest-none-close = { $count ->
    [one] Une était trop serrée pour en juger.
   *[other] { $count } étaient trop serrées pour en juger.
 }
decision-costs = coûte { $amount }
decision-noise = à { $noise } près
decision-played = Joué
decision-better = Mieux
decision-shown = Montré sur la feuille
decision-replay = Dans la partie
decisions = Toutes les décisions
decisions-mistakes = Seulement les erreurs
decisions-count = { $count ->
    [one] { $count } décision
   *[other] { $count } décisions
 }
decision-best = mieux : { $move }
step = Étape { $number }
verdict-only = seul coup
verdict-best = le meilleur
verdict-fine = bon
verdict-silent = trop serré pour en juger
verdict-mistake = erreur
verdict-blunder = grosse erreur
review-copy = Lien vers cette analyse

# Les parties d’un score
part-colors = Couleurs
part-columns = Colonnes
part-rows = Lignes
part-hearts = Cœurs
part-marks = Points !
part-dice = Dés spéciaux
part-stars = Étoiles
part-rolls = Lancers restants
part-round = Manche { $which }
part-row = Ligne { $which }
part-column = Colonne { $which }
part-diagonal = Diagonale

# Le journal
event-rolled = Lancer : { $dice }
event-checked = { $name } : { $squares } ({ $color }, { $number })
event-passed = { $name } passe
event-column_claimed = { $name } finit la colonne { $text } : { $points }
event-color_claimed = { $name } finit la couleur { $color } : { $points }
event-special_used = { $name } utilise le dé spécial ({ $face }) : { $squares }
event-special_used-bare = { $name } utilise le dé spécial ({ $face })
event-row_claimed = { $name } finit la ligne { $text }
event-row_claimed-bonus = { $name } finit la ligne { $text } en premier et gagne : { $bonus }
event-bonus_used = { $name } fait sauter la bombe de la ligne { $row } : { $squares }
event-bonus_declined = { $name } laisse la bombe de la ligne { $row }
event-hearts_written = { $name } : { $points } de cœurs sous la colonne { $text }
event-dealt = { $name } reçoit { $card }
event-busted = { $name } saute avec { $card }
event-saved = Une Seconde Chance sauve { $name } du { $card }
event-flipped_seven = { $name } a sept numéros !
event-stayed = { $name } dit stop
event-frozen = { $by } arrête { $name }
event-frozen-self = { $name } s’arrête
event-flip_three_begun = { $by } donne trois cartes à { $name }
event-flip_three_begun-self = { $name } prend trois cartes
event-postponed = { $card } attend que les trois cartes soient données
event-chance_kept = { $name } garde une Seconde Chance
event-chance_given = { $by } donne une Seconde Chance à { $name }
event-discarded = { $card } est défaussée
event-shuffled = La défausse devient le nouveau paquet
event-no_card_left = Il n’y a plus de carte pour { $name }
event-round_ended = Fin de la manche : { $scores }
event-started = { $name } commence par { $sign }
event-wrote = { $name } : { $first } { $square }, { $second } { $other }
event-finished = { $name } n’a plus de place
event-ended = La partie est finie
