"""Which form of the rules runs: the plain Python sources, or the same sources built by Cython.

A module with a ``.pxd`` beside it can be compiled. The switch is for the whole package: either all of
these modules run compiled or none does. ``HRAJME_PLAIN=1`` chooses the plain form even where a build
exists. A build remembers the fingerprint of the sources it was made from; when the sources have changed
since, importing the package fails instead of playing by old rules.

This file uses the standard library only and imports nothing of the package: the bootstrap and the build
read it before anything is installed.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).resolve().parent
STAMP = "compiled.json"
BUILD_FORMAT = "1"

# A header gives C types to others and stays plain itself.
HEADERS = ("core/body.pxd",)


def sources(package: Path = PACKAGE) -> list[Path]:
    """The modules that have a compiled form, in a fixed order."""
    headers = {package / name for name in HEADERS}
    return [path.with_suffix(".py") for path in sorted(package.rglob("*.pxd")) if path not in headers]


def fingerprint(package: Path = PACKAGE) -> str:
    """A digest of everything the compiled form is made from."""
    digest = hashlib.sha256(BUILD_FORMAT.encode())
    headers = [package / name for name in HEADERS]
    for source in sources(package):
        headers += [source, source.with_suffix(".pxd")]
    for path in headers:
        digest.update(path.relative_to(package).as_posix().encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def libraries(package: Path = PACKAGE) -> list[Path]:
    """All files in the package that this interpreter would import in the place of a ``.py``.

    One that is left over from a source that is gone, or is no longer compiled, counts too.
    """
    found = [path for suffix in ("*.so", "*.pyd") for path in package.rglob(suffix)]
    return [path for path in found if path.name[path.name.index(".") :] in EXTENSION_SUFFIXES]


def is_fresh(package: Path = PACKAGE) -> bool:
    """Whether a complete build of the present sources is there, and nothing else."""
    expected = {source.with_suffix(EXTENSION_SUFFIXES[0]) for source in sources(package)}
    if set(libraries(package)) != expected:
        return False
    return _read_stamps(package).get(EXTENSION_SUFFIXES[0]) == fingerprint(package)


def write_stamp(package: Path, made_from: str) -> None:
    """Remember the fingerprint of the sources the build was made from, as it was before building."""
    _write_stamps(package, _read_stamps(package) | {EXTENSION_SUFFIXES[0]: made_from})


def remove_build(package: Path = PACKAGE) -> None:
    """Take a build away, so that the plain form runs."""
    stamps = _read_stamps(package)
    if stamps.pop(EXTENSION_SUFFIXES[0], None) is not None:
        _write_stamps(package, stamps)
    for path in libraries(package):
        path.unlink(missing_ok=True)


def _read_stamps(package: Path) -> dict[str, str]:
    """The fingerprint of each interpreter's build: the builds of two Pythons may lie side by side."""
    try:
        stamps = json.loads((package / STAMP).read_text())
        return dict(stamps["fingerprints"])
    except (OSError, ValueError, KeyError, TypeError):
        return {}


def _write_stamps(package: Path, stamps: dict[str, str]) -> None:
    (package / STAMP).write_text(json.dumps({"fingerprints": stamps}) + "\n")


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


def choose_form() -> bool:
    """Settle the form of the rules before any of them is imported; True when compiled.

    Raises ImportError when there is a build that was not made from the present sources.
    """
    if os.environ.get("HRAJME_PLAIN", "") not in ("", "0"):
        sys.meta_path.insert(0, PlainFinder())
        return False
    if not libraries():
        return False
    if not is_fresh():
        raise ImportError(
            "The compiled rules are not those of the sources beside them. Build them again with "
            "`./hrajme build`, or set HRAJME_PLAIN=1 to run the plain form."
        )
    return True
