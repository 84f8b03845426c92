# The command line
terminal-help-usage = usage:
terminal-help-arguments = arguments
terminal-help-options = options
terminal-help-commands = commands
terminal-help-program = Table games with exact rules and bots in any seat.
terminal-help-help = show this help
terminal-help-version = show the version and whether the rules are compiled
terminal-help-lang = Czech, Slovak, Polish or English; otherwise the system language
terminal-help-games = list the games, or the house rules of one
terminal-help-play = play a game on this terminal
terminal-help-learn = learn a game: first steps with a bot that says what it is doing
terminal-help-join = play at a table in a room that runs elsewhere
terminal-help-rules = read the rules
terminal-help-replay = replay a game from its log
terminal-help-log = save a table from a room to a file
terminal-help-backup = copy a room’s database to a file, even while the room is open
terminal-help-restore = restore a backup, even while the room is open
terminal-help-tidy = remove old tables from a room’s database
terminal-help-simulate = let bots play many games and count the results
terminal-help-export = write a logged game to a file for other programs
terminal-help-import = make a log from another program’s file
terminal-help-show = draw a position from its notation
terminal-help-perft = count all lines of play and show how fast
terminal-help-score = count what cards are worth, part by part
terminal-help-serve = open the room for browsers, here and on your network
terminal-help-game = the key of a game, as `hrajme games` lists it
terminal-help-games_game = show the house rules of this game
terminal-help-rule = show only this rule, such as TG-11
terminal-help-play_seats = who plays: you, you:Anna, bot or bot:hard, separated by commas; several “you” share this terminal
terminal-help-play_option = a house rule, such as expert=yes; may be repeated
terminal-help-play_clock = a clock: 5+3, 5d3 (a delay), or 30s, 2m, 3d per turn
terminal-help-play_seed = make chance repeatable
terminal-help-play_log = write the log to this file
terminal-help-play_resume = carry on with an unfinished game from its log
terminal-help-play_plain = lines instead of a screen, for screen readers and pipes
terminal-help-play_fast = do not pause after the bots’ moves
terminal-help-theme = the look of the screen: light, dark, or auto, like the terminal; it is remembered
terminal-help-join_link = the link to the table, or its code
terminal-help-join_server = the address of the room, when only the code is given
terminal-help-join_name = your name at the table; the same name gets you your seat back
terminal-help-join_watch = only watch, take no seat
terminal-help-replay_log = the log file
terminal-help-replay_as = see what seat N saw; otherwise what a spectator saw
terminal-help-replay_step = wait for Enter after every move
terminal-help-replay_check = only check the log
terminal-help-log_code = the table’s long code, as in its link
terminal-help-log_out = the file to write; without this, the terminal
terminal-help-export_as = the kind of file; without this, the usual one for the game
terminal-help-import_file = the file to read
terminal-help-import_number = the game with this number, where the file has several
terminal-help-import_log = the log to write; without this, one in the log folder
terminal-help-show_position = the position, in the game’s own notation; without this, the usual start
terminal-help-show_as = see it as seat N does; otherwise as a spectator
terminal-help-perft_depth = how many moves deep
terminal-help-perft_from = the position to begin from, in the game’s own notation
terminal-help-perft_seats = for how many seats; without this, the fewest
terminal-help-score_pieces = the cards of the hand, such as 5h 10d jc
terminal-help-score_starter = the card that was turned up
terminal-help-score_crib = the cards are a crib
terminal-help-score_json = print it for programs
terminal-help-room_db = the database of the room; without this, the usual one
terminal-help-backup_file = the new file
terminal-help-restore_file = the backup file
terminal-help-tidy_days = remove tables where nothing has happened for this many days; otherwise 90
terminal-help-tidy_most = and keep only this many, the most recently used
terminal-help-tidy_dry_run = only say how many there are
terminal-help-serve_host = the address to listen on; otherwise the whole network (127.0.0.1 is this machine only)
terminal-help-serve_port = the port; otherwise 7777 or the next free one
terminal-help-serve_db = the database; otherwise a file in your data folder
terminal-help-serve_bot_pause = wait this many seconds after a bot’s move; otherwise 0.2, and 0.9 where only bots play
terminal-help-serve_proxy = the address of a proxy in front of the room that is trusted to say who is asking
terminal-help-serve_log_json = write the log as JSON lines

terminal-usage-unknown = I do not understand “{ $words }”. Help: hrajme --help
terminal-usage-missing = Something is missing: { $words }. Help: hrajme --help
terminal-usage-which_game = Which game? There are: { $known }.
terminal-usage-bad_code = “{ $code }” is not a table’s long code. That has twelve letters and digits, as in the link to the table.
terminal-usage-no_value = { $name } needs a value after it.
terminal-usage-takes_none = { $name } takes no value (you gave “{ $value }”).
terminal-usage-not_a_number = “{ $value }” is not a whole number.
terminal-usage-choice = There is no “{ $value }”. Possible: { $known }.
terminal-usage-clock = “{ $text }” is not a time control. Write 5+3 (minutes, and seconds added per turn), 5d3 (a delay), 30s, 2m or 3d (per turn).
terminal-usage-together = { $name } and { $other } can’t be used together.
terminal-usage-other_game = This is a log of { $found }, not of { $game }.
terminal-usage-name = What is your name? Write it after --name.
terminal-usage-other = I do not understand this: { $problem }

terminal-version-compiled = hrajme { $version } (compiled rules)
terminal-version-plain = hrajme { $version } (plain rules)
terminal-interrupted = Interrupted.

# What can go wrong
terminal-error-seat_word = “{ $word }” is not a player. Write you, you:Anna, bot or bot:hard.
terminal-error-option_form = Write the option “{ $option }” with its value, such as expert=yes.
terminal-error-no_such_seat = { $seats ->
    [one] There is no seat { $seat }: the table has one seat.
   *[other] There is no seat { $seat }: the table has { $seats } seats.
}
terminal-error-unknown_rule = There is no rule { $rule }. The rules are { $first } to { $last }.
terminal-error-log_exists = The file { $name } is already there. Choose another, or carry on with --resume.
terminal-error-log_write = The log { $name } cannot be written: { $problem }
terminal-error-log_finished = The game in { $name } is over. You can watch it with hrajme replay.
terminal-error-no_files = { $game } has no files that other programs can read.
terminal-error-no_such_format = { $game } has no “{ $format }” files, only: { $known }.
terminal-error-file_unreadable = The file { $name } cannot be read: { $problem }
terminal-error-file_exists = The file { $name } is already there. Choose another.
terminal-error-file_write = The file { $name } cannot be written: { $problem }
terminal-error-no_such_number = { $count ->
    [one] There is one game in the file, so no number { $number }.
   *[other] There are { $count } games in the file, so no number { $number }.
}
terminal-perft-bad_depth = The depth is a number from 1 to { $most }.
terminal-perft-chance = Chance has a say in this game: its lines cannot be counted.
terminal-usage-no_start = This game always starts from the same position.
terminal-error-link = “{ $link }” is not a link to a table. It looks like http://host:7777/t/xxxx-xxxx-xxxx.
terminal-score-none = There is nothing to score on its own in { $game }.
terminal-error-server = “{ $server }” is not the address of a room. It looks like http://host:7777.
terminal-error-no_room = The room { $server } cannot be reached: { $problem }
terminal-error-not_a_room = At { $server } there is no room that this program understands.
terminal-error-newer_room = This room plays { $game } by newer rules than this program knows. Update hrajme.
terminal-error-guests_read = Your guest cards in { $name } cannot be read: { $problem }. Repair or remove the file.
terminal-error-guests_write = Your guest card cannot be written to { $name }: { $problem }

# What the system answers, after a colon
terminal-cause-enoent = there is no such file or folder
terminal-cause-eacces = permission denied
terminal-cause-eperm = the system does not allow it
terminal-cause-eexist = there is already something by that name
terminal-cause-enotdir = part of the path is not a folder
terminal-cause-eisdir = that is a folder, not a file
terminal-cause-enospc = the disk is full
terminal-cause-erofs = the disk is read-only
terminal-cause-eio = the disk could not be read or written
terminal-cause-enametoolong = the name is too long
terminal-cause-emfile = too many files are open
terminal-cause-eaddrnotavail = this computer has no such address
terminal-cause-econnrefused = the connection was refused
terminal-cause-econnreset = the connection was cut off
terminal-cause-etimedout = there is no answer
terminal-cause-enetunreach = the network cannot be reached
terminal-cause-ehostunreach = that computer cannot be reached
terminal-cause-no_host = there is no computer by that name
terminal-cause-sqlite_cantopen = the file cannot be opened
terminal-cause-sqlite_readonly = it is read-only
terminal-cause-sqlite_ioerr = the disk could not be read or written
terminal-cause-sqlite_corrupt = its contents make no sense

# The list of games
terminal-games-key = key
terminal-games-game = game
terminal-games-seats = seats
terminal-games-age = age
terminal-games-minutes = minutes
terminal-games-bots = bots
terminal-games-hint =
    Play: hrajme play KEY
    House rules: hrajme games KEY
    Rules: hrajme rules KEY
terminal-games-facts = Seats: { $seats } · age: { $age }+ · minutes: { $minutes } · bots: { $levels }
terminal-games-options = House rules (play --option NAME=VALUE):
terminal-games-default = (default)
terminal-games-default_is = (default: { $value })
terminal-games-text = a line of up to { $longest } characters
terminal-games-example = Play: hrajme play { $key } · rules: hrajme rules { $key }

# Who sits where
terminal-name-you = You
terminal-name-player = Player { $number }
terminal-name-watcher = Spectator
terminal-name-empty = Seat { $number }
terminal-name-stand_in = { $name } (bot)
terminal-level-random = random
terminal-level-easy = easy
terminal-level-normal = normal
terminal-level-hard = hard
terminal-level-expert = expert

# Both faces
terminal-kept = The game is saved: hrajme play --resume { $path }
terminal-log_at = The log of the game: { $path }
terminal-export-written = The game is written to { $path }
terminal-import-written = { $count ->
    [one] One move was read; the log is { $path }
   *[other] { $count } moves were read; the log is { $path }
}
terminal-perft-depth = depth
terminal-perft-nodes = nodes
terminal-perft-seconds = seconds
terminal-perft-rate = nodes/s
terminal-perft-line = { NUMBER($nodes) } | { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } | { NUMBER($rate) }
terminal-log-written = { $count ->
    [one] One event was written to { $path }
   *[other] { $count } events were written to { $path }
}
terminal-pass = Pass the device to { $player }. Then press Enter.
terminal-taken_back = { $player_is ->
    [you] You take back your last move.
   *[other] { $player } takes back the last move.
}
terminal-no_undo = There is nothing to take back now.

# Line by line
terminal-word-rules = rules
terminal-word-undo = undo
terminal-word-finish = finish
terminal-word-board = board
terminal-word-back = back
terminal-word-quit = quit
terminal-plain-welcome = { $game }. Type a move or the number of a choice; ? shows help.
terminal-plain-choose = choose { $choices }.
terminal-plain-help = Type the number of a choice, or a move in notation. “{ $rules }” shows the last rule mentioned or all of them, “{ $board }” the table, “{ $back }” goes one choice back, “{ $undo }” takes a move back, “{ $finish }” offers to end the game early, “{ $quit }” saves the game and quits.
terminal-times = Time: { $times }.
terminal-plain-another = n: another game. Enter: quit.
terminal-sign-up = up
terminal-sign-down = down
terminal-sign-star = star

# The screen
terminal-turn-you = YOUR TURN
terminal-turn-named = { $player }, YOUR TURN
terminal-turn-other = { $player } is thinking…
terminal-turn-chance = One moment…
terminal-turn-over = THE END
terminal-choose = What will you do?
terminal-suggest = Try: { $move }
terminal-suggest-enter = Try: { $move } (press Enter)
terminal-how_to = How to play
terminal-how_to-learn = Try it: `{ $command }`
terminal-choose-over = And now?
terminal-choose-another = Another game
terminal-choose-quit = Quit
terminal-key-rules = rules
terminal-key-undo = undo
terminal-key-end = end
terminal-key-language = language
terminal-key-write = type
terminal-key-back = back
terminal-key-quit = quit
terminal-key-scroll = story
terminal-key-close = close
terminal-key-light = light
terminal-key-dark = dark
terminal-panel-seats = Players
terminal-panel-story = Story
terminal-panel-steps = First steps, { $made } of { $count }
terminal-key-see_rule = see { $rule }
terminal-write-hint = Type a move and press Enter; Esc closes
terminal-quit-ask = Leave the game? It is saved, and you can carry on later.
terminal-quit-keys = Enter to leave · Esc to keep playing
terminal-small = This terminal is too small: it is { $width } × { $height }, and the game needs { $needed_width } × { $needed_height }. Make it larger, or play with --plain.

# A table of a room
terminal-your_name = Your name:
terminal-join_again = To come back: hrajme join { $link }
terminal-lost = The connection is lost. Trying again…
terminal-found = Connected again.
terminal-turn-open = NOT STARTED YET
terminal-turn-lost = connection lost, trying again…
terminal-turn-away = { $player } is away
terminal-turn-away_bot = { $count ->
    [0] { $player } is away; a bot is playing
   *[other] { $player } is away; a bot takes over in { $count } s
}
terminal-lobby-seat = Seat { $number }: { $who }.
terminal-lobby-empty = free
terminal-lobby-you = that is you
terminal-lobby-host = host
terminal-lobby-away = away
terminal-lobby-wait = Waiting for the host to start the game.
terminal-lobby-away_rule = When somebody is away, a bot takes over: { $time }
terminal-lobby-watchers = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
terminal-lobby-short = Code to read aloud: { $code }
terminal-lobby-invite = Invite others: { $link }
terminal-lobby-rule = { $rule }: { $value }
terminal-lobby-off = { $rule }: no
terminal-ask-watching = You are watching.
terminal-ask-seats = The table:
terminal-ask-start = Start the game
terminal-ask-start_with = { $count ->
    [one] Start alone
   *[other] Start with { $count }
}
terminal-ask-sit_down = Sit down
terminal-ask-move = Change seats
terminal-ask-sit_again = Take over from the bot
terminal-ask-stand = Stand up
terminal-ask-bot = Add a bot
terminal-ask-bots = Fill the seats with bots
terminal-ask-bot_for = A bot for somebody
terminal-ask-bot_now = Let a bot play for { $player }
terminal-ask-bot_for_me = Let a bot play for me
terminal-ask-pass_host = Make someone else the host
terminal-ask-clear = Free a seat
terminal-ask-mute = Mute
terminal-ask-unmute = Unmute
terminal-ask-remove = Remove from the table
terminal-ask-set_seats = Number of seats
terminal-ask-ending = How should it end?
terminal-ask-away = When somebody is away, a bot takes over
terminal-away-minutes = { $count ->
    [one] after a minute
   *[other] after { $count } minutes
}
terminal-away-seconds = { $count ->
    [0] never
   *[other] after { $count } seconds
}
terminal-ask-yes = Agree
terminal-ask-no = No
terminal-ask-withdraw = Withdraw the request
terminal-ask-talk = Say:
terminal-ask-write = in your own words
terminal-waiting = Your request is waiting for an answer.
terminal-key-talk = chat
terminal-key-seats = table
terminal-talk-hint = Say something to the others and press Enter; Esc closes
terminal-leave-ask = { $seconds ->
    [0] Leave the table? The others will wait for you. Your seat stays yours: come back with the same link.
   *[other] Leave the table? The game goes on: { $time } away, a bot will play for you. Your seat stays yours: come back with the same link.
}
terminal-word-say = say
terminal-word-seats = seats
terminal-word-another = another
terminal-plain-say = Type “{ $word }” and then what you want to say.
terminal-plain-help_room = Type the number of a choice, or a move in notation. “{ $say }” with words after it talks to the others, “{ $say }” alone lists the ready-made signals; “{ $seats }” is about who sits where, “{ $rules }” shows the last rule mentioned or all of them, “{ $board }” the table, “{ $back }” goes one choice back, “{ $undo }” takes a move back or asks to, “{ $another }” asks for another game, “{ $quit }” leaves.

# Replays
terminal-replay-sealed = { $count ->
    [one] The log is complete: one move, sealed.
   *[other] The log is complete: { $count } moves, sealed.
}
terminal-replay-unsealed = { $count ->
    [one] The game is over after one move; its log has no seal yet.
   *[other] The game is over after { $count } moves; its log has no seal yet.
}
terminal-replay-unfinished = { $count ->
    [one] The log is sound so far: one move, the game is not finished.
   *[other] The log is sound so far: { $count } moves, the game is not finished.
}

# The room
terminal-serve-open = The room is open: { $address }
terminal-serve-outside = Others can join here: { $address }
terminal-serve-other_port = Port { $usual } is in use, so the room is on { $port }.
terminal-serve-kept = Everything is saved in { $file }
terminal-serve-stop = Ctrl-C closes the room; the tables stay as they are.

# Keeping the database of a room
terminal-backup-progress = backup
terminal-backup-done = The whole room is in { $path } now, { $megabytes } MB. Keep it to yourself: the hidden cards are in it too.
terminal-restore-progress = restoring
terminal-restore-done = { $count ->
    [0] The backup is restored. There are no tables in it.
    [one] The backup is restored, with one table.
   *[other] The backup is restored, with { $count } tables.
}
terminal-restore-kept = What was there before is in { $path }
terminal-tidy-looking = looking for old tables
terminal-tidy-removing = removing them
terminal-tidy-found = { $count ->
    [0] There are no old tables.
    [one] One table is old. Nothing was removed.
   *[other] { $count } tables are old. Nothing was removed.
}
terminal-tidy-done = { $count ->
    [0] There are no old tables; nothing was removed.
    [one] One old table was removed.
   *[other] { $count } old tables were removed.
}
