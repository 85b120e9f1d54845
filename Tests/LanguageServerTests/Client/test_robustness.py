"""Bad input, wrong order, clients that die, and answers that nobody waits for any more."""

import json
import subprocess
import sys

import pytest

from support import CHECK, LINT, write_project


class Wire:
    """A client that says exactly what it is told to."""

    def __init__(self, folder, *flags, stderr=subprocess.PIPE):
        self.process = subprocess.Popen(
            [LINT, "--language-server", *flags], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=stderr)
        self.folder = folder

    def raw(self, data):
        self.process.stdin.write(data)
        self.process.stdin.flush()

    def send(self, method, params=None, id=None):
        message = {"jsonrpc": "2.0", "method": method}
        if id is not None:
            message["id"] = id
        if params is not None:
            message["params"] = params
        self.raw(self.frame(message))

    @staticmethod
    def frame(message):
        content = json.dumps(message).encode()
        return b"Content-Length: %d\r\n\r\n" % len(content) + content

    def read(self):
        length = None
        while (line := self.process.stdout.readline()) != b"\r\n":
            assert line.lower().startswith(b"content-length:"), line
            length = int(line.split(b":")[1])
        return json.loads(self.process.stdout.read(length))

    def answer(self, id):
        while (message := self.read()).get("id") != id or "method" in message:
            pass
        return message

    def initialize(self, process=None):
        self.send(
            "initialize", {"processId": process, "rootUri": self.folder.as_uri(), "capabilities": {}}, id=0)
        self.answer(0)
        self.send("initialized", {})

    def open(self, text):
        self.uri = (self.folder / "Sources" / "App" / "Check.swift").as_uri()
        self.send(
            "textDocument/didOpen",
            {"textDocument": {"uri": self.uri, "languageId": "swift", "version": 1, "text": text}})

    def leave(self):
        self.send("shutdown", id="bye")
        assert self.answer("bye")["result"] is None
        self.send("exit")
        assert self.process.wait(20) == 0


@pytest.fixture
def wire(tmp_path):
    write_project(tmp_path, Check=CHECK)
    wire = Wire(tmp_path)
    yield wire
    if wire.process.poll() is None:
        wire.process.kill()


def test_malformed_messages_are_refused_and_reading_goes_on(wire):
    wire.initialize()
    for content in (b"{", b"[1,", b'{"jsonrpc": "2.0"', b"\xff\xfe", b""):
        wire.raw(b"Content-Length: %d\r\n\r\n" % len(content) + content)
        assert wire.answer(None)["error"]["code"] == -32700
    wire.raw(b"Content-Type: nothing\r\n\r\n")
    assert wire.answer(None)["error"]["code"] == -32700
    for message in (1, [], {}, {"id": 1.5, "method": 3}, {"id": {}, "method": "x"}):
        wire.raw(wire.frame(message))
        assert wire.answer(None)["error"]["code"] == -32600
    wire.leave()


def test_unknown_methods_and_parameters_are_refused(wire):
    wire.initialize()
    wire.send("textDocument/definition", {}, id=1)
    assert wire.answer(1)["error"]["code"] == -32601
    wire.send("no/notification", {})
    wire.send("$/setTrace", {"value": "off"})
    for id, (method, params) in enumerate(
        [("textDocument/hover", {}), ("textDocument/codeAction", [1]), ("textDocument/diagnostic", None),
         ("codeAction/resolve", {"data": 3}), ("textDocument/hover", {"textDocument": {"uri": "file:///none"}})], 2):
        wire.send(method, params, id=id)
        assert wire.answer(id)["error"]["code"] == -32602
    for method in ("didOpen", "didChange", "didClose", "didSave"):
        wire.send(f"textDocument/{method}", {"textDocument": 3})
    wire.send("workspace/didChangeWatchedFiles", {"changes": 3})
    wire.send("workspace/didChangeConfiguration", None)
    wire.leave()


def test_the_wrong_order_is_refused(wire):
    wire.send("textDocument/hover", {}, id=1)
    assert wire.answer(1)["error"]["code"] == -32002
    wire.open(CHECK)
    wire.initialize()
    wire.send("initialize", {"capabilities": {}}, id=2)
    assert wire.answer(2)["error"]["code"] == -32600
    wire.send("shutdown", id=3)
    wire.answer(3)
    wire.send("textDocument/hover", {}, id=4)
    assert wire.answer(4)["error"]["code"] == -32600
    wire.send("exit")
    assert wire.process.wait(20) == 0


def test_identifiers_come_back_as_they_came(wire):
    wire.initialize()
    for id in ("a", "7", 7, -1, "😀"):
        wire.send("none", id=id)
        assert wire.answer(id)["error"]["code"] == -32601
    wire.leave()


def test_leaving_without_a_word_ends_it(wire):
    wire.initialize()
    wire.send("exit")
    assert wire.process.wait(20) == 1


def test_the_end_of_input_ends_it(wire):
    wire.initialize()
    wire.open(CHECK)
    wire.process.stdin.close()
    assert wire.process.wait(20) == 1


def test_a_client_that_reads_no_more_ends_it(wire):
    wire.initialize()
    wire.process.stdout.close()
    wire.open(CHECK)
    assert wire.process.wait(20) == 1


def test_a_client_that_was_killed_ends_it(tmp_path):
    """Although somebody else holds the other end of its input open."""
    write_project(tmp_path, Check=CHECK)
    client = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)
    wire = Wire(tmp_path)
    wire.initialize(process=client.pid)
    client.kill()
    client.wait()
    assert wire.process.wait(30) == 1


def test_requests_can_be_cancelled(wire):
    wire.initialize()
    wire.open(CHECK)
    # In one piece, so that the cancellation is there before the request's turn comes.
    wire.raw(
        b"".join(
            wire.frame(message)
            for message in (
                *[{"jsonrpc": "2.0", "id": f"busy{n}", "method": "workspace/diagnostic", "params": {}} for n in range(3)],
                {"jsonrpc": "2.0", "id": 9, "method": "workspace/diagnostic", "params": {}},
                {"jsonrpc": "2.0", "method": "$/cancelRequest", "params": {"id": 9}},
            )))
    assert wire.answer(9)["error"]["code"] == -32800
    wire.leave()


def test_a_newer_change_makes_an_older_answer_void(wire):
    wire.initialize()
    wire.open(CHECK)
    document = {"uri": wire.uri, "version": 2}
    busy = {"jsonrpc": "2.0", "id": 8, "method": "workspace/diagnostic", "params": {}}
    hover = {"jsonrpc": "2.0", "id": 9, "method": "textDocument/hover",
             "params": {"textDocument": document, "position": {"line": 3, "character": 8}}}
    change = {"jsonrpc": "2.0", "method": "textDocument/didChange",
              "params": {"textDocument": document, "contentChanges": [{"text": ""}]}}
    wire.raw(b"".join(map(wire.frame, (busy, hover, change))))
    assert wire.answer(9)["error"]["code"] == -32801
    wire.leave()


@pytest.mark.parametrize(
    "text", ["", "\0" * 1000, "{" * 100_000, '"' * 9999, "if #available(iOS 13, *) { a() }\n" * 2_000, "é😀\r" * 50_000],
    ids=["empty", "zeros", "brackets", "quotes", "long", "columns"])
def test_documents_of_any_kind(wire, text):
    wire.initialize()
    wire.open(text)
    range = {"start": {"line": 2, "character": 1}, "end": {"line": 1 << 40, "character": 1 << 40}}
    wire.send(
        "textDocument/didChange",
        {"textDocument": {"uri": wire.uri, "version": 2}, "contentChanges": [{"range": range, "text": text}]})
    wire.send("textDocument/diagnostic", {"textDocument": {"uri": wire.uri}}, id=1)
    assert "result" in wire.answer(1)
    wire.leave()


def test_only_the_protocol_goes_to_standard_output(tmp_path):
    write_project(tmp_path, Check=CHECK)
    wire = Wire(tmp_path, "--verbose")
    wire.initialize()
    wire.open(CHECK)
    wire.send("textDocument/diagnostic", {"textDocument": {"uri": wire.uri}}, id=1)
    assert wire.answer(1)["result"]["items"]
    wire.leave()
    assert wire.process.stdout.read() == b""
    log = wire.process.stderr.read().decode()
    assert "← {" in log and "→ {" in log


def test_flags_that_make_no_sense_are_refused(tmp_path):
    run = subprocess.run([LINT, "--language-server", "Sources"], cwd=tmp_path, capture_output=True, text=True)
    assert run.returncode == 2 and run.stdout == "" and "leave out" in run.stderr
