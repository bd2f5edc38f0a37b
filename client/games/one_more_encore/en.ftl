# The first page
game-one_more_encore = One More Encore!
game-one_more_encore-sentence = Roll, take two dice or the special one with its bombs, and fill rows, columns and colors.

# At the table
what-one_more_encore = take two dice, or the special one
what-one_more_encore-face = take two dice, or the special one: { $face }
what-bomb = the bomb of row { $row }: up to four squares
what-special-heart = one more heart: each column you fill later brings 1 more
what-special-bomb = a bomb: up to four squares of a 2×2 area, anywhere
what-special-stars = one or two stars that touch a cross, old or new, or lie in column H
what-special-row = up to three squares in one row, each touching a cross, old or new
what-special-block = a whole color block that touches a cross
waits-bomb = { $count ->
    [one] { $waiting }, then the bomb of row { $rows } is yours
   *[other] { $waiting }, then the bombs of rows { $rows } are yours
 }
brings-row = row { $row } +5
brings-row-bonus = row { $row } +5 and { $bonus }
brings-column-golden = { $column } and golden die
brings-dice = { $worth ->
    [2] a golden die { $points } points
    [-2] a golden die { $points } points
   *[other] golden dice { $points } points
 }
brings-golden-back = 1 golden die paid, 1 won back
about-column-golden = Whoever fills it, first or later, also wins a golden die.
brings-hearts_written = hearts { $points }
special-heart = heart
special-bomb = bomb
special-stars = stars
special-row = up to three in one row
special-block = color block
bonus-die = golden die
bonus-bomb = bomb
bonus-heart = heart
bonus-none = bonus gone
row-open = Row { $letter }: 5 points, { $bonus }
row-claimed = Row { $letter }: yours
symbols-left = { $count ->
    [one] 1 golden die
   *[other] { $count } golden dice
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
event-special_used = { $you ->
    [yes] You use the special die ({ $face }): { $squares }
   *[no] { $name } uses the special die ({ $face }): { $squares }
 }
event-special_used-bare = { $you ->
    [yes] You use the special die ({ $face })
   *[no] { $name } uses the special die ({ $face })
 }
did-special = { $count ->
    [one] { $face }: 1 square
   *[other] { $face }: { $count } squares
 }
event-row_claimed = { $you ->
    [yes] You complete row { $text }
   *[no] { $name } completes row { $text }
 }
event-row_claimed-bonus = { $you ->
    [yes] You complete row { $text } first and win: { $bonus }
   *[no] { $name } completes row { $text } first and wins: { $bonus }
 }
event-bonus_used = { $you ->
    [yes] You set off the bomb of row { $row }: { $squares }
   *[no] { $name } sets off the bomb of row { $row }: { $squares }
 }
event-bonus_declined = { $you ->
    [yes] You leave the bomb of row { $row }
   *[no] { $name } leaves the bomb of row { $row }
 }
event-column_claimed-golden = { $you ->
    [yes] You complete column { $text }: { $points } and a golden die
   *[no] { $name } completes column { $text }: { $points } and a golden die
 }
event-hearts_written = { $you ->
    [yes] Your hearts add { $points } in column { $text }
   *[no] { $name }’s hearts add { $points } in column { $text }
 }

# The score
part-rolls = Rolls left
review-chance-one_more_encore = the dice
review-passes-one_more_encore = You had to pass { $own } times, { $name } { $other }: with ! in reserve jokers still fit.
part-rows = Rows
part-hearts = Hearts
part-dice = Golden dice

# What it is for
about-symbols = { $count ->
    [0] The special die costs a golden die, and you have none. Squares with a golden die bring one, so do some rows and column H.
   *[other] The special die costs a golden die; you have { $count }. Squares with a golden die bring one more. Each that is left at the end is worth 2 points.
 }
about-hearts = { $count ->
    [0] With hearts every column you fill brings more: 1 point for each heart you have by then.
   *[other] Every column you fill from now on brings { $count } more, 1 for each heart you have.
 }
about-row = { $state ->
    [yours] Row { $letter } is yours: 5 points.
    [later] Row { $letter }: filling it brings 5 points. Its bonus is gone: { $bonus }.
    [shared] Row { $letter }: somebody has just filled it, and this turn is not over. Fill it in the same turn, and besides 5 points you win the { $bonus }, too.
   *[open] Row { $letter }: filling it brings 5 points, and a { $bonus } to whoever is first.
 }
about-bonus-bomb = A bomb crosses up to four squares of a 2×2 area.
about-bonus-heart = A heart makes each column you fill later worth 1 more.
about-bonus-die = It pays for the special die once more, or is worth 2 points at the end.
about-part-rows = 5 points for each full row.
about-part-hearts = Points that hearts brought with full columns.
about-part-rolls = 2 points for each roll you did not need.
about-part-dice = 2 points for each golden die you have not used.

# Why not
why-dice-or-special-first = First take two dice, or the special one
why-special-first = First take the special die: { $face }
why-golden-first = A golden die: crossing it wins it. It pays for the special die once, or is worth 2 points at the end. { $first }.
why-one_more_encore-no_bomb_due = No bonus bomb is due
why-one_more_encore-bomb_first = { $name } first uses the bomb of row { $row }
why-one_more_encore-other_face = The special die shows: { $face }
why-one_more_encore-die_taken = The special die is taken
why-one_more_encore-no_symbol = The special die costs a golden die, and you have none left: squares with one bring more
why-one_more_encore-heart_squares = A heart crosses no squares
why-one_more_encore-square_count = { $count ->
    [0] Nothing on your sheet fits that
   *[other] { $most } squares at most
 }
why-one_more_encore-checked_already = Already crossed
why-one_more_encore-no_window = A bomb reaches up to four squares of one 2×2 area
why-one_more_encore-no_star = Only stars
why-one_more_encore-star_not_beside = The star must touch a cross or lie in column H
why-one_more_encore-not_one_row = All in one row, please
why-one_more_encore-not_beside = Must touch a cross
why-one_more_encore-not_the_block = All that is left of one color block, and nothing else
why-one_more_encore-block_not_beside = The block must touch a cross
