backgammon-how-aim = Závodíte proti sobě: svých patnáct kamenů vedeš od vysokých čísel k nízkým, domů na 6 až 1, a pak ven.
backgammon-how-roll = Každá kostka posune jeden kámen o své číslo: obě tentýž, nebo každá jiný. Stejná čísla se hrají čtyřikrát.
backgammon-how-point = Dva kameny pohromadě drží klín: soupeř tam nesmí.
backgammon-how-hit = Osamocený kámen může být vyhozen na bar. Kdo má kámen na baru, musí ho napřed vrátit do hry.
backgammon-how-off = Až máš doma všechny kameny, vyvádíš je ven. Kdo je první bez kamenů, vyhrává.

backgammon-steps-point = Padla ti trojka a jednička. Táhni jedním kamenem z 8 na 5 a druhým ze 6 na 5.
backgammon-steps-made = Dva kameny na pětce: tam už soupeř nemůže.
backgammon-steps-bot_runs = { $player }: „Utíkám ze zadního klínu. Trochu riskuju, kameny teď stojí po jednom.“
backgammon-steps-roll = Jsi na tahu, hoď kostkami.
backgammon-steps-hit = Šestka a jednička! Na tvé sedmičce stojí osamocený kámen. Táhni tam z 13 i z 8.
backgammon-steps-hit_done = Vyhozen! A sedmička je teď tvoje.
backgammon-steps-bot_bar = { $player }: „Teď se musím z baru vrátit do hry, přímo do tvého domova.“
backgammon-steps-bot_passes = { $player }: „Pětka i šestka jsou obsazené. Nemám tah.“
backgammon-steps-done = Drž klíny, neriskuj bez důvodu a spěchej domů. Kdo první vyvede všech patnáct kamenů, vyhrává.
