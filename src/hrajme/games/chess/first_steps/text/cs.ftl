chess-how-aim = Bílý začíná, pak se střídáte po jednom tahu. Kdo zažene soupeřova krále do pasti, vyhrává.
chess-how-pawn = Pěšec chodí rovně vpřed o jedno pole, ze základního postavení smí i o dvě.
chess-how-pieces = Věž táhne rovně, střelec šikmo, dáma obojím způsobem. Král udělá jeden krok a jezdec skáče do písmene L.
chess-how-take = Táhneš-li na pole se soupeřovým kamenem, bereš ho. Jen pěšec bere jinak: šikmo vpřed.
chess-how-check = Napadený král je v šachu a musí z něj hned ven.
chess-how-mate = Když úniku není, je to mat a konec partie.

chess-steps-pawn = Hraješ bílými. Táhni pěšcem před králem o dvě pole, z e2 na e4.
chess-steps-pawn_moved = Dáma a střelec mají volnou cestu.
chess-steps-bot_pawn = { $player }: „Dělám totéž, ať nemáš celý střed pro sebe.“
chess-steps-queen = Dáma chodí rovně i šikmo, jak daleko chce. Pošli ji z d1 na h5.
chess-steps-queen_moved = Napadá pěšce na e5.
chess-steps-bot_knight = { $player }: „Jezdec vyskočí ven a pěšce mi pohlídá.“
chess-steps-bishop = Střelec chodí šikmo. Přiveď ho z f1 na c4: míří na f7, hned vedle krále.
chess-steps-bishop_moved = Teď na f7 míří dvě tvoje figury.
chess-steps-bot_attacks = { $player }: „Dáma je daleko od domova. Napadnu ji jezdcem!“
chess-steps-mate = Bot něco přehlédl. Vezmi dámou pěšce na f7!
chess-steps-done = Dámu kryje střelec, takže ji král nemůže vzít, a utéct nemá kam. To je mat.
