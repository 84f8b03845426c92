# The command line
terminal-help-usage = použitie:
terminal-help-arguments = argumenty
terminal-help-options = prepínače
terminal-help-commands = príkazy
terminal-help-program = Stolové hry s presnými pravidlami a botmi na ktoromkoľvek mieste.
terminal-help-help = ukáže túto nápovedu
terminal-help-version = povie, ktorá je to verzia a či má pravidlá skompilované
terminal-help-lang = hovorí po česky, slovensky, poľsky alebo anglicky; inak jazykom systému
terminal-help-games = vypíše hry alebo domáce pravidlá jednej z nich
terminal-help-play = spustí hru v tomto termináli
terminal-help-learn = naučí ťa hru: prvé kroky s botom, ktorý hovorí, čo robí
terminal-help-join = pripojí ťa k stolu v herni, ktorá beží inde
terminal-help-rules = ukáže pravidlá
terminal-help-replay = prerozpráva hru podľa záznamu
terminal-help-log = uloží stôl z herne do súboru
terminal-help-backup = skopíruje databázu herne do súboru, aj keď je otvorená
terminal-help-restore = vráti zálohu späť, aj keď je herňa otvorená
terminal-help-tidy = odstráni z databázy herne staré stoly
terminal-help-simulate = nechá botov odohrať veľa hier a počíta
terminal-help-export = zapíše partiu zo záznamu do súboru pre iné programy
terminal-help-import = urobí záznam zo súboru iného programu
terminal-help-show = nakreslí zapísanú pozíciu
terminal-help-perft = spočíta všetky postupnosti ťahov a zmeria rýchlosť
terminal-help-score = spočíta, koľko majú karty bodov, časť po časti
terminal-help-serve = otvorí herňu pre prehliadače, tu aj v tvojej sieti
terminal-help-game = kľúč hry, ako ho vypíše `hrajme games`
terminal-help-games_game = ukáže domáce pravidlá tejto hry
terminal-help-rule = ukáže len toto pravidlo, napríklad TG-11
terminal-help-play_seats = kto hrá: you, you:Anna, bot alebo bot:hard, oddelené čiarkami; viac „you“ sa pri tomto termináli strieda
terminal-help-play_option = domáce pravidlo, napríklad expert=yes; smie sa opakovať
terminal-help-play_clock = hodiny: 5+3, 5d3 (odklad) alebo 30s, 2m, 3d na každý ťah
terminal-help-play_seed = náhoda, ktorá sa dá zopakovať
terminal-help-play_log = zapíše záznam do tohto súboru
terminal-help-play_resume = pokračuje v nedohranej hre podľa záznamu
terminal-help-play_plain = riadky namiesto obrazovky, pre čítače obrazovky a presmerovanie
terminal-help-play_fast = po ťahoch botov nečaká
terminal-help-theme = vzhľad obrazovky: light (svetlý), dark (tmavý) alebo auto (podľa terminálu); zapamätá sa
terminal-help-join_link = odkaz na stôl alebo jeho kód
terminal-help-join_server = adresa herne, keď je zadaný iba kód
terminal-help-join_name = tvoje meno pri stole; s rovnakým menom dostaneš svoje miesto späť
terminal-help-join_watch = iba sa pozerať, nesadať si
terminal-help-replay_log = súbor so záznamom
terminal-help-replay_as = ukáže, čo videlo miesto N; inak čo videl divák
terminal-help-replay_step = po každom ťahu čaká na Enter
terminal-help-replay_check = záznam len overí
terminal-help-log_code = dlhý kód stola, ten z jeho odkazu
terminal-help-log_out = súbor, do ktorého sa zapíše; bez toho na terminál
terminal-help-export_as = druh súboru; bez toho ten, ktorý je pri hre obvyklý
terminal-help-import_file = súbor, ktorý sa má prečítať
terminal-help-import_number = partia s týmto číslom, ak ich je v súbore viac
terminal-help-import_log = záznam, ktorý sa má zapísať; bez toho do priečinka so záznamami
terminal-help-show_position = pozícia zápisom danej hry; bez nej obvyklý začiatok
terminal-help-show_as = ukáže ju z miesta N; inak ako divákovi
terminal-help-perft_depth = do akej hĺbky v ťahoch
terminal-help-perft_from = východisková pozícia zápisom danej hry
terminal-help-perft_seats = pre koľko hráčov; bez toho pre najmenší počet
terminal-help-score_pieces = karty v ruke, napríklad 5h 10d jc
terminal-help-score_starter = otočená karta
terminal-help-score_crib = je to crib
terminal-help-score_json = vypíše to pre programy
terminal-help-room_db = databáza herne; bez toho tá obvyklá
terminal-help-backup_file = nový súbor
terminal-help-restore_file = súbor so zálohou
terminal-help-tidy_days = odstráni stoly, pri ktorých sa toľko dní nič nestalo; inak 90
terminal-help-tidy_most = a nechá len toľko naposledy používaných
terminal-help-tidy_dry_run = iba povie, koľko ich je
terminal-help-serve_host = adresa, na ktorej sa počúva; inak celá sieť, 127.0.0.1 je len tento počítač
terminal-help-serve_port = port; inak 7777 alebo najbližší voľný
terminal-help-serve_db = databáza; inak súbor v tvojom priečinku s údajmi
terminal-help-serve_bot_pause = po ťahu bota počkať toľko sekúnd; inak 0.2, a kde hrajú len boti, 0.9
terminal-help-serve_proxy = adresa proxy pred herňou, ktorá smie povedať, kto sa pýta
terminal-help-serve_log_json = písať záznam ako riadky JSON

terminal-usage-unknown = Nerozumiem „{ $words }“. Nápoveda: hrajme --help
terminal-usage-missing = Niečo chýba: { $words }. Nápoveda: hrajme --help
terminal-usage-which_game = Ktorú hru? K dispozícii: { $known }.
terminal-usage-bad_code = „{ $code }“ nie je dlhý kód stola; ten má dvanásť písmen a číslic a je v odkaze na stôl.
terminal-usage-no_value = Za { $name } patrí hodnota.
terminal-usage-takes_none = { $name } nemá žiadnu hodnotu (je tam „{ $value }“).
terminal-usage-not_a_number = „{ $value }“ nie je celé číslo.
terminal-usage-choice = „{ $value }“ nepoznám. Možnosti: { $known }.
terminal-usage-clock = „{ $text }“ nie je časový limit. Napíš 5+3 (minúty a sekundy navyše za ťah), 5d3 (odklad), 30s, 2m alebo 3d (na každý ťah).
terminal-usage-together = { $name } a { $other } sa nedajú použiť naraz.
terminal-usage-other_game = Toto je záznam hry { $found }, nie { $game }.
terminal-usage-name = Ako sa voláš? Napíš meno za --name.
terminal-usage-other = Tomuto nerozumiem: { $problem }

terminal-version-compiled = hrajme { $version } (skompilované pravidlá)
terminal-version-plain = hrajme { $version } (neskompilované pravidlá)
terminal-interrupted = Prerušené.

# What can go wrong
terminal-error-seat_word = „{ $word }“ si k stolu sadnúť nemôže. Napíš you, you:Anna, bot alebo bot:hard.
terminal-error-option_form = Voľbu „{ $option }“ napíš aj s hodnotou, napríklad expert=yes.
terminal-error-no_such_seat = { $seats ->
    [one] Miesto { $seat } tu nie je: stôl má len jedno.
    [few] Miesto { $seat } tu nie je: stôl má len { $seats }.
   *[other] Miesto { $seat } tu nie je: stôl ich má { $seats }.
}
terminal-error-unknown_rule = Pravidlo { $rule } nepoznám. Pravidlá sú { $first } až { $last }.
terminal-error-log_exists = Súbor { $name } už existuje. Vyber iný alebo v ňom pokračuj cez --resume.
terminal-error-log_write = Záznam { $name } sa nedá zapísať: { $problem }
terminal-error-log_finished = Hra v { $name } sa už skončila. Pozrieš si ju príkazom hrajme replay.
terminal-error-no_files = Hra { $game } nemá súbory, ktorým by rozumeli iné programy.
terminal-error-no_such_format = Hra { $game } nepozná druh „{ $format }“. Pozná: { $known }.
terminal-error-file_unreadable = Súbor { $name } sa nedá prečítať: { $problem }
terminal-error-file_exists = Súbor { $name } už existuje. Zvoľ iný.
terminal-error-file_write = Súbor { $name } sa nedá zapísať: { $problem }
terminal-error-no_such_number = { $count ->
    [one] V súbore je jediná partia, číslo { $number } v ňom nie je.
    [few] V súbore sú { $count } partie, číslo { $number } v ňom nie je.
   *[other] V súbore je { $count } partií, číslo { $number } v ňom nie je.
}
terminal-perft-bad_depth = Hĺbka je číslo od 1 do { $most }.
terminal-perft-chance = V tejto hre rozhoduje aj náhoda, jej postupnosti ťahov sa spočítať nedajú.
terminal-usage-no_start = Táto hra sa začína vždy rovnakou pozíciou.
terminal-score-none = V hre { $game } nie je čo počítať osobitne.
terminal-error-link = „{ $link }“ nie je odkaz na stôl. Vyzerá napríklad takto: http://pocitac:7777/t/xxxx-xxxx-xxxx
terminal-error-server = „{ $server }“ nie je adresa herne. Vyzerá napríklad takto: http://pocitac:7777
terminal-error-no_room = Herňa { $server } nie je dostupná: { $problem }
terminal-error-not_a_room = Na { $server } nie je herňa, ktorej by tento program rozumel.
terminal-error-newer_room = Hra { $game } má v tejto herni novšie pravidlá, než tento program pozná. Aktualizuj hrajme.
terminal-error-guests_read = Tvoje hosťovské preukazy v { $name } sa nedajú prečítať: { $problem }. Oprav súbor alebo ho zmaž.
terminal-error-guests_write = Tvoj hosťovský preukaz sa nedá zapísať do { $name }: { $problem }

# What the system answers, after a colon
terminal-cause-enoent = taký súbor ani priečinok neexistuje
terminal-cause-eacces = chýba oprávnenie
terminal-cause-eperm = systém to nedovolí
terminal-cause-eexist = niečo s týmto názvom už existuje
terminal-cause-enotdir = časť cesty nie je priečinok
terminal-cause-eisdir = je to priečinok, nie súbor
terminal-cause-enospc = na disku nie je miesto
terminal-cause-erofs = disk je iba na čítanie
terminal-cause-eio = na disk sa nedá zapisovať alebo z neho čítať
terminal-cause-enametoolong = názov je príliš dlhý
terminal-cause-emfile = je otvorených priveľa súborov
terminal-cause-eaddrnotavail = tento počítač takú adresu nemá
terminal-cause-econnrefused = spojenie bolo odmietnuté
terminal-cause-econnreset = spojenie sa prerušilo
terminal-cause-etimedout = nikto neodpovedá
terminal-cause-enetunreach = sieť nie je dostupná
terminal-cause-ehostunreach = ten počítač nie je dostupný
terminal-cause-no_host = počítač s týmto názvom sa nenašiel
terminal-cause-sqlite_cantopen = súbor sa nedá otvoriť
terminal-cause-sqlite_readonly = je iba na čítanie
terminal-cause-sqlite_ioerr = na disk sa nedá zapisovať alebo z neho čítať
terminal-cause-sqlite_corrupt = jej obsah nedáva zmysel

# The list of games
terminal-games-key = kľúč
terminal-games-game = hra
terminal-games-seats = miest
terminal-games-age = vek
terminal-games-minutes = minút
terminal-games-bots = boti
terminal-games-hint =
    Hrať: hrajme play KĽÚČ
    Domáce pravidlá: hrajme games KĽÚČ
    Pravidlá: hrajme rules KĽÚČ
terminal-games-facts = Miest: { $seats } · vek: { $age }+ · minút: { $minutes } · boti: { $levels }
terminal-games-options = Domáce pravidlá (play --option NÁZOV=HODNOTA):
terminal-games-default = (predvolené)
terminal-games-default_is = (predvolené: { $value })
terminal-games-text = riadok dlhý najviac { $longest } znakov
terminal-games-example = Hrať: hrajme play { $key } · pravidlá: hrajme rules { $key }

# Who sits where
terminal-name-you = Ty
terminal-name-player = Hráč { $number }
terminal-name-watcher = Divák
terminal-name-empty = Miesto { $number }
terminal-name-stand_in = { $name } (bot)
terminal-level-random = náhodný
terminal-level-easy = ľahký
terminal-level-normal = stredný
terminal-level-hard = ťažký
terminal-level-expert = majstrovský

# Both faces
terminal-kept = Hra je uložená: hrajme play --resume { $path }
terminal-log_at = Záznam hry: { $path }
terminal-export-written = Partia je zapísaná v { $path }
terminal-import-written = { $count ->
    [one] Prečítaný jeden ťah, záznam je { $path }
    [few] Prečítané { $count } ťahy, záznam je { $path }
   *[other] Prečítaných { $count } ťahov, záznam je { $path }
}
terminal-perft-depth = hĺbka
terminal-perft-nodes = uzlov
terminal-perft-seconds = sekúnd
terminal-perft-rate = uzlov/s
terminal-perft-line = { NUMBER($nodes) } | { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } | { NUMBER($rate) }
terminal-log-written = { $count ->
    [one] Zapísaná { $count } udalosť do { $path }
    [few] Zapísané { $count } udalosti do { $path }
   *[other] Zapísaných { $count } udalostí do { $path }
}
terminal-pass = Na rade je { $player }. Odovzdaj zariadenie; pokračuje sa klávesom Enter.
terminal-taken_back = { $player_is ->
    [you] Berieš posledný ťah späť.
   *[other] { $player } berie posledný ťah späť.
}
terminal-no_undo = Teraz nie je čo vziať späť.

# Line by line
terminal-word-rules = pravidlá
terminal-word-undo = vrátiť
terminal-word-finish = ukončiť
terminal-word-board = stôl
terminal-word-back = späť
terminal-word-quit = odísť
terminal-plain-welcome = { $game }. Napíš číslo voľby alebo ťah; ? napovie.
terminal-plain-choose = vyber { $choices }.
terminal-plain-help = Napíš číslo voľby alebo ťah v zápise. „{ $rules }“ ukáže naposledy spomenuté pravidlo alebo všetky, „{ $board }“ stôl, „{ $back }“ ťa vráti o voľbu, „{ $undo }“ vezme ťah späť, „{ $finish }“ ponúkne, ako hru ukončiť predčasne, „{ $quit }“ odíde a hru uloží.
terminal-times = Čas: { $times }.
terminal-plain-another = n: ďalšia hra. Enter: koniec.
terminal-sign-up = nahor
terminal-sign-down = nadol
terminal-sign-star = hviezdička

# The screen
terminal-turn-you = SI NA ŤAHU
terminal-turn-named = { $player }: SI NA ŤAHU
terminal-turn-other = { $player } premýšľa…
terminal-turn-chance = Okamih…
terminal-turn-over = KONIEC HRY
terminal-choose = Čo urobíš?
terminal-suggest = Skús: { $move }
terminal-suggest-enter = Skús: { $move } (stlač Enter)
terminal-how_to = Ako sa hrá
terminal-how_to-learn = Vyskúšaj si to: `{ $command }`
terminal-choose-over = A teraz?
terminal-choose-another = Ďalšia hra
terminal-choose-quit = Odísť
terminal-key-rules = pravidlá
terminal-key-undo = vziať späť
terminal-key-end = ukončiť
terminal-key-language = jazyk
terminal-key-write = napísať ťah
terminal-key-back = späť
terminal-key-quit = odísť
terminal-key-scroll = priebeh
terminal-key-close = zavrieť
terminal-key-light = svetlo
terminal-key-dark = tmavo
terminal-panel-seats = Hráči
terminal-panel-story = Priebeh
terminal-panel-steps = Prvé kroky, { $made } { $count ->
    [4] zo { $count }
    [6] zo { $count }
    [7] zo { $count }
   *[other] z { $count }
}
terminal-key-see_rule = ukázať { $rule }
terminal-write-hint = Napíš ťah a stlač Enter; Esc zavrie
terminal-quit-ask = Chceš odísť? Hra sa uloží a môžeš ju dohrať inokedy.
terminal-quit-keys = Enter: odísť · Esc: hrať ďalej
terminal-small = Terminál je primalý: má { $width } × { $height }, hra potrebuje { $needed_width } × { $needed_height }. Zväčši ho alebo hraj s --plain.

# A table of a room
terminal-your_name = Tvoje meno:
terminal-join_again = Späť k stolu: hrajme join { $link }
terminal-lost = Spojenie sa prerušilo. Skúšam to znova…
terminal-found = Spojenie je zasa v poriadku.
terminal-turn-open = HRA SA EŠTE NEZAČALA
terminal-turn-lost = spojenie sa prerušilo, skúšam to znova…
terminal-turn-away = { $player } tu nie je
terminal-turn-away_bot = { $count ->
    [0] { $player } tu nie je; hrá bot
   *[other] { $player } tu nie je; o { $count } s zaskočí bot
}
terminal-lobby-seat = Miesto { $number }: { $who }.
terminal-lobby-empty = voľné
terminal-lobby-you = to si ty
terminal-lobby-host = hostiteľ
terminal-lobby-away = nie je tu
terminal-lobby-wait = Čaká sa, kým hostiteľ spustí hru.
terminal-lobby-away_rule = Kedy za neprítomného zaskočí bot: { $time }
terminal-lobby-watchers = { $count ->
    [one] Pozerá sa jeden človek.
    [few] Pozerajú sa { $count } ľudia.
   *[other] Pozerá sa { $count } ľudí.
}
terminal-lobby-short = Kód na prečítanie nahlas: { $code }
terminal-lobby-invite = Pozvi ostatných: { $link }
terminal-lobby-rule = { $rule }: { $value }
terminal-lobby-off = { $rule }: nie
terminal-ask-watching = Pozeráš sa.
terminal-ask-seats = Stôl:
terminal-ask-start = Začať hru
terminal-ask-start_with = { $count ->
    [one] Začať hru: { $count } hráč
    [few] Začať hru: { $count } hráči
   *[other] Začať hru: { $count } hráčov
}
terminal-ask-sit_down = Sadnúť si
terminal-ask-move = Presadnúť si
terminal-ask-sit_again = Prevziať hru od bota
terminal-ask-stand = Vstať od stola
terminal-ask-bot = Posadiť bota
terminal-ask-bots = Voľné miesta obsadia boti
terminal-ask-bot_for = Nechať bota hrať za niekoho
terminal-ask-bot_now = { $player }: nech hrá bot
terminal-ask-bot_for_me = Nech za mňa hrá bot
terminal-ask-pass_host = Odovzdať stôl
terminal-ask-clear = Uvoľniť miesto
terminal-ask-mute = Stlmiť
terminal-ask-unmute = Zrušiť stlmenie
terminal-ask-remove = Vykázať od stola
terminal-ask-set_seats = Počet miest
terminal-ask-ending = Ako sa má hra skončiť?
terminal-ask-away = Kedy za neprítomného zaskočí bot
terminal-away-minutes = { $count ->
    [one] po minúte
    [few] po { $count } minútach
   *[other] po { $count } minútach
}
terminal-away-seconds = { $count ->
    [0] nikdy
   *[other] po { $count } sekundách
}
terminal-ask-yes = Súhlasím
terminal-ask-no = Nie
terminal-ask-withdraw = Vziať žiadosť späť
terminal-ask-talk = Povedz:
terminal-ask-write = vlastnými slovami
terminal-waiting = Tvoja žiadosť čaká na odpoveď.
terminal-key-talk = chat
terminal-key-seats = stôl
terminal-talk-hint = Napíš niečo ostatným a stlač Enter; Esc zavrie
terminal-leave-ask = { $seconds ->
    [0] Odísť od stola? Ostatní na teba počkajú. Miesto ti zostane a vrátiš sa tým istým odkazom.
   *[other] Odísť od stola? Hra beží ďalej: { $time } neprítomnosti za teba zaskočí bot. Miesto ti zostane a vrátiš sa tým istým odkazom.
}
terminal-word-say = povedz
terminal-word-seats = miesta
terminal-word-another = ďalšia
terminal-plain-say = Napíš „{ $word }“ a za tým to, čo chceš povedať.
terminal-plain-help_room = Napíš číslo voľby alebo ťah v zápise. „{ $say }“ a za tým slová povie niečo ostatným, samotné „{ $say }“ ponúkne hotové vety; „{ $seats }“ je o tom, kto kde sedí, „{ $rules }“ ukáže naposledy spomenuté pravidlo alebo všetky, „{ $board }“ stôl, „{ $back }“ ťa vráti o voľbu, „{ $undo }“ vezme ťah späť alebo o to požiada, „{ $another }“ navrhne ďalšiu hru, „{ $quit }“ odíde.

# Replays
terminal-replay-sealed = { $count ->
    [one] Záznam je celý: jeden ťah, pečať sedí.
    [few] Záznam je celý: { $count } ťahy, pečať sedí.
   *[other] Záznam je celý: { $count } ťahov, pečať sedí.
}
terminal-replay-unsealed = { $count ->
    [one] Hra sa skončila po jednom ťahu; záznam ešte nemá pečať.
    [few] Hra sa skončila po { $count } ťahoch; záznam ešte nemá pečať.
   *[other] Hra sa skončila po { $count } ťahoch; záznam ešte nemá pečať.
}
terminal-replay-unfinished = { $count ->
    [one] Záznam je zatiaľ v poriadku: jeden ťah, hra nie je dohraná.
    [few] Záznam je zatiaľ v poriadku: { $count } ťahy, hra nie je dohraná.
   *[other] Záznam je zatiaľ v poriadku: { $count } ťahov, hra nie je dohraná.
}

# The room
terminal-serve-open = Herňa je otvorená: { $address }
terminal-serve-outside = Ostatní vojdú tadiaľto: { $address }
terminal-serve-other_port = Port { $usual } je obsadený, herňa je preto na porte { $port }.
terminal-serve-kept = Všetko sa ukladá do { $file }
terminal-serve-stop = Ctrl-C herňu zatvorí; stoly zostanú, ako sú.

# Keeping the database of a room
terminal-backup-progress = záloha
terminal-backup-done = Celá herňa je teraz v súbore { $path }, { $megabytes } MB. Nikomu ho nedávaj: sú v ňom aj skryté karty.
terminal-restore-progress = obnova
terminal-restore-done = { $count ->
    [0] Herňa je obnovená zo zálohy. Žiadne stoly v nej nie sú.
    [one] Herňa je obnovená zo zálohy, je v nej jeden stôl.
    [few] Herňa je obnovená zo zálohy, sú v nej { $count } stoly.
   *[other] Herňa je obnovená zo zálohy, je v nej { $count } stolov.
}
terminal-restore-kept = Čo tu bolo predtým, je v súbore { $path }
terminal-tidy-looking = hľadám staré stoly
terminal-tidy-removing = odstraňujem ich
terminal-tidy-found = { $count ->
    [0] Žiadny stôl nie je starý.
    [one] Jeden stôl je starý. Nič sa neodstránilo.
    [few] { $count } stoly sú staré. Nič sa neodstránilo.
   *[other] { $count } stolov je starých. Nič sa neodstránilo.
}
terminal-tidy-done = { $count ->
    [0] Žiadny stôl nie je starý; všetky zostávajú.
    [one] Jeden starý stôl je preč.
    [few] { $count } staré stoly sú preč.
   *[other] { $count } starých stolov je preč.
}
