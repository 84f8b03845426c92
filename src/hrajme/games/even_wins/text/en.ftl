even_wins-name = Even Wins
even_wins-name-played = Even Wins
even_wins-tagline = Three dice, three throws: first the twos count, then the fours, then the sixes.

# House rules
even_wins-option-tie_round = Players tied for the lead play another round until one of them is ahead.
even_wins-option-auto = The dice are thrown automatically.

# Story
even_wins-story-turn = { $player_is ->
    [you] Your turn: first only twos count.
   *[other] { $player } takes the dice.
}
even_wins-story-throw = { $player_is ->
    [you] { $count ->
        [one] { $face ->
            [2] You throw { $dice }: one two, +{ $points }.
            [4] You throw { $dice }: one four, +{ $points }.
           *[6] You throw { $dice }: one six, +{ $points }.
        }
       *[other] { $face ->
            [2] You throw { $dice }: two twos, +{ $points }.
            [4] You throw { $dice }: two fours, +{ $points }.
           *[6] You throw { $dice }: two sixes, +{ $points }.
        }
    }
   *[other] { $count ->
        [one] { $face ->
            [2] { $player } throws { $dice }: one two, +{ $points }.
            [4] { $player } throws { $dice }: one four, +{ $points }.
           *[6] { $player } throws { $dice }: one six, +{ $points }.
        }
       *[other] { $face ->
            [2] { $player } throws { $dice }: two twos, +{ $points }.
            [4] { $player } throws { $dice }: two fours, +{ $points }.
           *[6] { $player } throws { $dice }: two sixes, +{ $points }.
        }
    }
}
even_wins-story-nothing = { $player_is ->
    [you] { $face ->
        [2] You throw { $dice }: no twos.
        [4] You throw { $dice }: no fours.
       *[6] You throw { $dice }: no sixes.
    }
   *[other] { $face ->
        [2] { $player } throws { $dice }: no twos.
        [4] { $player } throws { $dice }: no fours.
       *[6] { $player } throws { $dice }: no sixes.
    }
}
even_wins-story-three = { $player_is ->
    [you] { $face ->
        [2] { $dice }: three twos for you! +{ $points }.
        [4] { $dice }: three fours for you! +{ $points }!
       *[6] { $dice }: three sixes for you! +{ $points }!!!
    }
   *[other] { $face ->
        [2] { $dice }: three twos for { $player }! +{ $points }.
        [4] { $dice }: three fours for { $player }! +{ $points }!
       *[6] { $dice }: three sixes for { $player }! +{ $points }!!!
    }
}
even_wins-story-score = { $points ->
    [0] { $player }: nothing this turn, { $total } in all.
   *[other] { $player }: { $points } this turn, { $total } in all.
}
even_wins-story-round = Round { $round }.
even_wins-story-leads = { $player_is ->
    [you] You lead with { $total } points.
   *[other] { $player } leads with { $total } points.
}
even_wins-story-tie = A tie at { $total } points: one more round, only for these players:
even_wins-story-candidate = – { $player }

# Endings
even_wins-reason-most = most points
even_wins-reason-shared = shared victory
even_wins-reason-tie_round = tiebreak
even_wins-end-most = { $player_is ->
    [you] You win with { $total } points!
   *[other] { $player } wins with { $total } points!
}
even_wins-end-shared = A shared victory, with { $total } points each:
even_wins-end-tie_round = { $player_is ->
    [you] You win the tiebreak with { $total } points!
   *[other] { $player } wins the tiebreak with { $total } points!
}

# Refusals
even_wins-refuse-unreadable = “{ $text }” is not a move.
    .terminal = Type “throw”.
even_wins-refuse-had_turn = You have had your turn this round; now the others throw.
even_wins-refuse-not_tied = Only those who are tied play on.

# The board as text
even_wins-board-round = Round { $round } of { $rounds }
even_wins-board-tie_round = Tiebreak { $number }
even_wins-board-thrower = last throw: { $name }
even_wins-board-total = total
even_wins-board-face = { $face ->
    [2] twos
    [4] fours
   *[6] sixes
}
even_wins-board-ask = { $face ->
    [2] Throw { $number } of 3: only twos count.
    [4] Throw { $number } of 3: only fours count.
   *[6] Throw { $number } of 3: only sixes count.
}
even_wins-describe-seat = { $player_is ->
    [you] You have { $total } points.
   *[other] { $player } has { $total } points.
}
even_wins-describe-turn = { $player_is ->
    [you] It is your turn to throw.
   *[other] It is { $player }’s turn to throw.
}
even_wins-label-throw = Throw

# The board on the page
even_wins-web-scores = Points by round
even_wins-web-player = player
