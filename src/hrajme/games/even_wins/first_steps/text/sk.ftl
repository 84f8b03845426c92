even_wins-how-aim = Vo svojom ťahu hádžeš tromi kockami, trikrát za sebou. Nepárne čísla sa nepočítajú.
even_wins-how-twos = V prvom hode platia len dvojky. Dve dvojky sú 4 body, šestka zatiaľ nič neznamená.
even_wins-how-fours = V druhom hode ide o štvorky. Žiadna kocka sa neodkladá, vždy hádžeš všetkými tromi.
even_wins-how-sixes = V treťom hode platia len šestky a tie vynesú najviac.
even_wins-how-win = Potom kocky putujú ďalej. Po šiestich kolách vyhráva najvyšší súčet.

even_wins-steps-twos = Hoď kockami. Želaj si dvojky.
even_wins-steps-two_twos = Dve dvojky: 4 body. Šestka teraz nič neznamená, jej čas ešte len príde.
even_wins-steps-fours = Hoď znova všetkými tromi. Tentoraz ide o štvorky.
even_wins-steps-one_four = Jedna štvorka: ďalšie 4 body.
even_wins-steps-sixes = A posledný hod tvojho ťahu: šestky!
even_wins-steps-two_sixes = Dve šestky vynesú 12. Za celý ťah je to 20 – a to je veľa, priemer je 6.
even_wins-steps-bot_twos = { $player }: „Teraz ja. Rozmýšľať nie je o čom, rozhodujú kocky.“
even_wins-steps-bot_sixes = { $player }: „Dve štvorky a inak nič. Vedieš 20:8.“
even_wins-steps-done = To je celá hra. Ešte päť kôl a vyhráva vyšší súčet.
