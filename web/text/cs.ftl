# The page
web-name = hrajme
web-home = hrajme – domů
web-loading = Okamžik…
web-try_again = Zkusit znovu
web-save = Uložit
web-copy = Kopírovat
web-copied = Zkopírováno
web-share = Sdílet
web-error-unreachable = Herna je nedostupná. Zkontroluj připojení a zkus to znovu.
web-error-wait = Jakmile to půjde, stránka se otevře sama.
web-error-broken = Herna odpověděla chybou ({ $status }). Zkus to za chvíli.

# Home
web-welcome = Sedni si, hrajeme.
web-welcome-more = Stolní hry s přáteli i s boty. Bez účtu a bez reklam: otevři stůl a pošli odkaz.
web-games = Hry
web-players = { $span ->
    [one] { $most ->
        [one] { $most } hráč
        [few] { $most } hráči
       *[other] { $most } hráčů
    }
   *[many] { $most ->
        [few] { $least }–{ $most } hráči
       *[other] { $least }–{ $most } hráčů
    }
}
web-minutes = { $minutes } min
web-age = od { $age } let
web-find = Najít hru
web-find-players = Hráči
web-find-players-long = Kolik vás bude hrát
web-find-crowd = { $count } a více
web-find-minutes = Čas
web-find-minutes-long = Jak dlouho se hraje
web-find-up_to = do { $minutes } min
web-find-decided = Rozhoduje
web-find-decided-long = Co ve hře rozhoduje
web-find-found = { $count ->
    [0] Žádná hra nevyhovuje. Zkus něco z výběru ubrat.
    [one] Vyhovuje { $count } hra.
    [few] Vyhovují { $count } hry.
   *[other] Vyhovuje { $count } her.
}
web-find-all = Ukázat všechny hry
web-decided = { $by ->
    [skill] um
    [luck] štěstí
   *[both] um i štěstí
}
web-play_alone = Hrát s boty
web-play_alone-game = Hrát s boty: { $game }
web-play_friends = S přáteli
web-play_friends-game = S přáteli: { $game }
web-rules = Pravidla
web-rules-game = Pravidla: { $game }
web-rules-title = Pravidla hry
web-join-code = Máš kód stolu?
web-join-placeholder = kód nebo odkaz
web-join = Ke stolu
web-join-bad = Tohle není kód stolu. Napiš jeho šest písmen, nebo vlož odkaz.
web-join-none = Pod tímto kódem žádný stůl nečeká. Zkontroluj písmena: kód platí, jen dokud stůl čeká na hráče.
web-recent = Hrát dál
web-recent-seats = obsazeno { $taken }/{ $seats }
web-recent-turn = Na tahu: { $names }
web-recent-with = Spoluhráči: { $names }
web-public = Stoly otevřené všem
web-public-none = Právě teď nikdo nečeká na spoluhráče.
web-public-line = { $host } · obsazeno { $taken }/{ $seats }
web-public-join = Přisednout si
web-public-watch = Dívat se
web-public-more = Ukázat další
web-public-open = Otevři stůl pro všechny
web-public-open-button = Otevřít
web-footer = hrajme { $version } · svobodný software, GPL 3 nebo novější

# You
web-settings = Nastavení
web-name-ask = Jak ti mají ostatní říkat?
web-name-unknown = Hráč

# Nothing here
web-lost = { $what ->
    [table] Takový stůl tu není
    [game] Takovou hru nemáme
   *[page] Tady nic není
}
web-lost-help = { $what ->
    [table] Možná je v kódu překlep. Zkontroluj ho, nebo otevři vlastní stůl.
    [game] Podívej se na poličku, třeba si vybereš.
   *[page] Tahle adresa nikam nevede. Hry najdeš na úvodní stránce.
}
web-lost-home = Ke hrám

# The line to the room
web-line-connecting = Jdeme ke stolu…
web-line-state = { $line ->
    [closed] Bez spojení
   *[waiting] Obnovuji spojení…
}

# Inviting
web-invite = Pozvi přátele
web-invite-how = Nadiktuj jim kód, pošli odkaz, nebo je nech načíst QR kód.
web-invite-code = Kód stolu: { $code }
web-invite-link = Odkaz na stůl
web-invite-qr = Odkaz jako QR kód
web-invite-show_qr = QR kód
web-invite-text = Pojď si zahrát { $game }!
web-invite-public = Otevřený všem: stůl najde kdokoli

# Seats
web-seats-title = U stolu
web-seats = { $count ->
    [one] { $count } místo
    [few] { $count } místa
   *[other] { $count } míst
}
web-seats-count = Počet míst
web-seats-fewer = O místo méně
web-seats-more = O místo více
web-seat-number = Místo { $seat }
web-seat-free = volné
web-seat-you = ty
web-seat-host = hostitel
web-seat-away = teď tu není
web-seat-stand_in = hraje bot
web-seat-sit = Sednout si
web-seat-sit-number = Sednout si na místo { $seat }
web-seat-move = Přesednout si
web-seat-move-number = Přesednout si na místo { $seat }
web-seat-sit_down = Sednout si
web-seat-sit_down-as = Sednout si jako { $name }
web-seat-bot = Bot
web-seat-bot-number = Posadit bota na místo { $seat }
web-seat-level = Jak dobře hraje { $name }
web-seat-clear = Uvolnit místo, kde sedí { $name }
web-seat-pass_host = Předat stůl: hostitelem bude { $name }
web-seat-hand_over = Ať za mě hraje bot
web-seat-hand_over-other = { $name }: ať hraje bot
web-seat-take_back = Převzít hru od bota
web-seat-watching = Všechna místa jsou obsazená. Díváš se.
web-free_seat = Díváš se. Jedno místo je volné.
web-stand_in = Hraje za tebe bot.
web-away = { $left ->
    [never] { $name } tu není
    [0] { $name } tu není: hraje bot
   *[other] { $name } tu není: za { $left } s zaskočí bot
}
web-away-bot = Ať hraje bot
web-away-rule = Když tu někdo není, hraje za něj bot
web-away-time = { $seconds ->
    [0] nikdy
    [60] po minutě
    [300] po 5 min
   *[other] po { $seconds } s
}
web-watchers = { $count ->
    [one] Dívá se jeden člověk
    [few] Dívají se { $count } lidé
   *[other] Dívá se { $count } lidí
}
web-level = { $level ->
    [random] náhodný
    [easy] lehký
    [normal] střední
    [hard] těžký
    [expert] mistrovský
   *[other] { $level }
}
web-came = Ke stolu přichází { $name }.

# Several people on one device
web-company = Hrajeme na jednom zařízení
web-company-how = Přidejte, kdo sedí s vámi: zařízení si budete předávat a nikdo neuvidí, co má v ruce ten druhý.
web-company-name = Jméno dalšího hráče
web-company-add = Přidat
web-company-here = na tomto zařízení
web-company-next = Na řadě je { $name }
web-company-pass = Předejte zařízení dál. Co má kdo v ruce, je zatím zakryté.
web-company-me = Jsem { $name }
web-company-again = Ještě se podívá { $name }
web-company-turning = Otáčet desku k tomu, kdo je na tahu
web-company-hand_on = Předat dál

# House rules
web-house_rules = Domácí pravidla
web-switch = { $value ->
    [on] ano
   *[off] ne
}

# The start
web-start = Začít hru
web-start-with = { $count ->
    [one] Začít hru: { $count } hráč
    [few] Začít hru: { $count } hráči
   *[other] Začít hru: { $count } hráčů
}
web-start-wait = Čeká se, až hostitel spustí hru.
web-start-bots = Volná místa obsadí boti
web-start-missing = { $count ->
    [one] Ještě chybí jeden hráč: pozvi někoho, nebo nech hrát bota.
    [few] Ještě chybí { $count } hráči: pozvi přátele, nebo nech hrát boty.
   *[other] Ještě chybí { $count } hráčů: pozvi přátele, nebo nech hrát boty.
}

# Whose turn
web-turn = Kdo je na tahu
web-turn-you = Jsi na tahu
web-turn-named = Hraje { $name }
web-turn-all = Jste na tahu
web-turn-other = { $name } přemýšlí…
web-turn-others = { $count ->
    [few] Čeká se na { $count } hráče…
   *[other] Čeká se na { $count } hráčů…
}
web-turn-empty = Místo { $seat } čeká na hráče
web-turn-chance = Okamžik…
web-turn-over = Konec hry
web-skip = Přeskočit
web-undo = Vzít zpět
web-undo-ask = Poprosit o vrácení

# Offers
web-offer-yes = Souhlasím
web-offer-no = Ne
web-offer-declined = Odpověď zní: ne.
web-offer-waits = { $kind ->
    [draw] Nabízíš remízu.
    [resign] Chceš to vzdát.
    [abandon] Navrhuješ hru ukončit.
    [pause] Navrhuješ zastavit hodiny.
    [resume] Chceš pokračovat.
   *[takeback] Prosíš o vrácení tahu.
} Čeká se na odpověď…
web-offer-withdraw = Nechat být

# Beside the board
web-panel = Vedle stolu
web-tab = { $tab ->
    [story] Průběh
    [talk] Chat
    [rules] Pravidla
   *[table] Stůl
}
web-story = Průběh hry
web-story-none = Ještě se nic nestalo.
web-story-earlier = Ukázat, co bylo dřív
web-talk = Chat
web-talk-none = Zatím nikdo nic nenapsal.
web-talk-you = Ty
web-talk-watcher = Divák
web-talk-write = Napiš něco
web-talk-send = Odeslat
web-person = { $name }: další možnosti
web-muted = Ztlumeno:
web-talk-unheard = { $count ->
    [one] jedna nová zpráva
    [few] { $count } nové zprávy
   *[other] { $count } nových zpráv
}
web-signals = Připravené signály
web-signals-about = Týká se:
web-coach = Trenér
web-coach-help = Ukazuje na stole šance.
web-stand = Vstát od stolu
web-stand-sure = { $phase ->
    [running] Na tvém místě bude hrát bot a místo už nebude tvoje. Opravdu vstát?
   *[over] Tvoje místo se uvolní a může si na ně sednout někdo jiný. Opravdu vstát?
}
web-stand-stay = Zůstat
web-endings = Ukončení hry
web-resign-sure = Opravdu to chceš vzdát?
web-resign-yes = Ano, vzdávám
web-leave = Zpět ke hrám
web-notice-rule = Ukázat pravidlo { $rule }
web-notice-anyway = Přesto to říct
web-notice-close = Zavřít upozornění
web-board-plain = Tahy
web-board-plain-help = Tahle hra ještě nemá nakreslený stůl. Hrát můžeš výběrem tahů.

# The end
web-result = Výsledek

# Playing against time
web-clock-paused = Hodiny stojí
web-clock-pause = Zastavit hodiny
web-clock-resume = Pokračovat

web-file-open = Otevřít uloženou partii ({ $kinds })
web-file-drop = Pusť soubor sem
web-file-unknown = Soubor { $name } otevřít neumíme. Čteme { $kinds }.
web-file-save = Uložit partii
web-file-download = Stáhnout

# First steps.
web-how = Jak se hraje
web-try = Vyzkoušet
web-you = Ty
web-steps = První kroky
web-steps-progress = První kroky: { $made } { $count ->
    [few] ze { $count }
    [6] ze { $count }
    [7] ze { $count }
   *[other] z { $count }
}
web-steps-show = Ukaž mi to
web-steps-again = Ještě jednou
