silent_julka-name = Niema Julka
silent_julka-name-played = Niemą Julkę
silent_julka-tagline = Od jedynki do szóstki i z powrotem, jeden rzut na rundę. Ale ani słowa!

# House rules
silent_julka-option-rounds = Po ilu rundach gra się kończy.
silent_julka-option-to_the_end = Nie ma ostatniej rundy: gra kończy się, gdy ktoś dojdzie tam i z powrotem.
silent_julka-option-no_waiting = Przy szóstce nikt nie czeka: każdy zawraca od razu.
silent_julka-option-auto = Rzuty są automatyczne.

# Story
silent_julka-story-turn = { $wanted ->
    [1] Twój rzut: potrzebujesz jedynki.
    [2] Twój rzut: potrzebujesz dwójki.
    [3] Twój rzut: potrzebujesz trójki.
    [4] Twój rzut: potrzebujesz czwórki.
    [5] Twój rzut: potrzebujesz piątki.
   *[6] Twój rzut: potrzebujesz szóstki.
}
silent_julka-story-miss = { $player_is ->
    [you] { $wanted ->
        [1] Wyrzucasz { $die }, ale potrzebujesz jedynki.
        [2] Wyrzucasz { $die }, ale potrzebujesz dwójki.
        [3] Wyrzucasz { $die }, ale potrzebujesz trójki.
        [4] Wyrzucasz { $die }, ale potrzebujesz czwórki.
        [5] Wyrzucasz { $die }, ale potrzebujesz piątki.
       *[6] Wyrzucasz { $die }, ale potrzebujesz szóstki.
    }
   *[other] { $wanted ->
        [1] { $player } wyrzuca { $die }, a potrzebuje jedynki.
        [2] { $player } wyrzuca { $die }, a potrzebuje dwójki.
        [3] { $player } wyrzuca { $die }, a potrzebuje trójki.
        [4] { $player } wyrzuca { $die }, a potrzebuje czwórki.
        [5] { $player } wyrzuca { $die }, a potrzebuje piątki.
       *[6] { $player } wyrzuca { $die }, a potrzebuje szóstki.
    }
}
silent_julka-story-up = { $player_is ->
    [you] Wyrzucasz { $die }: o stację dalej!
   *[other] { $player } wyrzuca { $die }: o stację dalej!
}
silent_julka-story-top = { $player_is ->
    [you] Wyrzucasz { $die }: jesteś na szczycie!
   *[other] { $player } wyrzuca { $die } i jest na szczycie!
}
silent_julka-story-back = { $player_is ->
    [you] Wyrzucasz { $die }: o stację bliżej domu!
   *[other] { $player } wyrzuca { $die }: o stację bliżej domu!
}
silent_julka-story-home = { $player_is ->
    [you] { $throws ->
        [few] Wyrzucasz { $die }: tam i z powrotem, { $throws } rzuty. Jesteś w domu!
       *[many] Wyrzucasz { $die }: tam i z powrotem, { $throws } rzutów. Jesteś w domu!
    }
   *[other] { $throws ->
        [few] { $player } wyrzuca { $die }: tam i z powrotem, { $throws } rzuty. W domu!
       *[many] { $player } wyrzuca { $die }: tam i z powrotem, { $throws } rzutów. W domu!
    }
}
silent_julka-story-turned = Wszyscy są już przy szóstce. Teraz z powrotem, od szóstki do jedynki!
silent_julka-story-last_round = Ostatnia runda. Ciii!
silent_julka-story-speak = { $player_is ->
    [you] { $stations ->
        [0] Mówisz! Julka marszczy brwi, ale i tak jesteś na początku.
        [one] Mówisz! Tracisz jedną stację i zaczynasz od nowa, od jedynki.
        [few] Mówisz! Tracisz { $stations } stacje i zaczynasz od nowa, od jedynki.
       *[many] Mówisz! Tracisz { $stations } stacji i zaczynasz od nowa, od jedynki.
    }
   *[other] { $stations ->
        [0] { $player } mówi! Na szczęście jeszcze na początku.
        [one] { $player } mówi! Traci jedną stację i zaczyna od nowa, od jedynki.
        [few] { $player } mówi! Traci { $stations } stacje i zaczyna od nowa, od jedynki.
       *[many] { $player } mówi! Traci { $stations } stacji i zaczyna od nowa, od jedynki.
    }
}
silent_julka-story-candidate = – { $player }

# Sounds
silent_julka-signal-laugh = Ha, ha, ha!
silent_julka-signal-sigh = Ojej…
silent_julka-signal-cheer = Hura!

# Endings
silent_julka-reason-home = tam i z powrotem
silent_julka-reason-furthest = najdalej
silent_julka-reason-shared = wspólne zwycięstwo
silent_julka-end-home = { $player_is ->
    [you] { $throws ->
        [few] Wygrywasz: droga tam i z powrotem zajęła ci { $throws } rzuty!
       *[many] Wygrywasz: droga tam i z powrotem zajęła ci { $throws } rzutów!
    }
   *[other] { $throws ->
        [few] Wygrywa { $player }: droga tam i z powrotem to { $throws } rzuty!
       *[many] Wygrywa { $player }: droga tam i z powrotem to { $throws } rzutów!
    }
}
silent_julka-end-furthest = { $player_is ->
    [you] { $stations ->
        [one] Jesteś najdalej i wygrywasz: jedna stacja, w { $throws }. rzucie!
        [few] Jesteś najdalej i wygrywasz: { $stations } stacje, ostatnia w { $throws }. rzucie!
       *[many] Jesteś najdalej i wygrywasz: { $stations } stacji, ostatnia w { $throws }. rzucie!
    }
   *[other] { $stations ->
        [one] { $player } jest najdalej i wygrywa: jedna stacja, w { $throws }. rzucie!
        [few] { $player } jest najdalej i wygrywa: { $stations } stacje, ostatnia w { $throws }. rzucie!
       *[many] { $player } jest najdalej i wygrywa: { $stations } stacji, ostatnia w { $throws }. rzucie!
    }
}
silent_julka-end-shared = { $stations ->
    [0] Nikt nie ma ani jednej stacji: zwycięstwem dzielą się wszyscy.
    [one] Wspólne zwycięstwo, jedna stacja w { $throws }. rzucie:
    [few] Wspólne zwycięstwo, { $stations } stacje, ostatnia w { $throws }. rzucie:
   *[many] Wspólne zwycięstwo, { $stations } stacji, ostatnia w { $throws }. rzucie:
}

# Refusals
silent_julka-refuse-unreadable = „{ $text }” to nie ruch.
    .terminal = Napisz „rzut”.
silent_julka-refuse-speaking = Ciii! W tej grze się nie mówi: jeśli się odezwiesz, stracisz wszystkie stacje. Jeśli się upierasz, powiedz to jeszcze raz.
silent_julka-refuse-at_six = Czekasz przy szóstce i nie rzucasz, dopóki nie dojdą do niej wszyscy.
silent_julka-refuse-home = Masz już za sobą drogę tam i z powrotem, pozostali kończą rundę.

# The board as text
silent_julka-board-round = Runda { $round }
silent_julka-board-round_of = Runda { $round } z { $rounds }
silent_julka-board-hit = trafienie
silent_julka-board-miss = pudło
silent_julka-board-throws = { $count ->
    [one] 1 rzut
    [few] { $count } rzuty
   *[many] { $count } rzutów
}
silent_julka-board-status-running = { "" }
silent_julka-board-status-waiting = czeka
silent_julka-board-status-home = w domu
silent_julka-board-ask = { $wanted ->
    [1] Potrzebujesz jedynki. Ciii!
    [2] Potrzebujesz dwójki. Ciii!
    [3] Potrzebujesz trójki. Ciii!
    [4] Potrzebujesz czwórki. Ciii!
    [5] Potrzebujesz piątki. Ciii!
   *[6] Potrzebujesz szóstki. Ciii!
}
silent_julka-describe-seat = { $player_is ->
    [you] { $status ->
        [waiting] Czekasz przy szóstce; rzutów: { $throws }.
        [home] Jesteś w domu; rzutów: { $throws }.
       *[running] Twoje stacje: { $stations } z 12, rzutów: { $throws }. Potrzebujesz { $wanted }.
    }
   *[other] { $status ->
        [waiting] { $player } czeka przy szóstce; rzutów: { $throws }.
        [home] { $player } jest w domu; rzutów: { $throws }.
       *[running] { $player }, stacje: { $stations } z 12, rzutów: { $throws }. Potrzebuje { $wanted }.
    }
}
silent_julka-label-throw = Rzuć
silent_julka-label-speak = Odezwij się

# The board on the page
silent_julka-web-pad = Kto co wyrzucił
silent_julka-web-sheet = { $round ->
    [1] Wypadło: { $dice }
   *[other] Od rundy { $round }: { $dice }
}

# The result
silent_julka-result-stations = Stacje
silent_julka-result-reached_at = W którym rzucie
