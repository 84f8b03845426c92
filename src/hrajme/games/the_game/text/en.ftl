the_game-name = The Game
the_game-name-played = The Game
the_game-tagline = All together against the cards: four piles, 98 cards, and not a word about numbers.

# House rules
the_game-option-expert = Lay at least three cards per turn instead of two.
the_game-option-smaller_hands = Every hand is one card smaller.
the_game-option-on_fire = 22, 33, 44, 55, 66 and 77 are on fire: whoever is next must cover them.
the_game-option-talk = How much you may tell each other.
the_game-option-talk-free = talk freely, but no numbers
the_game-option-talk-signals = ready-made signals only
the_game-option-talk-silent = no talk at all
the_game-option-starter = How you decide who starts.
the_game-option-starter-agree = the players agree
the_game-option-starter-random = chance decides
the_game-option-starter-host = whoever sits in the first seat decides
the_game-option-review_piles = Everybody may look through the piles.

# Story
the_game-story-hand = Your cards: { $cards }.
the_game-story-draw = You draw { $card }.
the_game-story-lay = { $player_is ->
    [you] You lay { $card } on pile { $pile } (it showed { $top }).
   *[other] { $player } lays { $card } on pile { $pile } (it showed { $top }).
}
the_game-story-trick = { $player_is ->
    [you] Ten back! You lay { $card } on { $top }, pile { $pile }.
   *[other] Ten back! { $player } lays { $card } on { $top }, pile { $pile }.
}
the_game-story-fire = { $player_is ->
    [you] You lay the fire card { $card } on pile { $pile } (it showed { $top }). It must be covered!
   *[other] { $player } lays the fire card { $card } on pile { $pile } (it showed { $top }). It must be covered!
}
the_game-story-refill = { $count ->
    [one] { $player } draws one card.
   *[other] { $player } draws { $count } cards.
}
the_game-story-pile_empty = The draw pile is empty: from now on one card per turn is enough.
the_game-story-turn = { $player_is ->
    [you] { $minimum ->
        [one] Your turn: lay at least one card.
       *[other] Your turn: lay at least { $minimum } cards.
    }
   *[other] { $minimum ->
        [one] { $player }’s turn: at least one card.
       *[other] { $player }’s turn: at least { $minimum } cards.
    }
}
the_game-story-volunteer = { $player_is ->
    [you] You want to start.
   *[other] { $player } wants to start.
}
the_game-story-offer = { $player_is ->
    [you] You offer to start.
   *[other] { $player } offers to start.
}
the_game-story-nominate = { $player_is ->
    [you] You suggest that { $target } starts.
   *[other] { $target_is ->
        [you] { $player } suggests that you start.
       *[other] { $player } suggests that { $target } starts.
    }
}
the_game-story-agree = { $player_is ->
    [you] You agree.
   *[other] { $player } agrees.
}

# Endings
the_game-end-beaten = The game is beaten: all ninety-eight cards are placed!
the_game-end-excellent = { $left ->
    [one] It’s over. Just one card left: excellent!
   *[other] It’s over. Only { $left } cards left: excellent!
}
the_game-end-stuck = { $player_is ->
    [you] You cannot lay any more cards. { $left } cards are left.
   *[other] { $player } cannot lay any more cards. { $left } cards are left.
}
the_game-end-burnt = { $left ->
    [one] The fire card was not covered: the table is in flames. One card is left.
   *[other] The fire card was not covered: the table is in flames. { $left } cards are left.
}

the_game-reason-beaten = game beaten
the_game-reason-excellent = excellent result
the_game-reason-stuck = no card fits
the_game-reason-burnt = the table burned down

# Refusals
the_game-refuse-unreadable = “{ $text }” is not a move.
    .terminal = Type “37 > 2” to lay the card 37 on pile 2, or “end”.
the_game-refuse-no_such_card = The cards run from 2 to 99 and the piles from 1 to 4.
the_game-refuse-start_open = First you need to settle who starts.
the_game-refuse-start_settled = It is already settled who starts.
the_game-refuse-no_candidate = Nobody has been suggested yet, so there is nothing to agree to.
the_game-refuse-other_candidate = Somebody else has been suggested in the meantime. See who, and decide again.
the_game-refuse-no_such_seat = { $seats ->
    [one] There is only one seat.
   *[other] There are only { $seats } seats.
}
the_game-refuse-nominated_already = You have made your suggestion; now you can only agree.
the_game-refuse-not_another = Suggest somebody else, or agree.
the_game-refuse-host_decides = Whoever sits in the first seat says who starts.
the_game-refuse-name_somebody = At this table you say who starts: name somebody.
the_game-refuse-others_decide = You have agreed. Once the others agree too, it is settled who starts.
the_game-refuse-no_cards = You have laid all your cards; the others play on.
the_game-refuse-more_eager = Somebody else is at least as eager: offer more, suggest somebody else, or agree.
the_game-refuse-only_agree = You have been suggested already: agree, or suggest somebody else.
the_game-refuse-minimum = { $missing ->
    [one] Lay one more card before you end the turn.
   *[other] Lay { $missing } more cards before you end the turn.
}
the_game-refuse-not_in_hand = You do not have { $card }.
the_game-refuse-not_higher = { $back ->
    [0] { $card } does not fit pile { $pile }: it goes up, so lay more than { $top }.
   *[other] { $card } does not fit pile { $pile }: it goes up, so lay more than { $top }, or exactly { $back }.
}
the_game-refuse-not_lower = { $back ->
    [0] { $card } does not fit pile { $pile }: it goes down, so lay less than { $top }.
   *[other] { $card } does not fit pile { $pile }: it goes down, so lay less than { $top }, or exactly { $back }.
}
the_game-refuse-number = No numbers, please: “{ $number }” gives too much away.
the_game-refuse-signals_only = At this table only the ready-made signals are allowed.
the_game-refuse-silent = Nobody says anything at this table.

# Signals
the_game-signal-keep_off = Please leave pile { $pile } alone.
the_game-signal-small_steps = Only a small step on pile { $pile }, please.
the_game-signal-mine_fits = I have something good for pile { $pile }.
the_game-signal-no_wish = Pile { $pile }: do as you like.
the_game-signal-help = Pile { $pile } worries me.

# The board as text
the_game-board-draw_pile = Draw pile
the_game-board-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
the_game-board-room = { $count } free
the_game-board-burning = on fire!
the_game-board-hand = Your hand
the_game-board-who_starts = Who starts?
the_game-board-candidate = { $player_is ->
    [you] Should you start?
   *[other] Should { $player } start?
}
the_game-board-to_place = { $count ->
    [0] You may lay more, or end your turn.
    [one] Lay at least one more card.
   *[other] Lay at least { $count } more cards.
}
the_game-describe-pile_up = { $count ->
    [0] Pile { $pile } goes up, { $top } is on top, nothing is higher.
    [one] Pile { $pile } goes up, { $top } is on top, just one number is higher.
   *[other] Pile { $pile } goes up, { $top } is on top, { $count } numbers are higher.
}
the_game-describe-pile_down = { $count ->
    [0] Pile { $pile } goes down, { $top } is on top, nothing is lower.
    [one] Pile { $pile } goes down, { $top } is on top, just one number is lower.
   *[other] Pile { $pile } goes down, { $top } is on top, { $count } numbers are lower.
}
the_game-describe-burning = It is on fire: it must be covered this turn.
the_game-describe-draw_pile = { $count ->
    [0] The draw pile is empty.
    [one] The draw pile has one card.
   *[other] The draw pile has { $count } cards.
}
the_game-describe-holds = { $count ->
    [0] { $player } has no cards left.
    [one] { $player } holds one card.
   *[other] { $player } holds { $count } cards.
}
the_game-describe-hand = Your hand: { $cards }.
the_game-describe-trick = Ten back: { $card } fits pile { $pile }.
the_game-describe-left = { $player_is ->
    [you] You are left with { $cards }.
   *[other] { $player } is left with { $cards }.
}
the_game-label-end = End turn
the_game-label-agree = Agree
the_game-label-start = { $player_is ->
    [you] I’ll start
   *[other] { $player } starts
}
the_game-describe-fire = Fire cards in your hand: { $cards }.

# The board on the page
the_game-web-up = up
the_game-web-down = down
the_game-web-piles = The four piles
the_game-web-beneath = Beneath: { $cards }.
the_game-web-fits = { $card } fits, a jump of { $jump }.
the_game-web-fits_not = { $card } does not fit here.
the_game-web-card_fits = fits piles: { $piles }
the_game-web-fire = fire card
the_game-web-speak = Say something about pile { $pile }
the_game-web-missing = { $count ->
    [one] one more card first
   *[other] { $count } more cards first
}
the_game-web-waits = { $player_is ->
    [you] It is your turn.
   *[other] It is { $player }’s turn.
}
the_game-web-candidate = to start?
the_game-web-agrees = agrees
the_game-web-others_agree = You agree. Now it is up to the others.
the_game-web-result = { $left ->
    [0] Not a single card left: the game is beaten!
    [one] Just one card is left.
   *[other] { $left } cards are left.
}
the_game-web-placed = { $count } of 98 cards placed
the_game-web-to_go = { $count ->
    [one] card to go
   *[other] cards to go
}
