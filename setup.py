"""Builds the compiled form of the rules: every module of the package that has a ``.pxd`` beside it.

``HRAJME_PLAIN=1`` leaves it out and gives a plain package. ``HRAJME_SANITIZE=1`` adds gcc's checks of
undefined behaviour and array bounds, for tests.
"""

import hashlib
import importlib.util
import json
import os
import shutil
import sys
from pathlib import Path
from types import ModuleType

from setuptools import Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext
from setuptools.errors import CCompilerError, ExecError, PlatformError

SOURCE = Path("src")
GENERATED = Path("build/cython")
MEMORY = GENERATED / "made-from.json"
# What is built, for whatever use: in place, or for a wheel.
LIBRARIES = Path("build/libraries")
DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,
    "infer_types": True,
    "boundscheck": False,
    "wraparound": False,
    "initializedcheck": False,
}
# Notes for a debugger would cost a third of the time.
USUAL = ["-O3", "-g0"]
SANITIZE = ["-O3", "-fsanitize=undefined,bounds", "-fno-sanitize-recover=all", "-g"]
CANNOT_COMPILE = (
    "The rules cannot be compiled: {problem}. Install a C compiler and the headers of Python (on Debian and "
    "Ubuntu: gcc and python3-dev), or set HRAJME_PLAIN=1 for the plain form, many times slower."
)


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
WHEEL_MADE_FROM = compiled.fingerprint(for_wheel=True)


class BuildRules(build_ext):
    """Builds all modules, side by side, and only then puts them where they are wanted."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or count_cores()
        self.finished: list[str] = []

    def run(self) -> None:
        package = SOURCE if self.inplace else Path(self.build_lib)
        self.build_lib = str(LIBRARIES)
        translate(self.extensions)
        try:
            super().run()
        except (CCompilerError, ExecError, PlatformError) as problem:
            raise SystemExit(CANNOT_COMPILE.format(problem=problem)) from problem
        self.build_lib = str(package)
        made_from = MADE_FROM if self.inplace else WHEEL_MADE_FROM
        compiled.install(LIBRARIES / "hrajme", made_from, (package / "hrajme").resolve())

    def build_extension(self, ext: Extension) -> None:
        """A library that was begun and not finished by an earlier build is made anew."""
        library = Path(self.get_ext_fullpath(ext.name))
        begun = library.with_suffix(".begun")
        if begun.exists():
            library.unlink(missing_ok=True)
        begun.parent.mkdir(parents=True, exist_ok=True)
        begun.touch()
        super().build_extension(ext)
        begun.unlink()
        self.finished.append(ext.name)
        print(f"compiled {len(self.finished)} of {len(self.extensions)}", flush=True)

    def copy_extensions_to_source(self) -> None:
        """Not one by one: nobody may find half of them."""


class FreshWheel(bdist_wheel):
    """A wheel of what is there now, without what the build of an earlier one left."""

    def run(self) -> None:
        build = self.distribution.get_command_obj("build")
        build.build_lib = "build/wheel"
        shutil.rmtree(build.build_lib, ignore_errors=True)
        super().run()


def count_cores() -> int:
    """Those we may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def flags() -> list[str]:
    if os.environ.get("HRAJME_SANITIZE"):
        return SANITIZE
    return [] if sys.platform == "win32" else USUAL


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
    kept = {source: made for source, made in made_from.items() if before.get(source) == made}
    for source in made_from.keys() - kept.keys():
        (GENERATED / source).with_suffix(".c").unlink(missing_ok=True)
    remember(kept)


def remember(made_from: dict[str, str]) -> None:
    MEMORY.parent.mkdir(parents=True, exist_ok=True)
    MEMORY.write_text(json.dumps(made_from, indent=1))


def translate(modules: list[Extension]) -> None:
    """Turn the modules into C, and order them so that the longest are compiled first."""
    from Cython.Build import cythonize

    made_from = ingredients(modules)
    forget_outdated(made_from)
    translated = cythonize(
        modules,
        compiler_directives=DIRECTIVES,
        build_dir=str(GENERATED),
        nthreads=count_cores(),
    )
    remember(made_from)
    in_c = {module.name: module.sources for module in translated}
    for module in modules:
        module.sources = in_c[module.name]
    modules.sort(key=lambda module: Path(module.sources[0]).stat().st_size, reverse=True)


def compiled_parts() -> dict[str, object]:
    commands = {"bdist_wheel": FreshWheel, "build_ext": BuildRules}
    plain = os.environ.get("HRAJME_PLAIN", "") not in ("", "0")
    return {"ext_modules": [] if plain else extensions(), "cmdclass": commands}


if __name__ == "__main__":
    setup(**compiled_parts())
