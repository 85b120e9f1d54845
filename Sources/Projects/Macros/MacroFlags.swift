import Availability
import SystemCalls

/// A compiler flag in a manifest.
struct CompilerFlag: Hashable, Sendable {
  var text: String
  /// Whether the whole flag is known. Otherwise `text` is the prefix before a computed part.
  var isWhole = true
}

/// Parses definitions of availability macros in compiler flags.
enum MacroFlags {
  private static let feature = "AvailabilityMacro="

  /// Whether the file may contain definitions.
  static func mayOccur(in bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { bytes in
      // Both words contain a `v`, a rare letter in identifiers.
      var start = 0
      while let place = Bytes.firstOffset(of: UInt8(ascii: "v"), in: bytes, from: start) {
        if bytes.holds("AvailabilityMacro", at: place - 1)
          || bytes.holds("define-availability", at: place - 8)
        {
          return true
        }
        start = place + 1
      }
      return false
    }
  }

  /// The definitions in the flags: `-define-availability TEXT`, also with `-Xfrontend` before each word, and
  /// `AvailabilityMacro=TEXT`, the name of an experimental feature.
  static func definitions(in flags: [CompilerFlag]) -> [CompilerFlag] {
    var found: [CompilerFlag] = []
    var isDefinition = false
    for flag in flags where flag.text != "-Xfrontend" {
      if flag.text.hasPrefix(feature) {
        found.append(CompilerFlag(text: String(flag.text.dropFirst(feature.count)), isWhole: flag.isWhole))
      } else if isDefinition {
        found.append(flag)
      }
      isDefinition = flag.text == "-define-availability"
    }
    return found
  }

  /// Splits the flags of a build setting: quotes keep spaces, a backslash escapes the next character.
  static func words(of text: String) -> [CompilerFlag] {
    var words: [CompilerFlag] = []
    var word: [UInt8]?
    var quote: UInt8?
    var bytes = text.utf8.makeIterator()
    while let byte = bytes.next() {
      switch byte {
      case UInt8(ascii: "\\"): word = (word ?? []) + [bytes.next() ?? byte]
      case quote: quote = nil
      case UInt8(ascii: "\"") where quote == nil, UInt8(ascii: "'") where quote == nil:
        quote = byte
        word = word ?? []
      case _ where quote == nil && " \t\n".utf8.contains(byte):
        if let word { words.append(CompilerFlag(text: String(decoding: word, as: UTF8.self))) }
        word = nil
      default: word = (word ?? []) + [byte]
      }
    }
    if let word { words.append(CompilerFlag(text: String(decoding: word, as: UTF8.self))) }
    return words
  }
}

extension AvailabilityMacros {
  /// Adds the definition in a flag. When it cannot be parsed, its name is marked as undecided.
  mutating func add(_ definition: CompilerFlag) {
    var own = AvailabilityMacros()
    if definition.isWhole, own.define(definition.text) {
      merge(own)
    } else if let name = Self.name(of: definition) {
      markUndecided(name)
    }
  }

  /// The name that is defined, if it is known in full.
  private static func name(of definition: CompilerFlag) -> String? {
    let text = definition.text.utf8.drop { $0 == UInt8(ascii: " ") }
    let name = text.prefix(while: \.isNamePart)
    return name.isEmpty || name.endIndex == text.endIndex ? nil : String(Substring(name))
  }
}
