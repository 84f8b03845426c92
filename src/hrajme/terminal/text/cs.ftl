# The command line
terminal-help-usage = použití:
terminal-help-arguments = argumenty
terminal-help-options = přepínače
terminal-help-commands = příkazy
terminal-help-program = Stolní hry s přesnými pravidly a boty na kterémkoli místě.
terminal-help-help = ukáže tuto nápovědu
terminal-help-version = řekne, která je to verze a zda má pravidla zkompilovaná
terminal-help-lang = mluví česky, slovensky, polsky nebo anglicky; jinak jazykem systému
terminal-help-games = vypíše hry, nebo domácí pravidla jedné z nich
terminal-help-play = spustí hru v tomto terminálu
terminal-help-learn = naučí tě hru: první kroky s botem, který říká, co dělá
terminal-help-join = připojí tě ke stolu v herně, která běží jinde
terminal-help-rules = ukáže pravidla
terminal-help-replay = převypráví hru podle záznamu
terminal-help-log = uloží stůl z herny do souboru
terminal-help-backup = zkopíruje databázi herny do souboru, i když je herna otevřená
terminal-help-restore = obnoví hernu ze zálohy, i když je otevřená
terminal-help-tidy = odstraní z databáze herny staré stoly
terminal-help-simulate = nechá boty odehrát mnoho her a spočítá výsledky
terminal-help-export = zapíše partii ze záznamu do souboru pro jiné programy
terminal-help-import = udělá záznam ze souboru jiného programu
terminal-help-show = nakreslí zapsanou pozici
terminal-help-perft = spočítá všechny posloupnosti tahů a změří rychlost
terminal-help-score = spočítá, kolik bodů mají karty, část po části
terminal-help-serve = otevře hernu pro prohlížeče, tady i v tvé síti
terminal-help-game = klíč hry, jak ho vypíše `hrajme games`
terminal-help-games_game = ukáže domácí pravidla této hry
terminal-help-rule = ukáže jen toto pravidlo, třeba TG-11
terminal-help-play_seats = kdo hraje: you, you:Anna, bot nebo bot:hard, oddělené čárkami; víc „you“ se u tohoto terminálu střídá
terminal-help-play_option = domácí pravidlo, třeba expert=yes; smí se opakovat
terminal-help-play_clock = hodiny: 5+3, 5d3 (odklad), nebo 30s, 2m, 3d na každý tah
terminal-help-play_seed = náhoda, která se dá zopakovat
terminal-help-play_log = zapíše záznam do tohoto souboru
terminal-help-play_resume = pokračuje v nedohrané hře podle záznamu
terminal-help-play_plain = řádky místo obrazovky, pro odečítače a přesměrování
terminal-help-play_fast = po tazích botů nečeká
terminal-help-theme = vzhled obrazovky: light (světlý), dark (tmavý), nebo auto (podle terminálu); zapamatuje se
terminal-help-join_link = odkaz na stůl, nebo jeho kód
terminal-help-join_server = adresa herny, když je zadaný jen kód
terminal-help-join_name = tvoje jméno u stolu; se stejným jménem dostaneš své místo zpátky
terminal-help-join_watch = jen se dívat, nesedat si
terminal-help-replay_log = soubor se záznamem
terminal-help-replay_as = ukáže, co vidělo místo N; jinak co viděl divák
terminal-help-replay_step = po každém tahu čeká na Enter
terminal-help-replay_check = záznam jen ověří
terminal-help-log_code = dlouhý kód stolu, ten z jeho odkazu
terminal-help-log_out = soubor, do kterého se zapíše; bez toho na terminál
terminal-help-export_as = druh souboru; bez toho ten, který je u hry obvyklý
terminal-help-import_file = soubor, který se má přečíst
terminal-help-import_number = partie s tímto číslem, je-li jich v souboru víc
terminal-help-import_log = záznam, který se má zapsat; bez toho do složky se záznamy
terminal-help-show_position = pozice zápisem dané hry; bez ní obvyklý začátek
terminal-help-show_as = ukáže ji z místa N; jinak jako divákovi
terminal-help-perft_depth = do jaké hloubky v tazích
terminal-help-perft_from = výchozí pozice zápisem dané hry
terminal-help-perft_seats = pro kolik hráčů; bez toho pro nejmenší počet
terminal-help-score_pieces = karty v ruce, třeba 5h 10d jc
terminal-help-score_starter = otočená karta
terminal-help-score_crib = je to crib
terminal-help-score_json = vypíše to pro programy
terminal-help-room_db = databáze herny; bez toho ta obvyklá
terminal-help-backup_file = nový soubor
terminal-help-restore_file = soubor se zálohou
terminal-help-tidy_days = odstraní stoly, u kterých se tolik dní nic nestalo; jinak 90
terminal-help-tidy_most = a nechá jen tolik naposled používaných
terminal-help-tidy_dry_run = jen řekne, kolik jich je
terminal-help-serve_host = adresa, na které se poslouchá; jinak celá síť, 127.0.0.1 je jen tento počítač
terminal-help-serve_port = port; jinak 7777 nebo nejbližší volný
terminal-help-serve_db = databáze; jinak soubor ve tvé složce s daty
terminal-help-serve_bot_pause = po tahu bota počkat tolik sekund; jinak 0.2, a kde hrají jen boti, 0.9
terminal-help-serve_proxy = adresa proxy před hernou, která smí říct, kdo se ptá
terminal-help-serve_log_json = psát záznam jako řádky JSON

terminal-usage-unknown = Nerozumím „{ $words }“. Nápověda: hrajme --help
terminal-usage-missing = Něco chybí: { $words }. Nápověda: hrajme --help
terminal-usage-which_game = Kterou hru? K dispozici: { $known }.
terminal-usage-bad_code = „{ $code }“ není dlouhý kód stolu; ten má dvanáct písmen a číslic a je v odkazu na stůl.
terminal-usage-no_value = Za { $name } patří hodnota.
terminal-usage-takes_none = { $name } žádnou hodnotu nemá (je tam „{ $value }“).
terminal-usage-not_a_number = „{ $value }“ není celé číslo.
terminal-usage-choice = „{ $value }“ neznám. Možnosti: { $known }.
terminal-usage-clock = „{ $text }“ není časový limit. Napiš 5+3 (minuty a sekundy navíc za tah), 5d3 (odklad), 30s, 2m nebo 3d (na každý tah).
terminal-usage-together = { $name } a { $other } nejdou dohromady.
terminal-usage-other_game = Tohle je záznam hry { $found }, ne { $game }.
terminal-usage-name = Jak se jmenuješ? Napiš jméno za --name.
terminal-usage-other = Tomuhle nerozumím: { $problem }

terminal-version-compiled = hrajme { $version } (zkompilovaná pravidla)
terminal-version-plain = hrajme { $version } (nezkompilovaná pravidla)
terminal-interrupted = Přerušeno.

# What can go wrong
terminal-error-seat_word = „{ $word }“ si ke stolu sednout nemůže. Napiš you, you:Anna, bot nebo bot:hard.
terminal-error-option_form = Volbu „{ $option }“ napiš i s hodnotou, třeba expert=yes.
terminal-error-no_such_seat = { $seats ->
    [one] Místo { $seat } tu není: stůl má jen jedno.
    [few] Místo { $seat } tu není: stůl má jen { $seats }.
   *[other] Místo { $seat } tu není: stůl jich má { $seats }.
}
terminal-error-unknown_rule = Pravidlo { $rule } neznám. Pravidla jsou { $first } až { $last }.
terminal-error-log_exists = Soubor { $name } už existuje. Vyber jiný, nebo v něm pokračuj přes --resume.
terminal-error-log_write = Záznam { $name } nejde zapsat: { $problem }
terminal-error-log_finished = Hra v { $name } už skončila. Přehraješ si ji příkazem hrajme replay.
terminal-error-no_files = Hra { $game } nemá soubory, kterým by rozuměly jiné programy.
terminal-error-no_such_format = Hra { $game } nezná druh „{ $format }“. Zná: { $known }.
terminal-error-file_unreadable = Soubor { $name } nejde přečíst: { $problem }
terminal-error-file_exists = Soubor { $name } už existuje. Zvol jiný.
terminal-error-file_write = Soubor { $name } nejde zapsat: { $problem }
terminal-error-no_such_number = { $count ->
    [one] V souboru je jediná partie, číslo { $number } v něm není.
    [few] V souboru jsou { $count } partie, číslo { $number } v něm není.
   *[other] V souboru je { $count } partií, číslo { $number } v něm není.
}
terminal-perft-bad_depth = Hloubka je číslo od 1 do { $most }.
terminal-perft-chance = V této hře rozhoduje i náhoda, její posloupnosti tahů spočítat nejde.
terminal-usage-no_start = U téhle hry se výchozí pozice zadat nedá.
terminal-score-none = Ve hře { $game } není co počítat zvlášť.
terminal-error-link = „{ $link }“ není odkaz na stůl. Vypadá třeba takhle: http://pocitac:7777/t/xxxx-xxxx-xxxx
terminal-error-server = „{ $server }“ není adresa herny. Vypadá třeba takhle: http://pocitac:7777
terminal-error-no_room = Herna { $server } není dostupná: { $problem }
terminal-error-not_a_room = Na { $server } není herna, které by tento program rozuměl.
terminal-error-newer_room = Hra { $game } má v této herně novější pravidla, než tento program zná. Aktualizuj hrajme.
terminal-error-guests_read = Tvoje hostovské průkazy v { $name } nejde přečíst: { $problem }. Oprav soubor, nebo ho smaž.
terminal-error-guests_write = Tvůj hostovský průkaz nejde zapsat do { $name }: { $problem }

# What the system answers, after a colon
terminal-cause-enoent = takový soubor ani složka neexistuje
terminal-cause-eacces = chybí oprávnění
terminal-cause-eperm = systém to nedovolí
terminal-cause-eexist = něco s tímto názvem už existuje
terminal-cause-enotdir = část cesty není složka
terminal-cause-eisdir = je to složka, ne soubor
terminal-cause-enospc = na disku není místo
terminal-cause-erofs = disk je jen pro čtení
terminal-cause-eio = na disk nejde zapisovat nebo z něj číst
terminal-cause-enametoolong = název je moc dlouhý
terminal-cause-emfile = je otevřeno příliš mnoho souborů
terminal-cause-eaddrnotavail = tento počítač takovou adresu nemá
terminal-cause-econnrefused = spojení bylo odmítnuto
terminal-cause-econnreset = spojení se přerušilo
terminal-cause-etimedout = nikdo neodpovídá
terminal-cause-enetunreach = síť není dostupná
terminal-cause-ehostunreach = ten počítač není dostupný
terminal-cause-no_host = počítač s tímto názvem se nenašel
terminal-cause-sqlite_cantopen = soubor nejde otevřít
terminal-cause-sqlite_readonly = je jen pro čtení
terminal-cause-sqlite_ioerr = na disk nejde zapisovat nebo z něj číst
terminal-cause-sqlite_corrupt = její obsah nedává smysl

# The list of games
terminal-games-key = klíč
terminal-games-game = hra
terminal-games-seats = míst
terminal-games-age = věk
terminal-games-minutes = minut
terminal-games-bots = boti
terminal-games-hint =
    Hrát: hrajme play KLÍČ
    Domácí pravidla: hrajme games KLÍČ
    Pravidla: hrajme rules KLÍČ
terminal-games-facts = Míst: { $seats } · věk: { $age }+ · minut: { $minutes } · boti: { $levels }
terminal-games-options = Domácí pravidla (play --option NÁZEV=HODNOTA):
terminal-games-default = (výchozí)
terminal-games-default_is = (výchozí: { $value })
terminal-games-text = řádek dlouhý nejvýše { $longest } znaků
terminal-games-example = Hrát: hrajme play { $key } · pravidla: hrajme rules { $key }

# Who sits where
terminal-name-you = Ty
terminal-name-player = Hráč { $number }
terminal-name-watcher = Divák
terminal-name-empty = Místo { $number }
terminal-name-stand_in = { $name } (bot)
terminal-level-random = náhodný
terminal-level-easy = lehký
terminal-level-normal = střední
terminal-level-hard = těžký
terminal-level-expert = mistrovský

# Both faces
terminal-kept = Hra je uložená: hrajme play --resume { $path }
terminal-log_at = Záznam hry: { $path }
terminal-export-written = Partie je zapsána v { $path }
terminal-import-written = { $count ->
    [one] Přečten jeden tah, záznam je v souboru { $path }
    [few] Přečteny { $count } tahy, záznam je v souboru { $path }
   *[other] Přečteno { $count } tahů, záznam je v souboru { $path }
}
terminal-perft-depth = hloubka
terminal-perft-nodes = uzlů
terminal-perft-seconds = sekund
terminal-perft-rate = uzlů/s
terminal-perft-line = { NUMBER($nodes) } | { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } | { NUMBER($rate) }
terminal-log-written = { $count ->
    [one] Zapsána { $count } událost do { $path }
    [few] Zapsány { $count } události do { $path }
   *[other] Zapsáno { $count } událostí do { $path }
}
terminal-pass = Na řadě je { $player }. Předej zařízení; pokračuje se klávesou Enter.
terminal-taken_back = { $player_is ->
    [you] Bereš poslední tah zpět.
   *[other] { $player } bere poslední tah zpět.
}
terminal-no_undo = Teď není co vzít zpět.

# Line by line
terminal-word-rules = pravidla
terminal-word-undo = vrátit
terminal-word-finish = ukončit
terminal-word-board = stůl
terminal-word-back = zpět
terminal-word-quit = odejít
terminal-plain-welcome = { $game }. Napiš číslo volby, nebo tah; ? napoví.
terminal-plain-choose = vyber { $choices }.
terminal-plain-help = Napiš číslo volby, nebo tah v zápisu. „{ $rules }“ ukáže naposledy zmíněné pravidlo, nebo všechna, „{ $board }“ stůl, „{ $back }“ tě vrátí o volbu, „{ $undo }“ vezme tah zpět, „{ $finish }“ nabídne, jak hru ukončit předčasně, „{ $quit }“ odejde a hru uloží.
terminal-times = Čas: { $times }.
terminal-plain-another = n: další hra. Enter: konec.
terminal-sign-up = nahoru
terminal-sign-down = dolů
terminal-sign-star = hvězdička

# The screen
terminal-turn-you = JSI NA TAHU
terminal-turn-named = { $player }: JSI NA TAHU
terminal-turn-other = { $player } přemýšlí…
terminal-turn-chance = Okamžik…
terminal-turn-over = KONEC HRY
terminal-choose = Co uděláš?
terminal-suggest = Zkus: { $move }
terminal-suggest-enter = Zkus: { $move } (stiskni Enter)
terminal-how_to = Jak se hraje
terminal-how_to-learn = Vyzkoušej si to: `{ $command }`
terminal-choose-over = A teď?
terminal-choose-another = Další hra
terminal-choose-quit = Odejít
terminal-key-rules = pravidla
terminal-key-undo = vzít zpět
terminal-key-end = ukončit
terminal-key-language = jazyk
terminal-key-write = napsat tah
terminal-key-back = zpět
terminal-key-quit = odejít
terminal-key-scroll = průběh
terminal-key-close = zavřít
terminal-key-light = světle
terminal-key-dark = tmavě
terminal-panel-seats = Hráči
terminal-panel-story = Průběh
terminal-panel-steps = První kroky, { $made } { $count ->
    [few] ze { $count }
    [6] ze { $count }
    [7] ze { $count }
   *[other] z { $count }
}
terminal-key-see_rule = ukázat { $rule }
terminal-write-hint = Napiš tah a stiskni Enter; Esc zavře
terminal-quit-ask = Chceš odejít? Hra se uloží a můžeš ji dohrát jindy.
terminal-quit-keys = Enter: odejít · Esc: hrát dál
terminal-small = Terminál je moc malý: má { $width } × { $height }, hra potřebuje { $needed_width } × { $needed_height }. Zvětši ho, nebo hraj s --plain.

# A table of a room
terminal-your_name = Tvoje jméno:
terminal-join_again = Zpátky ke stolu: hrajme join { $link }
terminal-lost = Spojení se přerušilo. Zkouším to znovu…
terminal-found = Spojení je zase v pořádku.
terminal-turn-open = HRA JEŠTĚ NEZAČALA
terminal-turn-lost = spojení se přerušilo, zkouším to znovu…
terminal-turn-away = { $player } tu není
terminal-turn-away_bot = { $count ->
    [0] { $player } tu není; hraje bot
   *[other] { $player } tu není; za { $count } s zaskočí bot
}
terminal-lobby-seat = Místo { $number }: { $who }.
terminal-lobby-empty = volno
terminal-lobby-you = to jsi ty
terminal-lobby-host = hostitel
terminal-lobby-away = není tu
terminal-lobby-wait = Čeká se, až hostitel spustí hru.
terminal-lobby-away_rule = Kdy za nepřítomného zaskočí bot: { $time }
terminal-lobby-watchers = { $count ->
    [one] Dívá se jeden člověk.
    [few] Dívají se { $count } lidé.
   *[other] Dívá se { $count } lidí.
}
terminal-lobby-short = Kód k přečtení nahlas: { $code }
terminal-lobby-invite = Pozvi ostatní: { $link }
terminal-lobby-rule = { $rule }: { $value }
terminal-lobby-off = { $rule }: ne
terminal-ask-watching = Díváš se.
terminal-ask-seats = Stůl:
terminal-ask-start = Začít hru
terminal-ask-start_with = { $count ->
    [one] Začít hru ({ $count } hráč)
    [few] Začít hru ({ $count } hráči)
   *[other] Začít hru ({ $count } hráčů)
}
terminal-ask-sit_down = Sednout si
terminal-ask-move = Přesednout si
terminal-ask-sit_again = Převzít hru od bota
terminal-ask-stand = Vstát od stolu
terminal-ask-bot = Posadit bota
terminal-ask-bots = Volná místa obsadí boti
terminal-ask-bot_for = Nechat za někoho hrát bota
terminal-ask-bot_now = { $player }: ať hraje bot
terminal-ask-bot_for_me = Ať za mě hraje bot
terminal-ask-pass_host = Předat stůl
terminal-ask-clear = Uvolnit místo
terminal-ask-mute = Ztlumit
terminal-ask-unmute = Zrušit ztlumení
terminal-ask-remove = Vykázat od stolu
terminal-ask-set_seats = Počet míst
terminal-ask-ending = Jak má hra skončit?
terminal-ask-away = Kdy za nepřítomného zaskočí bot
terminal-away-minutes = { $count ->
    [one] po minutě
    [few] po { $count } minutách
   *[other] po { $count } minutách
}
terminal-away-seconds = { $count ->
    [0] nikdy
   *[other] po { $count } sekundách
}
terminal-ask-yes = Souhlasím
terminal-ask-no = Ne
terminal-ask-withdraw = Vzít žádost zpět
terminal-ask-talk = Řekni:
terminal-ask-write = vlastními slovy
terminal-waiting = Tvoje žádost čeká na odpověď.
terminal-key-talk = chat
terminal-key-seats = stůl
terminal-talk-hint = Napiš něco ostatním a stiskni Enter; Esc zavře
terminal-leave-ask = { $seconds ->
    [0] Odejít od stolu? Ostatní na tebe počkají. Místo ti zůstane a vrátíš se stejným odkazem.
   *[other] Odejít od stolu? Hra běží dál: { $time } nepřítomnosti za tebe zaskočí bot. Místo ti zůstane a vrátíš se stejným odkazem.
}
terminal-word-say = řekni
terminal-word-seats = místa
terminal-word-another = další
terminal-plain-say = Napiš „{ $word }“ a za tím to, co chceš říct.
terminal-plain-help_room = Napiš číslo volby, nebo tah v zápisu. „{ $say }“ a za tím slova řekne něco ostatním, samotné „{ $say }“ nabídne připravené signály; „{ $seats }“ je o tom, kdo kde sedí, „{ $rules }“ ukáže naposledy zmíněné pravidlo, nebo všechna, „{ $board }“ stůl, „{ $back }“ tě vrátí o volbu, „{ $undo }“ vezme tah zpět, nebo o to požádá, „{ $another }“ navrhne další hru, „{ $quit }“ odejde.

# Replays
terminal-replay-sealed = { $count ->
    [one] Záznam je celý: jeden tah, pečeť sedí.
    [few] Záznam je celý: { $count } tahy, pečeť sedí.
   *[other] Záznam je celý: { $count } tahů, pečeť sedí.
}
terminal-replay-unsealed = { $count ->
    [one] Hra skončila po jednom tahu; záznam ještě nemá pečeť.
    [few] Hra skončila po { $count } tazích; záznam ještě nemá pečeť.
   *[other] Hra skončila po { $count } tazích; záznam ještě nemá pečeť.
}
terminal-replay-unfinished = { $count ->
    [one] Záznam je zatím v pořádku: jeden tah, hra není dohraná.
    [few] Záznam je zatím v pořádku: { $count } tahy, hra není dohraná.
   *[other] Záznam je zatím v pořádku: { $count } tahů, hra není dohraná.
}

# The room
terminal-serve-open = Herna je otevřená: { $address }
terminal-serve-outside = Ostatní vejdou tudy: { $address }
terminal-serve-other_port = Port { $usual } je obsazený, herna je proto na portu { $port }.
terminal-serve-kept = Všechno se ukládá do { $file }
terminal-serve-stop = Ctrl-C hernu zavře; stoly zůstanou, jak jsou.

# Keeping the database of a room
terminal-backup-progress = záloha
terminal-backup-done = Celá herna je teď v souboru { $path }, { $megabytes } MB. Nikomu ho nedávej: jsou v něm i skryté karty.
terminal-restore-progress = obnova
terminal-restore-done = { $count ->
    [0] Herna je obnovená ze zálohy. Žádné stoly v ní nejsou.
    [one] Herna je obnovená ze zálohy, je v ní jeden stůl.
    [few] Herna je obnovená ze zálohy, jsou v ní { $count } stoly.
   *[other] Herna je obnovená ze zálohy, je v ní { $count } stolů.
}
terminal-restore-kept = Co tu bylo předtím, je v souboru { $path }
terminal-tidy-looking = hledám staré stoly
terminal-tidy-removing = odstraňuji je
terminal-tidy-found = { $count ->
    [0] Žádný stůl není starý.
    [one] Jeden stůl je starý. Nic se neodstranilo.
    [few] { $count } stoly jsou staré. Nic se neodstranilo.
   *[other] { $count } stolů je starých. Nic se neodstranilo.
}
terminal-tidy-done = { $count ->
    [0] Žádný stůl není starý; všechny zůstávají.
    [one] Jeden starý stůl je pryč.
    [few] { $count } staré stoly jsou pryč.
   *[other] { $count } starých stolů je pryč.
}
