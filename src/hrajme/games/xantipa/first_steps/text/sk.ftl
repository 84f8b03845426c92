xantipa-how-aim = Hádžeš dvoma kockami stále dokola, kým nedajú spolu sedem.
xantipa-how-miss = Každý hod sa počíta. Dva a šesť je osem, takže sa hádže ďalej.
xantipa-how-seven = Tri a štyri je sedem: tu to vyšlo na tretí pokus.
xantipa-how-best = Potom to skúša ďalší. Vyhráva ten, komu stačí najmenej hodov.
xantipa-how-stop = Kto už má viac hodov ako najlepší, môže skončiť. Pri zhode sa rozhoduje ďalším hádzaním.

xantipa-steps-throw = Hoď oboma kockami. Potrebuješ spolu sedem.
xantipa-steps-eight = Dva a šesť je osem, jeden hod je preč. Hoď znova!
xantipa-steps-nine = Deväť. Ešte raz – veď sedem padá v jednom hode zo šiestich.
xantipa-steps-seven = Tri a štyri je sedem! Stačili ti tri hody.
xantipa-steps-bot_begins = { $player }: „Na výhru mi musí padnúť sedem najneskôr na druhý hod.“
xantipa-steps-bot_stops = { $player }: „Štyri hody a sedmička nikde. Vyhrať už nemôžem, končím.“
xantipa-steps-done = Viac v tom nie je: kto potrebuje najmenej hodov, vyhráva. Najlepšie sa to hrá vo viacerých.
