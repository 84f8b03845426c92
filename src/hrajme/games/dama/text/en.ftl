dama-name = Dáma
dama-name-played = Dáma
dama-tagline = Czech draughts: if you can take, you must, and queens fly across the board.

# House rules
dama-option-missed_capture = What happens when somebody does not take.
dama-option-missed_capture-enforced = that cannot happen: no other move is possible
dama-option-missed_capture-warning = a warning first; the second time, the game is lost
dama-option-start = The starting position, for example W:Wc3,Kf8:Bd4,d6.
dama-option-start-empty = the usual one

# Story
dama-story-moves = { $player_is ->
    [you] You play { $move }.
   *[other] { $player } plays { $move }.
}
dama-story-takes = { $player_is ->
    [you] { $count ->
        [one] You take a piece: { $move }.
       *[other] You take { $count } pieces: { $move }.
    }
   *[other] { $count ->
        [one] { $player } takes a piece: { $move }.
       *[other] { $player } takes { $count } pieces: { $move }.
    }
}
dama-story-crowned = { $player_is ->
    [you] Your man on { $square } becomes a queen.
   *[other] { $player } has a new queen on { $square }.
}
dama-story-warned = { $player_is ->
    [you] Warning! You cannot play { $move }, because you have to take, for example { $capture }. Miss it again and the game is lost.
   *[other] { $player } is warned: instead of { $move } there is a capture to make, for example { $capture }.
}
dama-story-twice = This position is on the board for the second time; the third time it is a draw.
dama-story-quiet = { $count ->
    [one] No capture and no move by a man for a long time: after 1 more move by each side it is a draw.
   *[other] No capture and no move by a man for a long time: after { $count } more moves by each side it is a draw.
}

# Endings
dama-end-taken = { $player_is ->
    [you] You have taken every piece: you win!
   *[other] { $player } has taken every piece and wins!
}
dama-end-blocked = { $player_is ->
    [you] { $target } cannot move any more. You win!
   *[other] { $target_is ->
        [you] You cannot move any more. { $player } wins!
       *[other] { $target } cannot move any more. { $player } wins!
    }
}
dama-end-forfeited = { $player_is ->
    [you] { $target } did not take even after a warning. You win!
   *[other] { $target_is ->
        [you] You did not take even after a warning. { $player } wins!
       *[other] { $target } did not take even after a warning. { $player } wins!
    }
}
dama-end-repetition = The same position for the third time: a draw.
dama-end-quiet = Thirty moves by each side without a capture or a move by a man: a draw.
dama-reason-taken = all pieces taken
dama-reason-blocked = no moves left
dama-reason-forfeited = no capture after a warning
dama-reason-repetition = threefold repetition
dama-reason-quiet = thirty quiet moves

# Refusals
dama-refuse-unreadable = “{ $text }” is not a move.
    .terminal = Type “c3-d4” for a plain move and “c3xe5xg7” for a capture.
dama-refuse-light_square = { $square } is a light square; only the dark ones are used.
dama-refuse-nothing_there = There is nothing on { $square }.
dama-refuse-not_yours = The piece on { $square } is not yours.
dama-refuse-must_take = You have to take: { $capture }.
dama-refuse-queen_first = If a queen can take, she has to: { $capture }.
dama-refuse-go_on = The capture is not finished: { $capture }.
dama-refuse-land_elsewhere = You have to land where you can take again: { $capture }.
dama-refuse-which_way = More than one capture fits.
    .terminal = Type all its squares: { $ways }.
    .web = Tap the squares of the one you want, one after another.
dama-refuse-whole_way = The whole path of the capture counts.
    .terminal = Type every square of it: { $capture }.
    .web = Tap every square of it, one after another.
dama-refuse-one_step = Without a capture a piece moves only once; only captures go on.
dama-refuse-not_diagonal = { $origin } and { $target } are not on the same diagonal.
dama-refuse-occupied = { $target } is occupied.
dama-refuse-one_square = A man moves only to the next square; from { $origin } it cannot reach { $target }.
dama-refuse-backward = Men never move backwards, so not from { $origin } to { $target }.
dama-refuse-blocked = There is a piece in the way between { $origin } and { $target }.
dama-refuse-no_landing = { $target } is occupied, so you cannot land there.
dama-refuse-nothing_to_take = There is nothing to take between { $origin } and { $target }.
dama-refuse-own_piece = Between { $origin } and { $target } there is a piece of yours, and you cannot jump over it.
dama-refuse-several = There is more than one piece between { $origin } and { $target }; a queen takes them one by one, with a free square behind each.
dama-refuse-man_takes_far = A man takes only a piece right next to it and lands just behind, so not from { $origin } to { $target }.
dama-refuse-man_takes_back = Men only take forwards, so not from { $origin } to { $target }.
dama-refuse-taken_already = The piece on { $square } has been taken already; nothing is jumped over twice.
dama-refuse-still_there = The piece on { $square } is taken, but stays on the board until the move is over: it is in the way.
dama-refuse-setup_unreadable = “{ $text }” is not a position. Write, for example, W:Wc3,Kf8:Bd4,d6: who moves, then each side’s pieces, K for a queen.
dama-refuse-setup_light = { $square } is a light square; pieces stand on dark ones.
dama-refuse-setup_twice = There are two pieces on { $square }.
dama-refuse-setup_uncrowned = A man on { $square } would be a queen: write K before the square.
dama-refuse-setup_count = Each side has one to twelve pieces.
dama-refuse-setup_stuck = The side to move has no move: this game would be over at once.
dama-refuse-game_type = This file is for another game: its GameType is { $type }, and dáma’s is 29.
dama-refuse-file_move = Move { $number }, { $move }, is not possible.

# The board as text
dama-board-side = { $colour ->
    [white] { $name }: white { $signs }, { $count ->
        [one] 1 piece
       *[other] { $count } pieces
    }
   *[black] { $name }: black { $signs }, { $count ->
        [one] 1 piece
       *[other] { $count } pieces
    }
}
dama-board-turn = { $player_is ->
    [you] Your turn.
   *[other] It is { $player }’s turn.
}
dama-board-must_take = Must take: { $squares }.
dama-board-warned = Warned; must take: { $squares }.
dama-describe-men = { $colour ->
    [white] { $name }, { $count ->
        [one] white man
       *[other] white men
    }: { $squares } ({ $count }).
   *[black] { $name }, { $count ->
        [one] black man
       *[other] black men
    }: { $squares } ({ $count }).
}
dama-describe-queens = { $colour ->
    [white] { $name }, { $count ->
        [one] white queen
       *[other] white queens
    }: { $squares } ({ $count }).
   *[black] { $name }, { $count ->
        [one] black queen
       *[other] black queens
    }: { $squares } ({ $count }).
}
dama-describe-nothing = { $colour ->
    [white] { $name } has no white piece left.
   *[black] { $name } has no black piece left.
}
dama-describe-last = Last move: from { $origin } to { $target }.
dama-describe-taken = Taken on: { $squares }.

# The result
dama-result-pieces = Pieces left

# On the page
dama-web-side = { $seat ->
    [0] White
   *[1] Black
}
dama-web-man = { $seat ->
    [0] { $kind ->
        [man] white man
       *[queen] white queen
    }
   *[1] { $kind ->
        [man] black man
       *[queen] black queen
    }
}
dama-web-board = Draughtboard
dama-web-lit = look here
dama-web-example = c3-d4 or c3xe5
dama-web-going_on = The capture goes on: choose the next square.
dama-web-must_take = You have to take.
dama-web-warned = You have been warned: take now, or the game is lost.
dama-web-empty = empty
dama-web-target = possible move
dama-web-last = last move
dama-web-flip = Turn the board
dama-web-mark = Draw arrows and circles
dama-web-write = Type a move
dama-web-end = Draw or resign
dama-web-moves = Moves
dama-web-first = To the start
dama-web-back = One move back
dama-web-forward = One move forward
dama-web-newest = To the latest move
dama-web-past = You are looking at an earlier position. The game goes on from the latest move.
dama-web-took = { $count ->
    [one] has taken 1 piece
   *[other] has taken { $count } pieces
}
