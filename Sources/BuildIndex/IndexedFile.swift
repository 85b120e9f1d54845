import SwiftSource

/// What the compiler found in one file, as it was when it was built.
struct IndexedFile {
  private let text: SourceText
  /// By line and column, from 1: the symbols that are declared or named there.
  private let symbols: [Place: Set<String>]
  /// Where something is declared: whether that overrides a declaration, or is what a protocol requires.
  private let overrides: [Place: Bool]

  private struct Place: Hashable {
    var line: Int
    var column: Int
  }

  /// `nil`: at some place stands none of the names that the compiler found there, so that it read another text. A case of an
  /// enum may stand where its type is found, too.
  init?(_ text: SourceText, _ occurrences: [IndexStore.Occurrence]) {
    self.text = text
    var symbols: [Place: Set<String>] = [:]
    var overrides: [Place: Bool] = [:]
    var isConfirmed: [Place: Bool] = [:]
    for occurrence in occurrences where !occurrence.isImplicit {
      let place = Place(line: occurrence.line, column: occurrence.column)
      symbols[place, default: []].insert(occurrence.usr)
      if occurrence.isDeclaration { overrides[place] = overrides[place] ?? false || occurrence.isOverride }
      if let stands = Self.stands(occurrence, in: text) {
        isConfirmed[place] = stands || isConfirmed[place] ?? false
      }
    }
    guard isConfirmed.values.allSatisfy(\.self) else { return nil }
    self.symbols = symbols
    self.overrides = overrides
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
    place(of: offset, in: current).flatMap { symbols[$0] }
  }

  /// Whether what is declared there overrides a declaration, or is what a protocol requires; `nil`: it does not tell.
  func isOverride(at offset: Int, in current: SourceText) -> Bool? {
    place(of: offset, in: current).flatMap { overrides[$0] }
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
