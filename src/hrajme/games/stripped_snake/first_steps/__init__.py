"""The first steps of Stripped Snake: one attack of one's own, and one to survive."""

from hrajme.core.first_steps import FirstSteps, Picture, bot, chance, you

STEPS = (
    chance("first 1"),
    you("throw", asks="attack"),
    chance("3456", says="strong"),
    bot("throw", says="bot_defends"),
    chance("1345", says="stripped"),
    bot("throw", says="bot_attacks", seat=2),
    chance("1124"),
    you("throw", asks="defend"),
    chance("1234"),
)

FIRST_STEPS = FirstSteps(
    seats=3,
    steps=STEPS,
    pictures=(
        Picture("aim", STEPS[:1]),
        Picture("attack", STEPS[:3]),
        Picture("stripped", STEPS[:5]),
        Picture("backfires", STEPS[:7]),
        Picture("last", STEPS),
    ),
)
