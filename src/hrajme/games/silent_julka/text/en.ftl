silent_julka-name = Silent Julka
silent_julka-name-played = Silent Julka
silent_julka-tagline = From one to six and back again, one throw a round. But not a word!

# House rules
silent_julka-option-rounds = After how many rounds the game ends.
silent_julka-option-to_the_end = There is no last round: the game ends when somebody has been there and back.
silent_julka-option-no_waiting = Nobody waits at six: everybody turns back on their own.
silent_julka-option-auto = The die is thrown automatically.

# Story
silent_julka-story-turn = Your throw: you need a { $wanted }.
silent_julka-story-miss = { $player_is ->
    [you] You throw a { $die }, but you need a { $wanted }.
   *[other] { $player } throws a { $die } but needs a { $wanted }.
}
silent_julka-story-up = { $player_is ->
    [you] You throw a { $die }: one station up!
   *[other] { $player } throws a { $die }: one station up!
}
silent_julka-story-top = { $player_is ->
    [you] You throw a { $die }: you are at the top!
   *[other] { $player } throws a { $die } and is at the top!
}
silent_julka-story-back = { $player_is ->
    [you] You throw a { $die }: one station nearer home!
   *[other] { $player } throws a { $die }: one station nearer home!
}
silent_julka-story-home = { $player_is ->
    [you] You throw a { $die }: there and back in { $throws } throws. You are home!
   *[other] { $player } throws a { $die }: there and back in { $throws } throws. Home!
}
silent_julka-story-turned = Everybody has reached six. Now back, from six to one!
silent_julka-story-last_round = The last round. Hush!
silent_julka-story-speak = { $player_is ->
    [you] { $stations ->
        [0] You have spoken! Julka frowns, but you are at the start anyway.
        [one] You have spoken! One station is lost: back to the start.
       *[other] You have spoken! { $stations } stations are lost: back to the start.
    }
   *[other] { $stations ->
        [0] { $player } speaks! Luckily, they are still at the start.
        [one] { $player } speaks! One station is lost: back to the start.
       *[other] { $player } speaks! { $stations } stations are lost: back to the start.
    }
}
silent_julka-story-candidate = – { $player }

# Sounds
silent_julka-signal-laugh = Ha ha ha!
silent_julka-signal-sigh = Oh dear…
silent_julka-signal-cheer = Hooray!

# Endings
silent_julka-reason-home = first home
silent_julka-reason-furthest = got furthest
silent_julka-reason-shared = shared victory
silent_julka-end-home = { $player_is ->
    [you] You are first there and back, in { $throws } throws: you win!
   *[other] { $player } is first there and back and wins, in { $throws } throws!
}
silent_julka-end-furthest = { $player_is ->
    [you] { $stations ->
        [one] You got furthest and win: one station, reached on throw { $throws }!
       *[other] You got furthest and win: { $stations } stations, the last on throw { $throws }!
    }
   *[other] { $stations ->
        [one] { $player } got furthest and wins: one station, reached on throw { $throws }!
       *[other] { $player } got furthest and wins: { $stations } stations, the last on throw { $throws }!
    }
}
silent_julka-end-shared = { $stations ->
    [0] Nobody has reached a station: everybody shares the victory.
    [one] A shared victory, with one station on throw { $throws }:
   *[other] A shared victory, with { $stations } stations, the last on throw { $throws }:
}

# Refusals
silent_julka-refuse-unreadable = “{ $text }” is not a move.
    .terminal = Type “throw”.
silent_julka-refuse-speaking = Hush! Nobody speaks in this game: speaking costs you every station. Say it again if you mean it.
silent_julka-refuse-at_six = You have reached six: wait there until everybody else has too.
silent_julka-refuse-home = You have been there and back; the others are just finishing the round.

# The board as text
silent_julka-board-round = Round { $round }
silent_julka-board-round_of = Round { $round } of { $rounds }
silent_julka-board-hit = hit
silent_julka-board-miss = missed
silent_julka-board-throws = { $count ->
    [one] 1 throw
   *[other] { $count } throws
}
silent_julka-board-status-running = { "" }
silent_julka-board-status-waiting = waiting
silent_julka-board-status-home = home
silent_julka-board-ask = You need a { $wanted }. Hush!
silent_julka-describe-seat = { $player_is ->
    [you] { $status ->
        [waiting] You are waiting at six; throws: { $throws }.
        [home] You are home; throws: { $throws }.
       *[running] Your stations: { $stations } of 12, throws: { $throws }. You need a { $wanted }.
    }
   *[other] { $status ->
        [waiting] { $player } is waiting at six; throws: { $throws }.
        [home] { $player } is home; throws: { $throws }.
       *[running] { $player }, stations: { $stations } of 12, throws: { $throws }. Needs a { $wanted }.
    }
}
silent_julka-label-throw = Throw
silent_julka-label-speak = Speak

# The board on the page
silent_julka-web-pad = What everybody threw
silent_julka-web-sheet = { $round ->
    [1] Thrown: { $dice }
   *[other] From round { $round }: { $dice }
}

# The result
silent_julka-result-stations = Stations
silent_julka-result-reached_at = Reached on throw
