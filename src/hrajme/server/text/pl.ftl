# What the room says over the network
server-error-unreadable = Tej wiadomości nie da się odczytać: { $problem }
server-error-too_large = To jest za długie.
server-error-too_fast = Za dużo naraz. Poczekaj chwilę i spróbuj jeszcze raz.
server-error-too_many = Masz już otwartych za dużo okien. Zamknij kilka z nich i spróbuj ponownie.
server-error-too_slow = Połączenie było za wolne i zostało zamknięte. Wczytaj stronę ponownie.
server-error-watch_first = Najpierw otwórz stół.
server-error-foreign = Zapytanie przyszło z obcej strony; sala gier odpowiada tylko własnym stronom.
server-error-not_json = Sala gier czyta tylko JSON (application/json).
server-error-no_such_table = Nie ma stołu z takim kodem. Może jest w nim literówka?
server-error-not_found = Pod tym adresem nic nie ma.
server-error-not_allowed = Tego nie da się zrobić pod tym adresem.
server-error-not_kept = Nie można tego teraz zapisać, więc nic się nie zmieniło. Spróbuj za chwilę.
server-error-damaged = Zapis tego stołu na dysku jest uszkodzony i nie można go otworzyć. Kto prowadzi salę, znajdzie przyczynę w jej dzienniku.
server-error-shutdown = Sala gier się zamyka. Twój stół jest zapisany; wróć, gdy znów będzie otwarta.
server-error-broken = Po naszej stronie wystąpił błąd; nic się nie zmieniło. Spróbuj jeszcze raz.

# What is told to who watches
server-lost = { $count ->
    [one] Jeden potwierdzony krok przy tym stole zniknął z dysku sali. Gra toczy się dalej od tego, co zostało.
    [few] { $count } potwierdzone kroki przy tym stole zniknęły z dysku sali. Gra toczy się dalej od tego, co zostało.
   *[other] { $count } potwierdzonych kroków przy tym stole zniknęło z dysku sali. Gra toczy się dalej od tego, co zostało.
}

# Starting the room
server-error-port_taken = Port { $port } zajmuje inny program. Wybierz inny za pomocą --port.
server-error-ports_taken = Porty od { $first } do { $last } są zajęte. Wybierz inny za pomocą --port.
server-error-cannot_listen = Nie można nasłuchiwać na { $host }, port { $port }: { $problem }
server-error-no_folder = Nie można utworzyć folderu { $folder } na bazę danych: { $problem }
server-error-bad_proxy = „{ $proxy }” to nie jest adres IP ani sieć. Przykłady: 127.0.0.1, 10.0.0.0/8
