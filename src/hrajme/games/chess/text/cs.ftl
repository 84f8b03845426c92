chess-name = Šachy
chess-name-played = šachy
chess-tagline = Dvě vojska po šestnácti kamenech a žádná náhoda: kdo dá mat, vyhrává.

# House rules
chess-option-touch_move = Dotknuto, taženo: kdo vezme kámen do ruky, musí jím táhnout.
chess-option-start = Pozice, ze které se začíná, zapsaná jako FEN.
chess-option-start-empty = obvyklá

# Men
chess-kind = { $kind ->
    [pawn] pěšec
    [knight] jezdec
    [bishop] střelec
    [rook] věž
    [queen] dáma
   *[king] král
}

# Story
chess-story-moves = { $player_is ->
    [you] Hraješ { $move }: { $kind ->
        [pawn] pěšec
        [knight] jezdec
        [bishop] střelec
        [rook] věž
        [queen] dáma
       *[king] král
    } z { $from } na { $to }.
   *[other] { $player } hraje { $move }: { $kind ->
        [pawn] pěšec
        [knight] jezdec
        [bishop] střelec
        [rook] věž
        [queen] dáma
       *[king] král
    } z { $from } na { $to }.
}
chess-story-takes = { $player_is ->
    [you] Hraješ { $move }: { $kind ->
        [pawn] pěšec
        [knight] jezdec
        [bishop] střelec
        [rook] věž
        [queen] dáma
       *[king] král
    } z { $from } bere { $taken ->
        [pawn] pěšce
        [knight] jezdce
        [bishop] střelce
        [rook] věž
       *[queen] dámu
    } na { $to }.
   *[other] { $player } hraje { $move }: { $kind ->
        [pawn] pěšec
        [knight] jezdec
        [bishop] střelec
        [rook] věž
        [queen] dáma
       *[king] král
    } z { $from } bere { $taken ->
        [pawn] pěšce
        [knight] jezdce
        [bishop] střelce
        [rook] věž
       *[queen] dámu
    } na { $to }.
}
chess-story-takes_passing = { $player_is ->
    [you] Hraješ { $move } a bereš pěšce mimochodem.
   *[other] { $player } hraje { $move } a bere pěšce mimochodem.
}
chess-story-castles = { $player_is ->
    [you] { $side ->
        [long] Děláš velkou rošádu, { $move }.
       *[short] Děláš malou rošádu, { $move }.
    }
   *[other] { $side ->
        [long] { $player } dělá velkou rošádu, { $move }.
       *[short] { $player } dělá malou rošádu, { $move }.
    }
}
chess-story-promotes = { $player_is ->
    [you] Hraješ { $move }: pěšec se stává { $kind ->
        [knight] jezdcem
        [bishop] střelcem
        [rook] věží
       *[queen] dámou
    }.
   *[other] { $player } hraje { $move }: pěšec se stává { $kind ->
        [knight] jezdcem
        [bishop] střelcem
        [rook] věží
       *[queen] dámou
    }.
}
chess-story-check = { $player_is ->
    [you] Máš šach.
   *[other] { $player } má šach.
}
chess-story-claims = { $player_is ->
    [you] Reklamuješ remízu.
   *[other] { $player } reklamuje remízu.
}
chess-story-claims_with = { $player_is ->
    [you] Chceš zahrát { $move } a reklamuješ remízu.
   *[other] { $player } chce zahrát { $move } a reklamuje remízu.
}
chess-story-touches = { $player_is ->
    [you] Bereš do ruky { $kind ->
        [pawn] pěšce
        [knight] jezdce
        [bishop] střelce
        [rook] věž
        [queen] dámu
       *[king] krále
    } na { $square }.
   *[other] { $player } bere do ruky { $kind ->
        [pawn] pěšce
        [knight] jezdce
        [bishop] střelce
        [rook] věž
        [queen] dámu
       *[king] krále
    } na { $square }.
}
chess-story-adjusts = { $player_is ->
    [you] „Opravuji,“ říkáš: příští dotek kámen jen srovná.
   *[other] „Opravuji,“ říká { $player }: příští dotek kámen jen srovná.
}

# The end
chess-end-mate = { $player_is ->
    [you] Mat! Vyhráváš.
   *[other] Mat! Vyhrává { $player }.
}
chess-end-stalemate = Pat: žádný možný tah, a přitom žádný šach. Remíza.
chess-end-dead = S tím, co zbylo na šachovnici, už mat dát nejde. Remíza.
chess-end-seventy_five = Sedmdesát pět tahů každé strany bez braní a bez tahu pěšcem. Remíza.
chess-end-fivefold = Stejná pozice popáté. Remíza.
chess-end-fifty = Padesát tahů každé strany bez braní a bez tahu pěšcem. Remíza.
chess-end-threefold = Stejná pozice potřetí. Remíza.
chess-reason-mate = mat
chess-reason-stalemate = pat
chess-reason-dead = mat už není možný
chess-reason-seventy_five = 75 tahů
chess-reason-fivefold = stejná pozice popáté
chess-reason-fifty = 50 tahů, reklamace
chess-reason-threefold = opakování, reklamace
chess-result-half = ½

# Why a move is not possible
chess-refuse-unreadable = „{ $text }“ nedokážu přečíst jako tah.
    .terminal = Napiš třeba „e2e4“, „Ve1“, „O-O“ nebo „e8=D“.
chess-refuse-empty = Na { $square } nic nestojí.
chess-refuse-not_yours = Kámen na { $square } patří soupeři.
chess-refuse-own_man = Na { $square } stojí tvůj vlastní kámen.
chess-refuse-not_so = { $kind ->
    [pawn] Takhle pěšec nechodí.
    [knight] Takhle jezdec nechodí: skáče o dvě pole rovně a o jedno do strany.
    [bishop] Takhle střelec nechodí: chodí po úhlopříčkách.
    [rook] Takhle věž nechodí: chodí po řadách a sloupcích.
    [queen] Takhle dáma nechodí: chodí rovně nebo po úhlopříčkách.
   *[king] Takhle král nechodí: chodí o jedno pole.
}
chess-refuse-in_the_way = V cestě stojí kámen na { $square }.
chess-refuse-no_such_man = Takový kámen nemáš.
chess-refuse-which = Může tam jít víc kamenů. Řekni, který: { $squares }.
chess-refuse-pawn_blocked = Pěšec nemůže dál: na { $square } stojí kámen.
chess-refuse-pawn_two = O dvě pole smí pěšec jen ze svého prvního pole.
chess-refuse-pawn_takes_nothing = Šikmo chodí pěšec jen při braní, a na { $square } nic není.
chess-refuse-passing_late = Mimochodem se pěšec bere jen hned po svém dvojkroku. Teď už je pozdě.
chess-refuse-promotion = Čím se má pěšec stát?
    .terminal = Připiš q, r, b nebo n (nebo D, V, S, J).
chess-refuse-no_promotion = Proměnit se může jen pěšec, který došel na poslední řadu.
chess-refuse-promotion_to = Pěšec se mění v dámu, věž, střelce nebo jezdce.
chess-refuse-king_attacked = Král nesmí na { $square }: to pole je napadené.
chess-refuse-pinned = Kámen na { $square } je ve vazbě: bez něj by byl tvůj král na { $king } napadený.
chess-refuse-in_check = Tvůj král má šach a tohle mu nepomůže.
chess-refuse-leaves_check = Po tomto tahu by měl tvůj král šach.
chess-refuse-castling_moved = Na tuto stranu už rošádu udělat nemůžeš: král nebo věž už táhli, nebo tam věž není.
chess-refuse-castling_between = Rošáda nejde: mezi králem a věží stojí kámen na { $square }.
chess-refuse-castling_check = Ze šachu se rošovat nesmí.
chess-refuse-castling_through = Rošáda nejde přes { $square }: to pole je napadené.
chess-refuse-castling_into = Rošáda nejde na { $square }: to pole je napadené.
chess-refuse-touched = Dotknuto je { $squares }: tím musíš táhnout, nebo to vzít.
chess-refuse-no_touch = U tohoto stolu dotek k ničemu nezavazuje.
chess-refuse-no_adjust = U tohoto stolu není třeba hlásit, že kámen jen opravuješ.
chess-refuse-claim = { $count ->
    [one] Reklamace neplatí: tato pozice je na šachovnici poprvé. Nic se neděje, hraje se dál.
   *[other] Reklamace neplatí: tato pozice je na šachovnici teprve { $count }×, ne třikrát. Nic se neděje, hraje se dál.
}
chess-refuse-claim_fifty = { $count ->
    [one] Reklamace neplatí: bez braní a tahu pěšcem uplynul jeden tah každé strany, ne padesát. Nic se neděje, hraje se dál.
    [few] Reklamace neplatí: bez braní a tahu pěšcem uplynuly { $count } tahy každé strany, ne padesát. Nic se neděje, hraje se dál.
   *[other] Reklamace neplatí: bez braní a tahu pěšcem uplynulo { $count } tahů každé strany, ne padesát. Nic se neděje, hraje se dál.
}
chess-refuse-claim_touched = Kdo se dotkl kamene, nemůže už v tomto tahu reklamovat remízu.

# Positions that are written down
chess-fen-fields = FEN má 4 až 6 částí oddělených mezerou, ne { $count }.
chess-fen-rows = Šachovnice má ve FEN 8 řad oddělených lomítkem, ne { $count }.
chess-fen-row = Řada { $number } ve FEN, „{ $row }“, není řada o osmi polích.
chess-fen-turn = Kdo je na tahu, píše se ve FEN jako w nebo b, ne „{ $turn }“.
chess-fen-kings = { $side ->
    [white] Počet bílých králů v této pozici: { $count }. Každá strana má právě jednoho.
   *[black] Počet černých králů v této pozici: { $count }. Každá strana má právě jednoho.
}
chess-fen-pawns = { $side ->
    [white] Bílý má v této pozici { $count } pěšců. Nejvíc jich může být osm.
   *[black] Černý má v této pozici { $count } pěšců. Nejvíc jich může být osm.
}
chess-fen-men = { $side ->
    [white] Bílý má v této pozici víc kamenů, než dovoluje proměna osmi pěšců.
   *[black] Černý má v této pozici víc kamenů, než dovoluje proměna osmi pěšců.
}
chess-fen-last_row = Na první ani poslední řadě pěšec stát nemůže.
chess-fen-castling = Právo na rošádu se ve FEN píše KQkq, jejich část, nebo -, ne „{ $castling }“.
chess-fen-castling_home = FEN dovoluje rošádu { $castling }, ale král nebo věž nestojí doma.
chess-fen-passed = Pole { $square } není pole, které pěšec právě přeskočil.
chess-fen-number = „{ $text }“ není celé číslo od { $least } do { $most }.
chess-fen-check = Kdo je na tahu, už teď dává šach: soupeřův král by šel vzít.

# The board
chess-board-side = { $seat ->
    [0] bílý
   *[1] černý
}
chess-board-move = { $number }. tah
chess-board-check = Šach!
chess-board-quiet = { $count ->
    [one] Jeden tah bez braní a tahu pěšcem
    [few] { $count } tahy bez braní a tahu pěšcem
   *[other] { $count } tahů bez braní a tahu pěšcem
}
chess-board-repeated = Tato pozice { $count ->
    [2] podruhé
    [3] potřetí
    [4] počtvrté
   *[5] popáté
}
chess-describe-side = { $seat ->
    [0] Bílý, { $name }: { $men }.
   *[1] Černý, { $name }: { $men }.
}
chess-describe-men = { $kind ->
    [pawn] { $count ->
        [one] pěšec
       *[other] pěšci
    }
    [knight] { $count ->
        [one] jezdec
       *[other] jezdci
    }
    [bishop] { $count ->
        [one] střelec
       *[other] střelci
    }
    [rook] { $count ->
        [one] věž
       *[other] věže
    }
    [queen] { $count ->
        [one] dáma
       *[other] dámy
    }
   *[king] { $count ->
        [one] král
       *[other] králové
    }
}
chess-describe-move = { $number }. tah.
chess-describe-turn = { $player_is ->
    [you] Jsi na tahu.
   *[other] Na tahu je { $player }.
}
chess-describe-check = Král na { $square } má šach.
chess-describe-touched = Dotknuto: { $squares }.
chess-label-claim = reklamovat remízu
chess-label-claim_with = reklamovat remízu tahem

# What a bot says
chess-signal-engine_gone = Stockfish neodpovídá, hraju tedy dál za sebe.

# On the page
chess-web-side = { $seat ->
    [0] bílý
   *[1] černý
}
chess-web-man = { $seat ->
    [0] { $kind ->
        [pawn] bílý pěšec
        [knight] bílý jezdec
        [bishop] bílý střelec
        [rook] bílá věž
        [queen] bílá dáma
       *[king] bílý král
    }
   *[1] { $kind ->
        [pawn] černý pěšec
        [knight] černý jezdec
        [bishop] černý střelec
        [rook] černá věž
        [queen] černá dáma
       *[king] černý král
    }
}
chess-web-board = Šachovnice
chess-web-check = v šachu
chess-web-lit = dotknuto
chess-web-example = e4 nebo Jf3
chess-web-becomes = Čím se má pěšec stát?
chess-web-in_check = Tvůj král má šach.
chess-web-ahead = navíc { $men }
chess-web-adjust = Opravuji
chess-web-adjusting = Opravuješ: příští dotek se nepočítá.
chess-web-claim = Reklamovat remízu
chess-web-claim_with = Reklamovat remízu tahem { $move }
chess-web-empty = prázdné pole
chess-web-target = možný tah
chess-web-last = poslední tah
chess-web-flip = Otočit šachovnici
chess-web-mark = Kreslit si šipky a kroužky
chess-web-write = Napsat tah
chess-web-end = Remíza nebo vzdání
chess-web-moves = Tahy
chess-web-first = Na začátek
chess-web-back = O tah zpět
chess-web-forward = O tah dál
chess-web-newest = Na poslední tah
chess-web-past = Díváš se na starší pozici. Hra pokračuje od posledního tahu.
chess-web-claim_by = Reklamovat remízu tahem
chess-web-claim_not = Nereklamovat
chess-web-claiming = Ukaž tah, kterým remíza nastane.
