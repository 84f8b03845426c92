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
