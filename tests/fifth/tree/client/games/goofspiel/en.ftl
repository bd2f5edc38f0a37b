# The first page
game-goofspiel = Goofspiel
game-goofspiel-sentence = A card for a card: bid for every prize, all at once.

# At the table
option-goofspiel-suit = Cards
option-goofspiel-suit-13 = Thirteen
option-goofspiel-suit-7 = Seven, for a short game
what-goofspiel = bid for { $prize }
no-prize = The next prize is on its way
the-prize = The prize is { $prize }
has-won = { $name }: { $points }

# Moves
move-bid = bid { $card }

# What happened
event-turned = The prize is { $text }
event-was_bid = { $name } bid { $text }
event-won = { $name } wins { $points }
event-tied = Nobody gets the { $text }

# The score
review-chance-goofspiel = The prizes
part-prizes = Prizes
