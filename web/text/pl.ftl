# The page
web-name = hrajme
web-home = hrajme – strona główna
web-loading = Chwileczkę…
web-try_again = Spróbuj ponownie
web-save = Zapisz
web-copy = Kopiuj
web-copied = Skopiowano
web-share = Udostępnij
web-error-unreachable = Nie ma połączenia z salą gier. Sprawdź sieć i spróbuj ponownie.
web-error-wait = Gdy tylko się uda, strona otworzy się sama.
web-error-broken = Sala gier zwróciła błąd ({ $status }). Spróbuj za chwilę.

# Home
web-welcome = Siadaj, gramy.
web-welcome-more = Gry stołowe ze znajomymi i z botami. Bez konta i bez reklam: otwórz stół i wyślij link.
web-games = Gry
web-players = { $span ->
    [one] { $most ->
        [one] { $most } gracz
        [few] { $most } gracze
       *[other] { $most } graczy
    }
   *[many] { $least }–{ $most } graczy
}
web-minutes = { $minutes } min
web-age = od { $age } lat
web-find = Znajdź grę
web-find-players = Gracze
web-find-players-long = Ile osób zagra
web-find-crowd = { $count } i więcej
web-find-minutes = Czas
web-find-minutes-long = Jak długo trwa gra
web-find-up_to = do { $minutes } min
web-find-decided = Losowość
web-find-decided-long = Co decyduje o wygranej
web-find-found = { $count ->
    [0] Żadna gra nie pasuje. Zaznacz mniej filtrów.
    [one] Pasuje { $count } gra.
    [few] Pasują { $count } gry.
   *[other] Pasuje { $count } gier.
}
web-find-all = Pokaż wszystkie gry
web-decided = { $by ->
    [skill] spryt
    [luck] los
   *[both] spryt i los
}
web-play_alone = Graj z botami
web-play_alone-game = Graj z botami: { $game }
web-play_friends = Ze znajomymi
web-play_friends-game = Ze znajomymi: { $game }
web-rules = Zasady
web-rules-game = Zasady: { $game }
web-rules-title = Zasady gry
web-join-code = Masz kod stołu?
web-join-placeholder = kod lub link
web-join = Dołącz
web-join-bad = To nie jest kod stołu. Wpisz jego sześć liter albo wklej link.
web-join-none = Żaden stół z tym kodem nie czeka na graczy. Sprawdź litery: kod działa tylko do rozpoczęcia gry.
web-recent = Graj dalej
web-recent-seats = zajęte miejsca: { $taken } z { $seats }
web-recent-turn = Teraz gra: { $names }
web-recent-with = Przy stole: { $names }
web-public = Otwarte stoły
web-public-none = Teraz nikt nie czeka na graczy.
web-public-line = { $host } · zajęte miejsca: { $taken } z { $seats }
web-public-join = Dosiądź się
web-public-watch = Oglądaj
web-public-more = Pokaż więcej
web-public-open = Otwórz stół dla wszystkich
web-public-open-button = Otwórz
web-footer = hrajme { $version } · wolne oprogramowanie, GPL 3 lub nowsza

# You
web-settings = Ustawienia
web-name-ask = Jak mają się do ciebie zwracać pozostali?
web-name-unknown = Gracz

# Nothing here
web-lost = { $what ->
    [table] Nie ma takiego stołu
    [game] Nie mamy takiej gry
   *[page] Tu nic nie ma
}
web-lost-help = { $what ->
    [table] Może w kodzie jest literówka. Sprawdź go albo otwórz własny stół.
    [game] Zajrzyj na półkę, może coś wybierzesz.
   *[page] Ten adres donikąd nie prowadzi. Gry są na stronie głównej.
}
web-lost-home = Do gier

# The line to the room
web-line-connecting = Podchodzimy do stołu…
web-line-state = { $line ->
    [closed] Brak połączenia
   *[waiting] Ponowne łączenie…
}

# Inviting
web-invite = Zaproś znajomych
web-invite-how = Podyktuj im kod, wyślij link albo daj do zeskanowania kod QR.
web-invite-code = Kod stołu: { $code }
web-invite-link = Link do stołu
web-invite-qr = Link jako kod QR
web-invite-show_qr = Kod QR
web-invite-text = Chodź zagrać w { $game }!
web-invite-public = Otwarty dla wszystkich: każdy może go znaleźć

# Seats
web-seats-title = Przy stole
web-seats = { $count ->
    [one] { $count } miejsce
    [few] { $count } miejsca
   *[other] { $count } miejsc
}
web-seats-count = Liczba miejsc
web-seats-fewer = Usuń miejsce
web-seats-more = Dodaj miejsce
web-seat-number = Miejsce { $seat }
web-seat-free = wolne
web-seat-you = ty
web-seat-host = gospodarz
web-seat-away = offline
web-seat-stand_in = gra bot
web-seat-sit = Usiądź
web-seat-sit-number = Usiądź na miejscu { $seat }
web-seat-move = Przesiądź się
web-seat-move-number = Przesiądź się na miejsce { $seat }
web-seat-sit_down = Usiądź
web-seat-sit_down-as = Usiądź jako { $name }
web-seat-bot = Bot
web-seat-bot-number = Posadź bota na miejscu { $seat }
web-seat-level = Jak dobrze gra { $name }
web-seat-clear = Zwolnij miejsce: { $name }
web-seat-pass_host = Przekaż stół: gospodarzem będzie { $name }
web-seat-hand_over = Niech bot gra za mnie
web-seat-hand_over-other = { $name }: niech gra bot
web-seat-take_back = Przejmij grę od bota
web-seat-watching = Wszystkie miejsca są zajęte. Oglądasz grę.
web-free_seat = Oglądasz grę. Jedno miejsce jest wolne.
web-stand_in = Gra za ciebie bot.
web-away = { $left ->
    [never] { $name } jest offline
    [0] { $name } jest offline: gra bot
   *[other] { $name } jest offline: za { $left } s zagra bot
}
web-away-bot = Niech gra bot
web-away-rule = Gdy kogoś nie ma, gra za niego bot
web-away-time = { $seconds ->
    [0] nigdy
    [60] po minucie
    [300] po 5 min
   *[other] po { $seconds } s
}
web-watchers = { $count ->
    [one] Ogląda jedna osoba
    [few] Oglądają { $count } osoby
   *[other] Ogląda { $count } osób
}
web-level = { $level ->
    [random] losowy
    [easy] łatwy
    [normal] średni
    [hard] trudny
    [expert] mistrzowski
   *[other] { $level }
}
web-came = Do stołu podchodzi { $name }.

# Several people on one device
web-company = Gramy na jednym urządzeniu
web-company-how = Dodaj osoby, które siedzą obok: będziecie przekazywać sobie urządzenie i nikt nie podejrzy, co mają inni.
web-company-name = Imię kolejnego gracza
web-company-add = Dodaj
web-company-here = na tym urządzeniu
web-company-next = Teraz gra { $name }
web-company-pass = Przekaż urządzenie dalej. Do tego czasu wszystko zostaje zakryte.
web-company-me = To ja, { $name }
web-company-again = { $name } chce jeszcze zerknąć
web-company-turning = Obracaj planszę w stronę tego, kto gra
web-company-hand_on = Przekaż dalej

# House rules
web-house_rules = Zasady domowe
web-switch = { $value ->
    [on] tak
   *[off] nie
}

# The start
web-start = Zacznij grę
web-start-with = { $count ->
    [one] Zacznij grę: { $count } gracz
    [few] Zacznij grę: { $count } gracze
   *[other] Zacznij grę: { $count } graczy
}
web-start-wait = Czekamy, aż gospodarz zacznie grę.
web-start-bots = Wolne miejsca zajmą boty
web-start-missing = { $count ->
    [one] Brakuje jeszcze jednego gracza: zaproś kogoś albo posadź bota.
   *[other] Brakuje jeszcze { $count } graczy: zaproś znajomych albo posadź boty.
}

# Whose turn
web-turn = Czyja kolej
web-turn-you = Twoja kolej
web-turn-named = { $name }, twoja kolej
web-turn-all = Wasza kolej
web-turn-other = { $name } myśli…
web-turn-others = Czekamy na { $count } graczy…
web-turn-empty = Miejsce { $seat } jest wolne
web-turn-chance = Chwileczkę…
web-turn-over = Koniec gry
web-skip = Pomiń
web-undo = Cofnij
web-undo-ask = Poproś o cofnięcie

# Offers
web-offer-yes = Zgoda
web-offer-no = Nie
web-offer-declined = Odpowiedź brzmi: nie.
web-offer-waits = { $kind ->
    [draw] Proponujesz remis.
    [resign] Chcesz się poddać.
    [abandon] Proponujesz przerwać tę grę.
    [pause] Proponujesz zatrzymać zegary.
    [resume] Chcesz grać dalej.
   *[takeback] Prosisz o cofnięcie ruchu.
} Czekamy na odpowiedź…
web-offer-withdraw = Wycofaj

# Beside the board
web-panel = Obok stołu
web-tab = { $tab ->
    [story] Przebieg
    [talk] Czat
    [rules] Zasady
   *[table] Stół
}
web-story = Przebieg gry
web-story-none = Jeszcze nic się nie wydarzyło.
web-story-earlier = Pokaż, co było wcześniej
web-talk = Czat
web-talk-none = Jeszcze nikt nic nie napisał.
web-talk-you = Ty
web-talk-watcher = Widz
web-talk-write = Napisz coś
web-talk-send = Wyślij
web-person = { $name }: więcej
web-muted = Wyciszone:
web-talk-unheard = { $count ->
    [one] jedna nowa wiadomość
    [few] { $count } nowe wiadomości
   *[other] { $count } nowych wiadomości
}
web-signals = Gotowe sygnały
web-signals-about = Dotyczy:
web-coach = Trener
web-coach-help = Pokazuje szanse na stole.
web-stand = Wstań od stołu
web-stand-sure = { $phase ->
    [running] Za ciebie zagra bot i miejsce nie będzie już twoje. Na pewno wstajesz?
   *[over] Twoje miejsce się zwolni i może je zająć ktoś inny. Na pewno wstajesz?
}
web-stand-stay = Zostaję
web-endings = Zakończenie gry
web-resign-sure = Na pewno chcesz się poddać?
web-resign-yes = Tak, poddaję się
web-leave = Wróć do gier
web-notice-rule = Pokaż zasadę { $rule }
web-notice-anyway = Powiedz mimo to
web-notice-close = Zamknij komunikat
web-board-plain = Ruchy
web-board-plain-help = Ta gra nie ma jeszcze planszy. Możesz grać, wybierając ruchy z listy.

# The end
web-result = Wynik

# Playing against time
web-clock-paused = Zegary stoją
web-clock-pause = Zatrzymaj zegary
web-clock-resume = Wznów

web-file-open = Otwórz zapisaną partię ({ $kinds })
web-file-drop = Upuść plik tutaj
web-file-unknown = Pliku { $name } nie umiemy otworzyć. Obsługujemy: { $kinds }.
web-file-save = Zapisz partię
web-file-download = Pobierz

# First steps.
web-how = Jak się gra
web-try = Wypróbuj
web-you = Ty
web-steps = Pierwsze kroki
web-steps-progress = Pierwsze kroki: { $made } z { $count }
web-steps-show = Pokaż mi
web-steps-again = Jeszcze raz
