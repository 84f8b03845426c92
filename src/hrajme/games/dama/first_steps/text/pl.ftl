dama-how-aim = Gra się tylko na ciemnych polach. Pion idzie na ukos do przodu o jedno pole; zaczynają białe.
dama-how-take = Przed tobą stoi pion przeciwnika, a pole za nim jest wolne? Przeskakujesz i bijesz. Bicie jest obowiązkowe.
dama-how-chain = Jeśli można bić dalej, skaczesz dalej: jednym ruchem można zbić i dwa piony.
dama-how-queen = Pion, który dojdzie do ostatniego rzędu, staje się damką. Damka chodzi na ukos dowolnie daleko, także do tyłu.
dama-how-win = Kto nie ma się czym ruszyć, przegrywa.

dama-steps-step = Grasz białymi i chodzisz na ukos do przodu. Rusz z b6 na a7.
dama-steps-bot_attacks = { $player }: „Atakuję twojego piona na c3!”
dama-steps-take = Pole za d4 jest wolne, więc możesz bić, a nawet musisz. Skocz z c3 przez d4 na e5 i od razu dalej przez f6 na g7.
dama-steps-taken = Dwa piony jednym ruchem!
dama-steps-bot_takes = { $player }: „Ja też muszę bić”.
dama-steps-queen = Twój pion na a7 jest o krok od ostatniego rzędu. Rusz na b8.
dama-steps-crowned = To już damka! Lata po przekątnych przez całą planszę.
dama-steps-bot_runs = { $player }: „Uciekam… prosto na twoją przekątną”.
dama-steps-fly = Zbij go damką z b8 na f4.
dama-steps-done = Przeciwnik nie ma się czym ruszyć, więc wygrywasz. W całej partii każdy zaczyna z dwunastoma pionami.
