# The first page
game-flip7 = Flip 7
game-flip7-sentence = One more card? The same number twice and your round is gone.
option-flip7-edition = Rules
option-flip7-edition-fr = French edition
option-flip7-edition-fr-about = no opening deal
option-flip7-edition-en = English edition
option-flip7-edition-en-about = one card each to open

# At the table
bot-stop25 = stops at 25
bot-ev = counts cards
option-flip7-decks = Decks
option-flip7-decks-1 = One deck, up to 18 players
option-flip7-decks-2 = Two decks
round = Round { $number }
last-round = { $name ->
    [You] You will have { $total }: the game ends with this round
   *[other] { $name } will have { $total }: the game ends with this round
 }
what-flip7 = one more card?
what-lost = one more card? If you stay now, { $name } wins
what-aim = who gets { $card }?
what-only-freeze = only you are left, so you stop with { $worth }
what-only-flip3 = only you are left, so you take three cards
key-t = to the next player to choose
key-s = stay
hit = One more
stay = Stay
stay-bare = You have no card yet: staying brings 0 this round. Tap again if you mean it.
freeze-bare = You have no points yet: frozen, you get 0 this round. Tap again if you mean it.
dealer = dealer
status-in = in
status-stayed = stayed
status-frozen = frozen
status-busted = bust
flip-card = card { $number } of 3
flip-card-by = card { $number } of 3 from { $by }
in-flip3 = Flip Three for { $name }: card { $number } of 3
to-you = you
aim-at = choose { $name }: { $does } ({ $worth } in front, { $total } in all)
aim-freeze = freeze?
aim-flip3 = 3 cards?
aim-chance = give it?
aim-self-below = To take it yourself, press the button below.
aim-only = nobody else is left
aim-only-below = { $name } is out of this round. Only you are left: press the button below.
self-freeze = Myself: I stop with { $worth }
self-flip3 = Myself: three cards for me
self-chance = Myself: I keep it
out-stayed = { $worth ->
    [0] You stay: 0 points this round.
   *[other] You stay: { $worth } safe.
 } Staying cannot be taken back.
out-frozen = { $worth ->
    [0] You are frozen: 0 points this round.
   *[other] You are frozen: { $worth } safe.
 }
out-busted = You are bust: nothing this round.
to-round-end = To the end of the round
aim-hint = { $card }: tap a player
deck-left = { $count ->
    [one] card left
   *[other] cards left
 }
deck-used = to reshuffle
deck-empty = The deck is empty: the used cards are shuffled in first.
deck-risk = { $count ->
    [0] none busts
    [one] 1 card busts
   *[other] { $count } of them bust
 } { $you ->
    [yes] you
   *[no] { $name }
 }
deck-risk-chance = { $count ->
    [0] none would cost
    [one] 1 card would cost
   *[other] { $count } of them would cost
 } { $you ->
    [yes] your
   *[no] { $name }’s
 } Second Chance
deck-counts = Numbers left: { $counts }.
deck-others = { $count ->
    [one] And one other card: { $cards }.
   *[other] And { $count } others: { $cards }.
 }
card-freeze = Freeze
card-flip3 = Flip Three
card-chance = Second Chance
card-freeze-does = that player is out and keeps the points
card-flip3-does = that player gets three cards
card-chance-does = you have one already
card-chance-does-busted = you are bust
advised = hint
this-round = this round
of-goal = of { $goal }
round-end = End of round { $number }
round-last = The last round
round-over = The round is over.
next-round = Next round
to-result = To the result
note-busted = bust with { $card }
chance-card = card { $card }
note-busted-by = bust with { $card } · Flip Three from { $by }
note-saved = saved from { $card }
note-flipped_seven = Flip 7! { $before } + 15 = { $worth }
note-frozen = frozen by { $by }
note-frozen-self = drew a Freeze: frozen
note-frozen-you = drew a Freeze: frozen
note-flip_three_begun = 3 cards from { $by }
note-flip_three_begun-self = took a Flip Three
note-flip_three_begun-you = took a Flip Three
note-chance_given = Second Chance from { $by }
explain-deck = The bars: how many of each number can still come. Red: you have that number; one more of it and you are bust, unless a Second Chance saves you. Pale: none is left. Used cards stay out until the deck is empty; then they are shuffled in again.
explain-dealer = Dealer: asks around the table. The player after the dealer is first, the dealer is last; the next round has the next dealer.
explain-stayed = Stayed: { $worth } safe, and no more cards in this round.
explain-busted = Bust: a number came twice, so this round brings nothing. What was there before the round stays.
explain-frozen = Frozen: a Freeze ends the round for whoever gets it, and their points count, here { $worth }.
explain-frozen-self = Took the Freeze: safe with { $worth }. A Freeze ends the round for whoever gets it, and their points count.
explain-saved = A Second Chance was spent here: the number that came twice was thrown away with it, and the round goes on.
explain-seven = Seven different numbers: 15 points more, so { $worth } this round, and the round is over. The others keep what lies in front of them.
explain-points = Left: what the line counts this round. Right, with the thin bar: all rounds before, on the way to { $goal }. A round counts when you stay; whoever leads with { $goal } points or more wins.
explain-chance = Second Chance: a number that comes twice is thrown away with this card, and you play on. Nobody holds two: a second one goes to somebody who has none.
explain-chance_given = Second Chance from { $by }: { $by } already held one, and a second one goes to somebody who has none. It saves from one bust.
explain-chance_given-busted = Second Chance from { $by }: whoever is bust passes it on to somebody who has none. It saves from one bust.
explain-freeze = Freeze: that player is out of the round and keeps the points.
explain-flip3 = Flip Three: that player gets three cards, one after the other.
explain-number = A number counts what it says, and one of the seven; the 0 does, too. Its color means nothing.
explain-double = ×2 doubles the numbers of this line, and nothing else.
explain-plus = These points are added to the line. The card is no number: it never busts, and does not count among the seven.

# Moves
move-target = { $name ->
    [You] take it yourself
   *[other] give it to { $name }
 }
move-card = { $name ->
    [You] { $card } for yourself
   *[other] { $card } for { $name }
 }

ends-goal = { $name ->
    [You] You have { $total } points: the highest total wins.
   *[other] { $name } has { $total } points: the highest total wins.
 }

# What happened
event-dealt = { $you ->
    [yes] You get { $card }
   *[no] { $name } gets { $card }
 }
event-busted = { $you ->
    [yes] You bust with { $card }: nothing this round
   *[no] { $name } busts with { $card }: nothing this round
 }
event-saved = { $you ->
    [yes] Your Second Chance saves you from { $card }
   *[no] A Second Chance saves { $name } from { $card }
 }
event-flipped_seven = { $you ->
    [yes] You flip seven: 15 points more! The round is over, and the others keep theirs
   *[no] { $name } flips seven: 15 points more! The round is over, and the others keep theirs
 }
event-stayed = { $you ->
    [yes] You stay and keep { $points }
   *[no] { $name } stays and keeps { $points }
 }
event-frozen = { $yours ->
    [yes] You freeze { $name }: out, the points are safe
   *[no] { $you ->
        [yes] { $by } freezes you: out, your points are safe
       *[no] { $by } freezes { $name }: out, the points are safe
     }
 }
event-frozen-self = { $you ->
    [yes] You take the Freeze: out, your points are safe
   *[no] { $name } takes the Freeze: out, the points are safe
 }
event-flip_three_begun = { $yours ->
    [yes] You play Flip Three: three cards for { $name }
   *[no] { $you ->
        [yes] { $by } plays Flip Three: three cards for you
       *[no] { $by } plays Flip Three: three cards for { $name }
     }
 }
event-flip_three_begun-self = { $you ->
    [yes] You keep Flip Three: three cards for you
   *[no] { $name } keeps Flip Three: three cards
 }
event-postponed = { $card } waits until the three cards are dealt
event-chance_kept = { $you ->
    [yes] You keep a Second Chance
   *[no] { $name } keeps a Second Chance
 }
event-chance_given = { $yours ->
    [yes] You already have one and give { $name } the Second Chance
   *[no] { $you ->
        [yes] { $by } already has one and gives you the Second Chance
       *[no] { $by } already has one and gives { $name } the Second Chance
     }
 }
event-chance_given-busted = { $yours ->
    [yes] You are bust and give { $name } the Second Chance
   *[no] { $you ->
        [yes] { $by } is bust and gives you the Second Chance
       *[no] { $by } is bust and gives { $name } the Second Chance
     }
 }
event-discarded = { $card } is discarded
event-unwanted = { $card } is discarded: nobody can take it
event-shuffled = The deck was empty: the used cards are shuffled in again
event-no_card_left = { $you ->
    [yes] No card is left for you
   *[no] No card is left for { $name }
 }
event-round_ended = End of the round: { $scores }

# The score
review-chance-flip7 = the cards
part-round = Round { $which }

# Why not
why-flip7-must_hit = You have no card yet: take one
why-flip7-offer_due = It is the turn of { $name }
why-flip7-card_due = { $name } gets a card first
why-flip7-target_due = { $name } first says who gets the { $card }
why-flip7-busted_aims_away = You are out: choose somebody who still plays
why-flip7-out_of_round = { $name } is out of this round: choose somebody who still plays
why-flip7-given_away = You have one already: choose somebody else
why-flip7-has_chance = { $name } has a Second Chance already
