# The end, loaded with the result
web-result-player = Player
web-result-place = Place
web-result-winner = winner:
web-result-another = Other games
web-result-copy = Copy result
web-result-board = Look at the board
web-rematch = { $end ->
    [together] Play again
   *[apart] Rematch
}
web-rematch-yes = { $end ->
    [together] Yes, again
   *[apart] Yes, rematch
}
web-rematch-waits = { $end ->
    [together] Waiting for an answer. In favour of another game: { $agreed } of { $persons }.
   *[apart] Waiting for an answer. In favour of a rematch: { $agreed } of { $persons }.
}
