"""The compiled form never plays by old rules: a build is complete and of the present sources, or unused."""

import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from hrajme import compiled

SUFFIX = EXTENSION_SUFFIXES[0]
INSTALLED = Path(compiled.__file__)
# Declarations that are not compiled themselves.
HEADERS = [name.removesuffix(".pxd") for name in compiled.HEADERS]


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package of two modules with a compiled form and a complete build of them."""
    package = tmp_path / "hrajme"
    for name in (*HEADERS, "core/dice", "games/ludo/rules"):
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / f"{name}.py").write_text("FORM = 'plain'\n")
        (package / f"{name}.pxd").write_text("ctypedef long long i64\n")
    (package / "__init__.py").write_text((INSTALLED.parent / "__init__.py").read_text())
    (package / "compiled.py").write_text(INSTALLED.read_text())
    for source in compiled.sources(package):
        source.with_suffix(SUFFIX).write_bytes(b"not a library that could be loaded")
    compiled.write_stamp(package, compiled.fingerprint(package))
    return package


def run(package: Path, code: str, **variables: str) -> subprocess.CompletedProcess[str]:
    inherited = {name: value for name, value in os.environ.items() if name != "HRAJME_PLAIN"}
    return subprocess.run(
        [sys.executable, "-c", code],
        cwd=package.parent,
        env={**inherited, "PYTHONPATH": str(package.parent), **variables},
        capture_output=True,
        text=True,
    )


def test_a_complete_build_of_the_present_sources_is_fresh(package: Path) -> None:
    assert compiled.is_fresh(package)
    assert run(package, "import hrajme; print(hrajme.COMPILED)").stdout == "True\n"


def test_a_header_is_not_compiled(package: Path) -> None:
    assert [path.name for path in compiled.sources(package)] == ["dice.py", "rules.py"]


@pytest.mark.parametrize("name", ["core/dice.py", "core/dice.pxd", "core/body.pxd", "games/ludo/rules.py"])
def test_a_changed_source_makes_the_build_stale(package: Path, name: str) -> None:
    before = compiled.fingerprint(package)
    with open(package / name, "a") as file:
        file.write("\n")
    assert compiled.fingerprint(package) != before
    assert not compiled.is_fresh(package)


def test_a_renamed_module_changes_the_fingerprint(package: Path) -> None:
    before = compiled.fingerprint(package)
    for suffix in (".py", ".pxd"):
        (package / f"core/dice{suffix}").rename(package / f"core/cubes{suffix}")
    assert compiled.fingerprint(package) != before


def test_a_missing_library_makes_the_build_stale(package: Path) -> None:
    (package / f"core/dice{SUFFIX}").unlink()
    assert not compiled.is_fresh(package)


def test_a_library_left_over_from_a_module_no_longer_compiled_makes_the_build_stale(package: Path) -> None:
    (package / "core/dice.pxd").unlink()
    compiled.write_stamp(package, compiled.fingerprint(package))
    assert not compiled.is_fresh(package)


def test_the_build_of_another_python_says_nothing_about_this_one(
    package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (package / "core/dice.py").write_text("FORM = 'newer'\n")
    monkeypatch.setattr(compiled, "EXTENSION_SUFFIXES", [".cpython-399-other.so"])
    compiled.write_stamp(package, compiled.fingerprint(package))
    monkeypatch.undo()
    assert not compiled.is_fresh(package)


@pytest.mark.parametrize("stamp", ["", "[]", "{}", '{"fingerprints": 3}', '{"fingerprint": "old"}'])
def test_an_unreadable_stamp_makes_the_build_stale(package: Path, stamp: str) -> None:
    (package / compiled.STAMP).write_text(stamp)
    assert not compiled.is_fresh(package)


def test_a_build_is_put_beside_its_sources_as_a_whole(package: Path, tmp_path: Path) -> None:
    built = tmp_path / "built"
    for library in map(compiled.library_of, compiled.sources(package)):
        (built / library.relative_to(package)).parent.mkdir(parents=True, exist_ok=True)
        library.rename(built / library.relative_to(package))
    assert not compiled.is_built(package)
    compiled.install(built, compiled.fingerprint(package), package)
    assert compiled.is_built(package)
    assert compiled.is_fresh(package)


def test_a_build_that_lacks_a_library_is_never_taken_for_a_build(package: Path, tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        compiled.install(tmp_path / "empty", compiled.fingerprint(package), package)
    assert not compiled.is_ready(package)
    assert not compiled.is_built(package)


LOOK = "import hrajme, hrajme.core.dice as dice; print(hrajme.COMPILED, dice.FORM)"


@pytest.mark.parametrize("placed", [0, 1, 2])
def test_who_starts_while_libraries_are_being_placed_runs_plain(package: Path, placed: int) -> None:
    libraries = compiled.libraries(package)
    for library in libraries[placed:]:
        library.unlink()
    compiled.write_stamp(package, compiled.UNFINISHED)
    assert run(package, LOOK).stdout == "False plain\n"


def test_who_started_plain_imports_no_library_that_comes_later(package: Path) -> None:
    stamp = compiled.fingerprint(package)
    compiled.write_stamp(package, compiled.UNFINISHED)
    later = f"import hrajme; hrajme.compiled.write_stamp(hrajme.compiled.PACKAGE, {stamp!r}); {LOOK}"
    process = run(package, later)
    assert (process.stdout, process.stderr) == ("False plain\n", "")
    assert run(package, "import hrajme; print(hrajme.COMPILED)").stdout == "True\n"


def test_who_started_compiled_imports_no_plain_module_when_a_library_goes(package: Path) -> None:
    gone = compiled.library_of(package / "core" / "dice.py")
    process = run(package, f"import hrajme, pathlib; pathlib.Path({str(gone)!r}).unlink(); {LOOK}")
    assert process.returncode == 1
    assert "ImportError" in process.stderr
    assert gone.name in process.stderr


def test_a_build_is_ready_when_its_stamp_says_so(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("HRAJME_PLAIN", raising=False)
    assert compiled.is_ready(package)
    monkeypatch.setenv("HRAJME_PLAIN", "1")
    assert not compiled.is_ready(package)
    monkeypatch.setenv("HRAJME_PLAIN", "0")
    compiled.write_stamp(package, compiled.UNFINISHED)
    assert not compiled.is_ready(package)
    compiled.remove_build(package)
    assert not compiled.is_ready(package)


def test_importing_beside_a_stale_build_fails_and_says_what_to_do(package: Path) -> None:
    (package / "core/dice.py").write_text("FORM = 'newer'\n")
    process = run(package, "import hrajme")
    assert process.returncode == 1
    assert "ImportError: The compiled rules are not those of the sources beside them." in process.stderr
    assert "`./hrajme build`" in process.stderr


def test_without_a_build_the_plain_form_runs(package: Path) -> None:
    compiled.remove_build(package)
    assert not compiled.libraries(package)
    process = run(package, "import hrajme, hrajme.core.dice as dice; print(hrajme.COMPILED, dice.FORM)")
    assert process.stdout == "False plain\n"


@pytest.mark.parametrize("build", ["fresh", "stale", "left over"])
def test_the_plain_form_can_be_chosen_whatever_is_built(package: Path, build: str) -> None:
    if build == "stale":
        (package / compiled.STAMP).unlink()
    elif build == "left over":
        (package / "core/dice.pxd").unlink()
    code = "import hrajme, hrajme.core.dice as dice; print(hrajme.COMPILED, dice.FORM)"
    assert run(package, code, HRAJME_PLAIN="1").stdout == "False plain\n"


def test_zero_does_not_choose_the_plain_form(package: Path) -> None:
    assert run(package, "import hrajme; print(hrajme.COMPILED)", HRAJME_PLAIN="0").stdout == "True\n"
