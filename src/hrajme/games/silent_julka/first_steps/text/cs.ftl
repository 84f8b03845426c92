silent_julka-how-aim = Jedna kostka a jeden hod za kolo. Potřebuješ jedničku, pak dvojku, pak trojku a tak dál až k šestce.
silent_julka-how-miss = Když nepadne to, co právě potřebuješ, zůstáváš stát.
silent_julka-how-station = Padlo to správné číslo? Jsi o stanici dál a hledáš další.
silent_julka-how-back = Až jsou u šestky všichni, jde se zpátky: od šestky k jedničce.
silent_julka-how-hush = A při tom všem nikdo ani nepípne! Kdo promluví, začíná znovu od jedničky.

silent_julka-steps-one = Hoď kostkou. Ze všeho nejdřív potřebuješ jedničku.
silent_julka-steps-miss = Čtyřka ti teď nepomůže, čekáš na jedničku.
silent_julka-steps-bot_one = { $player } (potichu): „Jednička! Příště potřebuju dvojku.“
silent_julka-steps-again = Hoď znovu.
silent_julka-steps-station = Jednička! Máš první stanici.
silent_julka-steps-bot_six = { $player } (potichu): „Šestka by se hodila až úplně nahoře.“
silent_julka-steps-two = Teď potřebuješ dvojku.
silent_julka-steps-second = A je tu! Dvě stanice za tři hody.
silent_julka-steps-done = Po dvanácti kolech vyhrává, kdo došel nejdál. A ani slovo: kdo promluví, začíná znovu!
