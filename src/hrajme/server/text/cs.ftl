# What the room says over the network
server-error-unreadable = Tuhle zprávu nejde přečíst: { $problem }
server-error-too_large = To je příliš dlouhé.
server-error-too_fast = Příliš mnoho najednou. Chvilku počkej a zkus to znovu.
server-error-too_many = Odsud je už otevřeno příliš mnoho oken. Některá zavři a zkus to znovu.
server-error-too_slow = Spojení bylo příliš pomalé a skončilo. Načti stránku znovu.
server-error-watch_first = Nejdřív otevři stůl.
server-error-foreign = Ptá se cizí stránka; herna odpovídá jen svým vlastním.
server-error-not_json = Herna čte jen JSON (application/json).
server-error-no_such_table = Stůl s tímhle kódem neexistuje. Je kód opsaný správně?
server-error-not_found = Na téhle adrese nic není.
server-error-not_allowed = Tohle na téhle adrese udělat nejde.
server-error-not_kept = Herna si to teď nemůže zapsat, takže se nic nezměnilo. Zkus to za chvíli znovu.
server-error-damaged = Tenhle stůl je na disku herny poškozený a nejde otevřít. Kdo hernu provozuje, najde důvod v jejím záznamu.
server-error-shutdown = Herna se zavírá. Tvůj stůl zůstává uložený; přijď, až bude zase otevřeno.
server-error-broken = V herně nastala chyba; nic se nezměnilo. Zkus to znovu.

# What is told to who watches
server-lost = { $count ->
    [one] Jeden potvrzený krok u tohoto stolu se z disku herny ztratil. Hraje se dál z toho, co zbylo.
    [few] { $count } potvrzené kroky u tohoto stolu se z disku herny ztratily. Hraje se dál z toho, co zbylo.
   *[other] { $count } potvrzených kroků u tohoto stolu se z disku herny ztratilo. Hraje se dál z toho, co zbylo.
}

# Starting the room
server-error-port_taken = Port { $port } používá jiný program. Zvol jiný pomocí --port.
server-error-ports_taken = Porty { $first } až { $last } jsou všechny obsazené. Zvol jiný pomocí --port.
server-error-cannot_listen = Herna nemůže poslouchat na { $host }, port { $port }: { $problem }
server-error-no_folder = Složku { $folder } pro databázi nejde vytvořit: { $problem }
server-error-bad_proxy = „{ $proxy }“ není IP adresa ani síť. Vypadá třeba takhle: 127.0.0.1 nebo 10.0.0.0/8
