/// The unit of columns in a client's positions.
enum PositionEncoding: String, Sendable {
  case utf8 = "utf-8"
  /// Every client supports it.
  case utf16 = "utf-16"

  /// Selects bytes if the client offers them.
  init(offered: [String]) {
    self = offered.contains(Self.utf8.rawValue) ? .utf8 : .utf16
  }

  /// The byte offset in a line for a column in units: never inside a character, never beyond the end. Stray
  /// continuation bytes belong to the preceding character.
  func offset(of column: Int, in line: UnsafeBufferPointer<UInt8>) -> Int {
    var units = 0
    var index = 0
    while index < line.count {
      let byte = line[index]
      var end = index + 1
      while end < line.count, line[end] & 0xC0 == 0x80 { end += 1 }
      switch self {
      case .utf8: units += end - index
      case .utf16: units += byte < 0xF0 ? 1 : 2
      }
      if units > column { return index }
      index = end
    }
    return line.count
  }
}

/// A position in the protocol: from 0, columns in the client's units.
struct ProtocolPosition: Hashable, Sendable {
  var line: Int
  var character: Int

  var json: JSON { ["line": .int(line), "character": .int(character)] }
}

extension ProtocolPosition {
  /// `nil` when the JSON is not a position.
  init?(_ json: JSON?) {
    guard let line = json?["line"]?.int, let character = json?["character"]?.int, line >= 0, character >= 0
    else { return nil }
    self.init(line: line, character: character)
  }
}
