#!/usr/bin/env python3
"""Migrates whole repositories to several minimums and says what got worse.

    swift build -c release
    Tests/Corpus/corpus.py FOLDER ... [--unsafe] [--minimum NAME] ... [--tools FOLDER] [--swiftc PROGRAM]

Each FOLDER is a checkout; it is copied and never written to. For each of five years of systems, on all platforms:

  worse      changed files in which `swiftc -frontend -parse` finds more errors than before
  unstable   files that a second migration changes again
  safe left  findings after the migration that still have a safe fix, and that the migration does not name as left
  bugs       what the tool itself calls a bug of its own, or an unexpected exit code

All four have to be 0, or the exit code is 1. With `--unsafe`, unsafe fixes are applied, too.
"""

import argparse
import collections
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]

MINIMUMS = {
    "13": "iOS=13,macOS=10.15,tvOS=13,watchOS=6,visionOS=1,macCatalyst=13.1",
    "15": "iOS=15,macOS=12,tvOS=15,watchOS=8,visionOS=1,macCatalyst=15",
    "16": "iOS=16,macOS=13,tvOS=16,watchOS=9,visionOS=1,macCatalyst=16",
    "18": "iOS=18,macOS=15,tvOS=18,watchOS=11,visionOS=2,macCatalyst=18",
    "26": "iOS=26,macOS=26,tvOS=26,watchOS=26,visionOS=26,macCatalyst=26",
}

# Swift, and what says which targets build it.
WANTED = re.compile(
    r"\.(swift|xcconfig|podspec)$|/(project\.pbxproj|project\.yml|BUILD|BUILD\.bazel|\.backport\.json)$")
ERROR = re.compile(r"^(.*?):\d+:\d+: error:", re.M)
BATCH = 64


def copy(source, target):
    for folder, names, files in os.walk(source):
        names[:] = [name for name in names if name not in (".git", ".build")]
        for name in files:
            path = os.path.join(folder, name)
            if WANTED.search(path) and os.path.isfile(path) and not os.path.islink(path):
                place = os.path.join(target, os.path.relpath(path, source))
                os.makedirs(os.path.dirname(place), exist_ok=True)
                shutil.copy(path, place)


def parse(swiftc, paths):
    command = [swiftc, "-frontend", "-parse", "-swift-version", "6", *paths]
    process = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    return ERROR.findall(process.stdout.decode(errors="replace"))


def parse_errors(swiftc, paths):
    """{path: number of syntax errors}"""
    found = collections.Counter()
    for start in range(0, len(paths), BATCH):
        # Only a file by itself may have statements at its top, whatever it is called.
        for path in set(parse(swiftc, paths[start:start + BATCH])):
            found.update(parse(swiftc, [path]))
    return found


class Repository:
    def __init__(self, folder, arguments):
        self.folder = pathlib.Path(folder).resolve()
        self.arguments = arguments
        self.copy = pathlib.Path(tempfile.mkdtemp(prefix="corpus-"))
        copy(self.folder, self.copy)
        self.errors = {}

    def tool(self, name, *flags):
        """The tool's JSON report and what it called a bug."""
        command = [os.path.join(self.arguments.tools, name), "--format", "json", *flags, "."]
        process = subprocess.run(command, cwd=self.copy, capture_output=True)
        said = process.stderr.decode(errors="replace")
        bugs = [line for line in said.splitlines() if "bug of this tool" in line]
        if process.returncode not in (0, 1, 3):
            bugs.append(f"exit code {process.returncode}: {said[-500:]}")
        report = json.loads(process.stdout) if process.stdout else None
        return report, bugs

    def migrate(self, minimum):
        flags = ["--min", minimum, "--allow-higher-min", "--allow-dirty"] + ["--unsafe"] * self.arguments.unsafe
        return self.tool("backport-migrate", *flags)

    def check(self, minimum):
        report, bugs = self.migrate(minimum)
        if report is None:
            return {"changed": 0, "fixes": 0, "worse": [], "unstable": [], "left": [], "bugs": bugs}
        changed = [file["path"] for file in report["files"]]
        kept = [path for path in changed if (self.copy / path).exists()]
        worse = self.worse(kept)
        again, more_bugs = self.migrate(minimum)
        unstable = [file["path"] for file in (again or {"files": []})["files"]]
        lint, lint_bugs = self.tool("backport-lint", "--min", minimum, "--fail-on", "never")
        # A check that shows what an unsafe fix would do waits for that.
        listed = (again or {"left": []})["left"]
        named = {(place["path"], place["line"]) for f in listed for place in [f, *f.get("places", [])]}
        left = [
            f"{f['path']}:{f['line']} {f['rule']}" for f in (lint or {"findings": []})["findings"]
            if f["fix"] and f["fix"]["applicability"] == "safe" and (f["path"], f["line"]) not in named
        ]
        for path in set(changed + unstable):
            shutil.copy(self.folder / path, self.copy / path)
        return {
            "changed": len(changed), "fixes": report["summary"]["fixes"], "worse": worse, "unstable": unstable,
            "left": left, "bugs": bugs + more_bugs + lint_bugs,
        }

    def worse(self, paths):
        unknown = [str(self.folder / path) for path in paths if path not in self.errors]
        before = parse_errors(self.arguments.swiftc, unknown)
        for path in paths:
            self.errors.setdefault(path, before[str(self.folder / path)])
        after = parse_errors(self.arguments.swiftc, [str(self.copy / path) for path in paths])
        return [path for path in paths if after[str(self.copy / path)] > self.errors[path]]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="+", metavar="FOLDER")
    parser.add_argument("--unsafe", action="store_true")
    parser.add_argument("--minimum", action="append", choices=list(MINIMUMS))
    parser.add_argument("--tools", default=str(ROOT / ".build/release"))
    parser.add_argument("--swiftc", default="swiftc")
    arguments = parser.parse_args()
    kinds = ("worse", "unstable", "left", "bugs")
    totals = {name: collections.Counter() for name in arguments.minimum or MINIMUMS}
    for folder in arguments.folders:
        repository = Repository(folder, arguments)
        for name, total in totals.items():
            result = repository.check(MINIMUMS[name])
            total.update(changed=result["changed"], fixes=result["fixes"])
            for kind in kinds:
                total[kind] += len(result[kind])
                for what in result[kind]:
                    print(f"{repository.folder.name}, minimum {name}: {kind}: {what}")
        shutil.rmtree(repository.copy)
        print(f"{repository.folder.name}: done", file=sys.stderr)
    print(f"{'minimum':>8} {'fixes':>7} {'files':>6} {'worse':>6} {'unstable':>9} {'safe left':>10} {'bugs':>5}")
    for name, total in totals.items():
        print(f"{name:>8} {total['fixes']:>7} {total['changed']:>6} {total['worse']:>6} {total['unstable']:>9} "
              f"{total['left']:>10} {total['bugs']:>5}")
    sys.exit(any(total[kind] for total in totals.values() for kind in kinds))


if __name__ == "__main__":
    main()
