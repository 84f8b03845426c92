silent_julka-how-aim = Jedna kostka i jeden rzut na rundę. Potrzebujesz jedynki, potem dwójki, potem trójki i tak aż do szóstki.
silent_julka-how-miss = Jeśli nie wypadnie to, czego akurat potrzebujesz, zostajesz na miejscu.
silent_julka-how-station = Wypadła właściwa liczba? Jesteś o stację dalej i czekasz na następną.
silent_julka-how-back = Gdy wszyscy dojdą do szóstki, droga prowadzi z powrotem: od szóstki do jedynki.
silent_julka-how-hush = I przez cały czas ani słowa! Kto się odezwie, zaczyna od nowa, od jedynki.

silent_julka-steps-one = Rzuć kostką. Na początek potrzebujesz jedynki.
silent_julka-steps-miss = Czwórka teraz nie pomoże, czekasz na jedynkę.
silent_julka-steps-bot_one = { $player } (szeptem): „Jedynka! Teraz potrzebuję dwójki”.
silent_julka-steps-again = Rzuć jeszcze raz.
silent_julka-steps-station = Jedynka! Masz pierwszą stację.
silent_julka-steps-bot_six = { $player } (szeptem): „Szóstka przyda się dopiero na szczycie”.
silent_julka-steps-two = Teraz przyda ci się dwójka.
silent_julka-steps-second = I jest! Dwie stacje w trzech rzutach.
silent_julka-steps-done = Po dwunastu rundach wygrywa ten, kto zaszedł najdalej. I ani słowa: kto się odezwie, zaczyna od nowa!
