# La maison
rules-of = Règles : { $game }
rules-as-in = Comme dans { $game } : { $title }
rules-instead = Dans { $game } : { $rule }
rules-same = Comme dans { $game }
rules-search = Chercher dans les règles
rules-open-all = Tout ouvrir
rules-close-all = Tout fermer
rules-ids = Numéros des règles
rules-found = { $count ->
    [0] Rien trouvé
    [one] { $count } règle
   *[other] { $count } règles
 }
rule-see = Voir la règle { $rule }
rules-here = À cette table : { $options }
# What people look for = what the rules call it.
rules-synonyms =
    égalité, nul, aequo, pareil = partag, égalité
    passe-partout, jolly = joker
    arrêter, quitter, rester = stop, passer
    perdre, perdu, mort, éliminé = saut
    vainqueur, victoire = gagne
    carré, cellule, champ = case
    cocher, rayer, barrer = coch, croix
    jeter, tirer = lance
    multiplier = double
    pioche = paquet
    cimetière, usées, tas = défauss
    battre, brasser = mélang
    pénalité, malus, négatif = retirez
    solitaire, solo = seul
    personnes, gens = joueur


# Avant la partie
lobby-seats = Qui joue
no-seats = Personne n’est encore assis
your-name = Votre nom
sit-down = S’asseoir
name-first = Écrivez d’abord votre nom.
another-name = Quelqu’un d’autre sur cet appareil
add-name = Ajouter
this-device = sur cet appareil
too-few = Il faut être au moins { $few }
away = absent
begins = commence
who-begins = Qui commence
by-chance = le hasard décide
add-bot = Robot : { $bot }
other-bots = Autres robots
bot-greedy = gourmand
bot-uniform = étourdi
remove-seat = Retirer { $name }
outside-box = La boîte dit { $few } à { $many } joueurs ; à moins, ça marche aussi.
leave = Quitter la table
start = Commencer à { $count }
start-alone = Jouer seul
host-starts = L’hôte lance la partie
invite-title = Inviter des amis
invite-code = Code à dicter
invite-link = Lien vers cette table
qr = Code QR du lien vers cette table
share-link = Envoyer
options = Comment vous jouez
timer = Temps pour un coup
timer-none = autant que vous voulez
timer-seconds = { $seconds } secondes
time-left = encore { $seconds } secondes
watching-allowed = D’autres peuvent regarder
lock = Fermer la table aux nouveaux
locked = L’hôte a fermé la table aux nouveaux.
host = hôte
renamed = Quelqu’un porte déjà ce nom ici ; vous êtes donc { $name }.
for-good = Exclure { $name } de cette table
for-good-short = Exclure
for-good-sure = Pour de bon ? { $name } ne pourra plus revenir, même pour regarder. Touchez encore pour exclure.
for-good-yes = Pour de bon ?
sealing-title = { $luck ->
    [cards] On scelle les cartes
   *[dice] On scelle les dés
 }
sealing-sentence = { $luck ->
    [cards] Chacun ajoute un peu de hasard, pour que personne ne choisisse les cartes. Vous pourrez le vérifier après la partie.
   *[dice] Chacun ajoute un peu de hasard, pour que personne ne choisisse les dés. Vous pourrez le vérifier après la partie.
 }
sealing-again = Le serveur a été rétabli à partir d’une sauvegarde. On scelle les dés à nouveau, pour qu’aucun lancer déjà vu ne revienne ; puis la partie continue.
sealing-device = { $luck ->
    [cards] La partie vient d’un appareil. Désormais, ses cartes sont scellées ; celles données là-bas ne peuvent pas être vérifiées.
   *[dice] La partie vient d’un appareil. Désormais, ses dés sont scellés ; ceux lancés là-bas ne peuvent pas être vérifiés.
 }

# À la table
connection-lost = Connexion perdue. Votre place et vos coups sont à l’abri.
not-kept-full = Il n’y a plus de place sur cet appareil : cela n’a pas été gardé. Faites de la place, puis réessayez.
not-kept-refused = Ce navigateur ne garde rien : cela n’a pas été gardé.
try-now = Réessayer
the-rule = La règle
unsay = Reprendre
brings-nothing = pas encore de points
closed-gone = Cette table n’existe pas, ou ne vous est pas ouverte
closed-aside = Ce serveur ne peut pas lire cette table ; elle est gardée telle quelle
old-title = Cette page est plus ancienne que le serveur
reload = La recharger
log = Ce qui s’est passé
watching = Spectateur
waiting-for = On attend { $names }
acts = { $count ->
    [one] { $names } choisit
   *[other] { $names } choisissent
 }
holds = Prenez votre temps, puis continuez
table-rolls = { $luck ->
    [cards] La carte suivante arrive
   *[dice] Les dés roulent
 }
now-you = À vous : { $what }
now-name = { $name } : { $what }
name-away = { $name } (absent)
you-watch = Vous regardez.
you-left = Un robot joue à votre place.
take-back = Reprendre votre place
plays-bot = robot
bot-for = Remplaçant : laisser un robot jouer pour { $name }
stand-in = Remplaçant
to-seats = Vers les places
ask-seat = La demander
ask-seat-of = La demander : la place de { $name }
claim-seat = C’est moi
claim-seat-of = C’est moi : { $name }
seat-asked = Vous avez demandé à l’hôte la place de { $name }.
seat-granted = L’hôte est d’accord : la place de { $name } est à vous après ce tour.
claimed = Quelqu’un à la table doit confirmer que vous êtes { $name }.
asks-seat = { $name } aimerait la place de { $seat }.
seat-soon = { $name } reçoit la place de { $seat } après ce tour.
claims = Quelqu’un, sur un autre appareil, dit : je suis { $name }. Est-ce vrai ?
seat-yes = Laisser s’asseoir
claim-yes = Oui, c’est vrai
answer-no = Non
withdraw = Renoncer
no-seat = Pas de place cette fois.
acting-host = Vous êtes l’hôte tant que l’hôte est absent.
keys = Touches
key-d = au dé suivant
key-g = à la case marquée suivante
cap-home = Début
cap-end = Fin
cap-enter = Entrée
cap-escape = Échap
key-arrows = de case en case, de dé en dé
key-enter = toucher
key-u = annuler
key-c = le bouton principal
key-r = la règle, quand elle est proposée
key-l = ce qui s’est passé, et qui joue
key-help = cette page
speed = Vitesse
speed-calm = calme
speed-normal = normale
speed-quick = rapide
speed-none = immobile
choosing = choisit…
has-chosen = a choisi
leave-game = Quitter ; un robot continue
end-game = Terminer la partie sans résultat
end-sure = Vraiment terminer ? Alors personne ne gagne.
end-not = Continuer quand même
end-agreed = { $count ->
    [one] { $names } voudrait arrêter ici ; la partie finit quand tous sont d’accord.
   *[other] { $names } voudraient arrêter ici ; la partie finit quand tous sont d’accord.
 }
dice = Dés
undo = Annuler
undo-nothing = Rien n’est encore choisi. Un coup confirmé ne se reprend que tant que d’autres choisissent encore.
undo-nothing-alone = Rien n’est encore choisi. Un coup confirmé est joué.
not-yet = Les autres choisissent
all-chosen = { $count ->
    [one] Vous avez choisi
   *[other] Tout le monde a choisi
 }
total = Total
player = Joueur
scores = Scores
sheet-of = { $name ->
    [Vous] Votre feuille
   *[other] Feuille de { $name }
 }
enlarge = points, agrandir la feuille

# Cases
square-free = libre
square-chosen = choisie
square-legal = permise
square-last = dernier coup

# La fin
over-alone = { $count ->
    [one] { $points } point
   *[other] { $points } points
 }
over-ended = Terminée sans résultat
over-ended-agreed = Tous ont convenu d’arrêter la partie ici.
over-ended-alone = Vous avez terminé la partie ici.
over-look = Voir la table
over-ended-too_long = La partie était devenue trop longue pour que quelqu’un la gagne.
rating = Niveau { $rating }
bis = Bis !
bis-join = Vers la partie suivante
replay = Revoir
record = Enregistrer la partie
review-about = l’avis de l’entraîneur sur chaque décision
replay-about = la partie, pas à pas
record-about = un fichier, pour la revoir n’importe où
dice-check = { $luck ->
    [cards] Vérifier les cartes
   *[dice] Vérifier les dés
 }
dice-check-about = tout était-il régulier ?
dice-fair = { $luck ->
    [cards] Oui : les cartes ont été tirées et scellées avant la partie, et personne n’a pu les changer.
   *[dice] Oui : les dés ont été tirés et scellés avant la partie, et personne n’a pu les changer.
 }
dice-how = Comment c’est vérifié
dice-check-sentence = Avant la partie, le serveur a publié l’empreinte de sa graine, puis chacun celle de sa part ; ensuite, les parts ont été révélées. Ensemble, elles décident de tout. Votre navigateur refait maintenant tous les tirages à partir de l’enregistrement ; « bis verify » fait de même.
dice-checking = On refait tous les tirages…
dice-unchecked = L’enregistrement n’a pas pu être lu. Réessayez, s’il vous plaît.
dice-first = Premier : { $name }
dice-fits = { $count ->
    [one] Tout concorde : la graine donne ce lancer ou cette carte.
   *[other] Tout concorde : la graine donne les { $count } lancers ou cartes.
 }
dice-wrong = Le numéro { $number } ne concorde pas : la graine donne « { $drawn } », l’enregistrement dit « { $recorded } ».
fits = concorde :
fits-not = ne concorde pas :
dice-commit = Publié avant la partie (SHA-256)
dice-share = Ajouté par { $name }
dice-seed = La graine, révélée
dice-kept = La graine est bien celle promise.
dice-broken = La graine n’est pas celle promise !
dice-unkept = La part de { $name } n’est pas celle promise !
dice-promise = Promis par { $name } (SHA-256)
dice-watched = { $count ->
    [one] Et c’est bien la partie que cet appareil a suivie : ce qui a été publié, promis et ajouté, et le seul lancer ou la seule carte qu’il a vus.
   *[other] Et c’est bien la partie que cet appareil a suivie : ce qui a été publié, promis et ajouté, et les { $count } lancers ou cartes qu’il a vus.
 }
dice-unwatched = Cet appareil n’a pas suivi la partie ; il ne peut donc pas dire si l’enregistrement est bien le sien.
device-whole = { $luck ->
    [cards] Cette partie a été jouée sur un appareil : personne ne peut vérifier ses cartes.
   *[dice] Cette partie a été jouée sur un appareil : personne ne peut vérifier ses dés.
 }
bring = Continuer entre amis
bring-sentence = La partie passe au serveur, et des amis peuvent prendre la place des robots. Dès lors, les dés sont scellés à nouveau.
bring-over = Garder avec mes parties
bring-over-sentence = La partie passe au serveur : elle y reste avec vos autres parties, et l’entraîneur peut l’analyser.
bring-failed = Cela n’a pas marché. La partie est toujours ici ; réessayez, s’il vous plaît.
dice-apart = L’enregistrement n’est pas celui de la partie que cet appareil a suivie !
dice-undone = { $count ->
    [one] La table a été remise à un moment antérieur ; un lancer ou une carte a été repris.
   *[other] La table a été remise à un moment antérieur ; { $count } lancers ou cartes ont été repris.
 }
dice-resealed = { $luck ->
    [cards] Les cartes ont été scellées à nouveau à partir du numéro { $event }.
   *[dice] Les dés ont été scellés à nouveau à partir du numéro { $event }.
 }
dice-withheld = { $name } a promis une part et ne l’a pas révélée.
dice-device = { $luck ->
    [cards] La partie a commencé sur un appareil. Les { $count } premières cartes y ont été données et ne peuvent pas être vérifiées.
   *[dice] La partie a commencé sur un appareil. Les { $count } premiers lancers y ont été faits et ne peuvent pas être vérifiés.
 }
misfit-commit = Avant la partie, le serveur a publié { $seen } ; l’enregistrement dit { $recorded } : la graine a été choisie plus tard.
misfit-from = Un sceau commençait au numéro { $seen } ; l’enregistrement dit { $recorded }.
misfit-promise = { $name } a promis { $seen } ; l’enregistrement dit { $recorded }.
misfit-share = { $name } a ajouté { $seen } ; l’enregistrement dit { $recorded }.
misfit-seal = L’enregistrement nomme un sceau dont cet appareil n’a jamais rien su : { $recorded }.
misfit-roll = À la ligne { $line }, cet appareil a vu « { $seen } » ; l’enregistrement dit « { $recorded } ».
record-sentence = L’enregistrement d’une partie, tel que Bis le sauvegarde, est rejoué ici pas à pas, et ses dés ou ses cartes sont tirés à nouveau. Il reste sur cet appareil.
record-file = Choisir un fichier
record-text = ou son texte
record-read = Le lire
record-another = Un autre enregistrement
record-wrong = Ce n’est pas l’enregistrement d’une partie conforme aux règles : la ligne { $line } ne peut pas être juste.
record-unread = L’enregistrement n’a pas pu être lu.
replay-start = La partie commence
replay-chosen = { $you ->
    [yes] Vous avez choisi ; on le verra quand tout le monde aura choisi
   *[no] { $name } a choisi ; on le verra quand tout le monde aura choisi
 }
replay-back = Un pas en arrière
replay-forth = Un pas en avant
replay-play = Lecture
replay-pause = Pause
replay-line = Étape
replay-speed = Vitesse
copy-position = Lien vers cette étape
to-table = À la table

# Qui on est ici
arrive-title = Vos parties, sur cet appareil
arrive-sentence = Cet appareil aura alors les places et les parties de celui qui a fait le lien.
arrive = Apporter mes parties ici
arrive-own = { $tables ->
    [one] Cet appareil a une table à lui. Elle reste où elle est, mais cet appareil n’y aura plus de place.
   *[other] Cet appareil a { $tables } tables à lui. Elles restent où elles sont, mais cet appareil n’y aura plus de place.
 }
arrive-anyway = Apporter quand même mes parties ici
arrive-not = Laisser comme c’est
arrive-late = Ce lien a déjà servi, ou il est trop vieux. Faites-en un nouveau sur l’autre appareil.
closed-forgotten = On vous a oublié ici

# Une table à effacer
delete-table = Effacer cette table
delete-question = Effacer cette table ?
delete-sentence = Il n’en restera rien : ni coups, ni scores, ni enregistrement. Cela se fait quand tous ceux qui sont assis ici sont d’accord.
delete-sentence-now = Il n’en restera rien : ni coups, ni scores, ni enregistrement. Cela se fait tout de suite.
delete-agree = Oui, l’effacer
delete-back = Non, la garder
delete-wanted = Proposé par { $names } : effacer cette table. Cela se fait quand tous ceux qui sont assis ici sont d’accord.
delete-take-back = La garder quand même
closed-deleted = Cette table a été effacée par tous ceux qui y étaient

# Une première partie
learn-title = { $game } : première partie
learn-leave = Quitter ; vous pourrez continuer plus tard
learn-teacher = Votre professeur
learn-lesson = Leçon { $number } sur { $count } : { $title }
learn-back = Un pas en arrière
learn-forth = Continuer
learn-next = Leçon suivante
learn-finish = C’était tout !
learn-read = Touchez d’abord « { $button } » en bas.
learn-otherwise = Cela se joue aussi. Ici, essayez ce qui est marqué.
learn-take-back = Reprenez d’abord ce qui est en { $squares } : la flèche en bas.
learn-done = C’est tout ce qu’il faut savoir !
learn-done-sentence = { $count ->
    [one] Vous savez jouer à { $game }. Un robot vous attend.
   *[other] Vous savez jouer à { $game }. Les robots vous attendent.
 }
learn-play = Jouer maintenant
learn-with = { $count ->
    [one] Vous et un robot : { $bot }
   *[other] Vous et { $count } robots : { $bot }
 }
learn-easier = { $count ->
    [one] Jouer contre un robot plus facile
   *[other] Jouer contre des robots plus faciles
 }
learn-bots = Combien de bots, et de quelle force
learn-again = Tout reprendre du début

# L’entraîneur
hint = Conseil
hint-thinking = L’entraîneur réfléchit…
hint-slow = L’entraîneur se prépare encore…
hint-closer = C’est un premier regard ; un autre, plus précis, va suivre…
hint-best = Le mieux : { $move }. { $worth }
hint-play = Jouer ce coup
hint-order = Quelques-uns des meilleurs, selon vos chances de gagner ; d’autres peuvent les valoir
hint-order-all = Classés selon vos chances de gagner
hint-decided = { $won ->
    [yes] Vous avez presque gagné, quel que soit le coup. Classés par points
   *[no] Vous ne pouvez presque plus gagner, quel que soit le coup. Classés par points
 }
hint-holds = Continuez d’abord, en bas : ensuite, il y aura de nouveau des conseils
hint-odds = { $what } : { $parts }
hint-near = aussi bon, pour autant qu’on sache
hint-near-first = aussi bon que le coup 2, pour autant qu’on sache
hint-ahead-near = en sa faveur : { $what }
hint-ahead = contrairement au coup 2 : { $what }
hint-look = Un indice
hint-look-told = Un indice : { $what }
hint-moves = Meilleurs coups
sure-title = Vraiment ?
sure-cost = L’entraîneur, un robot très fort, pense que cela coûte sans doute { $amount }.
sure-drop = L’entraîneur, un robot très fort, pense que vos chances de gagner tomberaient de { $from } à { $to }.
sure-better = Mieux :
sure-hard = pourquoi, c’est difficile à voir : essayé bien des fois, il a mieux marché
sure-same = pour l’instant, les deux se valent ; essayé bien des fois, celui-ci a mieux marché
why-more = D’où viennent les points
sure-show = Montrer
sure-not = Réfléchir encore
sure-yes = Le jouer quand même
sure-now = Jouer tout de suite
sure-looking = L’entraîneur regarde…
sure-best = L’entraîneur aurait fait pareil
sure-best-first = L’entraîneur, un robot très fort, aurait fait pareil
sure-fine = À peu près aussi bon que le coup de l’entraîneur
sure-fine-first = À peu près aussi bon que le coup de l’entraîneur, un robot très fort
sure-close = Peut-être un peu moins bon que le coup de l’entraîneur : difficile à dire
sure-behind = Coûte des points, mais ne change guère vos chances de gagner : vous êtes loin derrière
sure-ahead = Coûte des points, mais ne change guère vos chances de gagner : vous êtes loin devant
sure-lost = Vous ne pouvez plus guère gagner, quoi que vous jouiez
sure-unable = L’entraîneur n’a pas pu regarder ce coup
sure-setting = Me demander avant une erreur
key-i = un conseil, en solo ou avec des robots
worth = { $count ->
    [one] { $points } point attendu à la fin
   *[other] { $points } points attendus à la fin
 }
worth-less = { $count ->
    [one] { $points } point de moins
   *[other] { $points } points de moins
 }
worth-more = { $count ->
    [one] { $points } point de plus
   *[other] { $points } points de plus
 }
worth-near = aussi bon
worth-same = autant de points
worth-wins = { $win } de victoires
try-again = Réessayer
review = Analyse
review-of = Analyse : { $game }
review-queued = { $ahead ->
    [0] En attente de son tour…
    [one] En attente de son tour : une autre partie passe d’abord…
   *[other] En attente de son tour : environ { $ahead } autres parties passent d’abord…
 }
review-running = L’entraîneur regarde chaque décision de chacun…
review-so-far = Erreurs trouvées jusqu’ici
review-takes = Cela prend souvent une minute.
review-longer = C’est plus long que d’habitude : son ordinateur est lent ou occupé.
review-left = { $seconds ->
    [one] Encore quelques secondes.
   *[other] Encore { $seconds } secondes environ.
 }
review-left-minutes = { $minutes ->
    [one] Encore une minute environ.
   *[other] Encore { $minutes } minutes environ.
 }
review-meanwhile = Vous pouvez partir : elle se fait sans vous, et vous la trouverez ici.
review-ended = La partie s’est terminée sans résultat ; il n’y a rien à analyser.
review-not-over = La partie n’est pas finie. L’analyse vient après le dernier coup.
review-whose = La partie de
review-all = tout le monde
review-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
 }
review-outcome-won = { $you ->
    [yes] Vous avez gagné : { $own } à { $other }.
   *[no] { $name } a gagné : { $own } à { $other }.
 }
review-outcome-lost = { $you ->
    [yes] Vous avez perdu : { $own } à { $other }.
   *[no] { $name } a perdu : { $own } à { $other }.
 }
review-outcome-shared = { $you ->
    [yes] Vous partagez la victoire : { $own } à { $other }.
   *[no] { $name } partage la victoire : { $own } à { $other }.
 }
review-luck-amount = { $noise ->
    [0] { $count ->
        [one] { $luck } point
       *[other] { $luck } points
     }
   *[other] { $count ->
        [one] { $luck } point
       *[other] { $luck } points
     } (l’entraîneur peut se tromper de { $noise })
 }
review-luck = { $how ->
    [good] { $you ->
        [yes] Vous avez eu beaucoup de chance avec { $what }.
       *[no] { $name } a eu beaucoup de chance avec { $what }.
     }
    [fair] { $you ->
        [yes] Vous avez eu un peu de chance avec { $what }.
       *[no] { $name } a eu un peu de chance avec { $what }.
     }
    [poor] { $you ->
        [yes] Vous avez eu un peu de malchance avec { $what }.
       *[no] { $name } a eu un peu de malchance avec { $what }.
     }
    [bad] { $you ->
        [yes] Vous avez eu beaucoup de malchance avec { $what }.
       *[no] { $name } a eu beaucoup de malchance avec { $what }.
     }
   *[even] { $you ->
        [yes] Chance et malchance avec { $what } se sont compensées pour vous.
       *[no] Chance et malchance avec { $what } se sont compensées pour { $name }.
     }
 }
review-winner = { $name } (victoire)
review-average = { $you ->
    [yes] Votre chance avec { $what } : ni bonne ni mauvaise, { $amount }.
   *[no] La chance de { $name } avec { $what } : ni bonne ni mauvaise, { $amount }.
 }
review-lucky = { $you ->
    [yes] Vous avez eu de la chance avec { $what } : { $amount }.
   *[no] { $name } a eu de la chance avec { $what } : { $amount }.
 }
review-unlucky = { $you ->
    [yes] Vous n’avez pas eu de chance avec { $what } : { $amount }.
   *[no] { $name } n’a pas eu de chance avec { $what } : { $amount }.
 }
review-lost = { $count ->
    [one] { $you ->
        [yes] Vous avez fait une erreur, qui a coûté { $amount }.
       *[no] { $name } a fait une erreur, qui a coûté { $amount }.
     }
   *[other] { $you ->
        [yes] Vous avez fait { $count } erreurs, qui ont coûté { $amount }.
       *[no] { $name } a fait { $count } erreurs, qui ont coûté { $amount }.
     }
 }
review-dropped = { $count ->
    [one] { $you ->
        [yes] Vous avez fait une erreur : elle a fait tomber vos chances de gagner de { $from } à { $to }.
       *[no] { $name } a fait une erreur : elle a fait tomber ses chances de gagner de { $from } à { $to }.
     }
   *[other] { $you ->
        [yes] Vous avez fait { $count } erreurs : la pire a fait tomber vos chances de gagner de { $from } à { $to }.
       *[no] { $name } a fait { $count } erreurs : la pire a fait tomber ses chances de gagner de { $from } à { $to }.
     }
 }
review-bot = { $you ->
    [yes] { $count ->
        [one] Un coup a été joué par le robot qui a continué pour vous : il ne compte pas contre vous.
       *[other] { $count } coups ont été joués par le robot qui a continué pour vous : ils ne comptent pas contre vous.
     }
   *[no] Un robot a continué pour { $name } : ses coups ne comptent contre personne.
 }
review-lost-rest = De petits écarts avec les coups d’un robot très fort ont encore fait perdre { $amount }.
review-clean = L’entraîneur n’a trouvé aucune erreur.
review-clean-close = Aucun coup n’était clairement une erreur. Mais plusieurs, peut-être un peu moins bons que ceux d’un bot fort (« difficile à dire » dans la liste de toutes les décisions), ont pu coûter ensemble une partie des chances.
review-close = { $count } autres coups étaient peut-être un peu moins bons que ceux d’un bot fort : ensemble, ils ont pu coûter { $how ->
    [more] plus que
    [less] moins que
   *[as] à peu près autant que
 } { $mistakes ->
    [one] cette erreur
   *[other] ces erreurs
 }.
review-decided-moves = { $won ->
    [yes] Les coups ont décidé : dans l’ensemble, les vôtres étaient meilleurs que ceux de { $name }.
   *[no] Les coups ont décidé{ $small ->
        [yes] , bien des fois de peu
       *[no] {""}
     } : dans l’ensemble, ceux de { $name } étaient meilleurs que les vôtres.
 }
review-decided-luck = La chance a décidé, plus que les coups.
review-decided-both = Les deux ont décidé : la chance et { $small ->
    [yes] bien des coups qui ont coûté un peu chacun
   *[no] les coups
 }.
review-rival = { $count ->
    [one] { $name } a fait une erreur.
   *[other] { $name } a fait { $count } erreurs.
 }
review-clean-small = Aucune erreur coûteuse ; de petites pertes ont coûté { $amount } en tout.
review-ahead = { $you ->
    [first] Vous aviez { $count } d’avance sur { $next }
    [second] { $name } avait { $count } d’avance sur vous
   *[none] { $name } avait { $count } d’avance sur { $next }
 }. { $kind ->
    [rounds] Manche par manche
   *[parts] Poste par poste
 }, { $you ->
    [first] vous et { $next }
    [second] { $name } et vous
   *[none] { $name } et { $next }
 } : { $parts }.
amount-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
 }
amount-chance = { $count ->
    [one] { $win } point de pourcentage de chances de gagner
   *[other] { $win } points de pourcentage de chances de gagner
 }
account = Du début à la fin, en points
account-about = Attendu : ce qu’un joueur très fort obtient en moyenne depuis le début. Chance : ce que { $what } ont changé. Ses coups : ce qu’ils ont perdu par rapport à ceux d’un joueur très fort.
account-start = Attendu
account-luck = Chance
account-own = Ses coups
account-final = Fin
curve-win = Chances de gagner
curve-points = Score attendu
curve-start = début
curve-end = fin
curve-seat = { $name } : de { $from } à { $to }, au moins { $low }, au plus { $high }.
curve-marks = Les numéros renvoient aux décisions ci-dessous.
curve-luck = { $luck ->
    [cards] Les cartes
   *[dice] Les dés
 }
curve-expected = si des bots forts continuaient, environ : { $parts }
curve-read = Ce qui a fait bouger la courbe, pas à pas
curve-read-how = Faites glisser, ou touchez la courbe, pour voir ce qui l’a fait bouger.
costliest = Les décisions les plus coûteuses
costliest-none = Aucune décision n’était clairement une erreur.
costliest-none-close = { $count ->
    [one] Pour une, c’est difficile à dire.
   *[other] Pour { $count }, c’est difficile à dire.
 }
decision-costs = coûte { $amount }
decision-drop = chances de gagner de { $from } à { $to }
decision-played = Joué
decision-better = Mieux
decision-other = À peu près aussi bon
decision-coach = Le coup de l’entraîneur
decision-why-points = En sa faveur : { $reasons }.
decision-points = Plus de points, guère plus de chances
decision-why = Le meilleur coup { $reasons }.
decision-why-best = Ce coup { $reasons }.
decision-why-soon = S’il y a plus à dire sur le pourquoi, ce sera à la fin de l’analyse.
decision-why-later = L’entraîneur attend plus du meilleur coup à la fin, sans pouvoir dire pourquoi.
decision-shown = Montré sur la feuille
decision-shows = Montré ci-dessous : « { $what } »
decision-replay = Dans la partie
decisions = Toutes les décisions
decisions-mistakes = Seulement les erreurs
decisions-count = { $count ->
    [one] { $count } décision
   *[other] { $count } décisions
 }
decision-best = mieux : { $move }
step = Étape { $number }
verdict-only = seul coup
verdict-best = le meilleur
verdict-fine = bon
verdict-silent = difficile à dire
verdict-decided = n’importait guère : la partie était presque jouée
verdict-mistake = erreur
verdict-blunder = erreur coûteuse
review-copy = Lien vers cette analyse

# Le journal
event-rolled = Lancer : { $dice }
event-rolled-by = { $you ->
    [yes] Vous lancez : { $dice }
   *[no] { $name } lance : { $dice }
 }
event-ended = La partie est finie

# Les sons
sound-offer = Activer des sons doux ?
sound-offer-felt = Activer des sons doux et une légère vibration ?
sound-on = Oui, volontiers
sound-off = Non
notify-offer = Voulez-vous que le navigateur vous prévienne quand c’est à vous et que vous regardez ailleurs ?

# Le journal : qui joue pour qui
log-empty = Rien encore
log-earlier = Montrer ce qui précède
log-left = { $you ->
    [yes] Vous vous levez ; un robot continue
   *[no] { $name } se lève ; un robot continue
 }
log-stood_in = { $yours ->
    [yes] Vous appelez un robot pour { $name }
   *[no] { $you ->
        [yes] { $by } appelle un robot pour vous
       *[no] { $by } appelle un robot pour { $name }
     }
 }
log-stood_in-alone = { $you ->
    [yes] Un robot joue pour vous
   *[no] Un robot joue pour { $name }
 }
log-sent_away = { $you ->
    [yes] On vous a fait quitter la table ; un robot continue
   *[no] { $name } a été renvoyé de la table ; un robot continue
 }
log-timed_out = { $you ->
    [yes] Vous n’avez plus de temps ; un robot joue ce coup
   *[no] { $name } n’a plus de temps ; un robot joue ce coup
 }
log-took_back = { $you ->
    [yes] Vous êtes de retour
   *[no] { $name } est de retour
 }
log-took_over = { $you ->
    [yes] Vous prenez la place de { $text }
   *[no] { $name } prend la place de { $text }
 }
log-came_here = { $points ->
    [one] La partie vient d’un appareil : le lancer ou la carte d’avant a été tiré là-bas, et personne ne peut le prouver
   *[other] La partie vient d’un appareil : les { $points } lancers ou cartes d’avant ont été tirés là-bas, et personne ne peut les prouver
 }

# Pourquoi pas
why-game-over = La partie est finie
why-table-ended = La partie a été arrêtée sans résultat
why-table-gone_on = La partie a continué depuis ; choisissez encore
why-table-nothing_to_unsay = Trop tard : tout le monde le voit
why-table-resealing = Les dés sont scellés à nouveau ; un instant
why-table-bot_plays = Un robot joue pour vous : reprenez d’abord votre place
why-table-host_only = Seul l’hôte peut faire cela
why-table-full = La table est complète
why-table-locked = L’hôte a fermé la table
why-server-too_busy = La table est très occupée ; réessayez
why-server-not_stored = Cela n’a pas pu être gardé ; réessayez
why-server-coach_gave_up = L’entraîneur n’a pas trouvé ; réessayez dans un moment
why-table-begun = La partie a commencé
why-table-not_over = La partie n’est pas finie
why-table-seated = Vous avez déjà une place ici
why-table-seatless = Vous n’avez pas de place à cette table
why-table-not_yours = Ce n’est pas votre place
why-table-not_free = Seule la place d’un robot peut être prise maintenant
why-table-ask_first = La partie est en cours : demandez cette place à l’hôte
why-table-bad_name = Un nom a au moins une lettre ou un chiffre, et { $most } au plus
why-table-too_many_for = On peut jouer ici à { $most } au plus
why-table-still_there = { $name } est là
why-table-not_long_away = { $name } vient seulement de partir
why-table-no_witness = Personne d’autre n’est assis ici pour se porter garant de vous
why-table-no_request = Plus personne ne le demande
why-table-too_many_requests = Trop de gens demandent une place ici ; attendez un peu
why-table-asked_already = Vous venez de demander ; attendez un peu
why-table-too_many_signs = Cela suffit pour l’instant ; attendez un peu
why-table-not_waited_for = { $name } ne fait attendre personne depuis longtemps
why-table-nudged_already = On vient de relancer { $name }
why-table-hints_alone = Les conseils sont pour qui joue en solo ou avec des robots
why-table-hints_playing = Il n’y a de conseils que pendant la partie
why-table-hints_in_turn = Ce n’est pas à vous : il n’y a rien à choisir
why-server-no_watchers = L’hôte ne veut pas de spectateurs
why-server-unwell = Rien ne peut être gardé pour l’instant

# Les gens et les robots
people = Joueurs
bot-of = robot, { $bot }
add-bots = Ajouter un robot
bot-quick = rapide
bot-denial = gêneur
bot-tuned = soigneux
about-bot-quick = Comme le meilleur, mais réfléchit moins.
about-bot-denial = Regarde aussi ce qu’il faut aux autres, et le prend avant eux.
about-bot-tuned = Suit des règles simples, éprouvées sur beaucoup de parties.
about-bot-ev = Calcule ce que vaut en moyenne une carte de plus.
about-bot-points = Joue pour ses propres points, quoi que fassent les autres.
about-bot-stop25 = S’arrête dès qu’il a 25 points.
about-bot-greedy = Prend ce qui compte le plus tout de suite, sans penser à la suite.
about-bot-uniform = Joue n’importe quel coup, au hasard.
change-name = Changer le nom { $name }
new-name = Nouveau nom
rename = Changer
another-here = Quelqu’un d’autre joue sur cet appareil
full = La table est complète : { $most } y jouent. Vous pouvez regarder.
watchers = { $count ->
    [one] Une personne regarde
   *[other] { $count } personnes regardent
 }
removed = L’hôte a donné votre place. Vous pouvez regarder, ou vous rasseoir si l’hôte est d’accord.
closed-out = Cette table ne vous est plus ouverte
closed-out-sentence = L’hôte vous l’a fermée, ou l’a fermée à tous ceux qui regardent.
wait-friends = Envoyez le lien à vos amis. Quand ils sont là, vous lancez la partie.
wait-here = Ajoutez les autres joueurs de cet appareil.
invite-late = Qui ouvre le lien peut regarder, et demander la place d’un robot.
tv-open = Pour la télé
tv-sentence = La table en grand pour toute la pièce, sur une télé ou un ordinateur. Vous jouez sur vos téléphones.
played-bot = un robot a continué
leave-sure = Vraiment quitter ? Un robot continue pour vous.
react = Faire un signe
sign-of = { $name } : { $sign }
sign-bravo = bravo
sign-laugh = ha ha
sign-wow = oh là là
sign-oops = oh non
sign-heart = joli
nudge = Relancer { $name }
nudged = { $name } vous relance : c’est à vous

# Une soirée
bis-other = { $game } ensuite !
bis-others = Les mêmes, à un autre jeu
bis-others-bots = Un autre jeu
bis-wanted = { $count ->
    [one] { $names } veut rejouer.
   *[other] { $names } veulent rejouer.
 }
bis-wanted-other = Proposé par { $names } : { $game } ensuite.
bis-waits = { $game } : on attend l’accord de { $names }.
bis-opens = Un instant : la partie suivante commence.
bis-now = Ne pas attendre
evening = { $count ->
    [one] Ce soir : 1 partie
   *[other] Ce soir : { $count } parties
 }
evening-won = gagné

# Sur le téléviseur
tv-join = Scannez pour jouer ou regarder
tv-code = ou entrez le code
tv-at = sur { $address }
tv-waiting = La partie commence quand l’hôte la lance.

# Réglages
set-color = Votre couleur
set-color-any = auto
set-color-g = vert
set-color-y = jaune
set-color-b = bleu
set-color-p = rose
set-color-o = orange
set-language = Langue
set-light = Thème
light-auto = automatique
light-light = clair
light-dark = sombre
set-sound = Sons
set-vibration = Vibration
set-notify = Me prévenir quand c’est à moi et que je regarde ailleurs
set-reactions = Réactions des autres : bravo, oh non…
set-reactions-short = montrer
set-sure = Me demander avant une erreur (en solo ou contre des robots)
set-sure-about = quand un coup coûte à coup sûr 2 % des chances de gagner ou plus ; en solo, un demi-point
set-letters = Les lettres servent de raccourcis
