the_game-how-aim = Gracie wszyscy razem przeciw talii: 98 kart trzeba zmieścić na czterech stosach.
the_game-how-piles = Dwa stosy rosną od jedynki, dwa maleją od setki. Im mniejszy krok, tym lepiej.
the_game-how-two = W każdej turze kładziesz co najmniej dwie karty, a potem dobierasz. I nikt nie mówi o liczbach!
the_game-how-trick = Karta dokładnie o dziesięć niższa cofa stos rosnący, a o dziesięć wyższa – malejący: na przykład 97 na 87.

the_game-steps-up = Grasz z botem w jednej drużynie. Połóż trójkę na stosie 1, który rośnie.
the_game-steps-up_done = Z jedynki na trójkę: to bardzo mały krok.
the_game-steps-down = Stos 3 maleje od setki. Połóż tam 96.
the_game-steps-down_done = Dwie karty w turze wystarczą.
the_game-steps-end = Zakończ turę, a dobierzesz dwie nowe.
the_game-steps-bot_sorry = { $player }: „Dziewiątka na stos 1 weszła łatwo. A na stos 3 kładę 87 – przepraszam, nic bliższego nie mam”.
the_game-steps-trick = Masz 97, o dziesięć więcej niż 87. Połóż ją na stosie 3 i cofnij go!
the_game-steps-trick_done = I proszę, stos jest prawie na początku i znów ma dużo miejsca.
the_game-steps-done = I tak dalej, aż położycie wszystkie 98 kart – albo aż ktoś utknie.
