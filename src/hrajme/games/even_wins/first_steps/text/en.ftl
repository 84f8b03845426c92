even_wins-how-aim = On your turn you throw three dice, three times in a row. Odd numbers are worth nothing.
even_wins-how-twos = In the first throw only twos count. Two twos are 4 points; a six is worth nothing yet.
even_wins-how-fours = The second throw is all about fours. You keep no dice: you always throw all three.
even_wins-how-sixes = In the third throw only sixes count, and they score the most.
even_wins-how-win = Then the dice move on. After six rounds the highest total wins.

even_wins-steps-twos = Throw the dice. You are hoping for twos.
even_wins-steps-two_twos = Two twos: 4 points. The six is worth nothing now; its time will come.
even_wins-steps-fours = Throw all three dice again. This time it’s fours.
even_wins-steps-one_four = One four: 4 more.
even_wins-steps-sixes = And the last throw of your turn: sixes!
even_wins-steps-two_sixes = Two sixes make 12. That’s 20 for this turn – the average is only 6!
even_wins-steps-bot_twos = { $player }: “My turn. There’s nothing to think about: the dice decide.”
even_wins-steps-bot_sixes = { $player }: “Two fours and nothing else. You’re ahead, 20 to 8.”
even_wins-steps-done = That’s the whole game. Five more rounds and the higher total wins.
