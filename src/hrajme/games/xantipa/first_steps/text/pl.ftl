xantipa-how-aim = Rzucasz dwiema kostkami raz po raz, aż dadzą razem siedem.
xantipa-how-miss = Każdy rzut się liczy. Dwa i sześć to osiem, więc rzucasz dalej.
xantipa-how-seven = Trzy i cztery to siedem: tutaj udało się za trzecim razem.
xantipa-how-best = Potem próbuje następna osoba. Wygrywa ten, komu wystarczy najmniej rzutów.
xantipa-how-stop = Kto ma już więcej rzutów, niż wynosi najlepszy wynik, może skończyć. O remisie rozstrzyga dogrywka.

xantipa-steps-throw = Rzuć obiema kostkami. Razem mają dać siedem.
xantipa-steps-eight = Dwa i sześć to osiem, jeden rzut za tobą. Rzuć jeszcze raz!
xantipa-steps-nine = Dziewięć. Jeszcze raz: siódemka wypada w jednym rzucie na sześć.
xantipa-steps-seven = Trzy i cztery to siedem! Wystarczyły ci trzy rzuty.
xantipa-steps-bot_begins = { $player }: „Żeby wygrać, muszę trafić siódemkę najpóźniej w drugim rzucie”.
xantipa-steps-bot_stops = { $player }: „Cztery rzuty i ani jednej siódemki. Już nie wygram, kończę”.
xantipa-steps-done = To cała gra: liczy się jak najmniej rzutów. Najlepiej gra się w większym gronie.
