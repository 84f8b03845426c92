backgammon-name = Backgammon
backgammon-name-played = backgammon
backgammon-tagline = Doveď patnáct kamenů domů, vyhazuj osamocené a poznej, kdy zdvojit.

# House rules
backgammon-option-match = Na kolik bodů se hraje zápas (0 = jediná hra).
backgammon-option-cube = Hraje se se zdvojovací kostkou.
backgammon-option-crawford = Crawfordovo pravidlo: v první hře, v níž někomu chybí jediný bod, se nezdvojuje.
backgammon-option-jacoby = Jacobyho pravidlo: v jediné hře platí gammon jen tehdy, když se už zdvojovalo.
backgammon-option-start = Postavení na začátku jako ID programu GNU Backgammon, třeba 4HPwATDgc/ABMA.
backgammon-option-start-empty = obvyklé

# Story
backgammon-story-opening = { $player_is ->
    [you] Máš { $high } proti { $low }, začínáš a hraješ obě čísla.
   *[other] { $player } má { $high } proti { $low }, začíná a hraje obě čísla.
}
backgammon-story-opening_equal = Oběma padlo { $die }, hází se znovu.
backgammon-story-rolls = { $player_is ->
    [you] Házíš { $high } a { $low }.
   *[other] { $player } hází { $high } a { $low }.
}
backgammon-story-rolls_doubles = { $player_is ->
    [you] Házíš dvojici: čtyřikrát { $high }.
   *[other] { $player } hází dvojici: čtyřikrát { $high }.
}
backgammon-story-plays = { $player_is ->
    [you] Hraješ { $move }.
   *[other] { $player } hraje { $move }.
}
backgammon-story-hits = { $target_is ->
    [you] { $count ->
        [one] Tvůj kámen je vyhozen na bar.
        [few] { $count } tvé kameny jsou vyhozeny na bar.
       *[other] { $count } tvých kamenů je vyhozeno na bar.
    }
   *[other] { $count ->
        [one] { $target } má vyhozený kámen na baru.
        [few] { $target } má { $count } vyhozené kameny na baru.
       *[other] { $target } má { $count } vyhozených kamenů na baru.
    }
}
backgammon-story-passes = { $player_is ->
    [you] Nemáš tah.
   *[other] { $player } nemá tah.
}
backgammon-story-doubles = { $player_is ->
    [you] Zdvojuješ: hrálo by se o { $cube }.
   *[other] { $player } zdvojuje: hrálo by se o { $cube }.
}
backgammon-story-takes = { $player_is ->
    [you] Přijímáš, kostka na { $cube } je tvoje.
   *[other] { $player } přijímá a má kostku na { $cube }.
}
backgammon-story-drops = { $player_is ->
    [you] Odmítáš zdvojení.
   *[other] { $player } odmítá zdvojení.
}
backgammon-story-resigns = { $player_is ->
    [you] Vzdáváš { $size ->
        [1] hru
        [2] gammon
       *[3] backgammon
    }.
   *[other] { $player } vzdává { $size ->
        [1] hru
        [2] gammon
       *[3] backgammon
    }.
}
backgammon-story-game_won = { $player_is ->
    [you] Vyhráváš hru ({ $reason ->
        [gammon] gammon
        [backgammon] backgammon
        [dropped] zdvojení odmítnuto
       *[single] jednoduchá výhra
    }) a získáváš { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    }. V zápase máš { $won }, soupeř { $lost }.
   *[other] { $player } vyhrává hru ({ $reason ->
        [gammon] gammon
        [backgammon] backgammon
        [dropped] zdvojení odmítnuto
       *[single] jednoduchá výhra
    }) a získává { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    }. V zápase má { $won }, druhá strana { $lost }.
}
backgammon-story-crawford = Crawfordova hra: nikdo v ní nesmí zdvojit.

# Endings
backgammon-end-single = { $player_is ->
    [you] Máš všechno venku a vyhráváš { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    }!
   *[other] { $player } má všechno venku a vyhrává { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    }!
}
backgammon-end-gammon = { $player_is ->
    [you] Gammon! Soupeř nemá venku nic. Vyhráváš { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    }!
   *[other] Gammon! Poražená strana nemá venku nic. { $player } vyhrává { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    }!
}
backgammon-end-backgammon = { $player_is ->
    [you] Backgammon! Vyhráváš { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    }!
   *[other] Backgammon! { $player } vyhrává { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    }!
}
backgammon-end-dropped = { $player_is ->
    [you] Zdvojení bylo odmítnuto. Vyhráváš { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    }!
   *[other] Zdvojení bylo odmítnuto. { $player } vyhrává { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    }!
}
backgammon-end-match = { $player_is ->
    [you] Vyhráváš zápas { $points }:{ $lost }!
   *[other] { $player } vyhrává zápas { $points }:{ $lost }!
}
backgammon-reason-single = všechno venku
backgammon-reason-gammon = gammon
backgammon-reason-backgammon = backgammon
backgammon-reason-dropped = odmítnuté zdvojení
backgammon-reason-match = vyhraný zápas

# Refusals
backgammon-refuse-unreadable = „{ $text }“ není tah.
    .terminal = Napiš tah „24/18 13/11*“, návrat z baru „bar/20“, vyvedení „6/off“; nebo „hodit“, „zdvojit“, „přijmout“, „odmítnout“.
backgammon-refuse-roll_first = Nejdřív hoď kostkami.
backgammon-refuse-answer_first = Soupeř zdvojuje: přijmi, nebo odmítni.
backgammon-refuse-nothing_offered = Nikdo nezdvojuje.
backgammon-refuse-must_move = Táhnout se musí a { $die } se dá zahrát.
backgammon-refuse-play_first = Už je hozeno, teď táhni.
backgammon-refuse-double_before_roll = Zdvojuje se před hodem, ne po něm.
backgammon-refuse-no_cube = Tato hra se hraje bez zdvojovací kostky.
backgammon-refuse-crawford = Toto je Crawfordova hra: nikdo v ní nesmí zdvojit.
backgammon-refuse-not_your_cube = Zdvojovací kostku má soupeř a zdvojit smí jen ten, kdo ji má.
backgammon-refuse-highest_cube = Kostka je na { $cube } a výš už nejde.
backgammon-refuse-dead_cube = S kostkou na { $cube } vyhraješ zápas tak jako tak; zdvojení by mohlo pomoct jen soupeři.
backgammon-refuse-resign_by_offer = Vzdání se nabízí soupeři: buď ho přijme, nebo hraje dál. Tah to není.
backgammon-refuse-nothing_there = { $point ->
    [bar] Na baru nemáš žádný kámen.
   *[other] Na { $point } nemáš žádný kámen.
}
backgammon-refuse-backward = Kameny jdou od vyšších čísel k nižším, tedy ne z klínu { $origin } na { $target }.
backgammon-refuse-bar_first = { $count ->
    [one] Máš kámen na baru: nejdřív ho vrať do hry.
    [few] Máš { $count } kameny na baru: nejdřív je vrať do hry.
   *[other] Máš { $count } kamenů na baru: nejdřív je vrať do hry.
}
backgammon-refuse-held = Klín { $point } drží soupeř nejméně dvěma kameny, tam nesmíš.
backgammon-refuse-not_home = Vyvádět se smí, až jsou všechny kameny doma; jeden je ještě na { $point }.
backgammon-refuse-farther_first = Číslem { $die } vyvedeš kámen z klínu { $point }, jen když na vyšších klínech žádný nemáš; na { $farthest } ale stojí.
backgammon-refuse-not_rolled = { $origin ->
    [bar] Z baru
   *[other] Z klínu { $origin }
} { $target ->
    [off] ven
   *[other] na { $target }
} se nedostaneš: z hodu ti zbývá { $dice }.
backgammon-refuse-roll_used_up = Všechna čísla hodu už jsou zahraná.
backgammon-refuse-nothing_to_hit = Na { $point } není co vyhodit.
backgammon-refuse-which_way = Cestou se dá vyhodit, a tak záleží na tom, kudy kámen půjde. Vyber si: { $ways }.
backgammon-refuse-go_on = Tah není dohraný: { $die } se ještě dá zahrát.
backgammon-refuse-higher_first = Zahrát se dá jen jedno číslo a pak to musí být to vyšší, { $die }: { $play }.
backgammon-refuse-use_more = { $count ->
    [one] Musí se zahrát co nejvíc čísel, tady 1, třeba { $play }.
    [few] Musí se zahrát co nejvíc čísel, tady { $count }, třeba { $play }.
   *[other] Musí se zahrát co nejvíc čísel, tady { $count }, třeba { $play }.
}
backgammon-refuse-setup_unreadable = „{ $text }“ není ID programu GNU Backgammon. Postavení má 14 znaků, třeba 4HPwATDgc/ABMA, a za dvojtečkou může být zápas o 12 znacích.
backgammon-refuse-setup_count = Každá strana má na desce jeden až patnáct kamenů.
backgammon-refuse-setup_shared = Na klínu { $point } stojí kameny obou stran.
backgammon-refuse-setup_stuck = Obě strany jsou na baru před šesti drženými klíny: nikdo by se už nepohnul.
backgammon-refuse-setup_dice = Na kostce je 1 až 6 a hází se dvěma.
backgammon-refuse-setup_not_running = Hra v tomto ID zápasu neběží.
backgammon-refuse-setup_turn = Z ID zápasu není jasné, kdo je na tahu.
backgammon-refuse-setup_cube = Kostka v tomto ID zápasu není možná: na 1 nepatří nikomu, výš někomu patří a nejvíc je 64.
backgammon-refuse-setup_score = Stav v tomto ID zápasu není možný: hraje se nejvýš na 25 bodů a zápas nesmí být u konce.

# The board as text
backgammon-board-side = { $sign } { $name } · oka: { $pips } · venku: { $off }
backgammon-board-match = Zápas na { $match }, stav { $first }:{ $second }
backgammon-board-crawford = Zápas na { $match }, stav { $first }:{ $second }, Crawford
backgammon-board-cube = Kostka na { $cube }, uprostřed
backgammon-board-cube_owned = { $player_is ->
    [you] Kostka na { $cube }, tvoje
   *[other] Kostka na { $cube }, má ji { $player }
}
backgammon-board-offered = { $player_is ->
    [you] Přijmeš kostku na { $cube }?
   *[other] { $player } odpovídá na zdvojení.
}
backgammon-board-play = { $player_is ->
    [you] Hraješ { $dice }.
   *[other] { $player } hraje { $dice }.
}
backgammon-board-turn = { $player_is ->
    [you] Jsi na tahu.
   *[other] Na tahu: { $player }
}
backgammon-describe-side = { $name }: { $places }; bar { $bar }, venku { $off }, ok do konce: { $pips }.
backgammon-label-roll = Hodit
backgammon-label-double = Zdvojit
backgammon-label-take = Přijmout
backgammon-label-drop = Odmítnout
backgammon-label-pass = Nemám tah

# The board on the page
backgammon-web-board = Hrací deska
backgammon-web-point = klín { $point }
backgammon-web-bar = bar
backgammon-web-tray = venku
backgammon-web-empty = prázdný
backgammon-web-checkers = { $owner ->
    [mine] { $count ->
        [one] 1 tvůj kámen
        [few] { $count } tvé kameny
       *[other] { $count } tvých kamenů
    }
    [theirs] { $count ->
        [one] 1 soupeřův kámen
        [few] { $count } soupeřovy kameny
       *[other] { $count } soupeřových kamenů
    }
    [dark] { $count ->
        [one] 1 tmavý kámen
        [few] { $count } tmavé kameny
       *[other] { $count } tmavých kamenů
    }
   *[light] { $count ->
        [one] 1 světlý kámen
        [few] { $count } světlé kameny
       *[other] { $count } světlých kamenů
    }
}
backgammon-web-can_move = může táhnout
backgammon-web-last = poslední tah
backgammon-web-step = { $origin ->
    [bar] z baru
   *[other] z klínu { $origin }
} { $target ->
    [off] ven
   *[other] na { $target }
}{ $hits ->
    [yes] , vyhazuje
   *[no] {""}
}
backgammon-web-taken_back = Vzato zpět.
backgammon-web-pips = { $count ->
    [one] zbývá 1 oko
    [few] zbývají { $count } oka
   *[other] zbývá { $count } ok
}
backgammon-web-score = { $score ->
    [one] 1 bod v zápase
    [few] { $score } body v zápase
   *[other] { $score } bodů v zápase
}
backgammon-web-match = Zápas na { $match }
backgammon-web-crawford = Crawford: nezdvojuje se
backgammon-web-jacoby = Jacobyho pravidlo
backgammon-web-cube_offered = Nabízí se kostka na { $cube }
backgammon-web-dice = Hozeno: { $dice }
backgammon-web-swap = Hozeno: nejdřív { $first }, pak { $second }. Prohodit.
backgammon-web-ready = Hoď kostkami.
backgammon-web-ready_or_double = Hoď kostkami, nebo napřed zdvoj.
backgammon-web-again = Shoda: hází se znovu.
backgammon-web-first = Klepni na kámen: půjde o { $die }. Klepnutím na kostky je prohodíš.
backgammon-web-next = Klepni na kámen: půjde o { $die }.
backgammon-web-tap = Klepni na kámen.
backgammon-web-double_first = Dvojice: klepni čtyřikrát, pokaždé o { $die }.
backgammon-web-enter = Nejdřív vrať kámen z baru!
backgammon-web-shut_out = Z baru se teď nejde vrátit.
backgammon-web-stuck = Žádným kamenem nejde táhnout.
backgammon-web-whole = Potvrď tah, nebo ho vezmi zpět.
backgammon-web-confirm = Potvrdit
backgammon-web-undo = Vzít poslední krok zpět
backgammon-web-only = Jediný tah
backgammon-web-double = Zdvojit na { $cube }
backgammon-web-take_note = hrát o { $cube }
backgammon-web-drop_note = { $points ->
    [one] prohrát 1 bod
    [few] prohrát { $points } body
   *[other] prohrát { $points } bodů
}
backgammon-web-tools = Deska a vzdání
backgammon-web-mirror = Domov na druhé straně
backgammon-web-colours = Prohozené barvy

# What a bot says
backgammon-signal-engine_gone = GNU Backgammon neodpovídá, hraju tedy dál za sebe.
