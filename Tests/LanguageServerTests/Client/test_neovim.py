"""Neovim, with the lines that the documentation gives, does what `backport-migrate` does."""

import os
import re
import shutil
import subprocess

import pytest

from support import BUILD, ROOT, migrate, sample_app, tree

NEOVIM = shutil.which("nvim")
SESSION = ROOT / "Tests" / "LanguageServerTests" / "Neovim" / "session.lua"


def documented_configuration():
    """The documented lines for the Neovim that is installed."""
    article = ROOT / "Sources" / "BackportCommand" / "Documentation.docc" / "Editors.md"
    section = article.read_text().split("\n## Neovim\n", 1)[1].split("\n## ", 1)[0]
    newer, older = re.findall(r"```lua\n(.*?)```", section, re.S)
    version = subprocess.run([NEOVIM, "--version"], capture_output=True, text=True, check=True).stdout
    major, minor = map(int, re.match(r"NVIM v(\d+)\.(\d+)", version).groups())
    return newer if (major, minor) >= (0, 11) else older


def edit(folder, home, steps):
    """Runs the editor in the folder; what it printed."""
    (home / "init.lua").write_text(documented_configuration())
    (home / "steps").write_text("".join("|".join(step) + "\n" for step in steps))
    environment = os.environ | {
        "PATH": f"{BUILD}:{os.environ['PATH']}", "BACKPORT_STEPS": str(home / "steps"), "XDG_STATE_HOME": str(home),
        "XDG_CACHE_HOME": str(home), "XDG_DATA_HOME": str(home), "XDG_CONFIG_HOME": str(home)}
    run = subprocess.run(
        [NEOVIM, "--headless", "-n", "-i", "NONE", "-u", home / "init.lua", "-c", f"luafile {SESSION}"],
        cwd=folder, env=environment, capture_output=True, text=True, timeout=600)
    assert run.returncode == 0, run.stdout + run.stderr
    return run.stdout


@pytest.mark.skipif(NEOVIM is None, reason="needs Neovim")
@pytest.mark.parametrize(
    "app, steps",
    [
        ("inline-check", [
            ("Reader/Views/ReaderRoot.swift", "redundant-check", "Fix: "),
            ("Reader/Views/ArticleView.swift", "redundant-check", "Fix: "),
            ("Reader/Views/ArticleList.swift", "redundant-check", "Fix all redundant-check in this file"),
            ("Reader/Model/Article.swift", "redundant-check", "Fix: "),
        ]),
        ("namespace-methods", [
            ("Sources/Tides/Backport+Lists.swift", "removable-shim", "Take it out of the whole project", "Fix: "),
            ("Sources/Tides/Backport+Presentation.swift", "removable-shim", "Take it out of the whole project", "Fix: "),
        ]),
    ])
def test_quick_fixes_and_shims_taken_out_are_what_migrate_makes(tmp_path, app, steps):
    folder = sample_app(app, tmp_path / "App")
    migrated = sample_app(app, tmp_path / "Migrated")
    migrate(migrated)
    printed = edit(folder, tmp_path, steps)
    assert steps[0][2] in printed
    assert tree(folder) == tree(migrated)
