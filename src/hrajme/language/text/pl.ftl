# What can go wrong, in every face
error-unknown_language = Nie znam języka „{ $code }”. Dostępne: { $known }.
error-unknown_game = Nie znam gry „{ $game }”. Dostępne: { $known }.
error-unknown_shelf = HRAJME_GAMES wymienia „{ $package }”, ale takiego pakietu Pythona tu nie ma.
error-unknown_option = Ta gra nie ma opcji „{ $option }”. Ma te: { $known }.
error-bad_option = Opcja { $option } nie może mieć wartości „{ $value }”. Możliwe: { $allowed }.
error-bad_text = Opcja { $option } to jeden wiersz tekstu, najwyżej { $longest } znaków.
error-bad_seats = Ta gra ma od { $least } do { $most } miejsc, a nie { $seats }.
error-other_seats = Liczba miejsc w tej grze to { $most }, a nie { $seats }.
error-unknown_level = Ta gra nie ma bota „{ $level }”. Dostępne: { $known }.
error-log_unreadable = Zapisu { $name } nie da się odczytać: { $problem }
error-log_empty = Zapis { $name } jest pusty.
error-log_line = Zapis { $name } jest uszkodzony w wierszu { $line }: { $problem }
error-log_cut = Zapis { $name } urywa się w wierszu { $line }; to, co przed nim, jest w porządku.
error-log_edited = Zapis { $name } został zmieniony po zapisaniu: pieczęć się nie zgadza.
error-log_version = Ten zapis gry { $game } wymaga zasad w wersji { $version }; ten program ma: { $known }.
error-file_empty = W tym pliku nie ma żadnej partii.
error-file_line = W pliku jest błąd w wierszu { $line }: { $problem }
error-file_move = Ruch { $number } z pliku, { $move }, jest niemożliwy: { $problem }

# What no game allows
refuse-not_your_turn = To nie twoja kolej.
refuse-game_over = Gra już się skończyła.
refuse-illegal = Ten ruch nie jest teraz możliwy.
refuse-no_such_chance = Ta karta ani ten rzut nie mogą teraz wypaść.
refuse-no_draw = W tej grze nie można umówić się na remis.
refuse-no_resignation = W tej grze nie można się poddać.

# Why a game ended that its rules did not end
ending-resigned = Poddanie
ending-agreed = Remis za zgodą
ending-flagged = Czas minął
ending-abandoned = Gra przerwana

# How to ask for it
ending-ask-draw = Zaproponuj remis
ending-ask-resign = { $size ->
    [1] Poddaj się
    [2] Poddaj się (podwójna przegrana)
   *[3] Poddaj się (potrójna przegrana)
}
ending-ask-abandon = Przerwij grę

# On every board
board-you = ty
board-bot = bot
board-away = offline
board-on_turn = teraz gra:
board-number = { $number }
board-close = Zamknij
board-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}
board-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[other] { $count } punktów
}
board-players = Gracze
board-actions = Co możesz zrobić
board-dice = Kostki
board-scores = Wyniki

# The result
result-points = Punkty
