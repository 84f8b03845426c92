cribbage-name = Cribbage
cribbage-name-played = cribbage
cribbage-tagline = Patnáctky, dvojice a postupky, počítané nahlas až do 121.

# House rules
cribbage-option-target = Kolik bodů stačí k vítězství.
cribbage-option-target-121 = 121, dvakrát kolem desky
cribbage-option-target-61 = 61, jednou kolem
cribbage-option-min_run = Kolik nejméně karet za sebou tvoří postupku: 2 podle starých pravidel, 3 téměř všude jinde.
cribbage-option-double_skunk = Kdo má nejvýš 60 bodů, když druhý dosáhne 121, prohrává trojnásobně.
cribbage-option-muggins = Své karty si každý počítá sám a soupeř si může vzít, co přehlédne.

# Story
cribbage-story-cut = { $player_is ->
    [you] Snímáš { $card }.
   *[other] { $player } snímá { $card }.
}
cribbage-story-cut_again = Stejné karty: snímá se znovu.
cribbage-story-deal = { $player_is ->
    [you] { $deal }. rozdání: rozdáváš ty a crib je tvůj.
   *[other] { $deal }. rozdání: rozdává { $player } a má crib.
}
cribbage-story-dealt = Tvoje karty: { $cards }.
cribbage-story-away_own = Odkládáš { $cards }.
cribbage-story-away = { $player } odkládá dvě karty.
cribbage-story-starter = Otočená karta je { $card }.
cribbage-story-lay = { $player_is ->
    [you] Vykládáš { $card }: { $total }.
   *[other] { $player } vykládá { $card }: { $total }.
}
cribbage-story-go = { $player_is ->
    [you] Při { $total } říkáš „go“.
   *[other] { $player } při { $total } říká „go“.
}
cribbage-story-show_hand = { $player_is ->
    [you] Tvoje karty: { $cards }, k tomu { $starter }.
   *[other] { $player } ukazuje { $cards }, k tomu { $starter }.
}
cribbage-story-show_crib = { $player_is ->
    [you] Tvůj crib: { $cards }, k tomu { $starter }.
   *[other] { $player } otáčí crib: { $cards }, k tomu { $starter }.
}
cribbage-story-worth_hand = { $player_is ->
    [you] { $points ->
        [0] Za karty nemáš nic a zůstáváš na { $total }.
        [one] Za karty máš 1 bod, celkem { $total }.
        [few] Za karty máš { $points } body, celkem { $total }.
       *[other] Za karty máš { $points } bodů, celkem { $total }.
    }
   *[other] { $points ->
        [0] { $player } nemá za karty nic a zůstává na { $total }.
        [one] { $player } má za karty 1 bod, celkem { $total }.
        [few] { $player } má za karty { $points } body, celkem { $total }.
       *[other] { $player } má za karty { $points } bodů, celkem { $total }.
    }
}
cribbage-story-worth_crib = { $player_is ->
    [you] { $points ->
        [0] Za crib nemáš nic a zůstáváš na { $total }.
        [one] Za crib máš 1 bod, celkem { $total }.
        [few] Za crib máš { $points } body, celkem { $total }.
       *[other] Za crib máš { $points } bodů, celkem { $total }.
    }
   *[other] { $points ->
        [0] { $player } nemá za crib nic a zůstává na { $total }.
        [one] { $player } má za crib 1 bod, celkem { $total }.
        [few] { $player } má za crib { $points } body, celkem { $total }.
       *[other] { $player } má za crib { $points } bodů, celkem { $total }.
    }
}
cribbage-story-peg = { $player_is ->
    [you] { $points ->
        [one] Připisuješ si 1 bod a máš { $total }.
        [few] Připisuješ si { $points } body a máš { $total }.
       *[other] Připisuješ si { $points } bodů a máš { $total }.
    }
   *[other] { $points ->
        [one] { $player } si připisuje 1 bod a má { $total }.
        [few] { $player } si připisuje { $points } body a má { $total }.
       *[other] { $player } si připisuje { $points } bodů a má { $total }.
    }
}
cribbage-story-claim = { $player_is ->
    [you] { $points ->
        [one] Muggins! Bereš si 1 přehlédnutý bod a máš { $total }.
        [few] Muggins! Bereš si { $points } přehlédnuté body a máš { $total }.
       *[other] Muggins! Bereš si { $points } přehlédnutých bodů a máš { $total }.
    }
   *[other] { $points ->
        [one] Muggins! { $player } si bere 1 přehlédnutý bod a má { $total }.
        [few] Muggins! { $player } si bere { $points } přehlédnuté body a má { $total }.
       *[other] Muggins! { $player } si bere { $points } přehlédnutých bodů a má { $total }.
    }
}
cribbage-story-no_claim = { $player_is ->
    [you] Nic si nebereš.
   *[other] { $player } si nic nebere.
}
cribbage-story-count_too_much = { $player_is ->
    [you] Hlásíš { $points }, a tolik tam není: nedostaneš nic.
   *[other] { $player } hlásí { $points }, a tolik tam není: nedostane nic.
}
cribbage-story-claim_too_much = { $player_is ->
    [you] Chceš { $points }, a tolik přehlédnuto nebylo: nedostaneš nic.
   *[other] { $player } chce { $points }, a tolik přehlédnuto nebylo: nedostane nic.
}
cribbage-story-own_crib = Odlož dvě karty: crib je tvůj.
cribbage-story-other_crib = Odlož dvě karty: crib je soupeřův.
cribbage-story-turn_play = { $total ->
    [0] Jsi na tahu: vylož kartu.
   *[other] Jsi na tahu: součet je { $total }.
}
cribbage-story-must_go = K { $total } se nic nehodí: řekni „go“.
cribbage-story-turn_count = Kolik bodů napočítáš?
cribbage-story-turn_claim = Přehlédl soupeř něco? Vezmi si to, nebo řekni 0.

# What points are made of, counted aloud
cribbage-part-fifteen = { $place ->
    [last] A patnáct za { $sum } ({ $cards }).
   *[other] Patnáct za { $sum } ({ $cards }).
}
cribbage-part-thirty_one = { $place ->
    [last] A třicet jedna za { $sum }.
   *[other] Třicet jedna za { $sum }.
}
cribbage-part-pair = { $place ->
    [first] Dvojice za { $sum } ({ $cards }).
    [last] A s dvojicí je to { $sum } ({ $cards }).
   *[other] S dvojicí { $sum } ({ $cards }).
}
cribbage-part-three = { $place ->
    [first] Trojice za { $sum } ({ $cards }).
    [last] A s trojicí je to { $sum } ({ $cards }).
   *[other] S trojicí { $sum } ({ $cards }).
}
cribbage-part-four = { $place ->
    [first] Čtveřice za { $sum } ({ $cards }).
    [last] A se čtveřicí je to { $sum } ({ $cards }).
   *[other] Se čtveřicí { $sum } ({ $cards }).
}
cribbage-part-run = { $place ->
    [first] Postupka za { $points } ({ $cards }).
    [last] A s postupkou za { $points } je to { $sum } ({ $cards }).
   *[other] S postupkou za { $points } je to { $sum } ({ $cards }).
}
cribbage-part-flush = { $place ->
    [first] Barva za { $points } ({ $cards }).
    [last] A s barvou za { $points } je to { $sum } ({ $cards }).
   *[other] S barvou za { $points } je to { $sum } ({ $cards }).
}
cribbage-part-nobs = { $place ->
    [first] Kluk v barvě za { $sum } ({ $cards }).
    [last] A s klukem v barvě je to { $sum } ({ $cards }).
   *[other] S klukem v barvě { $sum } ({ $cards }).
}
cribbage-part-heels = Otočený kluk za { $sum } ({ $cards }).
cribbage-part-last = { $place ->
    [first] Poslední karta za { $sum }.
    [last] A s poslední kartou je to { $sum }.
   *[other] S poslední kartou { $sum }.
}
cribbage-part-nothing = Nic neboduje.
cribbage-score-total = { $points ->
    [one] Celkem: 1 bod
    [few] Celkem: { $points } body
   *[other] Celkem: { $points } bodů
}

# Why a part is worth what it is
cribbage-why-fifteen = { $values } = 15: 2 body
cribbage-why-pair = dvě karty stejné hodnoty: 2 body
cribbage-why-three = tři karty stejné hodnoty jsou tři dvojice: 3 × 2 body
cribbage-why-four = čtyři karty stejné hodnoty jsou šest dvojic: 6 × 2 body
cribbage-why-run = { $points ->
    [few] { $points } karty za sebou: bod za každou
   *[other] { $points } karet za sebou: bod za každou
}
cribbage-why-flush = { $points ->
    [few] { $points } karty jedné barvy: bod za každou
   *[other] { $points } karet jedné barvy: bod za každou
}
cribbage-why-nobs = kluk v barvě otočené karty: 1 bod

# Endings
cribbage-end-reached = { $player_is ->
    [you] Vyhráváš { $total }:{ $other }!
   *[other] { $player } vyhrává { $total }:{ $other }!
}
cribbage-end-skunk = { $player_is ->
    [you] Vyhráváš { $total }:{ $other } a je to skunk: výhra platí dvojnásob!
   *[other] { $player } vyhrává { $total }:{ $other } a je to skunk: výhra platí dvojnásob!
}
cribbage-end-double_skunk = { $player_is ->
    [you] Vyhráváš { $total }:{ $other } a je to dvojitý skunk: výhra platí trojnásob!
   *[other] { $player } vyhrává { $total }:{ $other } a je to dvojitý skunk: výhra platí trojnásob!
}
cribbage-reason-reached = poslední dírka
cribbage-reason-skunk = skunk, platí dvojnásob
cribbage-reason-double_skunk = dvojitý skunk, platí trojnásob

# Refusals
cribbage-refuse-unreadable = „{ $text }“ není tah.
    .terminal = Napiš „5h“ pro srdcovou pětku, „5h jc“ pro odložení dvou karet, nebo „go“.
cribbage-refuse-two_cards = Do cribu patří dvě různé karty.
    .terminal = Napiš třeba „5h jc“.
cribbage-refuse-not_in_hand = Kartu { $card } nemáš.
cribbage-refuse-over_31 = S kartou { $card } by součet překročil 31: teď je { $total }.
cribbage-refuse-can_lay = K { $total } máš kartu, která se hodí, tak ji vylož.
cribbage-refuse-laid_away = Co je odloženo, to platí: počkej na soupeře.
cribbage-refuse-now_lay_away = Nejdřív odlož dvě karty.
    .terminal = Napiš třeba „5h jc“.
cribbage-refuse-now_play = Teď se vykládá po jedné kartě.
cribbage-refuse-now_count = Teď řekni, kolik tvoje karty mají bodů.
    .terminal = Napiš třeba „počítám 6“.
cribbage-refuse-now_claim = Teď řekni, co soupeř přehlédl.
    .terminal = Napiš třeba „beru 2“, nebo „beru 0“.
cribbage-refuse-too_much = { $points } bodů žádné karty nemají.
cribbage-score-unknown_card = „{ $card }“ není karta.
    .terminal = Napiš hodnotu a písmeno barvy (c kříže, d kára, h srdce, s piky): 5h, 10d, jc.
cribbage-score-repeated = { $card } je tu dvakrát.
cribbage-score-wrong_number = List má čtyři karty, tady jich je { $count }.
cribbage-score-starter_in_hand = Otočená karta { $card } už v listu je.
cribbage-score-no_starter = Chybí otočená karta.
    .terminal = Přidej --starter 5c.

# The board as text
cribbage-board-deals = crib
cribbage-board-starter = Otočená karta
cribbage-board-total = Součet { $total }
cribbage-board-hand = Tvoje karty
cribbage-board-show_crib = { $player_is ->
    [you] Tvůj crib
   *[other] Crib: { $player }
}
cribbage-board-show_hand = { $player_is ->
    [you] Ukazuješ
   *[other] { $player } ukazuje
}
cribbage-describe-total = Součet je { $total }: { $cards }.
cribbage-describe-dealer = { $player_is ->
    [you] { $points ->
        [one] Rozdáváš a máš 1 bod.
        [few] Rozdáváš a máš { $points } body.
       *[other] Rozdáváš a máš { $points } bodů.
    }
   *[other] { $points ->
        [one] { $player } rozdává a má 1 bod.
        [few] { $player } rozdává a má { $points } body.
       *[other] { $player } rozdává a má { $points } bodů.
    }
}
cribbage-describe-other = { $player_is ->
    [you] { $points ->
        [one] Máš 1 bod.
        [few] Máš { $points } body.
       *[other] Máš { $points } bodů.
    }
   *[other] { $points ->
        [one] { $player } má 1 bod.
        [few] { $player } má { $points } body.
       *[other] { $player } má { $points } bodů.
    }
}
cribbage-label-go = Říct „go“

# The board on the page
cribbage-web-card = { $rank ->
    [a] { $suit ->
        [c] křížové
        [d] kárové
        [h] srdcové
       *[other] pikové
    } eso
    [j] { $suit ->
        [c] křížový
        [d] kárový
        [h] srdcový
       *[other] pikový
    } kluk
    [k] { $suit ->
        [c] křížový
        [d] kárový
        [h] srdcový
       *[other] pikový
    } král
   *[other] { $suit ->
        [c] křížová
        [d] kárová
        [h] srdcová
       *[other] piková
    } { $rank ->
        [2] dvojka
        [3] trojka
        [4] čtyřka
        [5] pětka
        [6] šestka
        [7] sedmička
        [8] osmička
        [9] devítka
        [10] desítka
       *[other] dáma
    }
}
cribbage-web-fit = { $fit ->
    [fits] hodí se, bude { $total }
   *[over] bylo by to přes 31
}
cribbage-web-empty = Ještě není vyložená žádná karta
cribbage-web-pack = Balíček
cribbage-web-crib = { $count ->
    [one] Crib: 1 karta
    [few] Crib: { $count } karty
   *[other] Crib: { $count } karet
}
cribbage-web-total = z 31
cribbage-web-said_go = říká „go“
cribbage-web-ask_away = { $whose ->
    [own] Vyber dvě karty do svého cribu.
   *[other] Vyber dvě karty do soupeřova cribu.
}
cribbage-web-wait_away = Odloženo. Soupeř ještě vybírá.
cribbage-web-cut = Rozdává, kdo má nižší kartu.
cribbage-web-ask_anew = Počítá se zase od nuly: vylož kartu.
cribbage-web-ask_lay = { $total ->
    [0] Jsi na tahu: vylož kartu.
   *[other] Jsi na tahu: vylož kartu k { $total }.
}
cribbage-web-ask_go = K { $total } se ti nic nehodí.
cribbage-web-ask_count = Kolik bodů v tom najdeš?
cribbage-web-ask_claim = Soupeř napočítal { $points }. Kolik si bereš ty?
cribbage-web-away = { $count ->
    [2] Odložit
    [1] Ještě jednu kartu
   *[other] Vyber dvě karty
}
cribbage-web-add = Přičíst
cribbage-web-count = { $points ->
    [one] Počítám 1 bod
    [few] Počítám { $points } body
   *[other] Počítám { $points } bodů
}
cribbage-web-claim = { $points ->
    [0] Neberu si nic
    [one] Muggins! Beru si 1 bod
    [few] Muggins! Beru si { $points } body
   *[other] Muggins! Beru si { $points } bodů
}
cribbage-web-look_back = Jak se počítalo minulé rozdání
cribbage-web-recap = { $deal }. rozdání, spočítané
cribbage-web-coach = Co odložení průměrně vynese
cribbage-web-coach_away = Odložit
cribbage-web-coach_hand = list
cribbage-web-coach_crib = crib
cribbage-web-coach_pegging = vykládání
cribbage-web-coach_total = celkem

# The scorer on the page
cribbage-web-scorer = Deska s kolíčky pro opravdové karty
cribbage-web-scorer_players = { $count ->
    [one] 1 hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
}
cribbage-web-scorer_name = Jméno { $number }. hráče
cribbage-web-scorer_player = Hráč { $number }
cribbage-web-scorer_add = { $points ->
    [one] { $name }: 1 bod
    [few] { $name }: { $points } body
   *[other] { $name }: { $points } bodů
}
cribbage-web-scorer_more = Víc
cribbage-web-scorer_undo = Vzít zpět
cribbage-web-scorer_again = Nová hra
cribbage-web-scorer_to = Do { $target }
cribbage-web-scorer_latest = { $name } +{ $points }
cribbage-web-scorer_won = Vyhrává { $name } a má { $target }!
