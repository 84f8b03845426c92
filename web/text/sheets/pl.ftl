# What is asked and told over the table, loaded when it is
web-leave-title = Odejść od stołu?
web-leave-says = { $seconds ->
    [0] Gra toczy się dalej, a pozostali będą czekać na twoje ruchy.
   *[other] Gra toczy się dalej: jeśli długo cię nie będzie, zagra za ciebie bot.
} Miejsce zostaje twoje: wrócisz przez ten sam link.
web-leave-yes = Odejdź
web-mute = Wycisz
web-mute-says = Nie zobaczysz, co ta osoba pisze ani jak się nazywa. Nikt się o tym nie dowie.
web-remove = Wyproś od stołu
web-remove-says = Ta osoba musi odejść i już tu nie wróci.
web-keys = Klawisze: H ręka · A akcje · 1–⁠9 stosy, miejsca i kostki · Enter bierze i kładzie · Esc odkłada · ? ukrywa ten wiersz
