cribbage-name = Cribbage
cribbage-name-played = cribbage
cribbage-tagline = Fifteens, pairs and runs, counted aloud and pegged to 121.

# House rules
cribbage-option-target = How many points win the game.
cribbage-option-target-121 = 121, twice around the board
cribbage-option-target-61 = 61, once around
cribbage-option-min_run = The shortest run that counts: 2 in our old rules, 3 in most places.
cribbage-option-double_skunk = Double skunk: whoever has 60 points or fewer at the end of a game to 121 loses three times over.
cribbage-option-muggins = Muggins: you count your own cards, and your opponent may claim what you miss.

# Story
cribbage-story-cut = { $player_is ->
    [you] You cut { $card }.
   *[other] { $player } cuts { $card }.
}
cribbage-story-cut_again = A tie: cut again.
cribbage-story-deal = { $player_is ->
    [you] Deal { $deal }: you deal, and the crib is yours.
   *[other] Deal { $deal }: { $player } deals and gets the crib.
}
cribbage-story-dealt = Your cards: { $cards }.
cribbage-story-away_own = You discard { $cards }.
cribbage-story-away = { $player } discards two cards.
cribbage-story-starter = The starter is { $card }.
cribbage-story-lay = { $player_is ->
    [you] You play { $card }: { $total }.
   *[other] { $player } plays { $card }: { $total }.
}
cribbage-story-go = { $player_is ->
    [you] You say “go” at { $total }.
   *[other] { $player } says “go” at { $total }.
}
cribbage-story-show_hand = { $player_is ->
    [you] Your hand: { $cards }, with { $starter }.
   *[other] { $player }’s hand: { $cards }, with { $starter }.
}
cribbage-story-show_crib = { $player_is ->
    [you] Your crib: { $cards }, with { $starter }.
   *[other] { $player }’s crib: { $cards }, with { $starter }.
}
cribbage-story-worth_hand = { $player_is ->
    [you] { $points ->
        [0] Nothing for your hand; you stay at { $total }.
        [one] 1 point for your hand: { $total } in all.
       *[other] { $points } points for your hand: { $total } in all.
    }
   *[other] { $points ->
        [0] Nothing for the hand; { $player } stays at { $total }.
        [one] 1 point for the hand: { $player } has { $total }.
       *[other] { $points } points for the hand: { $player } has { $total }.
    }
}
cribbage-story-worth_crib = { $player_is ->
    [you] { $points ->
        [0] Nothing for your crib; you stay at { $total }.
        [one] 1 point for your crib: { $total } in all.
       *[other] { $points } points for your crib: { $total } in all.
    }
   *[other] { $points ->
        [0] Nothing for the crib; { $player } stays at { $total }.
        [one] 1 point for the crib: { $player } has { $total }.
       *[other] { $points } points for the crib: { $player } has { $total }.
    }
}
cribbage-story-peg = { $player_is ->
    [you] { $points ->
        [one] You peg 1 point and have { $total }.
       *[other] You peg { $points } points and have { $total }.
    }
   *[other] { $points ->
        [one] { $player } pegs 1 point and has { $total }.
       *[other] { $player } pegs { $points } points and has { $total }.
    }
}
cribbage-story-claim = { $player_is ->
    [you] { $points ->
        [one] Muggins! You claim 1 point that was missed and have { $total }.
       *[other] Muggins! You claim { $points } points that were missed and have { $total }.
    }
   *[other] { $points ->
        [one] Muggins! { $player } claims 1 point that was missed and has { $total }.
       *[other] Muggins! { $player } claims { $points } points that were missed and has { $total }.
    }
}
cribbage-story-no_claim = { $player_is ->
    [you] You claim nothing.
   *[other] { $player } claims nothing.
}
cribbage-story-count_too_much = { $player_is ->
    [you] You count { $points }, more than the cards are worth: you get nothing.
   *[other] { $player } counts { $points }, more than the cards are worth, and gets nothing.
}
cribbage-story-claim_too_much = { $player_is ->
    [you] You claim { $points }, more than was missed: you get nothing.
   *[other] { $player } claims { $points }, more than was missed, and gets nothing.
}
cribbage-story-own_crib = Discard two cards: the crib is yours.
cribbage-story-other_crib = Discard two cards: the crib is your opponent’s.
cribbage-story-turn_play = { $total ->
    [0] Your turn: play a card.
   *[other] Your turn: the total is { $total }.
}
cribbage-story-must_go = You can’t play at { $total }: say “go”.
cribbage-story-turn_count = How many points do you count?
cribbage-story-turn_claim = Was anything missed? Claim it, or claim 0.

# What points are made of, counted aloud
cribbage-part-fifteen = { $place ->
    [last] And fifteen { $sum } ({ $cards }).
   *[other] Fifteen { $sum } ({ $cards }).
}
cribbage-part-thirty_one = { $place ->
    [last] And thirty-one for { $sum }.
   *[other] Thirty-one for { $sum }.
}
cribbage-part-pair = { $place ->
    [last] And a pair is { $sum } ({ $cards }).
   *[other] A pair is { $sum } ({ $cards }).
}
cribbage-part-three = { $place ->
    [last] And three of a kind is { $sum } ({ $cards }).
   *[other] Three of a kind is { $sum } ({ $cards }).
}
cribbage-part-four = { $place ->
    [last] And four of a kind is { $sum } ({ $cards }).
   *[other] Four of a kind is { $sum } ({ $cards }).
}
cribbage-part-run = { $place ->
    [last] And a run of { $points } is { $sum } ({ $cards }).
   *[other] A run of { $points } is { $sum } ({ $cards }).
}
cribbage-part-flush = { $place ->
    [last] And a flush of { $points } is { $sum } ({ $cards }).
   *[other] A flush of { $points } is { $sum } ({ $cards }).
}
cribbage-part-nobs = { $place ->
    [first] One for his nobs ({ $cards }).
    [last] And one for his nobs is { $sum } ({ $cards }).
   *[other] One for his nobs is { $sum } ({ $cards }).
}
cribbage-part-heels = A jack turned up: { $sum } for his heels ({ $cards }).
cribbage-part-last = { $place ->
    [first] One for the last card.
    [last] And one for the last card is { $sum }.
   *[other] One for the last card is { $sum }.
}
cribbage-part-nothing = Nothing scores.
cribbage-score-total = { $points ->
    [one] Total: 1 point
   *[other] Total: { $points } points
}

# Why a part is worth what it is
cribbage-why-fifteen = { $values } = 15: 2 points
cribbage-why-pair = two of a kind: 2 points
cribbage-why-three = three of a kind make three pairs: 3 × 2 points
cribbage-why-four = four of a kind make six pairs: 6 × 2 points
cribbage-why-run = { $points } cards in sequence: a point each
cribbage-why-flush = { $points } cards of one suit: a point each
cribbage-why-nobs = the jack of the starter’s suit: 1 point

# Endings
cribbage-end-reached = { $player_is ->
    [you] You win, { $total } to { $other }!
   *[other] { $player } wins, { $total } to { $other }!
}
cribbage-end-skunk = { $player_is ->
    [you] You win { $total } to { $other }, a skunk: that counts double!
   *[other] { $player } wins { $total } to { $other }, a skunk: that counts double!
}
cribbage-end-double_skunk = { $player_is ->
    [you] You win { $total } to { $other }, a double skunk: that counts three times!
   *[other] { $player } wins { $total } to { $other }, a double skunk: that counts three times!
}
cribbage-reason-reached = last hole reached
cribbage-reason-skunk = skunk, counts double
cribbage-reason-double_skunk = double skunk, counts three times

# Refusals
cribbage-refuse-unreadable = “{ $text }” is not a move.
    .terminal = Type “5h” to play the five of hearts, “5h jc” to discard two cards, or “go”.
cribbage-refuse-two_cards = Discard two different cards to the crib.
    .terminal = Type “5h jc”, for example.
cribbage-refuse-not_in_hand = You do not hold { $card }.
cribbage-refuse-over_31 = { $card } would go past 31: the total is { $total }.
cribbage-refuse-can_lay = You have a card that you can play at { $total }, so play one.
cribbage-refuse-laid_away = You have already discarded: wait for your opponent.
cribbage-refuse-now_lay_away = Discard two cards first.
    .terminal = Type “5h jc”, for example.
cribbage-refuse-now_play = Now you play one card at a time.
cribbage-refuse-now_count = Now say what your cards are worth.
    .terminal = Type “count 6”, for example.
cribbage-refuse-now_claim = Now say what was missed.
    .terminal = Type “claim 2”, for example, or “claim 0”.
cribbage-refuse-too_much = No cards are worth { $points } points.
cribbage-score-unknown_card = “{ $card }” is not a card.
    .terminal = Type the rank and the letter of the suit (c, d, h, s): 5h, 10d, jc.
cribbage-score-repeated = { $card } is there twice.
cribbage-score-wrong_number = A hand has four cards, not { $count }.
cribbage-score-starter_in_hand = The starter { $card } is already in the hand.
cribbage-score-no_starter = A starter is needed.
    .terminal = Add --starter 5c.

# The board as text
cribbage-board-deals = crib
cribbage-board-starter = Starter
cribbage-board-total = Total { $total }
cribbage-board-hand = Your cards
cribbage-board-show_crib = { $player_is ->
    [you] Your crib
   *[other] { $player }’s crib
}
cribbage-board-show_hand = { $player_is ->
    [you] Your hand
   *[other] { $player }’s hand
}
cribbage-describe-total = The total is { $total }: { $cards }.
cribbage-describe-dealer = { $player_is ->
    [you] { $points ->
        [one] You deal and have 1 point.
       *[other] You deal and have { $points } points.
    }
   *[other] { $points ->
        [one] { $player } deals and has 1 point.
       *[other] { $player } deals and has { $points } points.
    }
}
cribbage-describe-other = { $player_is ->
    [you] { $points ->
        [one] You have 1 point.
       *[other] You have { $points } points.
    }
   *[other] { $points ->
        [one] { $player } has 1 point.
       *[other] { $player } has { $points } points.
    }
}
cribbage-label-go = Say “go”

# The board on the page
cribbage-web-card = { $rank ->
    [a] ace
    [j] jack
    [q] queen
    [k] king
   *[other] { $rank }
} of { $suit ->
    [c] clubs
    [d] diamonds
    [h] hearts
   *[other] spades
}
cribbage-web-fit = { $fit ->
    [fits] fits and makes { $total }
   *[over] would go past 31
}
cribbage-web-empty = No card has been played yet
cribbage-web-pack = Pack
cribbage-web-crib = { $count ->
    [one] Crib: 1 card
   *[other] Crib: { $count } cards
}
cribbage-web-total = of 31
cribbage-web-said_go = said “go”
cribbage-web-ask_away = { $whose ->
    [own] Choose two cards for your crib.
   *[other] Choose two cards for your opponent’s crib.
}
cribbage-web-wait_away = Discarded. Your opponent is still choosing.
cribbage-web-cut = The lower card deals.
cribbage-web-ask_anew = A new count begins: play a card.
cribbage-web-ask_lay = { $total ->
    [0] Your turn: play a card.
   *[other] The total is { $total }: play a card.
}
cribbage-web-ask_go = You can’t play at { $total }.
cribbage-web-ask_count = How many points do you find?
cribbage-web-ask_claim = Counted: { $points }. What do you claim?
cribbage-web-away = { $count ->
    [2] Discard
    [1] One more card
   *[other] Choose two cards
}
cribbage-web-add = Add up
cribbage-web-count = { $points ->
    [one] I count 1 point
   *[other] I count { $points } points
}
cribbage-web-claim = { $points ->
    [0] Claim nothing
    [one] Muggins! I claim 1 point
   *[other] Muggins! I claim { $points } points
}
cribbage-web-look_back = How the last deal was counted
cribbage-web-recap = The count of deal { $deal }
cribbage-web-coach = What each discard is worth on average
cribbage-web-coach_away = Discard
cribbage-web-coach_hand = Hand
cribbage-web-coach_crib = Crib
cribbage-web-coach_pegging = Pegging
cribbage-web-coach_total = Total

# The scorer on the page
cribbage-web-scorer = Cribbage board for real cards
cribbage-web-scorer_players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
cribbage-web-scorer_name = Name of player { $number }
cribbage-web-scorer_player = Player { $number }
cribbage-web-scorer_add = { $points ->
    [one] { $name }: 1 point
   *[other] { $name }: { $points } points
}
cribbage-web-scorer_more = More
cribbage-web-scorer_undo = Take back
cribbage-web-scorer_again = New game
cribbage-web-scorer_to = To { $target }
cribbage-web-scorer_latest = { $name } +{ $points }
cribbage-web-scorer_won = { $name } wins with { $target }!
