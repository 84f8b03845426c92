flip7-name = Flip 7
flip7-name-played = Flip 7
flip7-tagline = Ešte jednu kartu, alebo včas prestať? Sedem rôznych čísel ukončí kolo.

# House rules
flip7-option-opening_deal = Každý najprv dostane jednu kartu a bez karty nikto prestať nesmie.
flip7-option-freeze_alone = V hre jedného hráča ukončí „A dosť!“ kolo; inak sa karta odloží a hrá sa ďalej.
flip7-option-bust_discards_waiting = Kto je trop pri karte „Ďalšie tri“, príde o akčné karty, ktoré čakajú.
flip7-option-target = Koľko bodov ukončí hru.
flip7-option-challenge_rounds = Za koľko kôl majú jeden alebo dvaja hráči dosiahnuť cieľ; 0 znamená bežnú hru.

# Cards
flip7-card-flip3 = Ďalšie tri
flip7-card-freeze = A dosť!
flip7-card-chance = Druhá šanca

# Story
flip7-story-dealer = { $player_is ->
    [you] Začínaš rozdávať ty.
   *[other] Začína rozdávať { $player }.
}
flip7-story-round = { $player_is ->
    [you] { $round }. kolo. Rozdávaš.
   *[other] { $round }. kolo. Rozdáva { $player }.
}
flip7-story-number = { $player_is ->
    [you] { $points ->
        [one] Dostávaš { $card }: máš 1 bod.
        [few] Dostávaš { $card }: máš { $points } body.
       *[other] Dostávaš { $card }: máš { $points } bodov.
    }
   *[other] { $points ->
        [one] { $player } dostáva { $card }: má 1 bod.
        [few] { $player } dostáva { $card }: má { $points } body.
       *[other] { $player } dostáva { $card }: má { $points } bodov.
    }
}
flip7-story-modifier = { $player_is ->
    [you] Kladieš nad rad modifikátor { $card }: spolu { $points }.
   *[other] { $player } kladie nad rad modifikátor { $card }: spolu { $points }.
}
flip7-story-bust = { $player_is ->
    [you] Dostávaš ďalšiu { $card }: trop!
   *[other] { $player } dostáva ďalšiu { $card }: trop!
}
flip7-story-saved = { $player_is ->
    [you] Dostávaš ďalšiu { $card }, ale „Druhá šanca“ ju zachytí. Obe karty idú preč.
   *[other] { $player } dostáva ďalšiu { $card }, ale „Druhá šanca“ ju zachytí. Obe karty idú preč.
}
flip7-story-lucky = { $player_is ->
    [you] Dostávaš { $card }, tvoje siedme rôzne číslo: Šťastná sedma! Tvoj rad má hodnotu { $points }.
   *[other] { $player } dostáva { $card }, siedme rôzne číslo: Šťastná sedma! Rad má hodnotu { $points }.
}
flip7-story-second_chance = { $player_is ->
    [you] Dostávaš „Druhú šancu“ a nechávaš si ju.
   *[other] { $player } dostáva „Druhú šancu“ a necháva si ju.
}
flip7-story-surplus = { $player_is ->
    [you] Dostávaš ďalšiu „Druhú šancu“, o jednu viac, než smieš mať.
   *[other] { $player } dostáva ďalšiu „Druhú šancu“, o jednu viac, než je dovolené.
}
flip7-story-action = { $player_is ->
    [you] { $card ->
        [freeze] Dostávaš „A dosť!“.
       *[flip3] Dostávaš „Ďalšie tri“.
    }
   *[other] { $card ->
        [freeze] { $player } dostáva „A dosť!“.
       *[flip3] { $player } dostáva „Ďalšie tri“.
    }
}
flip7-story-waits = Karta počká, kým sa toto rozdávanie skončí.
flip7-story-stop = { $player_is ->
    [you] { $points ->
        [one] Hovoríš STOP, máš 1 bod.
        [few] Hovoríš STOP, máš { $points } body.
       *[other] Hovoríš STOP, máš { $points } bodov.
    }
   *[other] { $points ->
        [one] { $player } hovorí STOP, má 1 bod.
        [few] { $player } hovorí STOP, má { $points } body.
       *[other] { $player } hovorí STOP, má { $points } bodov.
    }
}
flip7-story-choose = { $player_is ->
    [you] { $card ->
        [freeze] Komu dáš „A dosť!“?
        [flip3] Komu dáš „Ďalšie tri“?
       *[chance] Komu dáš „Druhú šancu“?
    }
   *[other] { $card ->
        [freeze] { $player } vyberá, komu dať „A dosť!“.
        [flip3] { $player } vyberá, komu dať „Ďalšie tri“.
       *[chance] { $player } vyberá, komu dať „Druhú šancu“.
    }
}
flip7-story-play = { $player_is ->
    [you] { $card ->
        [freeze] Hráš „A dosť!“.
        [flip3] Hráš „Ďalšie tri“.
       *[chance] Odovzdávaš „Druhú šancu“.
    }
   *[other] { $card ->
        [freeze] { $player } hrá „A dosť!“.
        [flip3] { $player } hrá „Ďalšie tri“.
       *[chance] { $player } odovzdáva „Druhú šancu“.
    }
}
flip7-story-gets_freeze = { $player_is ->
    [you] { $points ->
        [one] Musíš z kola odísť, máš 1 bod.
        [few] Musíš z kola odísť, máš { $points } body.
       *[other] Musíš z kola odísť, máš { $points } bodov.
    }
   *[other] { $points ->
        [one] Z kola musí odísť { $player }, má 1 bod.
        [few] Z kola musí odísť { $player }, má { $points } body.
       *[other] Z kola musí odísť { $player }, má { $points } bodov.
    }
}
flip7-story-gets_flip3 = { $player_is ->
    [you] Dostaneš tri karty.
   *[other] Tri karty dostane { $player }.
}
flip7-story-gets_chance = { $player_is ->
    [you] Dostávaš „Druhú šancu“.
   *[other] „Druhú šancu“ dostáva { $player }.
}
flip7-story-only_one = { $card ->
    [freeze] „A dosť!“ môže dostať len jeden hráč.
    [flip3] „Ďalšie tri“ môže dostať len jeden hráč.
   *[chance] „Druhú šancu“ môže dostať len jeden hráč.
}
flip7-story-discarded = { $count ->
    [one] Akčnú kartu nemá kto dostať, a tak sa odhadzuje.
    [few] { $count } akčné karty nemá kto dostať, a tak sa odhadzujú.
   *[other] { $count } akčných kariet nemá kto dostať, a tak sa odhadzujú.
}
flip7-story-reshuffle = { $count ->
    [one] Balíček sa minul: novým balíčkom je jediná karta odložená z predchádzajúcich kôl.
    [few] Balíček sa minul: { $count } karty odložené z predchádzajúcich kôl sa zamiešajú do nového.
   *[other] Balíček sa minul: { $count } kariet odložených z predchádzajúcich kôl sa zamieša do nového.
}
flip7-story-no_cards = Balíček sa minul a z predchádzajúcich kôl nie je čo zamiešať: kolo sa končí.
flip7-story-round_over = Kolo sa končí.
flip7-story-score = { $points ->
    [one] { $player }: 1 bod, spolu { $total }.
    [few] { $player }: { $points } body, spolu { $total }.
   *[other] { $player }: { $points } bodov, spolu { $total }.
}
flip7-story-tie = Zhoda na { $total } bodoch: rozhodne ešte jedno kolo a vyhrať môžu len:
flip7-story-candidate = – { $player }
flip7-story-made_it = { $player_is ->
    [you] Výzvu máš splnenú.
   *[other] { $player } má výzvu splnenú.
}
flip7-story-missed_it = { $player_is ->
    [you] Výzva ti nevyšla.
   *[other] { $player } výzvu nemá splnenú.
}
flip7-story-turn = { $busting ->
    [0] Ešte jednu, alebo STOP? Tvoj rad má hodnotu { $points } a trop teraz byť nemôžeš.
   *[other] Ešte jednu, alebo STOP? Tvoj rad má hodnotu { $points }; trop hrozí pri { $busting } z celkom { $cards } kariet.
}

# Endings
flip7-reason-target = dosiahnutý cieľ
flip7-reason-tie_break = rozhodujúce kolo
flip7-reason-challenge_won = splnená výzva
flip7-reason-challenge_lost = nesplnená výzva
flip7-end-target = { $player_is ->
    [you] { $total ->
        [one] Vyhrávaš, máš 1 bod!
        [few] Vyhrávaš, máš { $total } body!
       *[other] Vyhrávaš, máš { $total } bodov!
    }
   *[other] { $total ->
        [one] { $player } vyhráva, má 1 bod!
        [few] { $player } vyhráva, má { $total } body!
       *[other] { $player } vyhráva, má { $total } bodov!
    }
}
flip7-end-tie_break = { $player_is ->
    [you] { $total ->
        [one] Rozhodujúce kolo je tvoje: vyhrávaš, máš 1 bod!
        [few] Rozhodujúce kolo je tvoje: vyhrávaš, máš { $total } body!
       *[other] Rozhodujúce kolo je tvoje: vyhrávaš, máš { $total } bodov!
    }
   *[other] { $total ->
        [one] Rozhodujúce kolo získava { $player } a vyhráva, má 1 bod!
        [few] Rozhodujúce kolo získava { $player } a vyhráva, má { $total } body!
       *[other] Rozhodujúce kolo získava { $player } a vyhráva, má { $total } bodov!
    }
}
flip7-end-challenge_won = Výzva je splnená!
flip7-end-challenge_lost = Výzva nevyšla. Snáď nabudúce!

# Refusals
flip7-refuse-unreadable = „{ $text }“ nie je ťah.
    .terminal = Napíš „ešte jednu“, „stop“, alebo „dať 2“ a karta pôjde na miesto 2.
flip7-refuse-action_first = { $card ->
    [freeze] Najprv povedz, kto dostane „A dosť!“.
    [flip3] Najprv povedz, kto dostane „Ďalšie tri“.
   *[chance] Najprv povedz, kto dostane „Druhú šancu“.
}
    .terminal = Napíš „dať“ a číslo miesta.
    .web = Ťukni na hráča.
flip7-refuse-nothing_to_give = Teraz nemáš akčnú kartu, ktorá by sa dala niekomu dať.
    .terminal = Napíš „ešte jednu“, alebo „stop“.
    .web = Ešte jednu, alebo stop?
flip7-refuse-stop_with_nothing = Pri tomto stole nikto nekončí bez karty: vezmi si ju.
flip7-refuse-no_such_seat = { $seats ->
    [one] Pri stole je len jedno miesto.
   *[other] Miesta majú čísla od 1 do { $seats }.
}
flip7-refuse-not_in = { $target_is ->
    [you] V tomto kole už nehráš: vyber niekoho, kto je ešte v hre.
   *[other] { $target } už v tomto kole nehrá: vyber niekoho, kto je ešte v hre.
}
flip7-refuse-has_second_chance = { $target_is ->
    [you] „Druhú šancu“ už máš: vyber niekoho, kto ju nemá.
   *[other] { $target } už „Druhú šancu“ má: vyber niekoho, kto ju nemá.
}
flip7-refuse-bust = Si trop: jedno číslo prišlo dvakrát. V ďalšom kole hráš znova.
flip7-refuse-frozen = Máš „A dosť!“: body sú v bezpečí a v ďalšom kole hráš znova.
flip7-refuse-stopped = Po STOP už v tomto kole nehráš: body sú v bezpečí a v ďalšom kole hráš znova.
flip7-refuse-finished = Cieľ výzvy už máš za sebou, ďalej nehráš.

# The board as text
flip7-board-round = { $round }. kolo
flip7-board-dealing = { flip7-story-round }
flip7-board-round_over = { flip7-story-round_over }
flip7-board-deals = { $player_is ->
    [you] rozdávaš
   *[other] rozdáva { $player }
}
flip7-board-deck = { $count ->
    [one] v balíčku 1 karta
    [few] v balíčku { $count } karty
   *[other] v balíčku { $count } kariet
}
flip7-board-set_aside = odložené: { $count }
flip7-board-target = do { $target }
flip7-board-rounds_left = { $count ->
    [one] posledné kolo
    [few] zostávajú { $count } kolá
   *[other] zostáva { $count } kôl
}
flip7-board-row = rad
flip7-board-total = skóre
flip7-board-status-in = { "" }
flip7-board-status-stopped = STOP
flip7-board-status-frozen = a dosť!
flip7-board-status-bust = trop
flip7-board-status-finished = hotovo
flip7-board-ask = { $busting ->
    [0] Ešte jednu, alebo STOP? Trop teraz byť nemôžeš.
   *[other] Ešte jednu, alebo STOP? Trop: { $busting } z celkom { $cards } kariet ({ $percent } %).
}
flip7-board-must_hit = Vezmi si kartu: nič pred sebou nemáš.
flip7-board-choose = { $player_is ->
    [you] { $card ->
        [freeze] Komu dáš „A dosť!“?
        [flip3] Komu dáš „Ďalšie tri“?
       *[chance] Komu dáš „Druhú šancu“?
    }
   *[other] { $card ->
        [freeze] { $player } vyberá, komu dať „A dosť!“.
        [flip3] { $player } vyberá, komu dať „Ďalšie tri“.
       *[chance] { $player } vyberá, komu dať „Druhú šancu“.
    }
}
flip7-board-flip_three = { $player_is ->
    [you] { $count ->
        [one] Ďalšie tri: dostaneš ešte 1 kartu.
        [few] Ďalšie tri: dostaneš ešte { $count } karty.
       *[other] Ďalšie tri: dostaneš ešte { $count } kariet.
    }
   *[other] { $count ->
        [one] Ďalšie tri: { $player } dostane ešte 1 kartu.
        [few] Ďalšie tri: { $player } dostane ešte { $count } karty.
       *[other] Ďalšie tri: { $player } dostane ešte { $count } kariet.
    }
}
flip7-board-waiting = Čaká: { $cards }.
flip7-board-candidates = Vyhrať môžu len: { $names }.
flip7-describe-table = { $count ->
    [one] V balíčku je jedna karta, odložené: { $aside }.
    [few] V balíčku sú { $count } karty, odložené: { $aside }.
   *[other] V balíčku je { $count } kariet, odložené: { $aside }.
}
flip7-describe-seat = { $player_is ->
    [you] { $status ->
        [in] Si v hre: { $cards }. Rad { $points }, skóre { $total }.
        [stopped] Máš STOP: { $cards }. Rad { $points }, skóre { $total }.
        [frozen] Máš „A dosť!“: { $cards }. Rad { $points }, skóre { $total }.
        [bust] Si trop: { $cards }. Rad { $points }, skóre { $total }.
       *[finished] Máš hotovo: { $total }.
    }
   *[other] { $status ->
        [in] { $player } je v hre: { $cards }. Rad { $points }, skóre { $total }.
        [stopped] { $player } má STOP: { $cards }. Rad { $points }, skóre { $total }.
        [frozen] { $player } má „A dosť!“: { $cards }. Rad { $points }, skóre { $total }.
        [bust] { $player } je trop: { $cards }. Rad { $points }, skóre { $total }.
       *[finished] { $player } má hotovo: { $total }.
    }
}
flip7-describe-nothing = žiadne karty
flip7-describe-twin = ďalšia { $number }
flip7-label-hit = Ešte jednu
flip7-label-stop = STOP

# The board on the page
flip7-web-table = Stôl pre Flip 7
flip7-web-middle = Stred stola
flip7-web-winner = vyhráva
flip7-web-lucky = Šťastná sedma
flip7-web-open_deck = { $count ->
    [one] Balíček: 1 karta. Čo v ňom zostáva?
    [few] Balíček: { $count } karty. Čo v ňom zostáva?
   *[other] Balíček: { $count } kariet. Čo v ňom zostáva?
}
flip7-web-left = { $count ->
    [one] V balíčku zostáva jedna karta
    [few] V balíčku zostávajú { $count } karty
   *[other] V balíčku zostáva { $count } kariet
}
flip7-web-kind_left = { $card }: { $count }
flip7-web-twin = to číslo už v rade máš
flip7-web-safe = Trop teraz nehrozí
flip7-web-chance = Trop: { $busting }/{ $cards }, { $percent } %
flip7-web-at_stake = { $points ->
    [0] zatiaľ nie je čo stratiť
    [one] v stávke 1 bod
    [few] v stávke { $points } body
   *[other] v stávke { $points } bodov
}
flip7-web-take = { $points ->
    [0] skončiť s nulou
    [one] vziať 1 bod
    [few] vziať { $points } body
   *[other] vziať { $points } bodov
}
flip7-web-not_yet = bez karty sa nedá
flip7-web-ask = Ešte jednu, alebo STOP?
flip7-web-decides = { $player_is ->
    [you] Rozhoduješ
   *[other] Rozhoduje { $player }
}
flip7-web-effect-freeze = Kto ju dostane, odchádza z kola a body si nechá.
flip7-web-effect-flip3 = Kto ju dostane, musí vziať tri karty.
flip7-web-effect-chance = Zachytí jedno číslo, ktoré už v rade je.
flip7-web-stands = rad { $points } · skóre { $total }
