# What a table refuses
table-error-no_first_steps = There are no first steps for this game here.
table-error-not_host = Only the host of the table can do this.
table-error-only_room = Only the room itself can do this.
table-error-only_persons = Only people can do this, not bots.
table-error-not_seated = Take a seat first.
table-error-not_your_seat = Seat { $seat } is not yours.
table-error-covered = First say who is holding the device.
table-error-learning = Somebody is learning the game here. To play, open a table of your own.
table-error-no_such_seat = { $seats ->
    [one] There is no seat { $seat }: the table has only one.
   *[other] There is no seat { $seat }: the table has { $seats }.
}
table-error-seat_taken = Seat { $seat } is taken. Choose another one.
table-error-seat_kept = Everyone keeps their seat while a game is on. Let a bot play instead.
table-error-nobody_there = That person is not at the table.
table-error-yourself = You cannot remove yourself. Stand up, or just leave.
table-error-opener = Whoever opened the table cannot be removed from it.
table-error-shown_out = The host would rather play at this table without you, so you cannot come back to it. There are other tables – or open one of your own.
table-error-seat_empty = Nobody is sitting in seat { $seat }.
table-error-seats_empty = { $empty ->
    [one] One seat is still empty. Invite somebody or add a bot.
   *[other] { $empty } seats are still empty. Invite somebody or add bots.
}
table-error-already_seated = You are already in seat { $seat }.
table-error-other_seat = You have seen what seat { $seat } holds, so in this game you can only come back to that seat.
table-error-no_name = Tell the others your name first.
table-error-name_kept = Names can’t be changed during a game.
table-error-already_started = The game has started, so this can no longer be changed.
table-error-not_running = No game is being played now.
table-error-not_due = It is neither chance’s turn nor this bot’s.
table-error-stale = Something has happened in the meantime. Have another look at the table.
table-error-no_such_revision = The table has not got that far; it is at event { $revision }.
table-error-bad_key = The key of a command has 1 to { $most } characters.
table-error-no_such_format = This game has no { $format } files, only { $known }.
table-error-nothing_said = Write something first.
table-error-too_long = That is too long: at most { $most } characters.
table-error-unknown_signal = This game has no such signal.
table-error-unknown_offer = There is no such offer. There are: { $known }.
table-error-no_offer = This offer no longer stands.
table-error-already_offered = You have already agreed; now it is up to the others.
table-error-other_offer = Somebody else is already asking for the same thing. Answer them first.
table-error-already_declined = The answer was no. You can ask again after the next move.
table-error-not_over = You can ask for a rematch when the game is over.
table-error-nothing_to_undo = You have no move to take back.
table-error-nobody_to_ask = Somebody who would have to agree has left the table.
table-error-needs_consent = You can take this move back only if the others agree. Ask them.
table-error-no_clock = There is no clock here to stop or start.
table-error-standstill = The clocks are stopped. Start them again before you move.

# What happens at a table
table-story-sat = { $name } takes seat { $seat }.
table-story-back = { $name } is back.
table-story-stood = { $name } leaves the table.
table-story-bot_seated = { $name }, a bot, takes seat { $seat }.
table-story-seat_cleared = Seat { $seat } is free.
table-story-removed = The host has removed { $name } from the table.
table-story-removed_watcher = The host has removed somebody who was watching.
table-story-handed_over = A bot takes over for { $name }.
table-story-host_passed = { $name } is the host now.
table-story-public = The table is now open to all: anybody can find it.
table-story-private = The table is no longer open to all: only those with the link or the code can join.
table-guide-strayed = You can play like that too, but our first steps go another way. Take the move back, or just play on as you like.
table-story-started = The game begins.
table-story-rematched = A new game begins.
table-story-taken_back = { $name } takes a move back.
table-story-offered-rematch = { $name } would like to play again.
table-story-offered-takeback = { $name } asks to take a move back.
table-story-offered-draw = { $name } offers a draw.
table-story-offered-resign = { $size ->
    [1] { $name } wants to resign.
    [2] { $name } wants to resign with a double loss.
   *[3] { $name } wants to resign with a triple loss.
}
table-story-offered-abandon = { $name } would like to stop this game.
table-story-offered-pause = { $name } would like to stop the clocks.
table-story-offered-resume = { $name } would like to go on.
table-story-accepted = { $name } agrees.
table-story-declined = { $name } says no.
table-story-bot_declined = { $player } would rather play on.
table-story-withdrawn = { $name } withdraws the request.
table-story-ended-resigned = { $player_is ->
    [you] You resign.
   *[other] { $player } resigns.
}
table-story-paused = The clocks are stopped.
table-story-resumed = The clocks are running again.
table-story-clock_off = There is no time limit.
table-story-clock_set = Time for everybody: { $control }.
table-story-ended-agreed = The players agree to a draw.
table-story-ended-flagged = { $player_is ->
    [you] Your time is up.
   *[other] { $player } has run out of time.
}
table-story-ended-abandoned = The game has been stopped; nobody wins.
