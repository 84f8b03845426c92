# What the room says over the network
server-error-unreadable = Táto správa sa nedá prečítať: { $problem }
server-error-too_large = Toto je príliš dlhé.
server-error-too_fast = Príliš veľa naraz. Chvíľu počkaj a skús to znova.
server-error-too_many = Odtiaľto je už otvorených príliš veľa okien. Niektoré zavri a skús to znova.
server-error-too_slow = Spojenie bolo príliš pomalé a skončilo sa. Načítaj stránku znova.
server-error-watch_first = Najprv otvor stôl.
server-error-foreign = Pýta sa cudzia stránka; herňa odpovedá len svojim vlastným.
server-error-not_json = Herňa číta len JSON (application/json).
server-error-no_such_table = Stôl s týmto kódom neexistuje. Je kód odpísaný správne?
server-error-not_found = Na tejto adrese nič nie je.
server-error-not_allowed = Toto sa na tejto adrese urobiť nedá.
server-error-not_kept = Herňa si to teraz nemôže zapísať, takže sa nič nezmenilo. Skús to o chvíľu znova.
server-error-damaged = Tento stôl je na disku herne poškodený a nedá sa otvoriť. Kto herňu prevádzkuje, nájde dôvod v jej zázname.
server-error-shutdown = Herňa sa zatvára. Tvoj stôl zostáva uložený; príď, keď bude zase otvorené.
server-error-broken = V herni nastala chyba; nič sa nezmenilo. Skús to znova.

# What is told to who watches
server-lost = { $count ->
    [one] Jeden potvrdený krok pri tomto stole sa z disku herne stratil. Hrá sa ďalej z toho, čo zostalo.
    [few] { $count } potvrdené kroky pri tomto stole sa z disku herne stratili. Hrá sa ďalej z toho, čo zostalo.
   *[other] { $count } potvrdených krokov pri tomto stole sa z disku herne stratilo. Hrá sa ďalej z toho, čo zostalo.
}

# Starting the room
server-error-port_taken = Port { $port } používa iný program. Zvoľ iný pomocou --port.
server-error-ports_taken = Porty { $first } až { $last } sú všetky obsadené. Zvoľ iný pomocou --port.
server-error-cannot_listen = Herňa nemôže počúvať na { $host }, port { $port }: { $problem }
server-error-no_folder = Priečinok { $folder } pre databázu sa nedá vytvoriť: { $problem }
server-error-bad_proxy = „{ $proxy }“ nie je IP adresa ani sieť. Vyzerá napríklad takto: 127.0.0.1 alebo 10.0.0.0/8
