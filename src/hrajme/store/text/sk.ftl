# What can go wrong between a table and the disk
store-conflict = Pri stole { $table } medzitým ťahal niekto iný; je teraz pri revízii { $revision }. Načítaj ho znova a skús to ešte raz.
store-fenced = Stôl { $table } prevzal iný proces; je teraz pri revízii { $revision }. Pripoj sa znova.
store-no_such_table = Stôl { $table } neexistuje.
store-table_exists = Stôl { $table } už existuje.
store-newer = Databázu { $name } vytvorilo novšie hrajme (verzia podoby { $version }, tento program pozná { $known }). Nainštaluj novšie hrajme alebo zvoľ iný súbor.
store-not_ours = Súbor { $name } nie je databáza hrajme; zostáva, aký je. Zvoľ iný súbor.
store-cannot_open = Databáza { $name } sa nedá otvoriť: { $problem }. Existuje ten priečinok a smie doň tento používateľ zapisovať?
store-unknown_address = Adresa databázy „{ $address }“ sa nedá použiť. Vyzerá takto: sqlite:///room.db
store-damaged = Databáza { $name } je poškodená: { $problem }. Nahraď ju jej staršou kópiou.
store-file_gone = Súbor { $name } niekto zmazal alebo nahradil, kým ho má herňa otvorený. Kým nebude späť na svojom mieste, nič sa nezapíše.
store-changed_event = Udalosť { $revision } stola { $table } nie je taká, aká sa zapísala: nesedí kontrolný súčet. Obnov zálohu príkazom hrajme restore.
store-lost_events = Záznam stola { $table } sa končí revíziou { $revision }, hoci sa zapísalo až po { $written }. Obnov zálohu príkazom hrajme restore.
store-full = Disk je plný: nič sa nezapísalo. Uvoľni miesto a skús to znova; stoly počkajú.
store-in_use = Nad súborom { $name } už je herňa otvorená, v inom okne alebo programe. Použi tú, alebo zvoľ iný súbor pomocou --db.
store-locked = Databázu { $name } používa iný program. Skús to o chvíľu znova.
store-closed = Herňa sa zatvára; už sa nič nezapisuje.
store-failed = Databáza { $name } neurobila, čo mala: { $problem }
