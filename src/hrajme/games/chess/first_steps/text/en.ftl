chess-how-aim = White moves first, then you take turns. Trap the enemy king and you win.
chess-how-pawn = A pawn goes straight ahead, one square at a time; from its first square it may go two.
chess-how-pieces = Rooks move straight, bishops diagonally, the queen both ways. The king takes one step, the knight jumps in an L.
chess-how-take = Move onto an enemy piece and you take it. Only pawns take differently: diagonally forward.
chess-how-check = A king under attack is in check and must get out of it at once.
chess-how-mate = If there is no way out, it is checkmate and the game is over.

chess-steps-pawn = You play White. Move the pawn in front of your king two squares, from e2 to e4.
chess-steps-pawn_moved = Your queen and bishop can come out now.
chess-steps-bot_pawn = { $player }: “I’ll do the same, or you’d have the whole centre.”
chess-steps-queen = The queen goes as far as she likes, straight or diagonally. Send her from d1 to h5.
chess-steps-queen_moved = She is attacking the pawn on e5.
chess-steps-bot_knight = { $player }: “My knight jumps out and guards that pawn.”
chess-steps-bishop = Bishops move diagonally. Bring yours from f1 to c4: it takes aim at f7, right beside the king.
chess-steps-bishop_moved = Now two of your pieces are aiming at f7.
chess-steps-bot_attacks = { $player }: “Your queen is far from home. I’ll attack her with my knight!”
chess-steps-mate = The bot has missed something. Take the pawn on f7 with your queen!
chess-steps-done = Your bishop guards the queen, so the king can neither take her nor run away. That’s checkmate.
