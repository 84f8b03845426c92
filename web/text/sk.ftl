# The page
web-name = hrajme
web-home = hrajme – domov
web-loading = Moment…
web-try_again = Skúsiť znova
web-save = Uložiť
web-copy = Kopírovať
web-copied = Skopírované
web-share = Zdieľať
web-error-unreachable = Herňa je nedostupná. Skontroluj pripojenie a skús to znova.
web-error-wait = Len čo to pôjde, stránka sa otvorí sama.
web-error-broken = Herňa odpovedala chybou ({ $status }). Skús to o chvíľu.

# Home
web-welcome = Sadni si, hráme.
web-welcome-more = Stolové hry s priateľmi aj s botmi. Bez účtu a bez reklám: otvor stôl a pošli odkaz.
web-games = Hry
web-players = { $span ->
    [one] { $most ->
        [one] { $most } hráč
        [few] { $most } hráči
       *[other] { $most } hráčov
    }
   *[many] { $most ->
        [few] { $least }–{ $most } hráči
       *[other] { $least }–{ $most } hráčov
    }
}
web-minutes = { $minutes } min
web-age = od { $age } rokov
web-find = Nájsť hru
web-find-players = Hráči
web-find-players-long = Koľko vás bude hrať
web-find-crowd = { $count } a viac
web-find-minutes = Čas
web-find-minutes-long = Ako dlho sa hrá
web-find-up_to = do { $minutes } min
web-find-decided = Rozhoduje
web-find-decided-long = Čo v hre rozhoduje
web-find-found = { $count ->
    [0] Nevyhovuje žiadna hra. Skús z výberu niečo ubrať.
    [one] Vyhovuje { $count } hra.
    [few] Vyhovujú { $count } hry.
   *[other] Vyhovuje { $count } hier.
}
web-find-all = Ukázať všetky hry
web-decided = { $by ->
    [skill] um
    [luck] šťastie
   *[both] um aj šťastie
}
web-play_alone = Hrať s botmi
web-play_alone-game = Hrať s botmi: { $game }
web-play_friends = S priateľmi
web-play_friends-game = S priateľmi: { $game }
web-rules = Pravidlá
web-rules-game = Pravidlá: { $game }
web-rules-title = Pravidlá hry
web-join-code = Máš kód stola?
web-join-placeholder = kód alebo odkaz
web-join = K stolu
web-join-bad = Toto nie je kód stola. Napíš jeho šesť písmen alebo vlož odkaz.
web-join-none = Pod týmto kódom nečaká žiadny stôl. Skontroluj písmená: kód platí, len kým stôl čaká na hráčov.
web-recent = Hrať ďalej
web-recent-seats = obsadené { $taken }/{ $seats }
web-recent-turn = Na ťahu: { $names }
web-recent-with = Spoluhráči: { $names }
web-public = Stoly otvorené všetkým
web-public-none = Práve teraz nikto nečaká na spoluhráčov.
web-public-line = { $host } · obsadené { $taken }/{ $seats }
web-public-join = Prisadnúť si
web-public-watch = Pozerať sa
web-public-more = Ukázať ďalšie
web-public-open = Otvor stôl pre všetkých
web-public-open-button = Otvoriť
web-footer = hrajme { $version } · slobodný softvér, GPL 3 alebo novšia

# You
web-settings = Nastavenia
web-name-ask = Ako ťa majú ostatní volať?
web-name-unknown = Hráč

# Nothing here
web-lost = { $what ->
    [table] Taký stôl tu nie je
    [game] Takú hru nemáme
   *[page] Tu nič nie je
}
web-lost-help = { $what ->
    [table] Možno je v kóde preklep. Skontroluj ho alebo otvor vlastný stôl.
    [game] Pozri sa na poličku, možno si vyberieš.
   *[page] Táto adresa nikam nevedie. Hry nájdeš na úvodnej stránke.
}
web-lost-home = K hrám

# The line to the room
web-line-connecting = Ideme k stolu…
web-line-state = { $line ->
    [closed] Bez spojenia
   *[waiting] Obnovujem spojenie…
}

# Inviting
web-invite = Pozvi priateľov
web-invite-how = Nadiktuj im kód, pošli odkaz alebo ich nechaj načítať QR kód.
web-invite-code = Kód stola: { $code }
web-invite-link = Odkaz na stôl
web-invite-qr = Odkaz ako QR kód
web-invite-show_qr = QR kód
web-invite-text = Poď si zahrať { $game }!
web-invite-public = Otvorený všetkým: stôl nájde ktokoľvek

# Seats
web-seats-title = Pri stole
web-seats = { $count ->
    [one] { $count } miesto
    [few] { $count } miesta
   *[other] { $count } miest
}
web-seats-count = Počet miest
web-seats-fewer = O miesto menej
web-seats-more = O miesto viac
web-seat-number = Miesto { $seat }
web-seat-free = voľné
web-seat-you = ty
web-seat-host = hostiteľ
web-seat-away = nie je tu
web-seat-stand_in = hrá bot
web-seat-sit = Sadnúť si
web-seat-sit-number = Sadnúť si na miesto { $seat }
web-seat-move = Presadnúť si
web-seat-move-number = Presadnúť si na miesto { $seat }
web-seat-sit_down = Sadnúť si
web-seat-sit_down-as = Sadnúť si ako { $name }
web-seat-bot = Bot
web-seat-bot-number = Posadiť bota na miesto { $seat }
web-seat-level = Ako dobre hrá { $name }
web-seat-clear = Uvoľniť miesto, kde sedí { $name }
web-seat-pass_host = Odovzdať stôl: hostiteľom bude { $name }
web-seat-hand_over = Nech za mňa hrá bot
web-seat-hand_over-other = { $name }: nech hrá bot
web-seat-take_back = Prevziať hru od bota
web-seat-watching = Všetky miesta sú obsadené. Pozeráš sa.
web-free_seat = Pozeráš sa. Jedno miesto je voľné.
web-stand_in = Hrá za teba bot.
web-away = { $left ->
    [never] { $name } tu nie je
    [0] { $name } tu nie je: hrá bot
   *[other] { $name } tu nie je: o { $left } s zaskočí bot
}
web-away-bot = Nech hrá bot
web-away-rule = Keď tu niekto nie je, hrá za neho bot
web-away-time = { $seconds ->
    [0] nikdy
    [60] po minúte
    [300] po 5 min
   *[other] po { $seconds } s
}
web-watchers = { $count ->
    [one] Pozerá sa jeden človek
    [few] Pozerajú sa { $count } ľudia
   *[other] Pozerá sa { $count } ľudí
}
web-level = { $level ->
    [random] náhodný
    [easy] ľahký
    [normal] stredný
    [hard] ťažký
    [expert] majstrovský
   *[other] { $level }
}
web-came = K stolu prichádza { $name }.

# Several people on one device
web-company = Hráme na jednom zariadení
web-company-how = Pridajte tých, čo sedia s vami: zariadenie si budete podávať a nikto neuvidí, čo má v ruke ten druhý.
web-company-name = Meno ďalšieho hráča
web-company-add = Pridať
web-company-here = na tomto zariadení
web-company-next = Na rade je { $name }
web-company-pass = Podajte zariadenie ďalej. Čo má kto v ruke, je zatiaľ zakryté.
web-company-me = Som { $name }
web-company-again = Ešte sa pozrie { $name }
web-company-turning = Otáčať dosku k tomu, kto je na ťahu
web-company-hand_on = Podať ďalej

# House rules
web-house_rules = Domáce pravidlá
web-switch = { $value ->
    [on] áno
   *[off] nie
}

# The start
web-start = Začať hru
web-start-with = { $count ->
    [one] Začať hru: { $count } hráč
    [few] Začať hru: { $count } hráči
   *[other] Začať hru: { $count } hráčov
}
web-start-wait = Čaká sa, kým hostiteľ spustí hru.
web-start-bots = Voľné miesta obsadia boti
web-start-missing = { $count ->
    [one] Ešte chýba jeden hráč: pozvi niekoho alebo nechaj hrať bota.
    [few] Ešte chýbajú { $count } hráči: pozvi priateľov alebo nechaj hrať botov.
   *[other] Ešte chýba { $count } hráčov: pozvi priateľov alebo nechaj hrať botov.
}

# Whose turn
web-turn = Kto je na ťahu
web-turn-you = Si na ťahu
web-turn-named = Na ťahu: { $name }
web-turn-all = Ste na ťahu
web-turn-other = { $name } premýšľa…
web-turn-others = Čaká sa na { $count } hráčov…
web-turn-empty = Miesto { $seat } čaká na hráča
web-turn-chance = Okamih…
web-turn-over = Koniec hry
web-skip = Preskočiť
web-undo = Vziať späť
web-undo-ask = Poprosiť o vrátenie

# Offers
web-offer-yes = Súhlasím
web-offer-no = Nie
web-offer-declined = Odpoveď znie: nie.
web-offer-waits = { $kind ->
    [draw] Ponúkaš remízu.
    [resign] Chceš to vzdať.
    [abandon] Navrhuješ hru ukončiť.
    [pause] Navrhuješ zastaviť hodiny.
    [resume] Chceš pokračovať.
   *[takeback] Prosíš o vrátenie ťahu.
} Čaká sa na odpoveď…
web-offer-withdraw = Zrušiť

# Beside the board
web-panel = Vedľa stola
web-tab = { $tab ->
    [story] Priebeh
    [talk] Chat
    [rules] Pravidlá
   *[table] Stôl
}
web-story = Priebeh hry
web-story-none = Ešte sa nič nestalo.
web-story-earlier = Ukázať, čo bolo predtým
web-talk = Chat
web-talk-none = Zatiaľ nikto nič nenapísal.
web-talk-you = Ty
web-talk-watcher = Divák
web-talk-write = Napíš niečo
web-talk-send = Odoslať
web-person = { $name }: ďalšie možnosti
web-muted = Stlmené:
web-talk-unheard = { $count ->
    [one] jedna nová správa
    [few] { $count } nové správy
   *[other] { $count } nových správ
}
web-signals = Pripravené signály
web-signals-about = Týka sa:
web-coach = Tréner
web-coach-help = Ukazuje na stole šance.
web-stand = Vstať od stola
web-stand-sure = { $phase ->
    [running] Na tvojom mieste bude hrať bot a miesto už nebude tvoje. Naozaj vstať?
   *[over] Tvoje miesto sa uvoľní a môže si naň sadnúť niekto iný. Naozaj vstať?
}
web-stand-stay = Zostať
web-endings = Ukončenie hry
web-resign-sure = Naozaj to chceš vzdať?
web-resign-yes = Áno, vzdávam to
web-leave = Späť k hrám
web-notice-rule = Ukázať pravidlo { $rule }
web-notice-anyway = Aj tak to povedať
web-notice-close = Zavrieť upozornenie
web-board-plain = Ťahy
web-board-plain-help = Táto hra ešte nemá nakreslený stôl. Hrať môžeš výberom ťahov.

# The end
web-result = Výsledok

# Playing against time
web-clock-paused = Hodiny stoja
web-clock-pause = Zastaviť hodiny
web-clock-resume = Pokračovať

web-file-open = Otvoriť uloženú partiu ({ $kinds })
web-file-drop = Pusti súbor sem
web-file-unknown = Súbor { $name } otvoriť nevieme. Čítame { $kinds }.
web-file-save = Uložiť partiu
web-file-download = Stiahnuť

# First steps.
web-how = Ako sa hrá
web-try = Vyskúšať
web-you = Ty
web-steps = Prvé kroky
web-steps-progress = Prvé kroky: { $made } { $count ->
    [4] zo { $count }
    [6] zo { $count }
    [7] zo { $count }
   *[other] z { $count }
}
web-steps-show = Ukáž mi to
web-steps-again = Ešte raz
