"""The first steps of Ones and Fives: a turn that is banked in time, and one that is not."""

from hrajme.core.first_steps import FirstSteps, Picture, bot, chance, you

STEPS = (
    chance("first 1"),
    you("roll", asks="roll"),
    chance("1 2 2 4 4 5", says="thrown"),
    you("keep 1 5", asks="keep", says="kept"),
    you("roll", asks="four_dice"),
    chance("2 3 5 6", says="five"),
    you("keep 5", asks="keep_five"),
    you("bank", asks="bank", says="banked"),
    bot("roll"),
    chance("1 1 1 3 4 6"),
    bot("keep 1 1 1", says="bot_thousand"),
    bot("roll", says="bot_greedy"),
    chance("2 3 6", says="bot_dead"),
)

FIRST_STEPS = FirstSteps(
    steps=STEPS,
    pictures=(
        Picture("aim", STEPS[:3]),
        Picture("keep", STEPS[:4]),
        Picture("three", STEPS[:10]),
        Picture("dead", STEPS),
        Picture("bank", STEPS[:8]),
    ),
)
