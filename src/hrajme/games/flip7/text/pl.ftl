flip7-name = Flip 7
flip7-name-played = Flip 7
flip7-tagline = Jeszcze jedna karta czy STOP w porę? Siedem różnych liczb kończy rundę.

# House rules
flip7-option-opening_deal = Najpierw każdy dostaje jedną kartę i nikt nie może skończyć bez żadnej.
flip7-option-freeze_alone = Gdy grasz w pojedynkę, „A dość!” kończy twoją rundę; inaczej kartę się odkłada i grasz dalej.
flip7-option-bust_discards_waiting = Kto ma furę podczas „Kolejnych trzech”, traci czekające karty akcji.
flip7-option-target = Przy ilu punktach gra się kończy.
flip7-option-challenge_rounds = Wyzwanie: w ile rund jedna lub dwie osoby mają osiągnąć cel; 0 oznacza zwykłą grę.

# Cards
flip7-card-flip3 = Kolejne trzy
flip7-card-freeze = A dość!
flip7-card-chance = Druga szansa

# Story
flip7-story-dealer = { $player_is ->
    [you] Rozdajesz na początek.
   *[other] Na początek rozdaje { $player }.
}
flip7-story-round = { $player_is ->
    [you] Runda { $round }. Rozdajesz.
   *[other] Runda { $round }. Rozdaje { $player }.
}
flip7-story-number = { $player_is ->
    [you] { $points ->
        [one] Dostajesz { $card }: masz 1 punkt.
        [few] Dostajesz { $card }: masz { $points } punkty.
       *[other] Dostajesz { $card }: masz { $points } punktów.
    }
   *[other] { $points ->
        [one] { $player } dostaje { $card }: ma 1 punkt.
        [few] { $player } dostaje { $card }: ma { $points } punkty.
       *[other] { $player } dostaje { $card }: ma { $points } punktów.
    }
}
flip7-story-modifier = { $player_is ->
    [you] Dokładasz modyfikator { $card }: razem { $points }.
   *[other] { $player } dokłada modyfikator { $card }: razem { $points }.
}
flip7-story-bust = { $player_is ->
    [you] Dostajesz drugą kartę { $card }: fura!
   *[other] { $player } dostaje drugą kartę { $card }: fura!
}
flip7-story-saved = { $player_is ->
    [you] Dostajesz drugą kartę { $card }, ale łapie ją „Druga szansa”. Obie karty znikają.
   *[other] { $player } dostaje drugą kartę { $card }, ale łapie ją „Druga szansa”. Obie karty znikają.
}
flip7-story-lucky = { $player_is ->
    [you] Dostajesz { $card }, swoją siódmą różną liczbę: Szczęśliwa siódemka! Twój rząd jest wart { $points }.
   *[other] { $player } dostaje { $card }, siódmą różną liczbę: Szczęśliwa siódemka! Rząd jest wart { $points }.
}
flip7-story-second_chance = { $player_is ->
    [you] Dostajesz „Drugą szansę” i zatrzymujesz ją.
   *[other] { $player } dostaje „Drugą szansę” i zatrzymuje ją.
}
flip7-story-surplus = { $player_is ->
    [you] Dostajesz następną „Drugą szansę”, o jedną za dużo.
   *[other] { $player } dostaje następną „Drugą szansę”, o jedną za dużo.
}
flip7-story-action = { $player_is ->
    [you] { $card ->
        [freeze] Dostajesz „A dość!”.
       *[flip3] Dostajesz „Kolejne trzy”.
    }
   *[other] { $card ->
        [freeze] { $player } dostaje „A dość!”.
       *[flip3] { $player } dostaje „Kolejne trzy”.
    }
}
flip7-story-waits = Karta czeka, aż to rozdawanie się skończy.
flip7-story-stop = { $player_is ->
    [you] { $points ->
        [one] Mówisz STOP i masz 1 punkt.
        [few] Mówisz STOP i masz { $points } punkty.
       *[other] Mówisz STOP i masz { $points } punktów.
    }
   *[other] { $points ->
        [one] { $player } mówi STOP i ma 1 punkt.
        [few] { $player } mówi STOP i ma { $points } punkty.
       *[other] { $player } mówi STOP i ma { $points } punktów.
    }
}
flip7-story-choose = { $player_is ->
    [you] { $card ->
        [freeze] Komu dasz „A dość!”?
        [flip3] Komu dasz „Kolejne trzy”?
       *[chance] Komu dasz „Drugą szansę”?
    }
   *[other] { $card ->
        [freeze] { $player } wybiera, komu dać „A dość!”.
        [flip3] { $player } wybiera, komu dać „Kolejne trzy”.
       *[chance] { $player } wybiera, komu dać „Drugą szansę”.
    }
}
flip7-story-play = { $player_is ->
    [you] { $card ->
        [freeze] Zagrywasz „A dość!”.
        [flip3] Zagrywasz „Kolejne trzy”.
       *[chance] Oddajesz „Drugą szansę”.
    }
   *[other] { $card ->
        [freeze] { $player } zagrywa „A dość!”.
        [flip3] { $player } zagrywa „Kolejne trzy”.
       *[chance] { $player } oddaje „Drugą szansę”.
    }
}
flip7-story-gets_freeze = { $player_is ->
    [you] { $points ->
        [one] Musisz wyjść z rundy i masz 1 punkt.
        [few] Musisz wyjść z rundy i masz { $points } punkty.
       *[other] Musisz wyjść z rundy i masz { $points } punktów.
    }
   *[other] { $points ->
        [one] { $player } musi wyjść z rundy i ma 1 punkt.
        [few] { $player } musi wyjść z rundy i ma { $points } punkty.
       *[other] { $player } musi wyjść z rundy i ma { $points } punktów.
    }
}
flip7-story-gets_flip3 = { $player_is ->
    [you] Dostaniesz trzy karty.
   *[other] Trzy karty dostanie { $player }.
}
flip7-story-gets_chance = { $player_is ->
    [you] Dostajesz „Drugą szansę”.
   *[other] „Drugą szansę” dostaje { $player }.
}
flip7-story-only_one = { $card ->
    [freeze] „A dość!” może dostać tylko jedna osoba.
    [flip3] „Kolejne trzy” może dostać tylko jedna osoba.
   *[chance] „Drugą szansę” może dostać tylko jedna osoba.
}
flip7-story-discarded = { $count ->
    [one] Karty akcji nie ma kto dostać, więc się ją odrzuca.
    [few] { $count } kart akcji nie ma kto dostać, więc się je odrzuca.
   *[other] { $count } kart akcji nie ma kto dostać, więc się je odrzuca.
}
flip7-story-reshuffle = { $count ->
    [one] Talia się skończyła: nową talią jest jedyna karta odłożona z poprzednich rund.
    [few] Talia się skończyła: { $count } karty odłożone z poprzednich rund tasuje się w nową.
   *[other] Talia się skończyła: { $count } kart odłożonych z poprzednich rund tasuje się w nową.
}
flip7-story-no_cards = Talia się skończyła, a z poprzednich rund nie ma czego tasować: koniec rundy.
flip7-story-round_over = Koniec rundy.
flip7-story-score = { $points ->
    [one] { $player }: 1 punkt, razem { $total }.
    [few] { $player }: { $points } punkty, razem { $total }.
   *[other] { $player }: { $points } punktów, razem { $total }.
}
flip7-story-tie = Remis, po { $total } pkt: rozstrzygnie jeszcze jedna runda, a wygrać mogą tylko:
flip7-story-candidate = – { $player }
flip7-story-made_it = { $player_is ->
    [you] Wyzwanie ci się udało.
   *[other] { $player }: wyzwanie się udało.
}
flip7-story-missed_it = { $player_is ->
    [you] Wyzwanie ci się nie udało.
   *[other] { $player }: wyzwanie się nie udało.
}
flip7-story-turn = { $busting ->
    [0] Jeszcze jedna czy STOP? Twój rząd jest wart { $points } i fura teraz nie grozi.
    [few] Jeszcze jedna czy STOP? Twój rząd jest wart { $points }; furę dadzą { $busting } z { $cards } kart.
   *[other] Jeszcze jedna czy STOP? Twój rząd jest wart { $points }; furę da { $busting } z { $cards } kart.
}

# Endings
flip7-reason-target = osiągnięty cel
flip7-reason-tie_break = dogrywka
flip7-reason-challenge_won = udane wyzwanie
flip7-reason-challenge_lost = nieudane wyzwanie
flip7-end-target = { $player_is ->
    [you] Wygrywasz z wynikiem { $total }!
   *[other] { $player } wygrywa z wynikiem { $total }!
}
flip7-end-tie_break = { $player_is ->
    [you] Dogrywka jest twoja: wygrywasz z wynikiem { $total }!
   *[other] Dogrywkę wygrywa { $player }, wynik { $total }!
}
flip7-end-challenge_won = Wyzwanie się udało!
flip7-end-challenge_lost = Wyzwanie się nie udało. Może następnym razem!

# Refusals
flip7-refuse-unreadable = „{ $text }” to nie ruch.
    .terminal = Napisz „jeszcze jedna”, „stop” albo „daj 2”, a karta trafi na miejsce 2.
flip7-refuse-action_first = { $card ->
    [freeze] Najpierw powiedz, kto dostaje „A dość!”.
    [flip3] Najpierw powiedz, kto dostaje „Kolejne trzy”.
   *[chance] Najpierw powiedz, kto dostaje „Drugą szansę”.
}
    .terminal = Napisz „daj” i numer miejsca.
    .web = Dotknij gracza.
flip7-refuse-nothing_to_give = Nie masz teraz karty akcji do oddania.
    .terminal = Napisz „jeszcze jedna” albo „stop”.
    .web = Jeszcze jedna czy STOP?
flip7-refuse-stop_with_nothing = Przy tym stole nikt nie kończy bez kart: weź kartę.
flip7-refuse-no_such_seat = { $seats ->
    [one] Przy stole jest tylko jedno miejsce.
   *[other] Miejsca mają numery od 1 do { $seats }.
}
flip7-refuse-not_in = { $target_is ->
    [you] Nie grasz już w tej rundzie: wybierz kogoś, kto jest jeszcze w grze.
   *[other] { $target } nie gra już w tej rundzie: wybierz kogoś, kto jest jeszcze w grze.
}
flip7-refuse-has_second_chance = { $target_is ->
    [you] Masz już „Drugą szansę”: wybierz kogoś, kto jej nie ma.
   *[other] { $target } ma już „Drugą szansę”: wybierz kogoś, kto jej nie ma.
}
flip7-refuse-bust = Masz furę: jedna liczba wypadła dwa razy. W następnej rundzie grasz znowu.
flip7-refuse-frozen = Masz „A dość!”: punkty są bezpieczne, a w następnej rundzie grasz znowu.
flip7-refuse-stopped = Po STOP nie grasz już w tej rundzie: punkty są bezpieczne, a w następnej rundzie grasz znowu.
flip7-refuse-finished = Cel jest osiągnięty, twoje wyzwanie już się skończyło.

# The board as text
flip7-board-round = Runda { $round }
flip7-board-dealing = { flip7-story-round }
flip7-board-round_over = { flip7-story-round_over }
flip7-board-deals = { $player_is ->
    [you] rozdajesz
   *[other] rozdaje { $player }
}
flip7-board-deck = { $count ->
    [one] w talii 1 karta
    [few] w talii { $count } karty
   *[other] w talii { $count } kart
}
flip7-board-set_aside = odłożone: { $count }
flip7-board-target = do { $target }
flip7-board-rounds_left = { $count ->
    [one] ostatnia runda
    [few] zostały { $count } rundy
   *[other] zostało { $count } rund
}
flip7-board-row = rząd
flip7-board-total = wynik
flip7-board-status-in = { "" }
flip7-board-status-stopped = STOP
flip7-board-status-frozen = a dość!
flip7-board-status-bust = fura
flip7-board-status-finished = koniec
flip7-board-ask = { $busting ->
    [0] Jeszcze jedna czy STOP? Fura teraz nie grozi.
   *[other] Jeszcze jedna czy STOP? Fura: { $busting } z { $cards } kart ({ $percent }%).
}
flip7-board-must_hit = Weź kartę: nic przed tobą nie leży.
flip7-board-choose = { $player_is ->
    [you] { $card ->
        [freeze] Komu dasz „A dość!”?
        [flip3] Komu dasz „Kolejne trzy”?
       *[chance] Komu dasz „Drugą szansę”?
    }
   *[other] { $card ->
        [freeze] { $player } wybiera, komu dać „A dość!”.
        [flip3] { $player } wybiera, komu dać „Kolejne trzy”.
       *[chance] { $player } wybiera, komu dać „Drugą szansę”.
    }
}
flip7-board-flip_three = { $player_is ->
    [you] { $count ->
        [one] Kolejne trzy: dostaniesz jeszcze 1 kartę.
        [few] Kolejne trzy: dostaniesz jeszcze { $count } karty.
       *[other] Kolejne trzy: dostaniesz jeszcze { $count } kart.
    }
   *[other] { $count ->
        [one] Kolejne trzy: { $player } dostanie jeszcze 1 kartę.
        [few] Kolejne trzy: { $player } dostanie jeszcze { $count } karty.
       *[other] Kolejne trzy: { $player } dostanie jeszcze { $count } kart.
    }
}
flip7-board-waiting = Czeka: { $cards }.
flip7-board-candidates = Wygrać mogą tylko: { $names }.
flip7-describe-table = { $count ->
    [one] W talii jest jedna karta, odłożone: { $aside }.
    [few] W talii są { $count } karty, odłożone: { $aside }.
   *[other] W talii jest { $count } kart, odłożone: { $aside }.
}
flip7-describe-seat = { $player_is ->
    [you] { $status ->
        [in] Jesteś w grze: { $cards }. Rząd { $points }, wynik { $total }.
        [stopped] Masz STOP: { $cards }. Rząd { $points }, wynik { $total }.
        [frozen] Masz „A dość!”: { $cards }. Rząd { $points }, wynik { $total }.
        [bust] Masz furę: { $cards }. Rząd { $points }, wynik { $total }.
       *[finished] Już nie grasz: { $total }.
    }
   *[other] { $status ->
        [in] { $player } jest w grze: { $cards }. Rząd { $points }, wynik { $total }.
        [stopped] { $player } ma STOP: { $cards }. Rząd { $points }, wynik { $total }.
        [frozen] { $player } ma „A dość!”: { $cards }. Rząd { $points }, wynik { $total }.
        [bust] { $player } ma furę: { $cards }. Rząd { $points }, wynik { $total }.
       *[finished] { $player } już nie gra: { $total }.
    }
}
flip7-describe-nothing = bez kart
flip7-describe-twin = druga { $number }
flip7-label-hit = Jeszcze jedna
flip7-label-stop = STOP

# The board on the page
flip7-web-table = Stół do Flip 7
flip7-web-middle = Środek stołu
flip7-web-winner = wygrywa
flip7-web-lucky = Szczęśliwa siódemka
flip7-web-open_deck = { $count ->
    [one] Talia: 1 karta. Co w niej zostało?
    [few] Talia: { $count } karty. Co w niej zostało?
   *[other] Talia: { $count } kart. Co w niej zostało?
}
flip7-web-left = { $count ->
    [one] W talii jest jeszcze jedna karta
    [few] W talii są jeszcze { $count } karty
   *[other] W talii jest jeszcze { $count } kart
}
flip7-web-kind_left = { $card }: { $count }
flip7-web-twin = już jest w twoim rzędzie
flip7-web-safe = Fura teraz nie grozi
flip7-web-chance = Fura: { $busting } z { $cards }, { $percent }%
flip7-web-at_stake = { $points ->
    [0] na razie nic do stracenia
    [one] stawka: 1 punkt
    [few] stawka: { $points } punkty
   *[other] stawka: { $points } punktów
}
flip7-web-take = { $points ->
    [0] kończysz z zerem
    [one] bierzesz 1 punkt
    [few] bierzesz { $points } punkty
   *[other] bierzesz { $points } punktów
}
flip7-web-not_yet = bez kart nie można
flip7-web-ask = Jeszcze jedna czy STOP?
flip7-web-decides = { $player_is ->
    [you] Decydujesz
   *[other] Decyduje { $player }
}
flip7-web-effect-freeze = Kto ją dostanie, wychodzi z rundy i zachowuje punkty.
flip7-web-effect-flip3 = Kto ją dostanie, musi wziąć trzy karty.
flip7-web-effect-chance = Przechwyci jedną liczbę, która już jest w rzędzie.
flip7-web-stands = rząd { $points } · wynik { $total }
