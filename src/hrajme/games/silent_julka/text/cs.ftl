silent_julka-name = Němá Julka
silent_julka-name-played = Němou Julku
silent_julka-tagline = Od jedničky k šestce a zase zpátky, jeden hod za kolo. Ale ani slovo!

# House rules
silent_julka-option-rounds = Po kolika kolech hra končí.
silent_julka-option-to_the_end = Hra nemá poslední kolo: končí, až se někdo dostane tam i zpátky.
silent_julka-option-no_waiting = U šestky se nečeká: každý se vydá zpátky hned.
silent_julka-option-auto = Hází se automaticky.

# Story
silent_julka-story-turn = { $wanted ->
    [1] Házíš, potřebuješ jedničku.
    [2] Házíš, potřebuješ dvojku.
    [3] Házíš, potřebuješ trojku.
    [4] Házíš, potřebuješ čtyřku.
    [5] Házíš, potřebuješ pětku.
   *[6] Házíš, potřebuješ šestku.
}
silent_julka-story-miss = { $player_is ->
    [you] { $wanted ->
        [1] Házíš { $die }, ale potřebuješ jedničku.
        [2] Házíš { $die }, ale potřebuješ dvojku.
        [3] Házíš { $die }, ale potřebuješ trojku.
        [4] Házíš { $die }, ale potřebuješ čtyřku.
        [5] Házíš { $die }, ale potřebuješ pětku.
       *[6] Házíš { $die }, ale potřebuješ šestku.
    }
   *[other] { $wanted ->
        [1] { $player } hází { $die }, ale potřebuje jedničku.
        [2] { $player } hází { $die }, ale potřebuje dvojku.
        [3] { $player } hází { $die }, ale potřebuje trojku.
        [4] { $player } hází { $die }, ale potřebuje čtyřku.
        [5] { $player } hází { $die }, ale potřebuje pětku.
       *[6] { $player } hází { $die }, ale potřebuje šestku.
    }
}
silent_julka-story-up = { $player_is ->
    [you] Házíš { $die }: o stanici dál!
   *[other] { $player } hází { $die }: o stanici dál!
}
silent_julka-story-top = { $player_is ->
    [you] Házíš { $die }: jsi na konečné!
   *[other] { $player } hází { $die } a je na konečné!
}
silent_julka-story-back = { $player_is ->
    [you] Házíš { $die }: o stanici blíž domů!
   *[other] { $player } hází { $die }: o stanici blíž domů!
}
silent_julka-story-home = { $player_is ->
    [you] { $throws ->
        [few] Házíš { $die }: tam i zpátky za { $throws } hody. Jsi doma!
       *[other] Házíš { $die }: tam i zpátky za { $throws } hodů. Jsi doma!
    }
   *[other] { $throws ->
        [few] { $player } hází { $die }: tam i zpátky za { $throws } hody. Doma!
       *[other] { $player } hází { $die }: tam i zpátky za { $throws } hodů. Doma!
    }
}
silent_julka-story-turned = Všichni jsou u šestky. Teď zpátky, od šestky k jedničce!
silent_julka-story-last_round = Poslední kolo. Pst!
silent_julka-story-speak = { $player_is ->
    [you] { $stations ->
        [0] Mluvíš! Julka se mračí, ale na začátku jsi stejně.
        [one] Mluvíš! Přicházíš o jednu stanici a začínáš znovu od jedničky.
        [few] Mluvíš! Přicházíš o { $stations } stanice a začínáš znovu od jedničky.
       *[other] Mluvíš! Přicházíš o { $stations } stanic a začínáš znovu od jedničky.
    }
   *[other] { $stations ->
        [0] { $player } mluví! Naštěstí ještě na začátku.
        [one] { $player } mluví! Přichází o jednu stanici a začíná znovu od jedničky.
        [few] { $player } mluví! Přichází o { $stations } stanice a začíná znovu od jedničky.
       *[other] { $player } mluví! Přichází o { $stations } stanic a začíná znovu od jedničky.
    }
}
silent_julka-story-candidate = – { $player }

# Sounds
silent_julka-signal-laugh = Cha cha cha!
silent_julka-signal-sigh = Ach jo…
silent_julka-signal-cheer = Hurá!

# Endings
silent_julka-reason-home = tam i zpátky
silent_julka-reason-furthest = nejdál
silent_julka-reason-shared = společné vítězství
silent_julka-end-home = { $player_is ->
    [you] { $throws ->
        [few] Jsi tam i zpátky dřív než ostatní a vyhráváš za { $throws } hody!
       *[other] Jsi tam i zpátky dřív než ostatní a vyhráváš za { $throws } hodů!
    }
   *[other] { $throws ->
        [few] { $player } je tam i zpátky dřív než ostatní a vyhrává za { $throws } hody!
       *[other] { $player } je tam i zpátky dřív než ostatní a vyhrává za { $throws } hodů!
    }
}
silent_julka-end-furthest = { $player_is ->
    [you] { $stations ->
        [one] Jsi nejdál a vyhráváš: jedna stanice, na { $throws }. hod!
        [few] Jsi nejdál a vyhráváš: { $stations } stanice, poslední na { $throws }. hod!
       *[other] Jsi nejdál a vyhráváš: { $stations } stanic, poslední na { $throws }. hod!
    }
   *[other] { $stations ->
        [one] { $player } je nejdál a vyhrává: jedna stanice, na { $throws }. hod!
        [few] { $player } je nejdál a vyhrává: { $stations } stanice, poslední na { $throws }. hod!
       *[other] { $player } je nejdál a vyhrává: { $stations } stanic, poslední na { $throws }. hod!
    }
}
silent_julka-end-shared = { $stations ->
    [0] Nikdo nemá ani stanici: o vítězství se dělí všichni.
    [one] Společné vítězství, jedna stanice na { $throws }. hod:
    [few] Společné vítězství, { $stations } stanice, poslední na { $throws }. hod:
   *[other] Společné vítězství, { $stations } stanic, poslední na { $throws }. hod:
}

# Refusals
silent_julka-refuse-unreadable = „{ $text }“ není tah.
    .terminal = Napiš „hod“.
silent_julka-refuse-speaking = Pst! V této hře se nemluví: když promluvíš, přijdeš o všechny stanice. Jestli na tom trváš, řekni to znovu.
silent_julka-refuse-at_six = Čekáš u šestky a neházíš, dokud tam nebudou všichni.
silent_julka-refuse-home = Máš za sebou cestu tam i zpátky, teď se jen dohrává kolo.

# The board as text
silent_julka-board-round = { $round }. kolo
silent_julka-board-round_of = Kolo { $round }/{ $rounds }
silent_julka-board-hit = zásah
silent_julka-board-miss = vedle
silent_julka-board-throws = { $count ->
    [one] 1 hod
    [few] { $count } hody
   *[other] { $count } hodů
}
silent_julka-board-status-running = { "" }
silent_julka-board-status-waiting = čeká
silent_julka-board-status-home = doma
silent_julka-board-ask = { $wanted ->
    [1] Potřebuješ jedničku. Pst!
    [2] Potřebuješ dvojku. Pst!
    [3] Potřebuješ trojku. Pst!
    [4] Potřebuješ čtyřku. Pst!
    [5] Potřebuješ pětku. Pst!
   *[6] Potřebuješ šestku. Pst!
}
silent_julka-describe-seat = { $player_is ->
    [you] { $status ->
        [waiting] Čekáš u šestky; hodů: { $throws }.
        [home] Jsi doma; hodů: { $throws }.
       *[running] Tvoje stanice: { $stations } z 12, hodů: { $throws }. Potřebuješ { $wanted }.
    }
   *[other] { $status ->
        [waiting] { $player } čeká u šestky; hodů: { $throws }.
        [home] { $player } je doma; hodů: { $throws }.
       *[running] { $player }, stanice: { $stations } z 12, hodů: { $throws }. Potřebuje { $wanted }.
    }
}
silent_julka-label-throw = Hodit
silent_julka-label-speak = Promluvit

# The board on the page
silent_julka-web-pad = Co komu padlo
silent_julka-web-sheet = { $round ->
    [1] Padlo: { $dice }
   *[other] Od { $round }. kola: { $dice }
}

# The result
silent_julka-result-stations = Stanice
silent_julka-result-reached_at = Na kolikátý hod
