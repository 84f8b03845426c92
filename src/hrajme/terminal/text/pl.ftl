# The command line
terminal-help-usage = użycie:
terminal-help-arguments = argumenty
terminal-help-options = opcje
terminal-help-commands = polecenia
terminal-help-program = Gry stołowe z dokładnymi zasadami i botami na dowolnym miejscu.
terminal-help-help = pokazuje tę pomoc
terminal-help-version = podaje wersję i to, czy zasady są skompilowane
terminal-help-lang = język: czeski, słowacki, polski lub angielski; domyślnie język systemu
terminal-help-games = wypisuje gry albo zasady domowe jednej z nich
terminal-help-play = rozgrywa grę w tym terminalu
terminal-help-learn = uczy gry: pierwsze kroki z botem, który mówi, co robi
terminal-help-join = dołącza do stołu w sali gier, która działa gdzie indziej
terminal-help-rules = pokazuje zasady
terminal-help-replay = odtwarza grę z zapisu
terminal-help-log = zapisuje stół z sali gier do pliku
terminal-help-backup = kopiuje bazę danych sali do pliku, także gdy sala jest otwarta
terminal-help-restore = przywraca kopię zapasową, także gdy sala jest otwarta
terminal-help-tidy = usuwa z bazy danych sali stare stoły
terminal-help-simulate = każe botom rozegrać wiele gier i liczy wyniki
terminal-help-export = zapisuje partię z zapisu gry do pliku dla innych programów
terminal-help-import = tworzy zapis gry z pliku innego programu
terminal-help-show = rysuje zapisaną pozycję
terminal-help-perft = liczy wszystkie ciągi ruchów i mierzy, jak szybko to idzie
terminal-help-score = liczy, ile warte są karty, część po części
terminal-help-serve = otwiera salę gier dla przeglądarek, tutaj i w twojej sieci
terminal-help-game = klucz gry, taki jak wypisuje `hrajme games`
terminal-help-games_game = pokazuje zasady domowe tej gry
terminal-help-rule = pokazuje tylko tę zasadę, na przykład TG-11
terminal-help-play_seats = kto gra: you, you:Anna, bot albo bot:hard, po przecinku; kilka „you” gra na zmianę przy tym terminalu
terminal-help-play_option = zasada domowa, na przykład expert=yes; można powtarzać
terminal-help-play_clock = zegar: 5+3, 5d3 (opóźnienie) albo 30s, 2m, 3d na każdy ruch
terminal-help-play_seed = ziarno losowości, by los się powtórzył
terminal-help-play_log = zapisuje grę do tego pliku
terminal-help-play_resume = wznawia niedokończoną grę z zapisu
terminal-help-play_plain = wiersze zamiast ekranu, dla czytników ekranu i potoków
terminal-help-play_fast = nie czeka po ruchach botów
terminal-help-theme = wygląd ekranu: light (jasny), dark (ciemny) lub auto (jak terminal); zostanie zapamiętany
terminal-help-join_link = link do stołu albo jego kod
terminal-help-join_server = adres sali gier, gdy podany jest tylko kod
terminal-help-join_name = twoje imię przy stole; z tym samym imieniem wracasz na swoje miejsce
terminal-help-join_watch = tylko ogląda, nie siada
terminal-help-replay_log = plik z zapisem gry
terminal-help-replay_as = pokazuje to, co widziano z miejsca N; domyślnie to, co widzi widz
terminal-help-replay_step = po każdym ruchu czeka na Enter
terminal-help-replay_check = tylko sprawdza zapis
terminal-help-log_code = długi kod stołu, ten z linku
terminal-help-log_out = plik do zapisania; domyślnie terminal
terminal-help-export_as = rodzaj pliku; domyślnie zwykły dla tej gry
terminal-help-import_file = plik do odczytania
terminal-help-import_number = partia o tym numerze, jeśli w pliku jest ich więcej
terminal-help-import_log = zapis do utworzenia; domyślnie w folderze zapisów
terminal-help-show_position = pozycja w zapisie danej gry; domyślnie zwykły początek
terminal-help-show_as = pokazuje ją z miejsca N; domyślnie tak, jak widzi ją widz
terminal-help-perft_depth = na ile ruchów w głąb
terminal-help-perft_from = pozycja początkowa w zapisie danej gry
terminal-help-perft_seats = dla ilu graczy; domyślnie dla najmniejszej liczby
terminal-help-score_pieces = karty na ręce, na przykład 5h 10d jc
terminal-help-score_starter = odkryta karta
terminal-help-score_crib = to jest crib
terminal-help-score_json = wypisuje to dla programów
terminal-help-room_db = baza danych sali; domyślnie zwykła
terminal-help-backup_file = nowy plik
terminal-help-restore_file = plik kopii zapasowej
terminal-help-tidy_days = usuwa stoły, przy których przez tyle dni nic się nie działo; domyślnie 90
terminal-help-tidy_most = i zostawia tylko tyle ostatnio używanych
terminal-help-tidy_dry_run = tylko mówi, ile ich jest
terminal-help-serve_host = adres, na którym nasłuchuje; domyślnie cała sieć, 127.0.0.1 to tylko ten komputer
terminal-help-serve_port = port; domyślnie 7777 albo najbliższy wolny
terminal-help-serve_db = baza danych; domyślnie plik w twoim folderze danych
terminal-help-serve_bot_pause = tyle sekund przerwy po ruchu bota; domyślnie 0.2, a gdzie grają same boty, 0.9
terminal-help-serve_proxy = adres zaufanego proxy przed salą gier, które podaje, kto się łączy
terminal-help-serve_log_json = zapisuje dziennik jako wiersze JSON

terminal-usage-unknown = Nie rozumiem „{ $words }”. Pomoc: hrajme --help
terminal-usage-missing = Czegoś brakuje: { $words }. Pomoc: hrajme --help
terminal-usage-which_game = W którą grę? Dostępne: { $known }.
terminal-usage-bad_code = „{ $code }” to nie długi kod stołu: ten ma dwanaście liter i cyfr i jest w linku do stołu.
terminal-usage-no_value = Po { $name } trzeba podać wartość.
terminal-usage-takes_none = { $name } nie przyjmuje wartości (a jest „{ $value }”).
terminal-usage-not_a_number = „{ $value }” nie jest liczbą całkowitą.
terminal-usage-choice = Nie znam „{ $value }”. Możliwe: { $known }.
terminal-usage-clock = „{ $text }” to nie jest tempo gry. Napisz 5+3 (minuty i sekundy dodawane po ruchu), 5d3 (opóźnienie), 30s, 2m albo 3d (na każdy ruch).
terminal-usage-together = { $name } i { $other } się wykluczają.
terminal-usage-other_game = To zapis gry { $found }, a nie { $game }.
terminal-usage-name = Jak masz na imię? Napisz je po --name.
terminal-usage-other = Tego nie rozumiem: { $problem }

terminal-version-compiled = hrajme { $version } (zasady skompilowane)
terminal-version-plain = hrajme { $version } (zasady nieskompilowane)
terminal-interrupted = Przerwano.

# What can go wrong
terminal-error-seat_word = „{ $word }” to nie gracz. Napisz you, you:Anna, bot albo bot:hard.
terminal-error-option_form = Opcję „{ $option }” napisz razem z wartością, na przykład expert=yes.
terminal-error-no_such_seat = { $seats ->
    [one] Nie ma miejsca { $seat }: przy stole jest tylko jedno.
    [few] Nie ma miejsca { $seat }: przy stole są tylko { $seats }.
   *[other] Nie ma miejsca { $seat }: przy stole jest ich { $seats }.
}
terminal-error-unknown_rule = Nie znam zasady { $rule }. Są zasady od { $first } do { $last }.
terminal-error-log_exists = Plik { $name } już istnieje. Wybierz inny albo graj dalej z --resume.
terminal-error-log_write = Nie można zapisać gry w { $name }: { $problem }
terminal-error-log_finished = Gra w { $name } już się skończyła. Obejrzysz ją poleceniem hrajme replay.
terminal-error-no_files = Gra { $game } nie ma plików dla innych programów.
terminal-error-no_such_format = Gra { $game } nie obsługuje plików „{ $format }”. Obsługuje: { $known }.
terminal-error-file_unreadable = Nie można odczytać pliku { $name }: { $problem }
terminal-error-file_exists = Plik { $name } już istnieje. Wybierz inny.
terminal-error-file_write = Nie można zapisać pliku { $name }: { $problem }
terminal-error-no_such_number = { $count ->
    [one] W pliku jest jedna partia, nie ma w nim numeru { $number }.
    [few] W pliku są { $count } partie, nie ma w nim numeru { $number }.
   *[many] W pliku jest { $count } partii, nie ma w nim numeru { $number }.
}
terminal-perft-bad_depth = Głębokość to liczba od 1 do { $most }.
terminal-perft-chance = W tej grze decyduje też los, więc ciągów ruchów nie da się policzyć.
terminal-usage-no_start = Ta gra zaczyna się zawsze od tej samej pozycji.
terminal-score-none = W grze { $game } nie ma nic do osobnego liczenia.
terminal-error-link = „{ $link }” to nie jest link do stołu. Wygląda on tak: http://komputer:7777/t/xxxx-xxxx-xxxx
terminal-error-server = „{ $server }” to nie jest adres sali gier. Wygląda on tak: http://komputer:7777
terminal-error-no_room = Sala gier { $server } jest nieosiągalna: { $problem }
terminal-error-not_a_room = Pod { $server } nie ma sali gier, którą ten program rozumie.
terminal-error-newer_room = Gra { $game } ma w tej sali nowsze zasady, niż zna ten program. Zaktualizuj hrajme.
terminal-error-guests_read = Nie można odczytać twoich kart gościa z { $name }: { $problem }. Napraw plik albo go usuń.
terminal-error-guests_write = Nie można zapisać twojej karty gościa do { $name }: { $problem }

# What the system answers, after a colon
terminal-cause-enoent = nie ma takiego pliku ani folderu
terminal-cause-eacces = brak uprawnień
terminal-cause-eperm = system na to nie pozwala
terminal-cause-eexist = coś o tej nazwie już istnieje
terminal-cause-enotdir = część ścieżki nie jest folderem
terminal-cause-eisdir = to folder, a nie plik
terminal-cause-enospc = na dysku brakuje miejsca
terminal-cause-erofs = dysk jest tylko do odczytu
terminal-cause-eio = nie da się czytać z dysku lub na nim zapisywać
terminal-cause-enametoolong = nazwa jest za długa
terminal-cause-emfile = otwarto zbyt wiele plików
terminal-cause-eaddrnotavail = ten komputer nie ma takiego adresu
terminal-cause-econnrefused = połączenie zostało odrzucone
terminal-cause-econnreset = połączenie zostało zerwane
terminal-cause-etimedout = nikt nie odpowiada
terminal-cause-enetunreach = sieć jest nieosiągalna
terminal-cause-ehostunreach = ten komputer jest nieosiągalny
terminal-cause-no_host = nie znaleziono komputera o tej nazwie
terminal-cause-sqlite_cantopen = nie da się otworzyć pliku
terminal-cause-sqlite_readonly = jest tylko do odczytu
terminal-cause-sqlite_ioerr = nie da się czytać z dysku lub na nim zapisywać
terminal-cause-sqlite_corrupt = jej zawartość nie ma sensu

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
terminal-games-default_is = (domyślnie: { $value })
terminal-games-text = wiersz o długości najwyżej { $longest } znaków
terminal-games-example = Graj: hrajme play { $key } · zasady: hrajme rules { $key }

# Who sits where
terminal-name-you = Ty
terminal-name-player = Gracz { $number }
terminal-name-watcher = Widz
terminal-name-empty = Miejsce { $number }
terminal-name-stand_in = { $name } (bot)
terminal-level-random = losowy
terminal-level-easy = łatwy
terminal-level-normal = średni
terminal-level-hard = trudny
terminal-level-expert = mistrzowski

# Both faces
terminal-kept = Gra jest zapisana: hrajme play --resume { $path }
terminal-log_at = Zapis gry: { $path }
terminal-export-written = Partia zapisana w { $path }
terminal-import-written = { $count ->
    [one] Odczytano jeden ruch, zapis: { $path }
    [few] Odczytano { $count } ruchy, zapis: { $path }
   *[many] Odczytano { $count } ruchów, zapis: { $path }
}
terminal-perft-depth = głębokość
terminal-perft-nodes = węzłów
terminal-perft-seconds = sekund
terminal-perft-rate = węzłów/s
terminal-perft-line = { NUMBER($nodes) } | { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } | { NUMBER($rate) }
terminal-log-written = { $count ->
    [one] Zapisano { $count } zdarzenie w { $path }
    [few] Zapisano { $count } zdarzenia w { $path }
   *[other] Zapisano { $count } zdarzeń w { $path }
}
terminal-pass = Teraz gra { $player }. Przekaż urządzenie i naciśnij Enter.
terminal-taken_back = { $player_is ->
    [you] Cofasz ostatni ruch.
   *[other] { $player } cofa ostatni ruch.
}
terminal-no_undo = Teraz nie ma czego cofnąć.

# Line by line
terminal-word-rules = zasady
terminal-word-undo = cofnij
terminal-word-finish = zakończ
terminal-word-board = stół
terminal-word-back = wróć
terminal-word-quit = wyjdź
terminal-plain-welcome = { $game }. Wpisz ruch albo numer wyboru; ? wyświetla pomoc.
terminal-plain-choose = wybierz { $choices }.
terminal-plain-help = Napisz numer wyboru albo ruch w notacji. „{ $rules }” pokazuje ostatnio wspomnianą zasadę albo wszystkie, „{ $board }” – stół, „{ $back }” wraca o jeden wybór, „{ $undo }” cofa ruch, „{ $finish }” pozwala zakończyć grę przed czasem, „{ $quit }” zapisuje grę i wychodzi.
terminal-times = Czas: { $times }.
terminal-plain-another = n: następna gra. Enter: koniec.
terminal-sign-up = w górę
terminal-sign-down = w dół
terminal-sign-star = gwiazdka

# The screen
terminal-turn-you = TWOJA KOLEJ
terminal-turn-named = { $player }: TWOJA KOLEJ
terminal-turn-other = { $player } myśli…
terminal-turn-chance = Chwileczkę…
terminal-turn-over = KONIEC GRY
terminal-choose = Co robisz?
terminal-suggest = Spróbuj: { $move }
terminal-suggest-enter = Spróbuj: { $move } (naciśnij Enter)
terminal-how_to = Jak się gra
terminal-how_to-learn = Wypróbuj: `{ $command }`
terminal-choose-over = A teraz?
terminal-choose-another = Następna gra
terminal-choose-quit = Wyjdź
terminal-key-rules = zasady
terminal-key-undo = cofnij
terminal-key-end = zakończ
terminal-key-language = język
terminal-key-write = wpisz ruch
terminal-key-back = wróć
terminal-key-quit = wyjdź
terminal-key-scroll = przebieg
terminal-key-close = zamknij
terminal-key-light = jasno
terminal-key-dark = ciemno
terminal-panel-seats = Gracze
terminal-panel-story = Przebieg
terminal-panel-steps = Pierwsze kroki, { $made } z { $count }
terminal-key-see_rule = pokaż { $rule }
terminal-write-hint = Wpisz ruch i naciśnij Enter; Esc zamyka
terminal-quit-ask = Wyjść? Gra się zapisze, dokończysz ją później.
terminal-quit-keys = Enter: wyjście · Esc: gramy dalej
terminal-small = Terminal jest za mały: ma { $width } × { $height }, gra potrzebuje { $needed_width } × { $needed_height }. Powiększ go albo użyj --plain.

# A table of a room
terminal-your_name = Twoje imię:
terminal-join_again = Powrót do stołu: hrajme join { $link }
terminal-lost = Połączenie przerwane. Próbuję ponownie…
terminal-found = Połączenie znów działa.
terminal-turn-open = JESZCZE NIE GRAMY
terminal-turn-lost = połączenie przerwane, próbuję ponownie…
terminal-turn-away = { $player } jest offline
terminal-turn-away_bot = { $count ->
    [0] { $player } jest offline; gra bot
   *[other] { $player } jest offline; za { $count } s zagra bot
}
terminal-lobby-seat = Miejsce { $number }: { $who }.
terminal-lobby-empty = wolne
terminal-lobby-you = to ty
terminal-lobby-host = gospodarz
terminal-lobby-away = offline
terminal-lobby-wait = Czekamy, aż gospodarz zacznie grę.
terminal-lobby-away_rule = Gdy kogoś nie ma, gra za niego bot: { $time }
terminal-lobby-watchers = { $count ->
    [one] Ogląda jedna osoba.
    [few] Oglądają { $count } osoby.
   *[other] Ogląda { $count } osób.
}
terminal-lobby-short = Kod do podyktowania: { $code }
terminal-lobby-invite = Zaproś innych: { $link }
terminal-lobby-rule = { $rule }: { $value }
terminal-lobby-off = { $rule }: nie
terminal-ask-watching = Oglądasz grę.
terminal-ask-seats = Stół:
terminal-ask-start = Zacznij grę
terminal-ask-start_with = { $count ->
    [one] Zacznij grę: { $count } gracz
    [few] Zacznij grę: { $count } gracze
   *[other] Zacznij grę: { $count } graczy
}
terminal-ask-sit_down = Usiądź
terminal-ask-move = Przesiądź się
terminal-ask-sit_again = Przejmij grę od bota
terminal-ask-stand = Wstań od stołu
terminal-ask-bot = Posadź bota
terminal-ask-bots = Wolne miejsca zajmą boty
terminal-ask-bot_for = Bot zamiast gracza
terminal-ask-bot_now = Niech gra bot ({ $player })
terminal-ask-bot_for_me = Niech bot gra za mnie
terminal-ask-pass_host = Przekaż rolę gospodarza
terminal-ask-clear = Zwolnij miejsce
terminal-ask-mute = Wycisz
terminal-ask-unmute = Wyłącz wyciszenie
terminal-ask-remove = Wyproś od stołu
terminal-ask-set_seats = Liczba miejsc
terminal-ask-ending = Jak ma się skończyć gra?
terminal-ask-away = Gdy kogoś nie ma, gra za niego bot
terminal-away-minutes = { $count ->
    [one] po minucie
    [few] po { $count } minutach
    [many] po { $count } minutach
   *[other] po { $count } minuty
}
terminal-away-seconds = { $count ->
    [0] nigdy
   *[other] po { $count } sekundach
}
terminal-ask-yes = Zgoda
terminal-ask-no = Nie
terminal-ask-withdraw = Wycofaj prośbę
terminal-ask-talk = Powiedz:
terminal-ask-write = własnymi słowami
terminal-waiting = Twoja prośba czeka na odpowiedź.
terminal-key-talk = czat
terminal-key-seats = stół
terminal-talk-hint = Napisz coś do pozostałych i naciśnij Enter; Esc zamyka
terminal-leave-ask = { $seconds ->
    [0] Odejść od stołu? Pozostali będą na ciebie czekać. Miejsce zostaje twoje: wrócisz przez ten sam link.
   *[other] Odejść od stołu? Gra toczy się dalej: { $time } nieobecności zagra za ciebie bot. Miejsce zostaje twoje: wrócisz przez ten sam link.
}
terminal-word-say = powiedz
terminal-word-seats = miejsca
terminal-word-another = następna
terminal-plain-say = Napisz „{ $word }”, a po nim to, co chcesz powiedzieć.
terminal-plain-help_room = Napisz numer wyboru albo ruch w notacji. „{ $say }” i słowa po nim trafiają do pozostałych, samo „{ $say }” pokazuje gotowe wiadomości; „{ $seats }” pozwala zmienić, kto gdzie siedzi, „{ $rules }” pokazuje ostatnio wspomnianą zasadę albo wszystkie, „{ $board }” – stół, „{ $back }” wraca o jeden wybór, „{ $undo }” cofa ruch albo o to prosi, „{ $another }” proponuje następną grę, „{ $quit }” wychodzi.

# Replays
terminal-replay-sealed = { $count ->
    [one] Zapis jest kompletny: jeden ruch, pieczęć się zgadza.
    [few] Zapis jest kompletny: { $count } ruchy, pieczęć się zgadza.
   *[other] Zapis jest kompletny: { $count } ruchów, pieczęć się zgadza.
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
terminal-serve-outside = Pozostali mogą dołączyć tutaj: { $address }
terminal-serve-other_port = Port { $usual } jest zajęty, więc sala gier działa na porcie { $port }.
terminal-serve-kept = Wszystko zapisuje się w { $file }
terminal-serve-stop = Ctrl-C zamyka salę gier; stoły zostają tak, jak są.

# Keeping the database of a room
terminal-backup-progress = kopia zapasowa
terminal-backup-done = Cała sala jest teraz w pliku { $path }, { $megabytes } MB. Nie dawaj go nikomu: są w nim też zakryte karty.
terminal-restore-progress = przywracanie
terminal-restore-done = { $count ->
    [0] Kopia jest przywrócona. Nie ma w niej stołów.
    [one] Kopia jest przywrócona, jest w niej jeden stół.
    [few] Kopia jest przywrócona, są w niej { $count } stoły.
   *[other] Kopia jest przywrócona, jest w niej { $count } stołów.
}
terminal-restore-kept = To, co było tu wcześniej, jest w pliku { $path }
terminal-tidy-looking = szukam starych stołów
terminal-tidy-removing = usuwam je
terminal-tidy-found = { $count ->
    [0] Żaden stół nie jest stary.
    [one] Jeden stół jest stary. Nic nie usunięto.
    [few] { $count } stoły są stare. Nic nie usunięto.
   *[other] { $count } stołów jest starych. Nic nie usunięto.
}
terminal-tidy-done = { $count ->
    [0] Żaden stół nie jest stary; wszystkie zostają.
    [one] Usunięto jeden stary stół.
    [few] Usunięto { $count } stare stoły.
   *[other] Usunięto { $count } starych stołów.
}
