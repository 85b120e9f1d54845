#!/usr/bin/env python3
"""Runs what README.md and the articles tell people to paste: shell lines, workflows, configurations, editors' settings.

Each block of code that is no `console` (readme.py runs those) is used as far as that can be done here: shell lines run
in a copy of a sample app, with the release build on the path and stand-ins for what installs things; a workflow's
actions, inputs and hooks have to be ours, its scripts run; configurations are read by the tool. A block of a language
that nobody here knows is an error. Needs PyYAML and tomli.
"""

import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

import tomli
import yaml

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILD = ROOT / os.environ.get("BACKPORT_BUILD", ".build/release")
ARTICLES = ROOT / "Sources" / "BackportCommand" / "Documentation.docc"

# What is on people's machines and not here. `swift run` runs what is built already; `sudo` writes below the copy.
STAND_INS = {
    "swift": 'for word; do case $word in backport-lint|backport-migrate) exec "$@";; esac; shift; done',
    "sudo": 'for word; do shift; set -- "$@" "$(echo "$word" | sed "s|^/usr/local|$HOME/usr/local|")"; done; exec "$@"',
    "mint": "", "mise": "", "brew": "", "docker": "",
}
SDK = "Contents/Developer/Platforms/iPhoneOS.platform/Developer/SDKs/iPhoneOS.sdk"
INTERFACE = """// swift-interface-format-version: 1.0
// swift-module-flags: -module-name SwiftUI
@available(iOS 13.0, *)
public struct Text {
  public init(_ content: Swift.String)
}
"""


class Copy:
    """A sample app in a repository of its own, thrown away in the end."""

    def __enter__(self):
        self.folder = pathlib.Path(tempfile.mkdtemp())
        self.app = self.folder / "App"
        shutil.copytree(ROOT / "Fixtures" / "SampleApps" / "namespace-types", self.app)
        # The articles speak of these.
        (self.app / "Sources").mkdir()
        for path in ("Sources/Launch.swift", "App/Main.swift"):
            (self.app / path).write_text("if #available(iOS 13, *) { launch() }\n")
        tools = self.folder / "tools"
        tools.mkdir()
        for name, body in STAND_INS.items():
            (tools / name).write_text(f"#!/bin/sh\n{body}\n")
            (tools / name).chmod(0o755)
        (self.folder / "usr" / "local" / "bin").mkdir(parents=True)
        (self.app / ".build").symlink_to(BUILD.resolve().parent)
        (self.app / "Fixtures").symlink_to(ROOT / "Fixtures")
        self.environment = os.environ | {
            "PATH": f"{tools}:{BUILD}:{os.environ['PATH']}", "HOME": str(self.folder), "SRCROOT": str(self.app),
            "GITHUB_STEP_SUMMARY": str(self.folder / "summary.md"), "GIT_CONFIG_GLOBAL": os.devnull}
        (self.app / "Config").mkdir()
        sdk = self.folder / "Applications" / "Xcode.app" / SDK
        module = sdk / "System/Library/Frameworks/SwiftUI.framework/Modules/SwiftUI.swiftmodule"
        module.mkdir(parents=True)
        (sdk / "SDKSettings.json").write_text('{"CanonicalName": "iphoneos17.4", "Version": "17.4"}')
        (module / "arm64-apple-ios.swiftinterface").write_text(INTERFACE)
        self.run("git init --quiet && printf '.build\\nFixtures\\n' > .git/info/exclude && git add --all && "
                 "git -c user.name=A -c user.email=a@example.com commit --quiet -m App")
        self.run("tar -czf backport-0.1.0-linux-x86_64.tar.gz project.yml")
        return self

    def __exit__(self, *_):
        shutil.rmtree(self.folder)

    def run(self, line):
        """Findings (1) are no failure."""
        line = line.replace("/Applications/", f"{self.folder}/Applications/")
        done = subprocess.run(
            ["bash", "-o", "pipefail", "-c", line], cwd=self.app, env=self.environment, text=True,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        assert done.returncode in (0, 1), f"`{line}` ended with {done.returncode}:\n{done.stdout}"
        assert "command not found" not in done.stdout, done.stdout
        return done.stdout


def shell(text, _):
    with Copy() as copy:
        for line in filter(None, (re.sub(r"(^|\s)#.*", "", line).strip() for line in text.splitlines())):
            copy.run(line)


def configuration(text, page):
    """An editor's settings that start the server, or a configuration of ours."""
    if page.name == "Editors.md":
        return settings(json.loads(text if text.lstrip().startswith("{") else "{" + text + "}"))
    with Copy() as copy:
        (copy.app / ".backport.json").write_text(text)
        printed = copy.run("backport-lint --print-config .")
        assert ".backport.json" in printed, printed


def settings(values):
    text = json.dumps(values)
    assert "backport-lint" in text and "--language-server" in text, text


def workflow(text, _):
    document = yaml.safe_load(text)
    if isinstance(document, list):
        # A list of steps is a part of a job.
        document = {"job": {"steps": document}}
    known = 0
    for repository in document.get("repos", []):
        ids = {hook["id"] for hook in yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text())}
        assert {hook["id"] for hook in repository["hooks"]} <= ids, text
        known += 1
    jobs = document.get("jobs", document)
    for job in jobs.values() if isinstance(jobs, dict) else []:
        if isinstance(job, dict):
            known += len([uses(step) for step in [job, *job.get("steps", [])] if "OWNER/backport" in step.get("uses", "")])
            if "script" in job:
                script(job)
                known += 1
    assert known, f"nothing of ours is in it:\n{text}"


def uses(step):
    """The action or workflow is there, and takes what it is given."""
    path = ROOT / step["uses"].removeprefix("OWNER/backport/").split("@")[0]
    given = set(step.get("with", {}))
    if path.is_dir():
        inputs = yaml.safe_load((path / "action.yml").read_text())["inputs"]
    else:
        # YAML 1.1 reads `on` as true.
        inputs = yaml.safe_load(path.read_text())[True]["workflow_call"]["inputs"]
    required = {name for name, value in inputs.items() if value.get("required")}
    assert required <= given <= set(inputs), f"{path}: {given} is given, {set(inputs)} is taken"


def script(job):
    with Copy() as copy:
        for line in job["script"]:
            copy.run(line)
        for report in job["artifacts"]["reports"].values():
            assert (copy.app / report).stat().st_size > 0, report


def neovim(text, _):
    """The tests of the language server start Neovim by the article's lines; other pages have to say the same."""
    bare = lambda lines: re.sub(r"[\s,]+", "", lines)
    assert bare(text) in bare((ARTICLES / "Editors.md").read_text()), text


def swift(text, _):
    """It parses: by itself, as an argument of a call, or as an element of a list."""
    text = text.replace("…", "")
    for before, after in (("", ""), ("f(", "\n)"), ("[", "\n]")):
        done = subprocess.run(
            ["swiftc", "-frontend", "-parse", "-"], input=before + text + after, text=True, capture_output=True)
        if done.returncode == 0:
            return
    raise AssertionError(f"{text}\n{done.stderr}")


def lisp(text, _):
    assert text.count("(") == text.count(")"), text
    settings(text)


def shown(*_):
    """To be read, not to be pasted."""


LANGUAGES = {
    "sh": shell, "json": configuration, "yaml": workflow, "lua": neovim, "swift": swift, "elisp": lisp,
    "toml": lambda text, _: tomli.loads(text), "rust": lambda text, _: settings(text),
    "diff": shown, "text": shown, "console": shown,
}


def main():
    count = 0
    for page in [ROOT / "README.md", *sorted(ARTICLES.rglob("*.md"))]:
        for language, text in re.findall(r"^```(\w*)\n(.*?)^```", page.read_text(), re.M | re.S):
            place = f"{page.relative_to(ROOT)}: {language or 'no language'}"
            assert language in LANGUAGES, f"{place}: nobody here can run it:\n{text}"
            try:
                LANGUAGES[language](text, page)
            except (AssertionError, ValueError, yaml.YAMLError) as fault:
                sys.exit(f"{place}: {fault}")
            count += LANGUAGES[language] is not shown
    print(f"{count} blocks do what they are there for")
    if count < 60:
        sys.exit("recipes.py: blocks are missing")


main()
