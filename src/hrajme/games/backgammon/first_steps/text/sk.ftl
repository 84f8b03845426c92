backgammon-how-aim = Pretekáte proti sebe: svojich pätnásť kameňov vedieš od vysokých čísel k nízkym, domov na 6 až 1, a potom von.
backgammon-how-roll = Každá kocka posunie jeden kameň o svoje číslo: obe ten istý, alebo každá iný. Rovnaké čísla sa hrajú štyrikrát.
backgammon-how-point = Dva kamene spolu držia klin: súper tam nesmie.
backgammon-how-hit = Osamotený kameň môže byť vyhodený na bar. Kto má kameň na bare, musí ho najprv vrátiť do hry.
backgammon-how-off = Keď máš doma všetky kamene, vyvádzaš ich von. Kto je prvý bez kameňov, vyhráva.

backgammon-steps-point = Padla ti trojka a jednotka. Ťahaj jedným kameňom z 8 na 5 a druhým zo 6 na 5.
backgammon-steps-made = Dva kamene na päťke: tam už súper nemôže.
backgammon-steps-bot_runs = { $player }: „Utekám zo zadného klina. Trochu riskujem, kamene teraz stoja po jednom.“
backgammon-steps-roll = Si na ťahu, hoď kockami.
backgammon-steps-hit = Šestka a jednotka! Na tvojej sedmičke stojí osamotený kameň. Ťahaj tam z 13 aj z 8.
backgammon-steps-hit_done = Vyhodený! A sedmička je teraz tvoja.
backgammon-steps-bot_bar = { $player }: „Teraz sa musím z baru vrátiť do hry, rovno do tvojho domova.“
backgammon-steps-bot_passes = { $player }: „Päťka aj šestka sú obsadené. Nemám ťah.“
backgammon-steps-done = Drž kliny, neriskuj bez dôvodu a ponáhľaj sa domov. Kto prvý vyvedie všetkých pätnásť kameňov, vyhráva.
