xantipa-name = Xantipa
xantipa-name-played = Xantipu
xantipa-tagline = Dve kocky, znova a znova, kým nedajú sedem. Komu stačí najmenej hodov?

# House rules
xantipa-option-rounds = Koľko kôl sa hrá; hody zo všetkých kôl sa sčítajú.
xantipa-option-auto = Hádže sa automaticky a kto už nemôže vyhrať, hneď končí.

# Story
xantipa-story-turn = { $player_is ->
    [you] { $best ->
        [0] Si na rade: hádž, kým nepadne sedem.
        [one] Si na rade. Niekomu stačil jediný hod: sedem musí padnúť hneď.
        [few] Si na rade. Najlepší výsledok sú zatiaľ { $best } hody.
       *[other] Si na rade. Najlepší výsledok je zatiaľ { $best } hodov.
    }
   *[other] Kocky berie { $player }.
}
xantipa-story-throw = { $player_is ->
    [you] Tvoj { $number }. hod: { $first } + { $second } = { $sum }.
   *[other] { $player }, { $number }. hod: { $first } + { $second } = { $sum }.
}
xantipa-story-seven = { $player_is ->
    [you] { $first } + { $second } = { $sum }! Máš sedmičku na { $number }. hod.
   *[other] { $first } + { $second } = { $sum }! { $player } má sedmičku na { $number }. hod.
}
xantipa-story-first_seven = { $player_is ->
    [you] { $first } + { $second } = { $sum }! Sedmička hneď na prvý hod!
   *[other] { $first } + { $second } = { $sum }! { $player } má sedmičku hneď na prvý hod!
}
xantipa-story-new_best = { $best ->
    [one] Nový najlepší výsledok: jediný hod.
    [few] Nový najlepší výsledok: { $best } hody.
   *[other] Nový najlepší výsledok: { $best } hodov.
}
xantipa-story-stubborn = { $number } hodov a sedmička nikde: tie kocky sú tvrdohlavé ako sama Xantipa.
xantipa-story-beaten = { $best ->
    [one] Vyhrať už nemôžeš: niekomu stačil jediný hod. Hádž ďalej pre česť, alebo skonči.
    [few] Vyhrať už nemôžeš: niekomu stačili { $best } hody. Hádž ďalej pre česť, alebo skonči.
   *[other] Vyhrať už nemôžeš: niekomu stačilo { $best } hodov. Hádž ďalej pre česť, alebo skonči.
}
xantipa-story-stop = { $player_is ->
    [you] { $used ->
        [one] Po jednom hode to vzdávaš.
       *[other] Po { $used } hodoch to vzdávaš.
    }
   *[other] { $used ->
        [one] Po jednom hode to vzdáva { $player }.
       *[other] Po { $used } hodoch to vzdáva { $player }.
    }
}
xantipa-story-beaten_stop = { $player_is ->
    [you] Už nemôžeš vyhrať.
   *[other] { $player } už nemôže vyhrať.
}
xantipa-story-round = { $rounds ->
    [one] Jediné kolo.
    [4] { $round }. kolo zo { $rounds }.
    [6] { $round }. kolo zo { $rounds }.
    [7] { $round }. kolo zo { $rounds }.
   *[other] { $round }. kolo z { $rounds }.
}
xantipa-story-tie = Na čele je zhoda! Rozstrel č. { $number }, znova hádžu:
xantipa-story-candidate = – { $player }

# Endings
xantipa-reason-fewest = najmenej hodov
xantipa-reason-playoff = rozstrel
xantipa-end-fewest = { $player_is ->
    [you] { $number ->
        [one] Vyhrávaš jediným hodom!
        [few] Vyhrávaš, stačili ti { $number } hody!
       *[other] Vyhrávaš, stačilo ti { $number } hodov!
    }
   *[other] { $number ->
        [one] { $player } vyhráva jediným hodom!
        [few] { $player } vyhráva, stačili na to { $number } hody!
       *[other] { $player } vyhráva, stačilo na to { $number } hodov!
    }
}
xantipa-end-playoff = { $player_is ->
    [you] { $number ->
        [one] Rozstrel vyhrávaš jediným hodom!
        [few] Rozstrel vyhrávaš, stačili ti { $number } hody!
       *[other] Rozstrel vyhrávaš, stačilo ti { $number } hodov!
    }
   *[other] { $number ->
        [one] Rozstrel vyhráva jediným hodom { $player }!
        [few] Rozstrel vyhráva { $player }, stačili na to { $number } hody!
       *[other] Rozstrel vyhráva { $player }, stačilo na to { $number } hodov!
    }
}

# Refusals
xantipa-refuse-unreadable = „{ $text }“ nie je ťah.
    .terminal = Napíš „hod“, alebo „stop“, keď už nemôžeš vyhrať.
xantipa-refuse-nobody_finished = Ešte nikto nemá výsledok, ktorý by bolo treba prekonať: hádž ďalej.
xantipa-refuse-not_beaten = { $best ->
    [one] Najlepší výsledok je zatiaľ jediný hod a ty máš { $used }: skončiť smieš, keď budeš mať viac. Hádž ďalej.
    [few] Najlepší výsledok sú zatiaľ { $best } hody a ty máš { $used }: skončiť smieš, keď budeš mať viac. Hádž ďalej.
   *[other] Najlepší výsledok je zatiaľ { $best } hodov a ty máš { $used }: skončiť smieš, keď budeš mať viac. Hádž ďalej.
}
xantipa-refuse-had_go = Svoj pokus už máš za sebou, teraz hádžu ostatní.
xantipa-refuse-not_tied = V rozstrele hádžu len tí, čo majú rovnako.

# The board as text
xantipa-board-round = { $rounds ->
    [one] Jediné kolo
    [4] { $round }. kolo zo { $rounds }
    [6] { $round }. kolo zo { $rounds }
    [7] { $round }. kolo zo { $rounds }
   *[other] { $round }. kolo z { $rounds }
}
xantipa-board-playoff = Rozstrel č. { $number }
xantipa-board-best = zatiaľ najlepší výsledok: { $best }
xantipa-board-best_total = zatiaľ najlepší súčet: { $best }
xantipa-board-sum = = { $sum } · { $number }. hod
xantipa-board-status-waiting = { "" }
xantipa-board-status-throwing = hádže
xantipa-board-status-seven = sedem
xantipa-board-status-stopped = bez sedmičky
xantipa-board-status-out = mimo
xantipa-board-ask = Si na rade: hádž.
xantipa-board-beaten = Vyhrať už nemôžeš (najlepší výsledok: { $best }). Hádzať ďalej, alebo skončiť?
xantipa-describe-seat = { $player_is ->
    [you] { $status ->
        [waiting] Ešte len budeš hádzať; hodov zatiaľ: { $used }.
        [throwing] Hádžeš; hodov zatiaľ: { $used }.
        [seven] Máš sedmičku; hodov: { $used }.
        [stopped] Vzdávaš to; hodov: { $used }.
       *[out] Rozstrel len sleduješ.
    }
   *[other] { $status ->
        [waiting] { $player } ešte len bude hádzať; hodov zatiaľ: { $used }.
        [throwing] { $player } hádže; hodov zatiaľ: { $used }.
        [seven] { $player } má sedmičku; hodov: { $used }.
        [stopped] { $player } to vzdáva; hodov: { $used }.
       *[out] { $player } rozstrel len sleduje.
    }
}
xantipa-label-throw = Hodiť
xantipa-label-stop = Skončiť

# The board on the page
xantipa-web-throws = { $count ->
    [one] 1 hod
    [few] { $count } hody
   *[other] { $count } hodov
}
xantipa-web-scores = Hody po kolách
xantipa-web-player = hráč
xantipa-web-total = spolu

# The result
xantipa-result-throws = Hody
xantipa-result-playoff = Rozstrel
