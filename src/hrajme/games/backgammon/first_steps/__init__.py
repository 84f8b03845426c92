"""The first steps of backgammon: a point is made, a blot is hit, and the bar is closed."""

from hrajme.core.first_steps import FirstSteps, Picture, Values, bot, chance, you

STEPS = (
    chance("3 1"),
    you("8/5 6/5", asks="point", says="made"),
    bot("roll"),
    chance("4 6"),
    bot("24/18 13/9", says="bot_runs"),
    you("roll", asks="roll"),
    chance("1 6"),
    you("13/7* 8/7*", asks="hit", says="hit_done"),
    bot("roll", says="bot_bar"),
    chance("5 6"),
    bot("pass", says="bot_passes"),
)
# Nobody doubles, so that there is nothing to press that was not explained.
PLAIN: Values = {"cube": False}
# All are at home, and 6 and 5 were rolled.
HOME: Values = {**PLAIN, "start": "2+4OAAC7uw0AAA:MIEaAAAAAAAA"}

FIRST_STEPS = FirstSteps(
    options=PLAIN,
    steps=STEPS,
    pictures=(
        Picture("aim"),
        Picture("roll", STEPS[:1]),
        Picture("point", STEPS[:2]),
        Picture("hit", STEPS[:8]),
        Picture("off", options=HOME),
    ),
)
