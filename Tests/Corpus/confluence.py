#!/usr/bin/env python3
"""Migrates repositories in slices and compares the end with that of one run over everything.

    swift build -c release
    Tests/Corpus/confluence.py FOLDER ... [--min SPEC] [--random N] [--tools FOLDER] [--keep FOLDER]

Each FOLDER is a checkout; it is copied and never written to. However a migration is sliced, the end is the same:

  safe      a run, then one with --unsafe
  rules     --select with one rule after the other
  folders   one folder of the top after the other
  files     one file after the other that lint has something to say about
  random N  random files, of random rules or all, safely or not: a few of them, one after the other

The middle three are tried with --unsafe and as safe runs. Each way ends with a run of `--unsafe` over everything. The
exit code is 1 when a way ends in another tree.
"""

import argparse
import json
import os
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import corpus  # noqa: E402


def texts(folder):
    """{path: bytes} of everything below a folder."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*")
            if path.is_file() and ".git" not in path.parts}


class Checkout:
    def __init__(self, folder, arguments):
        self.folder = pathlib.Path(folder).resolve()
        self.arguments = arguments

    def run(self, tree, tool, *flags):
        command = [os.path.join(self.arguments.tools, tool), "--min", self.arguments.min, *flags]
        return subprocess.run(command, cwd=tree, capture_output=True, timeout=1200)

    def migrated(self, slices):
        """The tree after migrations with these flags, one after the other, and one of everything."""
        with tempfile.TemporaryDirectory(prefix="confluence-") as name:
            tree = pathlib.Path(name) / self.folder.name
            corpus.copy(self.folder, tree)
            # A project by itself, whatever lies around the copy.
            subprocess.run(["git", "init", "-q"], cwd=tree, check=True)
            for flags in [*slices, ["--unsafe"]]:
                # A file may be gone by now; without any, the run would be over everything.
                paths = [flag for flag in flags if "/" in flag]
                flags = [flag for flag in flags if flag not in paths or (tree / flag).exists()]
                if paths and not any("/" in flag for flag in flags):
                    continue
                result = self.run(tree, "backport-migrate", "--allow-dirty", "--allow-higher-min", "--quiet",
                                  *flags)
                if result.returncode not in (0, 3):
                    print(f"{self.folder.name} {flags}: exit {result.returncode}: {result.stderr.decode()[-300:]}")
            return texts(tree)

    def findings(self):
        with tempfile.TemporaryDirectory(prefix="confluence-") as name:
            tree = pathlib.Path(name) / self.folder.name
            corpus.copy(self.folder, tree)
            subprocess.run(["git", "init", "-q"], cwd=tree, check=True)
            result = self.run(tree, "backport-lint", "--format", "json", "--fail-on", "never", ".")
            return json.loads(result.stdout)["findings"] if result.stdout else []

    def ways(self):
        findings = self.findings()
        rules = sorted({finding["rule"] for finding in findings})
        files = sorted({finding["path"] for finding in findings})
        folders = sorted({path.split("/")[0] + "/" for path in files if "/" in path})
        slices = {
            "rules": [["--unsafe", "--select", rule] for rule in rules],
            "folders": [["--unsafe", folder] for folder in folders],
            "files": [["--unsafe", "./" + path] for path in files],
        }
        yield "safe", [[]]
        yield from slices.items()
        for way, some in slices.items():
            yield f"safe {way}", [flags[1:] for flags in some]
        for number in range(self.arguments.random if findings else 0):
            source = random.Random(f"{self.folder.name} {number}")
            yield f"random {number}", [self.subset(source, rules, files) for _ in range(source.randint(1, 4))]

    @staticmethod
    def subset(source, rules, files):
        """Flags for some of the findings."""
        flags = source.choice([[], ["--unsafe"]])
        if source.random() < 0.5:
            flags = flags + ["--select", ",".join(source.sample(rules, source.randint(1, len(rules))))]
        if source.random() < 0.7:
            flags = flags + ["./" + path for path in source.sample(files, source.randint(1, len(files)))]
        return flags

    def check(self):
        """{way: [paths that end differently]}"""
        whole = self.migrated([])
        answer = {}
        for way, slices in self.ways():
            end = self.migrated(slices)
            answer[way] = sorted(path for path in {*whole, *end} if whole.get(path) != end.get(path))
            if answer[way] and self.arguments.keep:
                target = pathlib.Path(self.arguments.keep) / self.folder.name / way.replace(" ", "-")
                for path in answer[way]:
                    for side, tree in (("whole", whole), ("sliced", end)):
                        place = target / side / path
                        place.parent.mkdir(parents=True, exist_ok=True)
                        place.write_bytes(tree.get(path, b""))
        return answer


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="+", metavar="FOLDER")
    parser.add_argument("--min", default=corpus.MINIMUMS["26"])
    parser.add_argument("--random", type=int, default=0, metavar="N")
    parser.add_argument("--tools", default=str(corpus.ROOT / ".build/release"))
    parser.add_argument("--keep", metavar="FOLDER", help="where to put files that end differently")
    arguments = parser.parse_args()
    same = total = 0
    for folder in arguments.folders:
        for way, differing in Checkout(folder, arguments).check().items():
            total += 1
            same += not differing
            if differing:
                print(f"{pathlib.Path(folder).name}, {way}: {len(differing)} files differ: {', '.join(differing[:5])}")
        print(f"{pathlib.Path(folder).name}: done", file=sys.stderr, flush=True)
    print(f"{same} of {total} ways end the same")
    sys.exit(same != total)


if __name__ == "__main__":
    main()
