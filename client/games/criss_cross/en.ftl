# The first page
game-criss_cross = Criss Cross
game-criss_cross-sentence = Two symbols side by side, twelve times: bring equal ones together.
option-criss_cross-rules = Rules
option-criss_cross-rules-basic = Basic
option-criss_cross-rules-advanced = Advanced
option-criss_cross-rules-advanced-about = the diagonal counts twice, a line without points costs 5

# At the table
bot-points = for points
play-criss_cross-rules-advanced = Play the advanced game
what-criss_cross = write both symbols into two free neighboring boxes
what-start = choose a symbol for your corner, A1; all are equally good
round-short = Round { $number }
round-of = Round { $number } of at most 12
what-second = { $id ->
    [d] now the square symbol, beside it
   *[other] now the { $sign }, beside it
 }
what-confirm-write = confirm below, or tap a symbol to take it back
what-confirm-lost = { $count ->
    [one] { $squares } would stay empty; confirm below, or take a symbol back
   *[other] { $squares } would stay empty; confirm below, or take a symbol back
 }
sign-a = ring
sign-b = triangle
sign-c = asterisk
sign-d = square
sign-e = moon
sign-f = waves
ends-full = The grid is full: that ends the game
ends-room = No two free boxes touch any more: that ends the game
ends-all = No grid has room for a pair any more: that ends the game
ends-others = { $count ->
    [one] You had no room left; { $names } wrote the last pair
   *[other] You had no room left; { $names } wrote the last pairs
 }
waits-others = { $count ->
    [one] You have no room left: { $names } plays on
   *[other] You have no room left: { $names } play on
 }
tie-line = { $totals }. The best single line decides: { $best } to { $other }.
tie-shared = { $totals }, and the best single lines are equal, too: { $best } points each.
see-grid = tap to see the grid
start-signs = First symbols to choose from
line-sum = { $line }: { $points }
line-sum-then = { $line }: { $points }, with this { $then }
diagonal-sum = Diagonal: { $points }
confirm-write = Write
confirm-start = Begin with this
brings-alone = { $count ->
    [one] { $squares } will stay empty
   *[other] { $squares } will stay empty
 }
brings-none = no points
brings-full = no room for a pair after this
hint-start = Tap a symbol
hint-first = { $id ->
    [d] Tap where the square symbol goes
    [f] Tap where the waves go
   *[other] Tap where the { $sign } goes
 }
hint-second = Now a free box next to it

# Moves
move-start = begin with { $sign }
move-write = { $first } { $square }, { $second } { $other }

# What happened
event-started = { $you ->
    [yes] You begin with { $sign }
   *[no] { $name } begins with { $sign }
 }
event-wrote = { $you ->
    [yes] You: { $first } { $square }, { $second } { $other }
   *[no] { $name }: { $first } { $square }, { $second } { $other }
 }
event-finished = { $you ->
    [yes] You have no room left
   *[no] { $name } has no room left
 }
seen-wrote = { $you ->
    [yes] You write
   *[no] { $name } writes
 }

# The score
review-chance-criss_cross = the dice
review-same-criss_cross = The same dice suit one grid better than another.
part-row = Row { $which }
part-column = Column { $which }
part-diagonal = Diagonal

# What it is for
about-line = { $points ->
    [0] { $line }: nothing yet. Two of the same side by side bring 2, three 3, four 8, five 10.
   *[other] { $line } brings { $points }. Two of the same side by side bring 2, three 3, four 8, five 10.
 }
about-line-short = { $line }: with the advanced rules a line without points costs 5. Two of the same side by side bring 2, three 3, four 8, five 10.
about-diagonal = The shaded diagonal counts twice: { $points } so far.
about-score = All rows and columns together. Two of the same side by side bring 2, three 3, four 8, five 10.

count-basic = alike side by side: two = 2, three = 3, four = 8, five = 10
count-advanced = a line without points −5, the diagonal ×2

# Why not
why-done-writing = Both symbols have their place. Tap one of them to take it back.
why-sign-used = This one has its place: tap it in the grid to take it back
why-criss_cross-start_due = { $name } chooses the first symbol now
why-criss_cross-not_rolled = The dice are not rolled yet
why-criss_cross-chosen_already = You have chosen already: wait for the others
why-criss_cross-no_room = You have no two free neighboring boxes any more
why-criss_cross-started_already = The first symbols are written already
why-criss_cross-symbol_taken = { $name } begins with this symbol
why-criss_cross-start_first = First comes the symbol to begin with
why-criss_cross-no_pass = Nobody passes here
why-criss_cross-one_alone = No free box next to this one, and the two symbols must be neighbors
why-criss_cross-other_symbols = The dice show other symbols
why-criss_cross-not_free = { $square } is not free
why-criss_cross-not_side_by_side = It must be right beside the first symbol
when-start = Start
