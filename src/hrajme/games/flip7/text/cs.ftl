flip7-name = Flip 7
flip7-name-played = Flip 7
flip7-tagline = Ještě jednu kartu, nebo včas přestat? Sedm různých čísel ukončí kolo.

# House rules
flip7-option-opening_deal = Každý dostane nejdřív jednu kartu a bez karty nikdo přestat nesmí.
flip7-option-freeze_alone = Ve hře jednoho hráče ukončí „A dost!“ kolo; jinak se karta odloží a hraje se dál.
flip7-option-bust_discards_waiting = Kdo je trop při kartě „Další tři“, přijde o akční karty, které čekají.
flip7-option-target = Kolik bodů ukončí hru.
flip7-option-challenge_rounds = Za kolik kol mají jeden nebo dva hráči dosáhnout cíle; 0 znamená běžnou hru.

# Cards
flip7-card-flip3 = Další tři
flip7-card-freeze = A dost!
flip7-card-chance = Druhá šance

# Story
flip7-story-dealer = { $player_is ->
    [you] První rozdáváš ty.
   *[other] První rozdává { $player }.
}
flip7-story-round = { $player_is ->
    [you] { $round }. kolo. Rozdáváš.
   *[other] { $round }. kolo. Rozdává { $player }.
}
flip7-story-number = { $player_is ->
    [you] { $points ->
        [one] Dostáváš { $card }: máš 1 bod.
        [few] Dostáváš { $card }: máš { $points } body.
       *[other] Dostáváš { $card }: máš { $points } bodů.
    }
   *[other] { $points ->
        [one] { $player } dostává { $card }: má 1 bod.
        [few] { $player } dostává { $card }: má { $points } body.
       *[other] { $player } dostává { $card }: má { $points } bodů.
    }
}
flip7-story-modifier = { $player_is ->
    [you] Kladeš nad řadu modifikátor { $card }: celkem { $points }.
   *[other] { $player } klade nad řadu modifikátor { $card }: celkem { $points }.
}
flip7-story-bust = { $player_is ->
    [you] Dostáváš další { $card }: trop!
   *[other] { $player } dostává další { $card }: trop!
}
flip7-story-saved = { $player_is ->
    [you] Dostáváš další { $card }, ale „Druhá šance“ ji zachytí. Obě karty jdou pryč.
   *[other] { $player } dostává další { $card }, ale „Druhá šance“ ji zachytí. Obě karty jdou pryč.
}
flip7-story-lucky = { $player_is ->
    [you] Dostáváš { $card }, tvé sedmé různé číslo: Šťastná sedma! Tvoje řada má hodnotu { $points }.
   *[other] { $player } dostává { $card }, sedmé různé číslo: Šťastná sedma! Řada má hodnotu { $points }.
}
flip7-story-second_chance = { $player_is ->
    [you] Dostáváš „Druhou šanci“ a necháváš si ji.
   *[other] { $player } dostává „Druhou šanci“ a nechává si ji.
}
flip7-story-surplus = { $player_is ->
    [you] Dostáváš další „Druhou šanci“, o jednu víc, než smíš mít.
   *[other] { $player } dostává další „Druhou šanci“, o jednu víc, než je dovoleno.
}
flip7-story-action = { $player_is ->
    [you] { $card ->
        [freeze] Dostáváš „A dost!“.
       *[flip3] Dostáváš „Další tři“.
    }
   *[other] { $card ->
        [freeze] { $player } dostává „A dost!“.
       *[flip3] { $player } dostává „Další tři“.
    }
}
flip7-story-waits = Karta počká, až tohle rozdávání skončí.
flip7-story-stop = { $player_is ->
    [you] { $points ->
        [one] Říkáš STOP, máš 1 bod.
        [few] Říkáš STOP, máš { $points } body.
       *[other] Říkáš STOP, máš { $points } bodů.
    }
   *[other] { $points ->
        [one] { $player } říká STOP, má 1 bod.
        [few] { $player } říká STOP, má { $points } body.
       *[other] { $player } říká STOP, má { $points } bodů.
    }
}
flip7-story-choose = { $player_is ->
    [you] { $card ->
        [freeze] Komu dáš „A dost!“?
        [flip3] Komu dáš „Další tři“?
       *[chance] Komu dáš „Druhou šanci“?
    }
   *[other] { $card ->
        [freeze] { $player } vybírá, komu dát „A dost!“.
        [flip3] { $player } vybírá, komu dát „Další tři“.
       *[chance] { $player } vybírá, komu dát „Druhou šanci“.
    }
}
flip7-story-play = { $player_is ->
    [you] { $card ->
        [freeze] Hraješ „A dost!“.
        [flip3] Hraješ „Další tři“.
       *[chance] Předáváš „Druhou šanci“.
    }
   *[other] { $card ->
        [freeze] { $player } hraje „A dost!“.
        [flip3] { $player } hraje „Další tři“.
       *[chance] { $player } předává „Druhou šanci“.
    }
}
flip7-story-gets_freeze = { $player_is ->
    [you] { $points ->
        [one] Musíš z kola odejít, máš 1 bod.
        [few] Musíš z kola odejít, máš { $points } body.
       *[other] Musíš z kola odejít, máš { $points } bodů.
    }
   *[other] { $points ->
        [one] Z kola musí odejít { $player }, má 1 bod.
        [few] Z kola musí odejít { $player }, má { $points } body.
       *[other] Z kola musí odejít { $player }, má { $points } bodů.
    }
}
flip7-story-gets_flip3 = { $player_is ->
    [you] Dostaneš tři karty.
   *[other] Tři karty dostane { $player }.
}
flip7-story-gets_chance = { $player_is ->
    [you] Dostáváš „Druhou šanci“.
   *[other] „Druhou šanci“ dostává { $player }.
}
flip7-story-only_one = { $card ->
    [freeze] „A dost!“ může dostat jen jeden hráč.
    [flip3] „Další tři“ může dostat jen jeden hráč.
   *[chance] „Druhou šanci“ může dostat jen jeden hráč.
}
flip7-story-discarded = { $count ->
    [one] Akční kartu nemá kdo dostat, a tak se odhazuje.
    [few] { $count } akční karty nemá kdo dostat, a tak se odhazují.
   *[other] { $count } akčních karet nemá kdo dostat, a tak se odhazuje.
}
flip7-story-reshuffle = { $count ->
    [one] Balíček došel: novým balíčkem je jediná karta odložená z předchozích kol.
    [few] Balíček došel: { $count } karty odložené z předchozích kol se zamíchají do nového.
   *[other] Balíček došel: { $count } karet odložených z předchozích kol se zamíchá do nového.
}
flip7-story-no_cards = Balíček došel a z předchozích kol není co zamíchat: kolo končí.
flip7-story-round_over = Kolo končí.
flip7-story-score = { $points ->
    [one] { $player }: 1 bod, celkem { $total }.
    [few] { $player }: { $points } body, celkem { $total }.
   *[other] { $player }: { $points } bodů, celkem { $total }.
}
flip7-story-tie = Shoda na { $total } bodech: rozhodne ještě jedno kolo a vyhrát mohou jen:
flip7-story-candidate = – { $player }
flip7-story-made_it = { $player_is ->
    [you] Výzvu máš splněnou.
   *[other] { $player } má výzvu splněnou.
}
flip7-story-missed_it = { $player_is ->
    [you] Výzva ti nevyšla.
   *[other] { $player } výzvu nemá splněnou.
}
flip7-story-turn = { $busting ->
    [0] Ještě jednu, nebo STOP? Tvoje řada má hodnotu { $points } a trop teď být nemůžeš.
    [few] Ještě jednu, nebo STOP? Tvoje řada má hodnotu { $points }; trop přinesou { $busting } z celkem { $cards } karet.
   *[other] Ještě jednu, nebo STOP? Tvoje řada má hodnotu { $points }; trop přinese { $busting } z celkem { $cards } karet.
}

# Endings
flip7-reason-target = dosažený cíl
flip7-reason-tie_break = rozhodující kolo
flip7-reason-challenge_won = splněná výzva
flip7-reason-challenge_lost = nesplněná výzva
flip7-end-target = { $player_is ->
    [you] { $total ->
        [one] Vyhráváš, máš 1 bod!
        [few] Vyhráváš, máš { $total } body!
       *[other] Vyhráváš, máš { $total } bodů!
    }
   *[other] { $total ->
        [one] { $player } vyhrává, má 1 bod!
        [few] { $player } vyhrává, má { $total } body!
       *[other] { $player } vyhrává, má { $total } bodů!
    }
}
flip7-end-tie_break = { $player_is ->
    [you] { $total ->
        [one] Rozhodující kolo je tvoje: vyhráváš, máš 1 bod!
        [few] Rozhodující kolo je tvoje: vyhráváš, máš { $total } body!
       *[other] Rozhodující kolo je tvoje: vyhráváš, máš { $total } bodů!
    }
   *[other] { $total ->
        [one] Rozhodující kolo získává { $player } a vyhrává, má 1 bod!
        [few] Rozhodující kolo získává { $player } a vyhrává, má { $total } body!
       *[other] Rozhodující kolo získává { $player } a vyhrává, má { $total } bodů!
    }
}
flip7-end-challenge_won = Výzva je splněná!
flip7-end-challenge_lost = Výzva nevyšla. Snad příště!

# Refusals
flip7-refuse-unreadable = „{ $text }“ není tah.
    .terminal = Napiš „ještě jednu“, „stop“, nebo „dát 2“ a karta půjde na místo 2.
flip7-refuse-action_first = { $card ->
    [freeze] Nejdřív řekni, kdo dostane „A dost!“.
    [flip3] Nejdřív řekni, kdo dostane „Další tři“.
   *[chance] Nejdřív řekni, kdo dostane „Druhou šanci“.
}
    .terminal = Napiš „dát“ a číslo místa.
    .web = Klepni na hráče.
flip7-refuse-nothing_to_give = Teď nemáš akční kartu, kterou by šlo někomu dát.
    .terminal = Napiš „ještě jednu“, nebo „stop“.
    .web = Ještě jednu, nebo STOP?
flip7-refuse-stop_with_nothing = U tohoto stolu nikdo nekončí bez karty: vezmi si ji.
flip7-refuse-no_such_seat = { $seats ->
    [one] U stolu je jen jedno místo.
   *[other] Místa mají čísla od 1 do { $seats }.
}
flip7-refuse-not_in = { $target_is ->
    [you] V tomto kole už nehraješ: vyber někoho, kdo je ještě ve hře.
   *[other] { $target } už v tomto kole nehraje: vyber někoho, kdo je ještě ve hře.
}
flip7-refuse-has_second_chance = { $target_is ->
    [you] „Druhou šanci“ už máš: vyber někoho, kdo ji nemá.
   *[other] { $target } už „Druhou šanci“ má: vyber někoho, kdo ji nemá.
}
flip7-refuse-bust = Jsi trop: jedno číslo přišlo dvakrát. V dalším kole hraješ znovu.
flip7-refuse-frozen = Máš „A dost!“: body jsou v bezpečí a v dalším kole hraješ znovu.
flip7-refuse-stopped = Po STOP už v tomto kole nehraješ: body jsou v bezpečí a v dalším kole hraješ znovu.
flip7-refuse-finished = Výzvu už máš splněnou, dál nehraješ.

# The board as text
flip7-board-round = { $round }. kolo
flip7-board-dealing = { flip7-story-round }
flip7-board-round_over = { flip7-story-round_over }
flip7-board-deals = { $player_is ->
    [you] rozdáváš
   *[other] rozdává { $player }
}
flip7-board-deck = { $count ->
    [one] v balíčku 1 karta
    [few] v balíčku { $count } karty
   *[other] v balíčku { $count } karet
}
flip7-board-set_aside = stranou { $count }
flip7-board-target = do { $target }
flip7-board-rounds_left = { $count ->
    [one] poslední kolo
    [few] zbývají { $count } kola
   *[other] zbývá { $count } kol
}
flip7-board-row = řada
flip7-board-total = skóre
flip7-board-status-in = { "" }
flip7-board-status-stopped = STOP
flip7-board-status-frozen = a dost!
flip7-board-status-bust = trop
flip7-board-status-finished = hotovo
flip7-board-ask = { $busting ->
    [0] Ještě jednu, nebo STOP? Trop teď být nemůžeš.
   *[other] Ještě jednu, nebo STOP? Trop: { $busting } z celkem { $cards } karet ({ $percent } %).
}
flip7-board-must_hit = Vezmi si kartu: nic před sebou nemáš.
flip7-board-choose = { $player_is ->
    [you] { $card ->
        [freeze] Komu dáš „A dost!“?
        [flip3] Komu dáš „Další tři“?
       *[chance] Komu dáš „Druhou šanci“?
    }
   *[other] { $card ->
        [freeze] { $player } vybírá, komu dát „A dost!“.
        [flip3] { $player } vybírá, komu dát „Další tři“.
       *[chance] { $player } vybírá, komu dát „Druhou šanci“.
    }
}
flip7-board-flip_three = { $player_is ->
    [you] { $count ->
        [one] Další tři: dostaneš ještě 1 kartu.
        [few] Další tři: dostaneš ještě { $count } karty.
       *[other] Další tři: dostaneš ještě { $count } karet.
    }
   *[other] { $count ->
        [one] Další tři: { $player } dostane ještě 1 kartu.
        [few] Další tři: { $player } dostane ještě { $count } karty.
       *[other] Další tři: { $player } dostane ještě { $count } karet.
    }
}
flip7-board-waiting = Čeká: { $cards }.
flip7-board-candidates = Vyhrát mohou jen: { $names }.
flip7-describe-table = { $count ->
    [one] V balíčku je jedna karta, stranou { $aside }.
    [few] V balíčku jsou { $count } karty, stranou { $aside }.
   *[other] V balíčku je { $count } karet, stranou { $aside }.
}
flip7-describe-seat = { $player_is ->
    [you] { $status ->
        [in] Jsi ve hře: { $cards }. Řada { $points }, skóre { $total }.
        [stopped] Máš STOP: { $cards }. Řada { $points }, skóre { $total }.
        [frozen] Máš „A dost!“: { $cards }. Řada { $points }, skóre { $total }.
        [bust] Jsi trop: { $cards }. Řada { $points }, skóre { $total }.
       *[finished] Máš hotovo: { $total }.
    }
   *[other] { $status ->
        [in] { $player } je ve hře: { $cards }. Řada { $points }, skóre { $total }.
        [stopped] { $player } má STOP: { $cards }. Řada { $points }, skóre { $total }.
        [frozen] { $player } má „A dost!“: { $cards }. Řada { $points }, skóre { $total }.
        [bust] { $player } je trop: { $cards }. Řada { $points }, skóre { $total }.
       *[finished] { $player } má hotovo: { $total }.
    }
}
flip7-describe-nothing = žádné karty
flip7-describe-twin = další { $number }
flip7-label-hit = Ještě jednu
flip7-label-stop = STOP

# The board on the page
flip7-web-table = Stůl pro Flip 7
flip7-web-middle = Střed stolu
flip7-web-winner = vyhrává
flip7-web-lucky = Šťastná sedma
flip7-web-open_deck = { $count ->
    [one] Balíček: 1 karta. Co v něm zbývá?
    [few] Balíček: { $count } karty. Co v něm zbývá?
   *[other] Balíček: { $count } karet. Co v něm zbývá?
}
flip7-web-left = { $count ->
    [one] V balíčku zbývá jedna karta
    [few] V balíčku zbývají { $count } karty
   *[other] V balíčku zbývá { $count } karet
}
flip7-web-kind_left = { $card }: { $count }
flip7-web-twin = to číslo už v řadě máš
flip7-web-safe = Trop teď nehrozí
flip7-web-chance = Trop: { $busting }/{ $cards }, { $percent } %
flip7-web-at_stake = { $points ->
    [0] zatím není co ztratit
    [one] v sázce 1 bod
    [few] v sázce { $points } body
   *[other] v sázce { $points } bodů
}
flip7-web-take = { $points ->
    [0] skončit s nulou
    [one] vzít 1 bod
    [few] vzít { $points } body
   *[other] vzít { $points } bodů
}
flip7-web-not_yet = bez karty to nejde
flip7-web-ask = Ještě jednu, nebo STOP?
flip7-web-decides = { $player_is ->
    [you] Rozhoduješ
   *[other] Rozhoduje { $player }
}
flip7-web-effect-freeze = Kdo ji dostane, odchází z kola a body si nechá.
flip7-web-effect-flip3 = Kdo ji dostane, musí vzít tři karty.
flip7-web-effect-chance = Zachytí jedno číslo, které už v řadě je.
flip7-web-stands = řada { $points } · skóre { $total }
