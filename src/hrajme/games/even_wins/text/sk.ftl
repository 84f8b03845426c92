even_wins-name = Párna vyhráva
even_wins-name-played = hru Párna vyhráva
even_wins-tagline = Tri kocky, tri hody: najprv sa počítajú dvojky, potom štvorky, potom šestky.

# House rules
even_wins-option-tie_round = Pri zhode na čele sa hrajú ďalšie kolá, kým niekto nevedie sám.
even_wins-option-auto = Hádže sa automaticky.

# Story
even_wins-story-turn = { $player_is ->
    [you] Si na rade: najprv sa počítajú len dvojky.
   *[other] Kocky berie { $player }.
}
even_wins-story-throw = { $player_is ->
    [you] { $count ->
        [one] { $face ->
            [2] Hádžeš { $dice }: jedna dvojka, +{ $points }.
            [4] Hádžeš { $dice }: jedna štvorka, +{ $points }.
           *[6] Hádžeš { $dice }: jedna šestka, +{ $points }.
        }
       *[other] { $face ->
            [2] Hádžeš { $dice }: dve dvojky, +{ $points }.
            [4] Hádžeš { $dice }: dve štvorky, +{ $points }.
           *[6] Hádžeš { $dice }: dve šestky, +{ $points }.
        }
    }
   *[other] { $count ->
        [one] { $face ->
            [2] { $player } hádže { $dice }: jedna dvojka, +{ $points }.
            [4] { $player } hádže { $dice }: jedna štvorka, +{ $points }.
           *[6] { $player } hádže { $dice }: jedna šestka, +{ $points }.
        }
       *[other] { $face ->
            [2] { $player } hádže { $dice }: dve dvojky, +{ $points }.
            [4] { $player } hádže { $dice }: dve štvorky, +{ $points }.
           *[6] { $player } hádže { $dice }: dve šestky, +{ $points }.
        }
    }
}
even_wins-story-nothing = { $player_is ->
    [you] { $face ->
        [2] Hádžeš { $dice }: ani jedna dvojka.
        [4] Hádžeš { $dice }: ani jedna štvorka.
       *[6] Hádžeš { $dice }: ani jedna šestka.
    }
   *[other] { $face ->
        [2] { $player } hádže { $dice }: ani jedna dvojka.
        [4] { $player } hádže { $dice }: ani jedna štvorka.
       *[6] { $player } hádže { $dice }: ani jedna šestka.
    }
}
even_wins-story-three = { $player_is ->
    [you] { $face ->
        [2] { $dice }: máš tri dvojky! +{ $points }.
        [4] { $dice }: máš tri štvorky! +{ $points }!
       *[6] { $dice }: máš tri šestky! +{ $points }!!!
    }
   *[other] { $face ->
        [2] { $dice }: { $player } má tri dvojky! +{ $points }.
        [4] { $dice }: { $player } má tri štvorky! +{ $points }!
       *[6] { $dice }: { $player } má tri šestky! +{ $points }!!!
    }
}
even_wins-story-score = { $points ->
    [0] { $player }: v tomto kole nič, spolu { $total }.
   *[other] { $player }: v tomto kole { $points }, spolu { $total }.
}
even_wins-story-round = { $round }. kolo.
even_wins-story-leads = { $player_is ->
    [you] { $total ->
        [few] Vedieš, máš { $total } body.
       *[other] Vedieš, máš { $total } bodov.
    }
   *[other] { $total ->
        [few] Vedie { $player }, má { $total } body.
       *[other] Vedie { $player }, má { $total } bodov.
    }
}
even_wins-story-tie = Zhoda na { $total } bodoch: ešte jedno kolo, hrajú len:
even_wins-story-candidate = – { $player }

# Endings
even_wins-reason-most = najviac bodov
even_wins-reason-shared = spoločné víťazstvo
even_wins-reason-tie_round = rozhodujúce kolo
even_wins-end-most = { $player_is ->
    [you] { $total ->
        [few] Vyhrávaš, máš { $total } body!
       *[other] Vyhrávaš, máš { $total } bodov!
    }
   *[other] { $total ->
        [few] { $player } vyhráva, má { $total } body!
       *[other] { $player } vyhráva, má { $total } bodov!
    }
}
even_wins-end-shared = { $total ->
    [few] Spoločné víťazstvo, každý má { $total } body:
   *[other] Spoločné víťazstvo, každý má { $total } bodov:
}
even_wins-end-tie_round = { $player_is ->
    [you] { $total ->
        [few] Rozhodujúce kolo je tvoje: vyhrávaš, máš { $total } body!
       *[other] Rozhodujúce kolo je tvoje: vyhrávaš, máš { $total } bodov!
    }
   *[other] { $total ->
        [few] Rozhodujúce kolo získava { $player } a vyhráva, má { $total } body!
       *[other] Rozhodujúce kolo získava { $player } a vyhráva, má { $total } bodov!
    }
}

# Refusals
even_wins-refuse-unreadable = „{ $text }“ nie je ťah.
    .terminal = Napíš „hod“.
even_wins-refuse-had_turn = V tomto kole už máš odhádzané, teraz hádžu ostatní.
even_wins-refuse-not_tied = Ďalej hrajú len tí, čo sa delia o prvé miesto.

# The board as text
even_wins-board-round = { $round }. kolo zo { $rounds }
even_wins-board-tie_round = Rozhodujúce kolo č. { $number }
even_wins-board-thrower = posledný hod: { $name }
even_wins-board-total = spolu
even_wins-board-face = { $face ->
    [2] dvojky
    [4] štvorky
   *[6] šestky
}
even_wins-board-ask = { $face ->
    [2] { $number }. hod z 3: počítajú sa len dvojky.
    [4] { $number }. hod z 3: počítajú sa len štvorky.
   *[6] { $number }. hod z 3: počítajú sa len šestky.
}
even_wins-describe-seat = { $player_is ->
    [you] { $total ->
        [few] Máš { $total } body.
       *[other] Máš { $total } bodov.
    }
   *[other] { $total ->
        [few] { $player } má { $total } body.
       *[other] { $player } má { $total } bodov.
    }
}
even_wins-describe-turn = { $player_is ->
    [you] Hádžeš ty.
   *[other] Hádže { $player }.
}
even_wins-label-throw = Hodiť

# The board on the page
even_wins-web-scores = Body po kolách
even_wins-web-player = hráč
