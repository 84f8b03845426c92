xantipa-name = Ksantypa
xantipa-name-played = Ksantypę
xantipa-tagline = Rzucasz dwiema kostkami, aż dadzą razem siedem. Komu wystarczy najmniej rzutów?

# House rules
xantipa-option-rounds = Liczba rund; rzuty ze wszystkich rund się sumują.
xantipa-option-auto = Rzuty są automatyczne, a kto nie ma już szans, od razu kończy.

# Story
xantipa-story-turn = { $player_is ->
    [you] { $best ->
        [0] Twoja kolej: rzucaj, aż wypadnie siódemka.
        [one] Twoja kolej. Komuś wystarczył jeden rzut: siódemka musi wypaść od razu.
        [few] Twoja kolej. Do pobicia są { $best } rzuty.
        [many] Twoja kolej. Do pobicia jest { $best } rzutów.
       *[other] Twoja kolej. Do pobicia jest { $best } rzutu.
    }
   *[other] Kostki bierze { $player }.
}
xantipa-story-throw = { $player_is ->
    [you] Twój { $number }. rzut: { $first } + { $second } = { $sum }.
   *[other] { $player }, { $number }. rzut: { $first } + { $second } = { $sum }.
}
xantipa-story-seven = { $player_is ->
    [you] { $first } + { $second } = { $sum }! Masz siódemkę w { $number }. rzucie.
   *[other] { $first } + { $second } = { $sum }! { $player } ma siódemkę w { $number }. rzucie.
}
xantipa-story-first_seven = { $player_is ->
    [you] { $first } + { $second } = { $sum }! Siódemka już w pierwszym rzucie!
   *[other] { $first } + { $second } = { $sum }! { $player } ma siódemkę już w pierwszym rzucie!
}
xantipa-story-new_best = { $best ->
    [one] Nowy najlepszy wynik: jeden rzut.
    [few] Nowy najlepszy wynik: { $best } rzuty.
    [many] Nowy najlepszy wynik: { $best } rzutów.
   *[other] Nowy najlepszy wynik: { $best } rzutu.
}
xantipa-story-stubborn = { $number } rzutów i ani jednej siódemki: te kostki są uparte jak sama Ksantypa.
xantipa-story-beaten = { $best ->
    [one] Nie możesz już wygrać: komuś wystarczył jeden rzut. Rzucaj dalej dla honoru albo skończ.
    [few] Nie możesz już wygrać: komuś wystarczyły { $best } rzuty. Rzucaj dalej dla honoru albo skończ.
    [many] Nie możesz już wygrać: komuś wystarczyło { $best } rzutów. Rzucaj dalej dla honoru albo skończ.
   *[other] Nie możesz już wygrać: komuś wystarczyło { $best } rzutu. Rzucaj dalej dla honoru albo skończ.
}
xantipa-story-stop = { $player_is ->
    [you] { $used ->
        [one] Po jednym rzucie rezygnujesz.
       *[other] Po { $used } rzutach rezygnujesz.
    }
   *[other] { $used ->
        [one] Po jednym rzucie rezygnuje { $player }.
       *[other] Po { $used } rzutach rezygnuje { $player }.
    }
}
xantipa-story-beaten_stop = { $player_is ->
    [you] Nie masz już szans.
   *[other] { $player } nie ma już szans.
}
xantipa-story-round = Runda { $round } z { $rounds }.
xantipa-story-tie = Remis na czele! Dogrywka nr { $number }, jeszcze raz rzucają:
xantipa-story-candidate = – { $player }

# Endings
xantipa-reason-fewest = najmniej rzutów
xantipa-reason-playoff = dogrywka
xantipa-end-fewest = { $player_is ->
    [you] { $number ->
        [one] Wygrywasz jednym rzutem!
       *[other] Wygrywasz w { $number } rzutach!
    }
   *[other] { $number ->
        [one] { $player } wygrywa jednym rzutem!
       *[other] { $player } wygrywa w { $number } rzutach!
    }
}
xantipa-end-playoff = { $player_is ->
    [you] { $number ->
        [one] Wygrywasz dogrywkę jednym rzutem!
       *[other] Wygrywasz dogrywkę w { $number } rzutach!
    }
   *[other] { $number ->
        [one] Dogrywkę jednym rzutem wygrywa { $player }!
       *[other] Dogrywkę w { $number } rzutach wygrywa { $player }!
    }
}

# Refusals
xantipa-refuse-unreadable = „{ $text }” to nie ruch.
    .terminal = Napisz „rzut” albo „stop”, gdy nie możesz już wygrać.
xantipa-refuse-nobody_finished = Nikt nie ma jeszcze wyniku, który trzeba by pobić: rzucaj dalej.
xantipa-refuse-not_beaten = { $best ->
    [one] Najlepszy wynik to na razie jeden rzut, a ty masz ich { $used }: możesz skończyć, gdy będziesz mieć ich więcej. Rzucaj dalej.
    [few] Najlepszy wynik to na razie { $best } rzuty, a ty masz ich { $used }: możesz skończyć, gdy będziesz mieć ich więcej. Rzucaj dalej.
    [many] Najlepszy wynik to na razie { $best } rzutów, a ty masz ich { $used }: możesz skończyć, gdy będziesz mieć ich więcej. Rzucaj dalej.
   *[other] Najlepszy wynik to na razie { $best } rzutu, a ty masz ich { $used }: możesz skończyć, gdy będziesz mieć ich więcej. Rzucaj dalej.
}
xantipa-refuse-had_go = Swoją próbę masz już za sobą, teraz rzucają pozostali.
xantipa-refuse-not_tied = W dogrywce rzucają tylko ci, którzy zremisowali.

# The board as text
xantipa-board-round = Runda { $round } z { $rounds }
xantipa-board-playoff = Dogrywka nr { $number }
xantipa-board-best = najlepszy wynik: { $best }
xantipa-board-best_total = najlepsza suma: { $best }
xantipa-board-sum = = { $sum } · { $number }. rzut
xantipa-board-status-waiting = { "" }
xantipa-board-status-throwing = rzuca
xantipa-board-status-seven = siódemka
xantipa-board-status-stopped = bez siódemki
xantipa-board-status-out = poza grą
xantipa-board-ask = Twoja kolej: rzucaj.
xantipa-board-beaten = Nie możesz już wygrać (najlepszy wynik: { $best }). Rzucać dalej czy skończyć?
xantipa-describe-seat = { $player_is ->
    [you] { $status ->
        [waiting] Czekasz na swoją kolej; rzutów dotąd: { $used }.
        [throwing] Rzucasz; rzutów dotąd: { $used }.
        [seven] Masz siódemkę; rzutów: { $used }.
        [stopped] Rezygnujesz; rzutów: { $used }.
       *[out] Dogrywkę tylko oglądasz.
    }
   *[other] { $status ->
        [waiting] { $player } czeka na swoją kolej; rzutów dotąd: { $used }.
        [throwing] { $player } rzuca; rzutów dotąd: { $used }.
        [seven] { $player } ma siódemkę; rzutów: { $used }.
        [stopped] { $player } rezygnuje; rzutów: { $used }.
       *[out] { $player } tylko ogląda dogrywkę.
    }
}
xantipa-label-throw = Rzuć
xantipa-label-stop = Skończ

# The board on the page
xantipa-web-throws = { $count ->
    [one] 1 rzut
    [few] { $count } rzuty
   *[many] { $count } rzutów
}
xantipa-web-scores = Rzuty w rundach
xantipa-web-player = gracz
xantipa-web-total = razem

# The result
xantipa-result-throws = Rzuty
xantipa-result-playoff = Dogrywka
