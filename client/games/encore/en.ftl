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
sheet-own = your own
sheet-paste = Paste a sheet of your own
sheet-help = Seven rows of fifteen letters: G Y B P O; a small letter has a star.
sheet-sound = This sheet is sound. Bots know the printed sheets better: here they go by simpler rules of thumb.
sheet-unsound = Not yet: { $reason }
sheet-use = Use this sheet
turn = Turn { $number }
what-encore = take two dice
key-p = pass
pass = Pass
pass-confirm = Yes, pass this turn
confirm-check = { $count ->
    [one] Check 1 square
   *[other] Check { $count } squares
 }
confirm-special = Use the special die
hint-dice = Tap your dice
hint-squares = Tap a marked square
row-name = Row { $row }
color-g = green
color-y = yellow
color-b = blue
color-p = pink
color-o = orange
color-x = any color
any-number = any number
costs-mark = costs an exclamation mark
die-taken = taken
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
move-check = { $color } { $number }: { $squares }

# What happened
event-checked = { $name }: { $squares } ({ $color }, { $number })
event-passed = { $name } passes
event-column_claimed = { $name } completes column { $text }: { $points }
event-color_claimed = { $name } completes { $color }: { $points }

# The score
review-chance-encore = The dice
part-colors = Colors
part-columns = Columns
part-marks = Marks
part-stars = Stars
