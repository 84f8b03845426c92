stripped_snake-name = Wąż bez skóry
stripped_snake-name-played = Węża bez skóry
stripped_snake-tagline = Cztery kostki przeciw sąsiadowi z lewej: ktoś z was straci skórę.

# House rules
stripped_snake-option-auto = Rzuty są automatyczne.

# Story
stripped_snake-story-first = { $player_is ->
    [you] Los wskazuje ciebie: atakujesz na początek.
   *[other] Los wskazuje, kto atakuje na początek: { $player }.
}
stripped_snake-story-duel = { $player_is ->
    [you] Chcesz zedrzeć skórę z sąsiada po lewej. Broni się { $target }.
   *[other] { $target_is ->
        [you] { $player } chce twojej skóry!
       *[other] { $player } atakuje, broni się { $target }.
    }
}
stripped_snake-story-attack = { $player_is ->
    [you] Atakujesz: { $dice } = { $sum }.
   *[other] { $player } atakuje: { $dice } = { $sum }.
}
stripped_snake-story-need = { $player_is ->
    [you] Żeby się uratować, potrzebujesz co najmniej { $need } (szansa { $percent }%).
   *[other] Żeby się uratować, { $player } potrzebuje co najmniej { $need } (szansa { $percent }%).
}
stripped_snake-story-hopeless = { $player_is ->
    [you] Cztery szóstki! Żaden rzut cię nie uratuje.
   *[other] Cztery szóstki! { $player } nie ma szans.
}
stripped_snake-story-defence = { $player_is ->
    [you] Wyrzucasz { $dice } = { $sum }.
   *[other] { $player } wyrzuca { $dice } = { $sum }.
}
stripped_snake-story-equal = Dokładnie tyle samo! To za mało.
stripped_snake-story-narrow = O jedno oczko!
stripped_snake-story-stripped = { $player_is ->
    [you] Sss… wąż bez skóry to ty.
   *[other] Sss… wąż bez skóry to { $player }.
}
stripped_snake-story-backfired = { $player_is ->
    [you] Atak obraca się przeciw tobie: wąż bez skóry to ty!
   *[other] Nieudany atak: wąż bez skóry to { $player }!
}

# Endings
stripped_snake-reason-last = ostatnia skóra
stripped_snake-end-last = { $player_is ->
    [you] Tylko tobie została skóra: wygrywasz!
   *[other] Tylko { $player } ma jeszcze skórę i wygrywa!
}

# Refusals
stripped_snake-refuse-unreadable = „{ $text }” to nie ruch.
    .terminal = Napisz „rzut”.
stripped_snake-refuse-stripped = Wąż bez skóry to ty: dla ciebie gra się skończyła. Zobacz, kto ocali skórę.

# The board as text
stripped_snake-board-first = Kto zaatakuje na początek?
stripped_snake-board-stripped = { stripped_snake-story-stripped }
stripped_snake-board-backfired = { stripped_snake-story-backfired }
stripped_snake-board-duel = { $player_is ->
    [you] Atakujesz ty, broni się { $target }
   *[other] { $target_is ->
        [you] Atakuje { $player }, bronisz się ty
       *[other] Atakuje { $player }, broni się { $target }
    }
}
stripped_snake-board-attack = Atakuj: rzuć czterema kostkami.
stripped_snake-board-defend = { $need ->
    [25] Cztery szóstki! Tym razem nic cię nie uratuje.
   *[other] Broń się: potrzebujesz co najmniej { $need }.
}
stripped_snake-describe-in = W grze: { $names }.
stripped_snake-describe-out = Bez skóry: { $names }.
stripped_snake-label-throw = Rzuć

# The board on the page
stripped_snake-web-stripped = bez skóry
stripped_snake-web-odds = Szansa ataku: { $percent }%

# The result
stripped_snake-result-duel = Przegrany pojedynek
stripped_snake-result-never = wciąż w skórze
