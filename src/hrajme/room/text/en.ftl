# What a link to a table says of it in a message
room-preview-waiting = { $game } – { $host } is waiting for you
room-preview-open = { $game } – come and play
room-preview-begun = { $phase ->
    [over] { $game } – the game is over
   *[running] { $game } – the game is on
}
room-preview-free = { $free ->
    [one] { $free } seat is free.
   *[other] { $free } seats are free.
}
room-preview-full = All seats are taken, but you can watch.
room-preview-picture = { $game } on the table

# What somebody is told who does not have the table open
room-call-turn = { $game } – your turn
room-call-waiting = { $count ->
    [one] { $names } is waiting for you.
   *[other] Waiting for you: { $names }
}

# The room among the apps of a telephone
room-app-description = Table games with friends or with bots. No account, no adverts.
