dama-how-aim = Only the dark squares are used. A man moves one square diagonally forward; White starts.
dama-how-take = An opposing piece in front of you, and an empty square behind it? Jump over it and take it. You have to.
dama-how-chain = If you can take another, you jump on: two men can be taken in one move.
dama-how-queen = A man that reaches the last row becomes a queen. She moves diagonally as far as she likes, backwards too.
dama-how-win = Whoever cannot move any more loses.

dama-steps-step = You are White and move diagonally forward. Go from b6 to a7.
dama-steps-bot_attacks = { $player }: “I’m attacking your man on c3!”
dama-steps-take = The square behind d4 is empty, so you can take, and in fact you must. Jump from c3 over d4 to e5, and on over f6 to g7.
dama-steps-taken = Two men in one move!
dama-steps-bot_takes = { $player }: “I have to take as well.”
dama-steps-queen = Your man on a7 is one step from the last row. Move to b8.
dama-steps-crowned = It’s a queen! She flies along the diagonals across the whole board.
dama-steps-bot_runs = { $player }: “I’ll step aside… right onto your diagonal.”
dama-steps-fly = Take it with your queen, from b8 to f4.
dama-steps-done = Your opponent has nothing left to move, so you win. In a full game both sides start with twelve men.
