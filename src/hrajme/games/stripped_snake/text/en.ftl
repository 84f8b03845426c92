stripped_snake-name = Stripped Snake
stripped_snake-name-played = Stripped Snake
stripped_snake-tagline = Four dice against your left neighbour: one of you will lose their skin.

# House rules
stripped_snake-option-auto = The dice are thrown automatically.

# Story
stripped_snake-story-first = { $player_is ->
    [you] You have been drawn to attack first.
   *[other] { $player } has been drawn to attack first.
}
stripped_snake-story-duel = { $player_is ->
    [you] You want { $target }’s skin.
   *[other] { $target_is ->
        [you] { $player } wants your skin!
       *[other] { $player } wants { $target }’s skin.
    }
}
stripped_snake-story-attack = { $player_is ->
    [you] You attack: { $dice } = { $sum }.
   *[other] { $player } attacks: { $dice } = { $sum }.
}
stripped_snake-story-need = { $player_is ->
    [you] You need at least { $need } to escape ({ $percent }% chance).
   *[other] { $player } needs at least { $need } to escape ({ $percent }% chance).
}
stripped_snake-story-hopeless = { $player_is ->
    [you] Four sixes! Nothing you throw can save you.
   *[other] Four sixes! Nothing can save { $player }.
}
stripped_snake-story-defence = { $player_is ->
    [you] You throw { $dice } = { $sum }.
   *[other] { $player } throws { $dice } = { $sum }.
}
stripped_snake-story-equal = Exactly the same! That is not enough.
stripped_snake-story-narrow = By a single pip!
stripped_snake-story-stripped = { $player_is ->
    [you] Hisss… you are a stripped snake.
   *[other] Hisss… { $player } is a stripped snake.
}
stripped_snake-story-backfired = { $player_is ->
    [you] The attack backfires: you are a stripped snake yourself!
   *[other] The attack backfires: the stripped snake is { $player }!
}

# Endings
stripped_snake-reason-last = last with a skin
stripped_snake-end-last = { $player_is ->
    [you] You are the last one left with a skin: you win!
   *[other] { $player } is the last one left with a skin and wins!
}

# Refusals
stripped_snake-refuse-unreadable = “{ $text }” is not a move.
    .terminal = Type “throw”.
stripped_snake-refuse-stripped = You are a stripped snake and out of the game. Watch who keeps their skin.

# The board as text
stripped_snake-board-first = Who attacks first?
stripped_snake-board-stripped = { stripped_snake-story-stripped }
stripped_snake-board-backfired = { stripped_snake-story-backfired }
stripped_snake-board-duel = { $player_is ->
    [you] You against { $target }
   *[other] { $target_is ->
        [you] { $player } against you
       *[other] { $player } against { $target }
    }
}
stripped_snake-board-attack = Attack: throw four dice.
stripped_snake-board-defend = { $need ->
    [25] Four sixes! Nothing you throw can save you.
   *[other] Defend yourself: you need at least { $need }.
}
stripped_snake-describe-in = Still in: { $names }.
stripped_snake-describe-out = Stripped: { $names }.
stripped_snake-label-throw = Throw

# The board on the page
stripped_snake-web-stripped = stripped
stripped_snake-web-odds = Chance the attack works: { $percent }%

# The result
stripped_snake-result-duel = Lost in duel
stripped_snake-result-never = never
