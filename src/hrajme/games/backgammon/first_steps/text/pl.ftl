backgammon-how-aim = To wyścig: prowadzisz swoje piętnaście pionków od wysokich numerów do niskich, do domu (pola 6–1), a potem je zdejmujesz.
backgammon-how-roll = Każda kostka przesuwa pionek o tyle pól, ile pokazuje: obie ten sam albo każda inny. Dublet gra się cztery razy.
backgammon-how-point = Dwa pionki razem trzymają pole: przeciwnik nie może tam stanąć.
backgammon-how-hit = Samotny pionek można zbić: trafia na bandę i musi wejść z powrotem, zanim ruszy się cokolwiek innego.
backgammon-how-off = Gdy wszystkie twoje pionki są w domu, zdejmujesz je. Wygrywa ten, kto pierwszy zdejmie wszystkie.

backgammon-steps-point = Masz trójkę i jedynkę. Rusz jednym pionkiem z 8 na 5, a drugim z 6 na 5.
backgammon-steps-made = Dwa pionki na polu 5: tam przeciwnik już nie stanie.
backgammon-steps-bot_runs = { $player }: „Uciekam z tylnego pola. Trochę ryzykuję, pionki stoją teraz pojedynczo”.
backgammon-steps-roll = Twoja kolej, rzuć kostkami.
backgammon-steps-hit = Szóstka i jedynka! Na polu 7 stoi samotny pionek przeciwnika. Zbij go: wejdź tam z 13 i z 8.
backgammon-steps-hit_done = Zbity! A pole 7 jest teraz twoje.
backgammon-steps-bot_bar = { $player }: „Teraz muszę wejść z bandy, i to w twoim domu”.
backgammon-steps-bot_passes = { $player }: „Piątka i szóstka są zajęte. Nie mam ruchu”.
backgammon-steps-done = Trzymaj pola, nie ryzykuj bez powodu i spiesz się do domu. Kto pierwszy zdejmie wszystkie pionki, wygrywa.
