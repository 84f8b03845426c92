cribbage-name = Cribbage
cribbage-name-played = cribbage
cribbage-tagline = Piętnastki, pary i sekwensy, liczone na głos aż do 121.

# House rules
cribbage-option-target = Ile punktów potrzeba do zwycięstwa.
cribbage-option-target-121 = 121, dwa razy dookoła planszy
cribbage-option-target-61 = 61, raz dookoła
cribbage-option-min_run = Najkrótszy sekwens, który się liczy: 2 według naszych starych zasad, 3 prawie wszędzie indziej.
cribbage-option-double_skunk = Podwójny skunks: kto na koniec gry do 121 ma najwyżej 60 punktów, przegrywa potrójnie.
cribbage-option-muggins = Muggins: każdy liczy swoje karty, a przeciwnik może zabrać przeoczone punkty.

# Story
cribbage-story-cut = { $player_is ->
    [you] Losujesz { $card }.
   *[other] { $player } losuje { $card }.
}
cribbage-story-cut_again = Równe karty: losujemy jeszcze raz.
cribbage-story-deal = { $player_is ->
    [you] Rozdanie { $deal }: rozdajesz ty i crib jest twój.
   *[other] Rozdanie { $deal }: rozdaje { $player } i dostaje crib.
}
cribbage-story-dealt = Twoje karty: { $cards }.
cribbage-story-away_own = Odkładasz { $cards }.
cribbage-story-away = { $player } odkłada dwie karty.
cribbage-story-starter = Odkryta karta to { $card }.
cribbage-story-lay = { $player_is ->
    [you] Wykładasz { $card }: { $total }.
   *[other] { $player } wykłada { $card }: { $total }.
}
cribbage-story-go = { $player_is ->
    [you] Przy { $total } mówisz „go”.
   *[other] { $player } przy { $total } mówi „go”.
}
cribbage-story-show_hand = { $player_is ->
    [you] Twoje karty: { $cards }, do tego { $starter }.
   *[other] { $player } pokazuje { $cards }, do tego { $starter }.
}
cribbage-story-show_crib = { $player_is ->
    [you] Twój crib: { $cards }, do tego { $starter }.
   *[other] { $player } odkrywa crib: { $cards }, do tego { $starter }.
}
cribbage-story-worth_hand = { $player_is ->
    [you] { $points ->
        [0] Za karty nic nie dostajesz i masz nadal { $total }.
        [one] Za karty masz 1 punkt, razem { $total }.
        [few] Za karty masz { $points } punkty, razem { $total }.
       *[other] Za karty masz { $points } punktów, razem { $total }.
    }
   *[other] { $points ->
        [0] { $player } nic nie dostaje za karty i ma nadal { $total }.
        [one] { $player } ma za karty 1 punkt, razem { $total }.
        [few] { $player } ma za karty { $points } punkty, razem { $total }.
       *[other] { $player } ma za karty { $points } punktów, razem { $total }.
    }
}
cribbage-story-worth_crib = { $player_is ->
    [you] { $points ->
        [0] Za crib nic nie dostajesz i masz nadal { $total }.
        [one] Za crib masz 1 punkt, razem { $total }.
        [few] Za crib masz { $points } punkty, razem { $total }.
       *[other] Za crib masz { $points } punktów, razem { $total }.
    }
   *[other] { $points ->
        [0] { $player } nic nie dostaje za crib i ma nadal { $total }.
        [one] { $player } ma za crib 1 punkt, razem { $total }.
        [few] { $player } ma za crib { $points } punkty, razem { $total }.
       *[other] { $player } ma za crib { $points } punktów, razem { $total }.
    }
}
cribbage-story-peg = { $player_is ->
    [you] { $points ->
        [one] Zapisujesz sobie 1 punkt i masz { $total }.
        [few] Zapisujesz sobie { $points } punkty i masz { $total }.
       *[other] Zapisujesz sobie { $points } punktów i masz { $total }.
    }
   *[other] { $points ->
        [one] { $player } zapisuje sobie 1 punkt i ma { $total }.
        [few] { $player } zapisuje sobie { $points } punkty i ma { $total }.
       *[other] { $player } zapisuje sobie { $points } punktów i ma { $total }.
    }
}
cribbage-story-claim = { $player_is ->
    [you] { $points ->
        [one] Muggins! Zabierasz 1 przeoczony punkt i masz { $total }.
        [few] Muggins! Zabierasz { $points } przeoczone punkty i masz { $total }.
       *[other] Muggins! Zabierasz { $points } przeoczonych punktów i masz { $total }.
    }
   *[other] { $points ->
        [one] Muggins! { $player } zabiera 1 przeoczony punkt i ma { $total }.
        [few] Muggins! { $player } zabiera { $points } przeoczone punkty i ma { $total }.
       *[other] Muggins! { $player } zabiera { $points } przeoczonych punktów i ma { $total }.
    }
}
cribbage-story-no_claim = { $player_is ->
    [you] Niczego nie zabierasz.
   *[other] { $player } niczego nie zabiera.
}
cribbage-story-count_too_much = { $player_is ->
    [you] Zgłaszasz { $points }, a tylu tam nie ma: nie dostajesz nic.
   *[other] { $player } zgłasza { $points }, a tylu tam nie ma: nie dostaje nic.
}
cribbage-story-claim_too_much = { $player_is ->
    [you] Chcesz { $points }, a tylu nie przeoczono: nie dostajesz nic.
   *[other] { $player } chce { $points }, a tylu nie przeoczono: nie dostaje nic.
}
cribbage-story-own_crib = Odłóż dwie karty: crib jest twój.
cribbage-story-other_crib = Odłóż dwie karty: crib jest przeciwnika.
cribbage-story-turn_play = { $total ->
    [0] Twoja kolej: wyłóż kartę.
   *[other] Twoja kolej: suma wynosi { $total }.
}
cribbage-story-must_go = Przy { $total } nic nie pasuje: powiedz „go”.
cribbage-story-turn_count = Ile punktów liczysz?
cribbage-story-turn_claim = Czy coś zostało przeoczone? Zabierz to albo powiedz 0.

# What points are made of, counted aloud
cribbage-part-fifteen = { $place ->
    [last] I piętnaście za { $sum } ({ $cards }).
   *[other] Piętnaście za { $sum } ({ $cards }).
}
cribbage-part-thirty_one = { $place ->
    [last] I trzydzieści jeden za { $sum }.
   *[other] Trzydzieści jeden za { $sum }.
}
cribbage-part-pair = { $place ->
    [first] Para za { $sum } ({ $cards }).
    [last] I z parą razem { $sum } ({ $cards }).
   *[other] Z parą razem { $sum } ({ $cards }).
}
cribbage-part-three = { $place ->
    [first] Trójka za { $sum } ({ $cards }).
    [last] I z trójką razem { $sum } ({ $cards }).
   *[other] Z trójką razem { $sum } ({ $cards }).
}
cribbage-part-four = { $place ->
    [first] Czwórka za { $sum } ({ $cards }).
    [last] I z czwórką razem { $sum } ({ $cards }).
   *[other] Z czwórką razem { $sum } ({ $cards }).
}
cribbage-part-run = { $place ->
    [first] Sekwens za { $points } ({ $cards }).
    [last] I z sekwensem za { $points } razem { $sum } ({ $cards }).
   *[other] Z sekwensem za { $points } razem { $sum } ({ $cards }).
}
cribbage-part-flush = { $place ->
    [first] Kolor za { $points } ({ $cards }).
    [last] I z kolorem za { $points } razem { $sum } ({ $cards }).
   *[other] Z kolorem za { $points } razem { $sum } ({ $cards }).
}
cribbage-part-nobs = { $place ->
    [first] Walet w kolorze za { $sum } ({ $cards }).
    [last] I z waletem w kolorze razem { $sum } ({ $cards }).
   *[other] Z waletem w kolorze razem { $sum } ({ $cards }).
}
cribbage-part-heels = Odkryty walet za { $sum } ({ $cards }).
cribbage-part-last = { $place ->
    [first] Ostatnia karta za { $sum }.
    [last] I z ostatnią kartą razem { $sum }.
   *[other] Z ostatnią kartą razem { $sum }.
}
cribbage-part-nothing = Nic nie punktuje.
cribbage-score-total = { $points ->
    [one] Razem: 1 punkt
    [few] Razem: { $points } punkty
   *[other] Razem: { $points } punktów
}

# Why a part is worth what it is
cribbage-why-fifteen = { $values } = 15: 2 punkty
cribbage-why-pair = dwie karty tej samej wartości: 2 punkty
cribbage-why-three = trzy karty tej samej wartości to trzy pary: 3 × 2 punkty
cribbage-why-four = cztery karty tej samej wartości to sześć par: 6 × 2 punkty
cribbage-why-run = { $points ->
    [few] { $points } karty po kolei: punkt za każdą
   *[other] { $points } kart po kolei: punkt za każdą
}
cribbage-why-flush = { $points ->
    [few] { $points } karty w jednym kolorze: punkt za każdą
   *[other] { $points } kart w jednym kolorze: punkt za każdą
}
cribbage-why-nobs = walet w kolorze odkrytej karty: 1 punkt

# Endings
cribbage-end-reached = { $player_is ->
    [you] Wygrywasz { $total }:{ $other }!
   *[other] { $player } wygrywa { $total }:{ $other }!
}
cribbage-end-skunk = { $player_is ->
    [you] Wygrywasz { $total }:{ $other }. Skunks, wygrana liczy się podwójnie!
   *[other] { $player } wygrywa { $total }:{ $other }. Skunks, wygrana liczy się podwójnie!
}
cribbage-end-double_skunk = { $player_is ->
    [you] Wygrywasz { $total }:{ $other }. Podwójny skunks, wygrana liczy się potrójnie!
   *[other] { $player } wygrywa { $total }:{ $other }. Podwójny skunks, wygrana liczy się potrójnie!
}
cribbage-reason-reached = ostatnia dziurka
cribbage-reason-skunk = skunks, liczy się podwójnie
cribbage-reason-double_skunk = podwójny skunks, liczy się potrójnie

# Refusals
cribbage-refuse-unreadable = „{ $text }” to nie ruch.
    .terminal = Napisz „5h”, żeby wyłożyć piątkę kier, „5h jc”, żeby odłożyć dwie karty, albo „go”.
cribbage-refuse-two_cards = Do cribu idą dwie różne karty.
    .terminal = Napisz na przykład „5h jc”.
cribbage-refuse-not_in_hand = Nie masz karty { $card }.
cribbage-refuse-over_31 = Z kartą { $card } suma przekroczy 31: teraz wynosi { $total }.
cribbage-refuse-can_lay = Masz kartę, która pasuje przy { $total }, więc ją wyłóż.
cribbage-refuse-laid_away = Co odłożone, to odłożone: poczekaj na przeciwnika.
cribbage-refuse-now_lay_away = Najpierw odłóż dwie karty.
    .terminal = Napisz na przykład „5h jc”.
cribbage-refuse-now_play = Teraz wykłada się po jednej karcie.
cribbage-refuse-now_count = Teraz powiedz, ile punktów mają twoje karty.
    .terminal = Napisz na przykład „liczę 6”.
cribbage-refuse-now_claim = Teraz powiedz, co zostało przeoczone.
    .terminal = Napisz na przykład „biorę 2” albo „biorę 0”.
cribbage-refuse-too_much = Żadne karty nie są warte { $points } punktów.
cribbage-score-unknown_card = „{ $card }” to nie karta.
    .terminal = Napisz wartość i literę koloru (c trefl, d karo, h kier, s pik): 5h, 10d, jc.
cribbage-score-repeated = { $card } jest tu dwa razy.
cribbage-score-wrong_number = Ręka ma cztery karty, a tu jest ich { $count }.
cribbage-score-starter_in_hand = Odkryta karta { $card } jest już na ręce.
cribbage-score-no_starter = Brakuje odkrytej karty.
    .terminal = Dodaj --starter 5c.

# The board as text
cribbage-board-deals = crib
cribbage-board-starter = Odkryta karta
cribbage-board-total = Suma { $total }
cribbage-board-hand = Twoje karty
cribbage-board-show_crib = { $player_is ->
    [you] Twój crib
   *[other] Crib: { $player }
}
cribbage-board-show_hand = { $player_is ->
    [you] Pokazujesz
   *[other] { $player } pokazuje
}
cribbage-describe-total = Suma wynosi { $total }: { $cards }.
cribbage-describe-dealer = { $player_is ->
    [you] { $points ->
        [one] Rozdajesz i masz 1 punkt.
        [few] Rozdajesz i masz { $points } punkty.
       *[other] Rozdajesz i masz { $points } punktów.
    }
   *[other] { $points ->
        [one] { $player } rozdaje i ma 1 punkt.
        [few] { $player } rozdaje i ma { $points } punkty.
       *[other] { $player } rozdaje i ma { $points } punktów.
    }
}
cribbage-describe-other = { $player_is ->
    [you] { $points ->
        [one] Masz 1 punkt.
        [few] Masz { $points } punkty.
       *[other] Masz { $points } punktów.
    }
   *[other] { $points ->
        [one] { $player } ma 1 punkt.
        [few] { $player } ma { $points } punkty.
       *[other] { $player } ma { $points } punktów.
    }
}
cribbage-label-go = Powiedz „go”

# The board on the page
cribbage-web-card = { $rank ->
    [a] as
    [2] dwójka
    [3] trójka
    [4] czwórka
    [5] piątka
    [6] szóstka
    [7] siódemka
    [8] ósemka
    [9] dziewiątka
    [10] dziesiątka
    [j] walet
    [q] dama
   *[other] król
} { $suit ->
    [c] trefl
    [d] karo
    [h] kier
   *[other] pik
}
cribbage-web-fit = { $fit ->
    [fits] pasuje, będzie { $total }
   *[over] przekroczy 31
}
cribbage-web-empty = Nie wyłożono jeszcze żadnej karty
cribbage-web-pack = Talia
cribbage-web-crib = { $count ->
    [one] Crib: 1 karta
    [few] Crib: { $count } karty
   *[other] Crib: { $count } kart
}
cribbage-web-total = z 31
cribbage-web-said_go = mówi „go”
cribbage-web-ask_away = { $whose ->
    [own] Wybierz dwie karty do swojego cribu.
   *[other] Wybierz dwie karty do cribu przeciwnika.
}
cribbage-web-wait_away = Odłożone. Przeciwnik jeszcze wybiera.
cribbage-web-cut = Rozdaje, kto ma niższą kartę.
cribbage-web-ask_anew = Liczymy znów od zera: wyłóż kartę.
cribbage-web-ask_lay = { $total ->
    [0] Twoja kolej: wyłóż kartę.
   *[other] Twoja kolej: suma to { $total }, wyłóż kartę.
}
cribbage-web-ask_go = Przy { $total } nic ci nie pasuje.
cribbage-web-ask_count = Ile punktów tu widzisz?
cribbage-web-ask_claim = Przeciwnik liczy { $points }. Ile bierzesz?
cribbage-web-away = { $count ->
    [2] Odłóż
    [1] Jeszcze jedną kartę
   *[other] Wybierz dwie karty
}
cribbage-web-add = Zsumuj
cribbage-web-count = { $points ->
    [one] Liczę 1 punkt
    [few] Liczę { $points } punkty
   *[other] Liczę { $points } punktów
}
cribbage-web-claim = { $points ->
    [0] Nic nie biorę
    [one] Muggins! Biorę 1 punkt
    [few] Muggins! Biorę { $points } punkty
   *[other] Muggins! Biorę { $points } punktów
}
cribbage-web-look_back = Jak policzono ostatnie rozdanie
cribbage-web-recap = Liczenie rozdania { $deal }
cribbage-web-coach = Ile średnio warte jest odłożenie
cribbage-web-coach_away = Odłóż
cribbage-web-coach_hand = ręka
cribbage-web-coach_crib = crib
cribbage-web-coach_pegging = wykładanie
cribbage-web-coach_total = razem

# The scorer on the page
cribbage-web-scorer = Plansza do gry prawdziwymi kartami
cribbage-web-scorer_players = { $count ->
    [one] 1 gracz
    [few] { $count } gracze
   *[other] { $count } graczy
}
cribbage-web-scorer_name = Imię gracza { $number }
cribbage-web-scorer_player = Gracz { $number }
cribbage-web-scorer_add = { $points ->
    [one] { $name }: 1 punkt
    [few] { $name }: { $points } punkty
   *[other] { $name }: { $points } punktów
}
cribbage-web-scorer_more = Więcej
cribbage-web-scorer_undo = Cofnij
cribbage-web-scorer_again = Nowa gra
cribbage-web-scorer_to = Do { $target }
cribbage-web-scorer_latest = { $name } +{ $points }
cribbage-web-scorer_won = Wygrywa { $name }, ma { $target }!
