# The first page
game-flip7 = Flip 7
game-flip7-sentence = One more card? The same number twice and your round is gone.

# At the table
bot-stop25 = stops at 25
bot-ev = counts cards
option-flip7-edition = Rules
option-flip7-edition-fr = French edition: no opening deal
option-flip7-edition-en = English edition: one card each to open
option-flip7-decks = Decks
option-flip7-decks-1 = One deck, up to 18 players
option-flip7-decks-2 = Two decks
what-flip7 = one more card?
what-aim = who gets { $card }?
key-t = to the next player to choose
key-h = one more card
key-s = stay
hit = One more
stay = Stay
dealer = dealer
status-in = in
status-stayed = stayed
status-frozen = frozen
status-busted = bust
flips-left = { $count } to come
aim-at = choose { $name }: { $worth } in front, { $total } in all
choose = choose
aim-hint = { $card }: tap a player
deck-left = cards left
deck-counts = Cards left by number: { $counts }
card-freeze = Freeze
card-flip3 = Flip Three
card-chance = Second Chance
card-freeze-does = that player is out and keeps the points
card-flip3-does = that player gets three cards
card-chance-does = it saves from one bust
advised = hint

# Moves
move-target = give it to { $name }

# What happened
event-dealt = { $name } gets { $card }
event-busted = { $name } busts with { $card }
event-saved = A Second Chance saves { $name } from { $card }
event-flipped_seven = { $name } flips seven!
event-stayed = { $name } stays
event-frozen = { $by } freezes { $name }
event-frozen-self = { $name } freezes
event-flip_three_begun = { $by } gives { $name } three cards
event-flip_three_begun-self = { $name } takes three cards
event-postponed = { $card } waits until the three cards are dealt
event-chance_kept = { $name } keeps a Second Chance
event-chance_given = { $by } gives { $name } a Second Chance
event-discarded = { $card } is discarded
event-shuffled = The discards become the new deck
event-no_card_left = No card is left for { $name }
event-round_ended = End of the round: { $scores }

# The score
review-chance-flip7 = The cards
part-round = Round { $which }

# Why not
why-flip7-must_hit = You have no card yet: take one
why-flip7-offer_due = It is the turn of { $name }
why-flip7-card_due = { $name } gets a card first
why-flip7-target_due = { $name } first says who gets the { $card }
why-flip7-busted_aims_away = You are out: choose somebody who still plays
why-flip7-out_of_round = { $name } is out of this round
why-flip7-given_away = You have one already: choose somebody else
why-flip7-has_chance = { $name } has a Second Chance already
