# The end, loaded with the result
web-result-player = Gracz
web-result-place = Miejsce
web-result-winner = wygrywa:
web-result-another = Inne gry
web-result-copy = Kopiuj wynik
web-result-board = Obejrzyj stół
web-rematch = { $end ->
    [together] Zagraj jeszcze raz
   *[apart] Rewanż
}
web-rematch-yes = { $end ->
    [together] Tak, jeszcze raz
   *[apart] Tak, rewanż
}
web-rematch-waits = { $end ->
    [together] Czekamy na odpowiedź. Chętni do gry: { $agreed } z { $persons }.
   *[apart] Czekamy na odpowiedź. Chętni na rewanż: { $agreed } z { $persons }.
}
