"""The first steps of Xantipa: a whole game, three throws against four."""

from hrajme.core.first_steps import FirstSteps, Picture, bot, chance, you

STEPS = (
    you("throw", asks="throw"),
    chance("26", says="eight"),
    you("throw"),
    chance("45", says="nine"),
    you("throw"),
    chance("34", says="seven"),
    bot("throw", says="bot_begins"),
    chance("33"),
    bot("throw"),
    chance("15"),
    bot("throw"),
    chance("46"),
    bot("throw"),
    chance("66"),
    bot("stop", says="bot_stops"),
)

FIRST_STEPS = FirstSteps(
    steps=STEPS,
    pictures=(
        Picture("aim"),
        Picture("miss", STEPS[:2]),
        Picture("seven", STEPS[:6]),
        Picture("best", STEPS[:10]),
        Picture("stop", STEPS),
    ),
)
