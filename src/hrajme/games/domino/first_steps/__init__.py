"""The first steps of Domino: a few tiles, and a bot that has to draw."""

from hrajme.core.first_steps import FirstSteps, Picture, bot, chance, deal, you

OWN = ("3-6", "0-6", "1-4", "2-5", "4-4", "1-5")
OTHER = ("5-5", "2-2", "3-3", "2-4", "4-6", "1-6")
BEGINNING = (chance("start 1"), *deal(*OWN, *OTHER), chance("3-5"))
STEPS = (
    *BEGINNING,
    you("3-6 left", asks="first", says="laid"),
    bot("5-5 right", says="bot_double"),
    you("0-6 left", asks="blank"),
    bot("draw", says="bot_draws"),
    chance("2-3"),
    bot("draw"),
    chance("0-1"),
    bot("0-1 left", says="bot_lays"),
    you("1-4 left", asks="again"),
)
FIRST = len(BEGINNING)

FIRST_STEPS = FirstSteps(
    steps=STEPS,
    pictures=(
        Picture("aim", BEGINNING),
        Picture("lay", STEPS[: FIRST + 1]),
        Picture("double", STEPS[: FIRST + 2]),
        Picture("draw", STEPS[: FIRST + 8]),
        Picture("win", STEPS),
    ),
)
