#!/usr/bin/env python3
"""Reads the reports that services take as their readers do.

    services.py FILE ...

What a file is, its name tells: `….gitlab.json`, `….checkstyle.xml`, `….junit.xml`, `….md`.

- GitLab: the fields that its documentation lists ("Code Quality report format"), as the schema of ours in
  Fixtures/Reports, and no fingerprint twice.
- Checkstyle: the reader of diff-quality (PyPI: diff-cover).
- JUnit: junitparser, and that the counts add up.
- Markdown: a CommonMark parser sees no HTML and no link, and no text that would mention a person.
"""

import json
import pathlib
import re
import sys
import xml.etree.ElementTree as etree

import jsonschema
import junitparser
import markdown_it
from diff_cover.violationsreporters.java_violations_reporter import CheckstyleXmlDriver
from diff_cover.git_path import GitPathTool

ROOT = pathlib.Path(__file__).resolve().parents[2]


def gitlab_errors(text):
    report = json.loads(text)
    schema = json.loads((ROOT / "Fixtures/Reports/gitlab.schema.json").read_bytes())
    for error in jsonschema.Draft202012Validator(schema).iter_errors(report):
        yield f"{error.json_path}: {error.message[:200]}"
    fingerprints = [entry["fingerprint"] for entry in report]
    if len(set(fingerprints)) != len(fingerprints):
        yield "two entries have one fingerprint"


def checkstyle_errors(text):
    GitPathTool.set_cwd(str(ROOT))
    # Its reader takes text, and Python's XML takes a declared encoding only with bytes.
    read = CheckstyleXmlDriver().parse_reports([re.sub(r"^<\?xml.*\?>\n", "", text)])
    errors = list(etree.fromstring(text.encode()).iter("error"))
    if sum(map(len, read.values())) != len(errors):
        yield "diff-quality reads another number of errors"
    for error in errors:
        if error.get("severity") not in ("error", "warning", "info") or int(error.get("column")) < 1:
            yield f"line {error.get('line')}: a severity or column that Checkstyle does not have"


def junit_errors(text):
    report = junitparser.JUnitXml.fromstring(text.encode())
    for suite in report:
        cases = list(suite)
        if not cases:
            yield "a suite without tests"
        results = [result for case in cases for result in case.result]
        failures = sum(isinstance(result, junitparser.Failure) for result in results)
        errors = sum(isinstance(result, junitparser.Error) for result in results)
        if (suite.tests, suite.failures, suite.errors) != (len(cases), failures, errors):
            yield "the counts do not add up"
        if (report.tests, report.failures, report.errors) != (suite.tests, suite.failures, suite.errors):
            yield "the counts of the suite and of all suites differ"
        names = [(case.classname, case.name) for case in cases]
        if len(set(names)) != len(names):
            yield "two tests have one name"


def markdown_errors(text):
    if len(text) > 65_536:
        yield "longer than a comment on GitHub may be"
    parser = markdown_it.MarkdownIt("commonmark", {"html": True}).enable("table")
    for block in parser.parse(text):
        for token in [block] + (block.children or []):
            if token.type.startswith(("html", "link", "image")):
                yield f"{token.type}: {token.content[:80]}"
            if token.type == "text" and re.search(r"@\w", token.content):
                yield f"a mention: {token.content[:80]}"


READERS = {
    ".gitlab.json": gitlab_errors,
    ".checkstyle.xml": checkstyle_errors,
    ".junit.xml": junit_errors,
    ".md": markdown_errors,
}


def main(paths):
    if not paths:
        sys.exit(__doc__)
    failed = False
    for path in map(pathlib.Path, paths):
        reader = next((reader for ending, reader in READERS.items() if path.name.endswith(ending)), None)
        if reader is None:
            sys.exit(f"services.py: {path}: no reader for such a name")
        found = list(reader(path.read_text(encoding="utf-8")))
        failed = failed or bool(found)
        for error in found[:20]:
            print(f"{path}: {error}")
        print(f"{path}: {'read' if not found else f'{len(found)} errors'}")
    sys.exit(1 if failed else 0)


main(sys.argv[1:])
