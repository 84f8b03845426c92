the_game-name = The Game
the_game-name-played = The Game
the_game-tagline = Všichni společně proti kartám: čtyři řady, devadesát osm karet a ani jedno vyslovené číslo.

# House rules
the_game-option-expert = V každém tahu polož aspoň tři karty místo dvou.
the_game-option-smaller_hands = Každý má v ruce o kartu méně.
the_game-option-on_fire = 22, 33, 44, 55, 66 a 77 hoří: kdo hraje po tobě, musí je zakrýt.
the_game-option-talk = Kolik si toho smíte říct.
the_game-option-talk-free = mluvit se smí, jen ne o číslech
the_game-option-talk-signals = jen připravené signály
the_game-option-talk-silent = úplné ticho
the_game-option-starter = Jak se určí, kdo začne.
the_game-option-starter-agree = hráči se dohodnou
the_game-option-starter-random = rozhodne náhoda
the_game-option-starter-host = rozhodne hráč na prvním místě
the_game-option-review_piles = Řady si smí každý prohlížet.

# Story
the_game-story-hand = Tvoje karty: { $cards }.
the_game-story-draw = Dobíráš { $card }.
the_game-story-lay = { $player_is ->
    [you] Pokládáš { $card } do řady { $pile } (bylo tam { $top }).
   *[other] { $player } pokládá { $card } do řady { $pile } (bylo tam { $top }).
}
the_game-story-trick = { $player_is ->
    [you] Finta! Pokládáš { $card } do řady { $pile } (bylo tam { $top }).
   *[other] Finta! { $player } pokládá { $card } do řady { $pile } (bylo tam { $top }).
}
the_game-story-fire = { $player_is ->
    [you] Pokládáš ohnivou kartu { $card } do řady { $pile } (bylo tam { $top }). Musí se zakrýt!
   *[other] { $player } pokládá ohnivou kartu { $card } do řady { $pile } (bylo tam { $top }). Musí se zakrýt!
}
the_game-story-refill = { $count ->
    [one] { $player } dobírá jednu kartu.
    [few] { $player } dobírá { $count } karty.
   *[other] { $player } dobírá { $count } karet.
}
the_game-story-pile_empty = Dobírací balíček došel: odteď stačí jedna karta za tah.
the_game-story-turn = { $player_is ->
    [you] { $minimum ->
        [one] Jsi na tahu: polož aspoň jednu kartu.
        [few] Jsi na tahu: polož aspoň { $minimum } karty.
       *[other] Jsi na tahu: polož aspoň { $minimum } karet.
    }
   *[other] { $minimum ->
        [one] Na tahu je { $player }: aspoň jedna karta.
        [few] Na tahu je { $player }: aspoň { $minimum } karty.
       *[other] Na tahu je { $player }: aspoň { $minimum } karet.
    }
}
the_game-story-volunteer = { $player_is ->
    [you] Hlásíš se, že začneš.
   *[other] { $player } chce začít.
}
the_game-story-offer = { $player_is ->
    [you] Nabízíš se, že začneš.
   *[other] { $player } se nabízí, že začne.
}
the_game-story-nominate = { $player_is ->
    [you] Navrhuješ, ať začne { $target }.
   *[other] { $target_is ->
        [you] { $player } navrhuje, ať začneš ty.
       *[other] { $player } navrhuje, ať začne { $target }.
    }
}
the_game-story-agree = { $player_is ->
    [you] Souhlasíš.
   *[other] { $player } souhlasí.
}

# Endings
the_game-end-beaten = Hra je poražená: všech devadesát osm karet leží v řadách!
the_game-end-excellent = { $left ->
    [one] Konec. Zbyla jen jedna karta: výborně!
    [few] Konec. Zbyly jen { $left } karty: výborně!
   *[other] Konec. Zbylo jen { $left } karet: výborně!
}
the_game-end-stuck = { $player_is ->
    [you] { $left ->
        [few] Už nemůžeš nic položit. Zbyly { $left } karty.
       *[other] Už nemůžeš nic položit. Zbylo { $left } karet.
    }
   *[other] { $left ->
        [few] { $player } už nemůže nic položit. Zbyly { $left } karty.
       *[other] { $player } už nemůže nic položit. Zbylo { $left } karet.
    }
}
the_game-end-burnt = { $left ->
    [one] Ohnivá karta zůstala odkrytá: stůl je v plamenech. Zbyla jedna karta.
    [few] Ohnivá karta zůstala odkrytá: stůl je v plamenech. Zbyly { $left } karty.
   *[other] Ohnivá karta zůstala odkrytá: stůl je v plamenech. Zbylo { $left } karet.
}

the_game-reason-beaten = hra poražena
the_game-reason-excellent = výborný výsledek
the_game-reason-stuck = žádná karta už nepasuje
the_game-reason-burnt = stůl shořel

# Refusals
the_game-refuse-unreadable = „{ $text }“ není tah.
    .terminal = Napiš „37 > 2“ a karta 37 půjde do řady 2, nebo „konec“.
the_game-refuse-no_such_card = Karty jsou od 2 do 99 a řady od 1 do 4.
the_game-refuse-start_open = Nejdřív se domluvte, kdo začne.
the_game-refuse-start_settled = Kdo začne, už je rozhodnuto.
the_game-refuse-no_candidate = Ještě nikdo není navržen, není s čím souhlasit.
the_game-refuse-other_candidate = Mezitím byl navržen někdo jiný. Podívej se, kdo to je, a rozhodni se znovu.
the_game-refuse-no_such_seat = { $seats ->
    [one] U stolu je jen jedno místo.
    [few] U stolu jsou jen { $seats } místa.
   *[other] U stolu je jen { $seats } míst.
}
the_game-refuse-nominated_already = Svůj návrh už máš za sebou, teď můžeš jen souhlasit.
the_game-refuse-not_another = Navrhni někoho jiného, nebo souhlas.
the_game-refuse-host_decides = Kdo začne, tady určí hráč na prvním místě.
the_game-refuse-name_somebody = U tohoto stolu určuješ ty, kdo začne: někoho vyber.
the_game-refuse-others_decide = Tvůj souhlas už platí. Kdo začne, bude jasné, až budou souhlasit i ostatní.
the_game-refuse-no_cards = Všechny karty už máš na stole, ostatní hrají dál.
the_game-refuse-more_eager = Někdo jiný má aspoň stejnou chuť začít: nabídni víc, navrhni někoho jiného, nebo souhlas.
the_game-refuse-only_agree = Navrženo je tvé jméno: souhlas, nebo navrhni někoho jiného.
the_game-refuse-minimum = { $missing ->
    [one] Než ukončíš tah, polož ještě jednu kartu.
    [few] Než ukončíš tah, polož ještě { $missing } karty.
   *[other] Než ukončíš tah, polož ještě { $missing } karet.
}
the_game-refuse-not_in_hand = Kartu { $card } v ruce nemáš.
the_game-refuse-not_higher = { $back ->
    [0] { $card } do řady { $pile } nepatří: řada stoupá, potřebuješ víc než { $top }.
   *[other] { $card } do řady { $pile } nepatří: řada stoupá, potřebuješ víc než { $top }, nebo přesně { $back }.
}
the_game-refuse-not_lower = { $back ->
    [0] { $card } do řady { $pile } nepatří: řada klesá, potřebuješ míň než { $top }.
   *[other] { $card } do řady { $pile } nepatří: řada klesá, potřebuješ míň než { $top }, nebo přesně { $back }.
}
the_game-refuse-number = Čísla se neříkají: „{ $number }“ prozrazuje moc.
the_game-refuse-signals_only = U tohoto stolu jsou dovolené jen připravené signály.
the_game-refuse-silent = U tohoto stolu se mlčí.

# Signals
the_game-signal-keep_off = Do řady { $pile } prosím nic nedávej.
the_game-signal-small_steps = V řadě { $pile } prosím jen malý krok.
the_game-signal-mine_fits = Do řady { $pile } mám něco dobrého.
the_game-signal-no_wish = Řada { $pile }: dělej, jak chceš.
the_game-signal-help = Řada { $pile } mi dělá starosti.

# The board as text
the_game-board-draw_pile = Balíček
the_game-board-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
the_game-board-room = volno { $count }
the_game-board-burning = hoří!
the_game-board-hand = Tvoje karty
the_game-board-who_starts = Kdo začne?
the_game-board-candidate = { $player_is ->
    [you] Začneš ty?
   *[other] Začne { $player }?
}
the_game-board-to_place = { $count ->
    [0] Můžeš položit další, nebo ukončit tah.
    [one] Polož ještě aspoň jednu kartu.
    [few] Polož ještě aspoň { $count } karty.
   *[other] Polož ještě aspoň { $count } karet.
}
the_game-describe-pile_up = { $count ->
    [0] Řada { $pile } stoupá, nahoře je { $top }, výš už nic.
    [one] Řada { $pile } stoupá, nahoře je { $top }, výš je už jen jedno číslo.
    [few] Řada { $pile } stoupá, nahoře je { $top }, výš jsou ještě { $count } čísla.
   *[other] Řada { $pile } stoupá, nahoře je { $top }, výš je ještě { $count } čísel.
}
the_game-describe-pile_down = { $count ->
    [0] Řada { $pile } klesá, nahoře je { $top }, níž už nic.
    [one] Řada { $pile } klesá, nahoře je { $top }, níž je už jen jedno číslo.
    [few] Řada { $pile } klesá, nahoře je { $top }, níž jsou ještě { $count } čísla.
   *[other] Řada { $pile } klesá, nahoře je { $top }, níž je ještě { $count } čísel.
}
the_game-describe-burning = Hoří: v tomto tahu se musí zakrýt.
the_game-describe-draw_pile = { $count ->
    [0] Dobírací balíček je prázdný.
    [one] V dobíracím balíčku je jedna karta.
    [few] V dobíracím balíčku jsou { $count } karty.
   *[other] V dobíracím balíčku je { $count } karet.
}
the_game-describe-holds = { $count ->
    [0] { $player } už karty nemá.
    [one] { $player } má jednu kartu.
    [few] { $player } má { $count } karty.
   *[other] { $player } má { $count } karet.
}
the_game-describe-hand = Tvoje karty: { $cards }.
the_game-describe-trick = Finta: { $card } vrátí řadu { $pile } zpátky.
the_game-describe-left = { $player_is ->
    [you] Zůstalo ti: { $cards }.
   *[other] { $player } má ještě: { $cards }.
}
the_game-label-end = Konec tahu
the_game-label-agree = Souhlasím
the_game-label-start = { $player_is ->
    [you] Začnu já
   *[other] Ať začne { $player }
}
the_game-describe-fire = Ohnivé karty v ruce: { $cards }.

# The board on the page
the_game-web-up = stoupá
the_game-web-down = klesá
the_game-web-piles = Čtyři řady
the_game-web-beneath = Pod tím: { $cards }.
the_game-web-fits = { $card } sem patří, skok o { $jump }.
the_game-web-fits_not = { $card } sem nepatří.
the_game-web-card_fits = patří do řad: { $piles }
the_game-web-fire = ohnivá karta
the_game-web-speak = Něco k řadě { $pile }
the_game-web-missing = { $count ->
    [one] nejdřív ještě jednu kartu
    [few] nejdřív ještě { $count } karty
   *[other] nejdřív ještě { $count } karet
}
the_game-web-waits = { $player_is ->
    [you] Jsi na tahu.
   *[other] Na tahu je { $player }.
}
the_game-web-candidate = začne?
the_game-web-agrees = souhlasí
the_game-web-others_agree = Souhlasíš. Teď je to na ostatních.
the_game-web-result = { $left ->
    [0] Nezbyla ani jedna karta: hra je poražená!
    [one] Zbyla jediná karta.
    [few] Zbyly { $left } karty.
   *[other] Zbylo { $left } karet.
}
the_game-web-placed = { $count ->
    [one] položena { $count } karta z 98
    [few] položeny { $count } karty z 98
   *[other] položeno { $count } karet z 98
}
the_game-web-to_go = { $count ->
    [one] karta do konce
    [few] karty do konce
   *[other] karet do konce
}
