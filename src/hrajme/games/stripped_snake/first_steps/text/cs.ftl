stripped_snake-how-aim = Každý má hadí kůži. Útočí se na souseda po levici, vždycky čtyřmi kostkami.
stripped_snake-how-attack = Útok je součet čtyř kostek, třeba 18. Soused teď musí hodit víc.
stripped_snake-how-stripped = Třináct nestačí: soused přichází o kůži a vypadává. Nestačil by mu ani stejný součet.
stripped_snake-how-backfires = Na slabý útok se doplácí: když soused hodí víc, vypadne ten, kdo útočil.
stripped_snake-how-last = Komu kůže zůstane jako poslednímu, ten vyhrává.

stripped_snake-steps-attack = Začínáš. Zaútoč na souseda po levici: hoď čtyřmi kostkami.
stripped_snake-steps-strong = Osmnáct! Soused musí hodit aspoň 19.
stripped_snake-steps-bot_defends = { $player }: „To půjde těžko, vyjde to tak jednou z deseti.“
stripped_snake-steps-stripped = Jen třináct. Soused je svlečený had a vypadává.
stripped_snake-steps-bot_attacks = { $player }: „Teď chci tvoji kůži já!“
stripped_snake-steps-defend = Útok za pouhých 8! Braň se: hodíš-li aspoň 9, vypadne útočník.
stripped_snake-steps-done = Deset stačí, útok se obrátil proti útočníkovi. Kůži máš už jen ty – a to je výhra.
