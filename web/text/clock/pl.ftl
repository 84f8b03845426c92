# Playing against time: chosen before the start, loaded with the choice
web-clock = Czas
web-clock-none = bez ograniczeń
web-clock-own = Inny…
web-clock-own_label = Minuty + sekundy na ruch (5+3), 5d3 z opóźnieniem albo 30s, 2m, 3d na każdy ruch
web-clock-set = Ustaw
web-clock-wrong = To nie jest tempo gry. Przykłady: 5+3, 5d3, 30s, 2m, 3d.
web-clock-game = { $unit ->
    [hours] { $count ->
        [one] 1 godzina dla każdego
        [few] { $count } godziny dla każdego
       *[other] { $count } godzin dla każdego
    }
    [days] 24 godziny dla każdego
    [seconds] { $count ->
        [few] { $count } sekundy dla każdego
       *[other] { $count } sekund dla każdego
    }
   *[minutes] { $count ->
        [one] 1 minuta dla każdego
        [few] { $count } minuty dla każdego
       *[other] { $count } minut dla każdego
    }
}
web-clock-turn = { $unit ->
    [days] { $count ->
        [one] 1 dzień na ruch
       *[other] { $count } dni na ruch
    }
    [hours] { $count ->
        [one] 1 godzina na ruch
        [few] { $count } godziny na ruch
       *[other] { $count } godzin na ruch
    }
    [seconds] { $count ->
        [few] { $count } sekundy na ruch
       *[other] { $count } sekund na ruch
    }
   *[minutes] { $count ->
        [one] 1 minuta na ruch
        [few] { $count } minuty na ruch
       *[other] { $count } minut na ruch
    }
}
web-clock-increment = { $count ->
    [one] plus 1 sekunda po każdym ruchu
    [few] plus { $count } sekundy po każdym ruchu
   *[other] plus { $count } sekund po każdym ruchu
}
web-clock-delay = { $count ->
    [one] pierwsza sekunda ruchu się nie liczy
    [few] pierwsze { $count } sekundy ruchu się nie liczą
   *[other] pierwszych { $count } sekund ruchu się nie liczy
}
