backgammon-name = Backgammon
backgammon-name-played = backgammon
backgammon-tagline = Race your fifteen checkers home, hit any left alone, and know when to double.

# House rules
backgammon-option-match = How many points win the match (0 means a single game).
backgammon-option-cube = The doubling cube is used.
backgammon-option-crawford = Crawford rule: no doubling in the first game after somebody comes within one point of winning.
backgammon-option-jacoby = Jacoby rule: outside a match, gammons count only if the cube has been turned.
backgammon-option-start = The starting position, as a GNU Backgammon ID, for example 4HPwATDgc/ABMA.
backgammon-option-start-empty = the usual one

# Story
backgammon-story-opening = { $player_is ->
    [you] You roll { $high } against { $low }: you start and play both numbers.
   *[other] { $player } rolls { $high } against { $low }, starts and plays both numbers.
}
backgammon-story-opening_equal = Both roll { $die }: roll again.
backgammon-story-rolls = { $player_is ->
    [you] You roll { $high } and { $low }.
   *[other] { $player } rolls { $high } and { $low }.
}
backgammon-story-rolls_doubles = { $player_is ->
    [you] You roll double { $high }: play it four times.
   *[other] { $player } rolls double { $high } and plays it four times.
}
backgammon-story-plays = { $player_is ->
    [you] You play { $move }.
   *[other] { $player } plays { $move }.
}
backgammon-story-hits = { $target_is ->
    [you] { $count ->
        [one] Your checker is hit and goes to the bar.
       *[other] { $count } of your checkers are hit and go to the bar.
    }
   *[other] { $count ->
        [one] { $target }’s checker is hit and goes to the bar.
       *[other] { $count } of { $target }’s checkers are hit and go to the bar.
    }
}
backgammon-story-passes = { $player_is ->
    [you] You cannot move.
   *[other] { $player } cannot move.
}
backgammon-story-doubles = { $player_is ->
    [you] You double: the game would be worth { $cube }.
   *[other] { $player } doubles: the game would be worth { $cube }.
}
backgammon-story-takes = { $player_is ->
    [you] You take and own the cube at { $cube }.
   *[other] { $player } takes and owns the cube at { $cube }.
}
backgammon-story-drops = { $player_is ->
    [you] You drop the double.
   *[other] { $player } drops the double.
}
backgammon-story-resigns = { $player_is ->
    [you] You resign { $size ->
        [1] the game
        [2] a gammon
       *[3] a backgammon
    }.
   *[other] { $player } resigns { $size ->
        [1] the game
        [2] a gammon
       *[3] a backgammon
    }.
}
backgammon-story-game_won = { $player_is ->
    [you] You win the game ({ $reason ->
        [gammon] gammon
        [backgammon] backgammon
        [dropped] double dropped
       *[single] single
    }), { $points ->
        [one] 1 point
       *[other] { $points } points
    }. In the match you have { $won }, your opponent { $lost }.
   *[other] { $player } wins the game ({ $reason ->
        [gammon] gammon
        [backgammon] backgammon
        [dropped] double dropped
       *[single] single
    }), { $points ->
        [one] 1 point
       *[other] { $points } points
    }. In the match { $player } has { $won }, the other side { $lost }.
}
backgammon-story-crawford = The Crawford game: nobody may double.

# Endings
backgammon-end-single = { $player_is ->
    [you] You have borne off all your checkers and win { $points ->
        [one] 1 point
       *[other] { $points } points
    }!
   *[other] { $player } has borne off every checker and wins { $points ->
        [one] 1 point
       *[other] { $points } points
    }!
}
backgammon-end-gammon = { $player_is ->
    [you] Gammon! Your opponent has not borne off a single checker. You win { $points ->
        [one] 1 point
       *[other] { $points } points
    }!
   *[other] Gammon! The loser has not borne off a single checker. { $player } wins { $points ->
        [one] 1 point
       *[other] { $points } points
    }!
}
backgammon-end-backgammon = { $player_is ->
    [you] Backgammon! You win { $points ->
        [one] 1 point
       *[other] { $points } points
    }!
   *[other] Backgammon! { $player } wins { $points ->
        [one] 1 point
       *[other] { $points } points
    }!
}
backgammon-end-dropped = { $player_is ->
    [you] The double was dropped. You win { $points ->
        [one] 1 point
       *[other] { $points } points
    }!
   *[other] The double was dropped. { $player } wins { $points ->
        [one] 1 point
       *[other] { $points } points
    }!
}
backgammon-end-match = { $player_is ->
    [you] You win the match { $points }–{ $lost }!
   *[other] { $player } wins the match { $points }–{ $lost }!
}
backgammon-reason-single = all borne off
backgammon-reason-gammon = gammon
backgammon-reason-backgammon = backgammon
backgammon-reason-dropped = double dropped
backgammon-reason-match = match won

# Refusals
backgammon-refuse-unreadable = “{ $text }” is not a move.
    .terminal = Type “24/18 13/11*” for a play, “bar/20” to enter, “6/off” to bear off; or “roll”, “double”, “take”, “drop”.
backgammon-refuse-roll_first = Roll the dice first.
backgammon-refuse-answer_first = You have been doubled: take or drop.
backgammon-refuse-nothing_offered = Nobody has offered a double.
backgammon-refuse-must_move = If you can move, you must, and a { $die } can be played.
backgammon-refuse-play_first = You have already rolled: play the dice.
backgammon-refuse-double_before_roll = You can double only before you roll.
backgammon-refuse-no_cube = This game is played without the cube.
backgammon-refuse-crawford = This is the Crawford game: nobody may double.
backgammon-refuse-not_your_cube = Your opponent owns the cube, and only its owner may double.
backgammon-refuse-highest_cube = The cube is at { $cube } and goes no higher.
backgammon-refuse-dead_cube = With the cube at { $cube } you win the match anyway; doubling could only help your opponent.
backgammon-refuse-resign_by_offer = Resigning is not a move: it is offered to your opponent, who accepts or plays on.
backgammon-refuse-nothing_there = { $point ->
    [bar] You have no checker on the bar.
   *[other] You have no checker on { $point }.
}
backgammon-refuse-backward = Checkers go from high numbers to low ones, so not from { $origin } to { $target }.
backgammon-refuse-bar_first = { $count ->
    [one] You have a checker on the bar: it has to enter first.
   *[other] You have { $count } checkers on the bar: they have to enter first.
}
backgammon-refuse-held = Your opponent holds point { $point } with two or more checkers, so you cannot land there.
backgammon-refuse-not_home = You can bear off only when all your checkers are home; one is still on { $point }.
backgammon-refuse-farther_first = A { $die } bears off from { $point } only when nothing is further back; there is a checker on { $farthest }.
backgammon-refuse-not_rolled = { $target ->
    [off] Bearing off from { $origin } does not fit the numbers left: { $dice }.
   *[other] { $origin ->
        [bar] From the bar to { $target } does not fit the numbers left: { $dice }.
       *[other] From { $origin } to { $target } does not fit the numbers left: { $dice }.
    }
}
backgammon-refuse-roll_used_up = You have already used all the numbers you rolled.
backgammon-refuse-nothing_to_hit = There is nothing to hit on { $point }.
backgammon-refuse-which_way = It matters which way the checker goes, because it can hit: { $ways }.
backgammon-refuse-go_on = The play is not finished: a { $die } can still be played.
backgammon-refuse-higher_first = You can play only one of the two numbers, so it has to be the higher one, { $die }: { $play }.
backgammon-refuse-use_more = { $count ->
    [one] You must play as many numbers as you can, here 1, for example { $play }.
   *[other] You must play as many numbers as you can, here { $count }, for example { $play }.
}
backgammon-refuse-setup_unreadable = “{ $text }” is not a GNU Backgammon ID. A position has 14 characters, for example 4HPwATDgc/ABMA; a colon and a match ID of 12 may follow.
backgammon-refuse-setup_count = Each side has one to fifteen checkers on the board.
backgammon-refuse-setup_shared = Checkers of both sides stand on point { $point }.
backgammon-refuse-setup_stuck = Both sides are on the bar facing six held points: nobody could ever move.
backgammon-refuse-setup_dice = A die shows 1 to 6, and two are rolled.
backgammon-refuse-setup_not_running = The game in this match ID is not in progress.
backgammon-refuse-setup_turn = The match ID does not make clear whose turn it is.
backgammon-refuse-setup_cube = The cube in this match ID is impossible: at 1 it belongs to nobody, above that to somebody, and 64 is the most.
backgammon-refuse-setup_score = The score in this match ID is impossible: a match goes to 25 points at most and must not be over.

# The board as text
backgammon-board-side = { $sign } { $name } · { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
} · { $off } off
backgammon-board-match = Match to { $match }, score { $first }–{ $second }
backgammon-board-crawford = Match to { $match }, score { $first }–{ $second }, Crawford
backgammon-board-cube = Cube at { $cube }, in the middle
backgammon-board-cube_owned = { $player_is ->
    [you] Cube at { $cube }, yours
   *[other] Cube at { $cube }, { $player }’s
}
backgammon-board-offered = { $player_is ->
    [you] Do you take the cube at { $cube }?
   *[other] { $player } answers the double.
}
backgammon-board-play = { $player_is ->
    [you] You play { $dice }.
   *[other] { $player } plays { $dice }.
}
backgammon-board-turn = { $player_is ->
    [you] Your turn.
   *[other] It is { $player }’s turn.
}
backgammon-describe-side = { $name }: { $places }; bar { $bar }, off { $off }, { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
}.
backgammon-label-roll = Roll
backgammon-label-double = Double
backgammon-label-take = Take
backgammon-label-drop = Drop
backgammon-label-pass = Cannot move

# The board on the page
backgammon-web-board = Backgammon board
backgammon-web-point = point { $point }
backgammon-web-bar = bar
backgammon-web-tray = borne off
backgammon-web-empty = empty
backgammon-web-checkers = { $owner ->
    [mine] { $count ->
        [one] 1 checker, yours
       *[other] { $count } checkers, yours
    }
    [theirs] { $count ->
        [one] 1 checker, your opponent’s
       *[other] { $count } checkers, your opponent’s
    }
    [dark] { $count ->
        [one] 1 dark checker
       *[other] { $count } dark checkers
    }
   *[light] { $count ->
        [one] 1 light checker
       *[other] { $count } light checkers
    }
}
backgammon-web-can_move = can move
backgammon-web-last = last play
backgammon-web-step = { $origin ->
    [bar] bar
   *[other] { $origin }
} { $target ->
    [off] off
   *[other] to { $target }
}{ $hits ->
    [yes] , hits
   *[no] {""}
}
backgammon-web-taken_back = Taken back.
backgammon-web-pips = { $count ->
    [one] 1 pip to go
   *[other] { $count } pips to go
}
backgammon-web-score = { $score ->
    [one] 1 point in the match
   *[other] { $score } points in the match
}
backgammon-web-match = Match to { $match }
backgammon-web-crawford = Crawford: no doubling
backgammon-web-jacoby = Jacoby rule
backgammon-web-cube_offered = The cube is offered at { $cube }
backgammon-web-dice = Dice: { $dice }
backgammon-web-swap = Dice: { $first } first, then { $second }. Swap them.
backgammon-web-ready = Roll the dice.
backgammon-web-ready_or_double = Roll the dice, or double first.
backgammon-web-again = A tie: the dice are rolled again.
backgammon-web-first = { $die ->
    [one] Tap a checker to move it 1 point. Tap the dice to swap them.
   *[other] Tap a checker to move it { $die } points. Tap the dice to swap them.
}
backgammon-web-next = { $die ->
    [one] Tap a checker to move it 1 point.
   *[other] Tap a checker to move it { $die } points.
}
backgammon-web-tap = Tap a checker.
backgammon-web-double_first = Doubles: four moves of { $die }.
backgammon-web-enter = Enter from the bar first!
backgammon-web-shut_out = No way in from the bar.
backgammon-web-stuck = No checker can move.
backgammon-web-whole = Confirm your play, or take it back.
backgammon-web-confirm = Confirm
backgammon-web-undo = Take back the last step
backgammon-web-only = The only play
backgammon-web-double = Double to { $cube }
backgammon-web-take_note = play for { $cube }
backgammon-web-drop_note = { $points ->
    [one] lose 1 point
   *[other] lose { $points } points
}
backgammon-web-tools = Board and resigning
backgammon-web-mirror = Home board on the other side
backgammon-web-colours = Swap the colours

# What a bot says
backgammon-signal-engine_gone = GNU Backgammon is not answering, so I am playing on without it.
