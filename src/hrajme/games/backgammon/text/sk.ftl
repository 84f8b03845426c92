backgammon-name = Backgammon
backgammon-name-played = backgammon
backgammon-tagline = Doveď pätnásť kameňov domov, vyhadzuj osamotené a vystihni, kedy zdvojiť.

# House rules
backgammon-option-match = Na koľko bodov sa hrá zápas (0 = jediná hra).
backgammon-option-cube = Hrá sa so zdvojovacou kockou.
backgammon-option-crawford = Crawfordovo pravidlo: v prvej hre, v ktorej niekomu chýba jediný bod, sa nezdvojuje.
backgammon-option-jacoby = Jacobyho pravidlo: v jedinej hre platí gammon len vtedy, keď sa už zdvojovalo.
backgammon-option-start = Postavenie na začiatku ako ID programu GNU Backgammon, napríklad 4HPwATDgc/ABMA.
backgammon-option-start-empty = obvyklé

# Story
backgammon-story-opening = { $player_is ->
    [you] Máš { $high } proti { $low }, začínaš a hráš obe čísla.
   *[other] { $player } má { $high } proti { $low }, začína a hrá obe čísla.
}
backgammon-story-opening_equal = Obom padlo { $die }, hádže sa znova.
backgammon-story-rolls = { $player_is ->
    [you] Hádžeš { $high } a { $low }.
   *[other] { $player } hádže { $high } a { $low }.
}
backgammon-story-rolls_doubles = { $player_is ->
    [you] Hádžeš dvojicu: štyrikrát { $high }.
   *[other] { $player } hádže dvojicu: štyrikrát { $high }.
}
backgammon-story-plays = { $player_is ->
    [you] Hráš { $move }.
   *[other] { $player } hrá { $move }.
}
backgammon-story-hits = { $target_is ->
    [you] { $count ->
        [one] Tvoj kameň je vyhodený na bar.
        [few] { $count } tvoje kamene sú vyhodené na bar.
       *[other] { $count } tvojich kameňov je vyhodených na bar.
    }
   *[other] { $count ->
        [one] { $target } má vyhodený kameň na bare.
        [few] { $target } má { $count } vyhodené kamene na bare.
       *[other] { $target } má { $count } vyhodených kameňov na bare.
    }
}
backgammon-story-passes = { $player_is ->
    [you] Nemáš ťah.
   *[other] { $player } nemá ťah.
}
backgammon-story-doubles = { $player_is ->
    [you] Zdvojuješ: hralo by sa o { $cube }.
   *[other] { $player } zdvojuje: hralo by sa o { $cube }.
}
backgammon-story-takes = { $player_is ->
    [you] Prijímaš, kocka na { $cube } je tvoja.
   *[other] { $player } prijíma a má kocku na { $cube }.
}
backgammon-story-drops = { $player_is ->
    [you] Odmietaš zdvojenie.
   *[other] { $player } odmieta zdvojenie.
}
backgammon-story-resigns = { $player_is ->
    [you] Vzdávaš { $size ->
        [1] hru
        [2] gammon
       *[3] backgammon
    }.
   *[other] { $player } vzdáva { $size ->
        [1] hru
        [2] gammon
       *[3] backgammon
    }.
}
backgammon-story-game_won = { $player_is ->
    [you] Vyhrávaš hru ({ $reason ->
        [gammon] gammon
        [backgammon] backgammon
        [dropped] zdvojenie odmietnuté
       *[single] jednoduchá výhra
    }) a získavaš { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodov
    }. V zápase máš { $won }, súper { $lost }.
   *[other] { $player } vyhráva hru ({ $reason ->
        [gammon] gammon
        [backgammon] backgammon
        [dropped] zdvojenie odmietnuté
       *[single] jednoduchá výhra
    }) a získava { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodov
    }. V zápase má { $won }, druhá strana { $lost }.
}
backgammon-story-crawford = Crawfordova hra: nikto v nej nesmie zdvojiť.

# Endings
backgammon-end-single = { $player_is ->
    [you] Máš všetko vonku a vyhrávaš { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodov
    }!
   *[other] { $player } má všetko vonku a vyhráva { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodov
    }!
}
backgammon-end-gammon = { $player_is ->
    [you] Gammon! Súper nemá vonku nič. Vyhrávaš { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodov
    }!
   *[other] Gammon! Porazená strana nemá vonku nič. { $player } vyhráva { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodov
    }!
}
backgammon-end-backgammon = { $player_is ->
    [you] Backgammon! Vyhrávaš { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodov
    }!
   *[other] Backgammon! { $player } vyhráva { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodov
    }!
}
backgammon-end-dropped = { $player_is ->
    [you] Zdvojenie bolo odmietnuté. Vyhrávaš { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodov
    }!
   *[other] Zdvojenie bolo odmietnuté. { $player } vyhráva { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodov
    }!
}
backgammon-end-match = { $player_is ->
    [you] Vyhrávaš zápas { $points }:{ $lost }!
   *[other] { $player } vyhráva zápas { $points }:{ $lost }!
}
backgammon-reason-single = všetko vonku
backgammon-reason-gammon = gammon
backgammon-reason-backgammon = backgammon
backgammon-reason-dropped = odmietnuté zdvojenie
backgammon-reason-match = vyhraný zápas

# Refusals
backgammon-refuse-unreadable = „{ $text }“ nie je ťah.
    .terminal = Napíš ťah „24/18 13/11*“, vstup „bar/20“, vyvedenie „6/off“; alebo „hodiť“, „zdvojiť“, „prijať“, „odmietnuť“.
backgammon-refuse-roll_first = Najprv hoď kockami.
backgammon-refuse-answer_first = Súper zdvojuje: prijmi, alebo odmietni.
backgammon-refuse-nothing_offered = Nikto nezdvojuje.
backgammon-refuse-must_move = Ťahať sa musí a { $die } sa dá zahrať.
backgammon-refuse-play_first = Už je hodené, teraz ťahaj.
backgammon-refuse-double_before_roll = Zdvojuje sa pred hodom, nie po ňom.
backgammon-refuse-no_cube = Táto hra sa hrá bez zdvojovacej kocky.
backgammon-refuse-crawford = Toto je Crawfordova hra: nikto v nej nesmie zdvojiť.
backgammon-refuse-not_your_cube = Zdvojovaciu kocku má súper a zdvojiť smie len ten, kto ju má.
backgammon-refuse-highest_cube = Kocka je na { $cube } a vyššie už nejde.
backgammon-refuse-dead_cube = S kockou na { $cube } vyhráš zápas tak či tak; zdvojenie by mohlo pomôcť len súperovi.
backgammon-refuse-resign_by_offer = Vzdanie sa ponúka súperovi: buď ho prijme, alebo hrá ďalej. Ťah to nie je.
backgammon-refuse-nothing_there = { $point ->
    [bar] Na bare nemáš žiadny kameň.
   *[other] Na { $point } nemáš žiadny kameň.
}
backgammon-refuse-backward = Kamene idú od vyšších čísel k nižším, teda nie z klina { $origin } na { $target }.
backgammon-refuse-bar_first = { $count ->
    [one] Máš kameň na bare: najprv ho vráť do hry.
    [few] Máš { $count } kamene na bare: najprv ich vráť do hry.
   *[other] Máš { $count } kameňov na bare: najprv ich vráť do hry.
}
backgammon-refuse-held = Klin { $point } drží súper aspoň dvoma kameňmi, tam nemôžeš.
backgammon-refuse-not_home = Vyvádzať sa smie, až keď sú všetky kamene doma; jeden je ešte na { $point }.
backgammon-refuse-farther_first = Číslom { $die } vyvedieš kameň z klina { $point }, len keď na vyšších klinoch žiadny nemáš; na { $farthest } však stojí.
backgammon-refuse-not_rolled = { $origin ->
    [bar] Z baru
   *[other] Z klina { $origin }
} { $target ->
    [off] von
   *[other] na { $target }
} sa nedostaneš: z hodu ti zostáva { $dice }.
backgammon-refuse-roll_used_up = Všetky čísla hodu sú už zahrané.
backgammon-refuse-nothing_to_hit = Na { $point } nie je čo vyhodiť.
backgammon-refuse-which_way = Záleží na tom, kade kameň ide, lebo môže vyhodiť: { $ways }.
backgammon-refuse-go_on = Ťah nie je dohraný: { $die } sa ešte dá zahrať.
backgammon-refuse-higher_first = Keď sa dá zahrať len jedno číslo, musí to byť to vyššie, { $die }: { $play }.
backgammon-refuse-use_more = { $count ->
    [one] Musí sa zahrať čo najviac čísel, tu 1, napríklad { $play }.
    [few] Musí sa zahrať čo najviac čísel, tu { $count }, napríklad { $play }.
   *[other] Musí sa zahrať čo najviac čísel, tu { $count }, napríklad { $play }.
}
backgammon-refuse-setup_unreadable = „{ $text }“ nie je ID programu GNU Backgammon. Postavenie má 14 znakov, napríklad 4HPwATDgc/ABMA, a za dvojbodkou môže byť zápas s 12 znakmi.
backgammon-refuse-setup_count = Každá strana má na doske jeden až pätnásť kameňov.
backgammon-refuse-setup_shared = Na kline { $point } stoja kamene oboch strán.
backgammon-refuse-setup_stuck = Obe strany sú na bare pred šiestimi držanými klinmi: nikto by sa už nepohol.
backgammon-refuse-setup_dice = Na kocke je 1 až 6 a hádže sa dvoma.
backgammon-refuse-setup_not_running = Podľa tohto ID zápasu sa hra práve nehrá.
backgammon-refuse-setup_turn = Z ID zápasu nie je jasné, kto je na ťahu.
backgammon-refuse-setup_cube = Kocka v tomto ID zápasu nie je možná: na 1 nepatrí nikomu, vyššie vždy niekomu a najviac je 64.
backgammon-refuse-setup_score = Stav v tomto ID zápasu nie je možný: hrá sa najviac na 25 bodov a zápas nesmie byť dohraný.

# The board as text
backgammon-board-side = { $sign } { $name } · oká: { $pips } · vonku: { $off }
backgammon-board-match = Zápas na { $match }, stav { $first }:{ $second }
backgammon-board-crawford = Zápas na { $match }, stav { $first }:{ $second }, Crawford
backgammon-board-cube = Kocka na { $cube }, v strede
backgammon-board-cube_owned = { $player_is ->
    [you] Kocka na { $cube }, tvoja
   *[other] Kocka na { $cube }, má ju { $player }
}
backgammon-board-offered = { $player_is ->
    [you] Prijmeš kocku na { $cube }?
   *[other] { $player } odpovedá na zdvojenie.
}
backgammon-board-play = { $player_is ->
    [you] Hráš { $dice }.
   *[other] { $player } hrá { $dice }.
}
backgammon-board-turn = { $player_is ->
    [you] Si na ťahu.
   *[other] Na ťahu: { $player }
}
backgammon-describe-side = { $name }: { $places }; bar { $bar }, vonku { $off }, zostáva ôk { $pips }.
backgammon-label-roll = Hodiť
backgammon-label-double = Zdvojiť
backgammon-label-take = Prijať
backgammon-label-drop = Odmietnuť
backgammon-label-pass = Nemám ťah

# The board on the page
backgammon-web-board = Hracia doska
backgammon-web-point = klin { $point }
backgammon-web-bar = bar
backgammon-web-tray = vonku
backgammon-web-empty = prázdny
backgammon-web-checkers = { $owner ->
    [mine] { $count ->
        [one] 1 tvoj kameň
        [few] { $count } tvoje kamene
       *[other] { $count } tvojich kameňov
    }
    [theirs] { $count ->
        [one] 1 súperov kameň
        [few] { $count } súperove kamene
       *[other] { $count } súperových kameňov
    }
    [dark] { $count ->
        [one] 1 tmavý kameň
        [few] { $count } tmavé kamene
       *[other] { $count } tmavých kameňov
    }
   *[light] { $count ->
        [one] 1 svetlý kameň
        [few] { $count } svetlé kamene
       *[other] { $count } svetlých kameňov
    }
}
backgammon-web-can_move = môže ťahať
backgammon-web-last = posledný ťah
backgammon-web-step = { $origin ->
    [bar] z baru
   *[other] { $origin }
} { $target ->
    [off] von
   *[other] na { $target }
}{ $hits ->
    [yes] , vyhadzuje
   *[no] {""}
}
backgammon-web-taken_back = Vzaté späť.
backgammon-web-pips = { $count ->
    [one] zostáva 1 oko
    [few] zostávajú { $count } oká
   *[other] zostáva { $count } ôk
}
backgammon-web-score = { $score ->
    [one] 1 bod v zápase
    [few] { $score } body v zápase
   *[other] { $score } bodov v zápase
}
backgammon-web-match = Zápas na { $match }
backgammon-web-crawford = Crawford: nezdvojuje sa
backgammon-web-jacoby = Jacobyho pravidlo
backgammon-web-cube_offered = Ponúka sa kocka na { $cube }
backgammon-web-dice = Hodené: { $dice }
backgammon-web-swap = Hodené: najprv { $first }, potom { $second }. Prehodiť.
backgammon-web-ready = Hoď kockami.
backgammon-web-ready_or_double = Hoď kockami, alebo najprv zdvoj.
backgammon-web-again = Zhoda: hádže sa znova.
backgammon-web-first = Ťukni na kameň: pôjde o { $die }. Ťuknutím na kocky ich prehodíš.
backgammon-web-next = Ťukni na kameň: pôjde o { $die }.
backgammon-web-tap = Ťukni na kameň.
backgammon-web-double_first = Dvojica: ťukni štyrikrát, zakaždým o { $die }.
backgammon-web-enter = Najprv vráť do hry kameň z baru!
backgammon-web-shut_out = Z baru sa nedá vrátiť do hry.
backgammon-web-stuck = Žiadnym kameňom sa nedá ťahať.
backgammon-web-whole = Potvrď ťah, alebo ho vezmi späť.
backgammon-web-confirm = Potvrdiť
backgammon-web-undo = Vziať posledný krok späť
backgammon-web-only = Jediný ťah
backgammon-web-double = Zdvojiť na { $cube }
backgammon-web-take_note = hrať o { $cube }
backgammon-web-drop_note = { $points ->
    [one] prehrať 1 bod
    [few] prehrať { $points } body
   *[other] prehrať { $points } bodov
}
backgammon-web-tools = Doska a vzdanie sa
backgammon-web-mirror = Domov na druhej strane
backgammon-web-colours = Prehodené farby

# What a bot says
backgammon-signal-engine_gone = GNU Backgammon neodpovedá, hrám teda ďalej za seba.
