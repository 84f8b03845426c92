chess-name = Chess
chess-name-played = chess
chess-tagline = Two armies of sixteen and no luck at all: checkmate wins.

# House rules
chess-option-touch_move = Touch-move: whoever picks up a piece must move it.
chess-option-start = The starting position, written as FEN.
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
    [you] You play { $move } and take a pawn en passant.
   *[other] { $player } plays { $move } and takes a pawn en passant.
}
chess-story-castles = { $player_is ->
    [you] { $side ->
        [long] You castle queenside, { $move }.
       *[short] You castle kingside, { $move }.
    }
   *[other] { $side ->
        [long] { $player } castles queenside, { $move }.
       *[short] { $player } castles kingside, { $move }.
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
    [you] You intend to play { $move } and claim a draw.
   *[other] { $player } intends to play { $move } and claims a draw.
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
    [you] “J’adoube,” you say: the next touch only adjusts a piece.
   *[other] “J’adoube,” says { $player }: the next touch only adjusts a piece.
}

# The end
chess-end-mate = { $player_is ->
    [you] Checkmate! You win.
   *[other] Checkmate! { $player } wins.
}
chess-end-stalemate = Stalemate: no legal move and no check. It is a draw.
chess-end-dead = Neither side can checkmate any more. It is a draw.
chess-end-seventy_five = Seventy-five moves by each side without a capture or a pawn move. It is a draw.
chess-end-fivefold = The same position for the fifth time. It is a draw.
chess-end-fifty = Fifty moves by each side without a capture or a pawn move. It is a draw.
chess-end-threefold = The same position for the third time. It is a draw.
chess-reason-mate = checkmate
chess-reason-stalemate = stalemate
chess-reason-dead = mate impossible
chess-reason-seventy_five = 75-move rule
chess-reason-fivefold = fivefold repetition
chess-reason-fifty = 50-move rule, claimed
chess-reason-threefold = repetition, claimed
chess-result-half = ½

# Why a move is not possible
chess-refuse-unreadable = I cannot read “{ $text }” as a move.
    .terminal = Type “e2e4”, “Re1”, “O-O” or “e8=Q”.
chess-refuse-empty = There is nothing on { $square }.
chess-refuse-not_yours = The piece on { $square } is your opponent’s.
chess-refuse-own_man = One of your own pieces stands on { $square }.
chess-refuse-not_so = { $kind ->
    [pawn] A pawn does not move like that: it goes straight ahead and takes diagonally.
    [knight] A knight does not move like that: it goes two squares straight and one to the side.
    [bishop] A bishop does not move like that: it goes along the diagonals.
    [rook] A rook does not move like that: it goes along ranks and files.
    [queen] A queen does not move like that: it goes straight or diagonally.
   *[king] A king does not move like that: it goes one square.
}
chess-refuse-in_the_way = A piece on { $square } is in the way.
chess-refuse-no_such_man = You have no such piece.
chess-refuse-which = Several pieces can go there. Say which: { $squares }.
chess-refuse-pawn_blocked = The pawn cannot go on: there is a piece on { $square }.
chess-refuse-pawn_two = A pawn may go two squares only from its first square.
chess-refuse-pawn_takes_nothing = A pawn moves diagonally only to capture, and there is nothing on { $square }.
chess-refuse-passing_late = A pawn can be taken en passant only right after its double step. It is too late now.
chess-refuse-promotion = What should the pawn become?
    .terminal = Add q, r, b or n.
chess-refuse-no_promotion = Only a pawn that reaches the last rank is promoted.
chess-refuse-promotion_to = A pawn can only become a queen, a rook, a bishop or a knight.
chess-refuse-king_attacked = The king may not go to { $square }: that square is attacked.
chess-refuse-pinned = The piece on { $square } is pinned: without it your king on { $king } would be attacked.
chess-refuse-in_check = Your king is in check, and this does not help.
chess-refuse-leaves_check = This would leave your king in check.
chess-refuse-castling_moved = You can no longer castle on this side: the king or the rook has moved or is gone.
chess-refuse-castling_between = You cannot castle: there is a piece on { $square } between king and rook.
chess-refuse-castling_check = You cannot castle out of check.
chess-refuse-castling_through = You cannot castle through { $square }: it is attacked.
chess-refuse-castling_into = You cannot castle to { $square }: it is attacked.
chess-refuse-touched = You have touched { $squares }, and a touched piece must move or be taken.
chess-refuse-no_touch = Touch-move does not apply at this table.
chess-refuse-no_adjust = At this table you do not have to announce that you are adjusting a piece.
chess-refuse-claim = { $count ->
    [one] The claim is not correct: this position is on the board for the first time. Nothing is lost.
   *[other] The claim is not correct: this position has been on the board { $count } times, not three. Nothing is lost.
}
chess-refuse-claim_fifty = { $count ->
    [one] The claim is not correct: there has been only one move by each side without a capture or a pawn move, not fifty. Nothing is lost.
   *[other] The claim is not correct: there have been only { $count } moves by each side without a capture or a pawn move, not fifty. Nothing is lost.
}
chess-refuse-claim_touched = You have touched a piece, so you can no longer claim a draw this turn.

# Positions that are written down
chess-fen-fields = A FEN has 4 to 6 parts separated by spaces, not { $count }.
chess-fen-rows = A board in FEN has 8 ranks separated by slashes, not { $count }.
chess-fen-row = Rank { $number } of the FEN, “{ $row }”, is not a rank of eight squares.
chess-fen-turn = The side to move is written w or b in FEN, not “{ $turn }”.
chess-fen-kings = { $side ->
    [white] White has { $count } kings in this position. Each side has exactly one.
   *[black] Black has { $count } kings in this position. Each side has exactly one.
}
chess-fen-pawns = { $side ->
    [white] White has { $count } pawns in this position. Eight is the most.
   *[black] Black has { $count } pawns in this position. Eight is the most.
}
chess-fen-men = { $side ->
    [white] White has more pieces in this position than eight promoted pawns allow.
   *[black] Black has more pieces in this position than eight promoted pawns allow.
}
chess-fen-last_row = A pawn cannot stand on the first or last rank.
chess-fen-castling = Castling rights are written KQkq, a part of it, or - in FEN, not “{ $castling }”.
chess-fen-castling_home = The FEN allows castling { $castling }, but the king or the rook is not at home.
chess-fen-passed = { $square } is not a square that a pawn has just passed.
chess-fen-number = “{ $text }” is not a whole number from { $least } to { $most }.
chess-fen-check = The side to move is giving check already: the other king could be taken.

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
    [you] Your turn.
   *[other] It is { $player }’s turn.
}
chess-describe-check = The king on { $square } is in check.
chess-describe-touched = Touched: { $squares }.
chess-label-claim = claim a draw
chess-label-claim_with = claim a draw with

# What a bot says
chess-signal-engine_gone = Stockfish is not answering, so I am playing on without it.

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
chess-web-becomes = What should the pawn become?
chess-web-in_check = Your king is in check.
chess-web-ahead = ahead by { $men }
chess-web-adjust = I adjust
chess-web-adjusting = You are adjusting: the next touch does not count.
chess-web-claim = Claim a draw
chess-web-claim_with = Claim a draw with { $move }
chess-web-empty = empty
chess-web-target = possible move
chess-web-last = last move
chess-web-flip = Turn the board
chess-web-mark = Draw arrows and circles
chess-web-write = Type a move
chess-web-end = Draw or resign
chess-web-moves = Moves
chess-web-first = To the start
chess-web-back = One move back
chess-web-forward = One move forward
chess-web-newest = To the latest move
chess-web-past = You are looking at an earlier position. The game goes on from the latest move.
chess-web-claim_by = Claim a draw with a move
chess-web-claim_not = Don’t claim
chess-web-claiming = Make the move that would bring about the draw.
