#!/usr/bin/env python3
"""Counts what each rule and each reason decides in public repositories.

    swift build -c release
    Tests/Corpus/evidence.py FOLDER --programs BIN --raw NEW.json [--table] [--jobs 2] [--only NAME] ...
    Tests/Corpus/evidence.py --compare OLD.json NEW.json [--limit 20]

FOLDER contains a checkout in each OWNER+NAME; none is written to. A copy of each is linted and migrated to three
minimums, safely and with `--unsafe`, and migrated once more. NEW.json is the raw result, written after each
repository; a second call goes on with the repositories that it lacks. --table rewrites `evidence.tsv` and
`evidence-repositories.tsv` beside this program.

`evidence.tsv` has a row for each rule and each reason of the code:

  kind          rule or reason
  id            as in JSON reports; of a rule with kinds, ID/KIND
  repositories  in how many it occurs: in a finding, an applied fix, or what a run leaves
  fixed in      in how many a fix of the rule is applied
  occurrences   different places, over all minimums
  safe, unsafe  applied fixes in safe runs, and further ones with `--unsafe`, over all minimums
  left          entries that a run with `--unsafe` leaves
  example       OWNER/NAME PATH:LINE, one of the first repository
  why           written by hand: why a row with fewer than five repositories is in the code

--compare prints per rule and repository which safe fixes only one of two builds finds, and which files differ.
"""

import argparse
import collections
import concurrent.futures
import hashlib
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import corpus  # noqa: E402

HERE = pathlib.Path(__file__).resolve().parent
MINIMUMS = {
    "15": "iOS=15,macOS=12,tvOS=15,watchOS=8,visionOS=1,macCatalyst=15",
    "17": "iOS=17,macOS=14,tvOS=17,watchOS=10,visionOS=1,macCatalyst=17",
    "26": "iOS=26,macOS=26,tvOS=26,watchOS=26,visionOS=26,macCatalyst=26",
}
MODES = {"safe": [], "unsafe": ["--unsafe"]}
COLUMNS = ("kind", "id", "repositories", "fixed in", "occurrences", "safe", "unsafe", "left", "example", "why")


class Failure(Exception):
    """A run that took too long, crashed, or called something a bug of its own."""


class Checkout:
    """A copy of a repository that is a repository of its own."""

    def __init__(self, folder, arguments):
        self.folder = pathlib.Path(folder).resolve()
        self.arguments = arguments
        self.top = pathlib.Path(tempfile.mkdtemp(prefix="evidence-"))
        self.copy = self.top / self.folder.name
        shutil.copytree(self.folder, self.copy, symlinks=True, ignore=lambda _, names: {".git"} & set(names))
        subprocess.run(["git", "init", "-q"], cwd=self.copy, check=True)
        self.errors = {}

    def run(self, tool, *flags):
        command = [os.path.join(self.arguments.programs, tool), "--format", "json", *flags, "."]
        try:
            process = subprocess.run(
                command, cwd=self.copy, capture_output=True, timeout=self.arguments.timeout)
        except subprocess.TimeoutExpired:
            raise Failure(f"more than {self.arguments.timeout} s") from None
        said = process.stderr.decode(errors="replace")
        if process.returncode not in (0, 1, 3) or "bug of this tool" in said:
            raise Failure(f"exit code {process.returncode}: {said[-300:]}")
        return json.loads(process.stdout)

    def migrate(self, minimum, mode):
        return self.run(
            "backport-migrate", "--min", minimum, "--allow-higher-min", "--allow-dirty", *MODES[mode])

    def restore(self, paths):
        for path in paths:
            (self.copy / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(self.folder / path, self.copy / path)

    def worse(self, paths):
        """The files with more syntax errors than before."""
        before, after = self.syntax_errors(self.folder, paths), self.syntax_errors(self.copy, paths)
        return [path for path in paths if after[path] > before[path]]

    def syntax_errors(self, top, paths):
        """{path: number}; most files are the same in several runs, and parsed once."""
        digests = {path: digest(top / path) for path in paths}
        unknown = {digests[path]: str(top / path) for path in paths if digests[path] not in self.errors}
        found = corpus.parse_errors(self.arguments.swiftc, list(unknown.values()))
        self.errors.update({key: found[path] for key, path in unknown.items()})
        return {path: self.errors[digests[path]] for path in paths}

    def counted(self, minimum, mode):
        """What one migration does."""
        start = time.monotonic()
        report = self.migrate(minimum, mode)
        seconds = time.monotonic() - start
        changed = [file["path"] for file in report["files"]]
        kept = [path for path in changed if (self.copy / path).exists()]
        unstable = []
        try:
            files = {path: digest(self.copy / path) for path in changed}
            worse = self.worse([path for path in kept if path.endswith(".swift")])
            unstable = [file["path"] for file in self.migrate(minimum, mode)["files"]]
        finally:
            self.restore({*changed, *unstable})
        return {
            "seconds": round(seconds, 1), "files": files, "byRule": by_name(report["summary"]),
            "worse": worse, "unstable": unstable, "left": [entry(finding) for finding in report["left"]],
        }

    def evidence(self):
        runs, failures = {}, {}
        for name, minimum in MINIMUMS.items():
            run = {}
            try:
                report = self.run("backport-lint", "--min", minimum, "--fail-on", "never")
                run["findings"] = [entry(finding) for finding in report["findings"]]
            except Failure as failure:
                failures[f"{name} lint"] = str(failure)
            for mode in MODES:
                try:
                    run[mode] = self.counted(minimum, mode)
                except Failure as failure:
                    failures[f"{name} {mode}"] = str(failure)
                    self.restore_all()
            runs[name] = run
        return {"runs": runs, "failures": failures}

    def restore_all(self):
        shutil.rmtree(self.copy)
        shutil.copytree(self.folder, self.copy, symlinks=True, ignore=lambda _, names: {".git"} & set(names))
        subprocess.run(["git", "init", "-q"], cwd=self.copy, check=True)


def digest(path):
    return hashlib.sha256(path.read_bytes()).hexdigest()[:12] if path.exists() else None


def full_name(finding):
    """`removable-shim/view`, or the id of a rule that has no kinds."""
    return "/".join([finding["rule"], *filter(None, [finding.get("kind")])])


def by_name(summary):
    """The applied fixes by full name."""
    kinds = summary.get("byKind", {})
    ids = {name.split("/")[0] for name in kinds}
    return {**kinds, **{rule: count for rule, count in summary["byRule"].items() if rule not in ids}}


def entry(finding):
    """What a finding is counted by."""
    fix = finding["fix"] or {}
    found = {"rule": full_name(finding), "path": finding["path"], "line": finding["line"],
             "column": finding["column"]}
    if fix:
        found["fix"] = fix["applicability"]
    for name in ("reasonLeft", "reasonLeftIds", "remedy"):
        if finding.get(name):
            found[name] = finding[name]
    for name in ("reason", "reasonIds"):
        if fix.get(name):
            found[name] = fix[name]
    return found


def examined(folder, arguments):
    checkout = Checkout(folder, arguments)
    try:
        result = checkout.evidence()
    finally:
        shutil.rmtree(checkout.top)
    # A tree that was laid out without its history names the commit as its subject.
    head = subprocess.run(["git", "log", "-1", "--format=%H %s"], cwd=folder, capture_output=True, text=True)
    result["commit"] = commit(head.stdout.split())
    return result


def commit(words):
    return words[1] if len(words) == 2 and len(words[1]) == 40 else "".join(words[:1])


def name_of(folder):
    return pathlib.Path(folder).name.replace("+", "/", 1)


def measure(arguments):
    raw = {"repositories": {}}
    if os.path.exists(arguments.raw):
        raw = json.loads(pathlib.Path(arguments.raw).read_text())
    folders = [path for path in sorted(pathlib.Path(arguments.folder).iterdir()) if path.is_dir()]
    if arguments.only:
        folders = [path for path in folders if name_of(path) in arguments.only]
    folders = [path for path in folders if name_of(path) not in raw["repositories"]]
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        work = {pool.submit(examined, folder, arguments): name_of(folder) for folder in folders}
        for done in concurrent.futures.as_completed(work):
            name = work[done]
            raw["repositories"][name] = done.result()
            write(raw, arguments.raw)
            failures = "; ".join(f"{run}: {why}" for run, why in done.result()["failures"].items())
            print(f"{name}: {failures or 'done'}", file=sys.stderr, flush=True)
    return raw


def write(raw, path):
    part = path + ".part"
    pathlib.Path(part).write_text(json.dumps(raw, separators=(",", ":"), sort_keys=True))
    os.replace(part, path)


class Row:
    def __init__(self):
        self.repositories, self.fixed = {}, set()
        self.places = set()
        self.safe = self.unsafe = self.left = 0

    def see(self, name, finding):
        place = (finding["path"], finding["line"])
        self.repositories[name] = min(self.repositories.get(name) or place, place)
        self.places.add((name, finding["rule"], place))


def ids(finding):
    return {*finding.get("reasonIds", []), *finding.get("reasonLeftIds", [])}


def rows(raw):
    """{(kind, id): Row}"""
    table = collections.defaultdict(Row)
    for name, repository in sorted(raw["repositories"].items(), key=lambda item: item[0].lower()):
        for run in repository["runs"].values():
            left = [run[mode]["left"] for mode in MODES if mode in run]
            for finding in [*run.get("findings", []), *(finding for some in left for finding in some)]:
                table["rule", finding["rule"]].see(name, finding)
                for reason in ids(finding):
                    table["reason", reason].see(name, finding)
            safe = run.get("safe", {}).get("byRule", {})
            unsafe = run.get("unsafe", {}).get("byRule", {})
            for rule in {*safe, *unsafe}:
                row = table["rule", rule]
                row.safe += safe.get(rule, 0)
                row.unsafe += max(0, unsafe.get(rule, 0) - safe.get(rule, 0))
                row.fixed.add(name)
                row.repositories.setdefault(name, None)
            for finding in run.get("unsafe", {}).get("left", []):
                table["rule", finding["rule"]].left += 1
                for reason in ids(finding):
                    table["reason", reason].left += 1
    return table


def example(row):
    for name, place in row.repositories.items():
        if place:
            return f"{name} {place[0]}:{place[1]}"
    return next(iter(row.repositories), "")


def known_rows():
    """{(kind, id): why} of the table as it is."""
    path = HERE / "evidence.tsv"
    if not path.exists():
        return {}
    lines = [line.split("\t") for line in path.read_text().splitlines()[1:]]
    return {(cells[0], cells[1]): cells[-1] for cells in lines}


def write_table(raw):
    table, known = rows(raw), known_rows()
    lines = ["\t".join(COLUMNS)]
    for key in sorted({*table, *known}):
        row = table.get(key) or Row()
        cells = [*key, len(row.repositories), len(row.fixed), len(row.places), row.safe, row.unsafe, row.left,
                 example(row), known.get(key, "")]
        lines.append("\t".join(map(str, cells)))
    (HERE / "evidence.tsv").write_text("\n".join(lines) + "\n")
    found = sorted(raw["repositories"].items(), key=lambda item: item[0].lower())
    lines = ["repository\tcommit", *(f"{name}\t{repository['commit']}" for name, repository in found)]
    (HERE / "evidence-repositories.tsv").write_text("\n".join(lines) + "\n")


def summarize(raw):
    print(f"{'minimum':>8} {'mode':>7} {'fixes':>7} {'files':>6} {'worse':>6} {'unstable':>9} {'left':>6} {'seconds':>8}")
    for minimum in MINIMUMS:
        for mode in MODES:
            total = collections.Counter()
            for name, repository in raw["repositories"].items():
                run = repository["runs"][minimum].get(mode)
                if not run:
                    continue
                total.update(
                    fixes=sum(run["byRule"].values()), files=len(run["files"]), left=len(run["left"]),
                    seconds=run["seconds"])
                for kind in ("worse", "unstable"):
                    total[kind] += len(run[kind])
                    for path in run[kind]:
                        print(f"{name} {minimum} {mode}: {kind}: {path}", file=sys.stderr)
            print(f"{minimum:>8} {mode:>7} {total['fixes']:>7} {total['files']:>6} {total['worse']:>6} "
                  f"{total['unstable']:>9} {total['left']:>6} {total['seconds']:>8.0f}")


def by_place(findings):
    """The surest finding of each place, whatever its rule is called."""
    found = {}
    for finding in findings:
        place = finding["path"], finding["line"], finding["column"]
        if finding.get("fix") == "safe" or place not in found:
            found[place] = finding
    return found


def compare(old_path, new_path, limit):
    old, new = (json.loads(pathlib.Path(path).read_text())["repositories"] for path in (old_path, new_path))
    names = sorted({*old} & {*new}, key=str.lower)
    for only, others, word in ((old, new, "old"), (new, old, "new")):
        for name in sorted({*only} - {*others}):
            print(f"only in {word}: {name}")
    total = collections.Counter()
    lost, won, files = (collections.defaultdict(list) for _ in range(3))
    rules = collections.defaultdict(collections.Counter)
    for name in names:
        for minimum in MINIMUMS:
            before, after = old[name]["runs"].get(minimum, {}), new[name]["runs"].get(minimum, {})
            if "findings" in before and "findings" in after:
                was, now = by_place(before["findings"]), by_place(after["findings"])
                for places, first, second in ((lost, was, now), (won, now, was)):
                    for place, finding in first.items():
                        other = second.get(place, {})
                        if finding.get("fix") == "safe" and other.get("fix") != "safe":
                            how = other.get("fix") or ("without fix" if other else "not found")
                            why = ", ".join(other.get("reasonIds", [])) or other.get("reason", "")
                            places[finding["rule"], name].append(
                                f"{minimum} {place[0]}:{place[1]}: {how}{why and ': ' + why}")
            for mode in MODES:
                if mode not in before or mode not in after:
                    continue
                for rule in {*before[mode]["byRule"], *after[mode]["byRule"]}:
                    rules[mode, rule].update(
                        old=before[mode]["byRule"].get(rule, 0), new=after[mode]["byRule"].get(rule, 0))
                for word, run in (("old", before), ("new", after)):
                    total[mode, word, "fixes"] += sum(run[mode]["byRule"].values())
                    for kind in ("left", "files", "worse", "unstable"):
                        total[mode, word, kind] += len(run[mode][kind])
                was, now = before[mode]["files"], after[mode]["files"]
                for path in sorted({*was, *now}):
                    if was.get(path, "unchanged") != now.get(path, "unchanged"):
                        files[mode, name].append(f"{minimum} {path}")
    for mode in MODES:
        figures = ", ".join(
            f"{kind} {total[mode, 'old', kind]} → {total[mode, 'new', kind]}"
            for kind in ("fixes", "left", "files", "worse", "unstable"))
        print(f"{mode}: {figures}")
    print(f"\n{'mode':>7} {'rule':<30} {'old':>7} {'new':>7}")
    for (mode, rule), counts in sorted(rules.items()):
        if counts["old"] != counts["new"]:
            print(f"{mode:>7} {rule:<30} {counts['old']:>7} {counts['new']:>7}")
    for title, places in (("safe only in old", lost), ("safe only in new", won), ("other text", files)):
        print(f"\n{title}: {sum(map(len, places.values()))}")
        for key, found in sorted(places.items()):
            print(f"  {key[0]} {key[1]}: {len(found)}")
            for place in found[:limit]:
                print(f"    {place}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", nargs="?", metavar="FOLDER")
    parser.add_argument("--programs", default=str(corpus.ROOT / ".build/release"), metavar="BIN")
    parser.add_argument("--raw", default="evidence.json", metavar="FILE")
    parser.add_argument("--table", action="store_true")
    parser.add_argument("--only", action="append", metavar="OWNER/NAME")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--timeout", type=int, default=120, metavar="SECONDS")
    parser.add_argument("--swiftc", default="swiftc")
    parser.add_argument("--compare", nargs=2, metavar=("OLD.json", "NEW.json"))
    parser.add_argument("--limit", type=int, default=20, help="places to print for each rule and repository")
    arguments = parser.parse_args()
    if arguments.compare:
        return compare(*arguments.compare, arguments.limit)
    arguments.programs = os.path.abspath(arguments.programs)
    raw = measure(arguments)
    summarize(raw)
    if arguments.table:
        write_table(raw)


if __name__ == "__main__":
    main()
