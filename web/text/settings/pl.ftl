# The settings of the page, loaded when they are opened
web-language = Język
web-your_name = Twoje imię
web-theme = Wygląd
web-theme-word = { $theme ->
    [light] jasny
    [dark] ciemny
   *[system] systemowy
}
web-speed = Tempo
web-speed-word = { $speed ->
    [brisk] szybkie
    [at_once] natychmiast
   *[calm] spokojne
}
web-sound = Dźwięki
web-keys-ask = Przy stole klawisz ? pokazuje skróty.

# On this device
web-buzz = Wibracja, gdy jest twoja kolej

# Calls
web-calls = Powiadomienie, gdy jest twoja kolej
web-calls-help = Przyjdzie tylko, gdy nie masz otwartego stołu. Nikt inny niczego się nie dowie.
web-calls-asking = Przeglądarka zapyta teraz, czy pozwalasz na powiadomienia.
web-calls-why = { $why ->
    [denied] Powiadomienia z tej strony są zablokowane w przeglądarce. Możesz je włączyć w jej ustawieniach.
    [home_screen] Na iPhonie i iPadzie najpierw dodaj hrajme do ekranu początkowego: Udostępnij → Do ekranu początkowego.
    [insecure] Powiadomienia działają tylko pod adresem, który zaczyna się od https.
   *[unable] Ta przeglądarka nie obsługuje powiadomień.
}
web-calls-failed = Nie udało się włączyć powiadomień. Spróbuj później.
