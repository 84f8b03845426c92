domino-how-aim = Každý má šest kamenů a jeden otočený začíná řadu. Komu kameny dojdou, vyhrává.
domino-how-lay = Přikládáš na kterýkoli konec řady, vždycky stejné ke stejnému: trojku k trojce.
domino-how-double = Kámen, který má na obou půlkách totéž, leží napříč.
domino-how-draw = Nic se nehodí? Bereš z talonu, dokud se něco nehodí.
domino-how-win = Dokud v talonu něco je, nikdo nevyhrává: komu kameny dojdou, vezme si ještě jeden.

domino-steps-first = Na jednom konci je trojka, na druhém pětka. Přilož svůj kámen 3-6, trojkou k trojce.
domino-steps-laid = Na tom konci je teď volná šestka.
domino-steps-bot_double = { $player }: „Dvojité kameny dávám pryč brzy, hodí se jen k jednomu číslu.“
domino-steps-blank = K šestce máš 0-6, přilož ho.
domino-steps-bot_draws = { $player }: „Nulu nemám a pětku taky ne. Beru z talonu.“
domino-steps-bot_lays = { $player }: „Druhý kámen se hodí!“
domino-steps-again = Přilož 1-4: na jednom konci je teď jednička.
domino-steps-done = A tak dál. Až bude talon prázdný, vyhraje ten, komu dojdou kameny jako prvnímu.
