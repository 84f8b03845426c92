# What a link to a table says of it in a message
room-preview-waiting = { $game } – čaká na teba { $host }
room-preview-open = { $game } – poď si zahrať
room-preview-begun = { $phase ->
    [over] { $game } – dohrané
   *[running] { $game } – práve sa hrá
}
room-preview-free = { $free ->
    [one] Ešte { $free } voľné miesto.
    [few] Ešte { $free } voľné miesta.
   *[other] Ešte { $free } voľných miest.
}
room-preview-full = Všetky miesta sú obsadené, ale môžeš sa pozerať.
room-preview-picture = Stôl s hrou { $game }

# What somebody is told who does not have the table open
room-call-turn = { $game } – si na ťahu
room-call-waiting = { $count ->
    [one] Čaká na teba { $names }.
   *[other] Čakajú na teba: { $names }
}

# The room among the apps of a telephone
room-app-description = Stolové hry s priateľmi aj s botmi. Bez účtu a bez reklám.
