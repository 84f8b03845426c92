"""The first steps of dáma: a step, a double capture, a queen, and the end."""

from hrajme.core.first_steps import FirstSteps, Picture, Values, bot, you

STEPS = (
    you("b6-a7", asks="step"),
    bot("e5-d4", says="bot_attacks"),
    you("c3xe5xg7", asks="take", says="taken"),
    bot("h8xf6", says="bot_takes"),
    you("a7-b8", asks="queen", says="crowned"),
    bot("f6-e5", says="bot_runs"),
    you("b8xf4", asks="fly"),
)
START: Values = {"start": "W:Wb6,c3:Be5,f6,h8"}

FIRST_STEPS = FirstSteps(
    options=START,
    steps=STEPS,
    pictures=(
        Picture("aim", options={}),
        Picture("take", STEPS[:2]),
        Picture("chain", STEPS[:3]),
        Picture("queen", STEPS[:5]),
        Picture("win", STEPS),
    ),
)
