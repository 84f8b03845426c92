# The house rules before the start, loaded with them
web-house_rules-who = { $host ->
    [you] You’re the host: play by the book, or the way you do at home.
   *[other] The host sets them; you’ll see every change.
}
web-house_rules-default = standard
web-house_rules-changed = changed; standard: { $value }
web-house_rules-reset = Back to the standard rules
