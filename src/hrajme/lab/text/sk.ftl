# Help of the command
simulate-help-game = kľúč hry
simulate-help-games = koľko hier odohrať
simulate-help-seats = počet miest
simulate-help-bots = boti oddelení čiarkami; jediný bot hrá na všetkých miestach
simulate-help-seed = semienko náhody; rovnaké semienko dá rovnaké hry
simulate-help-option = domáce pravidlo; možno zadať viackrát
simulate-help-playouts = koľko dohrávok na ťah majú boti, ktorí skúšajú dohrávať
simulate-help-nodes = koľko pozícií na ťah majú boti, ktorí prehľadávajú ťahy a odpovede
simulate-help-seconds = koľko sekúnd na ťah majú boti, ktorí premýšľajú; o výsledku potom nerozhoduje len semienko
simulate-help-rotate = boti si po každej hre vymenia miesta; výsledky patria botom, nie miestam
simulate-help-processes = počet procesov; inak toľko, koľko je jadier
simulate-help-json = vypísať správu ako jeden objekt JSON
simulate-help-plot = nakresliť body do tohto súboru (.png alebo .svg)

# What can go wrong
simulate-error-positive = Parameter { $name } musí byť väčší ako 0, nie { $value }.
simulate-error-bots = { $bots ->
    [one] Jedného bota
   *[other] { $bots } botov
} nemožno rozsadiť na { $seats ->
    [one] jedno miesto
    [few] { $seats } miesta
   *[other] { $seats } miest
}. Zadaj jedného bota pre všetky miesta alebo po jednom pre každé.
simulate-error-no_bots = Zadaj aspoň jedného bota.
simulate-error-option = „{ $text }“ nie je domáce pravidlo v tvare názov=hodnota.
simulate-error-worker = Proces, ktorý odohrával hry, sa nečakane skončil (kód { $code }). Možno sa minula pamäť: skús menej procesov.
simulate-error-plot_suffix = Graf viem zapísať ako .png alebo .svg, nie ako { $name }.
simulate-error-plot_missing = Na grafy je potrebný balíček matplotlib. Nainštaluješ ho príkazom: pip install "hrajme[plot]"
simulate-error-plot_write = Graf { $name } sa nedá zapísať: { $problem }

# The report
simulate-progress = Simulujem: { $game }
simulate-title = { $game }: { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } hier
}, { $seats ->
    [one] { $seats } miesto
    [few] { $seats } miesta
   *[other] { $seats } miest
}
simulate-interrupted = Prerušené: odohralo sa { $games } z celkom { $asked } hier; správa hovorí len o nich.
simulate-column-seat = Miesto
simulate-column-bot = Bot
simulate-column-points = Body (95% interval)
simulate-column-wins = Výhry (95% interval)
simulate-column-shared = Delené
simulate-together = Všetky miesta hrajú spoločne, výsledok je preto jeden pre všetkých.
simulate-rotated = Boti si po každej hre vymenili miesta.
simulate-reasons = Ako sa hry končili: { $list }
simulate-length = Dĺžka: priemerne { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ťahu, od { $shortest } do { $longest }, vrátane náhody
simulate-rounds = Kolá: { $estimate }
simulate-options = Domáce pravidlá: { $list }
simulate-speed = Semienko { $seed }. { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, { NUMBER($rate, maximumFractionDigits: 0) } hier za sekundu, { $form ->
    [compiled] skompilované pravidlá
   *[plain] pravidlá v čistom Pythone
}
simulate-plotted = Graf je v súbore { $name }.
simulate-yes = áno
simulate-no = nie

# Numbers
simulate-estimate = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } až { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) })
simulate-estimate-single = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } až { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
simulate-percent = { NUMBER($value, style: "percent", maximumFractionDigits: 1) }

# The plot
simulate-plot-points = Body
simulate-plot-share = { $width ->
    [one] Podiel výsledkov
   *[other] Podiel výsledkov, stĺpec po { $width } bodoch
}
simulate-plot-mean = { $bot }, priemer { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-plot-source = { $games ->
    [one] { $games } simulovaná hra
    [few] { $games } simulované hry
   *[other] { $games } simulovaných hier
}, semienko { $seed }, hrajme { $version }
