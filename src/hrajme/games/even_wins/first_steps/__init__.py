"""The first steps of Even Wins: one turn of one's own, and one of a bot."""

from hrajme.core.first_steps import FirstSteps, Picture, bot, chance, you

STEPS = (
    you("throw", asks="twos"),
    chance("226", says="two_twos"),
    you("throw", asks="fours"),
    chance("145", says="one_four"),
    you("throw", asks="sixes"),
    chance("366", says="two_sixes"),
    bot("throw", says="bot_twos"),
    chance("135"),
    bot("throw"),
    chance("244"),
    bot("throw"),
    chance("124", says="bot_sixes"),
)

FIRST_STEPS = FirstSteps(
    steps=STEPS,
    pictures=(
        Picture("aim"),
        Picture("twos", STEPS[:2]),
        Picture("fours", STEPS[:4]),
        Picture("sixes", STEPS[:6]),
        Picture("win", STEPS),
    ),
)
