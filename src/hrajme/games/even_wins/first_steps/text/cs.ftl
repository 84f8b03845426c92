even_wins-how-aim = Ve svém tahu házíš třemi kostkami, třikrát za sebou. Lichá čísla nejsou k ničemu.
even_wins-how-twos = V prvním hodu platí jen dvojky. Dvě dvojky jsou 4 body, šestka zatím nic neznamená.
even_wins-how-fours = Ve druhém hodu jde o čtyřky. Žádná kostka se neodkládá, vždycky házíš všemi třemi.
even_wins-how-sixes = Ve třetím hodu platí jen šestky a ty vynesou nejvíc.
even_wins-how-win = Pak kostky putují dál. Po šesti kolech vyhrává nejvyšší součet.

even_wins-steps-twos = Hoď kostkami. Přej si dvojky.
even_wins-steps-two_twos = Dvě dvojky: 4 body. Šestka teď nic neznamená, její čas teprve přijde.
even_wins-steps-fours = Hoď znovu všemi třemi. Tentokrát jde o čtyřky.
even_wins-steps-one_four = Jedna čtyřka: další 4 body.
even_wins-steps-sixes = A poslední hod tvého tahu: šestky!
even_wins-steps-two_sixes = Dvě šestky vynesou 12. Za celý tah je to 20 – a to je hodně, průměr je 6.
even_wins-steps-bot_twos = { $player }: „Teď já. Přemýšlet není o čem, rozhodují kostky.“
even_wins-steps-bot_sixes = { $player }: „Dvě čtyřky a jinak nic. Vedeš 20:8.“
even_wins-steps-done = To je celá hra. Ještě pět kol a vyhrává vyšší součet.
