even_wins-how-aim = W swojej turze rzucasz trzema kostkami, trzy razy z rzędu. Nieparzyste liczby są nic niewarte.
even_wins-how-twos = W pierwszym rzucie liczą się tylko dwójki. Dwie dwójki to 4 punkty, szóstka na razie nic nie znaczy.
even_wins-how-fours = W drugim rzucie chodzi o czwórki. Żadnej kostki się nie odkłada, zawsze rzucasz wszystkimi trzema.
even_wins-how-sixes = W trzecim rzucie liczą się tylko szóstki i to one dają najwięcej.
even_wins-how-win = Potem kostki wędrują dalej. Po sześciu rundach wygrywa najwyższa suma.

even_wins-steps-twos = Rzuć kostkami. Przydadzą ci się dwójki.
even_wins-steps-two_twos = Dwie dwójki: 4 punkty. Szóstka teraz nic nie znaczy, jej czas dopiero nadejdzie.
even_wins-steps-fours = Rzuć znowu wszystkimi trzema. Tym razem chodzi o czwórki.
even_wins-steps-one_four = Jedna czwórka: kolejne 4 punkty.
even_wins-steps-sixes = I ostatni rzut w twojej turze: szóstki!
even_wins-steps-two_sixes = Dwie szóstki to 12. Cała tura dała 20 punktów, a to dużo: średnia wynosi 6.
even_wins-steps-bot_twos = { $player }: „Teraz ja. Nie ma nad czym myśleć, decydują kostki”.
even_wins-steps-bot_sixes = { $player }: „Dwie czwórki i nic więcej. Prowadzisz 20 do 8”.
even_wins-steps-done = To cała gra. Jeszcze pięć rund i wygrywa wyższa suma.
