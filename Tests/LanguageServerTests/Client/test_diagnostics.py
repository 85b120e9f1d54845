"""What the server says of a project, pushed and pulled, is what `backport-lint` says."""

import json

import pytest
from lsprotocol import types

from support import CHECK, SHIM, SHIM_USE, TWO_CHECKS, expected, lint, told, write_project


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16"])
async def test_pushed_diagnostics_are_those_of_lint(start, tmp_path, encoding):
    text = CHECK.replace("func title", "/* 😀é */ func title").replace("  if", "  /* 😀é */ if")
    write_project(tmp_path, Check=text, Two=TWO_CHECKS)
    editor = await start(tmp_path, encodings=[encoding])
    assert editor.initialized.capabilities.position_encoding == encoding
    for name in ("Check", "Two"):
        text = editor.open(name)
        diagnostics = await editor.pushed(name)
        want = expected(lint(tmp_path), f"Sources/App/{name}.swift", text, encoding)
        assert told(diagnostics) == want and want


async def test_what_is_typed_counts_not_what_is_saved(start, tmp_path):
    write_project(tmp_path, Check=CHECK)
    editor = await start(tmp_path)
    editor.open("Check")
    await editor.pushed("Check", lambda found: len(told(found)) == 1)
    start_of_version = types.Position(3, 20)
    editor.change("Check", "18", types.Range(start_of_version, types.Position(3, 22)))
    await editor.pushed("Check", lambda found: not found)
    editor.close("Check")
    editor.open("Check")
    await editor.pushed("Check", lambda found: len(told(found)) == 1)


async def test_diagnostics_say_rule_documentation_and_dead_code(start, tmp_path):
    write_project(tmp_path, Check=CHECK)
    editor = await start(tmp_path)
    editor.open("Check")
    found = await editor.pushed("Check")
    finding = next(item for item in found if item.severity == types.DiagnosticSeverity.Warning)
    assert finding.code == "redundant-check" and finding.source == "backport"
    page = finding.code_description.href
    assert page.startswith("file://") and "redundant-check" in page
    assert "#unavailable" in open(page.removeprefix("file://")).read()
    dead = next(item for item in found if types.DiagnosticTag.Unnecessary in (item.tags or []))
    assert (dead.range.start.line, dead.range.end.line) == (5, 7)


async def test_pull_gives_the_same_and_says_when_nothing_changed(start, tmp_path):
    write_project(tmp_path, Check=CHECK, Two=TWO_CHECKS)
    editor = await start(tmp_path, pull=True)
    text = editor.open("Check")
    report = await editor.pull("Check")
    assert told(report.items) == expected(lint(tmp_path), "Sources/App/Check.swift", text)
    again = await editor.pull("Check", report.result_id)
    assert again.kind == "unchanged"
    editor.change("Check", "// nothing\n")
    changed = await editor.pull("Check", report.result_id)
    assert changed.kind == "full" and not changed.items
    assert editor.client.diagnostics == {}


async def test_workspace_pull_knows_files_that_are_not_open(start, tmp_path):
    write_project(tmp_path, Check=CHECK, Two=TWO_CHECKS)
    editor = await start(tmp_path, pull=True)
    ask = lambda previous: editor.client.workspace_diagnostic_async(
        types.WorkspaceDiagnosticParams(previous_result_ids=previous))
    report = await ask([])
    by_uri = {item.uri: item for item in report.items}
    assert set(by_uri) == {editor.uri("Check"), editor.uri("Two")}
    assert told(by_uri[editor.uri("Two")].items) == expected(
        lint(tmp_path), "Sources/App/Two.swift", TWO_CHECKS)
    previous = [types.PreviousResultId(item.uri, item.result_id) for item in report.items]
    editor.open("Two", "")
    report = await ask(previous)
    kinds = {item.uri: item.kind for item in report.items}
    assert kinds == {editor.uri("Check"): "unchanged", editor.uri("Two"): "full"}


async def test_a_configuration_takes_effect_without_a_restart(start, tmp_path):
    write_project(tmp_path, Check=CHECK)
    editor = await start(tmp_path)
    editor.open("Check")
    await editor.pushed("Check", lambda found: len(told(found)) == 1)
    configuration = tmp_path / ".backport.json"
    configuration.write_text(json.dumps({"rules": {"redundant-check": "error"}}))
    editor.watched(configuration, types.FileChangeType.Created)
    await editor.pushed("Check", lambda found: [item[5] for item in told(found)] == [1])
    # One that is faulty changes nothing but is told.
    configuration.write_text("{")
    editor.watched(configuration)
    while not editor.client.messages:
        await editor.pull("Check")
    assert ".backport.json" in editor.client.messages[0].message
    configuration.write_text(json.dumps({"min": "18"}))
    editor.watched(configuration)
    await editor.pushed("Check", lambda found: len(told(found)) == 2)


async def test_a_manifest_takes_effect_without_a_restart(start, tmp_path):
    write_project(tmp_path, Check=CHECK)
    editor = await start(tmp_path)
    editor.open("Check")
    await editor.pushed("Check", lambda found: len(told(found)) == 1)
    manifest = tmp_path / "Package.swift"
    manifest.write_text(manifest.read_text().replace(".v16", ".v14"))
    editor.watched(manifest)
    await editor.pushed("Check", lambda found: not found)


async def test_settings_come_with_the_start_and_later(start, tmp_path):
    write_project(tmp_path, Check=CHECK)
    editor = await start(tmp_path, options={"min": "14"})
    editor.open("Check")
    await editor.pushed("Check", lambda found: not found)
    editor.client.workspace_did_change_configuration(
        types.DidChangeConfigurationParams(settings={"backport": {"min": "17"}}))
    await editor.pushed("Check", lambda found: len(told(found)) == 2)


async def test_new_and_foreign_files_are_judged_too(start, tmp_path):
    app = write_project(tmp_path / "App", Check=CHECK)
    other = write_project(tmp_path / "Other", Far=CHECK)
    editor = await start(app)
    editor.open("New", CHECK)
    assert len(told(await editor.pushed("New"))) == 1
    editor.folder = other
    editor.open("Far")
    assert len(told(await editor.pushed("Far"))) == 1


async def test_files_that_change_on_disk_are_read_again(start, tmp_path):
    write_project(tmp_path, Check=CHECK, Two=TWO_CHECKS)
    editor = await start(tmp_path, pull=True)
    ask = lambda: editor.client.workspace_diagnostic_async(types.WorkspaceDiagnosticParams([]))
    assert len((await ask()).items) == 2
    editor.path("Two").write_text("// nothing\n")
    editor.watched(editor.path("Two"))
    assert [item.uri for item in (await ask()).items] == [editor.uri("Check")]
    editor.path("Three").write_text(CHECK)
    editor.watched(editor.path("Three"), types.FileChangeType.Created)
    assert len((await ask()).items) == 2


async def test_progress_of_the_first_read_is_told(start, tmp_path):
    write_project(tmp_path, Check=CHECK)
    editor = await start(tmp_path, progress=True)
    editor.open("Check")
    await editor.pushed("Check")
    kinds = [value.kind for values in editor.client.progress_reports.values() for value in values]
    assert kinds[0] == "begin" and kinds[-1] == "end"


async def test_it_watches_what_decides_on_findings(start, tmp_path):
    write_project(tmp_path, Check=CHECK)
    registered = []
    editor = await start(
        tmp_path, asks={types.CLIENT_REGISTER_CAPABILITY: lambda params: registered.extend(params.registrations)})
    editor.open("Check")
    await editor.pushed("Check")
    watchers = [
        watcher["globPattern"] if isinstance(watcher, dict) else watcher.glob_pattern
        for registration in registered for watcher in _watchers(registration)
    ]
    for pattern in ("**/*.swift", "**/.backport.json", "**/*.pbxproj", "**/project*.yml"):
        assert pattern in watchers


def _watchers(registration):
    options = registration.register_options
    return options["watchers"] if isinstance(options, dict) else options.watchers


@pytest.mark.parametrize("case", ["excluded", "excluded by a flag", "unreadable"])
async def test_a_shim_whose_uses_may_be_out_of_sight_stays_as_lint_says(start, tmp_path, case):
    app = write_project(tmp_path / "App", Shim=SHIM, Inbox=SHIM_USE)
    flags = []
    if case == "excluded":
        (app / ".backport.json").write_text('{"exclude": ["Sources/App/Inbox.swift"]}\n')
    elif case == "excluded by a flag":
        flags = ["--exclude", "Sources/App/Inbox.swift"]
    elif case == "unreadable":
        (app / "Sources" / "App" / "Inbox.swift").write_bytes(SHIM_USE.encode("utf-16"))
    editor = await start(app, *flags)
    text = editor.open("Shim")
    want = expected(lint(app, *flags), "Sources/App/Shim.swift", text)
    assert told(await editor.pushed("Shim")) == want
    assert any(rule == "removable-shim" and "out of sight" in message for *_, rule, _, message in want)


async def test_of_a_folder_that_is_part_of_a_project_the_whole_project_is_known(start, tmp_path):
    app = write_project(tmp_path / "App", Shim=SHIM)
    use = app / "Sources" / "Other" / "Inbox.swift"
    use.parent.mkdir()
    use.write_text(SHIM_USE.replace("badge(3)", "badge(count)"))
    folder = app / "Sources" / "App"
    editor = await start(folder)
    editor.folder = app
    text = editor.open("Shim")
    want = expected(lint(folder), "Shim.swift", text)
    assert told(await editor.pushed("Shim")) == want and want
    assert not any("out of sight" in message for *_, message in want)
    report = await editor.client.workspace_diagnostic_async(types.WorkspaceDiagnosticParams([]))
    assert [item.uri for item in report.items] == [editor.uri("Shim")]


async def test_generated_files_are_left_alone_as_lint_leaves_them(start, tmp_path):
    write_project(tmp_path, Check=CHECK, Made="// Code generated by Tool. DO NOT EDIT.\n" + CHECK)
    editor = await start(tmp_path)
    editor.open("Check")
    await editor.pushed("Check", lambda found: len(told(found)) == 1)
    editor.open("Made")
    assert told(await editor.pushed("Made")) == []
    assert not await editor.actions("Made", 4)
