"""Makes the locks in ``requirements/`` anew from pyproject.toml; needs uv (``pip install uv``).

    python tools/lock.py             follow a change of pyproject.toml, keep the other versions
    python tools/lock.py --upgrade   take the newest versions

Each lock is complete, so one is enough: ``pip install --require-hashes -r requirements/bench.txt``.
"""

import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
EXTRAS = {"run": [], "plot": ["plot"], "test": ["plot", "test"], "bench": ["plot", "bench"], "node": ["node"]}
COMPILE = ["uv", "pip", "compile", "--quiet", "--universal", "--python-version=3.11", "--generate-hashes"]
# A lock names no registry, and no command line with somebody's paths.
CLEAN = ["--no-emit-index-url", "--no-emit-find-links", "--no-header", "--no-annotate"]


def build_requirements() -> str:
    """What the build needs: it is installed like the rest, since the build runs without isolation."""
    with open(ROOT / "pyproject.toml", "rb") as file:
        return "\n".join(tomllib.load(file)["build-system"]["requires"])


def make_lock(name: str, options: list[str]) -> None:
    """Write one lock; the versions of "run" hold for all."""
    command = [*COMPILE, *CLEAN, *options, *(f"--extra={extra}" for extra in EXTRAS[name])]
    if name != "run":
        command += ["--constraints", "requirements/run.txt"]
    command += ["--output-file", f"requirements/{name}.txt", "pyproject.toml", "-"]
    subprocess.run(command, cwd=ROOT, input=build_requirements(), text=True, check=True)


def main(options: list[str]) -> None:
    for name in EXTRAS:
        make_lock(name, options)
        print(f"requirements/{name}.txt")


if __name__ == "__main__":
    main(sys.argv[1:])
