"""Plots: what a report looks like."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import hrajme
from hrajme.lab.interval import mean_of
from hrajme.lab.report import Report
from hrajme.lab.words import list_options, say_title
from hrajme.language import HrajmeError, Language, language

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

SUFFIXES = (".png", ".svg")
MOST_BARS = 100
NICE_WIDTHS = (1, 2, 5)
# Okabe and Ito: told apart by colour-blind eyes too.
COLOURS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9", "#000000")
INK, FAINT = "#222222", "#777777"
STYLE: Any = {
    "font.family": "DejaVu Sans",
    "font.size": 10,
    "text.color": INK,
    "axes.edgecolor": FAINT,
    "axes.labelcolor": INK,
    "xtick.color": FAINT,
    "ytick.color": FAINT,
    "xtick.labelcolor": INK,
    "ytick.labelcolor": INK,
    "svg.fonttype": "none",
    "svg.hashsalt": "hrajme",
}


def draw_histogram(report: Report, path: Path | str, words: Language | None = None) -> None:
    """Draw how often each number of points came up, one colour a bot, into a .png or .svg file.

    Raises HrajmeError when the suffix is another, matplotlib is missing or the file cannot be written.
    """
    path = check_path(path)
    try:
        from matplotlib import rc_context
        from matplotlib.backends.backend_agg import FigureCanvasAgg
        from matplotlib.figure import Figure
        from matplotlib.layout_engine import ConstrainedLayoutEngine
    except ImportError:
        raise HrajmeError("simulate-error-plot_missing") from None
    with rc_context(STYLE):
        # The strip at the bottom is for the source.
        layout = ConstrainedLayoutEngine(rect=(0, 0.03, 1, 0.97))
        figure = Figure(figsize=(8, 4.8), dpi=150, layout=layout)
        FigureCanvasAgg(figure)
        draw(figure, report, words or language("en"))
        save(figure, path)


def check_path(path: Path | str) -> Path:
    """The path, when its suffix is one we can write; raises HrajmeError."""
    path = Path(path)
    if path.suffix.lower() not in SUFFIXES:
        raise HrajmeError("simulate-error-plot_suffix", name=path.suffix or path.name)
    return path


def save(figure: Figure, path: Path) -> None:
    # Without the date the same report gives the same file.
    metadata = {"Date": None} if path.suffix.lower() == ".svg" else {}
    try:
        figure.savefig(path, metadata=metadata)
    except OSError as error:
        problem = error.strerror or str(error)
        raise HrajmeError("simulate-error-plot_write", name=path.name, problem=problem) from error


def draw(figure: Figure, report: Report, words: Language) -> None:
    counts = counts_by_bot(report)
    lowest = min(min(values) for values in counts.values())
    highest = max(max(values) for values in counts.values())
    width = bar_width(highest - lowest + 1)
    axes = figure.add_subplot()
    for colour, (bot, values) in zip(COLOURS * len(counts), counts.items(), strict=False):
        draw_bot(axes, bot, values, width, colour, words)
    axes.set_xlim(lowest // width * width - 0.5 - width, (highest // width + 2) * width - 0.5)
    axes.margins(y=0.08)
    label(axes, report, width, words)
    figure.text(0.995, 0.005, source(report, words), ha="right", va="bottom", fontsize=7.5, color=FAINT)


def counts_by_bot(report: Report) -> dict[str, dict[int, int]]:
    """How often a bot had so many points, at all its seats."""
    counts: dict[str, dict[int, int]] = {}
    for standing in report.standings:
        own = counts.setdefault(standing.bot, {})
        for value, times in standing.histogram.items():
            own[value] = own.get(value, 0) + times
    return counts


def bar_width(span: int) -> int:
    """1, 2, 5, 10, 20 … points a bar, so that there are not too many bars."""
    scale = 1
    while True:
        for nice in NICE_WIDTHS:
            if span <= nice * scale * MOST_BARS:
                return nice * scale
        scale *= 10


def draw_bot(axes: Axes, bot: str, counts: dict[int, int], width: int, colour: str, words: Language) -> None:
    total = sum(counts.values())
    bars: dict[int, float] = {}
    for value, times in counts.items():
        start = value // width * width
        bars[start] = bars.get(start, 0.0) + times / total
    starts = range(min(bars), max(bars) + width, width)
    shares = [bars.get(start, 0.0) for start in starts]
    edges = [start - 0.5 for start in starts] + [starts[-1] + width - 0.5]
    axes.stairs(shares, edges, fill=True, color=colour, alpha=0.35)
    axes.stairs(shares, edges, color=colour, linewidth=1.1)
    mean = mean_of(counts)
    axes.axvline(mean, color=colour, linewidth=1.4, linestyle="--")
    axes.plot([], [], color=colour, linewidth=6, label=words.say("simulate-plot-mean", bot=bot, mean=mean))


def label(axes: Axes, report: Report, width: int, words: Language) -> None:
    axes.set_title(say_title(report, words), loc="left", fontsize=13, fontweight="bold", pad=30)
    axes.set_xlabel(words.say("simulate-plot-points"))
    axes.set_ylabel(words.say("simulate-plot-share", width=width))
    axes.locator_params(axis="x", integer=True)
    axes.yaxis.set_major_formatter(lambda share, _: words.say("simulate-percent", value=float(share)))
    axes.grid(axis="y", color="#DDDDDD", linewidth=0.7)
    axes.set_axisbelow(True)
    axes.spines[["top", "right", "left"]].set_visible(False)
    axes.tick_params(axis="y", length=0)
    axes.legend(
        frameon=False, loc="lower left", bbox_to_anchor=(0, 1), borderaxespad=0.3, ncols=4, handlelength=1.2
    )


def source(report: Report, words: Language) -> str:
    made = words.say(
        "simulate-plot-source", games=report.games, seed=str(report.seed), version=hrajme.__version__
    )
    chosen = list_options(report, words)
    return f"{words.say('simulate-options', list=chosen)}  ·  {made}" if chosen else made
