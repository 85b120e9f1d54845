"""Code actions and hover."""

import shutil

import pytest
from lsprotocol import types

from support import CHECK, SHIM, SHIM_USE, TWO_CHECKS, apply, lint, migrate, told, tree, write_project

FIX_ALL = types.CodeActionKind.SourceFixAll


async def resolved(editor, action):
    return action if action.edit else await editor.client.code_action_resolve_async(action)


def write(edit, folder):
    """Applies a workspace edit to the files."""
    for change in edit.document_changes:
        if isinstance(change, types.DeleteFile):
            path_of(change.uri).unlink()
            continue
        path = path_of(change.text_document.uri)
        path.write_bytes(apply(path.read_bytes().decode(), change.edits).encode())


def path_of(uri):
    import pathlib
    return pathlib.Path(uri.removeprefix("file://"))


@pytest.mark.parametrize("resolve", [True, False])
async def test_fixing_one_finding_is_what_migrate_makes_of_it(start, tmp_path, resolve):
    app = write_project(tmp_path / "App", Check=CHECK)
    migrated = shutil.copytree(app, tmp_path / "Migrated")
    migrate(migrated)
    editor = await start(app, resolve=resolve)
    editor.open("Check")
    actions = await editor.actions("Check", 3)
    fix = next(action for action in actions if action.title.startswith("Fix:"))
    assert fix.kind == types.CodeActionKind.QuickFix and fix.is_preferred
    assert (fix.edit is None) == resolve
    edit = (await resolved(editor, fix)).edit
    assert edit.document_changes[0].text_document.version == 1
    write(edit, app)
    assert tree(app) == tree(migrated)


async def test_fixing_one_leaves_the_others(start, tmp_path):
    app = write_project(tmp_path, Two=TWO_CHECKS)
    editor = await start(app)
    editor.open("Two")
    actions = await editor.actions("Two", 5)
    fix = next(action for action in actions if action.title.startswith("Fix:"))
    write((await resolved(editor, fix)).edit, app)
    assert [finding["rule"] for finding in lint(app)] == ["redundant-check", "redundant-attribute"]


async def test_fixing_all_of_a_rule_leaves_other_rules(start, tmp_path):
    app = write_project(tmp_path / "App", Two=TWO_CHECKS)
    migrated = shutil.copytree(app, tmp_path / "Migrated")
    migrate(migrated, "--select", "redundant-check")
    editor = await start(app)
    editor.open("Two")
    actions = await editor.actions("Two", 1)
    fix = next(action for action in actions if action.title == "Fix all redundant-check in this file")
    write((await resolved(editor, fix)).edit, app)
    assert tree(app) == tree(migrated)
    assert {finding["rule"] for finding in lint(app)} == {"redundant-attribute"}


async def test_fixing_the_file_leaves_other_files(start, tmp_path):
    app = write_project(tmp_path / "App", Two=TWO_CHECKS, Check=CHECK)
    migrated = shutil.copytree(app, tmp_path / "Migrated")
    migrate(migrated, "Sources/App/Two.swift")
    editor = await start(app)
    editor.open("Two")
    assert [action.kind for action in await editor.actions("Two", 0, only=[FIX_ALL])] == ["source.fixAll.backport"]
    (action,) = await editor.actions("Two", 0, only=["source"])
    write((await resolved(editor, action)).edit, app)
    assert tree(app) == tree(migrated)


async def test_a_shim_goes_from_the_whole_project_and_each_change_says_why(start, tmp_path):
    app = write_project(tmp_path / "App", Shim=SHIM, Inbox=SHIM_USE)
    migrated = shutil.copytree(app, tmp_path / "Migrated")
    migrate(migrated, "--select", "removable-shim")
    editor = await start(app)
    editor.open("Shim")
    actions = await editor.actions("Shim", 11, 23)
    action = next(action for action in actions if action.title.startswith("Take it out of the whole project (2 files)"))
    assert action.kind == types.CodeActionKind.QuickFix and action.diagnostics[0].code == "removable-shim"
    edit = (await resolved(editor, action)).edit
    notes = edit.change_annotations
    assert set(notes) == {"declaration", "use"}
    assert notes["declaration"].label == "Take out what is no longer needed"
    assert notes["declaration"].description == action.diagnostics[0].message
    assert notes["use"].label == "Call what is there natively"
    assert notes["use"].description == "removable-shim in Sources/App/Shim.swift:12"
    # What is safe needs nobody's word.
    assert all(note.needs_confirmation is False for note in notes.values())
    told_of = {}
    for change in edit.document_changes:
        deletion = isinstance(change, types.DeleteFile)
        name = path_of(change.uri if deletion else change.text_document.uri).stem
        told_of[name] = {change.annotation_id} if deletion else {one.annotation_id for one in change.edits}
    assert told_of == {"Shim": {"declaration"}, "Inbox": {"use"}}
    write(edit, app)
    assert tree(app) == tree(migrated)


async def test_an_unsafe_change_of_the_project_asks_for_a_word(start, tmp_path):
    shim = SHIM.replace("extension Backport", "public extension Backport").replace("struct Backport", "public struct Backport")
    app = write_project(tmp_path, Shim=shim, Inbox=SHIM_USE)
    editor = await start(app)
    editor.open("Shim")
    actions = await editor.actions("Shim", 11, 23)
    action = next(action for action in actions if action.title.startswith("Take it out of the whole project (2 files)"))
    assert "(unsafe: " in action.title and not action.is_preferred
    notes = (await resolved(editor, action)).edit.change_annotations
    assert all(note.needs_confirmation for note in notes.values())


async def test_unsaved_text_is_what_is_fixed(start, tmp_path):
    app = write_project(tmp_path, Check="")
    editor = await start(app)
    editor.open("Check", "// 😀\n" + CHECK)
    (action,) = await editor.actions("Check", 0, only=[FIX_ALL])
    edit = (await resolved(editor, action)).edit.document_changes[0]
    fixed = apply("// 😀\n" + CHECK, edit.edits)
    assert "old" not in fixed and fixed.startswith("// 😀\nimport SwiftUI")


async def test_ignoring_silences_the_line(start, tmp_path):
    app = write_project(tmp_path, Two=TWO_CHECKS, Text='let text = """\n  \\(#available(iOS 13, *) ? 1 : 2)\n  """\n')
    editor = await start(app)
    editor.open("Two")
    actions = await editor.actions("Two", 5)
    ignore = next(action for action in actions if action.title == "Ignore redundant-check on this line")
    write(ignore.edit, app)
    assert [finding["line"] for finding in lint(app)] == [2, 11]
    assert "  // backport:ignore redundant-check\n  guard" in editor.path("Two").read_text()


async def test_actions_of_an_older_text_are_void(start, tmp_path):
    app = write_project(tmp_path, Check=CHECK)
    editor = await start(app)
    editor.open("Check")
    fix = (await editor.actions("Check", 3))[0]
    editor.change("Check", CHECK + "\n")
    with pytest.raises(Exception) as error:
        await resolved(editor, fix)
    assert error.value.code == types.LSPErrorCodes.ContentModified


async def test_a_file_that_is_left_empty_goes(start, tmp_path):
    app = write_project(
        tmp_path, Check=CHECK, Old="import SwiftUI\n\n@available(iOS, obsoleted: 15)\nfunc old() {}\n")
    # A package is built for the platforms that it does not list, too.
    editor = await start(app, "--platforms", "iOS")
    editor.open("Old")
    action = (await editor.actions("Old", 2))[0]
    write((await resolved(editor, action)).edit, app)
    assert not editor.path("Old").exists()


async def test_hover_says_what_a_condition_means(start, tmp_path):
    app = write_project(tmp_path, Check=CHECK)
    editor = await start(app)
    editor.open("Check")
    hover = await editor.hover("Check", 3, 10)
    assert "is always true here" in hover.contents.value
    assert "the minimum is 16.0 (Package.swift:3)" in hover.contents.value
    assert (hover.range.start.character, hover.range.end.character) == (5, 26)
    hover = await editor.hover("Check", 10, 3)
    assert "decided by 17.0" in hover.contents.value
    assert "once the minimum is iOS 17.0" in hover.contents.value
    assert await editor.hover("Check", 2, 6) is None


async def test_hover_says_where_only_the_wildcard_decides(start, tmp_path):
    app = write_project(tmp_path, Wild="func f() {\n  if #available(macOS 14, *) { g() }\n}\n")
    (app / ".backport.json").write_text('{"platforms": ["iOS"]}')
    editor = await start(app)
    editor.open("Wild")
    hover = await editor.hover("Wild", 1, 10)
    assert "only `*` decides" in hover.contents.value
