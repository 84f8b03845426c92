stripped_snake-how-aim = Každý má hadiu kožu. Útočí sa na suseda naľavo, vždy štyrmi kockami.
stripped_snake-how-attack = Útok je súčet štyroch kociek, napríklad 18. Sused teraz musí hodiť viac.
stripped_snake-how-stripped = Hodil 13, a to nestačí: prichádza o kožu a vypadáva. Nestačil by mu ani rovnaký súčet.
stripped_snake-how-backfires = Na slabý útok sa dopláca: keď sused hodí viac, vypadne ten, kto útočil.
stripped_snake-how-last = Komu koža zostane ako poslednému, ten vyhráva.

stripped_snake-steps-attack = Začínaš. Zaútoč na suseda naľavo: hoď štyrmi kockami.
stripped_snake-steps-strong = Osemnásť! Sused musí hodiť aspoň 19.
stripped_snake-steps-bot_defends = { $player }: „To pôjde ťažko, vyjde to tak raz z desiatich.“
stripped_snake-steps-stripped = Len trinásť. Sused je zvlečený had a vypadáva.
stripped_snake-steps-bot_attacks = { $player }: „Teraz chcem tvoju kožu ja!“
stripped_snake-steps-defend = Útok len za 8! Bráň sa: ak hodíš aspoň 9, vypadne útočník.
stripped_snake-steps-done = Desať stačí, útok sa obrátil proti útočníkovi. Kožu máš už len ty – a to je výhra.
