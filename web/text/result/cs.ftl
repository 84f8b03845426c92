# The end, loaded with the result
web-result-player = Hráč
web-result-place = Pořadí
web-result-winner = vyhrává:
web-result-another = Jiná hra
web-result-copy = Zkopírovat výsledek
web-result-board = Prohlédnout stůl
web-rematch = { $end ->
    [together] Hrát znovu
   *[apart] Odveta
}
web-rematch-yes = { $end ->
    [together] Ano, znovu
   *[apart] Ano, odvetu
}
web-rematch-waits = { $end ->
    [together] Čeká se na odpověď. Pro novou hru: { $agreed }/{ $persons }.
   *[apart] Čeká se na odpověď. Pro odvetu: { $agreed }/{ $persons }.
}
