xantipa-name = Xantipa
xantipa-name-played = Xantipu
xantipa-tagline = Dvě kostky, znovu a znovu, dokud nedají sedm. Komu stačí nejméně hodů?

# House rules
xantipa-option-rounds = Kolik kol se hraje; hody ze všech kol se sčítají.
xantipa-option-auto = Hází se automaticky, a kdo už nemůže vyhrát, hned končí.

# Story
xantipa-story-turn = { $player_is ->
    [you] { $best ->
        [0] Jsi na řadě: házej, dokud nepadne sedm.
        [one] Jsi na řadě. Někomu stačil jediný hod: sedm musí padnout hned.
        [few] Jsi na řadě. Nejlepší výsledek jsou zatím { $best } hody.
       *[other] Jsi na řadě. Nejlepší výsledek je zatím { $best } hodů.
    }
   *[other] Kostky bere { $player }.
}
xantipa-story-throw = { $player_is ->
    [you] Tvůj { $number }. hod: { $first } + { $second } = { $sum }.
   *[other] { $player }, { $number }. hod: { $first } + { $second } = { $sum }.
}
xantipa-story-seven = { $player_is ->
    [you] { $first } + { $second } = { $sum }! Máš sedmičku na { $number }. hod.
   *[other] { $first } + { $second } = { $sum }! { $player } má sedmičku na { $number }. hod.
}
xantipa-story-first_seven = { $player_is ->
    [you] { $first } + { $second } = { $sum }! Sedmička hned na první hod!
   *[other] { $first } + { $second } = { $sum }! { $player } má sedmičku hned na první hod!
}
xantipa-story-new_best = { $best ->
    [one] Nový nejlepší výsledek: jediný hod.
    [few] Nový nejlepší výsledek: { $best } hody.
   *[other] Nový nejlepší výsledek: { $best } hodů.
}
xantipa-story-stubborn = { $number } hodů a sedmička nikde: ty kostky jsou paličaté jako sama Xantipa.
xantipa-story-beaten = { $best ->
    [one] Vyhrát už nemůžeš: někomu stačil jediný hod. Házej dál pro čest, nebo skonči.
    [few] Vyhrát už nemůžeš: někomu stačily { $best } hody. Házej dál pro čest, nebo skonči.
   *[other] Vyhrát už nemůžeš: někomu stačilo { $best } hodů. Házej dál pro čest, nebo skonči.
}
xantipa-story-stop = { $player_is ->
    [you] { $used ->
        [one] Po jednom hodu to vzdáváš.
       *[other] Po { $used } hodech to vzdáváš.
    }
   *[other] { $used ->
        [one] Po jednom hodu to vzdává { $player }.
       *[other] Po { $used } hodech to vzdává { $player }.
    }
}
xantipa-story-beaten_stop = { $player_is ->
    [you] Už nemůžeš vyhrát.
   *[other] { $player } už nemůže vyhrát.
}
xantipa-story-round = { $rounds ->
    [one] Jediné kolo.
    [few] { $round }. kolo ze { $rounds }.
    [6] { $round }. kolo ze { $rounds }.
    [7] { $round }. kolo ze { $rounds }.
   *[other] { $round }. kolo z { $rounds }.
}
xantipa-story-tie = V čele je shoda! Rozstřel č. { $number }, znovu házejí:
xantipa-story-candidate = – { $player }

# Endings
xantipa-reason-fewest = nejméně hodů
xantipa-reason-playoff = rozstřel
xantipa-end-fewest = { $player_is ->
    [you] { $number ->
        [one] Vyhráváš jediným hodem!
        [few] Vyhráváš, stačily ti { $number } hody!
       *[other] Vyhráváš, stačilo ti { $number } hodů!
    }
   *[other] { $number ->
        [one] { $player } vyhrává jediným hodem!
        [few] { $player } vyhrává, stačily na to { $number } hody!
       *[other] { $player } vyhrává, stačilo na to { $number } hodů!
    }
}
xantipa-end-playoff = { $player_is ->
    [you] { $number ->
        [one] Rozstřel vyhráváš jediným hodem!
        [few] Rozstřel vyhráváš, stačily ti { $number } hody!
       *[other] Rozstřel vyhráváš, stačilo ti { $number } hodů!
    }
   *[other] { $number ->
        [one] Rozstřel vyhrává jediným hodem { $player }!
        [few] Rozstřel vyhrává { $player }, stačily na to { $number } hody!
       *[other] Rozstřel vyhrává { $player }, stačilo na to { $number } hodů!
    }
}

# Refusals
xantipa-refuse-unreadable = „{ $text }“ není tah.
    .terminal = Napiš „hod“, nebo „stop“, když už nemůžeš vyhrát.
xantipa-refuse-nobody_finished = Zatím není co překonávat: házej dál.
xantipa-refuse-not_beaten = { $best ->
    [one] Nejlepší výsledek je zatím jediný hod a ty máš { $used }: skončit smíš, až budeš mít víc. Házej dál.
    [few] Nejlepší výsledek jsou zatím { $best } hody a ty máš { $used }: skončit smíš, až budeš mít víc. Házej dál.
   *[other] Nejlepší výsledek je zatím { $best } hodů a ty máš { $used }: skončit smíš, až budeš mít víc. Házej dál.
}
xantipa-refuse-had_go = Svůj pokus už máš za sebou, teď házejí ostatní.
xantipa-refuse-not_tied = V rozstřelu házejí jen ti, kdo mají stejně.

# The board as text
xantipa-board-round = { $rounds ->
    [one] Jediné kolo
    [few] { $round }. kolo ze { $rounds }
    [6] { $round }. kolo ze { $rounds }
    [7] { $round }. kolo ze { $rounds }
   *[other] { $round }. kolo z { $rounds }
}
xantipa-board-playoff = Rozstřel č. { $number }
xantipa-board-best = zatím nejlepší výsledek: { $best }
xantipa-board-best_total = zatím nejlepší součet: { $best }
xantipa-board-sum = = { $sum } · { $number }. hod
xantipa-board-status-waiting = { "" }
xantipa-board-status-throwing = hází
xantipa-board-status-seven = sedm
xantipa-board-status-stopped = bez sedmičky
xantipa-board-status-out = mimo
xantipa-board-ask = Jsi na řadě: házej.
xantipa-board-beaten = Vyhrát už nemůžeš (nejlepší výsledek: { $best }). Házet dál, nebo skončit?
xantipa-describe-seat = { $player_is ->
    [you] { $status ->
        [waiting] Teprve budeš házet; hodů zatím: { $used }.
        [throwing] Házíš; hodů zatím: { $used }.
        [seven] Máš sedmičku; hodů: { $used }.
        [stopped] Vzdáváš to; hodů: { $used }.
       *[out] Rozstřel jen sleduješ.
    }
   *[other] { $status ->
        [waiting] { $player } teprve bude házet; hodů zatím: { $used }.
        [throwing] { $player } hází; hodů zatím: { $used }.
        [seven] { $player } má sedmičku; hodů: { $used }.
        [stopped] { $player } to vzdává; hodů: { $used }.
       *[out] { $player } rozstřel jen sleduje.
    }
}
xantipa-label-throw = Hodit
xantipa-label-stop = Skončit

# The board on the page
xantipa-web-throws = { $count ->
    [one] 1 hod
    [few] { $count } hody
   *[other] { $count } hodů
}
xantipa-web-scores = Hody po kolech
xantipa-web-player = hráč
xantipa-web-total = celkem

# The result
xantipa-result-throws = Hody
xantipa-result-playoff = Rozstřel
