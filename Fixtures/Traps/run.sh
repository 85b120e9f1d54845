#!/usr/bin/env bash
# Runs traps by hand: the difference that a migration makes to each, and to what it prints.
set -u
migrate=$(realpath "${MIGRATE:-$(dirname "$0")/../../.build/debug/backport-migrate}")
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# Compiles the project in a folder, with the native module that lies beside it.
build() {
  local flags=(-Onone -swift-version 5 -suppress-warnings -package-name programs -I "$scratch/native" -I .)
  local library objects=()
  cd "$1" || return
  library=$(find Lib -name '*.swift' 2>/dev/null | sort)
  [ -e "$scratch/native/$module.o" ] && objects+=("$scratch/native/$module.o")
  if [ -n "$library" ]; then
    # shellcheck disable=SC2086
    swiftc "${flags[@]}" -wmo -parse-as-library -c -emit-module -module-name Lib -o Lib.o $library || return
    objects+=(Lib.o)
  fi
  # shellcheck disable=SC2046
  swiftc "${flags[@]}" -module-name program $(find . -name '*.swift' ! -path './Lib/*' ! -name 'Package*' | sort) \
    "${objects[@]}" -o program
}

for file in "$@"; do
  rm -rf "${scratch:?}"/*
  mkdir "$scratch/native"
  awk -v root="$scratch/" '
    /^\/\/ ==== after: / { out = ""; next }
    /^\/\/ ==== / {
      out = root (($3 ~ /^Native\//) ? "native/" : "before/") $3
      folder = out; sub("/[^/]*$", "", folder); system("mkdir -p " folder); next
    }
    out { sub(/ *\/\/ stays: .*/, ""); print > out }' "$file"
  header() { sed -n "s|^// $1: ||p" "$file" | head -1; }
  module=$(header module)
  module=${module:-Native}
  minimum=$(header min)
  read -ra given <<< "$(header migrate)"
  echo "== $file"
  if [ -d "$scratch/native/Native" ]; then
    (cd "$scratch/native" && swiftc -Onone -swift-version 5 -suppress-warnings -wmo -parse-as-library -c -emit-module \
      -module-name "$module" -o "$module.o" Native/*.swift) || continue
  fi
  cp -r "$scratch/before" "$scratch/after"
  (cd "$scratch/after" && "$migrate" --min "${minimum:-16}" --allow-dirty --quiet "${given[@]}" . 2>&1)
  (cd "$scratch" && diff -ru before after)
  (build "$scratch/before") && (build "$scratch/after") || continue
  (cd "$scratch" && before/program > one 2>&1; echo "status $?" >> one; after/program > two 2>&1
    echo "status $?" >> two; diff one two && echo "prints the same")
done
