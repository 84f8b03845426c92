"""What pip asks to build hrajme: setuptools, and for a wheel the pages first.

The pages need node: the machine's, or the one that comes as a Python package, which is then asked for.
"""

import tomllib
from collections.abc import Mapping
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    build_sdist,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

from bootstrap import node, pages
from bootstrap.gate import alone
from bootstrap.place import ROOT, CannotStart

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

Settings = Mapping[str, Any] | None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    asked = build_meta.get_requires_for_build_wheel(config_settings)
    return asked if pages.are_built() or node.is_on_path() else [*asked, *node_packages()]


def node_packages() -> list[str]:
    with open(ROOT / "pyproject.toml", "rb") as file:
        return list(tomllib.load(file)["project"]["optional-dependencies"]["node"])


def build_wheel(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    # Two builds in one folder would mix.
    with alone():
        try:
            pages.build()
        except CannotStart as problem:
            raise SystemExit(str(problem)) from problem
        return str(build_meta.build_wheel(wheel_directory, config_settings, metadata_directory))
