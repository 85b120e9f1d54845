import SwiftSource

/// What a file's comments ask us to keep silent about.
///
/// `// backport:ignore [rule …]` speaks of its own line when code stands before it on that line, else of the
/// line of the next token; `// backport:ignore-file [rule …]` of the whole file. Without names: every rule.
/// A reason may follow after `--`.
struct Suppressions {
  /// By line; `nil` as a set: every rule.
  private var lines: [Int: Set<String>?] = [:]
  private var wholeFile: Set<String> = []
  private var isWholeFileIgnored = false
  /// Names that no rule has, with the lines where they stand.
  private(set) var unknownNames: [(name: String, line: Int)] = []

  init(of tree: SyntaxTree, knownRules: Set<String>) {
    guard tree.text.bytes.containsBytes(of: Self.marker) else { return }
    for comment in tree.comments {
      guard let directive = Directive(tree.text[comment.range]) else { continue }
      let line = tree.text.position(of: comment.range.lowerBound).line
      var names = Set<String>()
      for name in directive.names {
        if knownRules.contains(name) { names.insert(name) } else { unknownNames.append((name, line)) }
      }
      if directive.names.isEmpty {
        if directive.isForFile {
          isWholeFileIgnored = true
        } else {
          lines[target(of: comment, in: tree)] = .some(nil)
        }
      } else if directive.isForFile {
        wholeFile.formUnion(names)
      } else {
        let target = target(of: comment, in: tree)
        switch lines[target] {
        case .some(.some(let others)): lines[target] = names.union(others)
        case .some(.none): break
        case nil: lines[target] = names
        }
      }
    }
  }

  func silences(_ finding: Finding) -> Bool {
    if isWholeFileIgnored || wholeFile.contains(finding.rule) { return true }
    guard let names = lines[finding.start.line] else { return false }
    return names?.contains(finding.rule) ?? true
  }

  private static let marker = "backport:ignore"

  /// The line that a comment speaks of.
  private func target(of comment: Comment, in tree: SyntaxTree) -> Int {
    let line = tree.text.position(of: comment.range.lowerBound).line
    if comment.nextToken > 0 {
      let before = tree.tokens[comment.nextToken - 1]
      if tree.text.position(of: Int(before.end)).line == line { return line }
    }
    return tree.text.position(of: Int(tree.tokens[comment.nextToken].start)).line
  }

  /// A comment's text, read as an instruction to us.
  private struct Directive {
    var isForFile = false
    var names: [String] = []

    init?(_ comment: String) {
      var words = comment.split { $0 == " " || $0 == "\t" || $0 == "," || $0.isNewline }
      if let first = words.first, first.allSatisfy({ $0 == "/" || $0 == "*" }) { words.removeFirst() }
      guard let head = words.first?.drop(while: { $0 == "/" || $0 == "*" }) else { return nil }
      switch head {
      case "backport:ignore", "backport:ignore*/": isForFile = false
      case "backport:ignore-file", "backport:ignore-file*/": isForFile = true
      default: return nil
      }
      for word in words.dropFirst() {
        let name = word.hasSuffix("*/") ? word.dropLast(2) : word
        if name == "--" { break }
        if !name.isEmpty { names.append(String(name)) }
      }
    }
  }
}

extension [UInt8] {
  /// Whether a text's UTF-8 bytes occur somewhere.
  func containsBytes(of text: String) -> Bool {
    let needle = Array(text.utf8)
    guard let first = needle.first else { return true }
    return withUnsafeBufferPointer { bytes in
      var index = 0
      while index + needle.count <= bytes.count {
        if bytes[index] == first, bytes[index..<index + needle.count].elementsEqual(needle) { return true }
        index += 1
      }
      return false
    }
  }
}
