the_game-how-aim = Hráte všetci spolu proti balíčku: 98 kariet chcete dostať do štyroch radov.
the_game-how-piles = Dva rady stúpajú od jednotky, dva klesajú od stovky. Čím menší krok, tým lepšie.
the_game-how-two = V každom ťahu položíš aspoň dve karty a potom si potiahneš nové. O číslach sa nehovorí!
the_game-how-trick = Karta presne o desať nižšia vráti stúpajúci rad, o desať vyššia zasa klesajúci – napríklad 97 na 87.

the_game-steps-up = Hráš s botom v jednom tíme. Daj trojku do 1. radu, ten stúpa.
the_game-steps-up_done = Z jednotky na trojku, to je pekne malý krok.
the_game-steps-down = Tretí rad klesá od stovky. Daj tam 96.
the_game-steps-down_done = Dve karty v ťahu stačia.
the_game-steps-end = Ukonči ťah a potiahneš si dve nové.
the_game-steps-bot_sorry = { $player }: „Deviatka do 1. radu išla ľahko. A do tretieho 87 – prepáč, nič bližšie nemám.“
the_game-steps-trick = Máš 97, presne o desať viac ako 87. Daj ju do tretieho radu a celý rad sa vráti!
the_game-steps-trick_done = Vidíš, rad je skoro na začiatku a má zasa dosť miesta.
the_game-steps-done = Takto to ide ďalej, kým nepoložíte všetkých 98 kariet – alebo kým niekto neuviazne.
