silent_julka-how-aim = Jedna kocka a jeden hod za kolo. Potrebuješ jednotku, potom dvojku, potom trojku a tak až k šestke.
silent_julka-how-miss = Keď nepadne to, čo práve potrebuješ, zostávaš stáť.
silent_julka-how-station = Padlo to správne číslo? Si o stanicu ďalej a hľadáš ďalšie.
silent_julka-how-back = Keď sú pri šestke všetci, ide sa späť: od šestky k jednotke.
silent_julka-how-hush = A pri tom všetkom nikto ani nepípne! Kto prehovorí, začína znova od jednotky.

silent_julka-steps-one = Hoď kockou. Ako prvú potrebuješ jednotku.
silent_julka-steps-miss = Štvorka ti teraz nepomôže, čakáš na jednotku.
silent_julka-steps-bot_one = { $player } (potichu): „Jednotka! Nabudúce potrebujem dvojku.“
silent_julka-steps-again = Hoď znova.
silent_julka-steps-station = Jednotka! Máš prvú stanicu.
silent_julka-steps-bot_six = { $player } (potichu): „Šestku budem potrebovať až celkom hore.“
silent_julka-steps-two = Teraz potrebuješ dvojku.
silent_julka-steps-second = A je tu! Dve stanice za tri hody.
silent_julka-steps-done = Po dvanástich kolách vyhráva, kto došiel najďalej. A ani slovo: kto prehovorí, začína znova!
