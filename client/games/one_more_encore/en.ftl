# The first page
game-one_more_encore = One More Encore!
game-one_more_encore-sentence = The same with bombs, hearts and rows: one special die changes everything.

# At the table
what-one_more_encore = two dice or the special
what-bomb = the bomb of row { $row }
special-heart = heart
special-bomb = bomb
special-stars = stars
special-row = three in a row
special-block = color block
bonus-die = special die
bonus-bomb = bomb
bonus-heart = heart
bonus-none = bonus gone
row-open = Row { $letter }: 5 points, { $bonus }
row-claimed = Row { $letter }: yours
symbols-left = { $count ->
    [one] The special die once
   *[other] The special die { $count } times
 }
hearts = { $count ->
    [one] 1 heart
   *[other] { $count } hearts
 }

# Moves
move-special = { $face }: { $squares }
move-bonus = bomb of row { $row }: { $squares }
move-bonus-pass = leave the bomb of row { $row }

# What happened
event-special_used = { $name } uses the special die ({ $face }): { $squares }
event-special_used-bare = { $name } uses the special die ({ $face })
event-row_claimed = { $name } completes row { $text }
event-row_claimed-bonus = { $name } completes row { $text } first and wins: { $bonus }
event-bonus_used = { $name } sets off the bomb of row { $row }: { $squares }
event-bonus_declined = { $name } leaves the bomb of row { $row }
event-hearts_written = { $name }: { $points } for hearts under column { $text }

# The score
part-rolls = Rolls left
review-chance-one_more_encore = The dice
part-rows = Rows
part-hearts = Hearts
part-dice = Special dice
