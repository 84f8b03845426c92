"""Which form of the rules runs: the plain Python sources, or the same sources built by Cython.

A module with a ``.pxd`` beside it can be compiled. The switch is for the whole package: either all of
these modules run compiled or none does. ``HRAJME_PLAIN=1`` chooses the plain form even where a build
exists. A build remembers the fingerprint of the sources it was made from; when the sources have changed
since, importing the package fails instead of playing by old rules. A build that is not finished is not there:
it is put beside the sources as a whole, and who starts before that runs plain to its end.

This file uses the standard library only and imports nothing of the package: the bootstrap and the build
read it before anything is installed.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).resolve().parent
STAMP = "compiled.json"
BUILD_FORMAT = "1"
# The stamp while libraries are put into their places or taken away.
UNFINISHED = ""

# A header gives C types to others and stays plain itself.
HEADERS = ("core/bits.pxd", "core/body.pxd", "core/native.pxd")

# Folders with many files of which none is a module.
NO_MODULES = ("__pycache__", "pages", "text", "rulebook")

# What only a checkout has.
FOR_TESTS = "testing"


def sources(package: Path = PACKAGE) -> list[Path]:
    """The modules that have a compiled form, in a fixed order."""
    headers = {package / name for name in HEADERS}
    return [path.with_suffix(".py") for path in sorted(_find(package, ".pxd")) if path not in headers]


def _find(package: Path, *suffixes: str) -> list[Path]:
    """The files that end so. Every start of the program looks for them, several times."""
    found = []
    for folder, folders, names in os.walk(package):
        folders[:] = [name for name in folders if name not in NO_MODULES]
        found += [Path(folder, name) for name in names if name.endswith(suffixes)]
    return found


def fingerprint(package: Path = PACKAGE, *, for_wheel: bool = False) -> str:
    """A digest of everything the compiled form is made from; of a wheel's part of it, that of the wheel."""
    digest = hashlib.sha256(BUILD_FORMAT.encode())
    headers = [package / name for name in HEADERS]
    for source in sources(package):
        if not (for_wheel and package / FOR_TESTS in source.parents):
            headers += [source, source.with_suffix(".pxd")]
    for path in headers:
        digest.update(path.relative_to(package).as_posix().encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def library_of(source: Path) -> Path:
    """Where the compiled form of a module lies, for this interpreter."""
    return source.with_suffix(EXTENSION_SUFFIXES[0])


def libraries(package: Path = PACKAGE) -> list[Path]:
    """All files in the package that this interpreter would import in the place of a ``.py``.

    One that is left over from a source that is gone, or is no longer compiled, counts too.
    """
    found = _find(package, ".so", ".pyd")
    return [path for path in found if path.name[path.name.index(".") :] in EXTENSION_SUFFIXES]


def is_fresh(package: Path = PACKAGE) -> bool:
    """Whether a complete build of the present sources is there, and nothing else."""
    if set(libraries(package)) != set(map(library_of, sources(package))):
        return False
    return _read_stamps(package).get(EXTENSION_SUFFIXES[0]) == fingerprint(package)


def is_ready(package: Path = PACKAGE) -> bool:
    """Whether a process that starts now would run the compiled form: a quick look, at the stamp alone."""
    return not is_plain_chosen() and bool(_read_stamps(package).get(EXTENSION_SUFFIXES[0]))


def install(built: Path, made_from: str, package: Path = PACKAGE) -> None:
    """Copy a complete build from the folder *built* beside its sources, which have that fingerprint."""
    remove_build(package)
    write_stamp(package, UNFINISHED)
    for library in map(library_of, sources(package)):
        shutil.copy2(built / library.relative_to(package), library)
    write_stamp(package, made_from)


def write_stamp(package: Path, made_from: str) -> None:
    """Remember the fingerprint of the sources the build was made from, as it was before building."""
    _write_stamps(package, _read_stamps(package) | {EXTENSION_SUFFIXES[0]: made_from})


def remove_build(package: Path = PACKAGE) -> None:
    """Take a build away, so that the plain form runs."""
    if libraries(package):
        write_stamp(package, UNFINISHED)
    for path in libraries(package):
        path.unlink(missing_ok=True)
    stamps = _read_stamps(package)
    if stamps.pop(EXTENSION_SUFFIXES[0], None) is not None:
        _write_stamps(package, stamps)


def _read_stamps(package: Path) -> dict[str, str]:
    """The fingerprint of each interpreter's build: the builds of two Pythons may lie side by side."""
    try:
        stamps = json.loads((package / STAMP).read_text())
        return dict(stamps["fingerprints"])
    except (OSError, ValueError, KeyError, TypeError):
        return {}


def _write_stamps(package: Path, stamps: dict[str, str]) -> None:
    fresh = package / f"{STAMP}.new"
    fresh.write_text(json.dumps({"fingerprints": stamps}) + "\n")
    fresh.replace(package / STAMP)


class CompiledFinder(MetaPathFinder):
    """Finds the libraries, and nothing in their place when they are taken away meanwhile."""

    def __init__(self) -> None:
        modules = {source: source.relative_to(PACKAGE.parent).with_suffix("") for source in sources()}
        self.libraries = {".".join(module.parts): library_of(source) for source, module in modules.items()}

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        library = self.libraries.get(fullname)
        return None if library is None else spec_from_file_location(fullname, library)


class PlainFinder(MetaPathFinder):
    """Finds the ``.py`` of the package's modules although compiled ones lie beside them."""

    def __init__(self) -> None:
        self.finders: dict[str, FileFinder] = {}

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith("hrajme."):
            return None
        specs = (self._finder(folder).find_spec(fullname) for folder in path or ())
        return next((spec for spec in specs if spec is not None and spec.loader is not None), None)

    def _finder(self, folder: str) -> FileFinder:
        if folder not in self.finders:
            self.finders[folder] = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))
        return self.finders[folder]


def is_plain_chosen() -> bool:
    return os.environ.get("HRAJME_PLAIN", "") not in ("", "0")


def choose_form() -> bool:
    """Settle the form of the rules before any of them is imported; True when compiled.

    Whatever happens to the build afterwards, the two forms do not mix in this process. Raises ImportError
    when there is a build that was not made from the present sources.
    """
    is_compiled = not is_plain_chosen() and is_built()
    sys.meta_path.insert(0, CompiledFinder() if is_compiled else PlainFinder())
    return is_compiled


def is_built(package: Path = PACKAGE) -> bool:
    """Whether a finished build is there; raises ImportError when it is one of other sources.

    The stamp is written before the first library is put there or taken away, and after the last: who looks
    at them in the other order, and then again, is not misled.
    """
    if not libraries(package):
        return False
    stamp = _read_stamps(package).get(EXTENSION_SUFFIXES[0])
    if stamp != UNFINISHED and is_fresh(package):
        return True
    if stamp == UNFINISHED or stamp != _read_stamps(package).get(EXTENSION_SUFFIXES[0]):
        return False
    raise ImportError(
        "The compiled rules are not those of the sources beside them. Build them again with "
        "`./hrajme build`, or set HRAJME_PLAIN=1 to run the plain form."
    )
