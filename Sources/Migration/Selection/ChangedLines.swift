import LintCore
import Projects
import SystemCalls

/// The lines of a repository's Swift files that differ from a commit, and untracked files.
public struct ChangedLines: Sendable {
  /// Ranges of lines from 1, by path relative to the repository.
  private(set) var lines: [String: [ClosedRange<Int>]] = [:]
  /// Files that did not exist.
  private(set) var newFiles: Set<String> = []
  private let root: String

  /// - Parameters:
  ///   - reference: a commit in git's syntax. Changes on its branch since the common ancestor do not count.
  ///   - repository: the repository's folder, a real path.
  public static func since(_ reference: String, in repository: String) throws(Refusal) -> ChangedLines {
    var changed = ChangedLines(root: repository)
    let question = ["rev-parse", "--verify", "--quiet", "--end-of-options", reference + "^{commit}"]
    guard let commit = try? Git.words(question, in: repository).first else {
      throw Refusal("git knows no commit '\(reference)' in \(repository): fetch it first")
    }
    guard let base = try? Git.words(["merge-base", commit, "HEAD"], in: repository).first else {
      throw Refusal(
        "git does not know where '\(reference)' and HEAD parted: fetch the whole history first, as "
          + "'fetch-depth: 0' does")
    }
    let diff = [
      "-c", "core.quotepath=off", "diff", "--unified=0", "--no-color", "--no-ext-diff", "--no-textconv",
      "--find-renames", "--relative", "--src-prefix=a/", "--dst-prefix=b/", "--end-of-options", base, "--",
      "*.swift",
    ]
    changed.read(try Git.output(diff, in: repository))
    let others = ["ls-files", "-z", "--others", "--exclude-standard", "--", "*.swift"]
    for path in try Git.output(others, in: repository).split(separator: 0) {
      changed.newFiles.insert(String(decoding: path, as: UTF8.self))
    }
    return changed
  }

  init(root: String) { self.root = root }

  /// Whether one of the lines is changed.
  /// - Parameters:
  ///   - path: a real path.
  ///   - lines: from 1.
  public func hold(_ lines: ClosedRange<Int>, of path: String) -> Bool {
    guard let name = Paths.relative(path, to: root) else { return false }
    return newFiles.contains(name) || self.lines[name]?.contains { $0.overlaps(lines) } == true
  }

  /// Parses a unified diff without context.
  mutating func read(_ diff: [UInt8]) {
    var path: String?
    // A line of a hunk may look like a header.
    var rest = 0
    for bytes in diff.split(separator: 0x0A, omittingEmptySubsequences: false) {
      if rest > 0 {
        if bytes.first != UInt8(ascii: "\\") { rest -= 1 }
        continue
      }
      if bytes.starts(with: "+++ ".utf8) {
        path = Self.path(in: bytes.dropFirst(4))
      } else if bytes.starts(with: "@@ ".utf8), let path {
        let header = String(decoding: bytes, as: UTF8.self)
        guard let match = header.prefixMatch(of: /@@ -\d+(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/),
          let start = Int(match.2)
        else { continue }
        let removed = match.1.flatMap { Int($0) } ?? 1
        let inserted = match.3.flatMap { Int($0) } ?? 1
        if inserted > 0 { lines[path, default: []].append(start...start + inserted - 1) }
        rest = removed + inserted
      }
    }
  }

  /// `b/PATH`, quoted when it contains special characters; `nil`: `/dev/null`.
  private static func path(in bytes: ArraySlice<UInt8>) -> String? {
    var bytes = bytes
    // A tab follows a name with spaces.
    if bytes.last == 0x09 { bytes = bytes.dropLast() }
    if bytes.first == UInt8(ascii: "\"") { bytes = unquoted(bytes.dropFirst().dropLast())[...] }
    guard bytes.starts(with: "b/".utf8) else { return nil }
    return String(decoding: bytes.dropFirst(2), as: UTF8.self)
  }

  /// Resolves the escapes of C.
  private static func unquoted(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    let names: [UInt8: UInt8] = [
      UInt8(ascii: "n"): 0x0A, UInt8(ascii: "t"): 0x09, UInt8(ascii: "r"): 0x0D, UInt8(ascii: "a"): 0x07,
      UInt8(ascii: "b"): 0x08, UInt8(ascii: "v"): 0x0B, UInt8(ascii: "f"): 0x0C,
    ]
    var result: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let next = rest.first else {
        result.append(byte)
        continue
      }
      if let number = UInt8(String(decoding: rest.prefix(3), as: UTF8.self), radix: 8) {
        result.append(number)
        rest = rest.dropFirst(3)
      } else {
        result.append(names[next] ?? next)
        rest = rest.dropFirst()
      }
    }
    return result
  }
}
