#!/usr/bin/env python3
"""Counts in how many public repositories each line of the sources runs.

    swift build -c release --scratch-path .build/reach -Xswiftc -profile-generate -Xswiftc -profile-coverage-mapping \
        -Xlinker --no-gc-sections
    Tests/Corpus/reach.py FOLDER [--programs BIN] [--work FOLDER] [--below 5] [--jobs 2]

FOLDER contains a checkout in each OWNER+NAME; none is written to. Each is linted, its shims are listed, and migrations to
three minimums are tried, safely and with `--unsafe`. Printed are the files with the most lines that ran in fewer than
--below repositories; `lines` in the work folder has a copy of each source file with the number of repositories before each
line, and `!` where it is below. What is already counted in the work folder is not counted again.

An optimized program counts some lines with their neighbours: look at the whole block. Reports other than text, the
language server and most flags are not tried here.
"""

import argparse
import collections
import concurrent.futures
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import corpus  # noqa: E402
import evidence  # noqa: E402

SOURCES = corpus.ROOT / "Sources"
# Profiles are read by the tools of the compiler that made the programs.
TOOLS = pathlib.Path(shutil.which("swiftc") or "swiftc").resolve().parent


def commands(programs):
    migrate = [str(programs / "backport-migrate"), "--dry-run", "--allow-dirty", "--verbose"]
    yield [str(programs / "backport-lint"), "--inventory"]
    for minimum in evidence.MINIMUMS.values():
        yield [str(programs / "backport-lint"), "--min", minimum]
        for flags in evidence.MODES.values():
            yield [*migrate, "--min", minimum, *flags]


def lines(programs, profiles):
    """{file: {line: count}} of some runs."""
    merged = profiles / "merged"
    subprocess.run(
        [str(TOOLS / "llvm-profdata"), "merge", "-sparse", *map(str, profiles.glob("*.profraw")), "-o", str(merged)],
        check=True)
    report = subprocess.run(
        [str(TOOLS / "llvm-cov"), "export", "-format=lcov", str(programs / "backport-migrate"), "-object",
         str(programs / "backport-lint"), "-instr-profile", str(merged)],
        check=True, capture_output=True, text=True).stdout
    found, counts = {}, {}
    for line in report.splitlines():
        if line.startswith("SF:"):
            path = pathlib.Path(line[3:])
            counts = found.setdefault(str(path.relative_to(SOURCES)), {}) if SOURCES in path.parents else {}
        elif line.startswith("DA:"):
            number, count = line[3:].split(",")[:2]
            counts[int(number)] = int(count)
    return found


def count(folder, arguments):
    result = arguments.work / f"{folder.name}.json"
    if result.exists():
        return
    with tempfile.TemporaryDirectory() as profiles:
        environment = {**os.environ, "LLVM_PROFILE_FILE": f"{profiles}/%p.profraw"}
        for command in commands(arguments.programs):
            subprocess.run(
                [*command, "."], cwd=folder, env=environment, timeout=arguments.timeout,
                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        found = lines(arguments.programs, pathlib.Path(profiles))
    result.write_text(json.dumps(found, separators=(",", ":")))


def report(arguments):
    reached = collections.defaultdict(collections.Counter)
    for result in arguments.work.glob("*.json"):
        for path, counts in json.loads(result.read_text()).items():
            for line, times in counts.items():
                reached[path][int(line)] += times > 0
    shutil.rmtree(arguments.work / "lines", ignore_errors=True)
    rare = {
        path: {line for line, number in counts.items() if number < arguments.below}
        for path, counts in reached.items() if "BuiltIn" not in path}
    for path in rare:
        counts = reached[path]
        copy = arguments.work / "lines" / path
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text("".join(
            f"{counts[number] if number in counts else '':>4} {'!' if number in rare[path] else ' '} {line}\n"
            for number, line in enumerate((SOURCES / path).read_text().splitlines(), 1)))
    print(f"{sum(map(len, rare.values()))} of {sum(len(reached[path]) for path in rare)} lines run in fewer than "
          f"{arguments.below} repositories")
    for path in sorted(rare, key=lambda path: -len(rare[path]))[:arguments.limit]:
        print(f"{len(rare[path]):>5} of {len(reached[path]):>4} {path}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", metavar="FOLDER", type=pathlib.Path)
    parser.add_argument("--programs", default=corpus.ROOT / ".build/reach/release", type=pathlib.Path, metavar="BIN")
    parser.add_argument("--work", default=corpus.ROOT / ".build/reach/counts", type=pathlib.Path, metavar="FOLDER")
    parser.add_argument("--below", type=int, default=5)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--limit", type=int, default=100, help="files to print")
    parser.add_argument("--timeout", type=int, default=900, metavar="SECONDS")
    arguments = parser.parse_args()
    arguments.programs, arguments.work = arguments.programs.resolve(), arguments.work.resolve()
    arguments.work.mkdir(parents=True, exist_ok=True)
    folders = [path for path in sorted(arguments.folder.iterdir()) if path.is_dir()]
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        for folder, _ in zip(folders, pool.map(lambda path: count(path, arguments), folders)):
            print(folder.name, file=sys.stderr, flush=True)
    report(arguments)


if __name__ == "__main__":
    main()
