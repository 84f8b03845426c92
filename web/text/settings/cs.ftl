# The settings of the page, loaded when they are opened
web-language = Jazyk
web-your_name = Tvoje jméno
web-theme = Vzhled
web-theme-word = { $theme ->
    [light] světlý
    [dark] tmavý
   *[system] podle systému
}
web-speed = Tempo
web-speed-word = { $speed ->
    [brisk] svižné
    [at_once] okamžité
   *[calm] klidné
}
web-sound = Zvuky
web-keys-ask = U stolu ukáže klávesy otazník: ?

# On this device
web-buzz = Vibrace, když jsi na tahu

# Calls
web-calls = Upozornění, když jsi na tahu
web-calls-help = Přijde, jen když nemáš stůl otevřený. Nikdo další se nic nedozví.
web-calls-asking = Prohlížeč se teď zeptá, jestli upozornění dovolíš.
web-calls-why = { $why ->
    [denied] Upozornění jsou pro tuto stránku v prohlížeči zakázaná. Povolit je můžeš v jeho nastavení.
    [home_screen] Na iPhonu a iPadu si nejdřív přidej hrajme na plochu: Sdílet → Přidat na plochu.
    [insecure] Upozornění fungují jen na adrese, která začíná https.
   *[unable] Tento prohlížeč upozornění neumí.
}
web-calls-failed = Upozornění se nepodařilo zapnout. Zkus to později.
