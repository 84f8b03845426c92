# What can go wrong, in every face
error-unknown_language = Jazyk „{ $code }“ nepoznám. K dispozícii: { $known }.
error-unknown_game = Hru „{ $game }“ nepoznám. K dispozícii: { $known }.
error-unknown_shelf = HRAJME_GAMES uvádza „{ $package }“, ale taký balíček Pythonu tu nie je.
error-unknown_option = Táto hra nemá voľbu „{ $option }“. Má tieto: { $known }.
error-bad_option = Voľba { $option } nemôže byť „{ $value }“. Možnosti: { $allowed }.
error-bad_text = Voľba { $option } je jeden riadok textu, najviac { $longest } znakov.
error-bad_seats = Táto hra je najmenej pre { $least } a najviac pre { $most }, nie pre { $seats }.
error-other_seats = Táto hra je presne pre { $most }, nie pre { $seats }.
error-unknown_level = Bota „{ $level }“ táto hra nemá. K dispozícii: { $known }.
error-log_unreadable = Záznam { $name } sa nedá prečítať: { $problem }
error-log_empty = Záznam { $name } je prázdny.
error-log_line = Záznam { $name } je poškodený na riadku { $line }: { $problem }
error-log_cut = Záznam { $name } sa končí uprostred riadka { $line }; čo je pred ním, je v poriadku.
error-log_edited = Záznam { $name } niekto po zapísaní zmenil: pečať nesedí.
error-log_version = Tento záznam hry { $game } potrebuje pravidlá verzie { $version }; tento program má: { $known }.
error-file_empty = V tomto súbore nie je žiadna partia.
error-file_line = V súbore je na riadku { $line } chyba: { $problem }
error-file_move = Ťah { $number } zo súboru, { $move }, nie je možný: { $problem }

# What no game allows
refuse-not_your_turn = Nie si na ťahu.
refuse-game_over = Hra sa už skončila.
refuse-illegal = Tento ťah teraz nie je možný.
refuse-no_such_chance = Taká karta ani hod teraz prísť nemôže.
refuse-no_draw = V tejto hre sa na remíze dohodnúť nedá.
refuse-no_resignation = Túto hru nemožno vzdať.

# Why a game ended that its rules did not end
ending-resigned = Vzdané
ending-agreed = Remíza dohodou
ending-flagged = Vypršal čas
ending-abandoned = Ukončené

# How to ask for it
ending-ask-draw = Ponúknuť remízu
ending-ask-resign = { $size ->
    [1] Vzdať to
    [2] Vzdať to (dvojnásobná prehra)
   *[3] Vzdať to (trojnásobná prehra)
}
ending-ask-abandon = Ukončiť hru

# On every board
board-you = ty
board-bot = bot
board-away = nie je tu
board-on_turn = na ťahu:
board-number = { $number }
board-close = Zavrieť
board-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kariet
}
board-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodov
}
board-players = Hráči
board-actions = Čo môžeš urobiť
board-dice = Kocky
board-scores = Zápis

# The result
result-points = Body
