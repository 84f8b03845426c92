the_game-name = The Game
the_game-name-played = The Game
the_game-tagline = Wszyscy razem przeciw kartom: cztery stosy, 98 kart i ani słowa o liczbach.

# House rules
the_game-option-expert = W każdej turze zagraj co najmniej trzy karty zamiast dwóch.
the_game-option-smaller_hands = Każdy ma na ręce o jedną kartę mniej.
the_game-option-on_fire = 22, 33, 44, 55, 66 i 77 płoną: następna osoba musi je zakryć.
the_game-option-talk = Ile wolno sobie powiedzieć.
the_game-option-talk-free = wolno rozmawiać, byle nie o liczbach
the_game-option-talk-signals = tylko gotowe sygnały
the_game-option-talk-silent = zupełna cisza
the_game-option-starter = Jak ustalacie, kto zaczyna.
the_game-option-starter-agree = gracze się umawiają
the_game-option-starter-random = decyduje los
the_game-option-starter-host = decyduje osoba na pierwszym miejscu
the_game-option-review_piles = Każdy może przeglądać stosy.

# Story
the_game-story-hand = Twoje karty: { $cards }.
the_game-story-draw = Dobierasz { $card }.
the_game-story-lay = { $player_is ->
    [you] Kładziesz { $card } na stos { $pile } (było { $top }).
   *[other] { $player } kładzie { $card } na stos { $pile } (było { $top }).
}
the_game-story-trick = { $player_is ->
    [you] Cofnięcie! Cofasz stos { $pile } z { $top } na { $card }.
   *[other] Cofnięcie! { $player } cofa stos { $pile } z { $top } na { $card }.
}
the_game-story-fire = { $player_is ->
    [you] Kładziesz kartę ognia { $card } na stos { $pile } (było { $top }). Trzeba ją zakryć!
   *[other] { $player } kładzie kartę ognia { $card } na stos { $pile } (było { $top }). Trzeba ją zakryć!
}
the_game-story-refill = { $count ->
    [one] { $player } dobiera jedną kartę.
    [few] { $player } dobiera { $count } karty.
   *[other] { $player } dobiera { $count } kart.
}
the_game-story-pile_empty = Talia się skończyła: odtąd wystarczy jedna karta na turę.
the_game-story-turn = { $player_is ->
    [you] { $minimum ->
        [one] Twoja kolej: zagraj co najmniej jedną kartę.
        [few] Twoja kolej: zagraj co najmniej { $minimum } karty.
       *[other] Twoja kolej: zagraj co najmniej { $minimum } kart.
    }
   *[other] { $minimum ->
        [one] Teraz gra { $player }: co najmniej jedna karta.
        [few] Teraz gra { $player }: co najmniej { $minimum } karty.
       *[other] Teraz gra { $player }: co najmniej { $minimum } kart.
    }
}
the_game-story-volunteer = { $player_is ->
    [you] Chcesz zacząć.
   *[other] { $player } chce zacząć.
}
the_game-story-offer = { $player_is ->
    [you] Proponujesz, że zaczniesz.
   *[other] { $player } proponuje, że zacznie.
}
the_game-story-nominate = { $player_is ->
    [you] Proponujesz: niech zacznie { $target }.
   *[other] { $target_is ->
        [you] { $player } proponuje, żeby zacząć od ciebie.
       *[other] { $player } proponuje: niech zacznie { $target }.
    }
}
the_game-story-agree = { $player_is ->
    [you] Zgadzasz się.
   *[other] { $player } się zgadza.
}

# Endings
the_game-end-beaten = Gra pokonana: wszystkie dziewięćdziesiąt osiem kart leży na stosach!
the_game-end-excellent = { $left ->
    [one] Koniec. Została tylko jedna karta: znakomicie!
    [few] Koniec. Zostały tylko { $left } karty: znakomicie!
   *[other] Koniec. Zostało tylko { $left } kart: znakomicie!
}
the_game-end-stuck = { $player_is ->
    [you] { $left ->
        [few] Nie masz już ruchu. Zostały { $left } karty.
       *[other] Nie masz już ruchu. Zostało { $left } kart.
    }
   *[other] { $left ->
        [few] { $player } nie ma już ruchu. Zostały { $left } karty.
       *[other] { $player } nie ma już ruchu. Zostało { $left } kart.
    }
}
the_game-end-burnt = { $left ->
    [one] Karta ognia pozostała odkryta: stół płonie. Została jedna karta.
    [few] Karta ognia pozostała odkryta: stół płonie. Zostały { $left } karty.
   *[other] Karta ognia pozostała odkryta: stół płonie. Zostało { $left } kart.
}

the_game-reason-beaten = gra pokonana
the_game-reason-excellent = znakomity wynik
the_game-reason-stuck = żadna karta nie pasuje
the_game-reason-burnt = stół spłonął

# Refusals
the_game-refuse-unreadable = „{ $text }” to nie ruch.
    .terminal = Napisz „37 > 2”, a karta 37 trafi na stos 2, albo „koniec”.
the_game-refuse-no_such_card = Karty są od 2 do 99, a stosy od 1 do 4.
the_game-refuse-start_open = Najpierw ustalcie, kto zaczyna.
the_game-refuse-start_settled = Już ustalone, kto zaczyna.
the_game-refuse-no_candidate = Nikogo jeszcze nie zaproponowano, nie ma na co się zgodzić.
the_game-refuse-other_candidate = W międzyczasie zaproponowano kogoś innego. Zobacz kogo i zdecyduj jeszcze raz.
the_game-refuse-no_such_seat = { $seats ->
    [one] Przy stole jest tylko jedno miejsce.
    [few] Przy stole są tylko { $seats } miejsca.
   *[other] Przy stole jest tylko { $seats } miejsc.
}
the_game-refuse-nominated_already = Twoja propozycja już padła, teraz możesz się tylko zgodzić.
the_game-refuse-not_another = Zaproponuj kogoś innego albo się zgódź.
the_game-refuse-host_decides = Kto zaczyna, ustala tu osoba na pierwszym miejscu.
the_game-refuse-name_somebody = To ty ustalasz, kto zaczyna: wskaż kogoś.
the_game-refuse-others_decide = Twoją zgodę już mamy. Czekamy jeszcze na pozostałych.
the_game-refuse-no_cards = Nie masz już kart, pozostali grają dalej.
the_game-refuse-more_eager = Ktoś inny zgłasza się co najmniej tak samo chętnie: zgłoś się chętniej, zaproponuj kogoś innego albo się zgódź.
the_game-refuse-only_agree = Zaproponowano właśnie ciebie: zgódź się albo zaproponuj kogoś innego.
the_game-refuse-minimum = { $missing ->
    [one] Zanim skończysz turę, zagraj jeszcze jedną kartę.
    [few] Zanim skończysz turę, zagraj jeszcze { $missing } karty.
   *[other] Zanim skończysz turę, zagraj jeszcze { $missing } kart.
}
the_game-refuse-not_in_hand = Nie masz na ręce karty { $card }.
the_game-refuse-not_higher = { $back ->
    [0] { $card } nie pasuje na stos { $pile }: stos rośnie, potrzeba więcej niż { $top }.
   *[other] { $card } nie pasuje na stos { $pile }: stos rośnie, potrzeba więcej niż { $top } albo dokładnie { $back }.
}
the_game-refuse-not_lower = { $back ->
    [0] { $card } nie pasuje na stos { $pile }: stos maleje, potrzeba mniej niż { $top }.
   *[other] { $card } nie pasuje na stos { $pile }: stos maleje, potrzeba mniej niż { $top } albo dokładnie { $back }.
}
the_game-refuse-number = Bez liczb, proszę: „{ $number }” zdradza za dużo.
the_game-refuse-signals_only = Przy tym stole wolno używać tylko gotowych sygnałów.
the_game-refuse-silent = Przy tym stole nikt nic nie mówi.

# Signals
the_game-signal-keep_off = Na stos { $pile } nic nie kładź, proszę.
the_game-signal-small_steps = Na stosie { $pile } tylko mały krok, proszę.
the_game-signal-mine_fits = Na stos { $pile } mam coś dobrego.
the_game-signal-no_wish = Stos { $pile }: rób, jak chcesz.
the_game-signal-help = Stos { $pile } mnie martwi.

# The board as text
the_game-board-draw_pile = Talia
the_game-board-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}
the_game-board-room = wolne: { $count }
the_game-board-burning = płonie!
the_game-board-hand = Twoje karty
the_game-board-who_starts = Kto zaczyna?
the_game-board-candidate = { $player_is ->
    [you] Zaczynasz ty?
   *[other] Zaczyna { $player }?
}
the_game-board-to_place = { $count ->
    [0] Graj dalej albo zakończ turę.
    [one] Zagraj jeszcze co najmniej 1 kartę.
    [few] Zagraj jeszcze co najmniej { $count } karty.
   *[other] Zagraj jeszcze co najmniej { $count } kart.
}
the_game-describe-pile_up = { $count ->
    [0] Stos { $pile } rośnie, na wierzchu { $top }, wyżej już nic.
    [one] Stos { $pile } rośnie, na wierzchu { $top }, wyżej już tylko jedna liczba.
    [few] Stos { $pile } rośnie, na wierzchu { $top }, wyżej są jeszcze { $count } liczby.
   *[other] Stos { $pile } rośnie, na wierzchu { $top }, wyżej jest jeszcze { $count } liczb.
}
the_game-describe-pile_down = { $count ->
    [0] Stos { $pile } maleje, na wierzchu { $top }, niżej już nic.
    [one] Stos { $pile } maleje, na wierzchu { $top }, niżej już tylko jedna liczba.
    [few] Stos { $pile } maleje, na wierzchu { $top }, niżej są jeszcze { $count } liczby.
   *[other] Stos { $pile } maleje, na wierzchu { $top }, niżej jest jeszcze { $count } liczb.
}
the_game-describe-burning = Płonie: trzeba go zakryć w tej turze.
the_game-describe-draw_pile = { $count ->
    [0] Talia jest pusta.
    [one] W talii jest jedna karta.
    [few] W talii są { $count } karty.
   *[other] W talii jest { $count } kart.
}
the_game-describe-holds = { $count ->
    [0] { $player } nie ma już kart.
    [one] { $player } ma jedną kartę.
    [few] { $player } ma { $count } karty.
   *[other] { $player } ma { $count } kart.
}
the_game-describe-hand = Twoje karty: { $cards }.
the_game-describe-trick = Cofnięcie: { $card } cofa stos { $pile }.
the_game-describe-left = { $player_is ->
    [you] Zostało ci: { $cards }.
   *[other] { $player } ma jeszcze: { $cards }.
}
the_game-label-end = Koniec tury
the_game-label-agree = Zgoda
the_game-label-start = { $player_is ->
    [you] Ja zaczynam
   *[other] Niech zacznie { $player }
}
the_game-describe-fire = Karty ognia na ręce: { $cards }.

# The board on the page
the_game-web-up = rośnie
the_game-web-down = maleje
the_game-web-piles = Cztery stosy
the_game-web-beneath = Pod spodem: { $cards }.
the_game-web-fits = { $card } tu pasuje, skok o { $jump }.
the_game-web-fits_not = { $card } tu nie pasuje.
the_game-web-card_fits = pasuje na stosy: { $piles }
the_game-web-fire = karta ognia
the_game-web-speak = Powiedz coś o stosie { $pile }
the_game-web-missing = { $count ->
    [one] najpierw jeszcze jedna karta
    [few] najpierw jeszcze { $count } karty
   *[other] najpierw jeszcze { $count } kart
}
the_game-web-waits = { $player_is ->
    [you] Twoja kolej.
   *[other] Teraz gra { $player }.
}
the_game-web-candidate = zaczyna?
the_game-web-agrees = zgoda
the_game-web-others_agree = Zgadzasz się. Teraz kolej na pozostałych.
the_game-web-result = { $left ->
    [0] Nie została ani jedna karta: gra pokonana!
    [one] Została jedna karta.
    [few] Zostały { $left } karty.
   *[other] Zostało { $left } kart.
}
the_game-web-placed = { $count ->
    [one] zagrana { $count } karta z 98
    [few] zagrane { $count } karty z 98
   *[other] zagranych { $count } kart z 98
}
the_game-web-to_go = { $count ->
    [one] karta do końca
    [few] karty do końca
   *[other] kart do końca
}
