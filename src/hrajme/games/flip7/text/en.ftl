flip7-name = Flip 7
flip7-name-played = Flip 7
flip7-tagline = One more card, or stop in time? Seven different numbers end the round.

# House rules
flip7-option-opening_deal = Everybody is dealt one card first, and nobody may stop without a card.
flip7-option-freeze_alone = Even when you play alone, a Freeze ends your round; without this rule it is set aside and you go on.
flip7-option-bust_discards_waiting = Whoever goes bust in a Flip Three loses the waiting action cards.
flip7-option-target = How many points end the game.
flip7-option-challenge_rounds = The challenge: how many rounds one or two players have to reach the target; 0 means an ordinary game.

# Cards
flip7-card-flip3 = Flip Three
flip7-card-freeze = Freeze
flip7-card-chance = Second Chance

# Story
flip7-story-dealer = { $player_is ->
    [you] You deal first.
   *[other] { $player } deals first.
}
flip7-story-round = { $player_is ->
    [you] Round { $round }. You deal.
   *[other] Round { $round }. { $player } deals.
}
flip7-story-number = { $player_is ->
    [you] { $points ->
        [one] You get { $card }: that makes 1 point.
       *[other] You get { $card }: that makes { $points } points.
    }
   *[other] { $points ->
        [one] { $player } gets { $card }: that makes 1 point.
       *[other] { $player } gets { $card }: that makes { $points } points.
    }
}
flip7-story-modifier = { $player_is ->
    [you] You lay the modifier { $card } above your row: { $points } in all.
   *[other] { $player } lays the modifier { $card } above the row: { $points } in all.
}
flip7-story-bust = { $player_is ->
    [you] Another { $card } for you: bust!
   *[other] Another { $card } for { $player }: bust!
}
flip7-story-saved = { $player_is ->
    [you] Another { $card } for you, but the Second Chance catches it. Both are discarded.
   *[other] Another { $card } for { $player }, but the Second Chance catches it. Both are discarded.
}
flip7-story-lucky = { $player_is ->
    [you] You get { $card }, your seventh different number: Lucky Seven! Your row is worth { $points }.
   *[other] { $player } gets { $card }, the seventh different number: Lucky Seven! The row is worth { $points }.
}
flip7-story-second_chance = { $player_is ->
    [you] You get a Second Chance and keep it.
   *[other] { $player } gets a Second Chance and keeps it.
}
flip7-story-surplus = { $player_is ->
    [you] You get another Second Chance, one too many.
   *[other] { $player } gets another Second Chance, one too many.
}
flip7-story-action = { $player_is ->
    [you] { $card ->
        [freeze] You draw a Freeze.
       *[flip3] You draw a Flip Three.
    }
   *[other] { $card ->
        [freeze] { $player } draws a Freeze.
       *[flip3] { $player } draws a Flip Three.
    }
}
flip7-story-waits = It waits until the three cards have been dealt.
flip7-story-stop = { $player_is ->
    [you] { $points ->
        [one] You say STOP with 1 point.
       *[other] You say STOP with { $points } points.
    }
   *[other] { $points ->
        [one] { $player } says STOP with 1 point.
       *[other] { $player } says STOP with { $points } points.
    }
}
flip7-story-choose = { $player_is ->
    [you] { $card ->
        [freeze] Who gets your Freeze?
        [flip3] Who gets your Flip Three?
       *[chance] Who gets your Second Chance?
    }
   *[other] { $card ->
        [freeze] { $player } chooses who gets the Freeze.
        [flip3] { $player } chooses who gets the Flip Three.
       *[chance] { $player } chooses who gets the Second Chance.
    }
}
flip7-story-play = { $player_is ->
    [you] { $card ->
        [freeze] You play the Freeze.
        [flip3] You play the Flip Three.
       *[chance] You pass the Second Chance on.
    }
   *[other] { $card ->
        [freeze] { $player } plays the Freeze.
        [flip3] { $player } plays the Flip Three.
       *[chance] { $player } passes the Second Chance on.
    }
}
flip7-story-gets_freeze = { $player_is ->
    [you] { $points ->
        [one] You must leave the round with 1 point.
       *[other] You must leave the round with { $points } points.
    }
   *[other] { $points ->
        [one] { $player } must leave the round with 1 point.
       *[other] { $player } must leave the round with { $points } points.
    }
}
flip7-story-gets_flip3 = { $player_is ->
    [you] You get three cards.
   *[other] { $player } gets three cards.
}
flip7-story-gets_chance = { $player_is ->
    [you] You get the Second Chance.
   *[other] { $player } gets the Second Chance.
}
flip7-story-only_one = { $card ->
    [freeze] Only one player can get the Freeze.
    [flip3] Only one player can get the Flip Three.
   *[chance] Only one player can get the Second Chance.
}
flip7-story-discarded = { $count ->
    [one] Nobody can take the action card, so it is discarded.
   *[other] Nobody can take the { $count } action cards, so they are discarded.
}
flip7-story-reshuffle = { $count ->
    [one] The deck has run out: the one card set aside in earlier rounds is the new deck.
   *[other] The deck has run out: the { $count } cards from earlier rounds are shuffled into a new one.
}
flip7-story-no_cards = The deck has run out and no cards from earlier rounds are left: the round is over.
flip7-story-round_over = The round is over.
flip7-story-score = { $points ->
    [one] { $player }: 1 point, { $total } in all.
   *[other] { $player }: { $points } points, { $total } in all.
}
flip7-story-tie = A tie at { $total } points: one more round decides, and only these players can win:
flip7-story-candidate = – { $player }
flip7-story-made_it = { $player_is ->
    [you] You have met the challenge.
   *[other] { $player } has met the challenge.
}
flip7-story-missed_it = { $player_is ->
    [you] You have not met the challenge.
   *[other] { $player } has not met the challenge.
}
flip7-story-turn = { $busting ->
    [0] One more, or STOP? Your row is worth { $points }, and nothing can bust you.
   *[other] One more, or STOP? Your row is worth { $points }; { $busting } of { $cards } cards would bust you.
}

# Endings
flip7-reason-target = target reached
flip7-reason-tie_break = tiebreak
flip7-reason-challenge_won = challenge met
flip7-reason-challenge_lost = challenge not met
flip7-end-target = { $player_is ->
    [you] You win with { $total } points!
   *[other] { $player } wins with { $total } points!
}
flip7-end-tie_break = { $player_is ->
    [you] You win the tiebreak with { $total } points!
   *[other] { $player } wins the tiebreak with { $total } points!
}
flip7-end-challenge_won = Challenge met!
flip7-end-challenge_lost = Challenge not met. Maybe next time!

# Refusals
flip7-refuse-unreadable = “{ $text }” is not a move.
    .terminal = Type “hit” for one more card, “stop”, or “give 2” to give a card to seat 2.
flip7-refuse-action_first = { $card ->
    [freeze] First say who gets the Freeze.
    [flip3] First say who gets the Flip Three.
   *[chance] First say who gets the Second Chance.
}
    .terminal = Type “give” and the number of the seat.
    .web = Tap the player.
flip7-refuse-nothing_to_give = You have no action card to give.
    .terminal = Type “hit” or “stop”.
    .web = One more card, or stop?
flip7-refuse-stop_with_nothing = At this table nobody stops without a card: take one.
flip7-refuse-no_such_seat = { $seats ->
    [one] There is only one seat.
   *[other] The seats are numbered from 1 to { $seats }.
}
flip7-refuse-not_in = { $target_is ->
    [you] You are out of this round: choose somebody who is still in.
   *[other] { $target } is out of this round: choose somebody who is still in.
}
flip7-refuse-has_second_chance = { $target_is ->
    [you] You already have a Second Chance: choose somebody who has none.
   *[other] { $target } already has a Second Chance: choose somebody who has none.
}
flip7-refuse-bust = You are bust: a number came up twice. You are back in the next round.
flip7-refuse-frozen = You are frozen: your points are safe, and you are back in the next round.
flip7-refuse-stopped = You have stopped: your points are safe, and you are back in the next round.
flip7-refuse-finished = You have reached the target, so your challenge is over.

# The board as text
flip7-board-round = Round { $round }
flip7-board-dealing = { flip7-story-round }
flip7-board-round_over = { flip7-story-round_over }
flip7-board-deals = { $player_is ->
    [you] you deal
   *[other] { $player } deals
}
flip7-board-deck = { $count ->
    [one] 1 card in the deck
   *[other] { $count } cards in the deck
}
flip7-board-set_aside = { $count } set aside
flip7-board-target = to { $target }
flip7-board-rounds_left = { $count ->
    [one] last round
   *[other] { $count } rounds left
}
flip7-board-row = row
flip7-board-total = score
flip7-board-status-in = { "" }
flip7-board-status-stopped = STOP
flip7-board-status-frozen = frozen
flip7-board-status-bust = bust
flip7-board-status-finished = done
flip7-board-ask = { $busting ->
    [0] One more, or STOP? Nothing can bust you.
   *[other] One more, or STOP? { $busting } of { $cards } cards would bust you ({ $percent }%).
}
flip7-board-must_hit = Take a card: you have nothing in front of you.
flip7-board-choose = { $player_is ->
    [you] { $card ->
        [freeze] Who gets your Freeze?
        [flip3] Who gets your Flip Three?
       *[chance] Who gets your Second Chance?
    }
   *[other] { $card ->
        [freeze] { $player } chooses who gets the Freeze.
        [flip3] { $player } chooses who gets the Flip Three.
       *[chance] { $player } chooses who gets the Second Chance.
    }
}
flip7-board-flip_three = { $player_is ->
    [you] { $count ->
        [one] Flip Three: you get 1 more card.
       *[other] Flip Three: you get { $count } more cards.
    }
   *[other] { $count ->
        [one] Flip Three: { $player } gets 1 more card.
       *[other] Flip Three: { $player } gets { $count } more cards.
    }
}
flip7-board-waiting = Waiting: { $cards }.
flip7-board-candidates = Only these players can win: { $names }.
flip7-describe-table = { $count ->
    [one] The deck has one card; set aside: { $aside }.
   *[other] The deck has { $count } cards; set aside: { $aside }.
}
flip7-describe-seat = { $player_is ->
    [you] { $status ->
        [in] You are in: { $cards }. Row { $points }, score { $total }.
        [stopped] You have stopped: { $cards }. Row { $points }, score { $total }.
        [frozen] You are frozen: { $cards }. Row { $points }, score { $total }.
        [bust] You are bust: { $cards }. Row { $points }, score { $total }.
       *[finished] You have finished with { $total }.
    }
   *[other] { $status ->
        [in] { $player } is in: { $cards }. Row { $points }, score { $total }.
        [stopped] { $player } has stopped: { $cards }. Row { $points }, score { $total }.
        [frozen] { $player } is frozen: { $cards }. Row { $points }, score { $total }.
        [bust] { $player } is bust: { $cards }. Row { $points }, score { $total }.
       *[finished] { $player } has finished with { $total }.
    }
}
flip7-describe-nothing = no cards
flip7-describe-twin = another { $number }
flip7-label-hit = One more
flip7-label-stop = STOP

# The board on the page
flip7-web-table = The Flip 7 table
flip7-web-middle = The middle of the table
flip7-web-winner = wins
flip7-web-lucky = Lucky Seven
flip7-web-open_deck = { $count ->
    [one] Deck: 1 card. What is left?
   *[other] Deck: { $count } cards. What is left?
}
flip7-web-left = { $count ->
    [one] One card is left in the deck
   *[other] { $count } cards are left in the deck
}
flip7-web-kind_left = { $card }: { $count }
flip7-web-twin = already in your row
flip7-web-safe = No risk of a bust
flip7-web-chance = Bust: { $busting } of { $cards }, { $percent }%
flip7-web-at_stake = { $points ->
    [0] nothing to lose yet
    [one] 1 point at stake
   *[other] { $points } points at stake
}
flip7-web-take = { $points ->
    [0] out with nothing
    [one] keep 1 point
   *[other] keep { $points } points
}
flip7-web-not_yet = not without a card
flip7-web-ask = One more, or STOP?
flip7-web-decides = { $player_is ->
    [you] Your decision
   *[other] { $player } decides
}
flip7-web-effect-freeze = Whoever gets it leaves the round and keeps the points.
flip7-web-effect-flip3 = Whoever gets it must take three cards.
flip7-web-effect-chance = It catches one number that is already in the row.
flip7-web-stands = row { $points } · score { $total }
