# What is asked and told over the table, loaded when it is
web-leave-title = Leave the table?
web-leave-says = { $seconds ->
    [0] The game goes on, and the others will wait for you to move.
   *[other] The game goes on: if you are away too long, a bot will play for you.
} Your seat stays yours: come back with the same link.
web-leave-yes = Leave
web-mute = Mute
web-mute-says = You won’t see what they say or what they call themselves. Nobody is told.
web-remove = Remove from the table
web-remove-says = They have to leave and cannot come back to this table.
web-keys = Keys: H your hand · A what you can do · 1–⁠9 piles, places and dice · Enter picks up and puts down · Esc puts back · ? hides this
