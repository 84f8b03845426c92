"""Builds the compiled form of the rules: every module of the package that has a ``.pxd`` beside it.

``HRAJME_PLAIN=1`` leaves it out and gives a plain package. ``HRAJME_SANITIZE=1`` adds gcc's checks of
undefined behaviour and array bounds, for tests.
"""

import hashlib
import importlib.util
import json
import os
import sys
from pathlib import Path
from types import ModuleType

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

SOURCE = Path("src")
GENERATED = Path("build/cython")
MEMORY = GENERATED / "made-from.json"
DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,
    "infer_types": True,
    "boundscheck": False,
    "wraparound": False,
    "initializedcheck": False,
}
SANITIZE = ["-fsanitize=undefined,bounds", "-fno-sanitize-recover=all", "-g"]


def load_compiled() -> ModuleType:
    """`hrajme.compiled`, read as a file: the package itself may not be importable yet."""
    spec = importlib.util.spec_from_file_location("compiled", SOURCE / "hrajme" / "compiled.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


compiled = load_compiled()
# Taken before anything is read, so that a source changed while it is being built makes the build stale.
MADE_FROM = compiled.fingerprint()


class BuildAndStamp(build_ext):
    """Builds the modules, then notes which sources they were made from."""

    def run(self) -> None:
        super().run()
        package = SOURCE / "hrajme" if self.inplace else Path(self.build_lib) / "hrajme"
        compiled.write_stamp(package.resolve(), MADE_FROM)


def flags() -> list[str]:
    plain = [] if sys.platform == "win32" else ["-O3"]
    return plain + (SANITIZE if os.environ.get("HRAJME_SANITIZE") else [])


def extensions() -> list[Extension]:
    found = []
    for source in compiled.sources((SOURCE / "hrajme").resolve()):
        path = source.relative_to(SOURCE.resolve())
        name = ".".join(path.with_suffix("").parts)
        found.append(
            Extension(name, [str(SOURCE / path)], extra_compile_args=flags(), extra_link_args=flags())
        )
    return found


def digest(*parts: object) -> str:
    return hashlib.sha256(repr(parts).encode()).hexdigest()


def ingredients(modules: list[Extension]) -> dict[str, str]:
    """For each module a digest of all that its C is made from."""
    from Cython import __version__ as cython

    types = [path.read_bytes() for path in sorted(SOURCE.rglob("*.pxd"))]
    shared = digest(DIRECTIVES, flags(), cython, sys.implementation.cache_tag, types)
    return {module.sources[0]: digest(shared, Path(module.sources[0]).read_bytes()) for module in modules}


def forget_outdated(made_from: dict[str, str]) -> None:
    """Drop generated C that was made from other sources or in another way.

    Cython and the C build go by dates alone, which do not tell: a restored file may be older than its C,
    and changed flags have no date.
    """
    try:
        before = json.loads(MEMORY.read_text())
    except (OSError, ValueError):
        before = {}
    for source in made_from:
        if before.get(source) != made_from[source]:
            (GENERATED / source).with_suffix(".c").unlink(missing_ok=True)


def compiled_parts() -> dict[str, object]:
    if os.environ.get("HRAJME_PLAIN", "") not in ("", "0"):
        return {}
    from Cython.Build import cythonize

    modules = extensions()
    made_from = ingredients(modules)
    forget_outdated(made_from)
    generated = cythonize(
        modules,
        compiler_directives=DIRECTIVES,
        build_dir=str(GENERATED),
        quiet=True,
        nthreads=os.cpu_count() or 1,
    )
    MEMORY.write_text(json.dumps(made_from, indent=1))
    return {"ext_modules": generated, "cmdclass": {"build_ext": BuildAndStamp}}


if __name__ == "__main__":
    setup(**compiled_parts())
