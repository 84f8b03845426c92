# What can go wrong between a table and the disk
store-conflict = Przy stole { $table } w międzyczasie wykonał ruch ktoś inny; stół jest teraz w rewizji { $revision }. Wczytaj go ponownie i spróbuj jeszcze raz.
store-fenced = Stół { $table } przejął inny proces; jest teraz w rewizji { $revision }. Połącz się ponownie.
store-no_such_table = Nie ma stołu { $table }.
store-table_exists = Stół { $table } już istnieje.
store-newer = Bazę danych { $name } utworzyło nowsze hrajme (wersja postaci { $version }, ten program zna { $known }). Zainstaluj nowsze hrajme albo wybierz inny plik.
store-not_ours = Plik { $name } nie jest bazą danych hrajme; pozostaje bez zmian. Wybierz inny plik.
store-cannot_open = Nie można otworzyć bazy danych { $name }: { $problem }. Czy ten folder istnieje i czy ten użytkownik może w nim zapisywać?
store-unknown_address = Adresu bazy danych „{ $address }” nie można użyć. Wygląda on tak: sqlite:///room.db
store-damaged = Baza danych { $name } jest uszkodzona: { $problem }. Zastąp ją jej wcześniejszą kopią.
store-file_gone = Plik { $name } usunięto lub podmieniono, gdy sala ma go otwartego. Dopóki nie wróci na swoje miejsce, nic nie zostanie zapisane.
store-changed_event = Zdarzenie { $revision } stołu { $table } nie jest takie, jakie zapisano: nie zgadza się suma kontrolna. Przywróć kopię poleceniem hrajme restore.
store-lost_events = Zapis stołu { $table } kończy się na rewizji { $revision }, choć zapisano aż do { $written }. Przywróć kopię poleceniem hrajme restore.
store-full = Dysk jest pełny: nic nie zapisano. Zwolnij miejsce i spróbuj ponownie; stoły poczekają.
store-in_use = Sala dla pliku { $name } jest już otwarta w innym oknie lub programie. Skorzystaj z niej albo wybierz inny plik za pomocą --db.
store-locked = Bazy danych { $name } używa inny program. Spróbuj ponownie za chwilę.
store-closed = Sala gier jest zamykana; nic więcej nie zostanie zapisane.
store-failed = Baza danych { $name } nie wykonała zadania: { $problem }
