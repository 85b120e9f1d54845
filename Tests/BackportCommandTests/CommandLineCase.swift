import FixtureSupport
import Foundation
import Testing

/// A case of the command line, as `Fixtures/CommandLine` holds it:
///
///     # Why: a sentence.
///     file Sources/A.swift
///       if #available(iOS 13, *) { modern() }
///     $ backport-lint --min 15 FOLDER
///     in
///       what standard input holds; it can be left out
///     exit 1
///     out
///       FOLDER/Sources/A.swift:1:4: warning: …
///     err
///
/// `FOLDER` stands for the folder that the files are written to. What is indented by two spaces is contents;
/// a line that is only `…` stands for any lines, `…` within a line for any text. A file may hold several runs.
struct CommandLineCase: Sendable, CustomTestStringConvertible {
  var name: String
  /// The sentence that says why, without `# `.
  var reason: String
  var files: [(path: String, contents: String)] = []
  var runs: [Run] = []

  struct Run: Sendable {
    var words: [String]
    var exit: Int32?
    var input = ""
    var out: [String] = []
    var err: [String] = []
  }

  var testDescription: String { name }

  static let all: [CommandLineCase] = Repository.files(in: "Fixtures/CommandLine", suffix: ".txt").map {
    url in
    CommandLineCase(
      name: url.deletingPathExtension().lastPathComponent,
      text: (try? String(contentsOf: url, encoding: .utf8)) ?? "")
  }

  init(name: String, text: String) {
    self.name = name
    reason = ""
    enum Section { case none, file, input, out, err }
    var section = Section.none
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("# ") {
        reason += (reason.isEmpty ? "" : " ") + line.dropFirst(2)
      } else if line.hasPrefix("file ") {
        files.append((String(line.dropFirst(5)), ""))
        section = .file
      } else if line.hasPrefix("$ ") {
        runs.append(Run(words: Self.words(String(line.dropFirst(2)))))
        section = .none
      } else if line.hasPrefix("exit "), !runs.isEmpty {
        runs[runs.count - 1].exit = Int32(line.dropFirst(5))
      } else if line == "in" {
        section = .input
      } else if line == "out" {
        section = .out
      } else if line == "err" {
        section = .err
      } else if line.hasPrefix("  ") || line.isEmpty {
        let contents = String(line.dropFirst(2))
        switch section {
        case .file: files[files.count - 1].contents += contents + "\n"
        case .input: runs[runs.count - 1].input += contents + "\n"
        case .out: runs[runs.count - 1].out.append(contents)
        case .err: runs[runs.count - 1].err.append(contents)
        case .none: break
        }
      }
    }
    for index in runs.indices {
      while runs[index].out.last == "" { runs[index].out.removeLast() }
      while runs[index].err.last == "" { runs[index].err.removeLast() }
    }
  }

  /// Words between spaces; single quotes keep spaces.
  private static func words(_ line: String) -> [String] {
    var words: [String] = []
    for (index, part) in line.split(separator: "'", omittingEmptySubsequences: false).enumerated() {
      if index % 2 == 1 {
        words.append(String(part))
      } else {
        words += part.split(separator: " ").map(String.init)
      }
    }
    return words
  }
}

extension CommandLineCase {
  /// Whether lines are what a case expects.
  static func matches(_ lines: ArraySlice<String>, _ expected: ArraySlice<String>) -> Bool {
    guard let first = expected.first else { return lines.isEmpty }
    if first == "…" {
      return (lines.startIndex...lines.endIndex).contains { matches(lines[$0...], expected.dropFirst()) }
    }
    guard let line = lines.first, matchesLine(line, first) else { return false }
    return matches(lines.dropFirst(), expected.dropFirst())
  }

  private static func matchesLine(_ line: String, _ expected: String) -> Bool {
    let parts = expected.components(separatedBy: "…")
    guard parts.count > 1 else { return line == expected }
    guard line.hasPrefix(parts[0]) else { return false }
    var rest = line.dropFirst(parts[0].count)
    for part in parts.dropFirst().dropLast() {
      guard let range = rest.range(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return rest.hasSuffix(parts[parts.count - 1])
  }
}
