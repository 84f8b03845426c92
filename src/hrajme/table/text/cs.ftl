# What a table refuses
table-error-no_first_steps = Pro tuhle hru tu žádné první kroky nejsou.
table-error-not_host = Tohle smí jen hostitel stolu.
table-error-only_room = Tohle smí jen sama herna.
table-error-only_persons = Tohle můžou jen lidé.
table-error-not_seated = Nejdřív si sedni ke stolu.
table-error-not_your_seat = Na místě { $seat } nehraješ ty.
table-error-covered = Nejdřív řekněte, kdo má zařízení v ruce.
table-error-learning = Tady se někdo hru teprve učí. Jestli chceš hrát, otevři si vlastní stůl.
table-error-no_such_seat = { $seats ->
    [one] Místo { $seat } tu není: stůl má jen jedno.
    [few] Místo { $seat } tu není: stůl má jen { $seats }.
   *[other] Místo { $seat } tu není: stůl jich má { $seats }.
}
table-error-seat_taken = Místo { $seat } je obsazené. Vyber si jiné.
table-error-seat_kept = Dokud se hraje, své místo má každý jisté. Můžeš tam ale pustit bota.
table-error-nobody_there = Nikdo takový u stolu není.
table-error-yourself = Sebe od stolu vykázat nemůžeš. Vstaň, nebo prostě odejdi.
table-error-opener = Od stolu nejde vykázat toho, kdo ho otevřel.
table-error-shown_out = Hostitel chce u tohoto stolu hrát bez tebe, takže se sem nevrátíš. Jsou tu ale i jiné stoly – nebo si otevři vlastní.
table-error-seat_empty = Na místě { $seat } nikdo nesedí.
table-error-seats_empty = { $empty ->
    [one] Jedno místo je ještě volné. Pozvi někoho, nebo tam posaď bota.
    [few] Ještě jsou volná { $empty } místa. Pozvi někoho, nebo tam posaď boty.
   *[other] Ještě je volných { $empty } míst. Pozvi někoho, nebo tam posaď boty.
}
table-error-already_seated = Na místě { $seat } už sedíš.
table-error-other_seat = Už víš, co má místo { $seat } v ruce, takže se v této hře můžeš vrátit jen tam.
table-error-no_name = Nejdřív řekni ostatním, jak se jmenuješ.
table-error-name_kept = Dokud se hraje, jména se nemění.
table-error-already_started = Hra už začala, tohle se teď měnit nedá.
table-error-not_running = Teď se nehraje.
table-error-not_due = Na tahu není ani náhoda, ani tento bot.
table-error-stale = Mezitím se něco stalo. Podívej se na stůl znovu.
table-error-no_such_revision = Tak daleko stůl ještě není, je u události { $revision }.
table-error-bad_key = Klíč příkazu má 1 až { $most } znaků.
table-error-no_such_format = Soubory { $format } tahle hra nezná, jen { $known }.
table-error-nothing_said = Není co říct.
table-error-too_long = Je to moc dlouhé, vejde se nejvýš { $most } znaků.
table-error-unknown_signal = Takový signál tahle hra nemá.
table-error-unknown_offer = Takovou nabídku neznám. K dispozici: { $known }.
table-error-no_offer = Tahle nabídka už neplatí.
table-error-already_offered = Ty už souhlasíš, teď je to na ostatních.
table-error-other_offer = Někdo jiný už žádá o totéž. Nejdřív mu odpověz.
table-error-already_declined = Odpověď zněla: ne. Zeptat se můžeš znovu po dalším tahu.
table-error-not_over = O odvetu můžeš požádat, až hra skončí.
table-error-nothing_to_undo = Nemáš žádný tah, který by šel vzít zpět.
table-error-nobody_to_ask = Někdo, kdo by musel souhlasit, už od stolu odešel.
table-error-needs_consent = Tenhle tah můžeš vzít zpět, jen když ostatní souhlasí. Zeptej se jich.
table-error-no_clock = Nejsou tu žádné hodiny, které by šlo zastavit nebo znovu spustit.
table-error-standstill = Hodiny stojí. Než potáhneš, musí se zase rozběhnout.

# What happens at a table
table-story-sat = { $name } si sedá na místo { $seat }.
table-story-back = { $name } je zpátky.
table-story-stood = { $name } vstává od stolu.
table-story-bot_seated = Na místo { $seat } si sedá bot { $name }.
table-story-seat_cleared = Místo { $seat } je volné.
table-story-removed = Hostitel vykazuje od stolu: { $name }.
table-story-removed_watcher = Hostitel vykazuje někoho z diváků.
table-story-handed_over = { $name } předává hru botovi.
table-story-host_passed = Hostitelem stolu je teď { $name }.
table-story-public = Stůl je teď otevřený všem, najde ho kdokoli.
table-story-private = Stůl už není otevřený všem, dostane se k němu jen ten, kdo má odkaz nebo kód.
table-guide-strayed = Tak se dá hrát taky, ale naše první kroky vedou jinudy. Vezmi tah zpátky, nebo hraj dál, jak chceš.
table-story-started = Hra začíná.
table-story-rematched = Začíná nová hra.
table-story-taken_back = { $name } bere tah zpět.
table-story-offered-rematch = { $name } chce hrát znovu.
table-story-offered-takeback = { $name } prosí o vrácení tahu.
table-story-offered-draw = { $name } nabízí remízu.
table-story-offered-resign = { $size ->
    [1] { $name } to chce vzdát.
    [2] { $name } to chce vzdát s dvojnásobnou prohrou.
   *[3] { $name } to chce vzdát s trojnásobnou prohrou.
}
table-story-offered-abandon = { $name } navrhuje hru ukončit.
table-story-offered-pause = { $name } navrhuje zastavit hodiny.
table-story-offered-resume = { $name } chce pokračovat.
table-story-accepted = { $name } souhlasí.
table-story-declined = { $name } nesouhlasí.
table-story-bot_declined = { $player } chce radši hrát dál.
table-story-withdrawn = { $name } bere svou žádost zpět.
table-story-ended-resigned = { $player_is ->
    [you] Vzdáváš to.
   *[other] { $player } to vzdává.
}
table-story-paused = Hodiny stojí.
table-story-resumed = Hodiny zase běží.
table-story-clock_off = Hraje se bez časového limitu.
table-story-clock_set = Čas pro každého: { $control }.
table-story-ended-agreed = Hráči se dohodli na remíze.
table-story-ended-flagged = { $player_is ->
    [you] Vypršel ti čas.
   *[other] { $player }: vypršel čas.
}
table-story-ended-abandoned = Hra je ukončená, nikdo nevyhrává.
