"""Completions, tried in the shells themselves.

    shells.py TOOL [SHELL ...]

Bash and zsh are typed into, on a terminal of their own: what they make of a tab is what a stand-in for the tool is
then called with. Fish says what it would offer. TOOL is the program that prints the completions.
"""

import os
import pathlib
import pty
import re
import select
import signal
import subprocess
import sys
import tempfile

# What is typed before the tab, and the last word of the command afterwards.
CASES = [
    ("--invent", "--inventory"),
    ("--format js", "json"),
    ("--fail-on nev", "never"),
    ("--explain obs", "obsolete-declaration"),
    ("--select redundant-at", "redundant-attribute"),
    ("--ignore stale-todo,redundant-cl", "stale-todo,redundant-clause"),
    ("--quiet --platforms iOS,watch", "iOS,watchOS"),
    ("--output not", "notes of mine.txt"),
    ("--baseline not", "notes of mine.txt"),
    ("--min ", "--min"),
    ("Sour", "Sources"),
]
# With a value after `=`, for those that see it as one word.
JOINED = [
    ("--format=js", "--format=json"),
    ("--ignore=stale-todo,redundant-cl", "--ignore=stale-todo,redundant-clause"),
]
SECONDS = 30


class Terminal:
    """A shell on a terminal of its own."""

    def __init__(self, words, environment, folder):
        self.child, self.file = pty.fork()
        if self.child == 0:
            os.chdir(folder)
            os.execvpe(words[0], words, environment)
        self.seen = ""

    def type(self, text):
        os.write(self.file, text.encode())

    def wait(self, pattern):
        while True:
            found = re.search(pattern, self.seen, re.DOTALL)
            if found:
                self.seen = self.seen[found.end() :]
                return found
            if not select.select([self.file], [], [], SECONDS)[0]:
                sys.exit(f"nothing like {pattern} came; the terminal shows:\n{self.seen}")
            self.seen += os.read(self.file, 65536).decode(errors="replace")

    def close(self):
        os.kill(self.child, signal.SIGKILL)
        os.waitpid(self.child, 0)
        os.close(self.file)


def script(tool, shell):
    return subprocess.run([tool, "--completions", shell], check=True, stdout=subprocess.PIPE, text=True).stdout


def typed(shell, tool, folder):
    """What the last word becomes, case by case."""
    completions = folder / "_backport-lint"
    completions.write_text(script(tool, shell))
    environment = {
        "PATH": f"{folder}/bin:{os.environ['PATH']}", "HOME": str(folder), "TERM": "dumb", "LC_ALL": "C", "PS1": "",
    }
    if shell == "bash":
        terminal = Terminal(["bash", "--noprofile", "--norc", "-i"], environment, folder)
        terminal.type("bind 'set enable-bracketed-paste off'; source ./_backport-lint; echo rea''dy\r")
    else:
        terminal = Terminal(["zsh", "-f", "-i"], environment, folder)
        terminal.type("fpath=($PWD $fpath); autoload -U compinit && compinit -u -D; echo rea''dy\r")
    terminal.wait("ready\r?\n")
    for case, _ in CASES + JOINED:
        terminal.type(f"backport-lint {case}\t\r")
        words = terminal.wait(r"<<(.*?)>>").group(1)
        yield re.findall(r"\[(.*?)\]", words)[-1]
    terminal.close()


def offered(tool, folder):
    """The only thing that fish offers for the last word, or the word before where there is none."""
    completions = folder / "backport-lint.fish"
    completions.write_text(script(tool, "fish"))
    for case, _ in CASES + JOINED:
        command = f'source {completions}; complete -C "backport-lint {case}"'
        lines = subprocess.run(
            ["fish", "--no-config", "-c", command], check=True, cwd=folder, stdout=subprocess.PIPE, text=True,
            env=os.environ | {"HOME": str(folder)},
        ).stdout.splitlines()
        offers = [line.split("\t")[0] for line in lines]
        if len(offers) > 1:
            sys.exit(f"fish offers for '{case}': {offers}")
        yield offers[0] if offers else case.split()[-1]


def main():
    tool = str(pathlib.Path(sys.argv[1]).resolve())
    for shell in sys.argv[2:] or ["bash", "zsh", "fish"]:
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name).resolve()
            (folder / "Sources").mkdir()
            (folder / "notes of mine.txt").touch()
            (folder / "bin").mkdir()
            stand_in = folder / "bin/backport-lint"
            stand_in.write_text("#!/bin/sh\nprintf '<'; printf '<'; printf '[%s]' \"$@\"; echo '>>'\n")
            stand_in.chmod(0o755)
            got = offered(tool, folder) if shell == "fish" else typed(shell, tool, folder)
            for (case, wanted), word in zip(CASES + JOINED, got, strict=True):
                # Fish escapes blanks; a folder's slash goes again in zsh.
                if word.replace("\\", "").rstrip("/") != wanted:
                    sys.exit(f"{shell}: '{case}' became '{word}', not '{wanted}'")
            print(f"{shell}: {len(CASES + JOINED)} completions")


main()
