domino-name = Domino
domino-name-played = domino
domino-tagline = Stejné půlky k sobě a všechny kameny z ruky dřív než ostatní.

# House rules
domino-option-tile_set = Jak velká je sada kamenů.
domino-option-tile_set-double_six = do dvojité šestky, 28 kamenů
domino-option-tile_set-double_nine = do dvojité devítky, 55 kamenů
domino-option-tile_set-double_twelve = do dvojité dvanáctky, 91 kamenů
domino-option-draw = Kolik si bereš, když se nic nehodí.
domino-option-draw-until_fits = kámen po kameni, dokud se některý nehodí
domino-option-draw-one = jeden kámen za tah
domino-option-win_needs_empty_stock = Dokud jsou v talonu kameny, nikdo nevyhrává: komu dojdou, vezme si ještě jeden.
domino-option-may_draw_voluntarily = Brát z talonu smíš, i když máš co přiložit.
domino-option-match = Kolik bodů ukončí zápas (0 = jediná hra).

# Story
domino-story-starter = { $player_is ->
    [you] Začínáš.
   *[other] Začíná { $player }.
}
domino-story-hand = Začíná { $round }. hra zápasu.
domino-story-dealt = Tvoje kameny: { $tiles }.
domino-story-turn_up = Obrací se kámen { $tile } a začíná řadu.
domino-story-lay = { $player_is ->
    [you] Přikládáš { $tile } tam, kde je { $pips }.
   *[other] { $player } přikládá { $tile } tam, kde je { $pips }.
}
domino-story-must_go_on = { $player_is ->
    [you] Kameny ti došly, ale v talonu ještě jsou: bereš si další.
   *[other] { $player } už nemá kameny, ale v talonu ještě jsou: bere si další.
}
domino-story-last_tile = { $player_is ->
    [you] Zbývá ti poslední kámen.
   *[other] { $player } má už jen jeden kámen.
}
domino-story-draw_tile = Bereš si { $tile }.
domino-story-draw = { $count ->
    [one] { $player } bere z talonu kámen.
    [few] { $player } bere z talonu { $count } kameny.
   *[other] { $player } bere z talonu { $count } kamenů.
}
domino-story-stock_empty = Talon je rozebraný.
domino-story-pass = { $player_is ->
    [you] Říkáš pas.
   *[other] { $player } říká pas.
}
domino-story-blocked = Nikdo nemůže nic přiložit: řada je zablokovaná.
domino-story-left = { $player_is ->
    [you] { $pips ->
        [one] Zbývá ti { $tiles } (1 oko).
        [few] Zbývá ti { $tiles } ({ $pips } oka).
       *[other] Zbývá ti { $tiles } ({ $pips } ok).
    }
   *[other] { $pips ->
        [one] { $player } má ještě { $tiles } (1 oko).
        [few] { $player } má ještě { $tiles } ({ $pips } oka).
       *[other] { $player } má ještě { $tiles } ({ $pips } ok).
    }
}
domino-story-gain = { $player_is ->
    [you] { $points ->
        [one] Vyhráváš hru: 1 bod, celkem { $total }.
        [few] Vyhráváš hru: { $points } body, celkem { $total }.
       *[other] Vyhráváš hru: { $points } bodů, celkem { $total }.
    }
   *[other] { $points ->
        [one] { $player } vyhrává hru: 1 bod, celkem { $total }.
        [few] { $player } vyhrává hru: { $points } body, celkem { $total }.
       *[other] { $player } vyhrává hru: { $points } bodů, celkem { $total }.
    }
}
domino-story-turn = Jsi na tahu: na koncích je { $left } a { $right }.
domino-story-must_draw = Jsi na tahu: na koncích je { $left } a { $right } a nic se nehodí. Ber z talonu.
domino-story-must_pass = Jsi na tahu: na koncích je { $left } a { $right } a nic se nehodí. Zbývá jen pas.

# Endings
domino-end-out = { $player_is ->
    [you] { $total ->
        [one] Nemáš už žádný kámen a vyhráváš: 1 bod!
        [few] Nemáš už žádný kámen a vyhráváš: { $total } body!
       *[other] Nemáš už žádný kámen a vyhráváš: { $total } bodů!
    }
   *[other] { $total ->
        [one] { $player } už nemá žádný kámen a vyhrává: 1 bod!
        [few] { $player } už nemá žádný kámen a vyhrává: { $total } body!
       *[other] { $player } už nemá žádný kámen a vyhrává: { $total } bodů!
    }
}
domino-end-blocked = { $player_is ->
    [you] { $total ->
        [one] Máš nejméně ok a vyhráváš: 1 bod!
        [few] Máš nejméně ok a vyhráváš: { $total } body!
       *[other] Máš nejméně ok a vyhráváš: { $total } bodů!
    }
   *[other] { $total ->
        [one] { $player } má nejméně ok a vyhrává: 1 bod!
        [few] { $player } má nejméně ok a vyhrává: { $total } body!
       *[other] { $player } má nejméně ok a vyhrává: { $total } bodů!
    }
}
domino-end-shared = { $player_is ->
    [you] Dělíš se o vítězství: méně ok nemá nikdo.
   *[other] { $player } se dělí o vítězství: méně ok nemá nikdo.
}
domino-end-match = { $player_is ->
    [you] { $total ->
        [one] Vyhráváš zápas, máš 1 bod!
        [few] Vyhráváš zápas, máš { $total } body!
       *[other] Vyhráváš zápas, máš { $total } bodů!
    }
   *[other] { $total ->
        [one] { $player } vyhrává zápas, má 1 bod!
        [few] { $player } vyhrává zápas, má { $total } body!
       *[other] { $player } vyhrává zápas, má { $total } bodů!
    }
}
domino-end-match_shared = { $player_is ->
    [you] { $total ->
        [one] Dělíš se o vítězství v zápase, máš { $total } bod.
        [few] Dělíš se o vítězství v zápase, máš { $total } body.
       *[other] Dělíš se o vítězství v zápase, máš { $total } bodů.
    }
   *[other] { $total ->
        [one] { $player } se dělí o vítězství v zápase, má { $total } bod.
        [few] { $player } se dělí o vítězství v zápase, má { $total } body.
       *[other] { $player } se dělí o vítězství v zápase, má { $total } bodů.
    }
}
domino-reason-out = všechny kameny vyložené
domino-reason-blocked = zablokovaná řada
domino-reason-shared = zablokovaná řada, dělené vítězství
domino-reason-match = dosažený cíl
domino-reason-match_shared = dosažený cíl, dělené vítězství

# Refusals
domino-refuse-unreadable = „{ $text }“ není tah.
    .terminal = Napiš „4-6 vlevo“ nebo „4-6 vpravo“ a přiložíš kámen 4-6, „beru“, nebo „pas“.
domino-refuse-no_such_tile = Takový kámen v sadě není: nejvyšší je { $highest }-{ $highest }.
domino-refuse-not_in_hand = Kámen { $tile } nemáš.
domino-refuse-which_end = { $tile } se hodí na oba konce: na který?
    .terminal = Napiš „{ $tile } vlevo“, nebo „{ $tile } vpravo“.
    .web = Klepni na konec řady, který chceš.
domino-refuse-fits_nowhere = { $tile } se nehodí nikam: na koncích je { $left } a { $right }.
domino-refuse-does_not_fit = { $end ->
    [left] { $tile } se vlevo nehodí: na konci je { $pips }.
   *[right] { $tile } se vpravo nehodí: na konci je { $pips }.
}
domino-refuse-stock_empty = Talon je prázdný: přilož kámen, nebo řekni pas, když se nic nehodí.
domino-refuse-drawn_already = U tohoto stolu se bere jeden kámen za tah: přilož, jestli se něco hodí, jinak řekni pas.
domino-refuse-can_lay = Máš kámen, který se hodí, tak přilož.
domino-refuse-stock_first = Dokud jsou v talonu kameny, pas se neříká: ber z talonu.
domino-refuse-draw_first = Nic se nehodí, tak si nejdřív jeden kámen vezmi. Když se nehodí ani ten, můžeš říct pas.

# The board as text
domino-board-blocked = { domino-story-blocked }
domino-board-gain = { domino-story-gain }
domino-board-stock = { $count ->
    [0] talon prázdný
    [one] v talonu 1 kámen
    [few] v talonu { $count } kameny
   *[other] v talonu { $count } kamenů
}
domino-board-round = { $round }. hra
domino-board-target = zápas do { $target }
domino-board-tiles = { $count ->
    [one] 1 kámen
    [few] { $count } kameny
   *[other] { $count } kamenů
}
domino-board-points = { $count ->
    [one] 1 bod
    [few] { $count } body
   *[other] { $count } bodů
}
domino-board-passed = pas
domino-board-lacks = nemá { $numbers }
domino-board-nor = { $numbers } ani { $last }
domino-board-more = … ještě { $count } …
domino-board-hand = Tvoje kameny
domino-board-ask = { $ends ->
    [same] Oba konce: { $left }. Přilož kámen.
   *[two] Volné konce: { $left } a { $right }. Přilož kámen.
}
domino-board-ask_or_draw = { $ends ->
    [same] Oba konce: { $left }. Přilož, nebo ber z talonu.
   *[two] Volné konce: { $left } a { $right }. Přilož, nebo ber z talonu.
}
domino-board-must_draw = Nic se nehodí: ber z talonu.
domino-board-must_pass = Nic se nehodí: zbývá jen pas.
domino-describe-line = { $count ->
    [one] V řadě je jediný kámen: { $tiles }.
    [few] V řadě jsou { $count } kameny: { $tiles }.
   *[other] V řadě je { $count } kamenů: { $tiles }.
}
domino-describe-ends = Konce řady: vlevo { $left }, vpravo { $right }.
domino-describe-stock = { $count ->
    [0] Talon je prázdný.
    [one] V talonu je 1 kámen.
    [few] V talonu jsou { $count } kameny.
   *[other] V talonu je { $count } kamenů.
}
domino-describe-holds = { $player_is ->
    [you] { $count ->
        [one] Máš 1 kámen.
        [few] Máš { $count } kameny.
       *[other] Máš { $count } kamenů.
    }
   *[other] { $count ->
        [one] { $player } má 1 kámen.
        [few] { $player } má { $count } kameny.
       *[other] { $player } má { $count } kamenů.
    }
}
domino-describe-lacks = { $player } určitě nemá { $numbers }.
domino-describe-total = { $player_is ->
    [you] { $count ->
        [one] Máš 1 bod.
        [few] Máš { $count } body.
       *[other] Máš { $count } bodů.
    }
   *[other] { $count ->
        [one] { $player } má 1 bod.
        [few] { $player } má { $count } body.
       *[other] { $player } má { $count } bodů.
    }
}
domino-describe-hand = Tvoje kameny: { $tiles }.
domino-describe-fits_left = Vlevo můžeš přiložit { $tiles }.
domino-describe-fits_right = Vpravo můžeš přiložit { $tiles }.
domino-label-draw = Vzít z talonu
domino-label-pass = Pas
domino-label-left = ◄ vlevo ({ $pips })
domino-label-right = vpravo ({ $pips }) ►

# The board on the page
domino-web-end = { $end ->
    [left] Levý konec řady: { $pips }
   *[right] Pravý konec řady: { $pips }
}
domino-web-fits = { $where ->
    [both] hodí se na oba konce
    [left] hodí se vlevo
    [right] hodí se vpravo
   *[none] nehodí se
}
domino-web-new = právě z talonu
domino-web-which_end = Hodí se na oba konce: vyber si.
domino-web-again = Klepni na kámen znovu a přiložíš ho.
domino-web-stock = { $count ->
    [0] Talon: prázdný
    [one] Talon: 1 kámen
    [few] Talon: { $count } kameny
   *[other] Talon: { $count } kamenů
}
domino-web-drew = z talonu { $count }
domino-web-hands = Co komu zbylo
domino-web-pips = { $count ->
    [one] 1 oko
    [few] { $count } oka
   *[other] { $count } ok
}
domino-web-recap = Konec { $round }. hry

# The result
domino-result-pips = Zbylá oka
