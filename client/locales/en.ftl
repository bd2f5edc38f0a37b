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
game-players = { $few } to { $many } players
way-bots = Bots
way-friends = Friends
way-here = One device
way-alone = Alone
begin = { $game }: { $way }
no-code-title = No table with this code
no-code = Nobody waits under { $code }. Perhaps a letter is wrong, or the game has begun: then ask for the link.

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
timer = Time for a move
timer-none = as long as you like
timer-seconds = { $seconds } seconds
time-left = { $seconds } seconds left
watching-allowed = Others may watch
lock = Nobody new sits down
locked = The host has locked the table: nobody new sits down.
host = host
renamed = Somebody here has that name already, so you are { $name }.
for-good = Ban { $name } from this table
for-good-short = Ban
for-good-sure = For good? { $name } cannot come back, not even to look. Press again to ban.
for-good-yes = For good?
sealing-title = The dice are being sealed
sealing-sentence = Everyone adds a little chance, so that nobody can choose the dice. You can check it after the game.
sealing-again = The server was restored from a backup. The dice are sealed anew, so that none comes again that was seen; then the game goes on.

# At the table
connection-lost = Connection lost. Your seat and your moves are safe.
try-now = Try now
refused = That did not work: { $reason }
closed-gone = This table does not exist, or is not open to you
closed-aside = This table cannot be read by this server; it is kept as it is
old-title = This page is older than the server
reload = Load it again
log = What happened
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
name-away = { $name } (away)
you-watch = You are watching.
you-left = A bot plays on for you.
take-back = Take your seat back
plays-bot = bot
bot-for = Stand-in: let a bot play for { $name }
stand-in = Stand-in
to-seats = To the seats
ask-seat = Ask for it
ask-seat-of = Ask for it: the seat of { $name }
claim-seat = That is me
claim-seat-of = That is me: { $name }
seat-asked = You have asked the host for the seat of { $name }.
seat-granted = The host agrees: the seat of { $name } is yours after this turn.
claimed = Somebody at the table has to confirm that you are { $name }.
asks-seat = { $name } would like the seat of { $seat }.
seat-soon = { $name } gets the seat of { $seat } after this turn.
claims = Somebody with another device says: I am { $name }. Is that so?
seat-yes = Let them sit
claim-yes = Yes, it is
answer-no = No
withdraw = Never mind
no-seat = No seat this time.
acting-host = You are the host while the host is away.
keys = Keys and motion
key-d = to the next die
key-g = to the next marked square
key-arrows = from square to square, from die to die
key-enter = tap
key-u = undo
key-c = confirm
key-l = what happened, and who plays
key-help = this page
letters-on = Letters press buttons
speed = Speed
speed-calm = calm
speed-normal = normal
speed-quick = quick
speed-none = nothing moves
choosing = choosing…
has-chosen = has chosen
leave-game = Get up; a bot plays on
end-game = End the game without a result
end-not = Go on playing after all
end-agreed = { $count ->
    [one] { $names } would end the game here; it ends when everybody agrees.
   *[other] { $names } would end the game here; it ends when everybody agrees.
 }
dice = Dice
undo = Undo
not-yet = The others are choosing
total = Total
player = Player
scores = Scores
sheet-of = Sheet of { $name }
enlarge = points, enlarge the sheet

# Squares
square-free = free
square-chosen = chosen
square-legal = legal
square-last = last move

# The end
over-alone = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
over-ended = Ended without a result
over-ended-agreed = Everybody agreed to end the game here.
over-ended-too_long = The game had become longer than any that somebody wins.
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
dice-check-sentence = Before the game the server published the hash of its seed, then everybody the hash of a share; then the shares were told. Together they decide everything. Your browser now draws all of it again from the record; “bis verify” does the same.
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
dice-unkept = The share of { $name } is not the one promised!
dice-promise = Promised by { $name } (SHA-256)
dice-watched = { $count ->
    [one] And it is the game that this device watched: what was published, promised and shared, and the one roll or card it saw.
   *[other] And it is the game that this device watched: what was published, promised and shared, and the { $count } rolls or cards it saw.
 }
dice-unwatched = This device did not watch the game, so it cannot say whether the record is that of the game.
dice-apart = The record is not that of the game this device watched!
dice-undone = { $count ->
    [one] The table was put back to an earlier moment; one roll or card was taken back.
   *[other] The table was put back to an earlier moment; { $count } rolls or cards were taken back.
 }
dice-resealed = The dice were sealed anew from number { $event } on.
dice-withheld = { $name } promised a share and did not tell it.
misfit-commit = Before the game the server published { $seen }; the record says { $recorded }: the seed was chosen later.
misfit-from = A seal began with number { $seen }; the record says { $recorded }.
misfit-promise = { $name } promised { $seen }; the record says { $recorded }.
misfit-share = { $name } added { $seen }; the record says { $recorded }.
misfit-seal = The record names a seal that this device was never told of: { $recorded }.
misfit-roll = In line { $line } this device saw “{ $seen }”; the record says “{ $recorded }”.
replay-start = The game begins
replay-back = One step back
replay-forth = One step on
replay-play = Play
replay-pause = Pause
replay-line = Step
replay-speed = Speed
copy-position = Link to this step
to-table = To the table

# Who one is here
me-title = My games
me-elsewhere = My games on another device
me-elsewhere-sentence = Scan this with the other device, or open the link there. It works once, within { $minutes } minutes. Show it to nobody else: whoever opens it is you here.
me-link = Link for your other device
me-qr = QR code of the link for your other device
arrive-title = Your games, on this device
arrive-sentence = Then this device has the seats and games of the device that made the link.
arrive = Bring my games here
arrive-own = { $tables ->
    [one] This device has a table of its own. It stays where it is, but this device will not have a seat there any more.
   *[other] This device has { $tables } tables of its own. They stay where they are, but this device will not have a seat there any more.
 }
arrive-anyway = Bring my games here all the same
arrive-not = Leave it as it is
arrive-late = This link was used already, or is too old. Make a new one on the other device.
forget = Forget me
forget-sentence = At every table you sat at, your name becomes “somebody”, here and in later backups. At games that go on a bot plays for you, and you cannot come back to your seats. The others keep their games. This cannot be undone.
forget-now = Yes, forget me
forget-not = No, stay
closed-forgotten = You are forgotten here

# A table that is to be gone
delete-table = Delete this table
delete-sentence = Nothing will be left of it: no moves, no scores, no record. It happens when all who sit here agree.
delete-sentence-now = Nothing will be left of it: no moves, no scores, no record. It happens at once.
delete-agree = Yes, delete it
delete-back = No, keep it
delete-wanted = { $names } would like to delete this table. It happens when all who sit here agree.
delete-take-back = Keep it after all
closed-deleted = This table was deleted by all who sat there

# The coach
hint = Hint
hint-thinking = The coach is thinking …
hint-slow = The coach is still getting ready …
hint-closer = This is a first look; a closer one follows …
hint-best = Best: { $move }. { $worth }
hint-play = Play this move
hint-near = as good, as far as one can tell
key-i = a hint, alone or among bots
worth = { $points } points
worth-win = { $points } points · wins { $win }
try-again = Try again
review = Review
review-of = Review of { $game }
review-queued = Other games are looked at first …
review-running = The coach looks at every decision …
review-ended = The game was ended without a result; there is nothing to review.
review-not-over = The game is not over yet. The review comes after the last move.
review-whose = Whose game
review-all = Everybody’s
review-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
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

# The log
event-rolled = Roll: { $dice }
event-ended = The game is over
