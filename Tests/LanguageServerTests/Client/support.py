"""What the tests of the language server share: the program, sample projects, and what lint says of them."""

import json
import os
import pathlib
import shutil
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[3]
BUILD = pathlib.Path(os.environ.get("BACKPORT_BUILD", ROOT / ".build" / "release"))
LINT = BUILD / "backport-lint"
MIGRATE = BUILD / "backport-migrate"

PACKAGE = """// swift-tools-version: 5.9
import PackageDescription
let package = Package(name: "App", platforms: [.iOS(.v16)],
  products: [.library(name: "App", targets: ["App"])], targets: [.target(name: "App")])
"""

CHECK = """import SwiftUI

func title() -> String {
  if #available(iOS 15, *) {
    return "new"
  } else {
    return "old"
  }
}

@available(iOS 17, *)
func later() {}
"""

TWO_CHECKS = """func first() {
  if #available(iOS 15, *) { modern() } else { old() }
}

func second() {
  guard #available(iOS 14, *) else { return }
  modern()
}

@available(iOS 13, *)
func third() {}
"""

SHIM = """import SwiftUI

struct Backport<Content> {
  let content: Content
}

extension View {
  var backport: Backport<Self> { Backport(content: self) }
}

extension Backport where Content: View {
  @ViewBuilder func badge(_ count: Int) -> some View {
    if #available(iOS 15, *) {
      content.badge(count)
    } else {
      content
    }
  }
}
"""

SHIM_USE = """import SwiftUI

struct Inbox: View {
  var body: some View {
    Text("Inbox")
      .backport.badge(3)
  }
}
"""


def write_project(folder, **files):
    """A package for iOS 16 with these files."""
    sources = folder / "Sources" / "App"
    sources.mkdir(parents=True)
    (folder / "Package.swift").write_text(PACKAGE)
    for name, text in files.items():
        (sources / f"{name}.swift").write_text(text)
    return folder


def sample_app(name, folder):
    shutil.copytree(ROOT / "Fixtures" / "SampleApps" / name, folder)
    return folder


def lint(folder, *flags):
    """The findings of a lint run in the folder."""
    run = subprocess.run(
        [LINT, "--format", "json", "--fail-on", "never", *flags], cwd=folder, capture_output=True, text=True)
    # 3: a file could not be read, the rest was judged.
    assert run.returncode in (0, 3), run.stderr
    return json.loads(run.stdout)["findings"]


def migrate(folder, *flags):
    run = subprocess.run([MIGRATE, "--allow-dirty", *flags], cwd=folder, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr


def tree(folder):
    """Every Swift file's bytes."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*.swift"))}


def positions(text, encoding):
    """Bytes of each line, for turning columns of lint into columns of the protocol."""
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")

    def column(line, byte):
        if encoding == "utf-8":
            return byte
        return len(lines[line].encode()[:byte].decode(errors="replace").encode("utf-16-le")) // 2

    return column


def expected(findings, path, text, encoding="utf-16"):
    """What lint says of a file, as the server has to say it."""
    column = positions(text, encoding)
    severities = {"error": 1, "warning": 2, "note": 3}
    return sorted(
        (
            finding["line"] - 1,
            column(finding["line"] - 1, finding["column"] - 1),
            finding["endLine"] - 1,
            column(finding["endLine"] - 1, finding["endColumn"] - 1),
            finding["rule"],
            severities[finding["severity"]],
            finding["message"],
        )
        for finding in findings
        if finding["path"] == path
    )


def told(diagnostics):
    """The server's diagnostics in the same form, without the hints that grey out dead code."""
    return sorted(
        (
            item.range.start.line,
            item.range.start.character,
            item.range.end.line,
            item.range.end.character,
            item.code,
            int(item.severity),
            item.message,
        )
        for item in diagnostics
        if item.severity != 4
    )


def apply(text, edits):
    """A document after text edits, columns in UTF-16 units."""
    lines = text.split("\n")

    def offset(position):
        start = sum(len(line) + 1 for line in lines[: position.line])
        if position.line >= len(lines):
            return len(text)
        units = lines[position.line].encode("utf-16-le")[: position.character * 2]
        return start + len(units.decode("utf-16-le"))

    for edit in sorted(edits, key=lambda edit: offset(edit.range.start), reverse=True):
        text = text[: offset(edit.range.start)] + edit.new_text + text[offset(edit.range.end):]
    return text
