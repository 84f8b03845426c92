domino-name = Domino
domino-name-played = domino
domino-tagline = Dokładaj takie same połówki i pozbądź się kostek przed innymi.

# House rules
domino-option-tile_set = Wielkość zestawu.
domino-option-tile_set-double_six = do podwójnej szóstki, 28 kostek
domino-option-tile_set-double_nine = do podwójnej dziewiątki, 55 kostek
domino-option-tile_set-double_twelve = do podwójnej dwunastki, 91 kostek
domino-option-draw = Ile dobierasz, gdy nic nie pasuje.
domino-option-draw-until_fits = kostka po kostce, aż któraś będzie pasować
domino-option-draw-one = jedna kostka na turę
domino-option-win_needs_empty_stock = Póki w talonie są kostki, nikt nie wygrywa: komu skończą się własne, ten bierze jeszcze jedną.
domino-option-may_draw_voluntarily = Możesz dobrać, nawet jeśli masz co dołożyć.
domino-option-match = Do ilu punktów gra się mecz (0 = jedna partia).

# Story
domino-story-starter = { $player_is ->
    [you] Zaczynasz.
   *[other] Zaczyna { $player }.
}
domino-story-hand = Zaczyna się { $round }. partia meczu.
domino-story-dealt = Twoje kostki: { $tiles }.
domino-story-turn_up = Odkryta kostka { $tile } zaczyna szereg.
domino-story-lay = { $player_is ->
    [you] Dokładasz { $tile } do { $pips }.
   *[other] { $player } dokłada { $tile } do { $pips }.
}
domino-story-must_go_on = { $player_is ->
    [you] Nie masz już kostek, ale w talonie jeszcze są: bierzesz kolejną.
   *[other] { $player } nie ma już kostek, ale w talonie jeszcze są: bierze kolejną.
}
domino-story-last_tile = { $player_is ->
    [you] Została ci ostatnia kostka.
   *[other] { $player } ma już tylko jedną kostkę.
}
domino-story-draw_tile = Dobierasz { $tile }.
domino-story-draw = { $count ->
    [one] { $player } dobiera kostkę.
    [few] { $player } dobiera { $count } kostki.
   *[other] { $player } dobiera { $count } kostek.
}
domino-story-stock_empty = Talon się wyczerpał.
domino-story-pass = { $player_is ->
    [you] Pasujesz.
   *[other] { $player } pasuje.
}
domino-story-blocked = Nikt nie może dołożyć: szereg zablokowany.
domino-story-left = { $player_is ->
    [you] { $pips ->
        [one] Zostaje ci { $tiles } (1 oczko).
        [few] Zostaje ci { $tiles } ({ $pips } oczka).
       *[other] Zostaje ci { $tiles } ({ $pips } oczek).
    }
   *[other] { $pips ->
        [one] { $player } ma jeszcze { $tiles } (1 oczko).
        [few] { $player } ma jeszcze { $tiles } ({ $pips } oczka).
       *[other] { $player } ma jeszcze { $tiles } ({ $pips } oczek).
    }
}
domino-story-gain = { $player_is ->
    [you] { $points ->
        [one] Wygrywasz partię: 1 punkt, razem { $total }.
        [few] Wygrywasz partię: { $points } punkty, razem { $total }.
       *[other] Wygrywasz partię: { $points } punktów, razem { $total }.
    }
   *[other] { $points ->
        [one] { $player } wygrywa partię: 1 punkt, razem { $total }.
        [few] { $player } wygrywa partię: { $points } punkty, razem { $total }.
       *[other] { $player } wygrywa partię: { $points } punktów, razem { $total }.
    }
}
domino-story-turn = Twoja kolej: na końcach są { $left } i { $right }.
domino-story-must_draw = Twoja kolej: na końcach są { $left } i { $right }, nic nie pasuje. Dobierz.
domino-story-must_pass = Twoja kolej: na końcach są { $left } i { $right }, nic nie pasuje. Możesz tylko spasować.

# Endings
domino-end-out = { $player_is ->
    [you] { $total ->
        [one] Nie masz już kostek i wygrywasz: 1 punkt!
        [few] Nie masz już kostek i wygrywasz: { $total } punkty!
       *[other] Nie masz już kostek i wygrywasz: { $total } punktów!
    }
   *[other] { $total ->
        [one] { $player } nie ma już kostek i wygrywa: 1 punkt!
        [few] { $player } nie ma już kostek i wygrywa: { $total } punkty!
       *[other] { $player } nie ma już kostek i wygrywa: { $total } punktów!
    }
}
domino-end-blocked = { $player_is ->
    [you] { $total ->
        [one] Masz najmniej oczek i wygrywasz: 1 punkt!
        [few] Masz najmniej oczek i wygrywasz: { $total } punkty!
       *[other] Masz najmniej oczek i wygrywasz: { $total } punktów!
    }
   *[other] { $total ->
        [one] { $player } ma najmniej oczek i wygrywa: 1 punkt!
        [few] { $player } ma najmniej oczek i wygrywa: { $total } punkty!
       *[other] { $player } ma najmniej oczek i wygrywa: { $total } punktów!
    }
}
domino-end-shared = { $player_is ->
    [you] Dzielisz się zwycięstwem: nikt nie ma mniej oczek.
   *[other] { $player } dzieli się zwycięstwem: nikt nie ma mniej oczek.
}
domino-end-match = { $player_is ->
    [you] { $total ->
        [one] Wygrywasz mecz, masz 1 punkt!
        [few] Wygrywasz mecz, masz { $total } punkty!
       *[other] Wygrywasz mecz, masz { $total } punktów!
    }
   *[other] { $total ->
        [one] { $player } wygrywa mecz, ma 1 punkt!
        [few] { $player } wygrywa mecz, ma { $total } punkty!
       *[other] { $player } wygrywa mecz, ma { $total } punktów!
    }
}
domino-end-match_shared = { $player_is ->
    [you] Dzielisz się zwycięstwem w meczu, masz { $total } pkt.
   *[other] { $player } dzieli się zwycięstwem w meczu, ma { $total } pkt.
}
domino-reason-out = wszystkie kostki wyłożone
domino-reason-blocked = zablokowany szereg
domino-reason-shared = zablokowany szereg, wspólne zwycięstwo
domino-reason-match = wygrany mecz
domino-reason-match_shared = wspólnie wygrany mecz

# Refusals
domino-refuse-unreadable = „{ $text }” to nie ruch.
    .terminal = Napisz „4-6 z lewej” albo „4-6 z prawej”, by dołożyć kostkę 4-6, „dobieram” albo „pas”.
domino-refuse-no_such_tile = Takiej kostki nie ma: najwyższa w zestawie to { $highest }-{ $highest }.
domino-refuse-not_in_hand = Nie masz kostki { $tile }.
domino-refuse-which_end = { $tile } pasuje z obu stron: z której?
    .terminal = Napisz „{ $tile } z lewej” albo „{ $tile } z prawej”.
    .web = Dotknij wybranego końca szeregu.
domino-refuse-fits_nowhere = { $tile } nigdzie nie pasuje: na końcach są { $left } i { $right }.
domino-refuse-does_not_fit = { $end ->
    [left] { $tile } nie pasuje z lewej: na końcu jest { $pips }.
   *[right] { $tile } nie pasuje z prawej: na końcu jest { $pips }.
}
domino-refuse-stock_empty = Talon jest pusty: dołóż kostkę albo spasuj, jeśli nic nie pasuje.
domino-refuse-drawn_already = Przy tym stole dobiera się jedną kostkę na turę: dołóż kostkę, jeśli któraś pasuje, albo spasuj.
domino-refuse-can_lay = Masz kostkę, która pasuje, więc ją dołóż.
domino-refuse-stock_first = Póki w talonie są kostki, nie można spasować: dobierz.
domino-refuse-draw_first = Nic nie pasuje, więc najpierw dobierz jedną kostkę. Jeśli i ona nie pasuje, możesz spasować.

# The board as text
domino-board-blocked = { domino-story-blocked }
domino-board-gain = { domino-story-gain }
domino-board-stock = { $count ->
    [0] talon pusty
    [one] w talonie 1 kostka
    [few] w talonie { $count } kostki
   *[other] w talonie { $count } kostek
}
domino-board-round = { $round }. partia
domino-board-target = mecz do { $target }
domino-board-tiles = { $count ->
    [one] 1 kostka
    [few] { $count } kostki
   *[other] { $count } kostek
}
domino-board-points = { $count ->
    [one] 1 punkt
    [few] { $count } punkty
   *[other] { $count } punktów
}
domino-board-passed = pas
domino-board-lacks = nie ma { $numbers }
domino-board-nor = { $numbers } ani { $last }
domino-board-more = … jeszcze { $count } …
domino-board-hand = Twoje kostki
domino-board-ask = { $ends ->
    [same] Oba końce: { $left }. Dołóż kostkę.
   *[two] Wolne końce: { $left } i { $right }. Dołóż kostkę.
}
domino-board-ask_or_draw = { $ends ->
    [same] Oba końce: { $left }. Dołóż albo dobierz.
   *[two] Wolne końce: { $left } i { $right }. Dołóż albo dobierz.
}
domino-board-must_draw = Nic nie pasuje: dobierz.
domino-board-must_pass = Nic nie pasuje: możesz tylko spasować.
domino-describe-line = { $count ->
    [one] W szeregu jest jedna kostka: { $tiles }.
    [few] W szeregu są { $count } kostki: { $tiles }.
   *[other] W szeregu jest { $count } kostek: { $tiles }.
}
domino-describe-ends = Końce szeregu: z lewej { $left }, z prawej { $right }.
domino-describe-stock = { $count ->
    [0] Talon jest pusty.
    [one] W talonie jest 1 kostka.
    [few] W talonie są { $count } kostki.
   *[other] W talonie jest { $count } kostek.
}
domino-describe-holds = { $player_is ->
    [you] { $count ->
        [one] Masz 1 kostkę.
        [few] Masz { $count } kostki.
       *[other] Masz { $count } kostek.
    }
   *[other] { $count ->
        [one] { $player } ma 1 kostkę.
        [few] { $player } ma { $count } kostki.
       *[other] { $player } ma { $count } kostek.
    }
}
domino-describe-lacks = { $player } na pewno nie ma { $numbers }.
domino-describe-total = { $player_is ->
    [you] { $count ->
        [one] Masz 1 punkt.
        [few] Masz { $count } punkty.
       *[other] Masz { $count } punktów.
    }
   *[other] { $count ->
        [one] { $player } ma 1 punkt.
        [few] { $player } ma { $count } punkty.
       *[other] { $player } ma { $count } punktów.
    }
}
domino-describe-hand = Twoje kostki: { $tiles }.
domino-describe-fits_left = Z lewej możesz dołożyć { $tiles }.
domino-describe-fits_right = Z prawej możesz dołożyć { $tiles }.
domino-label-draw = Dobierz
domino-label-pass = Pas
domino-label-left = ◄ z lewej, do { $pips }
domino-label-right = z prawej, do { $pips } ►

# The board on the page
domino-web-end = { $end ->
    [left] Lewy koniec szeregu: { $pips }
   *[right] Prawy koniec szeregu: { $pips }
}
domino-web-fits = { $where ->
    [both] pasuje z obu stron
    [left] pasuje z lewej
    [right] pasuje z prawej
   *[none] nie pasuje
}
domino-web-new = właśnie dobrana
domino-web-which_end = Pasuje z obu stron: wybierz jedną.
domino-web-again = Dotknij kostki jeszcze raz, a ją dołożysz.
domino-web-stock = { $count ->
    [0] Talon: pusty
    [one] Talon: 1 kostka
    [few] Talon: { $count } kostki
   *[other] Talon: { $count } kostek
}
domino-web-drew = dobiera { $count }
domino-web-hands = Co komu zostało
domino-web-pips = { $count ->
    [one] 1 oczko
    [few] { $count } oczka
   *[other] { $count } oczek
}
domino-web-recap = Koniec { $round }. partii

# The result
domino-result-pips = Pozostałe oczka
