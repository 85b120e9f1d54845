#!/usr/bin/env python3
"""Runs the commands of README.md and compares what they print with what it shows.

Blocks that open with ```console are taken: a line beginning with `$ ` is a command, the lines up to the next one
are its output. A line that is only `…` stands for any lines, `…` within a line for any text. The release build is
used. Standard error is not shown there and not compared.

`readme.py --update` writes down what is printed, where nothing is left out with `…`. Read the difference.
"""

import os
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]


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
    command = re.sub(r"\bswift run -c release (backport-\w+)", r"\1", command)
    tools = {"PATH": f"{ROOT}/.build/release:{os.environ['PATH']}"}
    return subprocess.run(
        ["bash", "-c", command], cwd=ROOT, env=os.environ | tools, stdout=subprocess.PIPE, text=True
    ).stdout


def main():
    readme = ROOT / "README.md"
    text = readme.read_text()
    count = 0
    for command, expected in commands(text):
        printed = run(command)
        if not pattern(expected).fullmatch(printed):
            if sys.argv[1:] != ["--update"] or "…" in "".join(expected):
                sys.exit(f"README.md: `{command}` prints otherwise:\n{printed}")
            shown = "".join(line + "\n" for line in expected)
            text = text.replace(f"$ {command}\n{shown}", f"$ {command}\n{printed}")
            readme.write_text(text)
        print(f"{command}: as shown")
        count += 1
    if count == 0:
        sys.exit("README.md: no commands found")


main()
