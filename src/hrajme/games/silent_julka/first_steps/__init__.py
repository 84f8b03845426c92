"""The first steps of Silent Julka: three rounds, two stations, and not a word."""

from hrajme.core.first_steps import FirstSteps, Picture, Step, bot, chance, you

STEPS = (
    you("throw", asks="one"),
    chance("4", says="miss"),
    bot("throw"),
    chance("1", says="bot_one"),
    you("throw", asks="again"),
    chance("1", says="station"),
    bot("throw"),
    chance("6", says="bot_six"),
    you("throw", asks="two"),
    chance("2", says="second"),
)


def all_throw(die: int) -> tuple[Step, ...]:
    return (you("throw"), chance(str(die)), bot("throw"), chance(str(die)))


WAY_UP = tuple([step for die in range(1, 7) for step in all_throw(die)])

FIRST_STEPS = FirstSteps(
    steps=STEPS,
    pictures=(
        Picture("aim"),
        Picture("miss", STEPS[:2]),
        Picture("station", STEPS[:6]),
        Picture("back", (*WAY_UP, you("throw"), chance("6"))),
        Picture("hush", (*STEPS, bot("throw"), chance("5"), you("speak"))),
    ),
)
