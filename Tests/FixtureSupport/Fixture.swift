import Availability
import Foundation

/// A rule's fixture: Swift source that says by itself what it is built for and what is to be found in it.
///
/// Header lines, anywhere: `// target: iOS 15`, `// targets: iOS 15, macOSApplicationExtension 12`,
/// `// unlisted: macOS` (built for as well, from a version that nobody states), `// stated: macOS 12` (not built for,
/// but `--min` names it), `// macro: Name 1.0:iOS 15`
/// (as `-define-availability` has it), `// fixes: unsafe` (the after-file is what `--unsafe` makes of it),
/// `// follows: obsolete-declaration` (of a follow-up: the rules whose fixes it tidies up after; else redundant-check).
/// Expectations: `// expect: COLUMN [rule] "part of the message"` speaks of its own line,
/// `// expect+1:` and `// expect-1:` of the lines around it; several may stand on one line.
public struct Fixture: Sendable, CustomStringConvertible {
  /// Below `Fixtures/Rules`: `redundant-check/else.swift`.
  public var path: String
  public var targets: [DeploymentTarget]
  public var unlisted: [Platform]
  public var stated: [DeploymentTarget] = []
  public var macros: AvailabilityMacros
  /// The rules whose fixes a follow-up tidies up after.
  public var follows = ["redundant-check"]
  /// The after-file is what unsafe fixes make of it, too.
  public var isUnsafe = false
  /// What the tool gets to see: expectations are gone, lines stay where they were.
  public var source: String
  public var expectations: [Expectation]
  /// What cannot be understood: a malformed header or expectation.
  public var faults: [String]

  /// The folder that it lies in: the full name of a rule.
  public var rule: String { path.split(separator: "/").dropLast().joined(separator: "/") }
  public var description: String { path }

  /// The file that holds the result of the fixes, whether it exists or not.
  public var afterURL: URL { Repository.url("Fixtures/Rules/" + path.dropLast(6) + ".after.swift") }

  public static let all: [Fixture] = Repository.files(in: "Fixtures/Rules", suffix: ".swift").compactMap {
    url in
    guard !url.path.hasSuffix(".after.swift"), let data = try? Data(contentsOf: url) else { return nil }
    let folders = url.pathComponents.drop { $0 != "Rules" }.dropFirst()
    return Fixture(path: folders.joined(separator: "/"), text: String(decoding: data, as: UTF8.self))
  }
}

/// What is to be found at one place.
public struct Expectation: Hashable, Sendable, CustomStringConvertible {
  public var line: Int
  public var column: Int
  /// Its full name.
  public var rule: String
  /// Occurs in the message.
  public var part: String

  public var description: String { "\(line):\(column) [\(rule)] \"\(part)\"" }
}

extension Fixture {
  public init(path: String, text: String) {
    self.path = path
    targets = []
    unlisted = []
    macros = AvailabilityMacros()
    expectations = []
    faults = []
    source = ""
    var lines: [Substring] = []
    // Line endings belong to the fixture: split at LF bytes only, and keep a CR where it stands.
    for (index, raw) in text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      let line = Substring(raw)
      lines.append(read(line, number: index + 1))
    }
    source = lines.joined(separator: "\n")
    if targets.isEmpty { faults.append("no '// target:' header") }
  }

  /// Takes what a line says about the fixture, and gives back what is left of it for the tool.
  private mutating func read(_ line: Substring, number: Int) -> Substring {
    let trimmed = line.trimmingCharacters(in: .whitespacesAndNewlines)
    for header in ["// target:", "// targets:"] where trimmed.hasPrefix(header) {
      for part in trimmed.dropFirst(header.count).split(separator: ",") {
        if let target = target(part, line: number) { targets.append(target) }
      }
    }
    if trimmed.hasPrefix("// stated:") {
      for part in trimmed.dropFirst("// stated:".count).split(separator: ",") {
        if let target = target(part, line: number) { stated.append(target) }
      }
    }
    if trimmed == "// fixes: unsafe" { isUnsafe = true }
    if trimmed.hasPrefix("// follows:") {
      follows = trimmed.dropFirst("// follows:".count).split { ", ".contains($0) }.map(String.init)
    }
    if trimmed.hasPrefix("// unlisted:") {
      for name in trimmed.dropFirst("// unlisted:".count).split(whereSeparator: { ", ".contains($0) }) {
        if let platform = Platform(rawValue: String(name)) {
          unlisted.append(platform)
        } else {
          faults.append("line \(number): unknown platform '\(name)'")
        }
      }
    }
    if trimmed.hasPrefix("// macro:"),
      !macros.define(trimmed.dropFirst("// macro:".count).trimmingCharacters(in: .whitespaces))
    {
      faults.append("line \(number): malformed macro")
    }
    guard let start = line.firstRange(ofText: "// expect") else { return line }
    let isCarriageReturned = line.hasSuffix("\r") || line.unicodeScalars.last == "\r"
    for piece in String(line[start...]).components(separatedBy: "// expect").dropFirst() {
      if let expectation = Expectation(piece, line: number) {
        expectations.append(expectation)
      } else {
        faults.append("line \(number): malformed expectation '// expect\(piece)'")
      }
    }
    var rest = line[..<start]
    while rest.last == " " { rest = rest.dropLast() }
    return isCarriageReturned ? rest + "\r" : rest
  }

  private mutating func target(_ text: Substring, line: Int) -> DeploymentTarget? {
    let words = text.split(separator: " ")
    guard words.count == 2, let version = Version(words[1]) else {
      faults.append("line \(line): malformed target '\(text)'")
      return nil
    }
    let isExtension = words[0].hasSuffix("ApplicationExtension")
    let name = isExtension ? words[0].dropLast("ApplicationExtension".count) : words[0]
    guard let platform = Platform(rawValue: String(name)) else {
      faults.append("line \(line): unknown platform '\(name)'")
      return nil
    }
    return DeploymentTarget(
      platform, version, isApplicationExtension: isExtension ? true : nil, source: "--min")
  }
}

extension Expectation {
  /// Reads `+1: 4 [redundant-check] "always true"`, what follows `// expect`.
  fileprivate init?(_ text: String, line: Int) {
    let pattern = /^([+-]\d+)?: *(\d+) +\[([a-z\/-]+)\] +"([^"]*)"\s*$/
    guard let match = text.wholeMatch(of: pattern), let column = Int(match.2) else { return nil }
    self.line = line + (match.1.flatMap { Int($0) } ?? 0)
    self.column = column
    rule = String(match.3)
    part = String(match.4)
  }
}

extension Substring {
  fileprivate func firstRange(ofText text: String) -> String.Index? { range(of: text)?.lowerBound }
}
