chess-name = Šach
chess-name-played = šach
chess-tagline = Dve vojská po šestnástich figúrach a žiadna náhoda: kto dá mat, vyhráva.

# House rules
chess-option-touch_move = Dotknuté, ťahané: kto vezme figúru do ruky, musí ňou ťahať.
chess-option-start = Pozícia, z ktorej sa začína, zapísaná ako FEN.
chess-option-start-empty = obvyklá

# Men
chess-kind = { $kind ->
    [pawn] pešiak
    [knight] jazdec
    [bishop] strelec
    [rook] veža
    [queen] dáma
   *[king] kráľ
}

# Story
chess-story-moves = { $player_is ->
    [you] Hráš { $move }: { $kind ->
        [pawn] pešiak
        [knight] jazdec
        [bishop] strelec
        [rook] veža
        [queen] dáma
       *[king] kráľ
    } z { $from } na { $to }.
   *[other] { $player } hrá { $move }: { $kind ->
        [pawn] pešiak
        [knight] jazdec
        [bishop] strelec
        [rook] veža
        [queen] dáma
       *[king] kráľ
    } z { $from } na { $to }.
}
chess-story-takes = { $player_is ->
    [you] Hráš { $move }: { $kind ->
        [pawn] pešiak
        [knight] jazdec
        [bishop] strelec
        [rook] veža
        [queen] dáma
       *[king] kráľ
    } z { $from } berie { $taken ->
        [pawn] pešiaka
        [knight] jazdca
        [bishop] strelca
        [rook] vežu
       *[queen] dámu
    } na { $to }.
   *[other] { $player } hrá { $move }: { $kind ->
        [pawn] pešiak
        [knight] jazdec
        [bishop] strelec
        [rook] veža
        [queen] dáma
       *[king] kráľ
    } z { $from } berie { $taken ->
        [pawn] pešiaka
        [knight] jazdca
        [bishop] strelca
        [rook] vežu
       *[queen] dámu
    } na { $to }.
}
chess-story-takes_passing = { $player_is ->
    [you] Hráš { $move } a berieš pešiaka mimochodom.
   *[other] { $player } hrá { $move } a berie pešiaka mimochodom.
}
chess-story-castles = { $player_is ->
    [you] { $side ->
        [long] Robíš veľkú rošádu, { $move }.
       *[short] Robíš malú rošádu, { $move }.
    }
   *[other] { $side ->
        [long] { $player } robí veľkú rošádu, { $move }.
       *[short] { $player } robí malú rošádu, { $move }.
    }
}
chess-story-promotes = { $player_is ->
    [you] Hráš { $move }: pešiak sa stáva { $kind ->
        [knight] jazdcom
        [bishop] strelcom
        [rook] vežou
       *[queen] dámou
    }.
   *[other] { $player } hrá { $move }: pešiak sa stáva { $kind ->
        [knight] jazdcom
        [bishop] strelcom
        [rook] vežou
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
    [you] Chceš zahrať { $move } a reklamuješ remízu.
   *[other] { $player } chce zahrať { $move } a reklamuje remízu.
}
chess-story-touches = { $player_is ->
    [you] Berieš do ruky { $kind ->
        [pawn] pešiaka
        [knight] jazdca
        [bishop] strelca
        [rook] vežu
        [queen] dámu
       *[king] kráľa
    } na { $square }.
   *[other] { $player } berie do ruky { $kind ->
        [pawn] pešiaka
        [knight] jazdca
        [bishop] strelca
        [rook] vežu
        [queen] dámu
       *[king] kráľa
    } na { $square }.
}
chess-story-adjusts = { $player_is ->
    [you] „Opravujem,“ hovoríš: ďalší dotyk figúru len narovná.
   *[other] „Opravujem,“ hovorí { $player }: ďalší dotyk figúru len narovná.
}

# The end
chess-end-mate = { $player_is ->
    [you] Mat! Vyhrávaš.
   *[other] Mat! Vyhráva { $player }.
}
chess-end-stalemate = Pat: žiadny možný ťah, a pritom žiadny šach. Remíza.
chess-end-dead = S tým, čo zostalo na šachovnici, sa už mat dať nedá. Remíza.
chess-end-seventy_five = Sedemdesiatpäť ťahov každej strany bez brania a bez ťahu pešiakom. Remíza.
chess-end-fivefold = Rovnaká pozícia po piaty raz. Remíza.
chess-end-fifty = Päťdesiat ťahov každej strany bez brania a bez ťahu pešiakom. Remíza.
chess-end-threefold = Rovnaká pozícia po tretí raz. Remíza.
chess-reason-mate = mat
chess-reason-stalemate = pat
chess-reason-dead = mat už nie je možný
chess-reason-seventy_five = 75 ťahov
chess-reason-fivefold = rovnaká pozícia po piaty raz
chess-reason-fifty = 50 ťahov, reklamácia
chess-reason-threefold = opakovanie, reklamácia
chess-result-half = ½

# Why a move is not possible
chess-refuse-unreadable = „{ $text }“ neviem prečítať ako ťah.
    .terminal = Napíš napríklad „e2e4“, „Ve1“, „O-O“ alebo „e8=D“.
chess-refuse-empty = Na { $square } nič nestojí.
chess-refuse-not_yours = Figúra na { $square } patrí súperovi.
chess-refuse-own_man = Na { $square } stojí tvoja vlastná figúra.
chess-refuse-not_so = { $kind ->
    [pawn] Takto pešiak nechodí.
    [knight] Takto jazdec nechodí: skáče o dve polia rovno a o jedno nabok.
    [bishop] Takto strelec nechodí: chodí po diagonálach.
    [rook] Takto veža nechodí: chodí po radoch a stĺpcoch.
    [queen] Takto dáma nechodí: chodí rovno alebo po diagonálach.
   *[king] Takto kráľ nechodí: chodí o jedno pole.
}
chess-refuse-in_the_way = V ceste stojí figúra na { $square }.
chess-refuse-no_such_man = Takú figúru nemáš.
chess-refuse-which = Môže tam ísť viac figúr. Povedz, ktorá: { $squares }.
chess-refuse-pawn_blocked = Pešiak nemôže ďalej: na { $square } stojí figúra.
chess-refuse-pawn_two = O dve polia smie pešiak len zo svojho prvého poľa.
chess-refuse-pawn_takes_nothing = Šikmo chodí pešiak len pri braní, a na { $square } nič nie je.
chess-refuse-passing_late = Mimochodom sa pešiak berie len hneď po svojom dvojkroku. Teraz je už neskoro.
chess-refuse-promotion = Čím sa má pešiak stať?
    .terminal = Pripíš q, r, b alebo n (alebo D, V, S, J).
chess-refuse-no_promotion = Premeniť sa môže len pešiak, ktorý došiel na posledný rad.
chess-refuse-promotion_to = Pešiak sa mení na dámu, vežu, strelca alebo jazdca.
chess-refuse-king_attacked = Kráľ nesmie na { $square }: to pole je napadnuté.
chess-refuse-pinned = Figúra na { $square } je vo väzbe: bez nej by bol tvoj kráľ na { $king } napadnutý.
chess-refuse-in_check = Tvoj kráľ je v šachu a toto mu nepomôže.
chess-refuse-leaves_check = Po tomto ťahu by bol tvoj kráľ v šachu.
chess-refuse-castling_moved = Na túto stranu už rošádu urobiť nemôžeš: kráľ alebo veža už ťahali, alebo tam veža nie je.
chess-refuse-castling_between = Rošáda nie je možná: medzi kráľom a vežou stojí figúra na { $square }.
chess-refuse-castling_check = Zo šachu sa rošovať nesmie.
chess-refuse-castling_through = Cez { $square } sa rošovať nedá: to pole je napadnuté.
chess-refuse-castling_into = Na { $square } sa rošovať nedá: to pole je napadnuté.
chess-refuse-touched = Dotknuté je { $squares }, a čoho sa kto dotkne, tým musí ťahať alebo to vziať.
chess-refuse-no_touch = Pri tomto stole dotyk k ničomu nezaväzuje.
chess-refuse-no_adjust = Pri tomto stole netreba hlásiť, že figúru len opravuješ.
chess-refuse-claim = { $count ->
    [one] Reklamácia neplatí: táto pozícia je na šachovnici prvý raz. Nič sa nedeje, hrá sa ďalej.
   *[other] Reklamácia neplatí: táto pozícia je na šachovnici len { $count }×, nie trikrát. Nič sa nedeje, hrá sa ďalej.
}
chess-refuse-claim_fifty = { $count ->
    [one] Reklamácia neplatí: bez brania a ťahu pešiakom prešiel jeden ťah každej strany, nie päťdesiat. Nič sa nedeje, hrá sa ďalej.
    [few] Reklamácia neplatí: bez brania a ťahu pešiakom prešli { $count } ťahy každej strany, nie päťdesiat. Nič sa nedeje, hrá sa ďalej.
   *[other] Reklamácia neplatí: bez brania a ťahu pešiakom prešlo { $count } ťahov každej strany, nie päťdesiat. Nič sa nedeje, hrá sa ďalej.
}
chess-refuse-claim_touched = Kto sa dotkol figúry, nemôže už v tomto ťahu reklamovať remízu.

# Positions that are written down
chess-fen-fields = FEN má 4 až 6 častí oddelených medzerou, nie { $count }.
chess-fen-rows = Šachovnica má vo FEN 8 radov oddelených lomkou, nie { $count }.
chess-fen-row = Rad { $number } vo FEN, „{ $row }“, nie je rad s ôsmimi poľami.
chess-fen-turn = Kto je na ťahu, píše sa vo FEN ako w alebo b, nie „{ $turn }“.
chess-fen-kings = { $side ->
    [white] Počet bielych kráľov v tejto pozícii: { $count }. Každá strana má práve jedného.
   *[black] Počet čiernych kráľov v tejto pozícii: { $count }. Každá strana má práve jedného.
}
chess-fen-pawns = { $side ->
    [white] Biely má v tejto pozícii { $count } pešiakov. Najviac ich môže byť osem.
   *[black] Čierny má v tejto pozícii { $count } pešiakov. Najviac ich môže byť osem.
}
chess-fen-men = { $side ->
    [white] Biely má v tejto pozícii viac figúr, než na koľko sa mohlo premeniť osem pešiakov.
   *[black] Čierny má v tejto pozícii viac figúr, než na koľko sa mohlo premeniť osem pešiakov.
}
chess-fen-last_row = Na prvom ani poslednom rade pešiak stáť nemôže.
chess-fen-castling = Právo na rošádu sa vo FEN píše KQkq, ich časť, alebo -, nie „{ $castling }“.
chess-fen-castling_home = FEN dovoľuje rošádu { $castling }, ale kráľ alebo veža nestojí doma.
chess-fen-passed = Pole { $square } nie je pole, ktoré pešiak práve preskočil.
chess-fen-number = „{ $text }“ nie je celé číslo od { $least } do { $most }.
chess-fen-check = Kto je na ťahu, už teraz dáva šach: súperov kráľ by sa dal vziať.

# The board
chess-board-side = { $seat ->
    [0] biely
   *[1] čierny
}
chess-board-move = { $number }. ťah
chess-board-check = Šach!
chess-board-quiet = { $count ->
    [one] Jeden ťah bez brania a ťahu pešiakom
    [few] { $count } ťahy bez brania a ťahu pešiakom
   *[other] { $count } ťahov bez brania a ťahu pešiakom
}
chess-board-repeated = Táto pozícia { $count ->
    [2] druhý raz
    [3] tretí raz
    [4] štvrtý raz
   *[5] piaty raz
}
chess-describe-side = { $seat ->
    [0] Biely, { $name }: { $men }.
   *[1] Čierny, { $name }: { $men }.
}
chess-describe-men = { $kind ->
    [pawn] { $count ->
        [one] pešiak
       *[other] pešiaci
    }
    [knight] { $count ->
        [one] jazdec
       *[other] jazdci
    }
    [bishop] { $count ->
        [one] strelec
       *[other] strelci
    }
    [rook] { $count ->
        [one] veža
       *[other] veže
    }
    [queen] { $count ->
        [one] dáma
       *[other] dámy
    }
   *[king] { $count ->
        [one] kráľ
       *[other] králi
    }
}
chess-describe-move = { $number }. ťah.
chess-describe-turn = { $player_is ->
    [you] Si na ťahu.
   *[other] Na ťahu je { $player }.
}
chess-describe-check = Kráľ na { $square } je v šachu.
chess-describe-touched = Dotknuté: { $squares }.
chess-label-claim = reklamovať remízu
chess-label-claim_with = reklamovať remízu ťahom

# What a bot says
chess-signal-engine_gone = Stockfish neodpovedá, hrám teda ďalej za seba.

# On the page
chess-web-side = { $seat ->
    [0] biely
   *[1] čierny
}
chess-web-man = { $seat ->
    [0] { $kind ->
        [pawn] biely pešiak
        [knight] biely jazdec
        [bishop] biely strelec
        [rook] biela veža
        [queen] biela dáma
       *[king] biely kráľ
    }
   *[1] { $kind ->
        [pawn] čierny pešiak
        [knight] čierny jazdec
        [bishop] čierny strelec
        [rook] čierna veža
        [queen] čierna dáma
       *[king] čierny kráľ
    }
}
chess-web-board = Šachovnica
chess-web-check = v šachu
chess-web-lit = dotknuté
chess-web-example = e4 alebo Jf3
chess-web-becomes = Čím sa má pešiak stať?
chess-web-in_check = Tvoj kráľ je v šachu.
chess-web-ahead = navyše { $men }
chess-web-adjust = Opravujem
chess-web-adjusting = Opravuješ: ďalší dotyk sa nepočíta.
chess-web-claim = Reklamovať remízu
chess-web-claim_with = Reklamovať remízu ťahom { $move }
chess-web-empty = prázdne pole
chess-web-target = možný ťah
chess-web-last = posledný ťah
chess-web-flip = Otočiť šachovnicu
chess-web-mark = Kresliť si šípky a krúžky
chess-web-write = Napísať ťah
chess-web-end = Remíza alebo vzdanie sa
chess-web-moves = Ťahy
chess-web-first = Na začiatok
chess-web-back = O ťah späť
chess-web-forward = O ťah ďalej
chess-web-newest = Na posledný ťah
chess-web-past = Pozeráš sa na staršiu pozíciu. Hra pokračuje od posledného ťahu.
chess-web-claim_by = Reklamovať remízu ťahom
chess-web-claim_not = Nereklamovať
chess-web-claiming = Ukáž ťah, ktorým remíza nastane.
