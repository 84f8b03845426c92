stripped_snake-how-aim = Everybody wears a snakeskin. You attack the neighbour on your left, always with four dice.
stripped_snake-how-attack = An attack is the sum of four dice, say 18. Now your neighbour has to beat that.
stripped_snake-how-stripped = Thirteen is not enough: your neighbour is stripped and out. A tie would not have been enough either.
stripped_snake-how-backfires = A weak attack backfires: if the neighbour throws a higher sum, the attacker is out.
stripped_snake-how-last = The last one left with a skin wins.

stripped_snake-steps-attack = You start. Attack the neighbour on your left: throw four dice.
stripped_snake-steps-strong = Eighteen! Your neighbour needs at least 19.
stripped_snake-steps-bot_defends = { $player }: “That’ll be hard. Only one throw in ten will do.”
stripped_snake-steps-stripped = Only thirteen. Your neighbour is a stripped snake and out.
stripped_snake-steps-bot_attacks = { $player }: “And now I want your skin!”
stripped_snake-steps-defend = An attack of just 8! Defend yourself: with 9 or more it’s the attacker who is out.
stripped_snake-steps-done = Ten is enough: the attack has backfired. You’re the only one left with a skin, so you win.
