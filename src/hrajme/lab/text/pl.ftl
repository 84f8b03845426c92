# Help of the command
simulate-help-game = klucz gry
simulate-help-games = ile gier rozegrać
simulate-help-seats = liczba miejsc
simulate-help-bots = boty oddzielone przecinkami; jeden bot gra na wszystkich miejscach
simulate-help-seed = ziarno losowości; to samo ziarno daje te same gry
simulate-help-option = zasada domowa; można podać kilka razy
simulate-help-playouts = ile próbnych rozgrywek na ruch mają boty, które ich używają
simulate-help-nodes = ile pozycji na ruch mają boty, które przeszukują ruchy i odpowiedzi
simulate-help-seconds = ile sekund na ruch mają boty, które myślą; wynik nie zależy wtedy tylko od ziarna
simulate-help-rotate = boty zmieniają miejsca po każdej grze; wyniki należą do botów, nie do miejsc
simulate-help-processes = liczba procesów; domyślnie tyle, ile jest rdzeni
simulate-help-json = wypisuje raport jako jeden obiekt JSON
simulate-help-plot = rysuje wykres punktów do tego pliku (.png lub .svg)

# What can go wrong
simulate-error-positive = Argument { $name } musi być większy od 0, a nie { $value }.
simulate-error-bots = { $bots ->
    [one] Jednego bota
   *[other] { $bots } botów
} nie da się rozsadzić na { $seats ->
    [one] jednym miejscu
   *[other] { $seats } miejscach
}. Podaj jednego bota na wszystkie miejsca albo po jednym na każde.
simulate-error-no_bots = Podaj co najmniej jednego bota.
simulate-error-option = „{ $text }” nie jest zasadą domową w postaci nazwa=wartość.
simulate-error-worker = Proces, który rozgrywał gry, nieoczekiwanie się zakończył (kod { $code }). Może zabrakło pamięci: spróbuj mniejszej liczby procesów.
simulate-error-plot_suffix = Wykres można zapisać jako .png lub .svg, a nie jako { $name }.
simulate-error-plot_missing = Do wykresów potrzebny jest pakiet matplotlib. Zainstalujesz go poleceniem: pip install "hrajme[plot]"
simulate-error-plot_write = Nie można zapisać wykresu { $name }: { $problem }

# The report
simulate-progress = Symulacja: { $game }
simulate-title = { $game }: { $games ->
    [one] { $games } gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
}, { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
    [many] { $seats } miejsc
   *[other] { $seats } miejsca
}
simulate-interrupted = Przerwano: rozegrano { $games } z { $asked } gier; raport obejmuje tylko rozegrane.
simulate-column-seat = Miejsce
simulate-column-bot = Bot
simulate-column-points = Punkty (przedział 95%)
simulate-column-wins = Wygrane (przedział 95%)
simulate-column-shared = Wspólne
simulate-together = Wszystkie miejsca grają razem, więc wynik jest jeden dla wszystkich.
simulate-rotated = Boty zmieniały miejsca po każdej grze.
simulate-reasons = Zakończenia: { $list }
simulate-length = Długość: średnio { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ruchu, od { $shortest } do { $longest }, łącznie z losowaniami
simulate-rounds = Rundy: { $estimate }
simulate-options = Zasady domowe: { $list }
simulate-speed = Ziarno { $seed }. { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, gier na sekundę: { NUMBER($rate, maximumFractionDigits: 0) }, { $form ->
    [compiled] zasady skompilowane
   *[plain] zasady w czystym Pythonie
}
simulate-plotted = Wykres jest w pliku { $name }.
simulate-yes = tak
simulate-no = nie

# Numbers
simulate-estimate = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } do { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) })
simulate-estimate-single = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } do { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
simulate-percent = { NUMBER($value, style: "percent", maximumFractionDigits: 1) }

# The plot
simulate-plot-points = Punkty
simulate-plot-share = { $width ->
    [one] Udział wyników
    [few] Udział wyników, słupek co { $width } punkty
    [many] Udział wyników, słupek co { $width } punktów
   *[other] Udział wyników, słupek co { $width } punktu
}
simulate-plot-mean = { $bot }, średnia { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-plot-source = { $games ->
    [one] { $games } symulowana gra
    [few] { $games } symulowane gry
    [many] { $games } symulowanych gier
   *[other] { $games } symulowanej gry
}, ziarno { $seed }, hrajme { $version }
