# What is asked and told over the table, loaded when it is
web-leave-title = Odejít od stolu?
web-leave-says = { $seconds ->
    [0] Hra běží dál a ostatní budou čekat na tvé tahy.
   *[other] Hra běží dál: když tu dlouho nebudeš, zaskočí za tebe bot.
} Místo ti zůstane, vrátíš se stejným odkazem.
web-leave-yes = Odejít
web-mute = Ztlumit
web-mute-says = Neuvidíš, co píše ani jak si říká. Nikdo se to nedozví.
web-remove = Vykázat od stolu
web-remove-says = Musí odejít a k tomuto stolu se už nevrátí.
web-keys = Klávesy: H ruka · A tlačítka · 1–⁠9 řady, místa a kostky · Enter bere a pokládá · Esc vrací · ? skryje tento řádek
