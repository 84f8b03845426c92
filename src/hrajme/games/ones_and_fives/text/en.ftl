ones_and_fives-name = Ones and Fives
ones_and_fives-name-played = Ones and Fives
ones_and_fives-tagline = Throw six dice, set aside what scores, and bank it before a dead throw takes it all.

# House rules
ones_and_fives-option-target = How many points win the game.
ones_and_fives-option-last_round = When somebody reaches the target, everybody else has one more turn, and the highest total wins.
ones_and_fives-option-quad_is_two_pairs = Four alike and a pair count as three pairs.
ones_and_fives-option-entry = The least your first bank must be worth; 0 means no minimum.

# Story
ones_and_fives-story-first = { $player_is ->
    [you] You start.
   *[other] { $player } starts.
}
ones_and_fives-story-throw = { $player_is ->
    [you] { $count ->
        [one] You throw one die: { $dice }.
       *[other] You throw { $dice }.
    }
   *[other] { $count ->
        [one] { $player } throws one die: { $dice }.
       *[other] { $player } throws { $dice }.
    }
}
ones_and_fives-story-dead = { $points ->
    [0] Nothing scores: the turn is over.
   *[other] { $player_is ->
        [you] Nothing scores: you lose this turn’s { $points } points.
       *[other] Nothing scores: { $player } loses this turn’s { $points } points.
    }
}
ones_and_fives-story-keep = { $player_is ->
    [you] You set aside { $dice } for { $points }: { $held } this turn.
   *[other] { $player } sets aside { $dice } for { $points }: { $held } this turn.
}
ones_and_fives-story-all_six = { $player_is ->
    [you] All six dice have scored: you may throw them all again.
   *[other] All six dice have scored: { $player } may throw them all again.
}
ones_and_fives-story-complete = { $player_is ->
    [you] You set aside { $dice } unscored: a { $missing } would bring { $points }.
   *[other] { $player } sets aside { $dice } unscored: a { $missing } would bring { $points }.
}
ones_and_fives-story-completed = { $player_is ->
    [you] Completed: { $points } points! That makes { $held } this turn, and you may throw all six again.
   *[other] Completed: { $points } points! That makes { $held } this turn, and { $player } may throw all six again.
}
ones_and_fives-story-missed = { $points ->
    [0] Missed: the turn is over.
   *[other] { $player_is ->
        [you] Missed: you lose this turn’s { $points } points.
       *[other] Missed: { $player } loses this turn’s { $points } points.
    }
}
ones_and_fives-story-bank = { $player_is ->
    [you] You bank { $points }: { $total } in all.
   *[other] { $player } banks { $points }: { $total } in all.
}
ones_and_fives-story-last_round = { $player_is ->
    [you] You have reached the target. Everybody else has one more turn to get past { $goal }.
   *[other] { $player } has reached the target. Everybody else has one more turn to get past { $goal }.
}
ones_and_fives-story-turn = Your turn: you have { $total } of { $goal }.

# Endings
ones_and_fives-reason-target = target reached
ones_and_fives-reason-last_round = last round
ones_and_fives-end-target = { $player_is ->
    [you] You win with { $total } points!
   *[other] { $player } wins with { $total } points!
}
ones_and_fives-end-last_round = { $player_is ->
    [you] The last round is over: you win with { $total } points!
   *[other] The last round is over: { $player } wins with { $total } points!
}

# Refusals
ones_and_fives-refuse-unreadable = “{ $text }” is not a move.
    .terminal = Type “throw”, “keep 1 1 5” to set these dice aside, “complete”, or “bank”.
ones_and_fives-refuse-throw_first = Throw the dice first.
    .terminal = Type “throw”.
ones_and_fives-refuse-set_aside_first = Set aside at least one die that scores.
    .terminal = Type “keep” and the dice.
    .web = Tap the dice that you want.
ones_and_fives-refuse-not_thrown = You threw { $thrown }, so you cannot set aside { $dice }.
ones_and_fives-refuse-no_score = These dice do not score: { $dice }. Set aside only dice that score.
ones_and_fives-refuse-only_three = Of four or five alike only three score. Of these dice, only { $dice } score.
ones_and_fives-refuse-four_and_a_pair = At this table four alike and a pair are not three pairs.
ones_and_fives-refuse-nothing_to_complete = There is nothing to complete: it takes five different faces or five alike in a throw of six dice.
ones_and_fives-refuse-set_aside_already = You have already set your dice aside: throw again, or bank the points.
    .terminal = Type “throw” or “bank”.
ones_and_fives-refuse-entry = You have { $points } points this turn; your first bank must be at least { $entry }. Throw again.
ones_and_fives-refuse-had_last_turn = This is the last round, and you have had your last turn.

# The board as text
ones_and_fives-board-number = { $points }
ones_and_fives-board-round = Round { $round }
ones_and_fives-board-target = to { $goal }
ones_and_fives-board-entry = entry { $entry }
ones_and_fives-board-last_round = with a last round
ones_and_fives-board-written = +{ $points }
ones_and_fives-board-dead = { $points ->
    [0] dead: { $dice }
   *[other] dead: { $dice } (−{ $points })
}
ones_and_fives-board-missed = { $points ->
    [0] missed: { $dice }
   *[other] missed: { $dice } (−{ $points })
}
ones_and_fives-board-kept = set aside: { $dice }
ones_and_fives-board-carried = before: { $points }
ones_and_fives-board-at_risk = At risk: { $points }
ones_and_fives-board-to_beat = { $player_is ->
    [you] Last round: you lead with { $points }.
   *[other] Last round: { $player } leads with { $points }: that is the score to beat.
}
ones_and_fives-board-complete = Or complete: a { $missing } (1 in 6) brings { $points }, anything else ends the turn.
ones_and_fives-board-your_throw = Throw six dice. Dead throw: { $percent }%.
ones_and_fives-board-ask = { $count ->
    [one] Throw one die or bank? Dead throw: { $percent }%.
   *[other] Throw { $count } dice or bank? Dead throw: { $percent }%.
}
ones_and_fives-board-must_throw = { $count ->
    [one] Throw one die: your first bank must be at least { $entry }. Dead throw: { $percent }%.
   *[other] Throw { $count } dice: your first bank must be at least { $entry }. Dead throw: { $percent }%.
}
ones_and_fives-describe-seat = { $player_is ->
    [you] You have { $total }.
   *[other] { $player } has { $total }.
}
ones_and_fives-describe-dice = On the table: { $dice }.
ones_and_fives-label-roll = { $count ->
    [one] Throw 1 die
   *[other] Throw { $count } dice
}
ones_and_fives-label-bank = Bank { $points }
ones_and_fives-label-complete = Risk it all on a { $missing }

# The board on the page
ones_and_fives-web-dead = { $points ->
    [0] { $player_is ->
        [you] Nothing scores: your turn is over.
       *[other] Nothing scores: { $player }’s turn is over.
    }
   *[other] { ones_and_fives-story-dead }
}
ones_and_fives-web-missed = { $points ->
    [0] { $player_is ->
        [you] Missed: your turn is over.
       *[other] Missed: { $player }’s turn is over.
    }
   *[other] { ones_and_fives-story-missed }
}
ones_and_fives-web-decide = Throw again, or bank it?
ones_and_fives-web-choose = Choose dice that score.
ones_and_fives-web-no_score = { $count ->
    [one] This die does not score alone.
   *[other] These dice do not score together.
}
ones_and_fives-web-worth = { $count ->
    [one] This die is worth { $points }.
   *[other] These dice are worth { $points }.
}
ones_and_fives-web-risk = At risk: { $points } · dead throw: { $percent }%
ones_and_fives-web-complete = 1 in 6 brings { $points }, otherwise the turn is lost
ones_and_fives-web-keep = Set aside
ones_and_fives-web-scoring = What scores
