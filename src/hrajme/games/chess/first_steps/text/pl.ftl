chess-how-aim = Zaczynają białe, potem gracie na zmianę, po jednym ruchu. Wygrywa ten, kto osaczy króla przeciwnika.
chess-how-pawn = Pion idzie prosto do przodu o jedno pole, a z pozycji wyjściowej może iść o dwa.
chess-how-pieces = Wieża chodzi prosto, goniec na ukos, hetman i tak, i tak. Król robi jeden krok, a skoczek skacze w kształcie litery L.
chess-how-take = Wchodząc na pole bierki przeciwnika, bijesz ją. Tylko pion bije inaczej: na ukos do przodu.
chess-how-check = Zaatakowany król jest w szachu i musi się z niego od razu wydostać.
chess-how-mate = Jeśli nie ma ucieczki, jest mat i koniec partii.

chess-steps-pawn = Grasz białymi. Przesuń piona sprzed króla o dwa pola, z e2 na e4.
chess-steps-pawn_moved = Hetman i goniec mają wolną drogę.
chess-steps-bot_pawn = { $player }: „Robię to samo, inaczej całe centrum byłoby twoje”.
chess-steps-queen = Hetman chodzi prosto i na ukos, jak daleko chce. Wyślij go z d1 na h5.
chess-steps-queen_moved = Atakuje piona na e5.
chess-steps-bot_knight = { $player }: „Mój skoczek wyskakuje i pilnuje tego piona”.
chess-steps-bishop = Goniec chodzi na ukos. Przenieś go z f1 na c4: celuje w f7, tuż obok króla.
chess-steps-bishop_moved = Teraz w f7 celują dwie twoje figury.
chess-steps-bot_attacks = { $player }: „Hetman jest daleko od domu. Zaatakuję go skoczkiem!”
chess-steps-mate = Bot czegoś nie zauważył. Zbij hetmanem piona na f7!
chess-steps-done = Hetmana broni goniec, więc król nie może go zbić, a uciec nie ma dokąd. To jest mat.
