chess-how-aim = Biely začína, potom sa striedate po jednom ťahu. Kto zaženie súperovho kráľa do pasce, vyhráva.
chess-how-pawn = Pešiak chodí rovno dopredu o jedno pole, zo základného postavenia smie aj o dve.
chess-how-pieces = Veža ťahá rovno, strelec šikmo, dáma oboma spôsobmi. Kráľ urobí jeden krok a jazdec skáče v tvare písmena L.
chess-how-take = Keď ťaháš na pole so súperovou figúrou, berieš ju. Len pešiak berie inak: šikmo dopredu.
chess-how-check = Napadnutý kráľ je v šachu a musí z neho hneď von.
chess-how-mate = Keď niet úniku, je to mat a koniec partie.

chess-steps-pawn = Hráš bielymi. Ťahaj pešiakom pred kráľom o dve polia, z e2 na e4.
chess-steps-pawn_moved = Dáma a strelec majú voľnú cestu.
chess-steps-bot_pawn = { $player }: „Robím to isté, nech nemáš celý stred pre seba.“
chess-steps-queen = Dáma chodí rovno aj šikmo, ako ďaleko chce. Pošli ju z d1 na h5.
chess-steps-queen_moved = Napáda pešiaka na e5.
chess-steps-bot_knight = { $player }: „Jazdec vyskočí von a pešiaka mi postráži.“
chess-steps-bishop = Strelec chodí šikmo. Priveď ho z f1 na c4: mieri na f7, hneď vedľa kráľa.
chess-steps-bishop_moved = Teraz na f7 mieria dve tvoje figúry.
chess-steps-bot_attacks = { $player }: „Dáma je ďaleko od domova. Napadnem ju jazdcom!“
chess-steps-mate = Bot niečo prehliadol. Vezmi dámou pešiaka na f7!
chess-steps-done = Dámu kryje strelec, takže ju kráľ nemôže vziať, a ujsť nemá kam. To je mat.
