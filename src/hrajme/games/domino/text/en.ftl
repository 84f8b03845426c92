domino-name = Dominoes
domino-name-played = dominoes
domino-tagline = Match the halves, and be the first to run out of tiles.

# House rules
domino-option-tile_set = The size of the set.
domino-option-tile_set-double_six = up to double six, 28 tiles
domino-option-tile_set-double_nine = up to double nine, 55 tiles
domino-option-tile_set-double_twelve = up to double twelve, 91 tiles
domino-option-draw = How many tiles you draw when nothing fits.
domino-option-draw-until_fits = one after another until one fits
domino-option-draw-one = one tile per turn
domino-option-win_needs_empty_stock = Nobody wins while the stock has tiles: whoever runs out takes one more.
domino-option-may_draw_voluntarily = You may draw even if you could lay a tile.
domino-option-match = How many points win a match (0 means a single hand).

# Story
domino-story-starter = { $player_is ->
    [you] You start.
   *[other] { $player } starts.
}
domino-story-hand = Hand { $round } of the match begins.
domino-story-dealt = Your tiles: { $tiles }.
domino-story-turn_up = { $tile } is turned up and starts the line.
domino-story-lay = { $player_is ->
    [you] You lay { $tile } on the { $pips }.
   *[other] { $player } lays { $tile } on the { $pips }.
}
domino-story-must_go_on = { $player_is ->
    [you] You have run out of tiles, but the stock has not: you take one more.
   *[other] { $player } has run out of tiles, but the stock has not: they take one more.
}
domino-story-last_tile = { $player_is ->
    [you] You have just one tile left.
   *[other] { $player } has just one tile left.
}
domino-story-draw_tile = You draw { $tile }.
domino-story-draw = { $count ->
    [one] { $player } draws a tile.
   *[other] { $player } draws { $count } tiles.
}
domino-story-stock_empty = The stock is used up.
domino-story-pass = { $player_is ->
    [you] You pass.
   *[other] { $player } passes.
}
domino-story-blocked = Nobody can lay a tile: the line is blocked.
domino-story-left = { $player_is ->
    [you] { $pips ->
        [one] You are left with { $tiles } (1 pip).
       *[other] You are left with { $tiles } ({ $pips } pips).
    }
   *[other] { $pips ->
        [one] { $player } is left with { $tiles } (1 pip).
       *[other] { $player } is left with { $tiles } ({ $pips } pips).
    }
}
domino-story-gain = { $player_is ->
    [you] { $points ->
        [one] You win the hand: 1 point, { $total } in all.
       *[other] You win the hand: { $points } points, { $total } in all.
    }
   *[other] { $points ->
        [one] { $player } wins the hand: 1 point, { $total } in all.
       *[other] { $player } wins the hand: { $points } points, { $total } in all.
    }
}
domino-story-turn = Your turn: the ends show { $left } and { $right }.
domino-story-must_draw = Your turn: nothing fits the ends { $left } and { $right }, so draw.
domino-story-must_pass = Your turn: nothing fits the ends { $left } and { $right }, so you can only pass.

# Endings
domino-end-out = { $player_is ->
    [you] { $total ->
        [one] You are out of tiles and win with 1 point!
       *[other] You are out of tiles and win with { $total } points!
    }
   *[other] { $total ->
        [one] { $player } is out of tiles and wins with 1 point!
       *[other] { $player } is out of tiles and wins with { $total } points!
    }
}
domino-end-blocked = { $player_is ->
    [you] { $total ->
        [one] You hold the fewest pips and win with 1 point!
       *[other] You hold the fewest pips and win with { $total } points!
    }
   *[other] { $total ->
        [one] { $player } holds the fewest pips and wins with 1 point!
       *[other] { $player } holds the fewest pips and wins with { $total } points!
    }
}
domino-end-shared = { $player_is ->
    [you] You share the victory: nobody holds fewer pips.
   *[other] { $player } shares the victory: nobody holds fewer pips.
}
domino-end-match = { $player_is ->
    [you] You win the match with { $total } points!
   *[other] { $player } wins the match with { $total } points!
}
domino-end-match_shared = { $player_is ->
    [you] You share the victory in the match, with { $total } points.
   *[other] { $player } shares the victory in the match, with { $total } points.
}
domino-reason-out = out of tiles
domino-reason-blocked = blocked line
domino-reason-shared = blocked line, shared
domino-reason-match = match target reached
domino-reason-match_shared = match target reached, shared

# Refusals
domino-refuse-unreadable = “{ $text }” is not a move.
    .terminal = Type “4-6 left” or “4-6 right” to lay the tile 4-6, “draw”, or “pass”.
domino-refuse-no_such_tile = There is no such tile: this set goes up to { $highest }-{ $highest }.
domino-refuse-not_in_hand = You do not have { $tile }.
domino-refuse-which_end = { $tile } fits at both ends: at which one?
    .terminal = Type “{ $tile } left” or “{ $tile } right”.
    .web = Tap that end of the line.
domino-refuse-fits_nowhere = { $tile } fits nowhere: the ends are { $left } and { $right }.
domino-refuse-does_not_fit = { $end ->
    [left] { $tile } does not fit on the left: { $pips } is open there.
   *[right] { $tile } does not fit on the right: { $pips } is open there.
}
domino-refuse-stock_empty = The stock is empty: lay a tile, or pass if nothing fits.
domino-refuse-drawn_already = At this table you draw one tile per turn: lay a tile if one fits, otherwise pass.
domino-refuse-can_lay = You have a tile that fits, so lay one.
domino-refuse-stock_first = You cannot pass while there are tiles in the stock: draw.
domino-refuse-draw_first = Nothing fits, so draw one tile first. If that does not fit either, you may pass.

# The board as text
domino-board-blocked = { domino-story-blocked }
domino-board-gain = { domino-story-gain }
domino-board-stock = { $count ->
    [0] stock empty
    [one] 1 tile in the stock
   *[other] { $count } tiles in the stock
}
domino-board-round = Hand { $round }
domino-board-target = match to { $target }
domino-board-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
domino-board-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
domino-board-passed = pass
domino-board-lacks = has no { $numbers }
domino-board-nor = { $numbers } or { $last }
domino-board-more = … { $count } more …
domino-board-hand = Your tiles
domino-board-ask = { $ends ->
    [same] Both ends: { $left }. Lay a tile.
   *[two] Open ends: { $left } and { $right }. Lay a tile.
}
domino-board-ask_or_draw = { $ends ->
    [same] Both ends: { $left }. Lay a tile, or draw.
   *[two] Open ends: { $left } and { $right }. Lay a tile, or draw.
}
domino-board-must_draw = Nothing fits: draw.
domino-board-must_pass = Nothing fits: you can only pass.
domino-describe-line = { $count ->
    [one] The line is a single tile: { $tiles }.
   *[other] The line of { $count } tiles: { $tiles }.
}
domino-describe-ends = Open ends: { $left } on the left, { $right } on the right.
domino-describe-stock = { $count ->
    [0] The stock is empty.
    [one] The stock has 1 tile.
   *[other] The stock has { $count } tiles.
}
domino-describe-holds = { $player_is ->
    [you] { $count ->
        [one] You hold 1 tile.
       *[other] You hold { $count } tiles.
    }
   *[other] { $count ->
        [one] { $player } holds 1 tile.
       *[other] { $player } holds { $count } tiles.
    }
}
domino-describe-lacks = { $player } cannot have any { $numbers }.
domino-describe-total = { $player_is ->
    [you] { $count ->
        [one] You have 1 point.
       *[other] You have { $count } points.
    }
   *[other] { $count ->
        [one] { $player } has 1 point.
       *[other] { $player } has { $count } points.
    }
}
domino-describe-hand = Your tiles: { $tiles }.
domino-describe-fits_left = On the left you can lay { $tiles }.
domino-describe-fits_right = On the right you can lay { $tiles }.
domino-label-draw = Draw a tile
domino-label-pass = Pass
domino-label-left = ◄ left, at { $pips }
domino-label-right = right, at { $pips } ►

# The board on the page
domino-web-end = { $end ->
    [left] Left end of the line: { $pips }
   *[right] Right end of the line: { $pips }
}
domino-web-fits = { $where ->
    [both] fits at both ends
    [left] fits on the left
    [right] fits on the right
   *[none] does not fit
}
domino-web-new = just drawn
domino-web-which_end = It fits at both ends: choose one.
domino-web-again = Tap the tile again to lay it.
domino-web-stock = { $count ->
    [0] Stock: empty
    [one] Stock: 1 tile
   *[other] Stock: { $count } tiles
}
domino-web-drew = drew { $count }
domino-web-hands = What everybody has left
domino-web-pips = { $count ->
    [one] 1 pip
   *[other] { $count } pips
}
domino-web-recap = Hand { $round } is over

# The result
domino-result-pips = Pips left
