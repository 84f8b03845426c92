dama-name = Dáma
dama-name-played = dámu
dama-tagline = Česká dáma: kdo může brát, musí, a dámy létají přes celou desku.

# House rules
dama-option-missed_capture = Co se stane, když někdo nebere.
dama-option-missed_capture-enforced = nic: jiný tah udělat nejde
dama-option-missed_capture-warning = napřed upozornění, podruhé je partie prohraná
dama-option-start = Postavení na začátku, například W:Wc3,Kf8:Bd4,d6.
dama-option-start-empty = základní

# Story
dama-story-moves = { $player_is ->
    [you] Hraješ { $move }.
   *[other] { $player } hraje { $move }.
}
dama-story-takes = { $player_is ->
    [you] { $count ->
        [one] Bereš jednu figuru: { $move }.
        [few] Bereš { $count } figury: { $move }.
       *[other] Bereš { $count } figur: { $move }.
    }
   *[other] { $count ->
        [one] { $player } bere jednu figuru: { $move }.
        [few] { $player } bere { $count } figury: { $move }.
       *[other] { $player } bere { $count } figur: { $move }.
    }
}
dama-story-crowned = { $player_is ->
    [you] Tvůj kámen na { $square } se mění v dámu.
   *[other] { $player } má na { $square } novou dámu.
}
dama-story-warned = { $player_is ->
    [you] Upozornění! { $move } hrát nemůžeš, protože musíš brát, třeba { $capture }. Když to neuděláš ani teď, partie je prohraná.
   *[other] { $player } dostává upozornění: místo { $move } je třeba brát, například { $capture }.
}
dama-story-twice = Tohle postavení je na desce podruhé; potřetí to bude remíza.
dama-story-quiet = { $count ->
    [one] Dlouho nikdo nebral ani netáhl kamenem: ještě 1 takový tah každé strany a je remíza.
    [few] Dlouho nikdo nebral ani netáhl kamenem: ještě { $count } takové tahy každé strany a je remíza.
   *[other] Dlouho nikdo nebral ani netáhl kamenem: ještě { $count } takových tahů každé strany a je remíza.
}

# Endings
dama-end-taken = { $player_is ->
    [you] Na desce zbyly jen tvoje figury. Vyhráváš!
   *[other] { $player } bere poslední figuru a vyhrává!
}
dama-end-blocked = { $player_is ->
    [you] { $target } už nemá kam táhnout. Vyhráváš!
   *[other] { $target_is ->
        [you] Už nemáš kam táhnout. { $player } vyhrává!
       *[other] { $target } už nemá kam táhnout. { $player } vyhrává!
    }
}
dama-end-forfeited = { $player_is ->
    [you] { $target } nebere ani po upozornění. Vyhráváš kontumačně!
   *[other] { $target_is ->
        [you] Nebereš ani po upozornění. { $player } vyhrává kontumačně!
       *[other] { $target } nebere ani po upozornění. { $player } vyhrává kontumačně!
    }
}
dama-end-repetition = Stejné postavení potřetí: remíza.
dama-end-quiet = Třicet tahů každé strany bez braní a bez tahu kamenem: remíza.
dama-reason-taken = sebráno všechno
dama-reason-blocked = není kam táhnout
dama-reason-forfeited = bez braní i po upozornění
dama-reason-repetition = třetí opakování
dama-reason-quiet = třicet tichých tahů

# Refusals
dama-refuse-unreadable = „{ $text }“ není tah.
    .terminal = Obyčejný tah napiš jako „c3-d4“, braní jako „c3xe5xg7“.
dama-refuse-light_square = { $square } je světlé pole; hraje se jen na tmavých.
dama-refuse-nothing_there = Na poli { $square } nic nestojí.
dama-refuse-not_yours = Figura na poli { $square } není tvoje.
dama-refuse-must_take = Musíš brát: { $capture }.
dama-refuse-queen_first = Když může brát dáma, musí brát ona: { $capture }.
dama-refuse-go_on = Braní ještě nekončí: { $capture }.
dama-refuse-land_elsewhere = Z jiného pole za vzatou figurou se dá brát dál, dopadni tedy tam: { $capture }.
dama-refuse-which_way = Brát se dá víc způsoby.
    .terminal = Napiš všechna pole cesty: { $ways }.
    .web = Klepni postupně na pole té cesty, kterou chceš.
dama-refuse-whole_way = U braní záleží na celé cestě.
    .terminal = Napiš všechna pole, na která se dopadá: { $capture }.
    .web = Klepni postupně na všechna pole, na která se dopadá.
dama-refuse-one_step = Bez braní se táhne jen z jednoho pole na druhé; pokračovat může jen braní.
dama-refuse-not_diagonal = Pole { $origin } a { $target } nejsou na společné diagonále.
dama-refuse-occupied = Pole { $target } je obsazené.
dama-refuse-one_square = Kámen táhne jen na sousední pole; z { $origin } na { $target } nedosáhne.
dama-refuse-backward = Kameny nikdy netáhnou zpět, tedy ani z { $origin } na { $target }.
dama-refuse-blocked = Mezi { $origin } a { $target } něco stojí.
dama-refuse-no_landing = Pole { $target } je obsazené, dopadnout tam nejde.
dama-refuse-nothing_to_take = Mezi { $origin } a { $target } není co brát.
dama-refuse-own_piece = Mezi { $origin } a { $target } stojí tvoje figura a tu přeskočit nejde.
dama-refuse-several = Mezi { $origin } a { $target } stojí víc figur; dáma je bere po jedné a za každou musí být volné pole.
dama-refuse-man_takes_far = Kámen bere jen sousední figuru a dopadá hned za ni, z { $origin } na { $target } tedy ne.
dama-refuse-man_takes_back = Kameny berou jen dopředu, z { $origin } na { $target } tedy ne.
dama-refuse-taken_already = Figura na { $square } už je vzatá; nic se nepřeskakuje dvakrát.
dama-refuse-still_there = Figura na { $square } je vzatá, ale z desky zmizí až po tahu: zatím překáží.
dama-refuse-setup_unreadable = „{ $text }“ není postavení. Napiš třeba W:Wc3,Kf8:Bd4,d6: kdo je na tahu, pak figury obou stran, dáma s písmenem K.
dama-refuse-setup_light = { $square } je světlé pole; figury stojí na tmavých.
dama-refuse-setup_twice = Na poli { $square } stojí dvě figury.
dama-refuse-setup_uncrowned = Kámen na poli { $square } by byl dámou: napiš před pole K.
dama-refuse-setup_count = Každá strana má jednu až dvanáct figur.
dama-refuse-setup_stuck = Kdo je na tahu, nemá kam táhnout: taková hra by hned skončila.
dama-refuse-game_type = Tohle je soubor jiné hry: má GameType { $type }, dáma má 29.
dama-refuse-file_move = { $number }. tah { $move } není možný.

# The board as text
dama-board-side = { $colour ->
    [white] { $name }: bílé { $signs }, { $count ->
        [one] 1 figura
        [few] { $count } figury
       *[other] { $count } figur
    }
   *[black] { $name }: černé { $signs }, { $count ->
        [one] 1 figura
        [few] { $count } figury
       *[other] { $count } figur
    }
}
dama-board-turn = { $player_is ->
    [you] Jsi na tahu.
   *[other] Na tahu je { $player }.
}
dama-board-must_take = Brát musí: { $squares }.
dama-board-warned = Po upozornění; brát musí: { $squares }.
dama-describe-men = { $colour ->
    [white] { $name }, { $count ->
        [one] bílý kámen
       *[other] bílé kameny
    }: { $squares } ({ $count }).
   *[black] { $name }, { $count ->
        [one] černý kámen
       *[other] černé kameny
    }: { $squares } ({ $count }).
}
dama-describe-queens = { $colour ->
    [white] { $name }, { $count ->
        [one] bílá dáma
       *[other] bílé dámy
    }: { $squares } ({ $count }).
   *[black] { $name }, { $count ->
        [one] černá dáma
       *[other] černé dámy
    }: { $squares } ({ $count }).
}
dama-describe-nothing = { $colour ->
    [white] { $name } už nemá žádnou bílou figuru.
   *[black] { $name } už nemá žádnou černou figuru.
}
dama-describe-last = Poslední tah: z { $origin } na { $target }.
dama-describe-taken = Vzato na: { $squares }.

# The result
dama-result-pieces = Zbylé figury

# On the page
dama-web-side = { $seat ->
    [0] bílý
   *[1] černý
}
dama-web-man = { $seat ->
    [0] { $kind ->
        [man] bílý kámen
       *[queen] bílá dáma
    }
   *[1] { $kind ->
        [man] černý kámen
       *[queen] černá dáma
    }
}
dama-web-board = Hrací deska
dama-web-lit = podívej se sem
dama-web-example = c3-d4 nebo c3xe5
dama-web-going_on = Braní pokračuje: vyber další pole.
dama-web-must_take = Musíš brát.
dama-web-warned = Máš upozornění: teď ber, jinak prohraješ.
dama-web-empty = prázdné pole
dama-web-target = možný tah
dama-web-last = poslední tah
dama-web-flip = Otočit desku
dama-web-mark = Kreslit si šipky a kroužky
dama-web-write = Napsat tah
dama-web-end = Remíza nebo vzdání
dama-web-moves = Tahy
dama-web-first = Na začátek
dama-web-back = O tah zpět
dama-web-forward = O tah dál
dama-web-newest = Na poslední tah
dama-web-past = Díváš se na starší pozici. Hra pokračuje od posledního tahu.
dama-web-took = { $count ->
    [one] sebraná 1 figura
    [few] sebrané { $count } figury
   *[other] sebráno { $count } figur
}
