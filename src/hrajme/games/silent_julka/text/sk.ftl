silent_julka-name = Nemá Julka
silent_julka-name-played = Nemú Julku
silent_julka-tagline = Od jednotky k šestke a zase späť, jeden hod za kolo. Ale ani slovo!

# House rules
silent_julka-option-rounds = Po koľkých kolách sa hra končí.
silent_julka-option-to_the_end = Hra nemá posledné kolo: končí sa, až keď sa niekto dostane tam aj späť.
silent_julka-option-no_waiting = Pri šestke sa nečaká: každý sa vydá späť hneď.
silent_julka-option-auto = Hádže sa automaticky.

# Story
silent_julka-story-turn = { $wanted ->
    [1] Si na rade, potrebuješ jednotku.
    [2] Si na rade, potrebuješ dvojku.
    [3] Si na rade, potrebuješ trojku.
    [4] Si na rade, potrebuješ štvorku.
    [5] Si na rade, potrebuješ päťku.
   *[6] Si na rade, potrebuješ šestku.
}
silent_julka-story-miss = { $player_is ->
    [you] { $wanted ->
        [1] Hádžeš { $die }, ale potrebuješ jednotku.
        [2] Hádžeš { $die }, ale potrebuješ dvojku.
        [3] Hádžeš { $die }, ale potrebuješ trojku.
        [4] Hádžeš { $die }, ale potrebuješ štvorku.
        [5] Hádžeš { $die }, ale potrebuješ päťku.
       *[6] Hádžeš { $die }, ale potrebuješ šestku.
    }
   *[other] { $wanted ->
        [1] { $player } hádže { $die }, ale potrebuje jednotku.
        [2] { $player } hádže { $die }, ale potrebuje dvojku.
        [3] { $player } hádže { $die }, ale potrebuje trojku.
        [4] { $player } hádže { $die }, ale potrebuje štvorku.
        [5] { $player } hádže { $die }, ale potrebuje päťku.
       *[6] { $player } hádže { $die }, ale potrebuje šestku.
    }
}
silent_julka-story-up = { $player_is ->
    [you] Hádžeš { $die }: o stanicu ďalej!
   *[other] { $player } hádže { $die }: o stanicu ďalej!
}
silent_julka-story-top = { $player_is ->
    [you] Hádžeš { $die }: si na konečnej!
   *[other] { $player } hádže { $die } a je na konečnej!
}
silent_julka-story-back = { $player_is ->
    [you] Hádžeš { $die }: o stanicu bližšie domov!
   *[other] { $player } hádže { $die }: o stanicu bližšie domov!
}
silent_julka-story-home = { $player_is ->
    [you] { $throws ->
        [few] Hádžeš { $die }: tam aj späť za { $throws } hody. Si doma!
       *[other] Hádžeš { $die }: tam aj späť za { $throws } hodov. Si doma!
    }
   *[other] { $throws ->
        [few] { $player } hádže { $die }: tam aj späť za { $throws } hody. Doma!
       *[other] { $player } hádže { $die }: tam aj späť za { $throws } hodov. Doma!
    }
}
silent_julka-story-turned = Všetci sú pri šestke. Teraz späť, od šestky k jednotke!
silent_julka-story-last_round = Posledné kolo. Pst!
silent_julka-story-speak = { $player_is ->
    [you] { $stations ->
        [0] Hovoríš! Julka sa mračí, ale na začiatku si aj tak.
        [one] Hovoríš! Prichádzaš o jednu stanicu a začínaš znova od jednotky.
        [few] Hovoríš! Prichádzaš o { $stations } stanice a začínaš znova od jednotky.
       *[other] Hovoríš! Prichádzaš o { $stations } staníc a začínaš znova od jednotky.
    }
   *[other] { $stations ->
        [0] { $player } hovorí! Našťastie ešte na začiatku.
        [one] { $player } hovorí! Prichádza o jednu stanicu a začína znova od jednotky.
        [few] { $player } hovorí! Prichádza o { $stations } stanice a začína znova od jednotky.
       *[other] { $player } hovorí! Prichádza o { $stations } staníc a začína znova od jednotky.
    }
}
silent_julka-story-candidate = – { $player }

# Sounds
silent_julka-signal-laugh = Cha cha cha!
silent_julka-signal-sigh = Ach jaj…
silent_julka-signal-cheer = Hurá!

# Endings
silent_julka-reason-home = tam aj späť
silent_julka-reason-furthest = najďalej
silent_julka-reason-shared = spoločné víťazstvo
silent_julka-end-home = { $player_is ->
    [you] { $throws ->
        [few] Si tam aj späť skôr než ostatní a vyhrávaš za { $throws } hody!
       *[other] Si tam aj späť skôr než ostatní a vyhrávaš za { $throws } hodov!
    }
   *[other] { $throws ->
        [few] { $player } je tam aj späť skôr než ostatní a vyhráva za { $throws } hody!
       *[other] { $player } je tam aj späť skôr než ostatní a vyhráva za { $throws } hodov!
    }
}
silent_julka-end-furthest = { $player_is ->
    [you] { $stations ->
        [one] Si najďalej a vyhrávaš: jedna stanica, na { $throws }. hod!
        [few] Si najďalej a vyhrávaš: { $stations } stanice, posledná na { $throws }. hod!
       *[other] Si najďalej a vyhrávaš: { $stations } staníc, posledná na { $throws }. hod!
    }
   *[other] { $stations ->
        [one] { $player } je najďalej a vyhráva: jedna stanica, na { $throws }. hod!
        [few] { $player } je najďalej a vyhráva: { $stations } stanice, posledná na { $throws }. hod!
       *[other] { $player } je najďalej a vyhráva: { $stations } staníc, posledná na { $throws }. hod!
    }
}
silent_julka-end-shared = { $stations ->
    [0] Nikto nemá ani stanicu: o víťazstvo sa delia všetci.
    [one] Spoločné víťazstvo, jedna stanica na { $throws }. hod:
    [few] Spoločné víťazstvo, { $stations } stanice, posledná na { $throws }. hod:
   *[other] Spoločné víťazstvo, { $stations } staníc, posledná na { $throws }. hod:
}

# Refusals
silent_julka-refuse-unreadable = „{ $text }“ nie je ťah.
    .terminal = Napíš „hod“.
silent_julka-refuse-speaking = Pst! V tejto hre sa nehovorí: keď prehovoríš, prídeš o všetky stanice. Ak na tom trváš, povedz to znova.
silent_julka-refuse-at_six = Čakáš pri šestke a nehádžeš, kým tam nebudú všetci.
silent_julka-refuse-home = Máš za sebou cestu tam aj späť, teraz sa len dohráva kolo.

# The board as text
silent_julka-board-round = { $round }. kolo
silent_julka-board-round_of = Kolo { $round }/{ $rounds }
silent_julka-board-hit = zásah
silent_julka-board-miss = vedľa
silent_julka-board-throws = { $count ->
    [one] 1 hod
    [few] { $count } hody
   *[other] { $count } hodov
}
silent_julka-board-status-running = { "" }
silent_julka-board-status-waiting = čaká
silent_julka-board-status-home = doma
silent_julka-board-ask = { $wanted ->
    [1] Potrebuješ jednotku. Pst!
    [2] Potrebuješ dvojku. Pst!
    [3] Potrebuješ trojku. Pst!
    [4] Potrebuješ štvorku. Pst!
    [5] Potrebuješ päťku. Pst!
   *[6] Potrebuješ šestku. Pst!
}
silent_julka-describe-seat = { $player_is ->
    [you] { $status ->
        [waiting] Čakáš pri šestke; hodov: { $throws }.
        [home] Si doma; hodov: { $throws }.
       *[running] Tvoje stanice: { $stations } z 12, hodov: { $throws }. Potrebuješ { $wanted }.
    }
   *[other] { $status ->
        [waiting] { $player } čaká pri šestke; hodov: { $throws }.
        [home] { $player } je doma; hodov: { $throws }.
       *[running] { $player }, stanice: { $stations } z 12, hodov: { $throws }. Potrebuje { $wanted }.
    }
}
silent_julka-label-throw = Hodiť
silent_julka-label-speak = Prehovoriť

# The board on the page
silent_julka-web-pad = Čo komu padlo
silent_julka-web-sheet = { $round ->
    [1] Padlo: { $dice }
   *[other] Od { $round }. kola: { $dice }
}

# The result
silent_julka-result-stations = Stanice
silent_julka-result-reached_at = Na koľký hod
