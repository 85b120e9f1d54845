import Projects
import SwiftSource

/// The directive in a comment.
///
/// `backport:ignore`, `-file`, `-start` or `-end`; then rules, separated by spaces or commas, with or without
/// parentheses; then, after a colon or dash, a reason.
struct IgnoreDirective {
  enum Extent: String, CaseIterable {
    case line = "ignore"
    case file = "ignore-file"
    case start = "ignore-start"
    case end = "ignore-end"
  }

  enum Reading {
    case other
    case directive(IgnoreDirective)
    /// It resembles a directive, but is not one.
    case mistaken(word: String, meant: String)
  }

  var extent: Extent
  var names: [String] = []

  /// `backport:ignore-file`.
  var word: String { Self.prefix + extent.rawValue }

  private static let prefix = "backport:"
  private static let inline = "inline"

  static func isOne(_ comment: String) -> Bool {
    if case .directive = read(comment) { true } else { false }
  }

  static func read(_ comment: String) -> Reading {
    var text = comment[...]
    if text.hasSuffix("*/") { text = text.dropLast(2) }
    text = text.drop { $0 == "/" || $0 == "*" || $0 == " " || $0 == "\t" }
    guard text.prefix(prefix.count).lowercased() == prefix else { return .other }
    let word = wordAtStart(of: text.dropFirst(prefix.count))
    guard !word.isEmpty else { return .other }
    let rest = text.dropFirst(prefix.count + word.count)
    if text.hasPrefix(prefix), let extent = Extent(rawValue: String(word)) {
      return .directive(IgnoreDirective(extent: extent, names: names(in: rest)))
    }
    // This one is no ignore comment.
    if word == inline { return .other }
    let known = Extent.allCases.map(\.rawValue) + [inline]
    guard let meant = nearestName(to: word.lowercased(), in: known) else { return .other }
    return .mistaken(word: String(text.prefix(prefix.count) + word), meant: prefix + meant)
  }

  /// Letters, with single dashes between them: `ignore--because` begins a reason.
  private static func wordAtStart(of text: Substring) -> Substring {
    var end = text.startIndex
    while end < text.endIndex {
      let next = text.index(after: end)
      let isDash = text[end] == "-" && next < text.endIndex && text[next].isLetter
      guard text[end].isLetter || isDash else { break }
      end = next
    }
    return text[..<end]
  }

  private static func names(in text: Substring) -> [String] {
    var names: [String] = []
    var name = ""
    for character in text {
      if character == ":" || character == "—" || (name.isEmpty && character == "-") { break }
      if character.isWhitespace || ",()".contains(character) {
        if !name.isEmpty { names.append(name) }
        name = ""
      } else {
        name.append(character)
      }
    }
    return name.isEmpty ? names : names + [name]
  }

  /// Whether the file may contain a directive. Most do not, and their comments need no strings.
  static func mayOccur(in bytes: UnsafeRawBufferPointer) -> Bool { marker.occur(in: bytes) }

  private static let marker = WordSet(["backport:", "Backport:"])
}
