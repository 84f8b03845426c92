# What a table refuses
table-error-no_first_steps = Pre túto hru tu žiadne prvé kroky nie sú.
table-error-not_host = Toto smie len hostiteľ stola.
table-error-only_room = Toto smie len sama herňa.
table-error-only_persons = Toto môžu len ľudia.
table-error-not_seated = Najprv si sadni k stolu.
table-error-not_your_seat = Na mieste { $seat } nehráš ty.
table-error-covered = Najprv povedzte, kto má zariadenie v ruke.
table-error-learning = Tu sa niekto hru ešte len učí. Ak chceš hrať, otvor si vlastný stôl.
table-error-no_such_seat = { $seats ->
    [one] Miesto { $seat } tu nie je: stôl má len jedno.
    [few] Miesto { $seat } tu nie je: stôl má len { $seats }.
   *[other] Miesto { $seat } tu nie je: stôl ich má { $seats }.
}
table-error-seat_taken = Miesto { $seat } je obsadené. Vyber si iné.
table-error-seat_kept = Kým sa hrá, svoje miesto má každý isté. Môžeš tam však pustiť bota.
table-error-nobody_there = Nikto taký pri stole nie je.
table-error-yourself = Seba od stola vykázať nemôžeš. Vstaň, alebo jednoducho odíď.
table-error-opener = Od stola sa nedá vykázať ten, kto ho otvoril.
table-error-shown_out = Hostiteľ chce pri tomto stole hrať bez teba, takže sa sem nevrátiš. Sú tu však aj iné stoly – alebo si otvor vlastný.
table-error-seat_empty = Na mieste { $seat } nikto nesedí.
table-error-seats_empty = { $empty ->
    [one] Jedno miesto je ešte voľné. Pozvi niekoho, alebo tam posaď bota.
    [few] Ešte sú voľné { $empty } miesta. Pozvi niekoho, alebo tam posaď botov.
   *[other] Ešte je voľných { $empty } miest. Pozvi niekoho, alebo tam posaď botov.
}
table-error-already_seated = Na mieste { $seat } už sedíš.
table-error-other_seat = Už vieš, čo má miesto { $seat } v ruke, takže sa v tejto hre môžeš vrátiť len tam.
table-error-no_name = Najprv povedz ostatným, ako sa voláš.
table-error-name_kept = Kým sa hrá, mená sa nemenia.
table-error-already_started = Hra sa už začala, toto sa teraz meniť nedá.
table-error-not_running = Teraz sa nehrá.
table-error-not_due = Na ťahu nie je ani náhoda, ani tento bot.
table-error-stale = Medzitým sa niečo stalo. Pozri sa na stôl znova.
table-error-no_such_revision = Tak ďaleko stôl ešte nie je, je pri udalosti { $revision }.
table-error-bad_key = Kľúč príkazu má 1 až { $most } znakov.
table-error-no_such_format = Súbory { $format } táto hra nepozná, iba { $known }.
table-error-nothing_said = Najprv niečo napíš.
table-error-too_long = Je to príliš dlhé, zmestí sa najviac { $most } znakov.
table-error-unknown_signal = Taký signál táto hra nemá.
table-error-unknown_offer = Takú ponuku nepoznám. K dispozícii: { $known }.
table-error-no_offer = Táto ponuka už neplatí.
table-error-already_offered = Ty už súhlasíš, teraz je to na ostatných.
table-error-other_offer = Niekto iný už žiada o to isté. Najprv mu odpovedz.
table-error-already_declined = Odpoveď znela: nie. Spýtať sa môžeš znova po ďalšom ťahu.
table-error-not_over = O odvetu môžeš požiadať, keď sa hra skončí.
table-error-nothing_to_undo = Nemáš žiadny ťah, ktorý by sa dal vziať späť.
table-error-nobody_to_ask = Niekto, kto by musel súhlasiť, už od stola odišiel.
table-error-needs_consent = Tento ťah môžeš vziať späť, len keď ostatní súhlasia. Spýtaj sa ich.
table-error-no_clock = Nie sú tu žiadne hodiny, ktoré by sa dali zastaviť alebo znova spustiť.
table-error-standstill = Hodiny stoja. Skôr ako potiahneš, musia sa znova rozbehnúť.

# What happens at a table
table-story-sat = { $name } si sadá na miesto { $seat }.
table-story-back = { $name } je späť.
table-story-stood = { $name } vstáva od stola.
table-story-bot_seated = Na miesto { $seat } si sadá bot { $name }.
table-story-seat_cleared = Miesto { $seat } je voľné.
table-story-removed = Hostiteľ vykazuje od stola: { $name }.
table-story-removed_watcher = Hostiteľ vykazuje niekoho z divákov.
table-story-handed_over = { $name } odovzdáva hru botovi.
table-story-host_passed = Hostiteľom stola je teraz { $name }.
table-story-public = Stôl je teraz otvorený všetkým, nájde ho ktokoľvek.
table-story-private = Stôl už nie je otvorený všetkým, dostane sa k nemu len ten, kto má odkaz alebo kód.
table-guide-strayed = Aj takto sa dá hrať, ale naše prvé kroky vedú inadiaľ. Vezmi ťah späť alebo hraj ďalej, ako chceš.
table-story-started = Hra sa začína.
table-story-rematched = Začína sa nová hra.
table-story-taken_back = { $name } berie ťah späť.
table-story-offered-rematch = { $name } chce hrať znova.
table-story-offered-takeback = { $name } prosí o vrátenie ťahu.
table-story-offered-draw = { $name } ponúka remízu.
table-story-offered-resign = { $size ->
    [1] { $name } to chce vzdať.
    [2] { $name } to chce vzdať s dvojnásobnou prehrou.
   *[3] { $name } to chce vzdať s trojnásobnou prehrou.
}
table-story-offered-abandon = { $name } navrhuje hru ukončiť.
table-story-offered-pause = { $name } navrhuje zastaviť hodiny.
table-story-offered-resume = { $name } chce pokračovať.
table-story-accepted = { $name } súhlasí.
table-story-declined = { $name } nesúhlasí.
table-story-bot_declined = { $player } chce radšej hrať ďalej.
table-story-withdrawn = { $name } berie svoju žiadosť späť.
table-story-ended-resigned = { $player_is ->
    [you] Vzdávaš to.
   *[other] { $player } to vzdáva.
}
table-story-paused = Hodiny stoja.
table-story-resumed = Hodiny opäť bežia.
table-story-clock_off = Hrá sa bez časového limitu.
table-story-clock_set = Čas pre každého: { $control }.
table-story-ended-agreed = Hráči sa dohodli na remíze.
table-story-ended-flagged = { $player_is ->
    [you] Vypršal ti čas.
   *[other] { $player }: vypršal čas.
}
table-story-ended-abandoned = Hra je ukončená, nikto nevyhráva.
