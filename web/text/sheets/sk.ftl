# What is asked and told over the table, loaded when it is
web-leave-title = Odísť od stola?
web-leave-says = { $seconds ->
    [0] Hra beží ďalej a ostatní budú čakať na tvoje ťahy.
   *[other] Hra beží ďalej: keď tu dlho nebudeš, zaskočí za teba bot.
} Miesto ti zostane, vrátiš sa tým istým odkazom.
web-leave-yes = Odísť
web-mute = Stlmiť
web-mute-says = Neuvidíš správy ani meno. Nikto sa to nedozvie.
web-remove = Vykázať od stola
web-remove-says = Musí odísť a k tomuto stolu sa už nevráti.
web-keys = Klávesy: H ruka · A tlačidlá · 1 až 9 rady, miesta a kocky · Enter berie a kladie · Esc vracia · ? skryje tento riadok
