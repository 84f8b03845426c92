"""The first steps of Cribbage: one deal, from the crib to the count."""

from hrajme.core.first_steps import FirstSteps, Picture, bot, chance, deal, you

BEGINNING = deal("4c", "9h", *("10h", "5h", "7c", "5d", "ks", "jc", "9s", "kd", "4h", "2s", "qc", "9d"))
STEPS = (
    *BEGINNING,
    you("away 2s 9d", asks="away"),
    bot("away 4h qc", says="bot_away"),
    chance("2h"),
    bot("10h"),
    you("5h", asks="fifteen", says="fifteen_done"),
    bot("7c"),
    you("5d", asks="on"),
    bot("go", says="bot_go"),
    bot("ks"),
    you("kd", asks="pair", says="pair_done"),
    bot("9s"),
    you("go", asks="go"),
    you("jc", asks="last"),
    chance("show", says="bot_shows"),
    chance("show", says="you_show"),
)
FIRST = len(BEGINNING)

FIRST_STEPS = FirstSteps(
    steps=STEPS,
    pictures=(
        Picture("aim", BEGINNING),
        Picture("starter", STEPS[: FIRST + 3]),
        Picture("play", STEPS[: FIRST + 5]),
        Picture("pair", STEPS[: FIRST + 10]),
        Picture("count", STEPS),
    ),
)
