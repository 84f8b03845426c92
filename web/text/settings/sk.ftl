# The settings of the page, loaded when they are opened
web-language = Jazyk
web-your_name = Tvoje meno
web-theme = Vzhľad
web-theme-word = { $theme ->
    [light] svetlý
    [dark] tmavý
   *[system] podľa systému
}
web-speed = Tempo
web-speed-word = { $speed ->
    [brisk] svižné
    [at_once] okamžité
   *[calm] pokojné
}
web-sound = Zvuky
web-keys-ask = Pri stole ukáže klávesy otáznik: ?

# On this device
web-buzz = Vibrovanie, keď si na ťahu

# Calls
web-calls = Upozornenie, keď si na ťahu
web-calls-help = Príde, len keď nemáš stôl otvorený. Nikto ďalší sa nič nedozvie.
web-calls-asking = Prehliadač sa teraz opýta, či upozornenia dovolíš.
web-calls-why = { $why ->
    [denied] Upozornenia sú pre túto stránku v prehliadači zakázané. Povoliť ich môžeš v jeho nastaveniach.
    [home_screen] Na iPhone a iPade si najprv pridaj hrajme na plochu: Zdieľať → Pridať na plochu.
    [insecure] Upozornenia fungujú len na adrese, ktorá sa začína https.
   *[unable] Tento prehliadač upozornenia nevie zobrazovať.
}
web-calls-failed = Upozornenia sa nepodarilo zapnúť. Skús to neskôr.
