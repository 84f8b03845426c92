dama-name = Dáma
dama-name-played = dámu
dama-tagline = Česká dáma: kto môže brať, musí, a dámy lietajú cez celú dosku.

# House rules
dama-option-missed_capture = Čo sa stane, keď niekto neberie.
dama-option-missed_capture-enforced = nič: iný ťah sa urobiť nedá
dama-option-missed_capture-warning = najprv upozornenie, druhýkrát je partia prehratá
dama-option-start = Postavenie na začiatku, napríklad W:Wc3,Kf8:Bd4,d6.
dama-option-start-empty = základné

# Story
dama-story-moves = { $player_is ->
    [you] Hráš { $move }.
   *[other] { $player } hrá { $move }.
}
dama-story-takes = { $player_is ->
    [you] { $count ->
        [one] Berieš jednu figúru: { $move }.
        [few] Berieš { $count } figúry: { $move }.
       *[other] Berieš { $count } figúr: { $move }.
    }
   *[other] { $count ->
        [one] { $player } berie jednu figúru: { $move }.
        [few] { $player } berie { $count } figúry: { $move }.
       *[other] { $player } berie { $count } figúr: { $move }.
    }
}
dama-story-crowned = { $player_is ->
    [you] Tvoj kameň na { $square } sa mení na dámu.
   *[other] { $player } má na { $square } novú dámu.
}
dama-story-warned = { $player_is ->
    [you] Upozornenie! { $move } hrať nemôžeš, lebo musíš brať, napríklad { $capture }. Ak to neurobíš ani teraz, partia je prehratá.
   *[other] { $player } dostáva upozornenie: namiesto { $move } treba brať, napríklad { $capture }.
}
dama-story-twice = Toto postavenie je na doske druhýkrát; tretíkrát to bude remíza.
dama-story-quiet = { $count ->
    [one] Dlho nikto nebral ani neťahal kameňom: ešte 1 taký ťah každej strany a je remíza.
    [few] Dlho nikto nebral ani neťahal kameňom: ešte { $count } také ťahy každej strany a je remíza.
   *[other] Dlho nikto nebral ani neťahal kameňom: ešte { $count } takých ťahov každej strany a je remíza.
}

# Endings
dama-end-taken = { $player_is ->
    [you] Na doske zostali len tvoje figúry. Vyhrávaš!
   *[other] { $player } berie poslednú figúru a vyhráva!
}
dama-end-blocked = { $player_is ->
    [you] { $target } už nemá kam ťahať. Vyhrávaš!
   *[other] { $target_is ->
        [you] Už nemáš kam ťahať. { $player } vyhráva!
       *[other] { $target } už nemá kam ťahať. { $player } vyhráva!
    }
}
dama-end-forfeited = { $player_is ->
    [you] { $target } neberie ani po upozornení. Vyhrávaš kontumačne!
   *[other] { $target_is ->
        [you] Neberieš ani po upozornení. { $player } vyhráva kontumačne!
       *[other] { $target } neberie ani po upozornení. { $player } vyhráva kontumačne!
    }
}
dama-end-repetition = Rovnaké postavenie tretíkrát: remíza.
dama-end-quiet = Tridsať ťahov každej strany bez brania a bez ťahu kameňom: remíza.
dama-reason-taken = zobraté všetko
dama-reason-blocked = niet kam ťahať
dama-reason-forfeited = bez brania aj po upozornení
dama-reason-repetition = tretie opakovanie
dama-reason-quiet = tridsať tichých ťahov

# Refusals
dama-refuse-unreadable = „{ $text }“ nie je ťah.
    .terminal = Obyčajný ťah napíš ako „c3-d4“, branie ako „c3xe5xg7“.
dama-refuse-light_square = { $square } je svetlé pole; hrá sa len na tmavých.
dama-refuse-nothing_there = Na poli { $square } nič nestojí.
dama-refuse-not_yours = Figúra na poli { $square } nie je tvoja.
dama-refuse-must_take = Musíš brať: { $capture }.
dama-refuse-queen_first = Keď môže brať dáma, musí brať ona: { $capture }.
dama-refuse-go_on = Branie sa ešte nekončí: { $capture }.
dama-refuse-land_elsewhere = Z iného poľa za branou figúrou sa dá brať ďalej, dopadni teda tam: { $capture }.
dama-refuse-which_way = Brať sa dá viacerými spôsobmi.
    .terminal = Napíš všetky polia cesty: { $ways }.
    .web = Ťukni postupne na polia tej cesty, ktorú chceš.
dama-refuse-whole_way = Pri braní záleží na celej ceste.
    .terminal = Napíš všetky polia, na ktoré sa dopadá: { $capture }.
    .web = Ťukni postupne na všetky polia, na ktoré sa dopadá.
dama-refuse-one_step = Bez brania sa ťahá len z jedného poľa na druhé; pokračovať môže len branie.
dama-refuse-not_diagonal = Polia { $origin } a { $target } nie sú na spoločnej diagonále.
dama-refuse-occupied = Pole { $target } je obsadené.
dama-refuse-one_square = Kameň ťahá len na susedné pole; z { $origin } na { $target } nedosiahne.
dama-refuse-backward = Kamene nikdy neťahajú späť, teda ani z { $origin } na { $target }.
dama-refuse-blocked = Medzi { $origin } a { $target } niečo stojí.
dama-refuse-no_landing = Pole { $target } je obsadené, dopadnúť naň sa nedá.
dama-refuse-nothing_to_take = Medzi { $origin } a { $target } niet čo brať.
dama-refuse-own_piece = Medzi { $origin } a { $target } stojí tvoja figúra a tá sa preskočiť nedá.
dama-refuse-several = Medzi { $origin } a { $target } stojí viac figúr; dáma ich berie po jednej a za každou musí byť voľné pole.
dama-refuse-man_takes_far = Kameň berie len susednú figúru a dopadá hneď za ňu, z { $origin } na { $target } teda nie.
dama-refuse-man_takes_back = Kamene berú len dopredu, z { $origin } na { $target } teda nie.
dama-refuse-taken_already = Figúra na { $square } je už zobratá; nič sa nepreskakuje dvakrát.
dama-refuse-still_there = Figúra na { $square } je zobratá, ale z dosky zmizne až po ťahu: zatiaľ prekáža.
dama-refuse-setup_unreadable = „{ $text }“ nie je postavenie. Napíš napríklad W:Wc3,Kf8:Bd4,d6: kto je na ťahu, potom figúry oboch strán, dáma s písmenom K.
dama-refuse-setup_light = { $square } je svetlé pole; figúry stoja na tmavých.
dama-refuse-setup_twice = Na poli { $square } stoja dve figúry.
dama-refuse-setup_uncrowned = Kameň na poli { $square } by bol dámou: napíš pred pole K.
dama-refuse-setup_count = Každá strana má jednu až dvanásť figúr.
dama-refuse-setup_stuck = Kto je na ťahu, nemá kam ťahať: taká hra by sa hneď skončila.
dama-refuse-game_type = Toto je súbor inej hry: má GameType { $type }, dáma má 29.
dama-refuse-file_move = { $number }. ťah { $move } nie je možný.

# The board as text
dama-board-side = { $colour ->
    [white] { $name }: biele { $signs }, { $count ->
        [one] 1 figúra
        [few] { $count } figúry
       *[other] { $count } figúr
    }
   *[black] { $name }: čierne { $signs }, { $count ->
        [one] 1 figúra
        [few] { $count } figúry
       *[other] { $count } figúr
    }
}
dama-board-turn = { $player_is ->
    [you] Si na ťahu.
   *[other] Na ťahu je { $player }.
}
dama-board-must_take = Brať musí: { $squares }.
dama-board-warned = Po upozornení; brať musí: { $squares }.
dama-describe-men = { $colour ->
    [white] { $name }, { $count ->
        [one] biely kameň
       *[other] biele kamene
    }: { $squares } ({ $count }).
   *[black] { $name }, { $count ->
        [one] čierny kameň
       *[other] čierne kamene
    }: { $squares } ({ $count }).
}
dama-describe-queens = { $colour ->
    [white] { $name }, { $count ->
        [one] biela dáma
       *[other] biele dámy
    }: { $squares } ({ $count }).
   *[black] { $name }, { $count ->
        [one] čierna dáma
       *[other] čierne dámy
    }: { $squares } ({ $count }).
}
dama-describe-nothing = { $colour ->
    [white] { $name } už nemá žiadnu bielu figúru.
   *[black] { $name } už nemá žiadnu čiernu figúru.
}
dama-describe-last = Posledný ťah: z { $origin } na { $target }.
dama-describe-taken = Zobraté na: { $squares }.

# The result
dama-result-pieces = Zostávajúce figúry

# On the page
dama-web-side = { $seat ->
    [0] biely
   *[1] čierny
}
dama-web-man = { $seat ->
    [0] { $kind ->
        [man] biely kameň
       *[queen] biela dáma
    }
   *[1] { $kind ->
        [man] čierny kameň
       *[queen] čierna dáma
    }
}
dama-web-board = Hracia doska
dama-web-lit = pozri sa sem
dama-web-example = c3-d4 alebo c3xe5
dama-web-going_on = Branie pokračuje: vyber ďalšie pole.
dama-web-must_take = Musíš brať.
dama-web-warned = Máš upozornenie: teraz ber, inak prehráš.
dama-web-empty = prázdne pole
dama-web-target = možný ťah
dama-web-last = posledný ťah
dama-web-flip = Otočiť dosku
dama-web-mark = Kresliť si šípky a krúžky
dama-web-write = Napísať ťah
dama-web-end = Remíza alebo vzdanie sa
dama-web-moves = Ťahy
dama-web-first = Na začiatok
dama-web-back = O ťah späť
dama-web-forward = O ťah ďalej
dama-web-newest = Na posledný ťah
dama-web-past = Pozeráš sa na staršie postavenie. Hra pokračuje od posledného ťahu.
dama-web-took = { $count ->
    [one] zobratá 1 figúra
    [few] zobraté { $count } figúry
   *[other] zobratých { $count } figúr
}
