stripped_snake-name = Zvlečený had
stripped_snake-name-played = Zvlečeného hada
stripped_snake-tagline = Štyri kocky proti susedovi naľavo: jeden z vás príde o kožu.

# House rules
stripped_snake-option-auto = Hádže sa automaticky.

# Story
stripped_snake-story-first = { $player_is ->
    [you] Žreb padol na teba: začínaš útokom.
   *[other] Žreb rozhodol: útokom začína { $player }.
}
stripped_snake-story-duel = { $player_is ->
    [you] Chceš zvliecť suseda naľavo. Bráni sa { $target }.
   *[other] { $target_is ->
        [you] { $player } chce tvoju kožu!
       *[other] { $player } útočí, bráni sa { $target }.
    }
}
stripped_snake-story-attack = { $player_is ->
    [you] Útočíš: { $dice } = { $sum }.
   *[other] { $player } útočí: { $dice } = { $sum }.
}
stripped_snake-story-need = { $player_is ->
    [you] Zachráni ťa aspoň { $need } (šanca { $percent } %).
   *[other] Na záchranu treba aspoň { $need } (šanca { $percent } %). Hádže { $player }.
}
stripped_snake-story-hopeless = { $player_is ->
    [you] Štyri šestky! Nič, čo hodíš, ťa nezachráni.
   *[other] Štyri šestky! { $player } nemá žiadnu nádej.
}
stripped_snake-story-defence = { $player_is ->
    [you] Hádžeš { $dice } = { $sum }.
   *[other] { $player } hádže { $dice } = { $sum }.
}
stripped_snake-story-equal = Presne rovnako! To nestačí.
stripped_snake-story-narrow = O jedinú bodku!
stripped_snake-story-stripped = { $player_is ->
    [you] Sss… si zvlečený had.
   *[other] Sss… zvlečený had je { $player }.
}
stripped_snake-story-backfired = { $player_is ->
    [you] Útok sa obracia proti tebe: zvlečený had si ty!
   *[other] Útok sa obracia: zvlečený had je { $player }!
}

# Endings
stripped_snake-reason-last = posledný v koži
stripped_snake-end-last = { $player_is ->
    [you] Len tebe zostala koža: vyhrávaš!
   *[other] Kožu si zachraňuje len { $player } a vyhráva!
}

# Refusals
stripped_snake-refuse-unreadable = „{ $text }“ nie je ťah.
    .terminal = Napíš „hod“.
stripped_snake-refuse-stripped = Si zvlečený had, tvoja hra sa skončila. Pozeraj sa, komu koža zostane.

# The board as text
stripped_snake-board-first = Kto začne útok?
stripped_snake-board-stripped = { stripped_snake-story-stripped }
stripped_snake-board-backfired = { stripped_snake-story-backfired }
stripped_snake-board-duel = { $player_is ->
    [you] Útočíš ty, bráni sa { $target }
   *[other] { $target_is ->
        [you] Útočí { $player }, brániš sa ty
       *[other] Útočí { $player }, bráni sa { $target }
    }
}
stripped_snake-board-attack = Útoč: hoď štyrmi kockami.
stripped_snake-board-defend = { $need ->
    [25] Štyri šestky! Tentoraz ťa nič nezachráni.
   *[other] Bráň sa: potrebuješ aspoň { $need }.
}
stripped_snake-describe-in = V hre: { $names }.
stripped_snake-describe-out = Bez kože: { $names }.
stripped_snake-label-throw = Hodiť

# The board on the page
stripped_snake-web-stripped = zvlečený had
stripped_snake-web-odds = Šanca útoku: { $percent } %

# The result
stripped_snake-result-duel = Prehraný súboj
stripped_snake-result-never = stále v koži
