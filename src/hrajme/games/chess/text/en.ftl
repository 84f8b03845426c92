chess-name = Chess
chess-tagline = Two armies, sixteen men each, and no luck at all: whoever mates the king wins.

# House rules
chess-option-touch_move = Touched pieces must move: whoever takes a man in hand moves it.
chess-option-start = The position the game begins with, written as FEN.
chess-option-start-empty = the usual one

# Men
chess-kind = { $kind ->
    [pawn] pawn
    [knight] knight
    [bishop] bishop
    [rook] rook
    [queen] queen
   *[king] king
}

# Story
chess-story-moves = { $player_is ->
    [you] You play { $move }: { $kind ->
        [pawn] pawn
        [knight] knight
        [bishop] bishop
        [rook] rook
        [queen] queen
       *[king] king
    } { $from } to { $to }.
   *[other] { $player } plays { $move }: { $kind ->
        [pawn] pawn
        [knight] knight
        [bishop] bishop
        [rook] rook
        [queen] queen
       *[king] king
    } { $from } to { $to }.
}
chess-story-takes = { $player_is ->
    [you] You play { $move }: { $kind ->
        [pawn] pawn
        [knight] knight
        [bishop] bishop
        [rook] rook
        [queen] queen
       *[king] king
    } { $from } takes { $taken ->
        [pawn] the pawn
        [knight] the knight
        [bishop] the bishop
        [rook] the rook
       *[queen] the queen
    } on { $to }.
   *[other] { $player } plays { $move }: { $kind ->
        [pawn] pawn
        [knight] knight
        [bishop] bishop
        [rook] rook
        [queen] queen
       *[king] king
    } { $from } takes { $taken ->
        [pawn] the pawn
        [knight] the knight
        [bishop] the bishop
        [rook] the rook
       *[queen] the queen
    } on { $to }.
}
chess-story-takes_passing = { $player_is ->
    [you] You play { $move } and take a pawn in passing.
   *[other] { $player } plays { $move } and takes a pawn in passing.
}
chess-story-castles = { $player_is ->
    [you] { $side ->
        [long] You castle on the queen’s side, { $move }.
       *[short] You castle on the king’s side, { $move }.
    }
   *[other] { $side ->
        [long] { $player } castles on the queen’s side, { $move }.
       *[short] { $player } castles on the king’s side, { $move }.
    }
}
chess-story-promotes = { $player_is ->
    [you] You play { $move }: the pawn becomes { $kind ->
        [knight] a knight
        [bishop] a bishop
        [rook] a rook
       *[queen] a queen
    }.
   *[other] { $player } plays { $move }: the pawn becomes { $kind ->
        [knight] a knight
        [bishop] a bishop
        [rook] a rook
       *[queen] a queen
    }.
}
chess-story-check = { $player_is ->
    [you] You are in check.
   *[other] { $player } is in check.
}
chess-story-claims = { $player_is ->
    [you] You claim a draw.
   *[other] { $player } claims a draw.
}
chess-story-claims_with = { $player_is ->
    [you] You intend { $move } and claim a draw.
   *[other] { $player } intends { $move } and claims a draw.
}
chess-story-touches = { $player_is ->
    [you] You touch { $kind ->
        [pawn] the pawn
        [knight] the knight
        [bishop] the bishop
        [rook] the rook
        [queen] the queen
       *[king] the king
    } on { $square }.
   *[other] { $player } touches { $kind ->
        [pawn] the pawn
        [knight] the knight
        [bishop] the bishop
        [rook] the rook
        [queen] the queen
       *[king] the king
    } on { $square }.
}
chess-story-adjusts = { $player_is ->
    [you] “J’adoube,” you say: the next touch only puts a man straight.
   *[other] “J’adoube,” says { $player }: the next touch only puts a man straight.
}

# The end
chess-end-mate = { $player_is ->
    [you] Checkmate! You win.
   *[other] Checkmate! { $player } wins.
}
chess-end-stalemate = Stalemate: no legal move and no check. It is a draw.
chess-end-dead = Nobody can mate with what is left. It is a draw.
chess-end-seventy_five = Seventy-five moves of each side without a capture or a pawn move. It is a draw.
chess-end-fivefold = The same position for the fifth time. It is a draw.
chess-end-fifty = Fifty moves of each side without a capture or a pawn move. It is a draw.
chess-end-threefold = The same position for the third time. It is a draw.
chess-reason-mate = checkmate
chess-reason-stalemate = stalemate
chess-reason-dead = nobody can mate
chess-reason-seventy_five = 75 moves
chess-reason-fivefold = fivefold repetition
chess-reason-fifty = 50 moves, claimed
chess-reason-threefold = repetition, claimed

# Why a move is not possible
chess-refuse-unreadable = I cannot read “{ $text }” as a move.
    .terminal = Write e2e4, Nf3, O-O or e8=Q.
chess-refuse-empty = Nobody stands on { $square }.
chess-refuse-not_yours = The man on { $square } is your opponent’s.
chess-refuse-own_man = A man of your own stands on { $square }.
chess-refuse-not_so = { $kind ->
    [pawn] A pawn does not move like that.
    [knight] A knight does not move like that: it goes two squares straight and one aside.
    [bishop] A bishop does not move like that: it goes along the diagonals.
    [rook] A rook does not move like that: it goes along rows and files.
    [queen] A queen does not move like that: it goes straight or diagonally.
   *[king] A king does not move like that: he goes one square.
}
chess-refuse-in_the_way = A man on { $square } is in the way.
chess-refuse-no_such_man = You have no such man.
chess-refuse-which = Several men can go there. Say which: { $squares }.
chess-refuse-pawn_blocked = The pawn cannot go on: somebody stands on { $square }.
chess-refuse-pawn_two = Only from its first square may a pawn go two squares.
chess-refuse-pawn_takes_nothing = A pawn goes diagonally only to take, and there is nothing on { $square }.
chess-refuse-passing_late = A pawn is taken in passing only right after its double step. It is too late now.
chess-refuse-promotion = What shall the pawn become? Add q, r, b or n.
chess-refuse-no_promotion = Only a pawn that reaches the last row becomes another man.
chess-refuse-promotion_to = A pawn becomes a queen, a rook, a bishop or a knight.
chess-refuse-king_attacked = The king may not go to { $square }: it is attacked.
chess-refuse-pinned = The man on { $square } is pinned: without it your king on { $king } would be attacked.
chess-refuse-in_check = Your king is in check, and this does not help him.
chess-refuse-leaves_check = This would leave your king in check.
chess-refuse-castling_moved = You can no longer castle on this side: the king or the rook has moved or is gone.
chess-refuse-castling_between = You cannot castle: somebody stands on { $square } between king and rook.
chess-refuse-castling_check = You cannot castle out of check.
chess-refuse-castling_through = You cannot castle through { $square }: it is attacked.
chess-refuse-castling_into = You cannot castle to { $square }: it is attacked.
chess-refuse-touched = You have touched { $squares }, and what is touched must move or be taken.
chess-refuse-no_touch = Touching does not bind anybody at this table.
chess-refuse-no_adjust = At this table you need not announce that you adjust a man.
chess-refuse-claim = { $count ->
    [one] The claim is not true: this position is on the board for the first time. Nothing is lost.
   *[other] The claim is not true: this position is on the board { $count } times, not three. Nothing is lost.
}
chess-refuse-claim_fifty = { $count ->
    [one] The claim is not true: one move of each side without a capture or a pawn move, not fifty. Nothing is lost.
   *[other] The claim is not true: { $count } moves of each side without a capture or a pawn move, not fifty. Nothing is lost.
}
chess-refuse-claim_touched = Whoever has touched a man can no longer claim a draw in this turn.

# Positions that are written down
chess-fen-fields = A FEN has 4 to 6 parts with blanks between them, not { $count }.
chess-fen-rows = A board in FEN has 8 rows with strokes between them, not { $count }.
chess-fen-row = Row { $number } of the FEN, “{ $row }”, is not a row of eight squares.
chess-fen-turn = Who is to move is written w or b in FEN, not “{ $turn }”.
chess-fen-kings = { $side ->
    [white] White has { $count } kings in this position. Each side has exactly one.
   *[black] Black has { $count } kings in this position. Each side has exactly one.
}
chess-fen-pawns = { $side ->
    [white] White has { $count } pawns in this position. Eight are the most.
   *[black] Black has { $count } pawns in this position. Eight are the most.
}
chess-fen-men = { $side ->
    [white] White has more men in this position than eight pawns could have become.
   *[black] Black has more men in this position than eight pawns could have become.
}
chess-fen-last_row = A pawn cannot stand on the first or last row.
chess-fen-castling = The right to castle is written KQkq, a part of it, or - in FEN, not “{ $castling }”.
chess-fen-castling_home = The FEN allows castling { $castling }, but king or rook does not stand at home.
chess-fen-passed = { $square } is not a square that a pawn has just passed.
chess-fen-number = “{ $text }” is not a counter from { $least } to { $most }.
chess-fen-check = Whoever is to move gives check already: the other king could be taken.

# The board
chess-board-side = { $seat ->
    [0] White
   *[1] Black
}
chess-board-move = Move { $number }
chess-board-check = Check!
chess-board-quiet = { $count ->
    [one] One move without a capture or a pawn move
   *[other] { $count } moves without a capture or a pawn move
}
chess-board-repeated = On the board for the { $count ->
    [2] second
    [3] third
    [4] fourth
   *[5] fifth
} time
chess-describe-side = { $seat ->
    [0] White, { $name }: { $men }.
   *[1] Black, { $name }: { $men }.
}
chess-describe-men = { $kind ->
    [pawn] { $count ->
        [one] pawn
       *[other] pawns
    }
    [knight] { $count ->
        [one] knight
       *[other] knights
    }
    [bishop] { $count ->
        [one] bishop
       *[other] bishops
    }
    [rook] { $count ->
        [one] rook
       *[other] rooks
    }
    [queen] { $count ->
        [one] queen
       *[other] queens
    }
   *[king] { $count ->
        [one] king
       *[other] kings
    }
}
chess-describe-move = Move { $number }.
chess-describe-turn = { $player_is ->
    [you] You are to move.
   *[other] { $player } is to move.
}
chess-describe-check = The king on { $square } is in check.
chess-describe-touched = Touched: { $squares }.
chess-label-claim = claim a draw
chess-label-claim_with = claim a draw with

# What a bot says
chess-signal-engine_gone = Stockfish does not answer, so I play on by myself.

# On the page
chess-web-side = { $seat ->
    [0] White
   *[1] Black
}
chess-web-man = { $seat ->
    [0] { $kind ->
        [pawn] white pawn
        [knight] white knight
        [bishop] white bishop
        [rook] white rook
        [queen] white queen
       *[king] white king
    }
   *[1] { $kind ->
        [pawn] black pawn
        [knight] black knight
        [bishop] black bishop
        [rook] black rook
        [queen] black queen
       *[king] black king
    }
}
chess-web-board = Chessboard
chess-web-check = in check
chess-web-lit = touched
chess-web-example = e4 or Nf3
chess-web-becomes = What shall the pawn become?
chess-web-in_check = Your king is in check.
chess-web-ahead = ahead by { $men }
chess-web-adjust = I adjust
chess-web-adjusting = You adjust: the next touch does not count.
chess-web-claim = Claim a draw
chess-web-claim_with = Claim a draw with { $move }
chess-web-empty = empty
chess-web-target = possible
chess-web-last = last move
chess-web-flip = Turn the board
chess-web-mark = Draw arrows and rings to think with
chess-web-write = Write a move
chess-web-end = Draw or give up
chess-web-moves = Moves
chess-web-first = To the beginning
chess-web-back = One move back
chess-web-forward = One move on
chess-web-newest = To the present
chess-web-past = You are looking back. The game goes on at its last move.
chess-web-claim_by = Claim a draw with a move
chess-web-claim_not = Do not claim
chess-web-claiming = Show the move that would bring the draw.
