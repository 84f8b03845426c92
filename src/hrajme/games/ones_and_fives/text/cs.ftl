ones_and_fives-name = Jedničky a pětky
ones_and_fives-name-played = Jedničky a pětky
ones_and_fives-tagline = Hoď šesti kostkami, odlož, co boduje, a zapiš si to dřív, než o všechno přijdeš.

# House rules
ones_and_fives-option-target = Kolik bodů stačí k vítězství.
ones_and_fives-option-last_round = Když někdo dosáhne cíle, mají všichni ostatní ještě jeden tah a vyhrává nejvyšší součet.
ones_and_fives-option-quad_is_two_pairs = Čtyři stejné a dvojice platí jako tři dvojice.
ones_and_fives-option-entry = Kolik nejméně bodů musí mít tvůj první zápis; 0 znamená bez omezení.

# Story
ones_and_fives-story-first = { $player_is ->
    [you] Začínáš ty.
   *[other] Začíná { $player }.
}
ones_and_fives-story-throw = { $player_is ->
    [you] { $count ->
        [one] Házíš jednou kostkou: { $dice }.
       *[other] Házíš { $dice }.
    }
   *[other] { $count ->
        [one] { $player } hází jednou kostkou: { $dice }.
       *[other] { $player } hází { $dice }.
    }
}
ones_and_fives-story-dead = { $points ->
    [0] Nic z toho neboduje: tah končí.
   *[other] { $player_is ->
        [you] Nic z toho neboduje: přicházíš o { $points } bodů z tohoto tahu.
       *[other] Nic z toho neboduje: { $player } přichází o { $points } bodů z tohoto tahu.
    }
}
ones_and_fives-story-keep = { $player_is ->
    [you] Odkládáš { $dice } za { $points }: v tomto tahu máš { $held }.
   *[other] { $player } odkládá { $dice } za { $points }: v tomto tahu má { $held }.
}
ones_and_fives-story-all_six = { $player_is ->
    [you] Bodovalo všech šest kostek: můžeš znovu házet všemi.
   *[other] Bodovalo všech šest kostek: { $player } může znovu házet všemi.
}
ones_and_fives-story-complete = { $player_is ->
    [you] Odkládáš bez bodů { $dice } a dohazuješ: { $missing } přinese { $points } bodů.
   *[other] { $player } odkládá bez bodů { $dice } a dohazuje: { $missing } přinese { $points } bodů.
}
ones_and_fives-story-completed = { $player_is ->
    [you] Vyšlo to: { $points } bodů! V tomto tahu máš { $held } a můžeš znovu házet všemi šesti.
   *[other] Vyšlo to: { $points } bodů! { $player } má v tomto tahu { $held } a může znovu házet všemi šesti.
}
ones_and_fives-story-missed = { $points ->
    [0] Nevyšlo to: tah končí.
   *[other] { $player_is ->
        [you] Nevyšlo to: přicházíš o { $points } bodů z tohoto tahu.
       *[other] Nevyšlo to: { $player } přichází o { $points } bodů z tohoto tahu.
    }
}
ones_and_fives-story-bank = { $player_is ->
    [you] Zapisuješ si { $points }: celkem máš { $total }.
   *[other] { $player } si zapisuje { $points }: celkem má { $total }.
}
ones_and_fives-story-last_round = { $player_is ->
    [you] Jsi v cíli. Všichni ostatní mají ještě jeden tah na to, aby překonali { $goal }.
   *[other] { $player } je v cíli. Všichni ostatní mají ještě jeden tah na to, aby překonali { $goal }.
}
ones_and_fives-story-turn = Jsi na tahu: máš { $total }, cíl je { $goal }.

# Endings
ones_and_fives-reason-target = dosažený cíl
ones_and_fives-reason-last_round = poslední kolo
ones_and_fives-end-target = { $player_is ->
    [you] Vyhráváš, máš { $total } bodů!
   *[other] { $player } vyhrává, má { $total } bodů!
}
ones_and_fives-end-last_round = { $player_is ->
    [you] Poslední kolo končí: vyhráváš, máš { $total } bodů!
   *[other] Poslední kolo končí: { $player } vyhrává, má { $total } bodů!
}

# Refusals
ones_and_fives-refuse-unreadable = „{ $text }“ není tah.
    .terminal = Napiš „hodit“, „odložit 1 1 5“, „dohodit“, nebo „zapsat“.
ones_and_fives-refuse-throw_first = Nejdřív hoď kostkami.
    .terminal = Napiš „hodit“.
ones_and_fives-refuse-set_aside_first = Odlož aspoň jednu kostku, která boduje.
    .terminal = Napiš „odložit“ a kostky.
    .web = Klepni na kostky, které chceš.
ones_and_fives-refuse-not_thrown = Na stole leží { $thrown }, takže { $dice } odložit nemůžeš.
ones_and_fives-refuse-no_score = Tyhle kostky nebodují: { $dice }. Odkládá se jen to, co boduje.
ones_and_fives-refuse-only_three = Ze čtyř nebo pěti stejných bodují jen tři. Z těchto kostek boduje { $dice }.
ones_and_fives-refuse-four_and_a_pair = U tohoto stolu nejsou čtyři stejné a dvojice totéž co tři dvojice.
ones_and_fives-refuse-nothing_to_complete = Není co dohodit: v hodu šesti kostkami musí být pět různých čísel, nebo pět stejných.
ones_and_fives-refuse-set_aside_already = Kostky už máš odložené: házej dál, nebo si body zapiš.
    .terminal = Napiš „hodit“, nebo „zapsat“.
ones_and_fives-refuse-entry = V tomto tahu máš { $points } bodů, ale první zápis musí mít aspoň { $entry }. Házej dál.
ones_and_fives-refuse-had_last_turn = Hraje se poslední kolo a svůj poslední tah už máš za sebou.

# The board as text
ones_and_fives-board-number = { $points }
ones_and_fives-board-round = { $round }. kolo
ones_and_fives-board-target = do { $goal }
ones_and_fives-board-entry = první zápis od { $entry }
ones_and_fives-board-last_round = s posledním kolem
ones_and_fives-board-written = +{ $points }
ones_and_fives-board-dead = { $points ->
    [0] nic: { $dice }
   *[other] nic: { $dice } (−{ $points })
}
ones_and_fives-board-missed = { $points ->
    [0] nedohozeno: { $dice }
   *[other] nedohozeno: { $dice } (−{ $points })
}
ones_and_fives-board-kept = odloženo: { $dice }
ones_and_fives-board-carried = předtím: { $points }
ones_and_fives-board-at_risk = V sázce: { $points }
ones_and_fives-board-to_beat = { $player_is ->
    [you] Poslední kolo: vedeš, máš { $points } bodů.
   *[other] Poslední kolo: vede { $player } a překonat je třeba { $points } bodů.
}
ones_and_fives-board-complete = Nebo dohoď: { $missing } (1 ze 6) přinese { $points }, cokoli jiného tah ukončí.
ones_and_fives-board-your_throw = Hoď šesti kostkami. Naprázdno: { $percent } %.
ones_and_fives-board-ask = { $count ->
    [one] Hodit jednou kostkou, nebo zapsat? Naprázdno: { $percent } %.
   *[other] Hodit { $count } kostkami, nebo zapsat? Naprázdno: { $percent } %.
}
ones_and_fives-board-must_throw = { $count ->
    [one] Hoď jednou kostkou: první zápis musí mít aspoň { $entry }. Naprázdno: { $percent } %.
   *[other] Hoď { $count } kostkami: první zápis musí mít aspoň { $entry }. Naprázdno: { $percent } %.
}
ones_and_fives-describe-seat = { $player_is ->
    [you] Máš { $total }.
   *[other] { $player } má { $total }.
}
ones_and_fives-describe-dice = Na stole leží: { $dice }.
ones_and_fives-label-roll = { $count ->
    [one] Hodit 1 kostkou
   *[other] Hodit { $count } kostkami
}
ones_and_fives-label-bank = Zapsat { $points }
ones_and_fives-label-complete = Vsadit vše na { $missing }

# The board on the page
ones_and_fives-web-dead = { $points ->
    [0] { $player_is ->
        [you] Nic z toho neboduje: předáváš kostky.
       *[other] Nic z toho neboduje: { $player } předává kostky.
    }
   *[other] { ones_and_fives-story-dead }
}
ones_and_fives-web-missed = { $points ->
    [0] { $player_is ->
        [you] Nevyšlo to: předáváš kostky.
       *[other] Nevyšlo to: { $player } předává kostky.
    }
   *[other] { ones_and_fives-story-missed }
}
ones_and_fives-web-decide = Házet dál, nebo zapsat?
ones_and_fives-web-choose = Vyber kostky, které bodují.
ones_and_fives-web-no_score = { $count ->
    [one] Tahle kostka sama neboduje.
   *[other] Tyhle kostky spolu nebodují.
}
ones_and_fives-web-worth = { $count ->
    [one] Tahle kostka dá { $points }.
   *[other] Tyhle kostky dají { $points }.
}
ones_and_fives-web-risk = V sázce: { $points } · naprázdno: { $percent } %
ones_and_fives-web-complete = šance 1 ze 6 na { $points }, jinak je tah pryč
ones_and_fives-web-keep = Odložit
ones_and_fives-web-scoring = Co boduje
