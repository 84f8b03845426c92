"""Who plays a game in a browser: the file ``tests/browser.py`` in its own folder."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from hrajme import games


def find_browser_player(key: str) -> ModuleType | None:
    """None where nothing is said of it: then pressing the first button is enough."""
    path = Path(games.__path__[0], key, "tests", "browser.py")
    if not path.exists():
        return None
    spec = spec_from_file_location(f"browser_{key}", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
