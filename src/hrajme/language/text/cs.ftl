# What can go wrong, in every face
error-unknown_language = Jazyk „{ $code }“ neznám. K dispozici: { $known }.
error-unknown_game = Hru „{ $game }“ neznám. K dispozici: { $known }.
error-unknown_shelf = HRAJME_GAMES jmenuje „{ $package }“, ale takový balíček Pythonu tu není.
error-unknown_option = Tahle hra nemá volbu „{ $option }“. Má tyto: { $known }.
error-bad_option = Volba { $option } nemůže být „{ $value }“. Možnosti: { $allowed }.
error-bad_text = Volba { $option } je jeden řádek textu, nejvýše { $longest } znaků.
error-bad_seats = Tahle hra je nejméně pro { $least } a nejvýše pro { $most }, ne pro { $seats }.
error-other_seats = Tahle hra je přesně pro { $most }, ne pro { $seats }.
error-unknown_level = Bota „{ $level }“ tahle hra nemá. K dispozici: { $known }.
error-log_unreadable = Záznam { $name } nejde přečíst: { $problem }
error-log_empty = Záznam { $name } je prázdný.
error-log_line = Záznam { $name } je poškozený na řádku { $line }: { $problem }
error-log_cut = Záznam { $name } končí uprostřed řádku { $line }; co je před ním, je v pořádku.
error-log_edited = Záznam { $name } někdo po zapsání změnil: pečeť nesedí.
error-log_version = Tento záznam hry { $game } potřebuje pravidla verze { $version }; tento program má: { $known }.
error-file_empty = V tomto souboru není žádná partie.
error-file_line = V souboru je na řádku { $line } chyba: { $problem }
error-file_move = Tah { $number } ze souboru, { $move }, není možný: { $problem }

# What no game allows
refuse-not_your_turn = Nejsi na tahu.
refuse-game_over = Hra už skončila.
refuse-illegal = Tenhle tah teď není možný.
refuse-no_such_chance = Taková karta ani hod teď přijít nemůže.
refuse-no_draw = V této hře se na remíze dohodnout nedá.
refuse-no_resignation = Tuhle hru vzdát nejde.

# Why a game ended that its rules did not end
ending-resigned = Vzdáno
ending-agreed = Remíza dohodou
ending-flagged = Vypršel čas
ending-abandoned = Ukončeno

# How to ask for it
ending-ask-draw = Nabídnout remízu
ending-ask-resign = { $size ->
    [1] Vzdát to
    [2] Vzdát to (dvojnásobná prohra)
   *[3] Vzdát to (trojnásobná prohra)
}
ending-ask-abandon = Ukončit hru

# On every board
board-you = ty
board-bot = bot
board-away = není tu
board-on_turn = na tahu:
board-number = { $number }
board-close = Zavřít
board-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
board-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
}
board-players = Hráči
board-actions = Co můžeš udělat
board-dice = Kostky
board-scores = Zápis

# The result
result-points = Body
