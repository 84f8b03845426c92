the_game-how-aim = Hrajete všichni spolu proti balíčku: 98 karet chcete dostat do čtyř řad.
the_game-how-piles = Dvě řady stoupají od jedničky, dvě klesají od stovky. Čím menší krok, tím líp.
the_game-how-two = V každém tahu položíš aspoň dvě karty a pak si dobereš. O číslech se nemluví!
the_game-how-trick = Karta přesně o deset nižší vrátí stoupající řadu zpátky, o deset vyšší zase klesající – třeba 97 na 87.

the_game-steps-up = Hraješ s botem v jednom týmu. Dej trojku do 1. řady, ta stoupá.
the_game-steps-up_done = Z jedničky na trojku, to je pěkně malý krok.
the_game-steps-down = Třetí řada klesá od stovky. Dej tam 96.
the_game-steps-down_done = Dvě karty v tahu stačí.
the_game-steps-end = Ukonči tah a dobereš si dvě nové.
the_game-steps-bot_sorry = { $player }: „Devítka do 1. řady šla snadno. A do třetí 87 – promiň, nic bližšího nemám.“
the_game-steps-trick = Máš 97, přesně o deset víc než 87. Dej ji do třetí řady a celá řada se vrátí!
the_game-steps-trick_done = Vida, řada je skoro na začátku a má zase dost místa.
the_game-steps-done = Tak to jde dál, dokud nepoložíte všech 98 karet – nebo dokud se někdo nezasekne.
