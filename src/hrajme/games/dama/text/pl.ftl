dama-name = Warcaby czeskie
dama-name-played = warcaby czeskie
dama-tagline = Kto może bić, ten musi, a damki latają przez całą planszę.

# House rules
dama-option-missed_capture = Co się dzieje, gdy ktoś nie bije.
dama-option-missed_capture-enforced = nic: innego ruchu nie da się zrobić
dama-option-missed_capture-warning = najpierw ostrzeżenie, za drugim razem przegrana
dama-option-start = Pozycja początkowa, na przykład W:Wc3,Kf8:Bd4,d6.
dama-option-start-empty = zwykła

# Story
dama-story-moves = { $player_is ->
    [you] Grasz { $move }.
   *[other] { $player } gra { $move }.
}
dama-story-takes = { $player_is ->
    [you] { $count ->
        [one] Bijesz jedną bierkę: { $move }.
        [few] Bijesz { $count } bierki: { $move }.
       *[other] Bijesz { $count } bierek: { $move }.
    }
   *[other] { $count ->
        [one] { $player } bije jedną bierkę: { $move }.
        [few] { $player } bije { $count } bierki: { $move }.
       *[other] { $player } bije { $count } bierek: { $move }.
    }
}
dama-story-crowned = { $player_is ->
    [you] Twój pion na { $square } staje się damką.
   *[other] { $player } ma na { $square } nową damkę.
}
dama-story-warned = { $player_is ->
    [you] Ostrzeżenie! Nie możesz zagrać { $move }, bo musisz bić, na przykład { $capture }. Jeśli i teraz tego nie zrobisz, przegrasz.
   *[other] { $player } dostaje ostrzeżenie: zamiast { $move } trzeba bić, na przykład { $capture }.
}
dama-story-twice = Ta pozycja jest na planszy po raz drugi; za trzecim razem będzie remis.
dama-story-quiet = { $count ->
    [one] Od dawna nie było bicia ani ruchu pionem: jeszcze 1 taki ruch każdej strony i jest remis.
    [few] Od dawna nie było bicia ani ruchu pionem: jeszcze { $count } takie ruchy każdej strony i jest remis.
   *[other] Od dawna nie było bicia ani ruchu pionem: jeszcze { $count } takich ruchów każdej strony i jest remis.
}

# Endings
dama-end-taken = { $player_is ->
    [you] Na planszy zostały tylko twoje bierki. Wygrywasz!
   *[other] { $player } bije ostatnią bierkę i wygrywa!
}
dama-end-blocked = { $player_is ->
    [you] { $target } nie ma już ruchu. Wygrywasz!
   *[other] { $target_is ->
        [you] Nie masz już ruchu. { $player } wygrywa!
       *[other] { $target } nie ma już ruchu. { $player } wygrywa!
    }
}
dama-end-forfeited = { $player_is ->
    [you] { $target } nie bije nawet po ostrzeżeniu. Wygrywasz walkowerem!
   *[other] { $target_is ->
        [you] Nie bijesz nawet po ostrzeżeniu. { $player } wygrywa walkowerem!
       *[other] { $target } nie bije nawet po ostrzeżeniu. { $player } wygrywa walkowerem!
    }
}
dama-end-repetition = Ta sama pozycja po raz trzeci: remis.
dama-end-quiet = Trzydzieści ruchów każdej strony bez bicia i bez ruchu pionem: remis.
dama-reason-taken = wszystko zbite
dama-reason-blocked = brak ruchu
dama-reason-forfeited = brak bicia mimo ostrzeżenia
dama-reason-repetition = trzecie powtórzenie
dama-reason-quiet = trzydzieści cichych ruchów

# Refusals
dama-refuse-unreadable = „{ $text }” to nie ruch.
    .terminal = Zwykły ruch napisz jako „c3-d4”, bicie jako „c3xe5xg7”.
dama-refuse-light_square = { $square } to jasne pole; gra się tylko na ciemnych.
dama-refuse-nothing_there = Na polu { $square } nic nie stoi.
dama-refuse-not_yours = Bierka na polu { $square } nie jest twoja.
dama-refuse-must_take = Musisz bić: { $capture }.
dama-refuse-queen_first = Gdy może bić damka, to ona musi bić: { $capture }.
dama-refuse-go_on = Bicie jeszcze się nie skończyło: { $capture }.
dama-refuse-land_elsewhere = Z innego pola za zbijaną bierką można bić dalej, więc stań tam: { $capture }.
dama-refuse-which_way = Bić można na kilka sposobów.
    .terminal = Napisz wszystkie pola bicia: { $ways }.
    .web = Dotknij po kolei pól tego bicia, które wybierasz.
dama-refuse-whole_way = Przy biciu liczy się cała droga.
    .terminal = Napisz wszystkie pola, na których się staje: { $capture }.
    .web = Dotknij po kolei wszystkich pól, na których stajesz.
dama-refuse-one_step = Bez bicia bierka rusza się tylko raz; kontynuować można tylko bicie.
dama-refuse-not_diagonal = Pola { $origin } i { $target } nie leżą na wspólnej przekątnej.
dama-refuse-occupied = Pole { $target } jest zajęte.
dama-refuse-one_square = Pion rusza się tylko na sąsiednie pole; z { $origin } na { $target } nie sięgnie.
dama-refuse-backward = Piony nigdy się nie cofają, więc z { $origin } na { $target } nie wolno.
dama-refuse-blocked = Między { $origin } a { $target } coś stoi.
dama-refuse-no_landing = Pole { $target } jest zajęte, nie można tam stanąć.
dama-refuse-nothing_to_take = Między { $origin } a { $target } nie ma czego bić.
dama-refuse-own_piece = Między { $origin } a { $target } stoi twoja bierka, a własnej nie można przeskoczyć.
dama-refuse-several = Między { $origin } a { $target } stoi więcej niż jedna bierka; damka bije je po jednej, a za każdą musi być wolne pole.
dama-refuse-man_takes_far = Pion bije tylko sąsiednią bierkę i staje tuż za nią, więc z { $origin } na { $target } nie wolno.
dama-refuse-man_takes_back = Piony biją tylko do przodu, więc z { $origin } na { $target } nie wolno.
dama-refuse-taken_already = Bierka na { $square } jest już zbita; niczego nie przeskakuje się dwa razy.
dama-refuse-still_there = Bierka na { $square } jest zbita, ale znika z planszy dopiero po ruchu: na razie przeszkadza.
dama-refuse-setup_unreadable = „{ $text }” to nie pozycja. Zapisz na przykład W:Wc3,Kf8:Bd4,d6: kto jest na ruchu, potem bierki obu stron, damka z literą K.
dama-refuse-setup_light = { $square } to jasne pole; bierki stoją na ciemnych.
dama-refuse-setup_twice = Na polu { $square } stoją dwie bierki.
dama-refuse-setup_uncrowned = Pion na polu { $square } byłby damką: napisz przed polem K.
dama-refuse-setup_count = Każda strona ma od jednej do dwunastu bierek.
dama-refuse-setup_stuck = Strona na ruchu nie może się ruszyć: taka gra od razu by się skończyła.
dama-refuse-game_type = To plik innej gry: ma GameType { $type }, a warcaby czeskie mają 29.
dama-refuse-file_move = Ruch { $number }, { $move }, nie jest możliwy.

# The board as text
dama-board-side = { $colour ->
    [white] { $name }: białe { $signs }, { $count ->
        [one] 1 bierka
        [few] { $count } bierki
       *[other] { $count } bierek
    }
   *[black] { $name }: czarne { $signs }, { $count ->
        [one] 1 bierka
        [few] { $count } bierki
       *[other] { $count } bierek
    }
}
dama-board-turn = { $player_is ->
    [you] Twoja kolej.
   *[other] Teraz gra { $player }.
}
dama-board-must_take = Bić musi: { $squares }.
dama-board-warned = Po ostrzeżeniu; bić musi: { $squares }.
dama-describe-men = { $colour ->
    [white] { $name }, { $count ->
        [one] biały pion
       *[other] białe piony
    }: { $squares } ({ $count }).
   *[black] { $name }, { $count ->
        [one] czarny pion
       *[other] czarne piony
    }: { $squares } ({ $count }).
}
dama-describe-queens = { $colour ->
    [white] { $name }, { $count ->
        [one] biała damka
       *[other] białe damki
    }: { $squares } ({ $count }).
   *[black] { $name }, { $count ->
        [one] czarna damka
       *[other] czarne damki
    }: { $squares } ({ $count }).
}
dama-describe-nothing = { $colour ->
    [white] { $name } nie ma już żadnej białej bierki.
   *[black] { $name } nie ma już żadnej czarnej bierki.
}
dama-describe-last = Ostatni ruch: z { $origin } na { $target }.
dama-describe-taken = Zbite na: { $squares }.

# The result
dama-result-pieces = Pozostałe bierki

# On the page
dama-web-side = { $seat ->
    [0] białe
   *[1] czarne
}
dama-web-man = { $seat ->
    [0] { $kind ->
        [man] biały pion
       *[queen] biała damka
    }
   *[1] { $kind ->
        [man] czarny pion
       *[queen] czarna damka
    }
}
dama-web-board = Plansza
dama-web-lit = spójrz tutaj
dama-web-example = c3-d4 lub c3xe5
dama-web-going_on = Bicie trwa dalej: wybierz następne pole.
dama-web-must_take = Musisz bić.
dama-web-warned = Masz ostrzeżenie: teraz bij, inaczej przegrasz.
dama-web-empty = puste pole
dama-web-target = możliwy ruch
dama-web-last = ostatni ruch
dama-web-flip = Obróć planszę
dama-web-mark = Rysuj strzałki i kółka
dama-web-write = Wpisz ruch
dama-web-end = Remis albo poddanie
dama-web-moves = Ruchy
dama-web-first = Na początek
dama-web-back = Ruch wstecz
dama-web-forward = Ruch dalej
dama-web-newest = Do ostatniego ruchu
dama-web-past = Oglądasz wcześniejszą pozycję. Gra toczy się dalej od ostatniego ruchu.
dama-web-took = { $count ->
    [one] zdobyta 1 bierka
    [few] zdobyte { $count } bierki
   *[other] zdobytych { $count } bierek
}
