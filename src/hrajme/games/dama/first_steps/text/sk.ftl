dama-how-aim = Hrá sa len na tmavých poliach. Kameň chodí šikmo dopredu o jedno pole, začína biely.
dama-how-take = Stojí pred tebou súper a za ním je voľno? Preskočíš ho a berieš. Brať musíš.
dama-how-chain = Ak sa dá brať ďalej, skáčeš ďalej: jedným ťahom tak padnú aj dva kamene.
dama-how-queen = Kameň, ktorý dôjde na posledný rad, sa mení na dámu. Tá chodí šikmo, ako ďaleko chce, aj dozadu.
dama-how-win = Kto nemá čím ťahať, prehráva.

dama-steps-step = Hráš bielymi a chodíš šikmo dopredu. Ťahaj z b6 na a7.
dama-steps-bot_attacks = { $player }: „Útočím na tvoj kameň na c3!“
dama-steps-take = Za d4 je voľno, takže berieš ty, a dokonca musíš. Skoč z c3 cez d4 na e5 a hneď ďalej cez f6 na g7.
dama-steps-taken = Dva kamene jedným ťahom!
dama-steps-bot_takes = { $player }: „Brať musím aj ja.“
dama-steps-queen = Tvoj kameň na a7 je krok od posledného radu. Ťahaj na b8.
dama-steps-crowned = Je z neho dáma! Lieta po diagonálach cez celú dosku.
dama-steps-bot_runs = { $player }: „Uhýbam… rovno na tvoju diagonálu.“
dama-steps-fly = Vezmi dámou jeho kameň, z b8 na f4.
dama-steps-done = Súper nemá čím ťahať a to je výhra. V celej partii má každý na začiatku dvanásť kameňov.
