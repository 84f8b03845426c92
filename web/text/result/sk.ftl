# The end, loaded with the result
web-result-player = Hráč
web-result-place = Poradie
web-result-winner = vyhráva:
web-result-another = Iná hra
web-result-copy = Skopírovať výsledok
web-result-board = Prezrieť stôl
web-rematch = { $end ->
    [together] Hrať znova
   *[apart] Odveta
}
web-rematch-yes = { $end ->
    [together] Áno, znova
   *[apart] Áno, odvetu
}
web-rematch-waits = { $end ->
    [together] Čaká sa na odpoveď. Za novú hru: { $agreed }/{ $persons }.
   *[apart] Čaká sa na odpoveď. Za odvetu: { $agreed }/{ $persons }.
}
