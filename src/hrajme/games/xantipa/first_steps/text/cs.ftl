xantipa-how-aim = Házíš dvěma kostkami pořád dokola, dokud nedají dohromady sedm.
xantipa-how-miss = Každý hod se počítá. Dvě a šest je osm, takže se hází dál.
xantipa-how-seven = Tři a čtyři je sedm: tady to vyšlo napotřetí.
xantipa-how-best = Pak to zkouší další. Vyhrává, komu stačí nejméně hodů.
xantipa-how-stop = Kdo už má víc hodů než nejlepší, může skončit. Při shodě se rozhoduje dalším házením.

xantipa-steps-throw = Hoď oběma kostkami. Potřebuješ dohromady sedm.
xantipa-steps-eight = Dvě a šest je osm, jeden hod je pryč. Hoď znovu!
xantipa-steps-nine = Devět. Ještě jednou – vždyť sedm padá v jednom hodu ze šesti.
xantipa-steps-seven = Tři a čtyři je sedm! Stačily ti tři hody.
xantipa-steps-bot_begins = { $player }: „K výhře potřebuju sedm nejpozději na druhý hod.“
xantipa-steps-bot_stops = { $player }: „Čtyři hody a sedmička nikde. Vyhrát už nemůžu, končím.“
xantipa-steps-done = Víc v tom není: kdo potřebuje nejméně hodů, vyhrává. Nejlíp se to hraje ve víc lidech.
