"""``./hrajme`` from a fresh checkout, with a pip that only notes that it was called and a fake compiler."""

import ast
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
LOCKS = ["run", "test", "bench", "node"]

PIP = """
import os, signal, sys
with open(os.environ["PIP_CALLS"], "a") as file:
    print(*sys.argv[1:], "HRAJME_PLAIN=" + os.environ["HRAJME_PLAIN"], file=file)
if os.environ.get("PIP_DOES") == "fail":
    sys.exit("ERROR: no matching distribution\\nERROR: nothing installed")
if os.environ.get("PIP_DOES") == "kill":
    os.kill(os.getppid(), signal.SIGKILL)
"""
PROGRAM = """
import os, sys
import hrajme
print(*sys.argv[1:], "in", os.getcwd(), "compiled" if hrajme.COMPILED else "plain")
sys.exit(7)
"""
SETUP = """
import os, sys
sys.path.insert(0, "src/hrajme")
import compiled
if os.environ.get("COMPILER_DOES") == "fail":
    sys.exit("dice.c: error: something with the C")
with open("build/calls", "a") as file:
    print(*sys.argv[1:], os.environ["HRAJME_SANITIZE"], file=file)
for source in compiled.sources():
    source.with_suffix(compiled.EXTENSION_SUFFIXES[0]).write_bytes(b"a library")
compiled.write_stamp(compiled.PACKAGE, compiled.fingerprint())
"""
NPM = """
import os, pathlib, sys
if os.environ.get("NPM_DOES") == "fail":
    sys.exit("error: something with the boards")
with open("../build/npm-calls", "a") as file:
    print(*sys.argv[1:], file=file)
made = {"ci": "node_modules/made", "run": "../src/hrajme/server/pages/index.html"}[sys.argv[1]]
pathlib.Path(made).parent.mkdir(parents=True, exist_ok=True)
pathlib.Path(made).write_text("made")
"""
needs_headers = pytest.mark.skipif(
    not Path(sysconfig.get_path("include"), "Python.h").exists(),
    reason="without the headers of Python the bootstrap compiles nothing",
)
pytestmark = pytest.mark.skipif(os.name == "nt", reason="the fakes are made for POSIX")


class Checkout:
    """A small checkout with the real bootstrap, and what surrounds it faked."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "checkout"
        self.package = self.root / "src" / "hrajme"
        self.fakes = folder / "fakes"
        self.commands = folder / "commands"
        self.pip_calls = folder / "pip-calls"
        self._copy_bootstrap()
        self._write_project()
        self._write_fakes()

    def _copy_bootstrap(self) -> None:
        self.package.mkdir(parents=True)
        shutil.copy(ROOT / "hrajme", self.root / "hrajme")
        shutil.copytree(ROOT / "tools" / "bootstrap", self.root / "tools" / "bootstrap")
        for name in ("__init__.py", "compiled.py"):
            shutil.copy(ROOT / "src" / "hrajme" / name, self.package / name)

    def _write_project(self) -> None:
        write(self.package / "__main__.py", PROGRAM)
        for name in ("core/body", "core/dice"):
            write(self.package / f"{name}.py", "")
            write(self.package / f"{name}.pxd", "")
        write(self.root / "setup.py", SETUP)
        write(self.root / "web" / "package-lock.json", "{}")
        write(self.root / "web" / "src" / "App.svelte", "")
        write(self.root / "pyproject.toml", "")
        write(self.root / "tools" / "check.py", "import sys\nprint('checked', *sys.argv[1:])\n")
        for name in LOCKS:
            write(self.root / "requirements" / f"{name}.txt", "")

    def _write_fakes(self) -> None:
        # Found through PYTHONPATH, these stand before the modules of the standard library.
        write(self.fakes / "pip" / "__main__.py", PIP)
        write(self.fakes / "ensurepip" / "__init__.py", "")
        write(self.fakes / "ensurepip" / "__main__.py", "")
        self.commands.mkdir()
        self.add_node()
        self.pip_calls.touch()

    def _add_command(self, name: str, code: str) -> None:
        write(self.commands / name, f"#!{sys.executable}\n{code}")
        (self.commands / name).chmod(0o755)

    def add_node(self, version: str = "v22.12.0") -> None:
        self._add_command("node", f"print({version!r})\n")
        self._add_command("npm", NPM)

    def calls_of_npm(self) -> list[str]:
        """What npm was asked for since the last time."""
        path = self.root / "build" / "npm-calls"
        calls = path.read_text().splitlines() if path.exists() else []
        path.unlink(missing_ok=True)
        return calls

    def add_compiler(self) -> None:
        write(self.commands / "cc", "#!/bin/sh\n")
        (self.commands / "cc").chmod(0o755)

    def begin(self, *arguments: str, **variables: str) -> subprocess.Popen[str]:
        """Start it as from a terminal, without waiting for it."""
        environment = {
            "PATH": str(self.commands),
            "PYTHONPATH": os.pathsep.join([str(self.fakes), str(self.root / "src")]),
            "PIP_CALLS": str(self.pip_calls),
            "PYTHONIOENCODING": "utf-8",
            **variables,
        }
        return subprocess.Popen(
            [sys.executable, str(self.root / "hrajme"), *arguments],
            cwd=self.commands,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
        )

    def start(self, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
        with self.begin(*arguments, **variables) as process:
            output, errors = process.communicate()
        return subprocess.CompletedProcess(process.args, process.returncode, output, errors)

    def calls_of_pip(self) -> list[str]:
        """What pip was asked for since the last time."""
        calls = self.pip_calls.read_text().splitlines()
        self.pip_calls.write_text("")
        return calls

    def installed(self) -> list[str]:
        """The kinds of packages that the environment says it has."""
        stamp = json.loads((self.root / ".venv" / "hrajme.json").read_text())
        return sorted({"run", "test"} & set(stamp))


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


def test_the_first_start_makes_the_environment_and_runs_the_program(checkout: Checkout) -> None:
    process = checkout.start("play", "ludo", "--seed", "3")
    assert "Preparing the environment (once) …" in process.stderr
    assert process.stdout == f"play ludo --seed 3 in {checkout.commands} plain\n"
    assert process.returncode == 7
    packages, itself = checkout.calls_of_pip()
    assert "--require-hashes -r" in packages
    assert packages.split()[-2].endswith("run.txt")
    assert f"--no-deps --no-build-isolation -e {checkout.root} HRAJME_PLAIN=1" in itself


def test_the_second_start_calls_no_pip_and_says_nothing(checkout: Checkout) -> None:
    checkout.start()
    checkout.calls_of_pip()
    process = checkout.start("--version")
    assert process.stderr == ""
    assert checkout.calls_of_pip() == []


def test_a_changed_lock_is_installed_over_the_old_environment(checkout: Checkout) -> None:
    checkout.start()
    checkout.calls_of_pip()
    write(checkout.root / "requirements" / "run.txt", "# newer\n")
    assert "Preparing" not in checkout.start().stderr
    assert len(checkout.calls_of_pip()) == 2


def test_a_start_killed_in_the_middle_heals(checkout: Checkout) -> None:
    assert checkout.start(PIP_DOES="kill").returncode == -signal.SIGKILL
    debris = checkout.root / ".venv" / "lib" / "debris"
    write(debris, "")
    process = checkout.start()
    assert process.returncode == 7
    assert not debris.exists()
    assert checkout.installed() == ["run"]


def test_an_environment_whose_python_is_gone_heals(checkout: Checkout) -> None:
    checkout.start()
    (checkout.root / ".venv" / "bin" / "python").unlink()
    assert checkout.start().returncode == 7


def test_a_folder_somebody_else_made_is_left_alone(checkout: Checkout) -> None:
    letter = checkout.root / ".venv" / "letter.txt"
    write(letter, "Dear …")
    process = checkout.start()
    assert process.returncode == 1
    assert "was not made by ./hrajme" in process.stderr
    assert letter.exists()


def test_the_environment_can_lie_elsewhere(checkout: Checkout, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    assert checkout.start(HRAJME_ENV=str(elsewhere)).returncode == 7
    assert (elsewhere / "pyvenv.cfg").exists()
    assert not (checkout.root / ".venv").exists()


def test_when_pip_fails_its_last_lines_and_a_sentence_are_shown(checkout: Checkout) -> None:
    process = checkout.start(PIP_DOES="fail")
    assert process.returncode == 1
    assert "ERROR: nothing installed" in process.stderr
    assert "The packages could not be installed." in process.stderr
    assert "Traceback" not in process.stderr
    assert checkout.installed() == []
    assert checkout.start().returncode == 7


def test_when_the_packages_for_tests_fail_the_program_still_runs(checkout: Checkout) -> None:
    checkout.start()
    assert checkout.start("test", PIP_DOES="fail").returncode == 1
    checkout.calls_of_pip()
    assert checkout.start().returncode == 7
    assert checkout.calls_of_pip() == []


def test_without_venv_it_says_what_to_install(checkout: Checkout) -> None:
    # A finder that denies the module stands for Debian's Python without python3-venv.
    write(
        checkout.fakes / "sitecustomize.py",
        "import importlib.util as u\nreal = u.find_spec\n"
        "u.find_spec = lambda name, *more: None if name == 'ensurepip' else real(name, *more)\n",
    )
    process = checkout.start()
    assert process.returncode == 1
    assert "sudo apt install python3." in process.stderr


def test_two_starts_at_once_prepare_only_once(checkout: Checkout) -> None:
    with checkout.begin() as first, checkout.begin() as second:
        outputs = [first.communicate(), second.communicate()]
    assert [first.returncode, second.returncode] == [7, 7], outputs
    assert len(checkout.calls_of_pip()) == 2


def test_without_a_compiler_it_says_so_once_and_runs_plain(checkout: Checkout) -> None:
    first, second = checkout.start(), checkout.start()
    assert "No C compiler found: the rules run in their plain form" in first.stderr
    assert second.stderr == ""
    assert first.stdout.endswith("plain\n")
    assert first.returncode == second.returncode == 7


@needs_headers
def test_with_a_compiler_the_rules_are_compiled_once(checkout: Checkout) -> None:
    checkout.add_compiler()
    first, second = checkout.start(), checkout.start()
    assert "Compiling the rules" in first.stderr
    assert second.stderr == ""
    assert first.stdout.endswith("compiled\n")


@needs_headers
def test_a_compiler_installed_later_is_used(checkout: Checkout) -> None:
    checkout.start()
    checkout.add_compiler()
    assert checkout.start().stdout.endswith("compiled\n")


@needs_headers
def test_the_compiler_may_be_named_by_cc(checkout: Checkout) -> None:
    checkout.add_compiler()
    (checkout.commands / "cc").rename(checkout.commands / "tcc")
    assert checkout.start(CC="tcc -w").stdout.endswith("compiled\n")


@needs_headers
def test_a_stale_build_is_taken_away_where_there_is_no_compiler(checkout: Checkout) -> None:
    checkout.add_compiler()
    checkout.start()
    (checkout.commands / "cc").unlink()
    assert checkout.start().stdout.endswith("compiled\n")
    write(checkout.package / "core" / "dice.py", "FACES = 6\n")
    process = checkout.start()
    assert "No C compiler found" in process.stderr
    assert process.stdout.endswith("plain\n")
    assert not list(checkout.package.rglob("*.so"))


@needs_headers
def test_a_failed_build_runs_plain_and_is_tried_again_only_when_asked(checkout: Checkout) -> None:
    checkout.add_compiler()
    failed = checkout.start(COMPILER_DOES="fail")
    assert failed.stdout.endswith("plain\n")
    assert "build/compile.log" in failed.stderr
    assert "something with the C" in (checkout.root / "build" / "compile.log").read_text()
    assert checkout.start().stderr == ""
    assert checkout.start("build").returncode == 0
    assert checkout.start().stdout.endswith("compiled\n")


@needs_headers
def test_a_failed_build_is_tried_again_when_the_sources_change(checkout: Checkout) -> None:
    checkout.add_compiler()
    checkout.start(COMPILER_DOES="fail")
    write(checkout.package / "core" / "dice.py", "FACES = 6\n")
    assert checkout.start().stdout.endswith("compiled\n")


@needs_headers
def test_nothing_is_compiled_when_the_plain_form_is_chosen(checkout: Checkout) -> None:
    checkout.add_compiler()
    process = checkout.start(HRAJME_PLAIN="1")
    assert process.stdout.endswith("plain\n")
    assert not (checkout.root / "build" / "compile.log").exists()
    assert checkout.start("build", HRAJME_PLAIN="1").returncode == 0
    assert not (checkout.root / "build" / "compile.log").exists()


@needs_headers
def test_build_compiles_anew_and_does_not_run_the_program(checkout: Checkout) -> None:
    checkout.add_compiler()
    assert checkout.start("build").stdout == ""
    assert checkout.start("build", "--sanitize").returncode == 0
    plain, sanitized = (checkout.root / "build" / "calls").read_text().splitlines()
    assert plain.startswith("build_ext --inplace --parallel")
    assert sanitized.endswith(" 1")


def test_build_fails_where_it_cannot_be_done(checkout: Checkout) -> None:
    process = checkout.start("build")
    assert process.returncode == 1
    assert "No C compiler found" in process.stderr
    assert checkout.start("build", "--fast").returncode == 1


def test_test_installs_its_packages_and_checks(checkout: Checkout) -> None:
    process = checkout.start("test", "-k", "ludo")
    assert process.stdout == "checked -k ludo\n"
    assert checkout.calls_of_pip()[-1].split()[-2].endswith("test.txt")
    assert checkout.installed() == ["run", "test"]
    checkout.start("test")
    assert checkout.calls_of_pip() == []


def test_the_check_can_tell_why_nothing_is_compiled(checkout: Checkout) -> None:
    reason = "from bootstrap.build import known_reason\nprint(known_reason())\n"
    write(checkout.root / "tools" / "check.py", reason)
    assert checkout.start("test").stdout.startswith("No C compiler found")


def test_an_old_python_is_told_what_is_needed() -> None:
    pretend = "import runpy, sys; sys.version_info = (3, 6, 15); runpy.run_path(sys.argv[1])"
    process = subprocess.run(
        [sys.executable, "-c", pretend, str(ROOT / "hrajme")], capture_output=True, text=True
    )
    assert process.returncode == 1
    assert process.stderr == "hrajme needs Python 3.11 or newer, and this is Python 3.6.\n"


def test_an_old_python_can_read_the_script() -> None:
    script = (ROOT / "hrajme").read_text(encoding="ascii")
    ast.parse(script, feature_version=(3, 4))
    assert os.access(ROOT / "hrajme", os.X_OK)


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_pins_every_package_with_hashes_and_names_no_registry(name: str) -> None:
    lock = (ROOT / "requirements" / f"{name}.txt").read_text()
    assert "://" not in lock
    entries = re.split(r"\n(?=\S)", lock.strip())
    assert [entry for entry in entries if "==" not in entry or "--hash=sha256:" not in entry] == []


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_has_everything_the_project_asks_for(name: str) -> None:
    with open(ROOT / "pyproject.toml", "rb") as file:
        pyproject = tomllib.load(file)
    extras = pyproject["project"]["optional-dependencies"]
    asked = pyproject["project"]["dependencies"] + pyproject["build-system"]["requires"] + extras["plot"]
    asked += extras.get(name, [])
    locked = re.findall(r"^([\w.-]+)==", (ROOT / "requirements" / f"{name}.txt").read_text(), re.MULTILINE)
    missing = {package_name(requirement) for requirement in asked} - {package_name(line) for line in locked}
    assert missing == set()


def package_name(requirement: str) -> str:
    """The name as registries compare it."""
    return re.sub(r"[-_.]+", "-", re.split(r"[<>=!~;\[ ]", requirement)[0]).lower()


def test_the_pages_are_built_once_when_the_room_starts(checkout: Checkout) -> None:
    assert "Building the pages" not in checkout.start("play", "ludo").stderr
    assert checkout.calls_of_npm() == []
    first, second = checkout.start("--lang", "cs", "--port", "0"), checkout.start("serve")
    assert "Building the pages" in first.stderr
    assert checkout.calls_of_npm() == ["ci --no-audit --no-fund", "run build"]
    assert "pages" not in second.stderr


@pytest.mark.parametrize("source", ["web/src/App.svelte", "src/hrajme/games/ludo/Board.svelte"])
def test_changed_sources_build_the_pages_anew(checkout: Checkout, source: str) -> None:
    checkout.start()
    checkout.calls_of_npm()
    write(checkout.root / source, "<p>new</p>")
    checkout.start()
    assert checkout.calls_of_npm() == ["run build"]


def test_a_changed_lock_of_the_pages_installs_anew(checkout: Checkout) -> None:
    checkout.start()
    checkout.calls_of_npm()
    write(checkout.root / "web" / "package-lock.json", "{ }")
    checkout.start()
    assert checkout.calls_of_npm() == ["ci --no-audit --no-fund", "run build"]


def test_pages_that_cannot_be_built_are_told_with_the_last_lines(checkout: Checkout) -> None:
    process = checkout.start("serve", NPM_DOES="fail")
    assert process.returncode == 1
    assert "something with the boards" in process.stderr
    assert "Traceback" not in process.stderr
    assert checkout.start("serve").returncode == 7


def test_help_needs_no_pages(checkout: Checkout) -> None:
    checkout.start("serve", "--help")
    checkout.start("--version")
    assert checkout.calls_of_npm() == []


def test_without_a_new_node_it_is_taken_from_the_python_packages(checkout: Checkout) -> None:
    checkout.add_node("v18.20.0")
    process = checkout.start("serve")
    assert "it is taken from the Python packages" in process.stderr
    assert any("node.txt" in call for call in checkout.calls_of_pip())
