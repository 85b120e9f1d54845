#!/usr/bin/env python3
"""Runs the commands of README.md and the articles, and compares what they print with what is shown.

Blocks that open with ```console are taken: a line beginning with `$ ` is a command, the lines up to the next one
are its output. A line that is only `…` stands for any lines, `…` within a line for any text. The release build is
used, or the one in the folder BACKPORT_BUILD. Standard error is not shown there and not compared.

`readme.py --update` writes down what is printed, where nothing is left out with `…`. Read the difference.
"""

import os
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILD = ROOT / os.environ.get("BACKPORT_BUILD", ".build/release")
ARTICLES = ROOT / "Sources" / "BackportCommand" / "Documentation.docc"


def commands(text):
    for block in re.findall(r"^```console\n(.*?)^```", text, re.M | re.S):
        command, output = None, []
        for line in block.splitlines():
            if line.startswith("$ "):
                if command:
                    yield command, output
                command, output = line[2:], []
            else:
                output.append(line)
        if command:
            yield command, output


def pattern(lines):
    parts = []
    for line in lines:
        if line == "…":
            parts.append(r"(?:.*\n)*?")
        else:
            parts.append(".*".join(map(re.escape, line.split("…"))) + r"\n")
    return re.compile("".join(parts))


def run(command):
    command = re.sub(r"\bswift run (backport-\w+)", r"\1", command)
    tools = {"PATH": f"{BUILD}:{os.environ['PATH']}"}
    return subprocess.run(
        ["bash", "-c", command], cwd=ROOT, env=os.environ | tools, stdout=subprocess.PIPE, text=True
    ).stdout


def check(page):
    """How many commands the page has."""
    text = page.read_text()
    name = page.relative_to(ROOT)
    count = 0
    for command, expected in commands(text):
        printed = run(command)
        if not pattern(expected).fullmatch(printed):
            if sys.argv[1:] != ["--update"] or "…" in "".join(expected):
                sys.exit(f"{name}: `{command}` prints otherwise:\n{printed}")
            shown = "".join(line + "\n" for line in expected)
            text = text.replace(f"$ {command}\n{shown}", f"$ {command}\n{printed}")
            page.write_text(text)
        print(f"{name}: {command}: as shown")
        count += 1
    return count


def main():
    pages = [ROOT / "README.md", *sorted(ARTICLES.rglob("*.md"))]
    if sum(map(check, pages)) < 15:
        sys.exit("readme.py: commands are missing")


main()
