the_game-how-aim = You all play together against the deck: 98 cards have to go onto four piles.
the_game-how-piles = Two piles go up from 1, two go down from 100. The smaller the step, the better.
the_game-how-two = Each turn you lay at least two cards, then you draw. And nobody says a number!
the_game-how-trick = One trick takes a pile back: exactly ten lower on a pile that goes up, ten higher on one that goes down – such as 97 on 87.

the_game-steps-up = You and the bot are one team. Lay the 3 on pile 1, which goes up.
the_game-steps-up_done = From 1 to 3: that’s a nice small step.
the_game-steps-down = Pile 3 goes down from 100. Lay the 96 there.
the_game-steps-down_done = Two cards are enough for a turn.
the_game-steps-end = End your turn, and you’ll draw two new ones.
the_game-steps-bot_sorry = { $player }: “The 9 was easy on pile 1. But 87 on pile 3 – sorry, I have nothing closer.”
the_game-steps-trick = You hold 97, exactly ten more than 87. Lay it on pile 3 and take the pile back!
the_game-steps-trick_done = See? The pile is nearly back where it started and has room again.
the_game-steps-done = And so on, until all 98 cards are laid – or until somebody gets stuck.
