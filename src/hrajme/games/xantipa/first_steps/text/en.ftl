xantipa-how-aim = Throw two dice again and again until together they make seven.
xantipa-how-miss = Every throw counts. Two and six make eight, so you throw again.
xantipa-how-seven = Three and four make seven: this time it took three throws.
xantipa-how-best = Then the next player tries. Whoever needs the fewest throws wins.
xantipa-how-stop = Once you have used more throws than the best so far, you may stop. A tie is settled by throwing again.

xantipa-steps-throw = Throw both dice. Together they have to make seven.
xantipa-steps-eight = Two and six make eight, and one throw is gone. Throw again!
xantipa-steps-nine = Nine. Once more: one throw in six makes seven.
xantipa-steps-seven = Three and four make seven! You needed three throws.
xantipa-steps-bot_begins = { $player }: “To beat that I need a seven within two throws.”
xantipa-steps-bot_stops = { $player }: “Four throws and no seven. I can’t win any more, so I’ll stop.”
xantipa-steps-done = That’s all there is to it: the fewest throws win. It’s best with a few more people.
