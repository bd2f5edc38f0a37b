# The first page
game-criss_cross = Criss Cross
game-criss_cross-sentence = Two symbols side by side, twelve times: make them meet their like.

# At the table
bot-points = for points
option-criss_cross-rules = Rules
option-criss_cross-rules-basic = Basic
option-criss_cross-rules-advanced = Advanced: the diagonal counts twice, empty lines cost 5
what-criss_cross = write both symbols
what-start = choose the first symbol
sign-a = ring
sign-b = triangle
sign-c = asterisk
sign-d = square
sign-e = moon
sign-f = waves
start-signs = First symbols to choose from
line-sum = Line { $line }: { $points }
diagonal-sum = Diagonal: { $points }
confirm-write = Write
confirm-start = Begin with this
hint-start = Tap a symbol
hint-first = Tap a square for the first symbol
hint-second = Now a square beside it

# Moves
move-start = begin with { $sign }
move-write = { $first } { $square }, { $second } { $other }

# What happened
event-started = { $name } begins with { $sign }
event-wrote = { $name }: { $first } { $square }, { $second } { $other }
event-finished = { $name } has no room left

# The score
review-chance-criss_cross = The dice
part-row = Row { $which }
part-column = Column { $which }
part-diagonal = Diagonal
