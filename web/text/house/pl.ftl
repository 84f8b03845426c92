# The house rules before the start, loaded with them
web-house_rules-who = { $host ->
    [you] To twój stół: grajcie zgodnie z zasadami albo po swojemu.
   *[other] Ustala je gospodarz; każdą zmianę tu zobaczysz.
}
web-house_rules-default = zgodnie z zasadami
web-house_rules-changed = zmienione; w zasadach: { $value }
web-house_rules-reset = Wszystko zgodnie z zasadami
