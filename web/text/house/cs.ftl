# The house rules before the start, loaded with them
web-house_rules-who = { $host ->
    [you] Stůl je tvůj: hrajte podle pravidel, nebo po svém.
   *[other] Určuje je hostitel, každou změnu tu uvidíš.
}
web-house_rules-default = podle pravidel
web-house_rules-changed = změněno, podle pravidel: { $value }
web-house_rules-reset = Všechno podle pravidel
