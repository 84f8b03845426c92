# Playing against time: chosen before the start, loaded with the choice
web-clock = Čas
web-clock-none = bez obmedzenia
web-clock-own = Iný…
web-clock-own_label = Minúty + sekundy za ťah (5+3), 5d3 s odkladom, alebo 30s, 2m, 3d na každý ťah
web-clock-set = Nastaviť
web-clock-wrong = To nie je časový limit. Príklady: 5+3, 5d3, 30s, 2m, 3d.
web-clock-game = { $unit ->
    [hours] { $count ->
        [one] 1 hodina pre každého
        [few] { $count } hodiny pre každého
       *[other] { $count } hodín pre každého
    }
    [days] 24 hodín pre každého
    [seconds] { $count } sekúnd pre každého
   *[minutes] { $count ->
        [one] 1 minúta pre každého
        [few] { $count } minúty pre každého
       *[other] { $count } minút pre každého
    }
}
web-clock-turn = { $unit ->
    [days] { $count ->
        [one] 1 deň na ťah
        [few] { $count } dni na ťah
       *[other] { $count } dní na ťah
    }
    [hours] { $count ->
        [one] 1 hodina na ťah
        [few] { $count } hodiny na ťah
       *[other] { $count } hodín na ťah
    }
    [seconds] { $count } sekúnd na ťah
   *[minutes] { $count ->
        [one] 1 minúta na ťah
        [few] { $count } minúty na ťah
       *[other] { $count } minút na ťah
    }
}
web-clock-increment = { $count ->
    [one] 1 sekunda navyše za každý ťah
    [few] { $count } sekundy navyše za každý ťah
   *[other] { $count } sekúnd navyše za každý ťah
}
web-clock-delay = { $count ->
    [one] prvá sekunda ťahu sa nepočíta
    [few] prvé { $count } sekundy ťahu sa nepočítajú
   *[other] prvých { $count } sekúnd ťahu sa nepočíta
}
