# The house
loading = One moment
lost-title = There is nothing here
to-home = To the four games
rules = Rules
speak-other = FR: Français
turn-theme = Light or dark
close = Close
no-server = The table cannot be reached. Please try again.
you = You
guest = Guest
join = Join

# Home
home-title = One table, four games. Again!
home-sentence = With friends, with bots or alone. No account, nothing to install.
home-games = The games
home-code = You have a code?
home-notice = Bis is a free, unofficial project. The names of the games belong to their publishers.
my-tables = Go on playing
recent-games = Recent games
your-turn = Your turn
phase-lobby = Not begun
phase-sealing = Beginning
phase-playing = Running
phase-over = The game is over
game-encore = Encore!
game-encore-sentence = Roll, take a color and a number, and cross off your sheet before the others do.
game-one_more_encore = One More Encore!
game-one_more_encore-sentence = The same with bombs, hearts and rows: one special die changes everything.
game-flip7 = Flip 7
game-flip7-sentence = One more card? The same number twice and your round is gone.
game-criss_cross = Criss Cross
game-criss_cross-sentence = Two symbols side by side, twelve times: make them meet their like.
game-players = { $few } to { $many } players
way-bots = Bots
way-friends = Friends
way-here = One device
way-alone = Alone
begin = { $game }: { $way }
no-code-title = No table with this code
no-code = Nobody plays under { $code }. Perhaps a letter is wrong, or the table was cleared.

# Lobby
lobby-seats = Who plays
no-seats = Nobody sits here yet
your-name = Your name
sit-down = Sit down
another-name = Somebody else at this device
add-name = Add
this-device = at this device
too-few = At least { $few } play
away = away
begins = begins
who-begins = Who begins
by-chance = chance decides
add-bot = Bot: { $bot }
bot-easy = easy
bot-medium = medium
bot-hard = hard
bot-best = best
other-bots = Other bots
bot-greedy = greedy
bot-uniform = careless
bot-stop25 = stops at 25
bot-ev = counts cards
bot-points = for points
remove-seat = Remove { $name }
outside-box = The box says { $few } to { $many } players; fewer works too.
leave = Get up
start = Start with { $count }
start-alone = Play alone
host-starts = The host starts the game
invite-title = Ask friends in
invite-code = Code to read out
invite-link = Link to this table
qr = QR code of the link to this table
copy-link = Copy link
copied = Copied
share-link = Send
options = How you play
option-sheet = Sheet
option-edition = Rules
option-edition-fr = French edition: no opening deal
option-edition-en = English edition: one card each to open
option-decks = Decks
option-decks-1 = One deck, up to 18 players
option-decks-2 = Two decks
option-rules = Rules
option-rules-basic = Basic
option-rules-advanced = Advanced: the diagonal counts twice, empty lines cost 5
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
timer = Time for a move
timer-none = as long as you like
timer-seconds = { $seconds } seconds
time-left = { $seconds } seconds left
watching-allowed = Others may watch
sealing-title = The dice are being sealed
sealing-sentence = Everyone adds a little chance, so that nobody can choose the dice. You can check it after the game.

# At the table
connection-lost = Connection lost. Your seat and your moves are safe.
try-now = Try now
refused = That did not work: { $reason }
gone-title = This table does not exist, or is not open to you
log = What happened
turn = Turn { $number }
round = Round { $number }
watching = Watching
waiting-for = Waiting for { $names }
acts = { $count ->
    [one] { $names } is choosing
   *[other] { $names } are choosing
 }
table-rolls = The dice are rolling
now-you = Your turn: { $what }
now-name = { $name }: { $what }
what-encore = take two dice
what-one_more_encore = two dice or the special
what-flip7 = one more card?
what-criss_cross = write both symbols
what-aim = who gets { $card }?
what-bomb = the bomb of row { $row }
what-start = choose the first symbol
name-away = { $name } (away)
you-watch = You are watching.
take-bot = Take a bot’s seat
you-left = A bot plays on for you.
take-back = Take your seat back
take-seat = Sit here
plays-bot = bot
bot-for = Let a bot play for { $name }
keys = Keys and motion
key-d = to the next die
key-g = to the next marked square
key-t = to the next player to choose
key-arrows = from square to square, from die to die
key-enter = tap
key-u = undo
key-p = pass
key-c = confirm
key-h = one more card
key-s = stay
key-l = what happened, and who plays
key-help = this page
letters-on = Letters press buttons
pace = Motion
pace-usual = as usual
pace-slow = slow
pace-none = none
choosing = choosing…
has-chosen = has chosen
leave-game = Get up; a bot plays on
take-over = Take over from { $name }
dice = Dice
undo = Undo
pass = Pass
pass-confirm = Yes, pass this turn
confirm-check = { $count ->
    [one] Check 1 square
   *[other] Check { $count } squares
 }
confirm-special = Use the special die
hint-dice = Tap your dice
hint-squares = Tap a marked square
not-yet = The others are choosing
total = Total
player = Player
scores = Scores
sheet-of = Sheet of { $name }
enlarge = points, enlarge the sheet
row-name = Row { $row }

# Colors, squares, dice
color-g = green
color-y = yellow
color-b = blue
color-p = pink
color-o = orange
color-x = any color
any-number = any number
costs-mark = costs an exclamation mark
die-taken = taken
special-heart = heart
special-bomb = bomb
special-stars = stars
special-row = three in a row
special-block = color block
bonus-die = special die
bonus-bomb = bomb
bonus-heart = heart
bonus-none = bonus gone
square-star = star
square-golden = golden die
square-free = free
square-checked = checked
square-chosen = chosen
square-legal = legal
square-last = last move
column-open = Column { $letter }: { $upper } first, { $lower } later
column-later = Column { $letter }: { $lower }, the first is gone
column-claimed = Column { $letter }: yours, { $points }
row-open = Row { $letter }: 5 points, { $bonus }
row-claimed = Row { $letter }: yours
marks-left = { $count ->
    [one] 1 exclamation mark left
   *[other] { $count } exclamation marks left
 }
symbols-left = { $count ->
    [one] The special die once
   *[other] The special die { $count } times
 }
hearts = { $count ->
    [one] 1 heart
   *[other] { $count } hearts
 }

# Flip 7
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

# Criss Cross
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

# The end
over-alone = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
over-you = You win!
over-won = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
 }
rating = Level { $rating }
bis = Bis!
bis-join = Bis! To the next game
replay = Replay
record = Record
dice-check = Check the dice
dice-check-sentence = Before the game the server published the hash of its seed; then everybody added a share. Together they decide everything. Your browser now draws all of it again from the record; “bis verify” does the same.
dice-checking = Drawing again …
dice-unchecked = The record could not be read. Please try again.
dice-first = First: { $name }
dice-fits = { $count ->
    [one] It fits: the seed draws this one roll or card.
   *[other] It fits: the seed draws all { $count } rolls or cards.
 }
dice-wrong = Number { $number } does not fit: the seed draws “{ $drawn }”, the record says “{ $recorded }”.
fits = fits:
fits-not = does not fit:
dice-commit = Published before the game (SHA-256)
dice-share = Added by { $name }
dice-seed = The seed, opened
dice-kept = The seed is the one promised.
dice-broken = The seed is not the one promised!
replay-start = The game begins
replay-back = One step back
replay-forth = One step on
replay-play = Play
replay-pause = Pause
replay-line = Step
replay-speed = Speed
copy-position = Link to this step
to-table = To the table

# The coach
hint = Hint
hint-thinking = The coach is thinking …
hint-slow = The coach is still getting ready …
hint-closer = This is a first look; a closer one follows …
hint-best = Best: { $move }. { $worth }
hint-play = Play this move
hint-near = as good, as far as one can tell
key-i = a hint, alone or among bots
advised = hint
worth = { $points } points
worth-win = { $points } points · wins { $win }
try-again = Try again
move-pass = pass
move-check = { $color } { $number }: { $squares }
move-special = { $face }: { $squares }
move-bonus = bomb of row { $row }: { $squares }
move-bonus-pass = leave the bomb of row { $row }
move-target = give it to { $name }
move-start = begin with { $sign }
move-write = { $first } { $square }, { $second } { $other }
review = Review
review-of = Review of { $game }
review-queued = Other games are looked at first …
review-running = The coach looks at every decision …
review-not-over = The game is not over yet. The review comes after the last move.
review-whose = Whose game
review-all = Everybody’s
review-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
review-chance-encore = The dice
review-chance-one_more_encore = The dice
review-chance-flip7 = The cards
review-chance-criss_cross = The dice
review-gave = { $you ->
    [yes] { $what } gave you { $amount }.
   *[no] { $what } gave { $name } { $amount }.
 }
review-took = { $you ->
    [yes] { $what } took { $amount } from you.
   *[no] { $what } took { $amount } from { $name }.
 }
review-even = { $what } were about even.
review-lost = { $count ->
    [one] { $you ->
        [yes] One mistake of yours cost { $amount }.
       *[no] One mistake cost { $amount }.
     }
   *[other] { $you ->
        [yes] { $count } mistakes of yours cost { $amount }.
       *[no] { $count } mistakes cost { $amount }.
     }
 }
review-clean = The coach found no mistake.
amount-points = { $points } points
amount-win = { $win } of the chance to win ({ $points } points)
account = From the start to the end
account-start = Start
account-luck = Luck
account-own = Own moves
account-others = Others
account-final = End
curve-win = Chance to win
curve-points = Expected score
curve-start = start
curve-end = end
curve-seat = { $name }: from { $from } to { $to }, at least { $low }, at most { $high }.
curve-marks = The numbers mark the costliest decisions.
costliest = The costliest decisions
costliest-none = No decision was clearly a mistake.
costliest-none-close = { $count ->
    [one] One was too close to tell.
   *[other] { $count } were too close to tell.
 }
decision-costs = costs { $amount }
decision-noise = give or take { $noise }
decision-played = Played
decision-better = Better
decision-shown = Shown on the sheet
decision-replay = In the replay
decisions = All decisions
decisions-mistakes = Mistakes only
decisions-count = { $count ->
    [one] 1 decision
   *[other] { $count } decisions
 }
decision-best = better: { $move }
step = Step { $number }
verdict-only = the only move
verdict-best = best
verdict-fine = good
verdict-silent = too close to tell
verdict-mistake = mistake
verdict-blunder = big mistake
review-copy = Link to this review

# Parts of a score
part-colors = Colors
part-columns = Columns
part-rows = Rows
part-hearts = Hearts
part-marks = Marks
part-dice = Special dice
part-stars = Stars
part-rolls = Rolls left
part-round = Round { $which }
part-row = Row { $which }
part-column = Column { $which }
part-diagonal = Diagonal

# The log
event-rolled = Roll: { $dice }
event-checked = { $name }: { $squares } ({ $color }, { $number })
event-passed = { $name } passes
event-column_claimed = { $name } completes column { $text }: { $points }
event-color_claimed = { $name } completes { $color }: { $points }
event-special_used = { $name } uses the special die ({ $face }): { $squares }
event-special_used-bare = { $name } uses the special die ({ $face })
event-row_claimed = { $name } completes row { $text }
event-row_claimed-bonus = { $name } completes row { $text } first and wins: { $bonus }
event-bonus_used = { $name } sets off the bomb of row { $row }: { $squares }
event-bonus_declined = { $name } leaves the bomb of row { $row }
event-hearts_written = { $name }: { $points } for hearts under column { $text }
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
event-started = { $name } begins with { $sign }
event-wrote = { $name }: { $first } { $square }, { $second } { $other }
event-finished = { $name } has no room left
event-ended = The game is over
