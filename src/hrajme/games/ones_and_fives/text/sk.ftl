ones_and_fives-name = Jednotky a päťky
ones_and_fives-name-played = Jednotky a päťky
ones_and_fives-tagline = Hoď šiestimi kockami, odlož, čo boduje, a zapíš si to skôr, než o všetko prídeš.

# House rules
ones_and_fives-option-target = Koľko bodov stačí na víťazstvo.
ones_and_fives-option-last_round = Keď niekto dosiahne cieľ, majú všetci ostatní ešte jeden ťah a vyhráva najvyšší súčet.
ones_and_fives-option-quad_is_two_pairs = Štyri rovnaké a dvojica platia ako tri dvojice.
ones_and_fives-option-entry = Koľko bodov musí mať aspoň tvoj prvý zápis; 0 znamená bez obmedzenia.

# Story
ones_and_fives-story-first = { $player_is ->
    [you] Začínaš ty.
   *[other] Začína { $player }.
}
ones_and_fives-story-throw = { $player_is ->
    [you] { $count ->
        [one] Hádžeš jednou kockou: { $dice }.
       *[other] Hádžeš { $dice }.
    }
   *[other] { $count ->
        [one] { $player } hádže jednou kockou: { $dice }.
       *[other] { $player } hádže { $dice }.
    }
}
ones_and_fives-story-dead = { $points ->
    [0] Nič z toho neboduje: ťah sa končí.
   *[other] { $player_is ->
        [you] Nič z toho neboduje: prichádzaš o { $points } bodov z tohto ťahu.
       *[other] Nič z toho neboduje: { $player } prichádza o { $points } bodov z tohto ťahu.
    }
}
ones_and_fives-story-keep = { $player_is ->
    [you] Odkladáš { $dice } za { $points }: v tomto ťahu máš { $held }.
   *[other] { $player } odkladá { $dice } za { $points }: v tomto ťahu má { $held }.
}
ones_and_fives-story-all_six = { $player_is ->
    [you] Bodovalo všetkých šesť kociek: môžeš znova hádzať všetkými.
   *[other] Bodovalo všetkých šesť kociek: { $player } môže znova hádzať všetkými.
}
ones_and_fives-story-complete = { $player_is ->
    [you] Odkladáš bez bodov { $dice } a dohadzuješ: { $missing } prinesie { $points } bodov.
   *[other] { $player } odkladá bez bodov { $dice } a dohadzuje: { $missing } prinesie { $points } bodov.
}
ones_and_fives-story-completed = { $player_is ->
    [you] Vyšlo to: { $points } bodov! V tomto ťahu máš { $held } a môžeš znova hádzať všetkými šiestimi.
   *[other] Vyšlo to: { $points } bodov! { $player } má v tomto ťahu { $held } a môže znova hádzať všetkými šiestimi.
}
ones_and_fives-story-missed = { $points ->
    [0] Nevyšlo to: ťah sa končí.
   *[other] { $player_is ->
        [you] Nevyšlo to: prichádzaš o { $points } bodov z tohto ťahu.
       *[other] Nevyšlo to: { $player } prichádza o { $points } bodov z tohto ťahu.
    }
}
ones_and_fives-story-bank = { $player_is ->
    [you] Zapisuješ si { $points }: spolu máš { $total }.
   *[other] { $player } si zapisuje { $points }: spolu má { $total }.
}
ones_and_fives-story-last_round = { $player_is ->
    [you] Si v cieli. Všetci ostatní majú ešte jeden ťah na to, aby prekonali { $goal }.
   *[other] { $player } je v cieli. Všetci ostatní majú ešte jeden ťah na to, aby prekonali { $goal }.
}
ones_and_fives-story-turn = Si na ťahu: máš { $total }, cieľ je { $goal }.

# Endings
ones_and_fives-reason-target = dosiahnutý cieľ
ones_and_fives-reason-last_round = posledné kolo
ones_and_fives-end-target = { $player_is ->
    [you] Vyhrávaš, máš { $total } bodov!
   *[other] { $player } vyhráva, má { $total } bodov!
}
ones_and_fives-end-last_round = { $player_is ->
    [you] Posledné kolo sa končí: vyhrávaš, máš { $total } bodov!
   *[other] Posledné kolo sa končí: { $player } vyhráva, má { $total } bodov!
}

# Refusals
ones_and_fives-refuse-unreadable = „{ $text }“ nie je ťah.
    .terminal = Napíš „hodiť“, „odložiť 1 1 5“, „dohodiť“ alebo „zapísať“.
ones_and_fives-refuse-throw_first = Najprv hoď kockami.
    .terminal = Napíš „hodiť“.
ones_and_fives-refuse-set_aside_first = Odlož aspoň jednu kocku, ktorá boduje.
    .terminal = Napíš „odložiť“ a kocky.
    .web = Ťukni na kocky, ktoré chceš.
ones_and_fives-refuse-not_thrown = Na stole leží { $thrown }, takže { $dice } odložiť nemôžeš.
ones_and_fives-refuse-no_score = Tieto kocky nebodujú: { $dice }. Odkladá sa len to, čo boduje.
ones_and_fives-refuse-only_three = Zo štyroch alebo piatich rovnakých bodujú len tri. Z týchto kociek boduje { $dice }.
ones_and_fives-refuse-four_and_a_pair = Pri tomto stole nie sú štyri rovnaké a dvojica to isté ako tri dvojice.
ones_and_fives-refuse-nothing_to_complete = Niet čo dohodiť: v hode šiestimi kockami musí byť päť rôznych čísel alebo päť rovnakých.
ones_and_fives-refuse-set_aside_already = Kocky už máš odložené: hádž ďalej, alebo si body zapíš.
    .terminal = Napíš „hodiť“ alebo „zapísať“.
ones_and_fives-refuse-entry = V tomto ťahu máš { $points } bodov, ale prvý zápis musí mať aspoň { $entry }. Hádž ďalej.
ones_and_fives-refuse-had_last_turn = Hrá sa posledné kolo a svoj posledný ťah už máš za sebou.

# The board as text
ones_and_fives-board-number = { $points }
ones_and_fives-board-round = { $round }. kolo
ones_and_fives-board-target = do { $goal }
ones_and_fives-board-entry = prvý zápis od { $entry }
ones_and_fives-board-last_round = s posledným kolom
ones_and_fives-board-written = +{ $points }
ones_and_fives-board-dead = { $points ->
    [0] nič: { $dice }
   *[other] nič: { $dice } (−{ $points })
}
ones_and_fives-board-missed = { $points ->
    [0] nedohodené: { $dice }
   *[other] nedohodené: { $dice } (−{ $points })
}
ones_and_fives-board-kept = odložené: { $dice }
ones_and_fives-board-carried = predtým: { $points }
ones_and_fives-board-at_risk = V stávke: { $points }
ones_and_fives-board-to_beat = { $player_is ->
    [you] Posledné kolo: vedieš, máš { $points } bodov.
   *[other] Posledné kolo: vedie { $player } a prekonať treba { $points } bodov.
}
ones_and_fives-board-complete = Alebo dohoď: { $missing } (1 zo 6) prinesie { $points }, čokoľvek iné ťah ukončí.
ones_and_fives-board-your_throw = Hoď šiestimi kockami. Naprázdno: { $percent } %.
ones_and_fives-board-ask = { $count ->
    [one] Hodiť jednou kockou, alebo zapísať? Naprázdno: { $percent } %.
   *[other] Hodiť { $count } kockami, alebo zapísať? Naprázdno: { $percent } %.
}
ones_and_fives-board-must_throw = { $count ->
    [one] Hoď jednou kockou: prvý zápis musí mať aspoň { $entry }. Naprázdno: { $percent } %.
   *[other] Hoď { $count } kockami: prvý zápis musí mať aspoň { $entry }. Naprázdno: { $percent } %.
}
ones_and_fives-describe-seat = { $player_is ->
    [you] Máš { $total }.
   *[other] { $player } má { $total }.
}
ones_and_fives-describe-dice = Na stole leží: { $dice }.
ones_and_fives-label-roll = { $count ->
    [one] Hodiť 1 kockou
   *[other] Hodiť { $count } kockami
}
ones_and_fives-label-bank = Zapísať { $points }
ones_and_fives-label-complete = Staviť všetko na { $missing }

# The board on the page
ones_and_fives-web-dead = { $points ->
    [0] { $player_is ->
        [you] Nič z toho neboduje: odovzdávaš kocky.
       *[other] Nič z toho neboduje: { $player } odovzdáva kocky.
    }
   *[other] { ones_and_fives-story-dead }
}
ones_and_fives-web-missed = { $points ->
    [0] { $player_is ->
        [you] Nevyšlo to: odovzdávaš kocky.
       *[other] Nevyšlo to: { $player } odovzdáva kocky.
    }
   *[other] { ones_and_fives-story-missed }
}
ones_and_fives-web-decide = Hádzať ďalej, alebo zapísať?
ones_and_fives-web-choose = Vyber kocky, ktoré bodujú.
ones_and_fives-web-no_score = { $count ->
    [one] Táto kocka sama neboduje.
   *[other] Tieto kocky spolu nebodujú.
}
ones_and_fives-web-worth = { $count ->
    [one] Táto kocka dá { $points }.
   *[other] Tieto kocky dajú { $points }.
}
ones_and_fives-web-risk = V stávke: { $points } · naprázdno: { $percent } %
ones_and_fives-web-complete = 1 zo 6 dá { $points }, inak je ťah preč
ones_and_fives-web-keep = Odložiť
ones_and_fives-web-scoring = Čo boduje
