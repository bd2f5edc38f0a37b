# The house
rules-of = Rules: { $game }
rules-as-in = As in { $game }: { $title }
rules-instead = In { $game }: { $rule }
rules-same = The same as in { $game }
rules-search = Search the rules
rules-open-all = Open all
rules-close-all = Close all
rules-ids = Rule numbers
rules-found = { $count ->
    [0] Nothing found
    [one] 1 rule
   *[other] { $count } rules
 }
rule-see = See rule { $rule }
rules-here = At this table: { $options }
# What people look for = what the rules call it.
rules-synonyms =
    tie, draw, equal = tied, several share
    wild, wildcard = joker
    quit, stop, hold, fold = stay, pass
    skip = pass
    lose, lost, dead, fail = bust
    win, winner, victory = highest total
    box, cell, field = square
    tick, mark, check = cross
    throw = roll
    twice, multiply = double
    used, pile, graveyard = discard
    mix = shuffle
    penalty, minus, negative = take off
    solo, single = alone
    people = player


# Lobby
lobby-seats = Who plays
no-seats = Nobody sits here yet
your-name = Your name
sit-down = Sit down
name-first = First write your name.
another-name = Somebody else at this device
add-name = Add
this-device = at this device
too-few = At least { $few } play
away = away
begins = begins
who-begins = Who begins
by-chance = chance decides
add-bot = Bot: { $bot }
other-bots = Other bots
bot-greedy = greedy
bot-uniform = careless
remove-seat = Remove { $name }
outside-box = The box says { $few } to { $many } players; fewer works too.
leave = Leave the table
start = Start with { $count }
start-alone = Play alone
host-starts = The host starts the game
invite-title = Ask friends in
invite-code = Code to read out
invite-link = Link to this table
qr = QR code of the link to this table
share-link = Send
options = How you play
timer = Time for a move
timer-none = as long as you like
timer-seconds = { $seconds } seconds
time-left = { $seconds } seconds left
watching-allowed = Others may watch
lock = Lock the table: nobody else may sit down
locked = The host has locked the table: nobody else may sit down.
host = host
renamed = Somebody here has that name already, so you are { $name }.
for-good = Ban { $name } from this table
for-good-short = Ban
for-good-sure = For good? { $name } cannot come back, not even to look. Press again to ban.
for-good-yes = For good?
sealing-title = { $luck ->
    [cards] The cards are being sealed
   *[dice] The dice are being sealed
 }
sealing-sentence = { $luck ->
    [cards] Everyone adds a little chance, so that nobody can choose the cards. You can check it after the game.
   *[dice] Everyone adds a little chance, so that nobody can choose the dice. You can check it after the game.
 }
sealing-again = The server was restored from a backup. The dice are sealed anew, so that none comes again that was seen; then the game goes on.
sealing-device = { $luck ->
    [cards] The game comes from a device. From here on its cards are sealed; those dealt there cannot be checked.
   *[dice] The game comes from a device. From here on its dice are sealed; those rolled there cannot be checked.
 }

# At the table
connection-lost = Connection lost. Your seat and your moves are safe.
not-kept-full = There is no room left on this device: that was not kept. Make some room, then try again.
not-kept-refused = This browser keeps nothing: that was not kept.
try-now = Try now
the-rule = The rule
unsay = Take it back
brings-nothing = no points yet
closed-gone = This table does not exist, or is not open to you
closed-aside = This table cannot be read by this server; it is kept as it is
old-title = This page is older than the server
reload = Load it again
log = What happened
watching = Watching
waiting-for = Waiting for { $names }
acts = { $count ->
    [one] { $names } is choosing
   *[other] { $names } are choosing
 }
holds = Take your time, then go on
table-rolls = { $luck ->
    [cards] The next card comes
   *[dice] The dice are rolling
 }
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
keys = Keys
key-d = to the next die
key-g = to the next marked square
cap-home = Home
cap-end = End
cap-enter = Enter
cap-escape = Esc
key-arrows = from square to square, from die to die
key-enter = tap
key-u = undo
key-c = the main button
key-r = the rule, where one is offered
key-l = what happened, and who plays
key-help = this page
speed = Speed
speed-calm = calm
speed-normal = normal
speed-quick = quick
speed-none = nothing moves
choosing = choosing…
has-chosen = has chosen
leave-game = Leave; a bot plays on
end-game = End the game without a result
end-sure = Really end it? Then nobody wins.
end-not = Go on playing after all
end-agreed = { $count ->
    [one] { $names } would end the game here; it ends when everybody agrees.
   *[other] { $names } would end the game here; it ends when everybody agrees.
 }
dice = Dice
undo = Undo
undo-nothing = Nothing is chosen yet. A move you have confirmed can be taken back only while others still choose.
undo-nothing-alone = Nothing is chosen yet. A move you have confirmed stands.
not-yet = The others are choosing
all-chosen = { $count ->
    [one] You have chosen
   *[other] All have chosen
 }
total = Total
player = Player
scores = Scores
sheet-of = { $name ->
    [You] Your sheet
   *[other] Sheet of { $name }
 }
enlarge = points, enlarge the sheet

# Squares
square-free = free
square-chosen = chosen
square-legal = legal
square-last = last move

# The end
over-alone = { $count ->
    [one] 1 point
   *[other] { $points } points
 }
over-ended = Ended without a result
over-ended-agreed = Everybody agreed to end the game here.
over-ended-alone = You ended the game here.
over-look = See the table
over-ended-too_long = The game had become longer than any that somebody wins.
rating = Level { $rating }
bis = Again!
bis-join = To the next game
replay = Replay
record = Save the record
review-about = what the coach says of each decision
replay-about = the game once more, step by step
record-about = a file, to look at the game anywhere
dice-check = { $luck ->
    [cards] Check the cards
   *[dice] Check the dice
 }
dice-check-about = was it all fair?
dice-fair = { $luck ->
    [cards] Yes: the cards were decided and sealed before the game, and nobody could change them.
   *[dice] Yes: the dice were decided and sealed before the game, and nobody could change them.
 }
dice-how = How this is checked
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
device-whole = { $luck ->
    [cards] This game was played on a device: nobody can check its cards.
   *[dice] This game was played on a device: nobody can check its dice.
 }
bring = Go on with friends
bring-sentence = The game moves to the server, and friends can take the seats of bots. From there on the dice are sealed anew.
bring-over = Keep it with my games
bring-over-sentence = The game moves to the server: there it stays with your other games, and a coach can look back at it.
bring-failed = That did not work. The game is still here; please try again.
dice-apart = The record is not that of the game this device watched!
dice-undone = { $count ->
    [one] The table was put back to an earlier moment; one roll or card was taken back.
   *[other] The table was put back to an earlier moment; { $count } rolls or cards were taken back.
 }
dice-resealed = { $luck ->
    [cards] The cards were sealed anew from number { $event } on.
   *[dice] The dice were sealed anew from number { $event } on.
 }
dice-withheld = { $name } promised a share and did not tell it.
dice-device = { $luck ->
    [cards] The game was begun on a device. The first { $count } cards were dealt there and cannot be checked.
   *[dice] The game was begun on a device. The first { $count } rolls were made there and cannot be checked.
 }
misfit-commit = Before the game the server published { $seen }; the record says { $recorded }: the seed was chosen later.
misfit-from = A seal began with number { $seen }; the record says { $recorded }.
misfit-promise = { $name } promised { $seen }; the record says { $recorded }.
misfit-share = { $name } added { $seen }; the record says { $recorded }.
misfit-seal = The record names a seal that this device was never told of: { $recorded }.
misfit-roll = In line { $line } this device saw “{ $seen }”; the record says “{ $recorded }”.
record-sentence = The record of a game, as Bis saves it, is replayed here step by step, and its dice or cards are drawn again. It stays on this device.
record-file = Choose a file
record-text = or its text
record-read = Read it
record-another = Another record
record-wrong = This is not the record of a game that followed the rules: line { $line } cannot be right.
record-unread = The record could not be read.
replay-start = The game begins
replay-chosen = { $you ->
    [yes] You have chosen; it is shown when all have chosen
   *[no] { $name } has chosen; it is shown when all have chosen
 }
replay-back = One step back
replay-forth = One step on
replay-play = Play
replay-pause = Pause
replay-line = Step
replay-speed = Speed
copy-position = Link to this step
to-table = To the table

# Who one is here
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
closed-forgotten = You are forgotten here

# A table that is to be gone
delete-table = Delete this table
delete-question = Delete this table?
delete-sentence = Nothing will be left of it: no moves, no scores, no record. It happens when all who sit here agree.
delete-sentence-now = Nothing will be left of it: no moves, no scores, no record. It happens at once.
delete-agree = Yes, delete it
delete-back = No, keep it
delete-wanted = { $names } would like to delete this table. It happens when all who sit here agree.
delete-take-back = Keep it after all
closed-deleted = This table was deleted by all who sat there

# A first game
learn-title = { $game }: first game
learn-leave = Leave; you can go on later
learn-teacher = Your teacher
learn-lesson = Lesson { $number } of { $count }: { $title }
learn-back = One step back
learn-forth = Go on
learn-next = Next lesson
learn-finish = That was it!
learn-read = First press “{ $button }” below.
learn-otherwise = That can be played, too. Here, try what is marked.
learn-take-back = First take back what is on { $squares }: the arrow below.
learn-done = That is all you need!
learn-done-sentence = { $count ->
    [one] You can play { $game } now. A bot is waiting for you.
   *[other] You can play { $game } now. The bots are waiting for you.
 }
learn-play = Play now
learn-with = { $count ->
    [one] You and one bot: { $bot }
   *[other] You and { $count } bots: { $bot }
 }
learn-easier = { $count ->
    [one] Play against an easier bot
   *[other] Play against easier bots
 }
learn-bots = How many bots, and how strong
learn-again = Once more from the beginning

# The coach
hint = Hint
hint-thinking = The coach is thinking …
hint-slow = The coach is still getting ready …
hint-closer = This is a first look; a closer one follows …
hint-best = Best: { $move }. { $worth }
hint-play = Play this move
hint-order = Some of the best, by your chance to win; others may be as good
hint-order-all = Sorted by your chance to win
hint-decided = { $won ->
    [yes] You have all but won, whatever you choose. Sorted by points
   *[no] You can hardly win any more, whatever you choose. Sorted by points
 }
hint-holds = Go on first, below: then there are hints again
hint-odds = { $what }: { $parts }
hint-near = as good, as far as one can tell
hint-near-first = as good as move 2, as far as one can tell
hint-ahead-near = what speaks for it: { $what }
hint-ahead = unlike move 2: { $what }
hint-look = What to look at
hint-look-told = Look: { $what }
hint-moves = Best moves
sure-title = Sure?
sure-cost = The coach, a strong bot, thinks this probably costs { $amount }.
sure-drop = The coach, a strong bot, thinks this lowers your chance to win from { $from } to { $to }.
sure-better = Better:
sure-hard = why is hard to see: tried out many times, it did better
sure-same = both count the same now; tried out many times, this one did better
why-more = Where the points come from
sure-show = Show me
sure-not = Think again
sure-yes = Play it all the same
sure-now = Play it now
sure-looking = The coach takes a look …
sure-best = The coach would have done the same
sure-best-first = The coach, a strong bot, would have done the same
sure-fine = About as good as the coach’s move
sure-fine-first = About as good as the move of the coach, a strong bot
sure-close = Perhaps a little weaker than the coach’s move: hard to tell
sure-behind = Costs points, but hardly changes your chance to win: you are far behind
sure-ahead = Costs points, but hardly changes your chance to win: you are far ahead
sure-lost = You can hardly win any more, whatever you play
sure-unable = The coach could not look at this move
sure-setting = Ask me before a mistake
key-i = a hint, alone or among bots
worth = { $count ->
    [one] { $points } point expected at the end
   *[other] { $points } points expected at the end
 }
worth-less = { $count ->
    [one] { $points } point less
   *[other] { $points } points less
 }
worth-more = { $count ->
    [one] { $points } point more
   *[other] { $points } points more
 }
worth-near = as good
worth-same = as many points
worth-wins = wins { $win } of games
try-again = Try again
review = Review
review-of = Review of { $game }
review-queued = { $ahead ->
    [0] Waiting for its turn …
    [one] Waiting for its turn: another game is looked at first …
   *[other] Waiting for its turn: about { $ahead } other games are looked at first …
 }
review-running = The coach looks at every decision of everybody …
review-so-far = Found so far
review-takes = This often takes a minute.
review-longer = It takes longer than usual: its computer is slow or busy.
review-left = { $seconds ->
    [one] A few seconds more.
   *[other] About { $seconds } seconds more.
 }
review-left-minutes = { $minutes ->
    [one] About a minute more.
   *[other] About { $minutes } minutes more.
 }
review-meanwhile = You may leave: it goes on without you, and you will find it here.
review-ended = The game was ended without a result; there is nothing to review.
review-not-over = The game is not over yet. The review comes after the last move.
review-whose = Whose game
review-all = Everybody’s
review-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
 }
review-outcome-won = { $you ->
    [yes] You won: { $own } to { $other }.
   *[no] { $name } won: { $own } to { $other }.
 }
review-outcome-lost = { $you ->
    [yes] You lost: { $own } to { $other }.
   *[no] { $name } lost: { $own } to { $other }.
 }
review-outcome-shared = { $you ->
    [yes] You share the victory: { $own } to { $other }.
   *[no] { $name } shares the victory: { $own } to { $other }.
 }
review-luck-amount = { $noise ->
    [0] { $count ->
        [one] { $luck } point
       *[other] { $luck } points
     }
   *[other] { $luck } points (the coach may be off by { $noise })
 }
review-luck = { $how ->
    [good] { $you ->
        [yes] You were very lucky with { $what }.
       *[no] { $name } was very lucky with { $what }.
     }
    [fair] { $you ->
        [yes] You were a little lucky with { $what }.
       *[no] { $name } was a little lucky with { $what }.
     }
    [poor] { $you ->
        [yes] You were a little unlucky with { $what }.
       *[no] { $name } was a little unlucky with { $what }.
     }
    [bad] { $you ->
        [yes] You were very unlucky with { $what }.
       *[no] { $name } was very unlucky with { $what }.
     }
   *[even] { $you ->
        [yes] Good and bad luck with { $what } evened out for you.
       *[no] Good and bad luck with { $what } evened out for { $name }.
     }
 }
review-winner = { $name } (the winner)
review-average = { $you ->
    [yes] Your luck with { $what } was about even: { $amount }.
   *[no] { $name }’s luck with { $what } was about even: { $amount }.
 }
review-lucky = { $you ->
    [yes] You were lucky with { $what }: { $amount }.
   *[no] { $name } was lucky with { $what }: { $amount }.
 }
review-unlucky = { $you ->
    [yes] You were unlucky with { $what }: { $amount }.
   *[no] { $name } was unlucky with { $what }: { $amount }.
 }
review-lost = { $count ->
    [one] { $you ->
        [yes] You made one mistake, which cost { $amount }.
       *[no] { $name } made one mistake, which cost { $amount }.
     }
   *[other] { $you ->
        [yes] You made { $count } mistakes, which cost { $amount }.
       *[no] { $name } made { $count } mistakes, which cost { $amount }.
     }
 }
review-dropped = { $count ->
    [one] { $you ->
        [yes] You made one mistake: it took your chance to win from { $from } to { $to }.
       *[no] { $name } made one mistake: it took the chance to win from { $from } to { $to }.
     }
   *[other] { $you ->
        [yes] You made { $count } mistakes: the worst took your chance to win from { $from } to { $to }.
       *[no] { $name } made { $count } mistakes: the worst took the chance to win from { $from } to { $to }.
     }
 }
review-bot = { $you ->
    [yes] { $count ->
        [one] One move was made by the bot that played on for you: it is not held against you.
       *[other] { $count } moves were made by the bot that played on for you: they are not held against you.
     }
   *[no] A bot played on for { $name }: what it did is not held against anybody.
 }
review-lost-rest = Small differences from a strong bot’s moves lost another { $amount }.
review-clean = The coach found no mistake.
review-clean-close = No single move was clearly a mistake. But several that were perhaps a little weaker than a strong bot’s (“hard to tell” in the list of all decisions) may together have cost a part of the chance.
review-close = { $count } other moves were perhaps a little weaker than a strong bot’s: together they may have cost { $how ->
    [more] more than
    [less] less than
   *[as] about as much as
 } { $mistakes ->
    [one] that mistake
   *[other] those mistakes
 }.
review-decided-moves = { $won ->
    [yes] The moves decided: on the whole yours were better than { $name }’s.
   *[no] The moves decided{ $small ->
        [yes] , many by a little
       *[no] {""}
     }: on the whole { $name }’s were better than yours.
 }
review-decided-luck = Luck decided, more than the moves.
review-decided-both = Both decided: luck, and { $small ->
    [yes] many moves that cost a little each
   *[no] the moves
 }.
review-rival = { $count ->
    [one] { $name } made one mistake.
   *[other] { $name } made { $count } mistakes.
 }
review-clean-small = No costly mistake; small losses cost { $amount } in all.
review-ahead = { $you ->
    [first] You were { $count } ahead of { $next }
    [second] { $name } was { $count } ahead of you
   *[none] { $name } was { $count } ahead of { $next }
 }. { $kind ->
    [rounds] Round by round
   *[parts] Part by part
 }, { $you ->
    [first] you and { $next }
    [second] { $name } and you
   *[none] { $name } and { $next }
 }: { $parts }.
amount-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
 }
amount-chance = { $count ->
    [one] { $win } percentage point of the chance to win
   *[other] { $win } percentage points of the chance to win
 }
account = From the start to the end, in points
account-about = Expected: what a strong player gets on average from the start. Luck: what { $what } changed. Own moves: what they lost beside a strong player’s.
account-start = Expected
account-luck = Luck
account-own = Own moves
account-final = End
curve-win = Chance to win
curve-points = Expected score
curve-start = start
curve-end = end
curve-seat = { $name }: from { $from } to { $to }, at least { $low }, at most { $high }.
curve-marks = The numbers mark the decisions below.
curve-luck = { $luck ->
    [cards] The cards
   *[dice] The dice
 }
curve-expected = if strong bots played on, about: { $parts }
curve-read = What moved the curve, step by step
curve-read-how = Slide, or tap the curve, to see what moved it.
costliest = The costliest decisions
costliest-none = No decision was clearly a mistake.
costliest-none-close = { $count ->
    [one] Of one it is hard to tell.
   *[other] Of { $count } it is hard to tell.
 }
decision-costs = costs { $amount }
decision-drop = chance to win from { $from } to { $to }
decision-played = Played
decision-better = Better
decision-other = About as good
decision-coach = The coach’s own move
decision-why-points = What speaks for it: { $reasons }.
decision-points = More points, hardly more chance
decision-why = The better move { $reasons }.
decision-why-best = This move { $reasons }.
decision-why-soon = If more can be said of why, it comes when the review is done.
decision-why-later = The coach expects more from the better move by the end, but cannot say why.
decision-shown = Shown on the sheet
decision-shows = Shown below: “{ $what }”
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
verdict-silent = hard to tell
verdict-decided = hardly mattered: the game was nearly decided
verdict-mistake = mistake
verdict-blunder = costly mistake
review-copy = Link to this review

# The log
event-rolled = Roll: { $dice }
event-rolled-by = { $you ->
    [yes] You roll: { $dice }
   *[no] { $name } rolls: { $dice }
 }
event-ended = The game is over

# Sounds
sound-offer = From now on with soft sounds?
sound-offer-felt = From now on with soft sounds and a gentle vibration?
sound-on = Yes, please
sound-off = No
notify-offer = Shall the browser call you when it is your turn and you look elsewhere?

# The log: who plays for whom
log-empty = Nothing yet
log-earlier = Show what was before
log-left = { $you ->
    [yes] You get up; a bot plays on
   *[no] { $name } gets up; a bot plays on
 }
log-stood_in = { $yours ->
    [yes] You call a bot to play for { $name }
   *[no] { $you ->
        [yes] { $by } calls a bot to play for you
       *[no] { $by } calls a bot to play for { $name }
     }
 }
log-stood_in-alone = { $you ->
    [yes] A bot plays for you
   *[no] A bot plays for { $name }
 }
log-sent_away = { $you ->
    [yes] You were sent away; a bot plays on
   *[no] { $name } was sent away; a bot plays on
 }
log-timed_out = { $you ->
    [yes] You ran out of time; a bot makes this move
   *[no] { $name } ran out of time; a bot makes this move
 }
log-took_back = { $you ->
    [yes] You are back
   *[no] { $name } is back
 }
log-took_over = { $you ->
    [yes] You take the seat of { $text }
   *[no] { $name } takes the seat of { $text }
 }
log-came_here = { $points ->
    [one] The game comes from a device: the one roll or card before was made there, and nobody can prove it
   *[other] The game comes from a device: the { $points } rolls or cards before were made there, and nobody can prove them
 }

# Why not
why-game-over = The game is over
why-table-ended = The game was ended without a result
why-table-gone_on = The game has gone on since; choose again
why-table-nothing_to_unsay = Too late: everybody can see it
why-table-resealing = The dice are being sealed anew; one moment
why-table-bot_plays = A bot plays for you: take your seat back first
why-table-host_only = Only the host can do that
why-table-full = The table is full
why-table-locked = The host has locked the table
why-server-too_busy = Much is going on at this table; try again
why-server-not_stored = It could not be stored; try again
why-server-coach_gave_up = The coach could not work this out; try again in a while
why-table-begun = The game has begun
why-table-not_over = The game is not over
why-table-seated = You have a seat here already
why-table-seatless = You have no seat at this table
why-table-not_yours = That is not your seat
why-table-not_free = Only a bot’s seat can be taken now
why-table-ask_first = The game goes on: ask the host for this seat
why-table-bad_name = A name needs a letter or a digit, and has { $most } of them at most
why-table-too_many_for = { $most } can play here at most
why-table-still_there = { $name } is there
why-table-not_long_away = { $name } has only just left
why-table-no_witness = Nobody sits here who could give their word for you
why-table-no_request = Nobody asks for that any more
why-table-too_many_requests = Many are asking for a seat here; wait a little
why-table-asked_already = You have just asked; wait a little
why-table-too_many_signs = That is enough for now; wait a little
why-table-not_waited_for = { $name } has not kept you waiting for long
why-table-nudged_already = { $name } has just been reminded
why-table-hints_alone = Hints are for those who play alone or with bots only
why-table-hints_playing = There are hints only while the game goes on
why-table-hints_in_turn = It is not your turn: there is nothing to choose now
why-server-no_watchers = The host does not want watchers
why-server-unwell = Nothing can be stored at the moment

# People and bots
people = People
bot-of = bot, { $bot }
add-bots = Add a bot
bot-quick = quick
bot-denial = spoiler
bot-tuned = tidy
about-bot-quick = As the best, but thinks less.
about-bot-denial = Also looks at what others need, and takes it first.
about-bot-tuned = Goes by rules of thumb that were tried out on many games.
about-bot-ev = Works out what one more card is worth on average.
about-bot-points = Plays for its own points, whatever the others do.
about-bot-stop25 = Stays as soon as it has 25 points.
about-bot-greedy = Takes what counts most now, and thinks of nothing later.
about-bot-uniform = Takes any move at random.
change-name = Change the name { $name }
new-name = New name
rename = Change
another-here = Somebody else plays at this device
full = The table is full: { $most } play here. You can look on.
watchers = { $count ->
    [one] One person is looking on
   *[other] { $count } people are looking on
 }
removed = The host has given your seat away. You can look on, or sit down again if the host agrees.
closed-out = This table is not open to you any more
closed-out-sentence = The host has closed it to you, or to all who look on.
wait-friends = Send your friends the link. When they sit here, you start the game.
wait-here = Add who else plays at this device.
invite-late = Whoever opens the link can look on, and ask for a bot’s seat.
tv-open = For a TV
tv-sentence = The table in large for the whole room, on a TV or laptop. You play on your phones.
played-bot = a bot played on
leave-sure = Really leave? A bot plays on for you.
react = Show a sign
sign-of = { $name }: { $sign }
sign-bravo = bravo
sign-laugh = ha ha
sign-wow = wow
sign-oops = oh no
sign-heart = lovely
nudge = Remind { $name }
nudged = { $name } reminds you: it is your turn

# An evening
bis-other = { $game } next!
bis-others = The same people, another game
bis-others-bots = Another game
bis-wanted = { $count ->
    [one] { $names } wants to play again.
   *[other] { $names } want to play again.
 }
bis-wanted-other = { $names } would like { $game } next.
bis-waits = { $game }: waiting for { $names } to agree.
bis-opens = One moment: the next game begins.
bis-now = Do not wait
evening = { $count ->
    [one] This evening: 1 game
   *[other] This evening: { $count } games
 }
evening-won = won

# On the television
tv-join = Scan to join or to watch
tv-code = or enter the code
tv-at = at { $address }
tv-waiting = The game begins when the host starts it.

# Settings
set-color = Your color
set-color-any = any
set-color-g = green
set-color-y = yellow
set-color-b = blue
set-color-p = pink
set-color-o = orange
set-language = Language
set-light = Light
light-auto = as the device
light-light = light
light-dark = dark
set-sound = Sounds
set-vibration = Vibration
set-notify = Tell me when it is my turn and I look elsewhere
set-reactions = Others’ reactions: bravo, oh no, …
set-reactions-short = show
set-sure = Ask me before a mistake (alone or against bots)
set-sure-about = where a move surely costs 2% of the chance to win or more; alone half a point or more
set-letters = Letters press buttons
