# Help of the command
simulate-help-game = klíč hry
simulate-help-games = kolik her odehrát
simulate-help-seats = počet míst
simulate-help-bots = boti oddělení čárkami; jediný bot hraje na všech místech
simulate-help-seed = semínko náhody; stejné semínko dá stejné hry
simulate-help-option = domácí pravidlo; lze zadat víckrát
simulate-help-playouts = kolik dohrávek na tah mají boti, kteří zkoušejí dohrávat
simulate-help-nodes = kolik pozic na tah mají boti, kteří prohledávají tahy a odpovědi
simulate-help-seconds = kolik sekund na tah mají boti, kteří přemýšlejí; o výsledku pak nerozhoduje jen semínko
simulate-help-rotate = boti si po každé hře vymění místa; výsledky patří botům, ne místům
simulate-help-processes = počet procesů; jinak tolik, kolik je jader
simulate-help-json = vypsat zprávu jako jeden objekt JSON
simulate-help-plot = nakreslit body do tohoto souboru (.png nebo .svg)

# What can go wrong
simulate-error-positive = Parametr { $name } musí být větší než 0, ne { $value }.
simulate-error-bots = { $bots ->
    [one] Jednoho bota
    [few] { $bots } boty
   *[other] { $bots } botů
} nejde rozesadit na { $seats ->
    [one] jedno místo
    [few] { $seats } místa
   *[other] { $seats } míst
}. Zadej jednoho bota pro všechna místa, nebo po jednom pro každé.
simulate-error-no_bots = Zadej aspoň jednoho bota.
simulate-error-option = „{ $text }“ není domácí pravidlo ve tvaru název=hodnota.
simulate-error-worker = Proces, který odehrával hry, nečekaně skončil (kód { $code }). Možná došla paměť: zkus méně procesů.
simulate-error-plot_suffix = Graf umím zapsat jako .png nebo .svg, ne jako { $name }.
simulate-error-plot_missing = Na grafy je potřeba balíček matplotlib. Nainstaluješ ho příkazem: pip install "hrajme[plot]"
simulate-error-plot_write = Graf { $name } nejde zapsat: { $problem }

# The report
simulate-progress = Simuluji: { $game }
simulate-title = { $game }: { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}, { $seats ->
    [one] { $seats } místo
    [few] { $seats } místa
   *[other] { $seats } míst
}
simulate-interrupted = Přerušeno: odehrálo se { $games } z celkem { $asked } her; zpráva mluví jen o nich.
simulate-column-seat = Místo
simulate-column-bot = Bot
simulate-column-points = Body (95% interval)
simulate-column-wins = Výhry (95% interval)
simulate-column-shared = Dělené
simulate-together = Všechna místa hrají společně, výsledek je proto jeden pro všechny.
simulate-rotated = Boti si po každé hře vyměnili místa.
simulate-reasons = Jak hry končily: { $list }
simulate-length = Délka: průměrně { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } tahu, od { $shortest } do { $longest }, včetně náhody
simulate-rounds = Kola: { $estimate }
simulate-options = Domácí pravidla: { $list }
simulate-speed = Semínko { $seed }. { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, { NUMBER($rate, maximumFractionDigits: 0) } her za sekundu, { $form ->
    [compiled] zkompilovaná pravidla
   *[plain] pravidla v čistém Pythonu
}
simulate-plotted = Graf je v souboru { $name }.
simulate-yes = ano
simulate-no = ne

# Numbers
simulate-estimate = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } až { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) })
simulate-estimate-single = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } až { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
simulate-percent = { NUMBER($value, style: "percent", maximumFractionDigits: 1) }

# The plot
simulate-plot-points = Body
simulate-plot-share = { $width ->
    [one] Podíl výsledků
   *[other] Podíl výsledků, sloupec po { $width } bodech
}
simulate-plot-mean = { $bot }, průměr { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-plot-source = { $games ->
    [one] { $games } simulovaná hra
    [few] { $games } simulované hry
   *[other] { $games } simulovaných her
}, semínko { $seed }, hrajme { $version }
