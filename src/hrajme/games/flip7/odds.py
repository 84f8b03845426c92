"""Estimates for quick players of Flip 7: how many rounds, and how likely.

`ROUNDS_TABLE` and the constants of `chance_to_reach` come from exact solutions of one player's best play with
the numbers and modifiers of a fresh deck; tests/solitaire.py is the solver. Actions and counted cards
shift all of them alike, which does not change a decision.
"""

from __future__ import annotations

# At n: how many rounds it takes to get n points when as few as possible are wanted. It is no straight
# line: 30 points are often got in one round, 35 seldom.
# fmt: off
ROUNDS_TABLE = (
    0.000, 1.000, 1.000, 1.000, 1.001, 1.003, 1.006, 1.011, 1.017, 1.027,
    1.040, 1.057, 1.079, 1.109, 1.119, 1.132, 1.150, 1.170, 1.196, 1.224,
    1.260, 1.296, 1.342, 1.383, 1.435, 1.475, 1.521, 1.573, 1.635, 1.702,
    1.776, 1.861, 1.949, 2.041, 2.138, 2.207, 2.248, 2.282, 2.313, 2.346,
    2.377, 2.411, 2.443, 2.479, 2.512, 2.549, 2.584, 2.623, 2.661, 2.703,
    2.744, 2.790, 2.834, 2.885, 2.932, 2.987, 3.039, 3.099, 3.157, 3.222,
    3.285, 3.354, 3.422, 3.494, 3.558, 3.611, 3.655, 3.696, 3.735, 3.774,
    3.813, 3.852, 3.891, 3.930, 3.971, 4.012, 4.054, 4.097, 4.142, 4.187,
    4.234, 4.282, 4.331, 4.381, 4.434, 4.487, 4.543, 4.599, 4.658, 4.718,
    4.779, 4.841, 4.901, 4.957, 5.008, 5.056, 5.101, 5.145, 5.188, 5.230,
    5.272, 5.315, 5.357, 5.401, 5.444, 5.489, 5.534, 5.580, 5.627, 5.675,
    5.724, 5.775, 5.825, 5.877, 5.930, 5.984, 6.039, 6.095, 6.152, 6.209,
    6.265, 6.320, 6.372, 6.423, 6.471, 6.519, 6.564, 6.609, 6.654, 6.699,
    6.743, 6.788, 6.833, 6.879, 6.925, 6.971, 7.019, 7.066, 7.115, 7.165,
    7.215, 7.266, 7.318, 7.370, 7.423, 7.477, 7.531, 7.585, 7.639, 7.692,
    7.745, 7.796, 7.846, 7.894, 7.942, 7.989, 8.036, 8.082, 8.128, 8.174,
    8.220, 8.266, 8.313, 8.360, 8.408, 8.456, 8.505, 8.554, 8.604, 8.654,
    8.705, 8.756, 8.808, 8.860, 8.913, 8.965, 9.018, 9.070, 9.121, 9.172,
    9.223, 9.272, 9.321, 9.369, 9.417, 9.464, 9.512, 9.559, 9.606, 9.653,
    9.700, 9.748, 9.796, 9.844, 9.893, 9.942, 9.991, 10.041, 10.091, 10.142,
    10.193,
)
# fmt: on
ROUNDS = list(ROUNDS_TABLE)
LONGEST = 200
ROUNDS_PER_POINT = 0.0496

# The chance to get n points in r rounds is even at MIDDLE + r * STEP, and falls in a curve of this width.
MIDDLE, STEP = 11.8, 21.4
WIDTHS = [12.5 * max(rounds, 1) ** 0.43 for rounds in range(21)]
NARROWER = 0.65


def rounds_to(need: int) -> float:
    """How many rounds it takes to get so many points."""
    if need <= 0:
        return 0.0
    if need <= LONGEST:
        return ROUNDS[need]
    return ROUNDS[LONGEST] + (need - LONGEST) * ROUNDS_PER_POINT


def chance_to_reach(need: int, rounds: int) -> float:
    """How likely somebody who dares enough gets so many points in so many rounds."""
    if need <= 0:
        return 1.0
    if rounds <= 0:
        return 0.0
    beyond = (need - MIDDLE - STEP * rounds) / WIDTHS[rounds]
    if beyond < 0.0:
        beyond /= NARROWER
    return 1.0 / (1.0 + grow(beyond))


def grow(x: float) -> float:
    """The exponential function, near enough, and alike in every form of the rules."""
    power = 1.0 + max(-20.0, min(20.0, x)) / 1024.0
    for _ in range(10):
        power *= power
    return power
