domino-how-aim = Každý má šesť kameňov a jeden otočený začína rad. Kto sa svojich prvý zbaví, vyhráva.
domino-how-lay = Prikladáš na ktorýkoľvek koniec radu, vždy rovnaké k rovnakému: trojku k trojke.
domino-how-double = Kameň, ktorý má na oboch poloviciach to isté, leží naprieč.
domino-how-draw = Nič sa nehodí? Berieš z talónu, kým sa niečo nehodí.
domino-how-win = Kým v talóne niečo je, nikto nevyhráva: komu sa kamene minú, vezme si ešte jeden.

domino-steps-first = Na jednom konci je trojka, na druhom päťka. Prilož svoj kameň 3-6, trojkou k trojke.
domino-steps-laid = Na tom konci je teraz voľná šestka.
domino-steps-bot_double = { $player }: „Dvojité kamene dávam preč skoro, hodia sa len k jednému číslu.“
domino-steps-blank = K šestke máš 0-6, prilož ho.
domino-steps-bot_draws = { $player }: „Nulu nemám a päťku tiež nie. Beriem z talónu.“
domino-steps-bot_lays = { $player }: „Druhý kameň sa hodí!“
domino-steps-again = Prilož 1-4: na jednom konci je teraz jednotka.
domino-steps-done = A tak ďalej. Keď bude talón prázdny, vyhrá ten, komu sa kamene minú ako prvému.
