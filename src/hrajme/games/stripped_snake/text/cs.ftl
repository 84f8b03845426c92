stripped_snake-name = Svlečený had
stripped_snake-name-played = Svlečeného hada
stripped_snake-tagline = Čtyři kostky proti sousedovi po levici: jeden z vás přijde o kůži.

# House rules
stripped_snake-option-auto = Hází se automaticky.

# Story
stripped_snake-story-first = { $player_is ->
    [you] Los padl na tebe: začínáš útokem.
   *[other] Los rozhodl: první útočí { $player }.
}
stripped_snake-story-duel = { $player_is ->
    [you] Chceš svléknout souseda po levici. Brání se { $target }.
   *[other] { $target_is ->
        [you] { $player } chce tvou kůži!
       *[other] { $player } útočí, brání se { $target }.
    }
}
stripped_snake-story-attack = { $player_is ->
    [you] Útočíš: { $dice } = { $sum }.
   *[other] { $player } útočí: { $dice } = { $sum }.
}
stripped_snake-story-need = { $player_is ->
    [you] Zachrání tě aspoň { $need } (šance { $percent } %).
   *[other] Na záchranu je třeba aspoň { $need } (šance { $percent } %). Hází { $player }.
}
stripped_snake-story-hopeless = { $player_is ->
    [you] Čtyři šestky! Nic, co hodíš, tě nezachrání.
   *[other] Čtyři šestky! { $player } nemá žádnou naději.
}
stripped_snake-story-defence = { $player_is ->
    [you] Házíš { $dice } = { $sum }.
   *[other] { $player } hází { $dice } = { $sum }.
}
stripped_snake-story-equal = Přesně stejně! To nestačí.
stripped_snake-story-narrow = O jediné oko!
stripped_snake-story-stripped = { $player_is ->
    [you] Sss… jsi svlečený had.
   *[other] Sss… svlečený had je { $player }.
}
stripped_snake-story-backfired = { $player_is ->
    [you] Útok se obrací proti tobě: svlečený had jsi ty!
   *[other] Útok se obrací: svlečený had je { $player }!
}

# Endings
stripped_snake-reason-last = poslední v kůži
stripped_snake-end-last = { $player_is ->
    [you] Jen tobě zbyla kůže: vyhráváš!
   *[other] Kůži má už jen { $player } a vyhrává!
}

# Refusals
stripped_snake-refuse-unreadable = „{ $text }“ není tah.
    .terminal = Napiš „hod“.
stripped_snake-refuse-stripped = Jsi svlečený had, tvoje hra skončila. Dívej se, komu kůže zbude.

# The board as text
stripped_snake-board-first = Kdo útočí první?
stripped_snake-board-stripped = { stripped_snake-story-stripped }
stripped_snake-board-backfired = { stripped_snake-story-backfired }
stripped_snake-board-duel = { $player_is ->
    [you] Útočíš ty, brání se { $target }
   *[other] { $target_is ->
        [you] Útočí { $player }, bráníš se ty
       *[other] Útočí { $player }, brání se { $target }
    }
}
stripped_snake-board-attack = Útoč: hoď čtyřmi kostkami.
stripped_snake-board-defend = { $need ->
    [25] Čtyři šestky! Tentokrát tě nic nezachrání.
   *[other] Braň se: potřebuješ aspoň { $need }.
}
stripped_snake-describe-in = Ve hře: { $names }.
stripped_snake-describe-out = Bez kůže: { $names }.
stripped_snake-label-throw = Hodit

# The board on the page
stripped_snake-web-stripped = svlečený had
stripped_snake-web-odds = Šance útoku: { $percent } %

# The result
stripped_snake-result-duel = Prohraný souboj
stripped_snake-result-never = pořád v kůži
