# L’accueil
game-flip7 = Flip 7
game-flip7-sentence = Encore une carte ? Deux fois le même numéro, et la manche est perdue.
option-flip7-edition = Règles
option-flip7-edition-fr = Édition française
option-flip7-edition-fr-about = sans carte de départ
option-flip7-edition-en = Édition anglaise
option-flip7-edition-en-about = une carte de départ chacun

# À la table
bot-stop25 = s’arrête à 25
bot-ev = compte les cartes
option-flip7-decks = Paquets
option-flip7-decks-1 = Un paquet, jusqu’à 18 joueurs
option-flip7-decks-2 = Deux paquets
round = Manche { $number }
last-round = { $name ->
    [Vous] Vous aurez { $total } : la partie finit avec cette manche
   *[other] { $name } aura { $total } : la partie finit avec cette manche
 }
what-flip7 = encore une carte ?
what-lost = encore une carte ? Si vous dites stop, { $name } gagne
what-aim = à qui donner { $card } ?
what-only-freeze = il ne reste que vous, donc arrêt à { $worth }
what-only-flip3 = il ne reste que vous, donc trois cartes pour vous
key-t = au joueur suivant à choisir
key-s = dire stop
hit = Encore
stay = Stop
stay-bare = Vous n’avez pas encore de carte : s’arrêter rapporte 0 pour cette manche. Touchez encore pour confirmer.
freeze-bare = Vous n’avez pas encore de points : arrêté, vous marquez 0 pour cette manche. Touchez encore pour confirmer.
dealer = donneur
status-in = en jeu
status-stayed = stop
status-frozen = arrêté
status-busted = a sauté
flip-card = carte { $number } sur 3
flip-card-by = carte { $number } sur 3 de { $by }
in-flip3 = Trois à la suite pour { $name } : carte { $number } sur 3
to-you = vous
aim-at = choisir { $name } : { $does } ({ $worth } devant soi, { $total } en tout)
aim-freeze = arrêter ?
aim-flip3 = 3 cartes ?
aim-chance = donner ?
aim-self-below = Pour la prendre vous-même, touchez le bouton en bas.
aim-only = il ne reste que vous
aim-only-below = { $name } ne joue plus cette manche. Il ne reste que vous : touchez le bouton en bas.
self-freeze = Moi : je m’arrête à { $worth }
self-flip3 = Moi : trois cartes
self-chance = Moi : je la garde
out-stayed = { $worth ->
    [0] Vous avez dit stop : 0 point pour cette manche.
   *[other] Vous avez dit stop : { $worth } à l’abri.
 } Cela ne se reprend pas.
out-frozen = { $worth ->
    [0] On vous a arrêté : 0 point pour cette manche.
   *[other] On vous a arrêté : { $worth } à l’abri.
 }
out-busted = Vous avez sauté : rien pour cette manche.
to-round-end = À la fin de la manche
aim-hint = { $card } : touchez un joueur
deck-left = { $count ->
    [one] carte restante
   *[other] cartes restantes
 }
deck-used = à remélanger
deck-empty = Le paquet est vide : on remélange d’abord les cartes jouées.
deck-risk = { $you ->
    [yes] { $count ->
        [0] aucune ne vous fait sauter
        [one] { $count } vous fait sauter
       *[other] { $count } vous font sauter
     }
   *[no] { $count ->
        [0] aucune ne fait sauter { $name }
        [one] { $count } fait sauter { $name }
       *[other] { $count } font sauter { $name }
     }
 }
deck-risk-chance = { $count ->
    [0] aucune ne coûterait
    [one] { $count } d’elles coûterait
   *[other] { $count } d’elles coûteraient
 } { $you ->
    [yes] votre Seconde Chance
   *[no] la Seconde Chance de { $name }
 }
deck-counts = Numéros restants : { $counts }.
deck-others = { $count ->
    [one] Et une autre carte : { $cards }.
   *[other] Et { $count } autres : { $cards }.
 }
card-freeze = Stop
card-flip3 = Trois à la suite
card-chance = Seconde Chance
card-freeze-does = ce joueur sort et garde ses points
card-flip3-does = ce joueur reçoit trois cartes
card-chance-does = vous en avez déjà une
card-chance-does-busted = vous avez sauté
advised = conseil
this-round = cette manche
of-goal = sur { $goal }
round-end = Fin de la manche { $number }
round-last = La dernière manche
round-over = La manche est finie.
next-round = Manche suivante
to-result = Au résultat
note-busted = a sauté sur un { $card }
chance-card = carte { $card }
note-busted-by = a sauté sur un { $card } · Trois à la suite de { $by }
note-saved = sauvé d’un { $card }
note-flipped_seven = Flip 7 ! { $before } + 15 = { $worth }
note-frozen = arrêté par { $by }
note-frozen-self = a tiré un Stop : hors manche
note-frozen-you = avez tiré un Stop : hors manche
note-flip_three_begun = 3 cartes de { $by }
note-flip_three_begun-self = a pris un Trois à la suite
note-flip_three_begun-you = avez pris un Trois à la suite
note-chance_given = Seconde Chance de { $by }
explain-deck = Les barres : combien de cartes de chaque numéro peuvent encore venir. Rouge : vous avez ce numéro ; un de plus, et vous sautez, sauf Seconde Chance. Pâle : il n’en reste aucun. Les cartes jouées restent de côté jusqu’à ce que le paquet soit vide ; alors on les remélange.
explain-dealer = Donneur : il fait le tour de la table. Le joueur suivant commence, le donneur finit ; à la manche suivante, c’est au prochain de donner.
explain-stayed = Stop : { $worth } à l’abri, et plus aucune carte dans cette manche.
explain-busted = A sauté : un numéro est venu deux fois, cette manche ne rapporte rien. Les manches d’avant restent.
explain-frozen = Arrêté : un Stop finit la manche de qui le reçoit, et ses points comptent, ici { $worth }.
explain-frozen-self = A pris le Stop : { $worth } à l’abri. Un Stop finit la manche de qui le reçoit, et ses points comptent.
explain-saved = Une Seconde Chance a servi ici : le numéro venu deux fois est parti avec elle, et la manche continue.
explain-seven = Sept numéros différents : 15 points de plus, donc { $worth } pour cette manche, et la manche est finie. Les autres gardent ce qu’ils ont devant eux.
explain-points = À gauche : ce que vaut la ligne dans cette manche. À droite, avec la barre fine : toutes les manches d’avant, en route vers { $goal }. Une manche compte si vous dites stop ; qui mène avec { $goal } points ou plus gagne.
explain-chance = Seconde Chance : un numéro qui vient deux fois est défaussé avec cette carte, et vous continuez. Personne n’en garde deux : la deuxième va à quelqu’un qui n’en a pas.
explain-chance_given = Seconde Chance de { $by }, qui en avait déjà une : la deuxième va à quelqu’un qui n’en a pas. Elle sauve une fois.
explain-chance_given-busted = Seconde Chance de { $by } : qui a sauté la passe à quelqu’un qui n’en a pas. Elle sauve une fois.
explain-freeze = Stop : ce joueur sort de la manche et garde ses points.
explain-flip3 = Trois à la suite : ce joueur reçoit trois cartes, l’une après l’autre.
explain-number = Un numéro vaut ce qu’il indique et compte parmi les sept, le 0 aussi. Sa couleur ne compte pas.
explain-double = ×2 double les numéros de cette ligne, et rien d’autre.
explain-plus = Ces points s’ajoutent à la ligne. La carte n’est pas un numéro : elle ne fait jamais sauter et ne compte pas parmi les sept.

# Les coups
move-target = { $name ->
    [Vous] la prendre vous-même
   *[other] la donner à { $name }
 }
move-card = { $name ->
    [Vous] { $card } pour vous-même
   *[other] { $card } pour { $name }
 }

ends-goal = { $name ->
    [Vous] Vous avez { $total } points : le plus grand total gagne.
   *[other] { $name } a { $total } points : le plus grand total gagne.
 }

# Ce qui s’est passé
event-dealt = { $you ->
    [yes] Vous recevez la carte { $card }
   *[no] { $name } reçoit la carte { $card }
 }
event-busted = { $you ->
    [yes] Vous sautez sur un deuxième { $card } : rien pour cette manche
   *[no] { $name } saute sur un deuxième { $card } : rien pour cette manche
 }
event-saved = { $you ->
    [yes] Votre Seconde Chance vous sauve d’un deuxième { $card }
   *[no] Une Seconde Chance sauve { $name } d’un deuxième { $card }
 }
event-flipped_seven = { $you ->
    [yes] Flip 7 ! 15 points de plus pour vous ; la manche est finie, les autres gardent leurs points
   *[no] Flip 7 ! 15 points de plus pour { $name } ; la manche est finie, les autres gardent leurs points
 }
event-stayed = { $you ->
    [yes] Vous dites stop et gardez { $points }
   *[no] { $name } dit stop et garde { $points }
 }
event-frozen = { $yours ->
    [yes] Vous arrêtez { $name }, qui sort avec ses points
   *[no] { $you ->
        [yes] { $by } vous arrête : vous sortez avec vos points
       *[no] { $by } arrête { $name }, qui sort avec ses points
     }
 }
event-frozen-self = { $you ->
    [yes] Vous prenez le Stop et sortez avec vos points
   *[no] { $name } prend le Stop et sort avec ses points
 }
event-flip_three_begun = { $yours ->
    [yes] Vous jouez Trois à la suite : trois cartes pour { $name }
   *[no] { $you ->
        [yes] { $by } joue Trois à la suite : trois cartes pour vous
       *[no] { $by } joue Trois à la suite : trois cartes pour { $name }
     }
 }
event-flip_three_begun-self = { $you ->
    [yes] Vous gardez Trois à la suite : trois cartes pour vous
   *[no] { $name } garde Trois à la suite : trois cartes
 }
event-postponed = { $card } attend que les trois cartes soient données
event-chance_kept = { $you ->
    [yes] Vous gardez une Seconde Chance
   *[no] { $name } garde une Seconde Chance
 }
event-chance_given = { $yours ->
    [yes] Vous en avez déjà une et donnez la Seconde Chance à { $name }
   *[no] { $you ->
        [yes] { $by } en a déjà une et vous donne la Seconde Chance
       *[no] { $by } en a déjà une et donne la Seconde Chance à { $name }
     }
 }
event-chance_given-busted = { $yours ->
    [yes] Vous avez sauté et donnez la Seconde Chance à { $name }
   *[no] { $you ->
        [yes] { $by } a sauté et vous donne la Seconde Chance
       *[no] { $by } a sauté et donne la Seconde Chance à { $name }
     }
 }
event-discarded = La carte { $card } est défaussée
event-unwanted = La carte { $card } est défaussée : personne ne peut la prendre
event-shuffled = Le paquet était vide : on remélange les cartes jouées
event-no_card_left = { $you ->
    [yes] Il n’y a plus de carte pour vous
   *[no] Il n’y a plus de carte pour { $name }
 }
event-round_ended = Fin de la manche : { $scores }

# Le score
review-chance-flip7 = les cartes
part-round = Manche { $which }

# Pourquoi pas
why-flip7-must_hit = Vous n’avez pas encore de carte : prenez-en une
why-flip7-offer_due = C’est le tour de { $name }
why-flip7-card_due = D’abord une carte pour { $name }
why-flip7-target_due = D’abord { $name } dit qui reçoit { $card }
why-flip7-busted_aims_away = Vous avez sauté : choisissez quelqu’un qui joue encore
why-flip7-out_of_round = { $name } ne joue plus cette manche : choisissez quelqu’un qui joue encore
why-flip7-given_away = Vous en avez déjà une : choisissez quelqu’un d’autre
why-flip7-has_chance = { $name } a déjà une Seconde Chance
