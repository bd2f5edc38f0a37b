# The first page
game-encore = Encore!
game-encore-sentence = Roll, take a color and a number, and cross off your sheet before the others do.

# At the table
option-encore-sheet = Sheet
sheet-classic = classic
sheet-pink = pink
sheet-blue = blue
sheet-green = green
sheet-orange = orange
sheet-purple = purple
sheet-yellow = yellow
sheet-deal = Deal a new sheet
sheet-link = Copy a link to it
sheet-plays = { $name }: two strong players get { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points each on it (on printed sheets 25.4 to 27.0).
sheet-own = your own
sheet-paste = Paste a sheet of your own
sheet-help = Seven rows of fifteen letters: G Y B P O; a small letter has a star.
sheet-sound = This sheet is sound. Bots play the printed sheets a little better.
sheet-unsound = Not yet: { $reason }
sheet-use = Use this sheet
turn = Turn { $number }
what-encore = take a color and a number
what-first = take first; the others get the rest
what-first-new = take first; from now on the dice you take are gone for the others
what-rest = take from what { $name } left
what-pass = nothing fits: pass
what-pass-marks = nothing fits: pass. For a joker you have no ! left
what-color = now a color
what-number = now a number
reach-first = { $count ->
    [one] { $what }, in column H
   *[other] { $what }, one of them in column H
 }
reach-touch = { $count ->
    [one] { $what }, at a cross or in column H
   *[other] { $what }, beginning at a cross or in column H
 }
jokers-both = { $what }; ✕ and ? are jokers, one “!” each
jokers-color = { $what }; ✕ is a joker: any color, for one “!”
jokers-number = { $what }; ? is a joker: any number, for one “!”
what-squares = { $count ->
    [one] cross 1 { $color } square
   *[other] cross { $count } { $color } squares that touch
 }
what-squares-joker = { $count ->
    [one] cross 1 square of any color
   *[other] cross { $count } squares of one color that touch
 }
what-squares-any = cross 1 to { $count } { $color } squares that touch
what-squares-any-joker = cross 1 to { $count } squares of one color that touch
what-more = { $count ->
    [one] 1 more square
   *[other] { $count } more squares
 }
what-more-or = { $few } or { $count } more squares
what-more-to = { $few } to { $count } more squares
what-confirm = confirm below, or undo
what-confirm-last = confirm: your last !, then no more jokers
what-confirm-more = confirm, or go on: up to { $most }
waits-first = { $name } takes two dice first
waits-first-new = New from turn 4: { $name } takes first, and those dice are gone
ends-how = ends at 2 full colors
ends-near = { $name }: 1 of 2 colors, { $color } lacks { $count }
ends-near-any = { $name }: 1 of 2 colors, another lacks { $count }
ends-near-many = { $name }: 1 of 2 colors, { $count } others lack { $range }
ends-range = { $few } to { $many }
ends-last = { $count ->
    [one] { $names } has filled a second color: this is the last turn
   *[other] { $names }: a second color filled, this is the last turn
 }
ends-last-you = You have filled a second color: this is the last turn
ends-colors = { $count ->
    [one] { $names } has filled two colors: that ends the game
   *[other] { $names } have each filled two colors: that ends the game
 }
ends-you = You have filled two colors: that ends the game
ends-more = { $names } has filled { $colors } colors: two are enough to end the game
ends-more-you = You have filled { $colors } colors: two are enough to end the game
ends-alone = That was the last roll
ends-last-color = { $ends }. The last one was { $color }.
tie-marks = { $totals }. Whoever has more exclamation marks left wins: { $best } to { $other }.
dice-all = all choose from all the dice
dice-of = { $name } takes first
dice-yours = you take first
rolls = { $next ->
    [yes] rolls next
   *[no] rolled this turn
 }
about-rolls = { $next ->
    [yes] The die: { $name } rolls next.
   *[no] The die: { $name } rolled this turn.
 } From turn 4 on, whoever rolls takes first.
bar-next = You are next
key-p = pass
pass = Pass
pass-confirm = Yes, pass this turn
pass-only = Nothing fits: pass
confirm-check = { $count ->
    [one] Cross 1 square
   *[other] Cross { $count } squares
 }
brings-end = ends the game
brings-last = no points
brings-sum = { $points } in all:
brings-marks = ! { $points }
costs-marks = { $count ->
    [one] costs 1 exclamation mark
   *[other] costs { $count } exclamation marks
 }
brings-column_claimed = column { $letter } { $points }
confirm-special = Use the special die
hint-dice = Tap your dice
hint-color = Now a color die
hint-number = Now a number die
hint-squares = Tap a marked square
row-name = Row { $row }
color-g = green
color-y = yellow
color-b = blue
color-p = pink
color-o = orange
color-x = black side ✕
any-number = question mark
a-joker = a joker
joker-as = a joker as { $what }
costs-mark = a joker, costs an exclamation mark
die-taken = taken by { $name }
square-star = star
square-golden = golden die
square-checked = checked
column-open = Column { $letter }: { $upper } first, { $lower } later
column-later = Column { $letter }: { $lower }, the first is gone
column-claimed = Column { $letter }: yours, { $points }
marks-left = { $count ->
    [one] 1 exclamation mark left
   *[other] { $count } exclamation marks left
 }

# Moves
move-pass = pass
move-joker = { $color } and { $number }: { $squares }
a-joker-move = joker
joker-as-move = joker as { $what }
move-check = { $color } { $number }: { $squares }

# What happened
event-checked = { $you ->
    [yes] You take { $color } and { $number }: { $squares }
   *[no] { $name } takes { $color } and { $number }: { $squares }
 }
event-passed = { $you ->
    [yes] You choose to pass
   *[no] { $name } chooses to pass
 }
event-stuck = { $you ->
    [yes] You pass: nothing fits
   *[no] { $name } passes: nothing fits
 }
event-column_claimed = { $you ->
    [yes] You complete column { $text }: { $points }
   *[no] { $name } completes column { $text }: { $points }
 }
event-color_claimed = { $you ->
    [yes] You complete { $color }: { $points }
   *[no] { $name } completes { $color }: { $points }
 }
seen-checked = { $you ->
    [yes] You take { $color } and { $number }
   *[no] { $name } takes { $color } and { $number }
 }
did-checked = { $count ->
    [one] 1 square, { $color }
   *[other] { $count } squares, { $color }
 }
did-passed = chose to pass
did-stuck = passed: nothing fits
did-fills = fills { $what }
did-waits = counts at the turn’s end
line-column = column { $letter }
line-row = row { $row }
counts-later = What { $name } chose now counts when the turn is over.
did-before = last turn{ $sum }: { $what }

# The score
review-chance-encore = the dice
review-passes-encore = You had to pass { $own } times, { $name } { $other }: with ! in reserve jokers still fit.
part-colors = Colors
part-columns = Columns
part-marks = ! left
part-stars = Stars

# What it is for
about-column = { $state ->
    [yours] Column { $letter } is yours: { $points } points.
    [later] Column { $letter }: somebody filled it before. Filling it brings { $lower }.
    [shared] Column { $letter }: somebody has just filled it, and this turn is not over. Fill it in the same turn, and you get { $upper }, too; later it brings { $lower }.
   *[open] Column { $letter }: whoever fills it first gets { $upper }, everybody later { $lower }.
 }
about-color = { $state ->
    [yours] You have filled { $color }: { $points } points.
    [shared] Somebody has just filled { $color }, and this turn is not over. Fill it in the same turn, and you get { $points }, too; later it brings 3.
   *[open] { $left ->
        [one] One { $color } square is left on this sheet.
       *[other] { $left } { $color } squares are left on this sheet.
     } All of them crossed bring { $points }. Whoever fills two colors ends the game.
 }
about-marks = For one “!” you may take a joker: ✕ is any color, ? is any number. Each “!” left at the end is worth 1 point.
about-marks-of = { $count ->
    [one] { $name } has { $count } exclamation mark left: one more joker.
   *[other] { $name } has { $count } exclamation marks left: that many jokers more.
 }
about-part-colors = Points for full colors: 5 if nobody was earlier, else 3.
about-part-columns = Points for full columns: the upper number if nobody was earlier, else the lower.
about-part-marks = Each exclamation mark (!) you have left is worth 1 point.
about-part-stars = Each star that is not crossed yet costs 2 points. Cross it, and you have them back.
about-total = Your points if the game ended now. You begin below zero: each star left costs 2, each exclamation mark left (!) is worth 1.
left-over = each star left costs 2, each ! is worth 1

# Why not
why-dice-first = First take a color die and a number die
why-star-first = A star: crossing it saves you 2 points. { $first }.
why-full = { $count ->
    [one] That is the one square the dice allow. Tap it again to take it back.
   *[other] Those are all { $count } squares the dice allow. Tap one again to take it back.
 }
why-pass-touched = To pass, first undo what you have chosen
why-taken = { $name } has taken this die
why-encore-not_rolled = The dice are not rolled yet
why-encore-chosen_already = You have chosen already: wait for the others
why-encore-active_first = { $name } takes dice first
why-encore-jokers_cost = { $left ->
    [0] A joker costs an exclamation mark, and none is left
   *[other] These jokers cost { $cost } exclamation marks; you have { $left }
 }
why-encore-no_die = No die shows { $face }
why-encore-die_taken = Taken already: { $face }
why-encore-no_squares = { $colors ->
    [any] You cannot reach { $numbers } touching squares of one color now
   *[other] { $many ->
        [0] You cannot reach any square now: { $colors }
        [one] You cannot reach a single square now: { $colors }
       *[other] You cannot reach { $numbers } touching { $colors } squares now
     }
 }
why-encore-joker_too_many = A joker stands for { $most } squares at most
why-encore-wrong_count = Not enough room: the die says { $number }
why-encore-checked_already = Already crossed
why-encore-wrong_square = The wrong color for your dice
why-encore-not_connected = The squares must touch each other
why-encore-not_beside = Must touch a cross or lie in column H
why-encore-sheet_size = a sheet has seven rows of fifteen letters
why-encore-sheet_letter = { $letter } is no color
why-encore-sheet_blocks = the blocks of { $color } have { $sizes } squares, not one each of 1 to 6
why-encore-column_stars = column { $column } has { $stars } stars, not one
why-encore-color_stars = { $color } has { $stars } stars, not three
