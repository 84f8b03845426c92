"""The first steps of Flip 7: a round of three, with a bust and a STOP in time."""

from hrajme.core.first_steps import FirstSteps, Picture, bot, chance, you

STEPS = (
    chance("dealer 3"),
    you("hit", asks="first"),
    chance("8", says="eight"),
    bot("hit"),
    chance("12"),
    bot("hit", seat=2),
    chance("5"),
    you("hit", asks="second"),
    chance("11", says="eleven"),
    bot("hit", says="bot_risks"),
    chance("12", says="bot_busts"),
    bot("hit", seat=2),
    chance("+4"),
    you("hit", asks="third"),
    chance("x2", says="double"),
    bot("hit", seat=2),
    chance("9"),
    you("stop", asks="stop", says="stopped"),
    bot("stop", says="bot_stops", seat=2),
)
ALONE = (STEPS[0], you("hit"), chance("1"), bot("stop"), bot("stop", seat=2))
SIX_MORE = tuple([step for card in (5, 7, 8, 9, 11, 12) for step in (you("hit"), chance(str(card)))])

FIRST_STEPS = FirstSteps(
    seats=3,
    steps=STEPS,
    pictures=(
        Picture("aim", STEPS[:3]),
        Picture("choice", STEPS[:7]),
        Picture("bust", STEPS[:11]),
        Picture("modifier", STEPS[:15]),
        Picture("seven", (*ALONE, *SIX_MORE)),
        Picture("stop", STEPS),
    ),
)
