# What can go wrong between a table and the disk
store-conflict = U stolu { $table } mezitím táhl někdo jiný; je teď u revize { $revision }. Načti ho znovu a zkus to ještě jednou.
store-fenced = Stůl { $table } převzal jiný proces; je teď u revize { $revision }. Připoj se znovu.
store-no_such_table = Stůl { $table } neexistuje.
store-table_exists = Stůl { $table } už existuje.
store-newer = Databázi { $name } vytvořilo novější hrajme (verze podoby { $version }, tento program zná { $known }). Nainstaluj novější hrajme, nebo zvol jiný soubor.
store-not_ours = Soubor { $name } není databáze hrajme; zůstává, jak je. Zvol jiný soubor.
store-cannot_open = Databázi { $name } nejde otevřít: { $problem }. Existuje ta složka a smí do ní tento uživatel zapisovat?
store-unknown_address = Adresu databáze „{ $address }“ nelze použít. Vypadá takto: sqlite:///room.db
store-damaged = Databáze { $name } je poškozená: { $problem }. Nahraď ji její starší kopií.
store-file_gone = Soubor { $name } někdo smazal nebo nahradil, zatímco ho má herna otevřený. Dokud nebude zpátky na svém místě, nic se nezapíše.
store-changed_event = Událost { $revision } stolu { $table } není taková, jaká se zapsala: nesedí kontrolní součet. Obnov zálohu příkazem hrajme restore.
store-lost_events = Záznam stolu { $table } končí revizí { $revision }, ačkoli se zapsalo až po { $written }. Obnov zálohu příkazem hrajme restore.
store-full = Disk je plný: nic se nezapsalo. Uvolni místo a zkus to znovu; stoly počkají.
store-in_use = Nad souborem { $name } už je herna otevřená, v jiném okně nebo programu. Použij tu, nebo zvol jiný soubor pomocí --db.
store-locked = Databázi { $name } používá jiný program. Zkus to za chvíli znovu.
store-closed = Herna se zavírá; už se nic nezapisuje.
store-failed = Databáze { $name } neudělala, co měla: { $problem }
