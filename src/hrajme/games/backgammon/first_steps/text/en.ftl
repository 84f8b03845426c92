backgammon-how-aim = It’s a race: bring your fifteen checkers from the high numbers down to your home, 6 to 1, and then off.
backgammon-how-roll = Each die moves one checker that many points; both may move the same one. Doubles are played four times.
backgammon-how-point = Two checkers together hold a point: the other player can’t land there.
backgammon-how-hit = A single checker can be hit and sent to the bar. It has to re-enter before you can move anything else.
backgammon-how-off = Once all your checkers are home, you bear them off. The first to bear off all of them wins.

backgammon-steps-point = You rolled a three and a one. Move one checker from 8 to 5 and another from 6 to 5.
backgammon-steps-made = Two checkers on 5: nobody else can land there now.
backgammon-steps-bot_runs = { $player }: “I’m running from the back. A bit risky: some of my checkers are on their own now.”
backgammon-steps-roll = It’s your turn: roll the dice.
backgammon-steps-hit = Six and one! There is a single checker on point 7. Move there from 13 and from 8.
backgammon-steps-hit_done = Hit! And point 7 is yours now.
backgammon-steps-bot_bar = { $player }: “Now I have to come in from the bar, into your home board.”
backgammon-steps-bot_passes = { $player }: “Five and six are both taken. I can’t move.”
backgammon-steps-done = Hold points, take no needless risks, and hurry home. The first to bear off all fifteen checkers wins.
