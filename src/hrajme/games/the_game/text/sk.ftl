the_game-name = The Game
the_game-name-played = The Game
the_game-tagline = Všetci spolu proti kartám: štyri rady, deväťdesiatosem kariet a ani jedno vyslovené číslo.

# House rules
the_game-option-expert = V každom ťahu polož aspoň tri karty namiesto dvoch.
the_game-option-smaller_hands = Každý má v ruke o kartu menej.
the_game-option-on_fire = 22, 33, 44, 55, 66 a 77 horia: kto hrá po tebe, musí ich zakryť.
the_game-option-talk = Koľko si toho smiete povedať.
the_game-option-talk-free = hovoriť sa smie, len nie o číslach
the_game-option-talk-signals = len pripravené signály
the_game-option-talk-silent = úplné ticho
the_game-option-starter = Ako sa určí, kto začne.
the_game-option-starter-agree = hráči sa dohodnú
the_game-option-starter-random = rozhodne náhoda
the_game-option-starter-host = rozhodne hráč na prvom mieste
the_game-option-review_piles = Rady si smie každý prezerať.

# Story
the_game-story-hand = Tvoje karty: { $cards }.
the_game-story-draw = Ťaháš { $card }.
the_game-story-lay = { $player_is ->
    [you] Kladieš { $card } do radu { $pile } (bolo tam { $top }).
   *[other] { $player } kladie { $card } do radu { $pile } (bolo tam { $top }).
}
the_game-story-trick = { $player_is ->
    [you] Krok späť! Kladieš { $card } do radu { $pile } (bolo tam { $top }).
   *[other] Krok späť! { $player } kladie { $card } do radu { $pile } (bolo tam { $top }).
}
the_game-story-fire = { $player_is ->
    [you] Kladieš ohnivú kartu { $card } do radu { $pile } (bolo tam { $top }). Musí sa zakryť!
   *[other] { $player } kladie ohnivú kartu { $card } do radu { $pile } (bolo tam { $top }). Musí sa zakryť!
}
the_game-story-refill = { $count ->
    [one] { $player } ťahá jednu kartu.
    [few] { $player } ťahá { $count } karty.
   *[other] { $player } ťahá { $count } kariet.
}
the_game-story-pile_empty = Ťahací balíček sa minul: odteraz stačí jedna karta za ťah.
the_game-story-turn = { $player_is ->
    [you] { $minimum ->
        [one] Si na ťahu: polož aspoň jednu kartu.
        [few] Si na ťahu: polož aspoň { $minimum } karty.
       *[other] Si na ťahu: polož aspoň { $minimum } kariet.
    }
   *[other] { $minimum ->
        [one] Na ťahu je { $player }: aspoň jedna karta.
        [few] Na ťahu je { $player }: aspoň { $minimum } karty.
       *[other] Na ťahu je { $player }: aspoň { $minimum } kariet.
    }
}
the_game-story-volunteer = { $player_is ->
    [you] Hlásiš sa, že začneš.
   *[other] { $player } chce začať.
}
the_game-story-offer = { $player_is ->
    [you] Ponúkaš sa, že začneš.
   *[other] { $player } sa ponúka, že začne.
}
the_game-story-nominate = { $player_is ->
    [you] Navrhuješ, nech začne { $target }.
   *[other] { $target_is ->
        [you] { $player } navrhuje, nech začneš ty.
       *[other] { $player } navrhuje, nech začne { $target }.
    }
}
the_game-story-agree = { $player_is ->
    [you] Súhlasíš.
   *[other] { $player } súhlasí.
}

# Endings
the_game-end-beaten = Hra je porazená: všetkých deväťdesiatosem kariet leží v radoch!
the_game-end-excellent = { $left ->
    [one] Koniec. Zostala len jedna karta: výborne!
    [few] Koniec. Zostali len { $left } karty: výborne!
   *[other] Koniec. Zostalo len { $left } kariet: výborne!
}
the_game-end-stuck = { $player_is ->
    [you] { $left ->
        [few] Už nemôžeš nič položiť. Zostali { $left } karty.
       *[other] Už nemôžeš nič položiť. Zostalo { $left } kariet.
    }
   *[other] { $left ->
        [few] { $player } už nemôže nič položiť. Zostali { $left } karty.
       *[other] { $player } už nemôže nič položiť. Zostalo { $left } kariet.
    }
}
the_game-end-burnt = { $left ->
    [one] Ohnivá karta zostala odkrytá: stôl je v plameňoch. Zostala jedna karta.
    [few] Ohnivá karta zostala odkrytá: stôl je v plameňoch. Zostali { $left } karty.
   *[other] Ohnivá karta zostala odkrytá: stôl je v plameňoch. Zostalo { $left } kariet.
}

the_game-reason-beaten = hra porazená
the_game-reason-excellent = výborný výsledok
the_game-reason-stuck = žiadna karta už nepasuje
the_game-reason-burnt = stôl zhorel

# Refusals
the_game-refuse-unreadable = „{ $text }“ nie je ťah.
    .terminal = Napíš „37 > 2“ a karta 37 pôjde do radu 2, alebo „koniec“.
the_game-refuse-no_such_card = Karty sú od 2 do 99 a rady od 1 do 4.
the_game-refuse-start_open = Najprv sa dohodnite, kto začne.
the_game-refuse-start_settled = Kto začne, je už rozhodnuté.
the_game-refuse-no_candidate = Ešte nikto nie je navrhnutý, nie je s čím súhlasiť.
the_game-refuse-other_candidate = Medzitým bol navrhnutý niekto iný. Pozri sa, kto to je, a rozhodni sa znova.
the_game-refuse-no_such_seat = { $seats ->
    [one] Pri stole je len jedno miesto.
    [few] Pri stole sú len { $seats } miesta.
   *[other] Pri stole je len { $seats } miest.
}
the_game-refuse-nominated_already = Svoj návrh už máš za sebou, teraz môžeš len súhlasiť.
the_game-refuse-not_another = Navrhni niekoho iného, alebo daj súhlas.
the_game-refuse-host_decides = Kto začne, tu určí hráč na prvom mieste.
the_game-refuse-name_somebody = Pri tomto stole určuješ ty, kto začne: niekoho vyber.
the_game-refuse-others_decide = Tvoj súhlas už platí. Kto začne, bude jasné, keď budú súhlasiť aj ostatní.
the_game-refuse-no_cards = Všetky karty už máš na stole, ostatní hrajú ďalej.
the_game-refuse-more_eager = Niekto iný má aspoň rovnakú chuť začať: ponúkni viac, navrhni niekoho iného alebo daj súhlas.
the_game-refuse-only_agree = Navrhnuté je tvoje meno: daj súhlas, alebo navrhni niekoho iného.
the_game-refuse-minimum = { $missing ->
    [one] Skôr než skončíš ťah, polož ešte jednu kartu.
    [few] Skôr než skončíš ťah, polož ešte { $missing } karty.
   *[other] Skôr než skončíš ťah, polož ešte { $missing } kariet.
}
the_game-refuse-not_in_hand = Kartu { $card } v ruke nemáš.
the_game-refuse-not_higher = { $back ->
    [0] { $card } do radu { $pile } nepatrí: rad stúpa, potrebuješ viac než { $top }.
   *[other] { $card } do radu { $pile } nepatrí: rad stúpa, potrebuješ viac než { $top }, alebo presne { $back }.
}
the_game-refuse-not_lower = { $back ->
    [0] { $card } do radu { $pile } nepatrí: rad klesá, potrebuješ menej než { $top }.
   *[other] { $card } do radu { $pile } nepatrí: rad klesá, potrebuješ menej než { $top }, alebo presne { $back }.
}
the_game-refuse-number = Čísla sa nehovoria: „{ $number }“ prezrádza priveľa.
the_game-refuse-signals_only = Pri tomto stole sú dovolené len pripravené signály.
the_game-refuse-silent = Pri tomto stole sa mlčí.

# Signals
the_game-signal-keep_off = Do radu { $pile } prosím nič nedávaj.
the_game-signal-small_steps = V rade { $pile } prosím len malý krok.
the_game-signal-mine_fits = Do radu { $pile } mám niečo dobré.
the_game-signal-no_wish = Rad { $pile }: rob, ako chceš.
the_game-signal-help = Rad { $pile } mi robí starosti.

# The board as text
the_game-board-draw_pile = Balíček
the_game-board-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kariet
}
the_game-board-room = voľné { $count }
the_game-board-burning = horí!
the_game-board-hand = Tvoje karty
the_game-board-who_starts = Kto začne?
the_game-board-candidate = { $player_is ->
    [you] Začneš ty?
   *[other] Začne { $player }?
}
the_game-board-to_place = { $count ->
    [0] Môžeš položiť ďalšie alebo skončiť.
    [one] Polož ešte aspoň jednu kartu.
    [few] Polož ešte aspoň { $count } karty.
   *[other] Polož ešte aspoň { $count } kariet.
}
the_game-describe-pile_up = { $count ->
    [0] Rad { $pile } stúpa, navrchu je { $top }, vyššie už nič.
    [one] Rad { $pile } stúpa, navrchu je { $top }, vyššie je už len jedno číslo.
    [few] Rad { $pile } stúpa, navrchu je { $top }, vyššie sú ešte { $count } čísla.
   *[other] Rad { $pile } stúpa, navrchu je { $top }, vyššie je ešte { $count } čísel.
}
the_game-describe-pile_down = { $count ->
    [0] Rad { $pile } klesá, navrchu je { $top }, nižšie už nič.
    [one] Rad { $pile } klesá, navrchu je { $top }, nižšie je už len jedno číslo.
    [few] Rad { $pile } klesá, navrchu je { $top }, nižšie sú ešte { $count } čísla.
   *[other] Rad { $pile } klesá, navrchu je { $top }, nižšie je ešte { $count } čísel.
}
the_game-describe-burning = Horí: v tomto ťahu sa musí zakryť.
the_game-describe-draw_pile = { $count ->
    [0] Ťahací balíček je prázdny.
    [one] V ťahacom balíčku je jedna karta.
    [few] V ťahacom balíčku sú { $count } karty.
   *[other] V ťahacom balíčku je { $count } kariet.
}
the_game-describe-holds = { $count ->
    [0] { $player } už karty nemá.
    [one] { $player } má jednu kartu.
    [few] { $player } má { $count } karty.
   *[other] { $player } má { $count } kariet.
}
the_game-describe-hand = Tvoje karty: { $cards }.
the_game-describe-trick = Krok späť: { $card } vráti rad { $pile } o desať.
the_game-describe-left = { $player_is ->
    [you] Zostalo ti: { $cards }.
   *[other] { $player } má ešte: { $cards }.
}
the_game-label-end = Koniec ťahu
the_game-label-agree = Súhlasím
the_game-label-start = { $player_is ->
    [you] Začnem ja
   *[other] Nech začne { $player }
}
the_game-describe-fire = Ohnivé karty v ruke: { $cards }.

# The board on the page
the_game-web-up = stúpa
the_game-web-down = klesá
the_game-web-piles = Štyri rady
the_game-web-beneath = Pod tým: { $cards }.
the_game-web-fits = { $card } sem patrí, skok o { $jump }.
the_game-web-fits_not = { $card } sem nepatrí.
the_game-web-card_fits = patrí do radov: { $piles }
the_game-web-fire = ohnivá karta
the_game-web-speak = Niečo k radu { $pile }
the_game-web-missing = { $count ->
    [one] najprv ešte jednu kartu
    [few] najprv ešte { $count } karty
   *[other] najprv ešte { $count } kariet
}
the_game-web-waits = { $player_is ->
    [you] Si na ťahu.
   *[other] Na ťahu je { $player }.
}
the_game-web-candidate = začne?
the_game-web-agrees = súhlasí
the_game-web-others_agree = Súhlasíš. Teraz je to na ostatných.
the_game-web-result = { $left ->
    [0] Nezostala ani jedna karta: hra je porazená!
    [one] Zostala jediná karta.
    [few] Zostali { $left } karty.
   *[other] Zostalo { $left } kariet.
}
the_game-web-placed = { $count ->
    [one] položená { $count } karta z 98
    [few] položené { $count } karty z 98
   *[other] položených { $count } kariet z 98
}
the_game-web-to_go = { $count ->
    [one] karta do konca
    [few] karty do konca
   *[other] kariet do konca
}
