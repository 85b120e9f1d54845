"""A long session of random edits on real source: again and again the server says what lint says of the same text,
and its memory does not grow."""

import json
import os
import pathlib
import random
import shutil
import subprocess

import pytest

from support import LINT, ROOT, expected
from test_robustness import Wire

EDITS = int(os.environ.get("BACKPORT_EDITS", "20000"))
STRIDE = 100
# A project to edit instead of our own sources and fixtures.
SOURCE = os.environ.get("BACKPORT_SOURCE")
SEED = int(os.environ.get("BACKPORT_SEED", "1"))

SHIM = """extension View {
  func halfSheet() -> some View { if #available(iOS 16, *) { presentationDetents([.medium]) } else { self } }
}
"""
PIECES = [
    "if #available(iOS 13, *) { a() } else { b() }\n", "@available(iOS 14, *)\n", "guard #available(iOS 99, *) else { return }\n",
    "#unavailable(iOS 15)", "// backport:ignore\n", '"', '"""', "/*", "*/", "{", "}", "(", ")", "\n", "\r\n", "😀", "é", " ",
    SHIM, ".halfSheet()", ".backport", "#if os(iOS)\n", "#endif\n", "extension View {\n", "func f() {}\n", "import SwiftUI\n", "\\(", "x",
]


def project(folder):
    """Real source, twice: one that the server has open, one that lint reads."""
    served, linted = folder / "Served" / "Project", folder / "Linted" / "Project"
    if SOURCE:
        shutil.copytree(SOURCE, served, symlinks=True, ignore=shutil.ignore_patterns(".git"))
    else:
        for name in ("Sources", "Fixtures/SampleApps", "Fixtures/Rules"):
            shutil.copytree(ROOT / name, served / name)
    if not (served / ".backport.json").exists():
        (served / ".backport.json").write_text('{"min": {"iOS": "26", "macOS": "26"}}\n')
    shutil.copytree(served, linted, symlinks=True)
    return served, linted


class Session(Wire):
    """What the server is told, and what the texts are by now."""

    def __init__(self, folder, mirror, seed):
        super().__init__(folder, stderr=subprocess.DEVNULL)
        self.mirror = mirror
        self.random = random.Random(seed)
        self.texts = {}
        self.originals = {}
        self.version = 0
        self.questions = 0
        self.initialize()

    def document(self, name):
        self.version += 1
        return {"uri": (self.folder / name).as_uri(), "version": self.version}

    def open(self, name):
        text = (self.folder / name).read_bytes().decode()
        self.texts[name] = self.originals[name] = text
        self.send(
            "textDocument/didOpen", {"textDocument": self.document(name) | {"languageId": "swift", "text": text}})

    def close(self, name):
        """Without saving: what lies on disk counts again."""
        del self.texts[name]
        self.send("textDocument/didClose", {"textDocument": self.document(name)})
        self.write(name, self.originals[name])

    def write(self, name, text):
        (self.mirror / name).write_bytes(text.encode())

    def edit(self, name):
        text = self.texts[name]
        lines = text.split("\n")
        start = self.random.randrange(len(lines))
        # Never between CR and LF: that is no position.
        begin = self.random.randint(0, len(lines[start].rstrip("\r")))
        kind = self.random.random()
        if kind < 0.02 and text != self.originals[name]:
            change, text = {"text": self.originals[name]}, self.originals[name]
        else:
            end, stop = start, begin
            if kind > 0.6:
                end = min(start + self.random.choice((0, 0, 0, 1, 4)), len(lines) - 1)
                stop = self.random.randint(begin if end == start else 0, len(lines[end].rstrip("\r")))
            piece = self.random.choice(PIECES) if self.random.random() < 0.7 else ""
            change = {
                "range": {
                    "start": {"line": start, "character": units(lines[start][:begin])},
                    "end": {"line": end, "character": units(lines[end][:stop])}},
                "text": piece}
            before = sum(len(line) + 1 for line in lines[:start]) + begin
            after = sum(len(line) + 1 for line in lines[:end]) + stop
            text = text[:before] + piece + text[after:]
        self.texts[name] = text
        self.send(
            "textDocument/didChange", {"textDocument": self.document(name), "contentChanges": [change]})

    def findings(self, name):
        self.questions += 1
        self.send("textDocument/diagnostic", {"textDocument": {"uri": (self.folder / name).as_uri()}}, id=self.questions)
        return sorted(
            (item["range"]["start"]["line"], item["range"]["start"]["character"], item["range"]["end"]["line"],
             item["range"]["end"]["character"], item["code"], item["severity"], item["message"])
            for item in self.answer(self.questions)["result"]["items"] if item["severity"] != 4)

    def lint(self):
        """By file, what lint says of the same texts."""
        for name, text in self.texts.items():
            self.write(name, text)
        run = subprocess.run(
            [LINT, "--format", "json", "--fail-on", "never"], cwd=self.mirror, capture_output=True, text=True)
        assert run.returncode in (0, 3), run.stderr
        return json.loads(run.stdout)["findings"]

    def memory(self):
        """Kilobytes that the server holds."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status")
        if not status.exists():
            pytest.skip("memory is told by /proc")
        return next(int(line.split()[1]) for line in status.read_text().splitlines() if line.startswith("VmRSS"))


def units(text):
    return len(text.encode("utf-16-le")) // 2


def candidates(folder):
    """Files worth editing: those with something to find, and some others. A lone CR ends a line for the server,
    and not for `split`."""
    names = []
    for path in sorted(folder.rglob("*.swift")):
        data = path.read_bytes()
        # Manifests count once they are saved.
        if path.name in ("Package.swift", "Project.swift") or path.is_symlink() or b"\r" in data.replace(b"\r\n", b"") or len(data) > 200_000:
            continue
        try:
            data.decode()
        except UnicodeDecodeError:
            continue
        if b"vailable(" in data or len(names) % 10 == 0:
            names.append(str(path.relative_to(folder)))
    return names


def test_diagnostics_stay_those_of_lint_and_memory_stays_flat(tmp_path):
    served, linted = project(tmp_path)
    names = candidates(served)
    session = Session(served, linted, SEED)
    dice = session.random
    memories = []
    compared = total = 0
    for count in range(1, EDITS + 1):
        if len(session.texts) < 5 or (len(session.texts) < 9 and dice.random() < 0.01):
            name = dice.choice(names)
            if name not in session.texts:
                session.open(name)
                continue
        name = dice.choice(sorted(session.texts))
        if dice.random() < 0.01:
            session.close(name)
        else:
            session.edit(name)
        if count % STRIDE == 0:
            findings = session.lint()
            for name, text in session.texts.items():
                told = session.findings(name)
                assert told == expected(findings, name, text), f"{name} after {count} edits"
                compared += 1
                total += len(told)
            memories.append(session.memory())
    session.leave()
    # Our fixtures are full of findings.
    assert compared >= EDITS / STRIDE and total > (0 if SOURCE else compared)
    # Caches fill up at first; after that it goes up and down with the texts.
    early, late = max(memories[: len(memories) // 2]), max(memories[len(memories) // 2:])
    print(f"{EDITS} edits, {compared} comparisons, {total} findings, memory at most {early} kB in the "
          f"first half, {late} kB in the second")
    assert late <= early * 1.1 + 8192
