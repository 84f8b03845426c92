domino-how-aim = Każdy ma sześć kostek, a jedna odkryta zaczyna szereg. Wygrywa ten, komu pierwszemu skończą się kostki.
domino-how-lay = Kostkę dokładasz na dowolnym końcu szeregu, równe do równych: trójkę do trójki.
domino-how-double = Kostka z tą samą liczbą na obu połówkach leży w poprzek.
domino-how-draw = Nic nie pasuje? Dobierasz z talonu, aż coś będzie pasować.
domino-how-win = Póki w talonie coś jest, nikt nie wygrywa: komu skończą się kostki, ten bierze jeszcze jedną.

domino-steps-first = Na jednym końcu jest trójka, na drugim piątka. Dołóż swoją kostkę 3-6, trójką do trójki.
domino-steps-laid = Na tym końcu jest teraz szóstka.
domino-steps-bot_double = { $player }: „Dubletów pozbywam się wcześnie, pasują tylko do jednej liczby”.
domino-steps-blank = Do szóstki masz 0-6: dołóż ją tam.
domino-steps-bot_draws = { $player }: „Nie mam ani zera, ani piątki. Biorę z talonu”.
domino-steps-bot_lays = { $player }: „Druga kostka pasuje!”
domino-steps-again = Na jednym końcu jest teraz jedynka. Dołóż do niej 1-4.
domino-steps-done = I tak dalej. Gdy talon jest pusty, wygrywa ten, komu pierwszemu skończą się kostki.
