# Playing against time: chosen before the start, loaded with the choice
web-clock = Time
web-clock-none = no limit
web-clock-own = Custom…
web-clock-own_label = Minutes + seconds per turn (5+3), 5d3 with a delay, or 30s, 2m, 3d per turn
web-clock-set = Set
web-clock-wrong = That is not a time control. For example: 5+3, 5d3, 30s, 2m, 3d.
web-clock-game = { $unit ->
    [hours] { $count ->
        [one] 1 hour each
       *[other] { $count } hours each
    }
    [days] 24 hours each
    [seconds] { $count } seconds each
   *[minutes] { $count ->
        [one] 1 minute each
       *[other] { $count } minutes each
    }
}
web-clock-turn = { $unit ->
    [days] { $count ->
        [one] 1 day per turn
       *[other] { $count } days per turn
    }
    [hours] { $count ->
        [one] 1 hour per turn
       *[other] { $count } hours per turn
    }
    [seconds] { $count } seconds per turn
   *[minutes] { $count ->
        [one] 1 minute per turn
       *[other] { $count } minutes per turn
    }
}
web-clock-increment = +{ $count } s per turn
web-clock-delay = { $count } s free per turn
