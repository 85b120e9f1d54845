"""A function of very many checks: four times as many take about four times the work, counted in processor time."""

import resource
import subprocess

from support import MIGRATE
from test_robustness import Wire

SOME, MANY = 5_000, 20_000
# What is done for each check takes 4 times as long for 4 times as many; what looks at all the others, 16 times.
MOST = 8


def source(count):
    return "func f() {\n" + "  if #available(iOS 14, *) { a() }\n" * count + "}\n"


def project(folder, count):
    folder.mkdir()
    (folder / ".backport.json").write_text('{"min": {"iOS": "15"}}\n')
    (folder / "Many.swift").write_text(source(count))
    return folder


def children():
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def cost(work, *arguments):
    before = children()
    work(*arguments)
    return children() - before


def migrate(folder):
    subprocess.run([MIGRATE, "--allow-dirty", "--quiet"], cwd=folder, check=True, capture_output=True)
    assert "available" not in (folder / "Many.swift").read_text()


def fix_all(folder):
    wire = Wire(folder, stderr=subprocess.DEVNULL)
    literals = {"codeActionLiteralSupport": {"codeActionKind": {"valueSet": []}}}
    wire.send(
        "initialize",
        {"processId": None, "rootUri": folder.as_uri(), "capabilities": {"textDocument": {"codeAction": literals}}}, id=0)
    wire.answer(0)
    wire.send("initialized", {})
    path = folder / "Many.swift"
    document = {"uri": path.as_uri()}
    wire.send(
        "textDocument/didOpen",
        {"textDocument": document | {"languageId": "swift", "version": 1, "text": path.read_text()}})
    place = {"line": 0, "character": 0}
    wire.send(
        "textDocument/codeAction",
        {"textDocument": document, "range": {"start": place, "end": place},
         "context": {"diagnostics": [], "only": ["source.fixAll"]}}, id=1)
    (action,) = wire.answer(1)["result"]
    (edits,) = action["edit"]["changes"].values()
    assert "available" not in "".join(edit["newText"] for edit in edits)
    wire.leave()


def test_migrate(tmp_path):
    some, many = (cost(migrate, project(tmp_path / str(count), count)) for count in (SOME, MANY))
    assert many < some * MOST


def test_fixing_all_of_a_document(tmp_path):
    some, many = (cost(fix_all, project(tmp_path / str(count), count)) for count in (SOME, MANY))
    assert many < some * MOST
