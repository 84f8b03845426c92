domino-name = Domino
domino-name-played = domino
domino-tagline = Rovnaké polovice k sebe a všetky kamene z ruky skôr ako ostatní.

# House rules
domino-option-tile_set = Aká veľká je sada kameňov.
domino-option-tile_set-double_six = po dvojitú šestku, 28 kameňov
domino-option-tile_set-double_nine = po dvojitú deviatku, 55 kameňov
domino-option-tile_set-double_twelve = po dvojitú dvanástku, 91 kameňov
domino-option-draw = Koľko si berieš, keď sa nič nehodí.
domino-option-draw-until_fits = kameň po kameni, kým sa niektorý nehodí
domino-option-draw-one = jeden kameň za ťah
domino-option-win_needs_empty_stock = Kým sú v talóne kamene, nikto nevyhráva: komu sa minú, vezme si ešte jeden.
domino-option-may_draw_voluntarily = Brať z talónu smieš, aj keď máš čo priložiť.
domino-option-match = Koľko bodov ukončí zápas (0 = jediná hra).

# Story
domino-story-starter = { $player_is ->
    [you] Začínaš.
   *[other] Začína { $player }.
}
domino-story-hand = Začína sa { $round }. hra zápasu.
domino-story-dealt = Tvoje kamene: { $tiles }.
domino-story-turn_up = Otočený kameň { $tile } začína rad.
domino-story-lay = { $player_is ->
    [you] Prikladáš { $tile } tam, kde je { $pips }.
   *[other] { $player } prikladá { $tile } tam, kde je { $pips }.
}
domino-story-must_go_on = { $player_is ->
    [you] Kamene sa ti minuli, ale v talóne ešte sú: berieš si ďalší.
   *[other] { $player } už nemá kamene, ale v talóne ešte sú: berie si ďalší.
}
domino-story-last_tile = { $player_is ->
    [you] Zostáva ti posledný kameň.
   *[other] { $player } má už len jeden kameň.
}
domino-story-draw_tile = Berieš si { $tile }.
domino-story-draw = { $count ->
    [one] { $player } berie z talónu kameň.
    [few] { $player } berie z talónu { $count } kamene.
   *[other] { $player } berie z talónu { $count } kameňov.
}
domino-story-stock_empty = Talón je rozobratý.
domino-story-pass = { $player_is ->
    [you] Hovoríš pas.
   *[other] { $player } hovorí pas.
}
domino-story-blocked = Nikto nemôže nič priložiť: rad je zablokovaný.
domino-story-left = { $player_is ->
    [you] { $pips ->
        [one] Zostáva ti { $tiles } (1 bodka).
        [few] Zostáva ti { $tiles } ({ $pips } bodky).
       *[other] Zostáva ti { $tiles } ({ $pips } bodiek).
    }
   *[other] { $pips ->
        [one] { $player } má ešte { $tiles } (1 bodka).
        [few] { $player } má ešte { $tiles } ({ $pips } bodky).
       *[other] { $player } má ešte { $tiles } ({ $pips } bodiek).
    }
}
domino-story-gain = { $player_is ->
    [you] { $points ->
        [one] Vyhrávaš hru: 1 bod, spolu { $total }.
        [few] Vyhrávaš hru: { $points } body, spolu { $total }.
       *[other] Vyhrávaš hru: { $points } bodov, spolu { $total }.
    }
   *[other] { $points ->
        [one] { $player } vyhráva hru: 1 bod, spolu { $total }.
        [few] { $player } vyhráva hru: { $points } body, spolu { $total }.
       *[other] { $player } vyhráva hru: { $points } bodov, spolu { $total }.
    }
}
domino-story-turn = Si na ťahu: na koncoch je { $left } a { $right }.
domino-story-must_draw = Si na ťahu: na koncoch je { $left } a { $right } a nič sa nehodí. Ber z talónu.
domino-story-must_pass = Si na ťahu: na koncoch je { $left } a { $right } a nič sa nehodí. Zostáva len pas.

# Endings
domino-end-out = { $player_is ->
    [you] { $total ->
        [one] Nemáš už žiadny kameň a vyhrávaš: 1 bod!
        [few] Nemáš už žiadny kameň a vyhrávaš: { $total } body!
       *[other] Nemáš už žiadny kameň a vyhrávaš: { $total } bodov!
    }
   *[other] { $total ->
        [one] { $player } už nemá žiadny kameň a vyhráva: 1 bod!
        [few] { $player } už nemá žiadny kameň a vyhráva: { $total } body!
       *[other] { $player } už nemá žiadny kameň a vyhráva: { $total } bodov!
    }
}
domino-end-blocked = { $player_is ->
    [you] { $total ->
        [one] Máš najmenej bodiek a vyhrávaš: 1 bod!
        [few] Máš najmenej bodiek a vyhrávaš: { $total } body!
       *[other] Máš najmenej bodiek a vyhrávaš: { $total } bodov!
    }
   *[other] { $total ->
        [one] { $player } má najmenej bodiek a vyhráva: 1 bod!
        [few] { $player } má najmenej bodiek a vyhráva: { $total } body!
       *[other] { $player } má najmenej bodiek a vyhráva: { $total } bodov!
    }
}
domino-end-shared = { $player_is ->
    [you] Delíš sa o víťazstvo: menej bodiek nemá nikto.
   *[other] { $player } sa delí o víťazstvo: menej bodiek nemá nikto.
}
domino-end-match = { $player_is ->
    [you] { $total ->
        [one] Vyhrávaš zápas, máš 1 bod!
        [few] Vyhrávaš zápas, máš { $total } body!
       *[other] Vyhrávaš zápas, máš { $total } bodov!
    }
   *[other] { $total ->
        [one] { $player } vyhráva zápas, má 1 bod!
        [few] { $player } vyhráva zápas, má { $total } body!
       *[other] { $player } vyhráva zápas, má { $total } bodov!
    }
}
domino-end-match_shared = { $player_is ->
    [you] { $total ->
        [one] Delíš sa o víťazstvo v zápase, máš { $total } bod.
        [few] Delíš sa o víťazstvo v zápase, máš { $total } body.
       *[other] Delíš sa o víťazstvo v zápase, máš { $total } bodov.
    }
   *[other] { $total ->
        [one] { $player } sa delí o víťazstvo v zápase, má { $total } bod.
        [few] { $player } sa delí o víťazstvo v zápase, má { $total } body.
       *[other] { $player } sa delí o víťazstvo v zápase, má { $total } bodov.
    }
}
domino-reason-out = všetky kamene vyložené
domino-reason-blocked = zablokovaný rad
domino-reason-shared = zablokovaný rad, delené víťazstvo
domino-reason-match = dosiahnutý cieľ
domino-reason-match_shared = dosiahnutý cieľ, delené víťazstvo

# Refusals
domino-refuse-unreadable = „{ $text }“ nie je ťah.
    .terminal = Napíš „4-6 vľavo“ alebo „4-6 vpravo“ a priložíš kameň 4-6, „beriem“, alebo „pas“.
domino-refuse-no_such_tile = Taký kameň v sade nie je: najvyšší je { $highest }-{ $highest }.
domino-refuse-not_in_hand = Kameň { $tile } nemáš.
domino-refuse-which_end = { $tile } sa hodí na oba konce: na ktorý?
    .terminal = Napíš „{ $tile } vľavo“, alebo „{ $tile } vpravo“.
    .web = Ťukni na koniec, ktorý chceš.
domino-refuse-fits_nowhere = { $tile } sa nehodí nikam: na koncoch je { $left } a { $right }.
domino-refuse-does_not_fit = { $end ->
    [left] { $tile } sa vľavo nehodí: na konci je { $pips }.
   *[right] { $tile } sa vpravo nehodí: na konci je { $pips }.
}
domino-refuse-stock_empty = Talón je prázdny: prilož kameň, alebo povedz pas, keď sa nič nehodí.
domino-refuse-drawn_already = Pri tomto stole sa berie jeden kameň za ťah: prilož, ak sa niečo hodí, inak povedz pas.
domino-refuse-can_lay = Máš kameň, ktorý sa hodí, tak prilož.
domino-refuse-stock_first = Kým sú v talóne kamene, pas sa nehovorí: ber z talónu.
domino-refuse-draw_first = Nič sa nehodí, tak si najprv jeden kameň vezmi. Keď sa nehodí ani ten, môžeš povedať pas.

# The board as text
domino-board-blocked = { domino-story-blocked }
domino-board-gain = { domino-story-gain }
domino-board-stock = { $count ->
    [0] talón prázdny
    [one] v talóne 1 kameň
    [few] v talóne { $count } kamene
   *[other] v talóne { $count } kameňov
}
domino-board-round = { $round }. hra
domino-board-target = zápas do { $target }
domino-board-tiles = { $count ->
    [one] 1 kameň
    [few] { $count } kamene
   *[other] { $count } kameňov
}
domino-board-points = { $count ->
    [one] 1 bod
    [few] { $count } body
   *[other] { $count } bodov
}
domino-board-passed = pas
domino-board-lacks = nemá { $numbers }
domino-board-nor = { $numbers } ani { $last }
domino-board-more = … ešte { $count } …
domino-board-hand = Tvoje kamene
domino-board-ask = { $ends ->
    [same] Oba konce: { $left }. Prilož kameň.
   *[two] Voľné konce: { $left } a { $right }. Prilož kameň.
}
domino-board-ask_or_draw = { $ends ->
    [same] Oba konce: { $left }. Prilož alebo ber z talónu.
   *[two] Voľné konce: { $left } a { $right }. Prilož alebo ber z talónu.
}
domino-board-must_draw = Nič sa nehodí: ber z talónu.
domino-board-must_pass = Nič sa nehodí: zostáva len pas.
domino-describe-line = { $count ->
    [one] V rade je jediný kameň: { $tiles }.
    [few] V rade sú { $count } kamene: { $tiles }.
   *[other] V rade je { $count } kameňov: { $tiles }.
}
domino-describe-ends = Konce radu: vľavo { $left }, vpravo { $right }.
domino-describe-stock = { $count ->
    [0] Talón je prázdny.
    [one] V talóne je 1 kameň.
    [few] V talóne sú { $count } kamene.
   *[other] V talóne je { $count } kameňov.
}
domino-describe-holds = { $player_is ->
    [you] { $count ->
        [one] Máš 1 kameň.
        [few] Máš { $count } kamene.
       *[other] Máš { $count } kameňov.
    }
   *[other] { $count ->
        [one] { $player } má 1 kameň.
        [few] { $player } má { $count } kamene.
       *[other] { $player } má { $count } kameňov.
    }
}
domino-describe-lacks = { $player } určite nemá { $numbers }.
domino-describe-total = { $player_is ->
    [you] { $count ->
        [one] Máš 1 bod.
        [few] Máš { $count } body.
       *[other] Máš { $count } bodov.
    }
   *[other] { $count ->
        [one] { $player } má 1 bod.
        [few] { $player } má { $count } body.
       *[other] { $player } má { $count } bodov.
    }
}
domino-describe-hand = Tvoje kamene: { $tiles }.
domino-describe-fits_left = Vľavo môžeš priložiť { $tiles }.
domino-describe-fits_right = Vpravo môžeš priložiť { $tiles }.
domino-label-draw = Vziať z talónu
domino-label-pass = Pas
domino-label-left = ◄ vľavo ({ $pips })
domino-label-right = vpravo ({ $pips }) ►

# The board on the page
domino-web-end = { $end ->
    [left] Ľavý koniec radu: { $pips }
   *[right] Pravý koniec radu: { $pips }
}
domino-web-fits = { $where ->
    [both] hodí sa na oba konce
    [left] hodí sa vľavo
    [right] hodí sa vpravo
   *[none] nehodí sa
}
domino-web-new = práve z talónu
domino-web-which_end = Hodí sa na oba konce: vyber si.
domino-web-again = Ťukni na kameň znova a priložíš ho.
domino-web-stock = { $count ->
    [0] Talón: prázdny
    [one] Talón: 1 kameň
    [few] Talón: { $count } kamene
   *[other] Talón: { $count } kameňov
}
domino-web-drew = z talónu { $count }
domino-web-hands = Čo komu zostalo
domino-web-pips = { $count ->
    [one] 1 bodka
    [few] { $count } bodky
   *[other] { $count } bodiek
}
domino-web-recap = Koniec { $round }. hry

# The result
domino-result-pips = Zvyšné bodky
