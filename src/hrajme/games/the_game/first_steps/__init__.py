"""The first steps of The Game: two cards, two of a partner, and the backwards trick."""

from hrajme.core.first_steps import FirstSteps, Picture, bot, chance, deal, you

OWN = ("3", "5", "44", "57", "61", "72", "96")
OTHER = ("9", "40", "52", "66", "87", "31", "18")
BEGINNING = (*deal(*OWN, *OTHER), chance("start 1"))
STEPS = (
    *BEGINNING,
    you("3 > 1", asks="up", says="up_done"),
    you("96 > 3", asks="down", says="down_done"),
    you("end", asks="end"),
    *deal("97", "29"),
    bot("9 > 1"),
    bot("87 > 3", says="bot_sorry"),
    bot("end"),
    *deal("77", "23"),
    you("97 > 3", asks="trick", says="trick_done"),
)
FIRST = len(BEGINNING)

FIRST_STEPS = FirstSteps(
    options={"starter": "random"},
    steps=STEPS,
    pictures=(
        Picture("aim", BEGINNING),
        Picture("piles", STEPS[: FIRST + 2]),
        Picture("two", STEPS[: FIRST + 5]),
        Picture("trick", STEPS[:-1]),
    ),
)
