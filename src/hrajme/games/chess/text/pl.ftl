chess-name = Szachy
chess-name-played = szachy
chess-tagline = Dwie armie po szesnaście bierek i ani odrobiny przypadku: kto da mata, wygrywa.

# House rules
chess-option-touch_move = Dotknięta idzie: kto dotknie bierki, musi nią zagrać.
chess-option-start = Pozycja początkowa, zapisana jako FEN.
chess-option-start-empty = zwykła

# Men
chess-kind = { $kind ->
    [pawn] pion
    [knight] skoczek
    [bishop] goniec
    [rook] wieża
    [queen] hetman
   *[king] król
}

# Story
chess-story-moves = { $player_is ->
    [you] Grasz { $move }: { $kind ->
        [pawn] pion
        [knight] skoczek
        [bishop] goniec
        [rook] wieża
        [queen] hetman
       *[king] król
    } z { $from } na { $to }.
   *[other] { $player } gra { $move }: { $kind ->
        [pawn] pion
        [knight] skoczek
        [bishop] goniec
        [rook] wieża
        [queen] hetman
       *[king] król
    } z { $from } na { $to }.
}
chess-story-takes = { $player_is ->
    [you] Grasz { $move }: { $kind ->
        [pawn] pion
        [knight] skoczek
        [bishop] goniec
        [rook] wieża
        [queen] hetman
       *[king] król
    } z { $from } bije { $taken ->
        [pawn] piona
        [knight] skoczka
        [bishop] gońca
        [rook] wieżę
       *[queen] hetmana
    } na { $to }.
   *[other] { $player } gra { $move }: { $kind ->
        [pawn] pion
        [knight] skoczek
        [bishop] goniec
        [rook] wieża
        [queen] hetman
       *[king] król
    } z { $from } bije { $taken ->
        [pawn] piona
        [knight] skoczka
        [bishop] gońca
        [rook] wieżę
       *[queen] hetmana
    } na { $to }.
}
chess-story-takes_passing = { $player_is ->
    [you] Grasz { $move } i bijesz piona w przelocie.
   *[other] { $player } gra { $move } i bije piona w przelocie.
}
chess-story-castles = { $player_is ->
    [you] { $side ->
        [long] Robisz długą roszadę, { $move }.
       *[short] Robisz krótką roszadę, { $move }.
    }
   *[other] { $side ->
        [long] { $player } robi długą roszadę, { $move }.
       *[short] { $player } robi krótką roszadę, { $move }.
    }
}
chess-story-promotes = { $player_is ->
    [you] Grasz { $move }: pion staje się { $kind ->
        [knight] skoczkiem
        [bishop] gońcem
        [rook] wieżą
       *[queen] hetmanem
    }.
   *[other] { $player } gra { $move }: pion staje się { $kind ->
        [knight] skoczkiem
        [bishop] gońcem
        [rook] wieżą
       *[queen] hetmanem
    }.
}
chess-story-check = { $player_is ->
    [you] Masz szacha.
   *[other] { $player } ma szacha.
}
chess-story-claims = { $player_is ->
    [you] Reklamujesz remis.
   *[other] { $player } reklamuje remis.
}
chess-story-claims_with = { $player_is ->
    [you] Chcesz zagrać { $move } i reklamujesz remis.
   *[other] { $player } chce zagrać { $move } i reklamuje remis.
}
chess-story-touches = { $player_is ->
    [you] Dotykasz { $kind ->
        [pawn] piona
        [knight] skoczka
        [bishop] gońca
        [rook] wieży
        [queen] hetmana
       *[king] króla
    } na { $square }.
   *[other] { $player } dotyka { $kind ->
        [pawn] piona
        [knight] skoczka
        [bishop] gońca
        [rook] wieży
        [queen] hetmana
       *[king] króla
    } na { $square }.
}
chess-story-adjusts = { $player_is ->
    [you] „Poprawiam” – mówisz: następne dotknięcie tylko ustawia bierkę.
   *[other] „Poprawiam” – mówi { $player }: następne dotknięcie tylko ustawia bierkę.
}

# The end
chess-end-mate = { $player_is ->
    [you] Mat! Wygrywasz.
   *[other] Mat! Wygrywa { $player }.
}
chess-end-stalemate = Pat: nie ma możliwego ruchu, a nie ma też szacha. Remis.
chess-end-dead = Tym, co zostało na szachownicy, nie da się już zamatować. Remis.
chess-end-seventy_five = Siedemdziesiąt pięć ruchów każdej strony bez bicia i bez ruchu pionem. Remis.
chess-end-fivefold = Ta sama pozycja po raz piąty. Remis.
chess-end-fifty = Pięćdziesiąt ruchów każdej strony bez bicia i bez ruchu pionem. Remis.
chess-end-threefold = Ta sama pozycja po raz trzeci. Remis.
chess-reason-mate = mat
chess-reason-stalemate = pat
chess-reason-dead = mat już niemożliwy
chess-reason-seventy_five = 75 ruchów
chess-reason-fivefold = pozycja po raz piąty
chess-reason-fifty = 50 ruchów, reklamacja
chess-reason-threefold = powtórzenie, reklamacja
chess-result-half = ½

# Why a move is not possible
chess-refuse-unreadable = „{ $text }” to nie ruch.
    .terminal = Napisz na przykład „e2e4”, „We1”, „O-O” albo „e8=H”.
chess-refuse-empty = Na { $square } nic nie stoi.
chess-refuse-not_yours = Bierka na { $square } należy do przeciwnika.
chess-refuse-own_man = Na { $square } stoi twoja własna bierka.
chess-refuse-not_so = { $kind ->
    [pawn] Pion tak nie chodzi.
    [knight] Skoczek tak nie chodzi: skacze o dwa pola prosto i o jedno w bok.
    [bishop] Goniec tak nie chodzi: chodzi po przekątnych.
    [rook] Wieża tak nie chodzi: chodzi po rzędach i kolumnach.
    [queen] Hetman tak nie chodzi: chodzi prosto albo po przekątnych.
   *[king] Król tak nie chodzi: chodzi o jedno pole.
}
chess-refuse-in_the_way = Drogę zagradza bierka na { $square }.
chess-refuse-no_such_man = Nie masz takiej bierki.
chess-refuse-which = Może tam pójść kilka bierek. Wskaż jedną: { $squares }.
chess-refuse-pawn_blocked = Pion nie może iść dalej: na { $square } stoi bierka.
chess-refuse-pawn_two = O dwa pola pion może ruszyć tylko z pozycji wyjściowej.
chess-refuse-pawn_takes_nothing = Na ukos pion chodzi tylko przy biciu, a na { $square } nic nie ma.
chess-refuse-passing_late = W przelocie bije się piona tylko zaraz po jego ruchu o dwa pola. Teraz jest już za późno.
chess-refuse-promotion = Czym ma się stać pion?
    .terminal = Dopisz q, r, b albo n (albo H, W, G, S).
chess-refuse-no_promotion = Przemienić się może tylko pion, który doszedł do ostatniego rzędu.
chess-refuse-promotion_to = Pion przemienia się w hetmana, wieżę, gońca albo skoczka.
chess-refuse-king_attacked = Król nie może iść na { $square }: to pole jest atakowane.
chess-refuse-pinned = Bierka na { $square } jest związana: bez niej twój król na { $king } byłby atakowany.
chess-refuse-in_check = Twój król ma szacha, a to mu nie pomoże.
chess-refuse-leaves_check = Po tym ruchu twój król miałby szacha.
chess-refuse-castling_moved = W tę stronę nie można już roszować: król lub wieża już się ruszyły albo wieży tam nie ma.
chess-refuse-castling_between = Roszada niemożliwa: między królem a wieżą stoi bierka na { $square }.
chess-refuse-castling_check = Spod szacha nie wolno roszować.
chess-refuse-castling_through = Nie można roszować przez { $square }: to pole jest atakowane.
chess-refuse-castling_into = Nie można roszować na { $square }: to pole jest atakowane.
chess-refuse-touched = Dotknięte: { $squares }. Dotkniętą bierką trzeba zagrać albo ją zbić.
chess-refuse-no_touch = Przy tym stole dotknięcie do niczego nie zobowiązuje.
chess-refuse-no_adjust = Przy tym stole nie trzeba zapowiadać, że tylko poprawiasz bierkę.
chess-refuse-claim = { $count ->
    [one] Reklamacja niezasadna: ta pozycja jest na szachownicy po raz pierwszy. Nic się nie stało, gramy dalej.
   *[other] Reklamacja niezasadna: ta pozycja jest na szachownicy dopiero po raz drugi, nie trzeci. Nic się nie stało, gramy dalej.
}
chess-refuse-claim_fifty = { $count ->
    [one] Reklamacja niezasadna: bez bicia i ruchu pionem minął jeden ruch każdej strony, nie pięćdziesiąt. Nic się nie stało, gramy dalej.
    [few] Reklamacja niezasadna: bez bicia i ruchu pionem minęły { $count } ruchy każdej strony, nie pięćdziesiąt. Nic się nie stało, gramy dalej.
   *[many] Reklamacja niezasadna: bez bicia i ruchu pionem minęło { $count } ruchów każdej strony, nie pięćdziesiąt. Nic się nie stało, gramy dalej.
}
chess-refuse-claim_touched = Kto dotknął bierki, nie może już w tym ruchu reklamować remisu.

# Positions that are written down
chess-fen-fields = FEN ma od 4 do 6 części oddzielonych spacją, nie { $count }.
chess-fen-rows = Szachownica w FEN ma 8 rzędów oddzielonych ukośnikiem, nie { $count }.
chess-fen-row = Rząd { $number } w FEN, „{ $row }”, nie jest rzędem ośmiu pól.
chess-fen-turn = Stronę na ruchu zapisuje się w FEN jako w albo b, nie „{ $turn }”.
chess-fen-kings = { $side ->
    [white] Liczba białych królów w tej pozycji: { $count }. Każda strona ma dokładnie jednego.
   *[black] Liczba czarnych królów w tej pozycji: { $count }. Każda strona ma dokładnie jednego.
}
chess-fen-pawns = { $side ->
    [white] Białe piony w tej pozycji: { $count }. Najwięcej może ich być osiem.
   *[black] Czarne piony w tej pozycji: { $count }. Najwięcej może ich być osiem.
}
chess-fen-men = { $side ->
    [white] Białe mają w tej pozycji więcej bierek, niż mogło powstać z ośmiu pionów.
   *[black] Czarne mają w tej pozycji więcej bierek, niż mogło powstać z ośmiu pionów.
}
chess-fen-last_row = Pion nie może stać w pierwszym ani ostatnim rzędzie.
chess-fen-castling = Prawo do roszady zapisuje się w FEN jako KQkq, ich część albo -, nie „{ $castling }”.
chess-fen-castling_home = FEN pozwala na roszadę { $castling }, ale król albo wieża nie stoi na swoim miejscu.
chess-fen-passed = { $square } nie jest polem, które pion właśnie przeskoczył.
chess-fen-number = „{ $text }” nie jest liczbą całkowitą od { $least } do { $most }.
chess-fen-check = Kto jest na ruchu, już teraz daje szacha: króla przeciwnika dałoby się zbić.

# The board
chess-board-side = { $seat ->
    [0] białe
   *[1] czarne
}
chess-board-move = Ruch { $number }
chess-board-check = Szach!
chess-board-quiet = { $count ->
    [one] Jeden ruch bez bicia i ruchu pionem
    [few] { $count } ruchy bez bicia i ruchu pionem
   *[many] { $count } ruchów bez bicia i ruchu pionem
}
chess-board-repeated = Ta pozycja po raz { $count ->
    [2] drugi
    [3] trzeci
    [4] czwarty
   *[5] piąty
}
chess-describe-side = { $seat ->
    [0] Białe, { $name }: { $men }.
   *[1] Czarne, { $name }: { $men }.
}
chess-describe-men = { $kind ->
    [pawn] { $count ->
        [one] pion
       *[other] piony
    }
    [knight] { $count ->
        [one] skoczek
       *[other] skoczki
    }
    [bishop] { $count ->
        [one] goniec
       *[other] gońce
    }
    [rook] { $count ->
        [one] wieża
       *[other] wieże
    }
    [queen] { $count ->
        [one] hetman
       *[other] hetmany
    }
   *[king] { $count ->
        [one] król
       *[other] królowie
    }
}
chess-describe-move = Ruch { $number }.
chess-describe-turn = { $player_is ->
    [you] Twoja kolej.
   *[other] Teraz gra { $player }.
}
chess-describe-check = Król na { $square } ma szacha.
chess-describe-touched = Dotknięte: { $squares }.
chess-label-claim = reklamować remis
chess-label-claim_with = reklamować remis ruchem

# What a bot says
chess-signal-engine_gone = Stockfish nie odpowiada, gram więc dalej bez niego.

# On the page
chess-web-side = { $seat ->
    [0] białe
   *[1] czarne
}
chess-web-man = { $seat ->
    [0] { $kind ->
        [pawn] biały pion
        [knight] biały skoczek
        [bishop] biały goniec
        [rook] biała wieża
        [queen] biały hetman
       *[king] biały król
    }
   *[1] { $kind ->
        [pawn] czarny pion
        [knight] czarny skoczek
        [bishop] czarny goniec
        [rook] czarna wieża
        [queen] czarny hetman
       *[king] czarny król
    }
}
chess-web-board = Szachownica
chess-web-check = w szachu
chess-web-lit = dotknięte
chess-web-example = e4 lub Sf3
chess-web-becomes = Czym ma się stać pion?
chess-web-in_check = Twój król jest szachowany.
chess-web-ahead = przewaga: { $men }
chess-web-adjust = Poprawiam
chess-web-adjusting = Poprawiasz: następne dotknięcie się nie liczy.
chess-web-claim = Reklamuj remis
chess-web-claim_with = Reklamuj remis ruchem { $move }
chess-web-empty = puste pole
chess-web-target = możliwy ruch
chess-web-last = ostatni ruch
chess-web-flip = Obróć szachownicę
chess-web-mark = Rysuj strzałki i kółka
chess-web-write = Wpisz ruch
chess-web-end = Remis albo poddanie
chess-web-moves = Ruchy
chess-web-first = Na początek
chess-web-back = Ruch wstecz
chess-web-forward = Ruch dalej
chess-web-newest = Do ostatniego ruchu
chess-web-past = Oglądasz wcześniejszą pozycję. Gra toczy się dalej od ostatniego ruchu.
chess-web-claim_by = Reklamuj remis ruchem
chess-web-claim_not = Nie reklamuję
chess-web-claiming = Pokaż ruch, po którym będzie remis.
