cribbage-name = Cribbage
cribbage-name-played = cribbage
cribbage-tagline = Pätnástky, dvojice a postupky, počítané nahlas až do 121.

# House rules
cribbage-option-target = Koľko bodov stačí na víťazstvo.
cribbage-option-target-121 = 121, dvakrát okolo dosky
cribbage-option-target-61 = 61, raz okolo
cribbage-option-min_run = Najkratšia postupka, ktorá sa počíta: 2 karty podľa našich starých pravidiel, 3 takmer všade inde.
cribbage-option-double_skunk = Dvojitý skunk: kto má najviac 60 bodov, keď druhý dosiahne 121, prehráva trojnásobne.
cribbage-option-muggins = Muggins: svoje karty si každý počíta sám a súper si môže vziať, čo prehliadne.

# Story
cribbage-story-cut = { $player_is ->
    [you] Snímaš { $card }.
   *[other] { $player } sníma { $card }.
}
cribbage-story-cut_again = Rovnaké karty: sníma sa znova.
cribbage-story-deal = { $player_is ->
    [you] { $deal }. rozdanie: rozdávaš ty a crib je tvoj.
   *[other] { $deal }. rozdanie: rozdáva { $player } a má crib.
}
cribbage-story-dealt = Tvoje karty: { $cards }.
cribbage-story-away_own = Odkladáš { $cards }.
cribbage-story-away = { $player } odkladá dve karty.
cribbage-story-starter = Otočená karta je { $card }.
cribbage-story-lay = { $player_is ->
    [you] Vykladáš { $card }: { $total }.
   *[other] { $player } vykladá { $card }: { $total }.
}
cribbage-story-go = { $player_is ->
    [you] Pri { $total } hovoríš „go“.
   *[other] { $player } pri { $total } hovorí „go“.
}
cribbage-story-show_hand = { $player_is ->
    [you] Tvoje karty: { $cards }, k tomu { $starter }.
   *[other] { $player } ukazuje { $cards }, k tomu { $starter }.
}
cribbage-story-show_crib = { $player_is ->
    [you] Tvoj crib: { $cards }, k tomu { $starter }.
   *[other] { $player } otáča crib: { $cards }, k tomu { $starter }.
}
cribbage-story-worth_hand = { $player_is ->
    [you] { $points ->
        [0] Za karty nemáš nič a zostávaš na { $total }.
        [one] Za karty máš 1 bod, spolu { $total }.
        [few] Za karty máš { $points } body, spolu { $total }.
       *[other] Za karty máš { $points } bodov, spolu { $total }.
    }
   *[other] { $points ->
        [0] { $player } nemá za karty nič a zostáva na { $total }.
        [one] { $player } má za karty 1 bod, spolu { $total }.
        [few] { $player } má za karty { $points } body, spolu { $total }.
       *[other] { $player } má za karty { $points } bodov, spolu { $total }.
    }
}
cribbage-story-worth_crib = { $player_is ->
    [you] { $points ->
        [0] Za crib nemáš nič a zostávaš na { $total }.
        [one] Za crib máš 1 bod, spolu { $total }.
        [few] Za crib máš { $points } body, spolu { $total }.
       *[other] Za crib máš { $points } bodov, spolu { $total }.
    }
   *[other] { $points ->
        [0] { $player } nemá za crib nič a zostáva na { $total }.
        [one] { $player } má za crib 1 bod, spolu { $total }.
        [few] { $player } má za crib { $points } body, spolu { $total }.
       *[other] { $player } má za crib { $points } bodov, spolu { $total }.
    }
}
cribbage-story-peg = { $player_is ->
    [you] { $points ->
        [one] Pripisuješ si 1 bod a máš { $total }.
        [few] Pripisuješ si { $points } body a máš { $total }.
       *[other] Pripisuješ si { $points } bodov a máš { $total }.
    }
   *[other] { $points ->
        [one] { $player } si pripisuje 1 bod a má { $total }.
        [few] { $player } si pripisuje { $points } body a má { $total }.
       *[other] { $player } si pripisuje { $points } bodov a má { $total }.
    }
}
cribbage-story-claim = { $player_is ->
    [you] { $points ->
        [one] Muggins! Berieš si 1 prehliadnutý bod a máš { $total }.
        [few] Muggins! Berieš si { $points } prehliadnuté body a máš { $total }.
       *[other] Muggins! Berieš si { $points } prehliadnutých bodov a máš { $total }.
    }
   *[other] { $points ->
        [one] Muggins! { $player } si berie 1 prehliadnutý bod a má { $total }.
        [few] Muggins! { $player } si berie { $points } prehliadnuté body a má { $total }.
       *[other] Muggins! { $player } si berie { $points } prehliadnutých bodov a má { $total }.
    }
}
cribbage-story-no_claim = { $player_is ->
    [you] Nič si neberieš.
   *[other] { $player } si nič neberie.
}
cribbage-story-count_too_much = { $player_is ->
    [you] Hlásiš { $points }, a toľko tam nie je: nedostaneš nič.
   *[other] { $player } hlási { $points }, a toľko tam nie je: nedostane nič.
}
cribbage-story-claim_too_much = { $player_is ->
    [you] Chceš { $points }, a toľko sa neprehliadlo: nedostaneš nič.
   *[other] { $player } chce { $points }, a toľko sa neprehliadlo: nedostane nič.
}
cribbage-story-own_crib = Odlož dve karty: crib je tvoj.
cribbage-story-other_crib = Odlož dve karty: crib je súperov.
cribbage-story-turn_play = { $total ->
    [0] Si na ťahu: vylož kartu.
   *[other] Si na ťahu: súčet je { $total }.
}
cribbage-story-must_go = K { $total } sa nič nehodí: povedz „go“.
cribbage-story-turn_count = Koľko bodov napočítaš?
cribbage-story-turn_claim = Prehliadol súper niečo? Vezmi si to, alebo povedz 0.

# What points are made of, counted aloud
cribbage-part-fifteen = { $place ->
    [last] A pätnásť za { $sum } ({ $cards }).
   *[other] Pätnásť za { $sum } ({ $cards }).
}
cribbage-part-thirty_one = { $place ->
    [last] A tridsaťjeden za { $sum }.
   *[other] Tridsaťjeden za { $sum }.
}
cribbage-part-pair = { $place ->
    [first] Dvojica za { $sum } ({ $cards }).
    [last] A s dvojicou je to { $sum } ({ $cards }).
   *[other] S dvojicou { $sum } ({ $cards }).
}
cribbage-part-three = { $place ->
    [first] Trojica za { $sum } ({ $cards }).
    [last] A s trojicou je to { $sum } ({ $cards }).
   *[other] S trojicou { $sum } ({ $cards }).
}
cribbage-part-four = { $place ->
    [first] Štvorica za { $sum } ({ $cards }).
    [last] A so štvoricou je to { $sum } ({ $cards }).
   *[other] So štvoricou { $sum } ({ $cards }).
}
cribbage-part-run = { $place ->
    [first] Postupka za { $points } ({ $cards }).
    [last] A s postupkou za { $points } je to { $sum } ({ $cards }).
   *[other] S postupkou za { $points } je to { $sum } ({ $cards }).
}
cribbage-part-flush = { $place ->
    [first] Farba za { $points } ({ $cards }).
    [last] A s farbou za { $points } je to { $sum } ({ $cards }).
   *[other] S farbou za { $points } je to { $sum } ({ $cards }).
}
cribbage-part-nobs = { $place ->
    [first] Dolník vo farbe za { $sum } ({ $cards }).
    [last] A s dolníkom vo farbe je to { $sum } ({ $cards }).
   *[other] S dolníkom vo farbe { $sum } ({ $cards }).
}
cribbage-part-heels = Otočený dolník za { $sum } ({ $cards }).
cribbage-part-last = { $place ->
    [first] Posledná karta za { $sum }.
    [last] A s poslednou kartou je to { $sum }.
   *[other] S poslednou kartou { $sum }.
}
cribbage-part-nothing = Nič neboduje.
cribbage-score-total = { $points ->
    [one] Spolu: 1 bod
    [few] Spolu: { $points } body
   *[other] Spolu: { $points } bodov
}

# Why a part is worth what it is
cribbage-why-fifteen = { $values } = 15: 2 body
cribbage-why-pair = dve karty rovnakej hodnoty: 2 body
cribbage-why-three = tri karty rovnakej hodnoty sú tri dvojice: 3 × 2 body
cribbage-why-four = štyri karty rovnakej hodnoty sú šesť dvojíc: 6 × 2 body
cribbage-why-run = { $points ->
    [few] { $points } karty za sebou: bod za každú
   *[other] { $points } kariet za sebou: bod za každú
}
cribbage-why-flush = { $points ->
    [few] { $points } karty jednej farby: bod za každú
   *[other] { $points } kariet jednej farby: bod za každú
}
cribbage-why-nobs = dolník vo farbe otočenej karty: 1 bod

# Endings
cribbage-end-reached = { $player_is ->
    [you] Vyhrávaš { $total }:{ $other }!
   *[other] { $player } vyhráva { $total }:{ $other }!
}
cribbage-end-skunk = { $player_is ->
    [you] Vyhrávaš { $total }:{ $other }. Skunk, výhra platí dvojnásobne!
   *[other] { $player } vyhráva { $total }:{ $other }. Skunk, výhra platí dvojnásobne!
}
cribbage-end-double_skunk = { $player_is ->
    [you] Vyhrávaš { $total }:{ $other }. Dvojitý skunk, výhra platí trojnásobne!
   *[other] { $player } vyhráva { $total }:{ $other }. Dvojitý skunk, výhra platí trojnásobne!
}
cribbage-reason-reached = posledná dierka
cribbage-reason-skunk = skunk, platí dvojnásobne
cribbage-reason-double_skunk = dvojitý skunk, platí trojnásobne

# Refusals
cribbage-refuse-unreadable = „{ $text }“ nie je ťah.
    .terminal = Napíš „5h“ pre srdcovú päťku, „5h jc“ na odloženie dvoch kariet, alebo „go“.
cribbage-refuse-two_cards = Do cribu patria dve rôzne karty.
    .terminal = Napíš napríklad „5h jc“.
cribbage-refuse-not_in_hand = Kartu { $card } nemáš.
cribbage-refuse-over_31 = Karta { $card } by prekročila 31: súčet je { $total }.
cribbage-refuse-can_lay = K { $total } máš kartu, ktorá sa hodí, tak ju vylož.
cribbage-refuse-laid_away = Čo je odložené, to platí: počkaj na súpera.
cribbage-refuse-now_lay_away = Najprv odlož dve karty.
    .terminal = Napíš napríklad „5h jc“.
cribbage-refuse-now_play = Teraz sa vykladá po jednej karte.
cribbage-refuse-now_count = Teraz povedz, koľko bodov majú tvoje karty.
    .terminal = Napíš napríklad „počítam 6“.
cribbage-refuse-now_claim = Teraz povedz, čo súper prehliadol.
    .terminal = Napíš napríklad „beriem 2“, alebo „beriem 0“.
cribbage-refuse-too_much = { $points } bodov nemajú žiadne karty.
cribbage-score-unknown_card = „{ $card }“ nie je karta.
    .terminal = Napíš hodnotu a písmeno farby (c kríže, d kára, h srdcia, s piky): 5h, 10d, jc.
cribbage-score-repeated = { $card } je tu dvakrát.
cribbage-score-wrong_number = List má štyri karty, tu ich je { $count }.
cribbage-score-starter_in_hand = Otočená karta { $card } už v liste je.
cribbage-score-no_starter = Chýba otočená karta.
    .terminal = Pridaj --starter 5c.

# The board as text
cribbage-board-deals = crib
cribbage-board-starter = Otočená karta
cribbage-board-total = Súčet { $total }
cribbage-board-hand = Tvoje karty
cribbage-board-show_crib = { $player_is ->
    [you] Tvoj crib
   *[other] Crib: { $player }
}
cribbage-board-show_hand = { $player_is ->
    [you] Ukazuješ
   *[other] { $player } ukazuje
}
cribbage-describe-total = Súčet je { $total }: { $cards }.
cribbage-describe-dealer = { $player_is ->
    [you] { $points ->
        [one] Rozdávaš a máš 1 bod.
        [few] Rozdávaš a máš { $points } body.
       *[other] Rozdávaš a máš { $points } bodov.
    }
   *[other] { $points ->
        [one] { $player } rozdáva a má 1 bod.
        [few] { $player } rozdáva a má { $points } body.
       *[other] { $player } rozdáva a má { $points } bodov.
    }
}
cribbage-describe-other = { $player_is ->
    [you] { $points ->
        [one] Máš 1 bod.
        [few] Máš { $points } body.
       *[other] Máš { $points } bodov.
    }
   *[other] { $points ->
        [one] { $player } má 1 bod.
        [few] { $player } má { $points } body.
       *[other] { $player } má { $points } bodov.
    }
}
cribbage-label-go = Povedať „go“

# The board on the page
cribbage-web-card = { $rank ->
    [a] { $suit ->
        [c] krížové
        [d] kárové
        [h] srdcové
       *[other] pikové
    } eso
    [j] { $suit ->
        [c] krížový
        [d] kárový
        [h] srdcový
       *[other] pikový
    } dolník
    [k] { $suit ->
        [c] krížový
        [d] kárový
        [h] srdcový
       *[other] pikový
    } kráľ
   *[other] { $suit ->
        [c] krížová
        [d] kárová
        [h] srdcová
       *[other] piková
    } { $rank ->
        [2] dvojka
        [3] trojka
        [4] štvorka
        [5] päťka
        [6] šestka
        [7] sedmička
        [8] osmička
        [9] deviatka
        [10] desiatka
       *[other] dáma
    }
}
cribbage-web-fit = { $fit ->
    [fits] hodí sa, bude { $total }
   *[over] to by bolo cez 31
}
cribbage-web-empty = Ešte nie je vyložená žiadna karta
cribbage-web-pack = Balíček
cribbage-web-crib = { $count ->
    [one] Crib: 1 karta
    [few] Crib: { $count } karty
   *[other] Crib: { $count } kariet
}
cribbage-web-total = z 31
cribbage-web-said_go = hovorí „go“
cribbage-web-ask_away = { $whose ->
    [own] Vyber dve karty do svojho cribu.
   *[other] Vyber dve karty do súperovho cribu.
}
cribbage-web-wait_away = Odložené. Súper ešte vyberá.
cribbage-web-cut = Rozdáva, kto má nižšiu kartu.
cribbage-web-ask_anew = Počíta sa zase od nuly: vylož kartu.
cribbage-web-ask_lay = { $total ->
    [0] Si na ťahu: vylož kartu.
   *[other] Si na ťahu: vylož kartu k { $total }.
}
cribbage-web-ask_go = K { $total } sa ti nič nehodí.
cribbage-web-ask_count = Koľko bodov v tom nájdeš?
cribbage-web-ask_claim = Súper napočítal { $points }. Koľko si berieš ty?
cribbage-web-away = { $count ->
    [2] Odložiť
    [1] Ešte jednu kartu
   *[other] Vyber dve karty
}
cribbage-web-add = Pripočítať
cribbage-web-count = { $points ->
    [one] Počítam 1 bod
    [few] Počítam { $points } body
   *[other] Počítam { $points } bodov
}
cribbage-web-claim = { $points ->
    [0] Neberiem si nič
    [one] Muggins! Beriem si 1 bod
    [few] Muggins! Beriem si { $points } body
   *[other] Muggins! Beriem si { $points } bodov
}
cribbage-web-look_back = Ako sa počítalo minulé rozdanie
cribbage-web-recap = { $deal }. rozdanie, spočítané
cribbage-web-coach = Čo odloženie priemerne vynesie
cribbage-web-coach_away = Odložiť
cribbage-web-coach_hand = list
cribbage-web-coach_crib = crib
cribbage-web-coach_pegging = hra
cribbage-web-coach_total = spolu

# The scorer on the page
cribbage-web-scorer = Doska s kolíčkami pre skutočné karty
cribbage-web-scorer_players = { $count ->
    [one] 1 hráč
    [few] { $count } hráči
   *[other] { $count } hráčov
}
cribbage-web-scorer_name = Meno { $number }. hráča
cribbage-web-scorer_player = Hráč { $number }
cribbage-web-scorer_add = { $points ->
    [one] { $name }: 1 bod
    [few] { $name }: { $points } body
   *[other] { $name }: { $points } bodov
}
cribbage-web-scorer_more = Viac
cribbage-web-scorer_undo = Vziať späť
cribbage-web-scorer_again = Nová hra
cribbage-web-scorer_to = Do { $target }
cribbage-web-scorer_latest = { $name } +{ $points }
cribbage-web-scorer_won = Vyhráva { $name } a má { $target }!
