# What can go wrong, in every face
error-unknown_language = There is no language “{ $code }”. There are: { $known }.
error-unknown_game = There is no game “{ $game }”. There are: { $known }.
error-unknown_shelf = HRAJME_GAMES names “{ $package }”, but there is no such Python package here.
error-unknown_option = This game has no option “{ $option }”. It has: { $known }.
error-bad_option = The option { $option } cannot be “{ $value }”. Possible: { $allowed }.
error-bad_text = The option { $option } is one line of text, { $longest } characters at most.
error-bad_seats = This game is for { $least } to { $most } seats, not for { $seats }.
error-other_seats = This game is for exactly { $most } seats, not for { $seats }.
error-unknown_level = There is no bot “{ $level }” for this game. There are: { $known }.
error-log_unreadable = The log { $name } cannot be read: { $problem }
error-log_empty = The log { $name } is empty.
error-log_line = The log { $name } is damaged in line { $line }: { $problem }
error-log_cut = The log { $name } is cut off in line { $line }; what comes before is sound.
error-log_edited = The log { $name } was changed after it was written: its seal does not match.
error-log_version = This log of { $game } needs rules of version { $version }; this program has: { $known }.
error-file_empty = There is no game in this file.
error-file_line = The file is damaged in line { $line }: { $problem }
error-file_move = Move { $number } of the file, { $move }, is not possible: { $problem }

# What no game allows
refuse-not_your_turn = It is not your turn.
refuse-game_over = The game is over.
refuse-illegal = This move is not possible now.
refuse-no_such_chance = This card or throw cannot come up now.
refuse-no_draw = There are no draws by agreement in this game.
refuse-no_resignation = Nobody can resign in this game.

# Why a game ended that its rules did not end
ending-resigned = Resigned
ending-agreed = Draw by agreement
ending-flagged = Time is up
ending-abandoned = Stopped

# How to ask for it
ending-ask-draw = Offer a draw
ending-ask-resign = { $size ->
    [1] Resign
    [2] Resign (double loss)
   *[3] Resign (triple loss)
}
ending-ask-abandon = Stop this game

# On every board
board-you = you
board-bot = bot
board-away = away
board-on_turn = now playing:
board-number = { $number }
board-close = Close
board-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
board-players = Players
board-actions = What you can do
board-dice = Dice
board-scores = Scores

# The result
result-points = Points
