ones_and_fives-name = Jedynki i piątki
ones_and_fives-name-played = Jedynki i piątki
ones_and_fives-tagline = Rzuć sześcioma kostkami, odłóż to, co punktuje, i zapisz wynik, zanim wszystko przepadnie.

# House rules
ones_and_fives-option-target = Ile punktów potrzeba do zwycięstwa.
ones_and_fives-option-last_round = Gdy ktoś osiągnie cel, wszyscy pozostali mają jeszcze jedną turę i wygrywa najwyższy wynik.
ones_and_fives-option-quad_is_two_pairs = Cztery jednakowe i para liczą się jako trzy pary.
ones_and_fives-option-entry = Ile punktów trzeba mieć do pierwszego zapisu; 0 oznacza dowolną liczbę.

# Story
ones_and_fives-story-first = { $player_is ->
    [you] Zaczynasz.
   *[other] Zaczyna { $player }.
}
ones_and_fives-story-throw = { $player_is ->
    [you] { $count ->
        [one] Rzucasz jedną kostką: { $dice }.
       *[other] Wyrzucasz { $dice }.
    }
   *[other] { $count ->
        [one] { $player } rzuca jedną kostką: { $dice }.
       *[other] { $player } wyrzuca { $dice }.
    }
}
ones_and_fives-story-dead = { $points ->
    [0] Nic nie punktuje: koniec tury.
   *[other] { $player_is ->
        [you] Nic nie punktuje: tracisz { $points } punktów z tej tury.
       *[other] Nic nie punktuje: { $player } traci { $points } punktów z tej tury.
    }
}
ones_and_fives-story-keep = { $player_is ->
    [you] Odkładasz { $dice } za { $points }: w tej turze masz { $held }.
   *[other] { $player } odkłada { $dice } za { $points }: w tej turze ma { $held }.
}
ones_and_fives-story-all_six = { $player_is ->
    [you] Punktują wszystkie kostki: możesz znów rzucić wszystkimi.
   *[other] Punktują wszystkie kostki: { $player } może znów rzucić wszystkimi.
}
ones_and_fives-story-complete = { $player_is ->
    [you] Odkładasz bez punktów { $dice } i dorzucasz: { $missing } da { $points } punktów.
   *[other] { $player } odkłada bez punktów { $dice } i dorzuca: { $missing } da { $points } punktów.
}
ones_and_fives-story-completed = { $player_is ->
    [you] Udało się: { $points } punktów! W tej turze masz { $held } i możesz znów rzucić wszystkimi sześcioma.
   *[other] Udało się: { $points } punktów! { $player } ma w tej turze { $held } i może znów rzucić wszystkimi sześcioma.
}
ones_and_fives-story-missed = { $points ->
    [0] Nie udało się: koniec tury.
   *[other] { $player_is ->
        [you] Nie udało się: tracisz { $points } punktów z tej tury.
       *[other] Nie udało się: { $player } traci { $points } punktów z tej tury.
    }
}
ones_and_fives-story-bank = { $player_is ->
    [you] Zapisujesz { $points }: razem masz { $total }.
   *[other] { $player } zapisuje { $points }: razem ma { $total }.
}
ones_and_fives-story-last_round = { $player_is ->
    [you] Osiągasz cel. Wszyscy pozostali mają jeszcze jedną turę, żeby przebić { $goal }.
   *[other] { $player } osiąga cel. Wszyscy pozostali mają jeszcze jedną turę, żeby przebić { $goal }.
}
ones_and_fives-story-turn = Twoja kolej: masz { $total } z { $goal }.

# Endings
ones_and_fives-reason-target = osiągnięty cel
ones_and_fives-reason-last_round = ostatnia runda
ones_and_fives-end-target = { $player_is ->
    [you] Wygrywasz z wynikiem { $total }!
   *[other] { $player } wygrywa z wynikiem { $total }!
}
ones_and_fives-end-last_round = { $player_is ->
    [you] Koniec ostatniej rundy: wygrywasz z wynikiem { $total }!
   *[other] Koniec ostatniej rundy: { $player } wygrywa z wynikiem { $total }!
}

# Refusals
ones_and_fives-refuse-unreadable = „{ $text }” to nie ruch.
    .terminal = Napisz „rzuć”, „odłóż 1 1 5”, „dorzuć” albo „zapisz”.
ones_and_fives-refuse-throw_first = Najpierw rzuć kostkami.
    .terminal = Napisz „rzuć”.
ones_and_fives-refuse-set_aside_first = Odłóż co najmniej jedną kostkę, która punktuje.
    .terminal = Napisz „odłóż” i kostki.
    .web = Dotknij kostek, które chcesz odłożyć.
ones_and_fives-refuse-not_thrown = Na stole leży { $thrown }, więc { $dice } nie odłożysz.
ones_and_fives-refuse-no_score = Te kostki nie punktują: { $dice }. Odkłada się tylko to, co punktuje.
ones_and_fives-refuse-only_three = Z czterech lub pięciu jednakowych punktują tylko trzy. Z tych kostek punktuje { $dice }.
ones_and_fives-refuse-four_and_a_pair = Przy tym stole cztery jednakowe i para to nie trzy pary.
ones_and_fives-refuse-nothing_to_complete = Nie ma czego dorzucać: w rzucie sześcioma kostkami musi być pięć różnych liczb albo pięć jednakowych.
ones_and_fives-refuse-set_aside_already = Kostki są już odłożone: rzucaj dalej albo zapisz punkty.
    .terminal = Napisz „rzuć” albo „zapisz”.
ones_and_fives-refuse-entry = W tej turze masz { $points } punktów, a pierwszy zapis musi mieć co najmniej { $entry }. Rzucaj dalej.
ones_and_fives-refuse-had_last_turn = To ostatnia runda, a swoją ostatnią turę masz już za sobą.

# The board as text
ones_and_fives-board-number = { $points }
ones_and_fives-board-round = Runda { $round }
ones_and_fives-board-target = do { $goal }
ones_and_fives-board-entry = pierwszy zapis od { $entry }
ones_and_fives-board-last_round = z ostatnią rundą
ones_and_fives-board-written = +{ $points }
ones_and_fives-board-dead = { $points ->
    [0] nic: { $dice }
   *[other] nic: { $dice } (−{ $points })
}
ones_and_fives-board-missed = { $points ->
    [0] nietrafione: { $dice }
   *[other] nietrafione: { $dice } (−{ $points })
}
ones_and_fives-board-kept = odłożone: { $dice }
ones_and_fives-board-carried = wcześniej: { $points }
ones_and_fives-board-at_risk = Stawka: { $points }
ones_and_fives-board-to_beat = { $player_is ->
    [you] Ostatnia runda: prowadzisz z wynikiem { $points }.
   *[other] Ostatnia runda: prowadzi { $player }, do przebicia jest { $points }.
}
ones_and_fives-board-complete = Albo ryzykuj: { $missing } (1 na 6) da { $points }, inaczej koniec tury.
ones_and_fives-board-your_throw = Rzuć sześcioma kostkami. Pusty rzut: { $percent }%.
ones_and_fives-board-ask = { $count ->
    [one] Rzucać jedną kostką czy zapisać? Pusty rzut: { $percent }%.
   *[other] Rzucać { $count } kostkami czy zapisać? Pusty rzut: { $percent }%.
}
ones_and_fives-board-must_throw = { $count ->
    [one] Rzuć jedną kostką: pierwszy zapis musi mieć co najmniej { $entry }. Pusty rzut: { $percent }%.
   *[other] Rzuć { $count } kostkami: pierwszy zapis musi mieć co najmniej { $entry }. Pusty rzut: { $percent }%.
}
ones_and_fives-describe-seat = { $player_is ->
    [you] Masz { $total }.
   *[other] { $player } ma { $total }.
}
ones_and_fives-describe-dice = Na stole leży: { $dice }.
ones_and_fives-label-roll = { $count ->
    [one] Rzuć 1 kostką
   *[other] Rzuć { $count } kostkami
}
ones_and_fives-label-bank = Zapisz { $points }
ones_and_fives-label-complete = Postaw wszystko na { $missing }

# The board on the page
ones_and_fives-web-dead = { $points ->
    [0] { $player_is ->
        [you] Nic nie punktuje: przekazujesz kostki.
       *[other] Nic nie punktuje: { $player } przekazuje kostki.
    }
   *[other] { ones_and_fives-story-dead }
}
ones_and_fives-web-missed = { $points ->
    [0] { $player_is ->
        [you] Nie udało się: przekazujesz kostki.
       *[other] Nie udało się: { $player } przekazuje kostki.
    }
   *[other] { ones_and_fives-story-missed }
}
ones_and_fives-web-decide = Rzucać dalej czy zapisać?
ones_and_fives-web-choose = Wybierz kostki, które punktują.
ones_and_fives-web-no_score = { $count ->
    [one] Ta kostka sama nie punktuje.
   *[other] Te kostki razem nie punktują.
}
ones_and_fives-web-worth = { $count ->
    [one] Ta kostka daje { $points }.
   *[other] Te kostki dają { $points }.
}
ones_and_fives-web-risk = Stawka: { $points } · pusty rzut: { $percent }%
ones_and_fives-web-complete = jedna szansa na sześć: { $points } albo nic
ones_and_fives-web-keep = Odłóż
ones_and_fives-web-scoring = Co punktuje
