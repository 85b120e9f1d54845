import SwiftSource

/// `#available(…)`, `#unavailable(…)`, `@available(…)` or `@backDeployed(…)` in bytes that are not lexed: it
/// may be in a comment or a string.
struct AvailabilityMention {
  enum Kind: UInt8 {
    case condition, unavailableCondition, attribute, backDeployment
  }
  var kind: Kind
  /// The byte range between the parentheses.
  var arguments: Range<Int>

  static let words = ["#available", "#unavailable", "@available", "@backDeployed"]

  /// The result of reading after one of the words.
  enum Reading {
    /// Another word, or no arguments.
    case none
    case mention(AvailabilityMention)
    /// Comments, unusual strings or no end: only the lexer can decide.
    case unclear
  }

  static func read(after word: Range<Int>, in bytes: UnsafeRawBufferPointer) -> Reading {
    var index = word.upperBound
    while index < bytes.count, bytes[index].isWhitespace { index += 1 }
    guard index < bytes.count else { return .none }
    guard bytes[index] == UInt8(ascii: "(") else {
      return bytes[index] == UInt8(ascii: "/") ? .unclear : .none
    }
    let start = index + 1
    guard let end = endOfArguments(from: start, in: bytes) else { return .unclear }
    let kind: Kind =
      switch word.count {
      case 12: .unavailableCondition
      case 13: .backDeployment
      default: bytes[word.lowerBound] == UInt8(ascii: "#") ? .condition : .attribute
      }
    return .mention(AvailabilityMention(kind: kind, arguments: start..<end))
  }

  /// The offset of the closing parenthesis; `nil` when only the lexer can decide.
  private static func endOfArguments(from start: Int, in bytes: UnsafeRawBufferPointer) -> Int? {
    var index = start
    var depth = 1
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return index }
      case UInt8(ascii: "\""):
        guard let end = endOfString(from: index, in: bytes) else { return nil }
        index = end
      case UInt8(ascii: "/"), UInt8(ascii: "#"), UInt8(ascii: "{"), UInt8(ascii: "}"): return nil
      default: break
      }
      index += 1
    }
    return nil
  }

  /// The offset of the closing quote of a plain string on one line.
  private static func endOfString(from start: Int, in bytes: UnsafeRawBufferPointer) -> Int? {
    var index = start + 1
    if index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\""), bytes[index + 1] == UInt8(ascii: "\"") {
      return nil
    }
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""): return index
      case UInt8(ascii: "\\"):
        if index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "(") { return nil }
        index += 1
      case 0x0A, 0x0D: return nil
      default: break
      }
      index += 1
    }
    return nil
  }

  /// Whether the mention may be stale for some targets. An attribute without a version is not, unless it
  /// names a macro.
  static func mayMatter(at word: Range<Int>, in bytes: UnsafeRawBufferPointer) -> Bool {
    switch read(after: word, in: bytes) {
    case .none: return false
    case .unclear: return true
    case .mention(let mention):
      if mention.kind != .attribute { return true }
      var index = mention.arguments.lowerBound
      var (first, last) = (UInt8?.none, UInt8?.none)
      while index < mention.arguments.upperBound {
        if bytes[index] == UInt8(ascii: "\"") { index = endOfString(from: index, in: bytes) ?? index }
        if UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[index] { return true }
        if !bytes[index].isWhitespace { (first, last) = (first ?? bytes[index], bytes[index]) }
        index += 1
      }
      // `@available(Mine, *)`: an availability macro may have no version.
      return last == UInt8(ascii: "*") && first != last
    }
  }

  /// The arguments as written, without empty ones.
  func texts(in bytes: UnsafeRawBufferPointer) -> [ArraySlice<UInt8>] {
    let all = Array(bytes[arguments])
    var texts: [ArraySlice<UInt8>] = []
    var start = 0
    func add(upTo end: Int) {
      if !all[start..<end].allSatisfy(\.isWhitespace) { texts.append(all[start..<end]) }
    }
    var index = start
    while index < all.count {
      if all[index] == UInt8(ascii: "\"") {
        let end = Self.endOfString(from: arguments.lowerBound + index, in: bytes)
        index = end.map { $0 - arguments.lowerBound } ?? index
      }
      if all[index] == UInt8(ascii: ",") {
        add(upTo: index)
        start = index + 1
      }
      index += 1
    }
    add(upTo: all.count)
    return texts
  }
}
