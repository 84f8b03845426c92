# The house rules before the start, loaded with them
web-house_rules-who = { $host ->
    [you] Stôl je tvoj: hrajte podľa pravidiel alebo po svojom.
   *[other] Určuje ich hostiteľ, každú zmenu tu uvidíš.
}
web-house_rules-default = podľa pravidiel
web-house_rules-changed = zmenené, podľa pravidiel: { $value }
web-house_rules-reset = Všetko podľa pravidiel
