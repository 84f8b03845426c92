backgammon-name = Backgammon
backgammon-name-played = backgammona
backgammon-tagline = Sprowadź piętnaście pionków do domu, zbijaj samotne i wyczuj, kiedy podwoić.

# House rules
backgammon-option-match = Do ilu punktów gra się mecz (0 = jedna gra).
backgammon-option-cube = Gra się z kostką podwajającą.
backgammon-option-crawford = Reguła Crawforda: w pierwszej grze, w której komuś brakuje do wygrania meczu jednego punktu, nie wolno podwajać.
backgammon-option-jacoby = Reguła Jacoby’ego: poza meczem gammon liczy się tylko wtedy, gdy ktoś podwoił.
backgammon-option-start = Pozycja początkowa jako ID programu GNU Backgammon, na przykład 4HPwATDgc/ABMA.
backgammon-option-start-empty = zwykła

# Story
backgammon-story-opening = { $player_is ->
    [you] Wyrzucasz { $high }, przeciwnik { $low }: zaczynasz i grasz obie liczby.
   *[other] Zaczyna { $player } ({ $high } do { $low }) i gra obie liczby.
}
backgammon-story-opening_equal = Na obu kostkach { $die }: jeszcze jeden rzut.
backgammon-story-rolls = { $player_is ->
    [you] Wyrzucasz { $high } i { $low }.
   *[other] { $player } wyrzuca { $high } i { $low }.
}
backgammon-story-rolls_doubles = { $player_is ->
    [you] Wyrzucasz dublet: cztery razy { $high }.
   *[other] { $player } wyrzuca dublet: cztery razy { $high }.
}
backgammon-story-plays = { $player_is ->
    [you] Grasz { $move }.
   *[other] { $player } gra { $move }.
}
backgammon-story-hits = { $target_is ->
    [you] { $count ->
        [one] Twój pionek zostaje zbity i trafia na bandę.
        [few] { $count } twoje pionki zostają zbite i trafiają na bandę.
       *[many] { $count } twoich pionków zostaje zbitych i trafia na bandę.
    }
   *[other] { $count ->
        [one] { $target } traci pionek, który trafia na bandę.
        [few] { $target } traci { $count } pionki, które trafiają na bandę.
       *[many] { $target } traci { $count } pionków, które trafiają na bandę.
    }
}
backgammon-story-passes = { $player_is ->
    [you] Nie masz ruchu.
   *[other] { $player } nie ma ruchu.
}
backgammon-story-doubles = { $player_is ->
    [you] Podwajasz: gra byłaby warta { $cube }.
   *[other] { $player } podwaja: gra byłaby warta { $cube }.
}
backgammon-story-takes = { $player_is ->
    [you] Przyjmujesz: kostka na { $cube } jest twoja.
   *[other] { $player } przyjmuje i ma kostkę na { $cube }.
}
backgammon-story-drops = { $player_is ->
    [you] Odrzucasz podwojenie.
   *[other] { $player } odrzuca podwojenie.
}
backgammon-story-resigns = { $player_is ->
    [you] Poddajesz { $size ->
        [1] grę
        [2] gammona
       *[3] backgammona
    }.
   *[other] { $player } poddaje { $size ->
        [1] grę
        [2] gammona
       *[3] backgammona
    }.
}
backgammon-story-game_won = { $player_is ->
    [you] Wygrywasz grę ({ $reason ->
        [gammon] gammon
        [backgammon] backgammon
        [dropped] podwojenie odrzucone
       *[single] zwykła wygrana
    }) i zdobywasz { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }. W meczu masz { $won }, przeciwnik { $lost }.
   *[other] { $player } wygrywa grę ({ $reason ->
        [gammon] gammon
        [backgammon] backgammon
        [dropped] podwojenie odrzucone
       *[single] zwykła wygrana
    }) i zdobywa { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }. W meczu ma { $won }, druga strona { $lost }.
}
backgammon-story-crawford = Gra Crawforda: nikomu nie wolno podwajać.

# Endings
backgammon-end-single = { $player_is ->
    [you] Zdejmujesz wszystkie pionki i wygrywasz { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }!
   *[other] { $player } zdejmuje wszystkie pionki i wygrywa { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }!
}
backgammon-end-gammon = { $player_is ->
    [you] Gammon! Przeciwnik nie zdjął ani jednego pionka. Wygrywasz { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }!
   *[other] Gammon! Przegrana strona nie zdjęła ani jednego pionka. { $player } wygrywa { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }!
}
backgammon-end-backgammon = { $player_is ->
    [you] Backgammon! Wygrywasz { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }!
   *[other] Backgammon! { $player } wygrywa { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }!
}
backgammon-end-dropped = { $player_is ->
    [you] Podwojenie odrzucono. Wygrywasz { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }!
   *[other] Podwojenie odrzucono. { $player } wygrywa { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }!
}
backgammon-end-match = { $player_is ->
    [you] Wygrywasz mecz { $points }:{ $lost }!
   *[other] { $player } wygrywa mecz { $points }:{ $lost }!
}
backgammon-reason-single = wszystkie pionki zdjęte
backgammon-reason-gammon = gammon
backgammon-reason-backgammon = backgammon
backgammon-reason-dropped = odrzucone podwojenie
backgammon-reason-match = wygrany mecz

# Refusals
backgammon-refuse-unreadable = „{ $text }” to nie ruch.
    .terminal = Napisz ruch „24/18 13/11*”, wejście „bar/20”, zdjęcie „6/off”; albo „rzuć”, „podwój”, „przyjmij”, „odrzuć”.
backgammon-refuse-roll_first = Najpierw rzuć kostkami.
backgammon-refuse-answer_first = Przeciwnik podwaja: przyjmij albo odrzuć.
backgammon-refuse-nothing_offered = Nikt nie podwaja.
backgammon-refuse-must_move = Ruch jest obowiązkowy, a { $die } da się zagrać.
backgammon-refuse-play_first = Kostki już rzucone, teraz nimi zagraj.
backgammon-refuse-double_before_roll = Podwaja się przed rzutem, a nie po nim.
backgammon-refuse-no_cube = Ta gra toczy się bez kostki podwajającej.
backgammon-refuse-crawford = To gra Crawforda: nikomu nie wolno podwajać.
backgammon-refuse-not_your_cube = Kostkę podwajającą ma przeciwnik, a podwoić może tylko jej właściciel.
backgammon-refuse-highest_cube = Kostka stoi na { $cube } i wyżej już nie idzie.
backgammon-refuse-dead_cube = Z kostką na { $cube } i tak wygrasz mecz; podwojenie mogłoby pomóc tylko przeciwnikowi.
backgammon-refuse-resign_by_offer = Poddanie to nie ruch: proponuje się je przeciwnikowi, który je przyjmuje albo gra dalej.
backgammon-refuse-nothing_there = { $point ->
    [bar] Na bandzie nie masz pionka.
   *[other] Na { $point } nie masz pionka.
}
backgammon-refuse-backward = Pionki idą od wyższych numerów do niższych, więc z { $origin } na { $target } nie wolno.
backgammon-refuse-bar_first = { $count ->
    [one] Masz pionek na bandzie: najpierw musi wejść.
    [few] Masz { $count } pionki na bandzie: najpierw muszą wejść.
   *[many] Masz { $count } pionków na bandzie: najpierw muszą wejść.
}
backgammon-refuse-held = Pole { $point } trzymają co najmniej dwa pionki przeciwnika, nie można tam stanąć.
backgammon-refuse-not_home = Zdejmować wolno dopiero wtedy, gdy wszystkie pionki są w domu; jeden jest jeszcze na { $point ->
    [bar] bandzie
   *[other] { $point }
}.
backgammon-refuse-farther_first = Za { $die } można zdjąć pionek z { $point } tylko wtedy, gdy dalej nic nie stoi; na { $farthest } jest pionek.
backgammon-refuse-not_rolled = Ruch { $origin ->
    [bar] z bandy
   *[other] z { $origin }
} { $target ->
    [off] poza planszę
   *[other] na { $target }
} nie pasuje do pozostałych liczb: { $dice }.
backgammon-refuse-roll_used_up = Wszystkie liczby rzutu są już zagrane.
backgammon-refuse-nothing_to_hit = Na { $point } nie ma czego bić.
backgammon-refuse-which_way = Ważne, którędy idzie pionek, bo może bić: { $ways }.
backgammon-refuse-go_on = Ruch nie jest skończony: { $die } da się jeszcze zagrać.
backgammon-refuse-higher_first = Da się zagrać tylko jedną liczbę i musi to być wyższa, { $die }: { $play }.
backgammon-refuse-use_more = { $count ->
    [one] Trzeba zagrać jak najwięcej liczb, tutaj 1, na przykład { $play }.
    [few] Trzeba zagrać jak najwięcej liczb, tutaj { $count }, na przykład { $play }.
   *[many] Trzeba zagrać jak najwięcej liczb, tutaj { $count }, na przykład { $play }.
}
backgammon-refuse-setup_unreadable = „{ $text }” to nie ID programu GNU Backgammon. Pozycja ma 14 znaków, na przykład 4HPwATDgc/ABMA, a po dwukropku może być ID meczu, 12 znaków.
backgammon-refuse-setup_count = Każda strona ma na planszy od jednego do piętnastu pionków.
backgammon-refuse-setup_shared = Na polu { $point } stoją pionki obu stron.
backgammon-refuse-setup_stuck = Obie strony są na bandzie przed sześcioma trzymanymi polami: nikt już by się nie ruszył.
backgammon-refuse-setup_dice = Kostka pokazuje od 1 do 6, a rzuca się dwiema.
backgammon-refuse-setup_not_running = Gra z tego ID meczu nie jest w toku.
backgammon-refuse-setup_turn = Z ID meczu nie wynika jasno, czyja jest kolej.
backgammon-refuse-setup_cube = Kostka z tego ID meczu jest niemożliwa: na 1 nie należy do nikogo, wyżej do kogoś należy, a najwięcej to 64.
backgammon-refuse-setup_score = Wynik z tego ID meczu jest niemożliwy: gra się najwyżej do 25 punktów, a mecz trwa.

# The board as text
backgammon-board-side = { $sign } { $name } · oczka: { $pips } · zdjęte: { $off }
backgammon-board-match = Mecz do { $match }, wynik { $first }:{ $second }
backgammon-board-crawford = Mecz do { $match }, wynik { $first }:{ $second }, Crawford
backgammon-board-cube = Kostka na { $cube }, pośrodku
backgammon-board-cube_owned = { $player_is ->
    [you] Kostka na { $cube }, twoja
   *[other] Kostka na { $cube }, ma ją { $player }
}
backgammon-board-offered = { $player_is ->
    [you] Przyjmujesz kostkę na { $cube }?
   *[other] { $player } odpowiada na podwojenie.
}
backgammon-board-play = { $player_is ->
    [you] Grasz { $dice }.
   *[other] { $player } gra { $dice }.
}
backgammon-board-turn = { $player_is ->
    [you] Twoja kolej.
   *[other] Teraz gra { $player }.
}
backgammon-describe-side = { $name }: { $places }; banda { $bar }, zdjęte { $off }, zostało oczek { $pips }.
backgammon-label-roll = Rzuć
backgammon-label-double = Podwój
backgammon-label-take = Przyjmij
backgammon-label-drop = Odrzuć
backgammon-label-pass = Nie mam ruchu

# The board on the page
backgammon-web-board = Plansza
backgammon-web-point = pole { $point }
backgammon-web-bar = banda
backgammon-web-tray = zdjęte
backgammon-web-empty = puste
backgammon-web-checkers = { $owner ->
    [mine] { $count ->
        [one] 1 twój pionek
        [few] { $count } twoje pionki
       *[many] { $count } twoich pionków
    }
    [theirs] { $count ->
        [one] 1 pionek przeciwnika
        [few] { $count } pionki przeciwnika
       *[many] { $count } pionków przeciwnika
    }
    [dark] { $count ->
        [one] 1 ciemny pionek
        [few] { $count } ciemne pionki
       *[many] { $count } ciemnych pionków
    }
   *[light] { $count ->
        [one] 1 jasny pionek
        [few] { $count } jasne pionki
       *[many] { $count } jasnych pionków
    }
}
backgammon-web-can_move = może się ruszyć
backgammon-web-last = ostatni ruch
backgammon-web-step = { $origin ->
    [bar] z bandy
   *[other] { $origin }
} { $target ->
    [off] zdjęty
   *[other] na { $target }
}{ $hits ->
    [yes] , bije
   *[no] {""}
}
backgammon-web-taken_back = Cofnięto.
backgammon-web-pips = { $count ->
    [one] zostało 1 oczko
    [few] zostały { $count } oczka
   *[many] zostało { $count } oczek
}
backgammon-web-score = { $score ->
    [one] 1 punkt w meczu
    [few] { $score } punkty w meczu
   *[many] { $score } punktów w meczu
}
backgammon-web-match = Mecz do { $match }
backgammon-web-crawford = Crawford: bez podwajania
backgammon-web-jacoby = reguła Jacoby’ego
backgammon-web-cube_offered = Propozycja: kostka na { $cube }
backgammon-web-dice = Rzut: { $dice }
backgammon-web-swap = Rzut: najpierw { $first }, potem { $second }. Zamień.
backgammon-web-ready = Rzuć kostkami.
backgammon-web-ready_or_double = Rzuć kostkami albo najpierw podwój.
backgammon-web-again = Tyle samo: jeszcze jeden rzut.
backgammon-web-first = Dotknij pionka: pójdzie o { $die }. Dotknij kostek, by je zamienić.
backgammon-web-next = Dotknij pionka: pójdzie o { $die }.
backgammon-web-tap = Dotknij pionka.
backgammon-web-double_first = Dublet: cztery ruchy o { $die }.
backgammon-web-enter = Najpierw wejdź z bandy!
backgammon-web-shut_out = Z bandy nie da się wejść.
backgammon-web-stuck = Żaden pionek nie może się ruszyć.
backgammon-web-whole = Potwierdź ruch albo go cofnij.
backgammon-web-confirm = Potwierdź
backgammon-web-undo = Cofnij ostatni krok
backgammon-web-only = Jedyny ruch
backgammon-web-double = Podwój na { $cube }
backgammon-web-take_note = gra o { $cube }
backgammon-web-drop_note = { $points ->
    [one] strata 1 punktu
   *[other] strata { $points } punktów
}
backgammon-web-tools = Plansza i poddanie
backgammon-web-mirror = Dom po drugiej stronie
backgammon-web-colours = Zamień kolory

# What a bot says
backgammon-signal-engine_gone = GNU Backgammon nie odpowiada, gram więc dalej bez niego.
