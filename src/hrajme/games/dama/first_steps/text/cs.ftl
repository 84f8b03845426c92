dama-how-aim = Hraje se jen na tmavých polích. Kámen chodí šikmo vpřed o jedno pole, začíná bílý.
dama-how-take = Stojí před tebou soupeř a za ním je volno? Přeskočíš ho a bereš. Brát musíš.
dama-how-chain = Dá-li se brát dál, skáčeš dál: jedním tahem tak padnou třeba i dva kameny.
dama-how-queen = Kámen, který dojde na poslední řadu, se mění v dámu. Ta chodí šikmo, jak daleko chce, i dozadu.
dama-how-win = Kdo nemá čím táhnout, prohrává.

dama-steps-step = Hraješ bílými a chodíš šikmo vpřed. Táhni z b6 na a7.
dama-steps-bot_attacks = { $player }: „Útočím na tvůj kámen na c3!“
dama-steps-take = Za d4 je volno, takže bereš ty, a dokonce musíš. Skoč z c3 přes d4 na e5 a hned dál přes f6 na g7.
dama-steps-taken = Dva kameny jedním tahem!
dama-steps-bot_takes = { $player }: „Brát musím i já.“
dama-steps-queen = Tvůj kámen na a7 je krok od poslední řady. Táhni na b8.
dama-steps-crowned = Je z něj dáma! Létá po diagonálách přes celou desku.
dama-steps-bot_runs = { $player }: „Uhýbám… zrovna na tvoji diagonálu.“
dama-steps-fly = Vezmi ho dámou z b8 na f4.
dama-steps-done = Soupeř nemá čím táhnout a to je výhra. V celé partii má každý na začátku dvanáct kamenů.
