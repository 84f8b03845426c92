silent_julka-how-aim = One die, one throw a round. You need a one, then a two, then a three, all the way up to six.
silent_julka-how-miss = If it is not the number you need, you stay where you are.
silent_julka-how-station = The right number? You move up a station and look for the next one.
silent_julka-how-back = When everybody has reached six, it’s back down again: from six to one.
silent_julka-how-hush = And all this time, not a word! Whoever speaks starts again from one.

silent_julka-steps-one = Throw the die. First you need a one.
silent_julka-steps-miss = A four is no help: you’re waiting for a one.
silent_julka-steps-bot_one = { $player } (whispering): “A one! Next I need a two.”
silent_julka-steps-again = Throw again.
silent_julka-steps-station = A one! That’s your first station.
silent_julka-steps-bot_six = { $player } (whispering): “A six is no use until I’m nearly at the top.”
silent_julka-steps-two = Now you could use a two.
silent_julka-steps-second = And here it is! Two stations in three throws.
silent_julka-steps-done = After twelve rounds whoever has got furthest wins. And not a word: whoever speaks starts again!
