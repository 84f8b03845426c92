# What a link to a table says of it in a message
room-preview-waiting = { $game } – čeká na tebe { $host }
room-preview-open = { $game } – pojď si zahrát
room-preview-begun = { $phase ->
    [over] { $game } – dohráno
   *[running] { $game } – právě se hraje
}
room-preview-free = { $free ->
    [one] Ještě { $free } volné místo.
    [few] Ještě { $free } volná místa.
   *[other] Ještě { $free } volných míst.
}
room-preview-full = Všechna místa jsou obsazená, ale můžeš se dívat.
room-preview-picture = Stůl se hrou { $game }

# What somebody is told who does not have the table open
room-call-turn = { $game } – jsi na tahu
room-call-waiting = { $count ->
    [one] Čeká na tebe { $names }.
   *[other] Čekají na tebe: { $names }
}

# The room among the apps of a telephone
room-app-description = Stolní hry s přáteli i s boty. Bez účtu a bez reklam.
