# The page
web-name = hrajme
web-home = hrajme – home
web-loading = One moment…
web-try_again = Try again
web-save = Save
web-copy = Copy
web-copied = Copied
web-share = Share
web-error-unreachable = The room cannot be reached. Check your connection and try again.
web-error-wait = This page opens by itself as soon as it can.
web-error-broken = The room answered with an error ({ $status }). Try again in a moment.

# Home
web-welcome = Have a seat. Let’s play.
web-welcome-more = Table games with friends or with bots. No account, no adverts: open a table and send the link.
web-games = Games
web-players = { $span ->
    [one] { $most ->
        [one] { $most } player
       *[other] { $most } players
    }
   *[many] { $least }–{ $most } players
}
web-minutes = { $minutes } min
web-age = ages { $age }+
web-find = Find a game
web-find-players = Players
web-find-players-long = How many play
web-find-crowd = { $count } or more
web-find-minutes = Time
web-find-minutes-long = How long it takes
web-find-up_to = up to { $minutes } min
web-find-decided = Luck or skill
web-find-decided-long = What decides the game
web-find-found = { $count ->
    [0] No game fits. Try fewer filters.
    [one] { $count } game fits.
   *[other] { $count } games fit.
}
web-find-all = Show all games
web-decided = { $by ->
    [skill] skill
    [luck] luck
   *[both] skill and luck
}
web-play_alone = Play with bots
web-play_alone-game = Play with bots: { $game }
web-play_friends = With friends
web-play_friends-game = With friends: { $game }
web-rules = Rules
web-rules-game = Rules: { $game }
web-rules-title = Rulebook
web-join-code = Do you have a code?
web-join-placeholder = code or link
web-join = Join
web-join-bad = That is not a table code. Type its six letters, or paste the link.
web-join-none = No table is waiting with this code. Check the letters: a code works only while its table is waiting for players.
web-recent = Keep playing
web-recent-seats = { $taken } of { $seats } seats taken
web-recent-turn = Turn: { $names }
web-recent-with = with { $names }
web-public = Open tables
web-public-none = Nobody is waiting for players right now.
web-public-line = { $host } · { $taken } of { $seats } seats taken
web-public-join = Sit down
web-public-watch = Watch
web-public-more = Show more
web-public-open = Open a table to everyone
web-public-open-button = Open
web-footer = hrajme { $version } · free software, GPL 3 or later

# You
web-settings = Settings
web-name-ask = What should the others call you?
web-name-unknown = Player

# Nothing here
web-lost = { $what ->
    [table] There is no such table
    [game] There is no such game
   *[page] There is nothing here
}
web-lost-help = { $what ->
    [table] There may be a typo in the code. Check it, or open a table of your own.
    [game] Have a look at our shelf: you may find one you like.
   *[page] This address leads nowhere. The games are on the home page.
}
web-lost-home = To the games

# The line to the room
web-line-connecting = Joining the table…
web-line-state = { $line ->
    [closed] Not connected
   *[waiting] Reconnecting…
}

# Inviting
web-invite = Invite friends
web-invite-how = Read them the code, send the link, or let them scan the QR code.
web-invite-code = Table code: { $code }
web-invite-link = Link to the table
web-invite-qr = The link as a QR code
web-invite-show_qr = QR code
web-invite-text = Come and play { $game }!
web-invite-public = Open to all: anybody can find this table

# Seats
web-seats-title = At the table
web-seats = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
web-seats-count = Number of seats
web-seats-fewer = Remove a seat
web-seats-more = Add a seat
web-seat-number = Seat { $seat }
web-seat-free = free
web-seat-you = you
web-seat-host = host
web-seat-away = away
web-seat-stand_in = a bot is playing
web-seat-sit = Sit here
web-seat-sit-number = Sit here: seat { $seat }
web-seat-move = Move here
web-seat-move-number = Move here: seat { $seat }
web-seat-sit_down = Sit down
web-seat-sit_down-as = Sit down as { $name }
web-seat-bot = Bot
web-seat-bot-number = Put a bot in seat { $seat }
web-seat-level = How strong { $name } is
web-seat-clear = Free { $name }’s seat
web-seat-pass_host = Make { $name } the host
web-seat-hand_over = Let a bot play for me
web-seat-hand_over-other = Let a bot play for { $name }
web-seat-take_back = Take over from the bot
web-seat-watching = All seats are taken. You are watching.
web-free_seat = You are watching. A seat is free.
web-stand_in = A bot is playing for you.
web-away = { $left ->
    [never] { $name } is away
    [0] { $name } is away: a bot is playing
   *[other] { $name } is away: a bot takes over in { $left } s
}
web-away-bot = Let a bot play
web-away-rule = When somebody is away, a bot takes over
web-away-time = { $seconds ->
    [0] never
    [60] after a minute
    [300] after 5 min
   *[other] after { $seconds } s
}
web-watchers = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}
web-level = { $level ->
    [random] random
    [easy] easy
    [normal] normal
    [hard] hard
    [expert] expert
   *[other] { $level }
}
web-came = { $name } has joined the table.

# Several people on one device
web-company = Playing on one device
web-company-how = Add whoever is sitting with you: you pass the device around, and nobody sees anyone else’s hand.
web-company-name = Another player’s name
web-company-add = Add
web-company-here = on this device
web-company-next = { $name } is next
web-company-pass = Pass the device on. All hands stay covered until then.
web-company-me = I am { $name }
web-company-again = Let { $name } have another look
web-company-turning = Turn the board towards whoever is to move
web-company-hand_on = Pass it on

# House rules
web-house_rules = House rules
web-switch = { $value ->
    [on] yes
   *[off] no
}

# The start
web-start = Start the game
web-start-with = { $count ->
    [one] Start alone
   *[other] Start with { $count }
}
web-start-wait = Waiting for the host to start the game.
web-start-bots = Fill the seats with bots
web-start-missing = { $count ->
    [one] One more player is needed: invite a friend, or let a bot play.
   *[other] { $count } more players are needed: invite friends, or let bots play.
}

# Whose turn
web-turn = Whose turn
web-turn-you = Your turn
web-turn-named = { $name }, your turn
web-turn-all = Your turn too
web-turn-other = { $name } is thinking…
web-turn-others = { $count } players are choosing…
web-turn-empty = Seat { $seat } needs a player
web-turn-chance = One moment…
web-turn-over = The game is over
web-skip = Skip ahead
web-undo = Take back
web-undo-ask = Ask to take back

# Offers
web-offer-yes = Agree
web-offer-no = No
web-offer-declined = The answer is no.
web-offer-waits = { $kind ->
    [draw] You’ve offered a draw.
    [resign] You want to resign.
    [abandon] You’d like to stop this game.
    [pause] You’d like to stop the clocks.
    [resume] You’d like to go on.
   *[takeback] You’ve asked to take a move back.
} Waiting for an answer…
web-offer-withdraw = Never mind

# Beside the board
web-panel = Beside the board
web-tab = { $tab ->
    [story] Story
    [talk] Chat
    [rules] Rules
   *[table] Table
}
web-story = Story of the game
web-story-none = Nothing has happened yet.
web-story-earlier = Show earlier
web-talk = Chat
web-talk-none = Nobody has said anything yet.
web-talk-you = You
web-talk-watcher = Spectator
web-talk-write = Say something
web-talk-send = Send
web-person = { $name }: more
web-muted = Muted:
web-talk-unheard = { $count ->
    [one] one new
   *[other] { $count } new
}
web-signals = Ready-made signals
web-signals-about = About:
web-coach = Coach
web-coach-help = Shows the odds on the board.
web-stand = Stand up
web-stand-sure = { $phase ->
    [running] A bot will take your place, and the seat will no longer be yours. Stand up anyway?
   *[over] Your seat will be free for somebody else. Stand up anyway?
}
web-stand-stay = Stay
web-endings = End the game
web-resign-sure = Do you really want to resign?
web-resign-yes = Yes, resign
web-leave = Back to the games
web-notice-rule = Show rule { $rule }
web-notice-anyway = Say it anyway
web-notice-close = Dismiss
web-board-plain = Moves
web-board-plain-help = This game has no board yet. You can play by choosing moves.

# The end
web-result = Result

# Playing against time
web-clock-paused = The clocks are stopped
web-clock-pause = Stop the clocks
web-clock-resume = Resume

web-file-open = Open a saved game ({ $kinds })
web-file-drop = Drop the file here
web-file-unknown = { $name } is not a game we can open. We can read { $kinds }.
web-file-save = Save the game
web-file-download = Download

# First steps.
web-how = How to play
web-try = Try it
web-you = You
web-steps = First steps
web-steps-progress = First steps: { $made } of { $count }
web-steps-show = Show me
web-steps-again = Once more
