even_wins-name = Parzyste wygrywają
even_wins-name-played = grę Parzyste wygrywają
even_wins-tagline = Trzy kostki, trzy rzuty: najpierw liczą się dwójki, potem czwórki, potem szóstki.

# House rules
even_wins-option-tie_round = Przy remisie na czele gra się kolejne rundy, aż ktoś wyjdzie na prowadzenie.
even_wins-option-auto = Rzuty są automatyczne.

# Story
even_wins-story-turn = { $player_is ->
    [you] Twoja kolej: najpierw liczą się tylko dwójki.
   *[other] Kostki bierze { $player }.
}
even_wins-story-throw = { $player_is ->
    [you] { $count ->
        [one] { $face ->
            [2] Wyrzucasz { $dice }: jedna dwójka, +{ $points }.
            [4] Wyrzucasz { $dice }: jedna czwórka, +{ $points }.
           *[6] Wyrzucasz { $dice }: jedna szóstka, +{ $points }.
        }
       *[other] { $face ->
            [2] Wyrzucasz { $dice }: dwie dwójki, +{ $points }.
            [4] Wyrzucasz { $dice }: dwie czwórki, +{ $points }.
           *[6] Wyrzucasz { $dice }: dwie szóstki, +{ $points }.
        }
    }
   *[other] { $count ->
        [one] { $face ->
            [2] { $player } wyrzuca { $dice }: jedna dwójka, +{ $points }.
            [4] { $player } wyrzuca { $dice }: jedna czwórka, +{ $points }.
           *[6] { $player } wyrzuca { $dice }: jedna szóstka, +{ $points }.
        }
       *[other] { $face ->
            [2] { $player } wyrzuca { $dice }: dwie dwójki, +{ $points }.
            [4] { $player } wyrzuca { $dice }: dwie czwórki, +{ $points }.
           *[6] { $player } wyrzuca { $dice }: dwie szóstki, +{ $points }.
        }
    }
}
even_wins-story-nothing = { $player_is ->
    [you] { $face ->
        [2] Wyrzucasz { $dice }: ani jednej dwójki.
        [4] Wyrzucasz { $dice }: ani jednej czwórki.
       *[6] Wyrzucasz { $dice }: ani jednej szóstki.
    }
   *[other] { $face ->
        [2] { $player } wyrzuca { $dice }: ani jednej dwójki.
        [4] { $player } wyrzuca { $dice }: ani jednej czwórki.
       *[6] { $player } wyrzuca { $dice }: ani jednej szóstki.
    }
}
even_wins-story-three = { $player_is ->
    [you] { $face ->
        [2] { $dice }: masz trzy dwójki! +{ $points }.
        [4] { $dice }: masz trzy czwórki! +{ $points }!
       *[6] { $dice }: masz trzy szóstki! +{ $points }!!!
    }
   *[other] { $face ->
        [2] { $dice }: { $player } ma trzy dwójki! +{ $points }.
        [4] { $dice }: { $player } ma trzy czwórki! +{ $points }!
       *[6] { $dice }: { $player } ma trzy szóstki! +{ $points }!!!
    }
}
even_wins-story-score = { $points ->
    [0] { $player }: w tej turze nic, razem { $total }.
   *[other] { $player }: w tej turze { $points }, razem { $total }.
}
even_wins-story-round = Runda { $round }.
even_wins-story-leads = { $player_is ->
    [you] { $total ->
        [few] Prowadzisz, masz { $total } punkty.
       *[many] Prowadzisz, masz { $total } punktów.
    }
   *[other] { $total ->
        [few] Prowadzi { $player }, ma { $total } punkty.
       *[many] Prowadzi { $player }, ma { $total } punktów.
    }
}
even_wins-story-tie = Remis, po { $total } pkt: jeszcze jedna runda, grają tylko:
even_wins-story-candidate = – { $player }

# Endings
even_wins-reason-most = najwięcej punktów
even_wins-reason-shared = wspólne zwycięstwo
even_wins-reason-tie_round = dogrywka
even_wins-end-most = { $player_is ->
    [you] Wygrywasz, masz { $total } pkt!
   *[other] { $player } wygrywa, ma { $total } pkt!
}
even_wins-end-shared = Wspólne zwycięstwo, po { $total } pkt:
even_wins-end-tie_round = { $player_is ->
    [you] Dogrywka jest twoja: wygrywasz, masz { $total } pkt!
   *[other] Dogrywkę wygrywa { $player }, ma { $total } pkt!
}

# Refusals
even_wins-refuse-unreadable = „{ $text }” to nie ruch.
    .terminal = Napisz „rzut”.
even_wins-refuse-had_turn = W tej rundzie masz już rzuty za sobą, teraz rzucają pozostali.
even_wins-refuse-not_tied = Dalej grają tylko ci, którzy remisują na czele.

# The board as text
even_wins-board-round = Runda { $round } z { $rounds }
even_wins-board-tie_round = Dogrywka nr { $number }
even_wins-board-thrower = ostatni rzut: { $name }
even_wins-board-total = razem
even_wins-board-face = { $face ->
    [2] dwójki
    [4] czwórki
   *[6] szóstki
}
even_wins-board-ask = { $face ->
    [2] Rzut { $number } z 3: liczą się tylko dwójki.
    [4] Rzut { $number } z 3: liczą się tylko czwórki.
   *[6] Rzut { $number } z 3: liczą się tylko szóstki.
}
even_wins-describe-seat = { $player_is ->
    [you] { $total ->
        [few] Masz { $total } punkty.
       *[many] Masz { $total } punktów.
    }
   *[other] { $total ->
        [few] { $player } ma { $total } punkty.
       *[many] { $player } ma { $total } punktów.
    }
}
even_wins-describe-turn = { $player_is ->
    [you] Rzucasz ty.
   *[other] Rzuca { $player }.
}
even_wins-label-throw = Rzuć

# The board on the page
even_wins-web-scores = Punkty w rundach
even_wins-web-player = gracz
