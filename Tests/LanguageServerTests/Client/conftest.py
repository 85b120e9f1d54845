"""A server for each test, started as an editor would."""

import asyncio
import os
import tempfile

import pytest
from lsprotocol import types
from pytest_lsp.client import make_test_lsp_client

from support import LINT

# Where the pages of documentation go.
os.environ["XDG_CACHE_HOME"] = tempfile.mkdtemp()

class Editor:
    """A client with a folder open."""

    def __init__(self, client, folder):
        self.client = client
        self.folder = folder
        self.versions = {}

    def path(self, name):
        return self.folder / "Sources" / "App" / f"{name}.swift"

    def uri(self, name):
        return self.path(name).as_uri()

    def open(self, name, text=None):
        text = self.path(name).read_text() if text is None else text
        self.versions[name] = 1
        self.client.text_document_did_open(
            types.DidOpenTextDocumentParams(
                types.TextDocumentItem(uri=self.uri(name), language_id="swift", version=1, text=text)))
        return text

    def change(self, name, text, at=None):
        """Replaces the text, or a range of it."""
        self.versions[name] += 1
        event = types.TextDocumentContentChangeWholeDocument(text=text)
        if at is not None:
            event = types.TextDocumentContentChangePartial(range=at, text=text)
        self.client.text_document_did_change(
            types.DidChangeTextDocumentParams(
                types.VersionedTextDocumentIdentifier(uri=self.uri(name), version=self.versions[name]), [event]))

    def close(self, name):
        self.client.text_document_did_close(
            types.DidCloseTextDocumentParams(types.TextDocumentIdentifier(self.uri(name))))

    def watched(self, path, kind=types.FileChangeType.Changed):
        self.client.workspace_did_change_watched_files(
            types.DidChangeWatchedFilesParams([types.FileEvent(uri=path.as_uri(), type=kind)]))

    async def pushed(self, name, until=lambda diagnostics: True):
        """What was pushed last, once it is as it should be."""
        for _ in range(400):
            diagnostics = self.client.diagnostics.get(self.uri(name))
            if diagnostics is not None and until(diagnostics):
                return diagnostics
            await asyncio.sleep(0.05)
        raise AssertionError(f"not in time: {self.client.diagnostics}")

    async def pull(self, name, previous=None):
        return await self.client.text_document_diagnostic_async(
            types.DocumentDiagnosticParams(types.TextDocumentIdentifier(self.uri(name)), previous_result_id=previous))

    async def actions(self, name, line, character=0, only=None):
        place = types.Position(line, character)
        return await self.client.text_document_code_action_async(
            types.CodeActionParams(
                types.TextDocumentIdentifier(self.uri(name)), types.Range(place, place),
                types.CodeActionContext(diagnostics=[], only=only)))

    async def hover(self, name, line, character):
        return await self.client.text_document_hover_async(
            types.HoverParams(types.TextDocumentIdentifier(self.uri(name)), types.Position(line, character)))


def capabilities(pull=False, encodings=None, resolve=True, progress=False):
    """Those of a modern editor, with what a test asks for."""
    text = types.TextDocumentClientCapabilities(
        publish_diagnostics=types.PublishDiagnosticsClientCapabilities(
            related_information=True, code_description_support=True, version_support=True,
            tag_support=types.ClientDiagnosticsTagOptions([types.DiagnosticTag.Unnecessary])),
        code_action=types.CodeActionClientCapabilities(
            code_action_literal_support=types.ClientCodeActionLiteralOptions(
                types.ClientCodeActionKindOptions([types.CodeActionKind.QuickFix])),
            resolve_support=types.ClientCodeActionResolveOptions(["edit"]) if resolve else None),
        hover=types.HoverClientCapabilities(content_format=[types.MarkupKind.Markdown]),
        diagnostic=types.DiagnosticClientCapabilities() if pull else None)
    workspace = types.WorkspaceClientCapabilities(
        workspace_edit=types.WorkspaceEditClientCapabilities(
            document_changes=True, resource_operations=[types.ResourceOperationKind.Delete],
            change_annotation_support=types.ChangeAnnotationsSupportOptions()),
        diagnostics=types.DiagnosticWorkspaceClientCapabilities(refresh_support=True),
        did_change_watched_files=types.DidChangeWatchedFilesClientCapabilities(dynamic_registration=True))
    general = types.GeneralClientCapabilities(position_encodings=encodings) if encodings else None
    window = types.WindowClientCapabilities(work_done_progress=progress)
    return types.ClientCapabilities(text_document=text, workspace=workspace, general=general, window=window)


@pytest.fixture
async def start(request):
    """Starts servers: `editor = await start(folder)`."""
    editors = []

    async def start(folder, *flags, options=None, asks=None, before=None, **wishes):
        client = make_test_lsp_client()
        for feature, answer in (asks or {}).items():
            client.feature(feature)(answer)
        await client.start_io(str(LINT), "--language-server", *flags)
        if before:
            before(client)
        result = await client.initialize_session(
            types.InitializeParams(
                capabilities=capabilities(**wishes), initialization_options=options,
                workspace_folders=[types.WorkspaceFolder(uri=folder.as_uri(), name="App")] if folder else None))
        editor = Editor(client, folder)
        editor.initialized = result
        editors.append(editor)
        return editor

    yield start
    for editor in editors:
        await editor.client.shutdown_session()
        await editor.client.stop()
