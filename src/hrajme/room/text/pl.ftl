# What a link to a table says of it in a message
room-preview-waiting = { $game } – { $host } czeka na ciebie
room-preview-open = { $game } – zagraj z nami
room-preview-begun = { $phase ->
    [over] { $game } – gra skończona
   *[running] { $game } – gra trwa
}
room-preview-free = { $free ->
    [one] Jeszcze { $free } wolne miejsce.
    [few] Jeszcze { $free } wolne miejsca.
   *[other] Jeszcze { $free } wolnych miejsc.
}
room-preview-full = Wszystkie miejsca są zajęte, ale możesz popatrzeć.
room-preview-picture = Stół z grą { $game }

# What somebody is told who does not have the table open
room-call-turn = { $game } – twoja kolej
room-call-waiting = { $count ->
    [one] { $names } czeka na ciebie.
   *[other] Czekają na ciebie: { $names }
}

# The room among the apps of a telephone
room-app-description = Gry stołowe ze znajomymi i z botami. Bez konta i bez reklam.
