# The command line
terminal-help-usage = użycie:
terminal-help-arguments = argumenty
terminal-help-options = opcje
terminal-help-commands = polecenia
terminal-help-program = Gry planszowe i karciane z dokładnymi zasadami i botami na dowolnym miejscu.
terminal-help-help = pokazuje tę pomoc
terminal-help-version = podaje wersję i to, czy zasady są skompilowane
terminal-help-lang = mówi po czesku, słowacku, polsku lub angielsku; inaczej w języku systemu
terminal-help-games = wypisuje gry albo zasady domowe jednej z nich
terminal-help-play = rozgrywa grę w tym terminalu
terminal-help-rules = pokazuje zasady
terminal-help-replay = opowiada grę na nowo z zapisu
terminal-help-simulate = każe botom rozegrać wiele gier i liczy
terminal-help-serve = otwiera salę gier dla przeglądarek, tutaj i w twojej sieci
terminal-help-game = klucz gry, taki jak wypisuje `hrajme games`
terminal-help-games_game = pokazuje zasady domowe tej gry
terminal-help-rule = pokazuje tylko tę zasadę, na przykład TG-11
terminal-help-play_seats = kto gra: you, you:Anna, bot albo bot:hard, po przecinku; kilka „you” dzieli ten terminal
terminal-help-play_option = zasada domowa, na przykład expert=yes; można powtarzać
terminal-help-play_seed = los, który da się powtórzyć
terminal-help-play_log = zapisuje grę do tego pliku
terminal-help-play_resume = wznawia niedokończoną grę z zapisu
terminal-help-play_plain = wiersze zamiast ekranu, dla czytników i potoków
terminal-help-play_fast = nie czeka po ruchach botów
terminal-help-replay_log = plik z zapisem gry
terminal-help-replay_as = pokazuje, co widziało miejsce N; inaczej to, co widział widz
terminal-help-replay_step = po każdej turze czeka na Enter
terminal-help-replay_check = tylko sprawdza zapis
terminal-help-serve_host = adres, na którym nasłuchuje; domyślnie cała sieć, 127.0.0.1 to tylko ten komputer
terminal-help-serve_port = port; domyślnie 7777 albo najbliższy wolny
terminal-help-serve_db = baza danych; domyślnie plik w twoim folderze danych
terminal-help-serve_bot_pause = tyle sekund przerwy po ruchu bota, żeby nadążyć; domyślnie 0.9
terminal-help-serve_log_json = zapisuj dziennik jako wiersze JSON

terminal-usage-unknown = Nie rozumiem „{ $words }”. Pomoc: hrajme --help
terminal-usage-missing = Czegoś brakuje: { $words }. Pomoc: hrajme --help
terminal-usage-which_game = W którą grę? Dostępne: { $known }.
terminal-usage-no_value = Po { $name } trzeba podać wartość.
terminal-usage-takes_none = { $name } nie przyjmuje wartości (a jest „{ $value }”).
terminal-usage-not_a_number = „{ $value }” nie jest liczbą całkowitą.
terminal-usage-choice = Nie znam „{ $value }”. Możliwe: { $known }.
terminal-usage-together = { $name } i { $other } nie idą w parze.
terminal-usage-other_game = To zapis gry { $found }, a nie { $game }.
terminal-usage-other = Tego nie rozumiem: { $problem }

terminal-version-compiled = hrajme { $version } (zasady skompilowane)
terminal-version-plain = hrajme { $version } (zasady nieskompilowane)
terminal-interrupted = Przerwano.

# What can go wrong
terminal-error-seat_word = „{ $word }” nie może usiąść przy stole. Napisz you, you:Anna, bot albo bot:hard.
terminal-error-option_form = Opcję „{ $option }” napisz razem z wartością, na przykład expert=yes.
terminal-error-no_such_seat = { $seats ->
    [one] Nie ma miejsca { $seat }: przy stole jest tylko jedno.
    [few] Nie ma miejsca { $seat }: przy stole są tylko { $seats }.
   *[other] Nie ma miejsca { $seat }: przy stole jest ich { $seats }.
}
terminal-error-unknown_rule = Nie znam zasady { $rule }. Zasady to { $first } do { $last }.
terminal-error-log_exists = Plik { $name } już istnieje. Wybierz inny albo graj dalej z --resume.
terminal-error-log_write = Zapisu { $name } nie da się zapisać na dysku: { $problem }
terminal-error-log_finished = Gra w { $name } już się skończyła. Obejrzysz ją poleceniem hrajme replay.

# The list of games
terminal-games-key = klucz
terminal-games-game = gra
terminal-games-seats = miejsc
terminal-games-age = wiek
terminal-games-minutes = minut
terminal-games-bots = boty
terminal-games-hint =
    Graj: hrajme play KLUCZ
    Zasady domowe: hrajme games KLUCZ
    Zasady: hrajme rules KLUCZ
terminal-games-facts = Miejsc: { $seats } · wiek: { $age }+ · minut: { $minutes } · boty: { $levels }
terminal-games-options = Zasady domowe (play --option NAZWA=WARTOŚĆ):
terminal-games-default = (domyślnie)
terminal-games-default_is = (domyślnie { $value })
terminal-games-example = Graj: hrajme play { $key } · zasady: hrajme rules { $key }

# Who sits where
terminal-name-you = Ty
terminal-name-player = Gracz { $number }
terminal-name-bot = Bot { $number }

# Both faces
terminal-kept = Gra jest zapisana: hrajme play --resume { $path }
terminal-log_at = Zapis gry: { $path }
terminal-points = Punkty: { $list }
terminal-pass = Teraz gra { $player }. Podaj urządzenie; dalej klawiszem Enter.
terminal-taken_back = { $player_is ->
    [you] Cofasz ostatni ruch.
   *[other] { $player } cofa ostatni ruch.
}
terminal-no_undo = Teraz nie ma czego cofnąć.

# Line by line
terminal-word-rules = zasady
terminal-word-undo = cofnij
terminal-word-board = stół
terminal-word-back = wróć
terminal-word-quit = wyjdź
terminal-plain-welcome = { $game }. Napisz numer wyboru albo ruch; ? podpowie.
terminal-plain-choose = wybierz { $choices }.
terminal-plain-help = Napisz numer wyboru albo ruch w notacji. „{ $rules }” pokazuje ostatnio wspomnianą zasadę albo wszystkie, „{ $board }” stół, „{ $back }” wraca o jeden wybór, „{ $undo }” cofa ruch, „{ $quit }” kończy i zapisuje grę.
terminal-plain-another = n: następna gra. Enter: koniec.
terminal-sign-up = w górę
terminal-sign-down = w dół
terminal-sign-star = gwiazdka

# The screen
terminal-turn-you = TWOJA TURA
terminal-turn-named = { $player }: TWOJA TURA
terminal-turn-other = { $player } myśli …
terminal-turn-chance = Karty i kości …
terminal-turn-over = KONIEC GRY
terminal-choose = Co robisz?
terminal-choose-over = A teraz?
terminal-choose-another = Następna gra
terminal-choose-quit = Wyjdź
terminal-key-rules = zasady
terminal-key-undo = cofnij
terminal-key-language = język
terminal-key-write = wpisz ruch
terminal-key-back = wróć
terminal-key-quit = wyjdź
terminal-key-scroll = historia
terminal-key-close = zamknij
terminal-key-see_rule = pokaż { $rule }
terminal-write-hint = Wpisz ruch i naciśnij Enter; Esc zamyka
terminal-quit-ask = Chcesz wyjść? Gra się zapisze i dokończysz ją kiedy indziej.
terminal-quit-keys = Enter wychodzi · Esc gra dalej
terminal-small = Terminal jest za mały: ma { $width } × { $height }, gra potrzebuje { $needed_width } × { $needed_height }. Powiększ go albo graj z --plain.

# Replays
terminal-replay-sealed = { $count ->
    [one] Zapis jest cały: jeden ruch, pieczęć się zgadza.
    [few] Zapis jest cały: { $count } ruchy, pieczęć się zgadza.
   *[other] Zapis jest cały: { $count } ruchów, pieczęć się zgadza.
}
terminal-replay-unsealed = { $count ->
    [one] Gra skończyła się po jednym ruchu; zapis nie ma jeszcze pieczęci.
    [few] Gra skończyła się po { $count } ruchach; zapis nie ma jeszcze pieczęci.
   *[other] Gra skończyła się po { $count } ruchach; zapis nie ma jeszcze pieczęci.
}
terminal-replay-unfinished = { $count ->
    [one] Zapis jest na razie w porządku: jeden ruch, gra nie jest skończona.
    [few] Zapis jest na razie w porządku: { $count } ruchy, gra nie jest skończona.
   *[other] Zapis jest na razie w porządku: { $count } ruchów, gra nie jest skończona.
}

# The room
terminal-serve-open = Sala gier jest otwarta: { $address }
terminal-serve-outside = Pozostali wchodzą tędy: { $address }
terminal-serve-other_port = Port { $usual } jest zajęty, więc sala gier działa na porcie { $port }.
terminal-serve-kept = Wszystko zapisuje się w { $file }
terminal-serve-stop = Ctrl-C zamyka salę gier; stoły zostają tak, jak są.
