"""The first steps of chess: four moves that end in checkmate."""

from hrajme.core.first_steps import FirstSteps, Picture, bot, you

STEPS = (
    you("e2e4", asks="pawn", says="pawn_moved"),
    bot("e7e5", says="bot_pawn"),
    you("d1h5", asks="queen", says="queen_moved"),
    bot("b8c6", says="bot_knight"),
    you("f1c4", asks="bishop", says="bishop_moved"),
    bot("g8f6", says="bot_attacks"),
    you("h5f7", asks="mate"),
)
TAKING = (you("e2e4"), bot("d7d5"), you("e4d5"))
PIECES = "4k3/8/8/8/3Q4/8/1N3B2/R3K3 w - - 0 1"
CHECK = "4k3/8/8/8/8/8/8/4RK2 b - - 0 1"

FIRST_STEPS = FirstSteps(
    steps=STEPS,
    pictures=(
        Picture("aim"),
        Picture("pawn", STEPS[:2]),
        Picture("pieces", options={"start": PIECES}),
        Picture("take", TAKING),
        Picture("check", options={"start": CHECK}),
        Picture("mate", STEPS),
    ),
)
