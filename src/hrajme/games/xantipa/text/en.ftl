xantipa-name = Xantipa
xantipa-name-played = Xantipa
xantipa-tagline = Two dice, again and again, until they make seven. Who needs the fewest throws?

# House rules
xantipa-option-rounds = How many rounds are played; the throws of all rounds are added up.
xantipa-option-auto = The dice are thrown automatically, and whoever is beaten stops at once.

# Story
xantipa-story-turn = { $player_is ->
    [you] { $best ->
        [0] Your go: throw until you have seven.
        [one] Your go. Somebody needed just one throw: only a seven right away will do.
       *[other] Your go. The best so far is { $best } throws.
    }
   *[other] { $player } takes the dice.
}
xantipa-story-throw = { $player_is ->
    [you] You throw { $first } + { $second } = { $sum } (throw { $number }).
   *[other] { $player } throws { $first } + { $second } = { $sum } (throw { $number }).
}
xantipa-story-seven = { $player_is ->
    [you] { $first } + { $second } = { $sum }! You get your seven on throw { $number }.
   *[other] { $first } + { $second } = { $sum }! { $player } gets a seven on throw { $number }.
}
xantipa-story-first_seven = { $player_is ->
    [you] { $first } + { $second } = { $sum }! Seven on your very first throw!
   *[other] { $first } + { $second } = { $sum }! { $player } gets a seven on the very first throw!
}
xantipa-story-new_best = { $best ->
    [one] That is the new best: one throw.
   *[other] That is the new best: { $best } throws.
}
xantipa-story-stubborn = { $number } throws and no seven: these dice are as stubborn as Xanthippe herself.
xantipa-story-beaten = { $best ->
    [one] You are beaten: somebody needed only one throw. Play on for honour, or stop.
   *[other] You are beaten: { $best } throws were enough. Play on for honour, or stop.
}
xantipa-story-stop = { $player_is ->
    [you] { $used ->
        [one] You stop after one throw, beaten.
       *[other] You stop after { $used } throws, beaten.
    }
   *[other] { $used ->
        [one] { $player } stops after one throw, beaten.
       *[other] { $player } stops after { $used } throws, beaten.
    }
}
xantipa-story-beaten_stop = { $player_is ->
    [you] You are beaten.
   *[other] { $player } is beaten.
}
xantipa-story-round = Round { $round } of { $rounds }.
xantipa-story-tie = A tie for the lead! Play-off { $number }, throwing again:
xantipa-story-candidate = – { $player }

# Endings
xantipa-reason-fewest = fewest throws
xantipa-reason-playoff = play-off
xantipa-end-fewest = { $player_is ->
    [you] { $number ->
        [one] You win with a single throw!
       *[other] You win with { $number } throws!
    }
   *[other] { $number ->
        [one] { $player } wins with a single throw!
       *[other] { $player } wins with { $number } throws!
    }
}
xantipa-end-playoff = { $player_is ->
    [you] { $number ->
        [one] You win with a single throw in the play-off!
       *[other] You win with { $number } throws in the play-off!
    }
   *[other] { $number ->
        [one] { $player } wins with a single throw in the play-off!
       *[other] { $player } wins with { $number } throws in the play-off!
    }
}

# Refusals
xantipa-refuse-unreadable = “{ $text }” is not a move.
    .terminal = Type “throw”, or “stop” when you are beaten.
xantipa-refuse-nobody_finished = Nobody has finished yet, so there is nothing to beat: throw again.
xantipa-refuse-not_beaten = { $best ->
    [one] The best so far is one throw, and you have used { $used }: you may stop once you have used more. Throw again.
   *[other] The best so far is { $best } throws, and you have used { $used }: you may stop once you have used more. Throw again.
}
xantipa-refuse-had_go = You have had your go; now the others throw.
xantipa-refuse-not_tied = Only those who are tied throw in the play-off.

# The board as text
xantipa-board-round = Round { $round } of { $rounds }
xantipa-board-playoff = Play-off { $number }
xantipa-board-best = best so far: { $best }
xantipa-board-best_total = best total so far: { $best }
xantipa-board-sum = = { $sum } · throw { $number }
xantipa-board-status-waiting = { "" }
xantipa-board-status-throwing = throwing
xantipa-board-status-seven = seven
xantipa-board-status-stopped = beaten
xantipa-board-status-out = out
xantipa-board-ask = Your go: throw.
xantipa-board-beaten = You are beaten (best: { $best }). Throw again, or stop?
xantipa-describe-seat = { $player_is ->
    [you] { $status ->
        [waiting] You have yet to throw; throws so far: { $used }.
        [throwing] You are throwing; throws so far: { $used }.
        [seven] You have a seven; throws: { $used }.
        [stopped] You have stopped, beaten; throws: { $used }.
       *[out] You are watching the play-off.
    }
   *[other] { $status ->
        [waiting] { $player } has yet to throw; throws so far: { $used }.
        [throwing] { $player } is throwing; throws so far: { $used }.
        [seven] { $player } has a seven; throws: { $used }.
        [stopped] { $player } has stopped, beaten; throws: { $used }.
       *[out] { $player } is watching the play-off.
    }
}
xantipa-label-throw = Throw
xantipa-label-stop = Stop

# The board on the page
xantipa-web-throws = { $count ->
    [one] 1 throw
   *[other] { $count } throws
}
xantipa-web-scores = Throws by round
xantipa-web-player = player
xantipa-web-total = total

# The result
xantipa-result-throws = Throws
xantipa-result-playoff = Play-off
