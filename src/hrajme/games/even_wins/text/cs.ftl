even_wins-name = Sudá vyhrává
even_wins-name-played = hru Sudá vyhrává
even_wins-tagline = Tři kostky, tři hody: nejdřív se počítají dvojky, pak čtyřky, pak šestky.

# House rules
even_wins-option-tie_round = Při shodě v čele se hrají další kola, dokud někdo nevede sám.
even_wins-option-auto = Hází se automaticky.

# Story
even_wins-story-turn = { $player_is ->
    [you] Jsi na řadě: nejdřív se počítají jen dvojky.
   *[other] Kostky bere { $player }.
}
even_wins-story-throw = { $player_is ->
    [you] { $count ->
        [one] { $face ->
            [2] Házíš { $dice }: jedna dvojka, +{ $points }.
            [4] Házíš { $dice }: jedna čtyřka, +{ $points }.
           *[6] Házíš { $dice }: jedna šestka, +{ $points }.
        }
       *[other] { $face ->
            [2] Házíš { $dice }: dvě dvojky, +{ $points }.
            [4] Házíš { $dice }: dvě čtyřky, +{ $points }.
           *[6] Házíš { $dice }: dvě šestky, +{ $points }.
        }
    }
   *[other] { $count ->
        [one] { $face ->
            [2] { $player } hází { $dice }: jedna dvojka, +{ $points }.
            [4] { $player } hází { $dice }: jedna čtyřka, +{ $points }.
           *[6] { $player } hází { $dice }: jedna šestka, +{ $points }.
        }
       *[other] { $face ->
            [2] { $player } hází { $dice }: dvě dvojky, +{ $points }.
            [4] { $player } hází { $dice }: dvě čtyřky, +{ $points }.
           *[6] { $player } hází { $dice }: dvě šestky, +{ $points }.
        }
    }
}
even_wins-story-nothing = { $player_is ->
    [you] { $face ->
        [2] Házíš { $dice }: ani jedna dvojka.
        [4] Házíš { $dice }: ani jedna čtyřka.
       *[6] Házíš { $dice }: ani jedna šestka.
    }
   *[other] { $face ->
        [2] { $player } hází { $dice }: ani jedna dvojka.
        [4] { $player } hází { $dice }: ani jedna čtyřka.
       *[6] { $player } hází { $dice }: ani jedna šestka.
    }
}
even_wins-story-three = { $player_is ->
    [you] { $face ->
        [2] { $dice }: máš tři dvojky! +{ $points }.
        [4] { $dice }: máš tři čtyřky! +{ $points }!
       *[6] { $dice }: máš tři šestky! +{ $points }!!!
    }
   *[other] { $face ->
        [2] { $dice }: { $player } má tři dvojky! +{ $points }.
        [4] { $dice }: { $player } má tři čtyřky! +{ $points }!
       *[6] { $dice }: { $player } má tři šestky! +{ $points }!!!
    }
}
even_wins-story-score = { $points ->
    [0] { $player }: v tomto kole nic, celkem { $total }.
   *[other] { $player }: v tomto kole { $points }, celkem { $total }.
}
even_wins-story-round = { $round }. kolo.
even_wins-story-leads = { $player_is ->
    [you] { $total ->
        [few] Vedeš, máš { $total } body.
       *[other] Vedeš, máš { $total } bodů.
    }
   *[other] { $total ->
        [few] Vede { $player }, má { $total } body.
       *[other] Vede { $player }, má { $total } bodů.
    }
}
even_wins-story-tie = Shoda na { $total } bodech: ještě jedno kolo, hrají jen:
even_wins-story-candidate = – { $player }

# Endings
even_wins-reason-most = nejvíc bodů
even_wins-reason-shared = společné vítězství
even_wins-reason-tie_round = rozhodující kolo
even_wins-end-most = { $player_is ->
    [you] { $total ->
        [few] Vyhráváš, máš { $total } body!
       *[other] Vyhráváš, máš { $total } bodů!
    }
   *[other] { $total ->
        [few] { $player } vyhrává, má { $total } body!
       *[other] { $player } vyhrává, má { $total } bodů!
    }
}
even_wins-end-shared = { $total ->
    [few] Společné vítězství, každý má { $total } body:
   *[other] Společné vítězství, každý má { $total } bodů:
}
even_wins-end-tie_round = { $player_is ->
    [you] { $total ->
        [few] Rozhodující kolo je tvoje: vyhráváš, máš { $total } body!
       *[other] Rozhodující kolo je tvoje: vyhráváš, máš { $total } bodů!
    }
   *[other] { $total ->
        [few] Rozhodující kolo získává { $player } a vyhrává, má { $total } body!
       *[other] Rozhodující kolo získává { $player } a vyhrává, má { $total } bodů!
    }
}

# Refusals
even_wins-refuse-unreadable = „{ $text }“ není tah.
    .terminal = Napiš „hod“.
even_wins-refuse-had_turn = V tomto kole už máš odházeno, teď házejí ostatní.
even_wins-refuse-not_tied = Dál hrají jen ti, kdo se dělí o první místo.

# The board as text
even_wins-board-round = { $round }. kolo ze { $rounds }
even_wins-board-tie_round = Rozhodující kolo č. { $number }
even_wins-board-thrower = poslední hod: { $name }
even_wins-board-total = celkem
even_wins-board-face = { $face ->
    [2] dvojky
    [4] čtyřky
   *[6] šestky
}
even_wins-board-ask = { $face ->
    [2] { $number }. hod ze 3: počítají se jen dvojky.
    [4] { $number }. hod ze 3: počítají se jen čtyřky.
   *[6] { $number }. hod ze 3: počítají se jen šestky.
}
even_wins-describe-seat = { $player_is ->
    [you] { $total ->
        [few] Máš { $total } body.
       *[other] Máš { $total } bodů.
    }
   *[other] { $total ->
        [few] { $player } má { $total } body.
       *[other] { $player } má { $total } bodů.
    }
}
even_wins-describe-turn = { $player_is ->
    [you] Házíš ty.
   *[other] Hází { $player }.
}
even_wins-label-throw = Hodit

# The board on the page
even_wins-web-scores = Body po kolech
even_wins-web-player = hráč
