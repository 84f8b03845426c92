# Help of the command
simulate-help-game = the game, by its key
simulate-help-games = how many games
simulate-help-seats = how many seats
simulate-help-bots = the bots, separated by commas; a single one plays in every seat
simulate-help-seed = the seed; the same seed gives the same games
simulate-help-option = a house rule; may be repeated
simulate-help-playouts = play-outs per move, for bots that play on by guessing
simulate-help-nodes = positions per move, for bots that search through moves and answers
simulate-help-seconds = seconds per move, for bots that think; the seed then no longer decides everything
simulate-help-rotate = the bots change seats after every game; results belong to bots, not to seats
simulate-help-processes = how many processes; by default as many as there are cores
simulate-help-json = print the report as one JSON object
simulate-help-plot = draw the points into this file (.png or .svg)

# What can go wrong
simulate-error-positive = The argument { $name } must be more than 0, not { $value }.
simulate-error-bots = { $bots ->
    [one] One bot
   *[other] { $bots } bots
} cannot be seated in { $seats ->
    [one] one seat
   *[other] { $seats } seats
}. Name one bot for all seats, or one for each.
simulate-error-no_bots = Name at least one bot.
simulate-error-option = “{ $text }” is not a house rule of the form name=value.
simulate-error-worker = A process that was playing games ended unexpectedly (code { $code }). Perhaps memory ran out: try fewer processes.
simulate-error-plot_suffix = A plot is written as .png or .svg, not as { $name }.
simulate-error-plot_missing = Plots need the package matplotlib. Install it with: pip install "hrajme[plot]"
simulate-error-plot_write = The plot { $name } cannot be written: { $problem }

# The report
simulate-progress = Simulating { $game }
simulate-title = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
simulate-interrupted = Interrupted: { $games } of { $asked } games are finished, and the report covers these.
simulate-column-seat = Seat
simulate-column-bot = Bot
simulate-column-points = Points (95% interval)
simulate-column-wins = Wins (95% interval)
simulate-column-shared = Shared
simulate-together = All seats play together, so there is one result for all of them.
simulate-rotated = The bots changed seats after every game.
simulate-reasons = Endings: { $list }
simulate-length = Length: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } moves on average, from { $shortest } to { $longest }, chance included
simulate-rounds = Rounds: { $estimate }
simulate-options = House rules: { $list }
simulate-speed = Seed { $seed }. { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, { NUMBER($rate, maximumFractionDigits: 0) } games a second, { $form ->
    [compiled] compiled rules
   *[plain] plain Python rules
}
simulate-plotted = The plot is in { $name }.
simulate-yes = yes
simulate-no = no

# Numbers
simulate-estimate = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } to { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) })
simulate-estimate-single = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
simulate-percent = { NUMBER($value, style: "percent", maximumFractionDigits: 1) }

# The plot
simulate-plot-points = Points
simulate-plot-share = { $width ->
    [one] Share of results
   *[other] Share of results, { $width } points a bar
}
simulate-plot-mean = { $bot }, mean { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-plot-source = { $games ->
    [one] { $games } simulated game
   *[other] { $games } simulated games
}, seed { $seed }, hrajme { $version }
