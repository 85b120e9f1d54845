import SwiftSource

/// What the compiler found in one file, as it was when it was built.
struct IndexedFile {
  private let text: SourceText
  private let found: [Place: Found]

  private struct Place: Hashable {
    /// From 1.
    var line: Int
    /// In UTF-8 bytes, from 1.
    var column: Int
  }

  private struct Found {
    /// What is declared or named there.
    var symbols: Set<String> = []
    /// Whether what is declared there overrides a declaration, or is what a protocol requires; `nil`: nothing is declared.
    var isOverride: Bool?
  }

  /// `nil`: at some place stands none of the names that the compiler found there, so that it read another text. A case of an
  /// enum may stand where its type is found, too.
  init?(_ text: SourceText, _ occurrences: [IndexStore.Occurrence]) {
    self.text = text
    var found: [Place: Found] = [:]
    var isConfirmed: [Place: Bool] = [:]
    for occurrence in occurrences where !occurrence.isImplicit {
      let place = Place(line: occurrence.line, column: occurrence.column)
      found[place, default: Found()].symbols.insert(occurrence.usr)
      if occurrence.isDeclaration {
        found[place]!.isOverride = occurrence.isOverride || found[place]!.isOverride ?? false
      }
      if let stands = Self.stands(occurrence, in: text) {
        isConfirmed[place] = stands || isConfirmed[place] ?? false
      }
    }
    guard isConfirmed.values.allSatisfy(\.self) else { return nil }
    self.found = found
  }

  /// Whether the name stands at its place. `nil`: it has no name of its own, as initializers, subscripts, accessors, operators,
  /// and what the compiler makes of a property wrapper.
  private static func stands(_ occurrence: IndexStore.Occurrence, in text: SourceText) -> Bool? {
    guard occurrence.line >= 1, occurrence.line <= text.lineCount, occurrence.column >= 1 else {
      return false
    }
    let line = text.rangeOfLine(occurrence.line)
    let start = line.lowerBound + occurrence.column - 1
    guard start <= line.upperBound else { return false }
    let name = occurrence.name.prefix { $0 != "(" }
    let isName = name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
      default: false
      }
    }
    // An extension may be one of a `typealias`.
    let isOfExtension = occurrence.usr.hasPrefix("s:e:")
    let hasOwnName =
      isName && !isOfExtension && !name.hasPrefix("_")
      && !["init", "deinit", "subscript", "self", "callAsFunction"].contains(name)
    guard hasOwnName else { return nil }
    let bytes = text.bytes[start..<line.upperBound].drop {
      $0 == UInt8(ascii: "`") || $0 == UInt8(ascii: "$")
    }
    // What means a type may say `Self`.
    return bytes.starts(with: name.utf8) || bytes.starts(with: "Self".utf8)
  }

  /// The symbols at a place of the file's text, or of a text that was made of it by edits; `nil`: one of them touched the
  /// line, or it is another text.
  /// - Parameter offset: in `current`, in bytes.
  func symbols(at offset: Int, in current: SourceText) -> Set<String>? {
    place(of: offset, in: current).flatMap { found[$0]?.symbols }
  }

  /// Whether what is declared there overrides a declaration, or is what a protocol requires; `nil`: it does not tell.
  func isOverride(at offset: Int, in current: SourceText) -> Bool? {
    place(of: offset, in: current).flatMap { found[$0]?.isOverride }
  }

  private func place(of offset: Int, in current: SourceText) -> Place? {
    if isSame(current) { return place(of: offset) }
    guard let origin = current.origin, isSame(origin.text) else { return nil }
    return origin.offset(of: offset, in: current).map(place)
  }

  private func isSame(_ other: SourceText) -> Bool { other.hasSameBytes(as: text) }

  private func place(of offset: Int) -> Place {
    let position = text.position(of: offset)
    return Place(line: position.line, column: position.column)
  }
}
