#!/bin/sh
# Compares tokens and comments of all Swift files below a folder with SwiftSyntax's:
#   Tests/OracleTests/compare.sh FOLDER [FILTER]
# FILTER chooses the oracle's tests, `Lexing` unless said otherwise.
set -eu
[ $# -ge 1 ] || { sed -n '2,4p' "$0" >&2; exit 2; }
CORPUS=$(cd "$1" && pwd)
export CORPUS
cd "$(dirname "$0")/../.."
exec swift test -c release -Xswiftc -enable-testing --filter "${2:-Lexing}"
