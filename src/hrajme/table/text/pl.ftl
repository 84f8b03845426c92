# What a table refuses
table-error-no_first_steps = Dla tej gry nie ma tu pierwszych kroków.
table-error-not_host = To może zrobić tylko gospodarz stołu.
table-error-only_room = To może zrobić tylko sama sala gier.
table-error-only_persons = To mogą zrobić tylko ludzie.
table-error-not_seated = Najpierw usiądź przy stole.
table-error-not_your_seat = Miejsce { $seat } nie jest twoje.
table-error-covered = Najpierw wskażcie, kto trzyma urządzenie.
table-error-learning = Ktoś dopiero uczy się tu gry. Jeśli chcesz zagrać, otwórz własny stół.
table-error-no_such_seat = { $seats ->
    [one] Nie ma miejsca { $seat }: przy stole jest tylko jedno.
    [few] Nie ma miejsca { $seat }: przy stole są tylko { $seats }.
   *[other] Nie ma miejsca { $seat }: przy stole jest ich { $seats }.
}
table-error-seat_taken = Miejsce { $seat } jest zajęte. Wybierz inne.
table-error-seat_kept = Dopóki trwa gra, każdy zachowuje swoje miejsce. Zamiast tego może za ciebie zagrać bot.
table-error-nobody_there = Nikogo takiego nie ma przy stole.
table-error-yourself = Nie możesz wyprosić siebie. Wstań albo po prostu wyjdź.
table-error-opener = Nie można wyprosić osoby, która otworzyła ten stół.
table-error-shown_out = Gospodarz woli grać przy tym stole bez ciebie, więc tu nie wrócisz. Są jednak inne stoły – albo otwórz własny.
table-error-seat_empty = Na miejscu { $seat } nikt nie siedzi.
table-error-seats_empty = { $empty ->
    [one] Jedno miejsce jest jeszcze wolne. Zaproś kogoś albo posadź tam bota.
    [few] { $empty } miejsca są jeszcze wolne. Zaproś kogoś albo posadź tam boty.
   *[other] { $empty } miejsc jest jeszcze wolnych. Zaproś kogoś albo posadź tam boty.
}
table-error-already_seated = Już siedzisz na miejscu { $seat }.
table-error-other_seat = Wiesz już, co ma na ręce miejsce { $seat }, więc w tej grze możesz wrócić tylko tam.
table-error-no_name = Najpierw podaj swoje imię.
table-error-name_kept = Dopóki trwa gra, imiona się nie zmieniają.
table-error-already_started = Gra już się zaczęła, teraz nie można tego zmienić.
table-error-not_running = Teraz nikt nie gra.
table-error-not_due = To nie kolej losu ani tego bota.
table-error-stale = W międzyczasie coś się stało. Spójrz na stół jeszcze raz.
table-error-no_such_revision = Stół nie zaszedł jeszcze tak daleko, ostatnie zdarzenie ma numer { $revision }.
table-error-bad_key = Klucz polecenia ma od 1 do { $most } znaków.
table-error-no_such_format = Tej gry nie da się wczytać ani zapisać jako { $format }, tylko jako { $known }.
table-error-nothing_said = Najpierw coś napisz.
table-error-too_long = To za długie, zmieści się najwyżej { $most } znaków.
table-error-unknown_signal = Ta gra nie ma takiego sygnału.
table-error-unknown_offer = Nie znam takiej propozycji. Dostępne: { $known }.
table-error-no_offer = Ta propozycja jest już nieaktualna.
table-error-already_offered = Twoją zgodę już mamy, teraz kolej na pozostałych.
table-error-other_offer = Ktoś już o to prosi. Najpierw odpowiedz na tę prośbę.
table-error-already_declined = Odpowiedź brzmiała: nie. Możesz zapytać znowu po następnym ruchu.
table-error-not_over = O rewanż możesz poprosić, gdy gra się skończy.
table-error-nothing_to_undo = Nie masz ruchu, który można cofnąć.
table-error-nobody_to_ask = Ktoś, kto musiałby się zgodzić, odszedł już od stołu.
table-error-needs_consent = Ten ruch możesz cofnąć tylko za zgodą pozostałych. Zapytaj ich.
table-error-no_clock = Nie ma tu zegara, który można by zatrzymać albo uruchomić.
table-error-standstill = Zegary stoją. Zanim wykonasz ruch, trzeba je znów uruchomić.

# What happens at a table
table-story-sat = { $name } siada na miejscu { $seat }.
table-story-back = { $name } wraca do gry.
table-story-stood = { $name } wstaje od stołu.
table-story-bot_seated = Na miejscu { $seat } siada bot { $name }.
table-story-seat_cleared = Miejsce { $seat } jest wolne.
table-story-removed = Gospodarz wyprasza od stołu: { $name }.
table-story-removed_watcher = Gospodarz wyprasza kogoś z widzów.
table-story-handed_over = { $name } oddaje grę botowi.
table-story-host_passed = Gospodarzem stołu jest teraz { $name }.
table-story-public = Stół jest teraz otwarty dla wszystkich, każdy może go znaleźć.
table-story-private = Stół nie jest już otwarty dla wszystkich, wejdą tylko osoby z linkiem lub kodem.
table-guide-strayed = Tak też można, ale nasze pierwsze kroki prowadzą inaczej. Cofnij ruch albo graj dalej po swojemu.
table-story-started = Gra się zaczyna.
table-story-rematched = Zaczyna się nowa gra.
table-story-taken_back = { $name } cofa ruch.
table-story-offered-rematch = { $name } chce zagrać jeszcze raz.
table-story-offered-takeback = { $name } prosi o cofnięcie ruchu.
table-story-offered-draw = { $name } proponuje remis.
table-story-offered-resign = { $size ->
    [1] { $name } chce się poddać.
    [2] { $name } chce się poddać z podwójną przegraną.
   *[3] { $name } chce się poddać z potrójną przegraną.
}
table-story-offered-abandon = { $name } proponuje przerwać tę grę.
table-story-offered-pause = { $name } proponuje zatrzymać zegary.
table-story-offered-resume = { $name } chce grać dalej.
table-story-accepted = { $name } się zgadza.
table-story-declined = { $name } się nie zgadza.
table-story-bot_declined = { $player } woli grać dalej.
table-story-withdrawn = { $name } wycofuje swoją prośbę.
table-story-ended-resigned = { $player_is ->
    [you] Poddajesz się.
   *[other] { $player } się poddaje.
}
table-story-paused = Zegary stoją.
table-story-resumed = Zegary znów chodzą.
table-story-clock_off = Gra bez limitu czasu.
table-story-clock_set = Czas dla każdego: { $control }.
table-story-ended-agreed = Remis za zgodą graczy.
table-story-ended-flagged = { $player_is ->
    [you] Twój czas minął.
   *[other] { $player }: czas minął.
}
table-story-ended-abandoned = Gra przerwana, nikt nie wygrywa.
