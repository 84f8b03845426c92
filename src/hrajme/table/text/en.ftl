# What a table refuses
table-error-no_first_steps = There are no first steps for this game here.
table-error-not_host = Only the host of the table can do this.
table-error-only_room = Only the room itself can do this.
table-error-only_persons = Only people can do this.
table-error-not_seated = Take a seat first.
table-error-not_your_seat = Seat { $seat } is not yours to play.
table-error-covered = First say who is holding the device.
table-error-no_such_seat = { $seats ->
    [one] There is no seat { $seat }: the table has only one.
   *[other] There is no seat { $seat }: the table has { $seats }.
}
table-error-seat_taken = Seat { $seat } is taken. Choose another one.
table-error-seat_kept = While a game is running everybody keeps their seat. Let a bot play instead.
table-error-seat_empty = Nobody sits at seat { $seat }.
table-error-seats_empty = { $empty ->
    [one] One seat is still empty. Invite somebody or let a bot sit down.
   *[other] { $empty } seats are still empty. Invite somebody or let bots sit down.
}
table-error-already_seated = You are already sitting at seat { $seat }.
table-error-other_seat = You have seen the cards of seat { $seat }, so in this game you can only come back there.
table-error-no_name = Tell the others your name first.
table-error-name_kept = Names stay as they are while a game is running.
table-error-already_started = The game has started; this can no longer be changed.
table-error-not_running = No game is being played now.
table-error-not_due = Neither chance nor this bot is to move.
table-error-stale = Something has happened in the meantime. Look at the table again.
table-error-no_such_revision = The table has not got that far; it is at event { $revision }.
table-error-bad_key = The key of a command has 1 to { $most } characters.
table-error-no_such_format = This game has no { $format } files, only { $known }.
table-error-nothing_said = There is nothing to say.
table-error-too_long = That is too long: at most { $most } characters.
table-error-unknown_signal = This game has no such signal.
table-error-unknown_offer = There is no such offer. There are: { $known }.
table-error-no_offer = This offer no longer stands.
table-error-already_offered = You have already agreed; now it is up to the others.
table-error-other_offer = Somebody else is already asking for the same thing. Answer them first.
table-error-already_declined = The others said no. You can ask again after the next move.
table-error-not_over = You can ask for a rematch when the game is over.
table-error-nothing_to_undo = You have no move to take back.
table-error-nobody_to_ask = Somebody who would have to agree has left the table.
table-error-needs_consent = You can take this move back only if the others agree. Ask them.
table-error-no_clock = There is no clock here that could be stopped or started again.
table-error-standstill = The clocks are stopped. Start them again before you move.

# What happens at a table
table-story-sat = { $name } sits down at seat { $seat }.
table-story-back = { $name } is back.
table-story-stood = { $name } gets up from the table.
table-story-bot_seated = The bot { $name } sits down at seat { $seat }.
table-story-seat_cleared = Seat { $seat } is free.
table-story-handed_over = A bot takes over for { $name }.
table-story-host_passed = { $name } is the host now.
table-story-public = The table is open to all now: anybody can find it.
table-story-private = The table is no longer open to all: only those with the link can come in.
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
table-story-ended-agreed = The players agree on a draw.
table-story-ended-flagged = { $player_is ->
    [you] Your time is up.
   *[other] { $player } has run out of time.
}
table-story-ended-abandoned = The game has been stopped; nobody wins.
