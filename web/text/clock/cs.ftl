# Playing against time: chosen before the start, loaded with the choice
web-clock = Čas
web-clock-none = bez omezení
web-clock-own = Jiný…
web-clock-own_label = Minuty + sekundy za tah (5+3), 5d3 s odkladem, nebo 30s, 2m, 3d na každý tah
web-clock-set = Nastavit
web-clock-wrong = To není časový limit. Příklady: 5+3, 5d3, 30s, 2m, 3d.
web-clock-game = { $unit ->
    [hours] { $count ->
        [one] 1 hodina pro každého
        [few] { $count } hodiny pro každého
       *[other] { $count } hodin pro každého
    }
    [days] 24 hodin pro každého
    [seconds] { $count } sekund pro každého
   *[minutes] { $count ->
        [one] 1 minuta pro každého
        [few] { $count } minuty pro každého
       *[other] { $count } minut pro každého
    }
}
web-clock-turn = { $unit ->
    [days] { $count ->
        [one] 1 den na tah
        [few] { $count } dny na tah
       *[other] { $count } dní na tah
    }
    [hours] { $count ->
        [one] 1 hodina na tah
        [few] { $count } hodiny na tah
       *[other] { $count } hodin na tah
    }
    [seconds] { $count } sekund na tah
   *[minutes] { $count ->
        [one] 1 minuta na tah
        [few] { $count } minuty na tah
       *[other] { $count } minut na tah
    }
}
web-clock-increment = { $count ->
    [one] 1 sekunda navíc za každý tah
    [few] { $count } sekundy navíc za každý tah
   *[other] { $count } sekund navíc za každý tah
}
web-clock-delay = { $count ->
    [one] první sekunda tahu se nepočítá
    [few] první { $count } sekundy tahu se nepočítají
   *[other] prvních { $count } sekund tahu se nepočítá
}
