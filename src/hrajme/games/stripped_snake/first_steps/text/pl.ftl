stripped_snake-how-aim = Każdy ma skórę węża. Atakuje się sąsiada z lewej, zawsze czterema kostkami.
stripped_snake-how-attack = Atak to suma czterech kostek, na przykład 18. Teraz sąsiad musi ją przebić.
stripped_snake-how-stripped = Trzynaście to za mało: sąsiad traci skórę i odpada. Taka sama suma też by nie wystarczyła.
stripped_snake-how-backfires = Słaby atak się mści: jeśli sąsiad wyrzuci więcej, odpada ten, kto atakował.
stripped_snake-how-last = Wygrywa ten, komu jako ostatniemu zostanie skóra.

stripped_snake-steps-attack = Zaczynasz. Zaatakuj sąsiada z lewej: rzuć czterema kostkami.
stripped_snake-steps-strong = Osiemnaście! Sąsiad musi wyrzucić co najmniej 19.
stripped_snake-steps-bot_defends = { $player }: „Ciężka sprawa, udaje się raz na dziesięć”.
stripped_snake-steps-stripped = Tylko trzynaście. Sąsiad jest wężem bez skóry i odpada.
stripped_snake-steps-bot_attacks = { $player }: „Teraz ja chcę twojej skóry!”
stripped_snake-steps-defend = Atak wart zaledwie 8! Broń się: jeśli wyrzucisz co najmniej 9, odpadnie atakujący.
stripped_snake-steps-done = Dziesięć wystarczy, atak obrócił się przeciw atakującemu. Skórę masz już tylko ty, więc wygrywasz.
