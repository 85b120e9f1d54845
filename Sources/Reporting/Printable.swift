extension String {
  /// The text with nothing in it that moves a terminal's cursor, changes its colours, or breaks the line:
  /// file names and source may hold anything. Control characters become their Unicode pictures.
  public var printable: String {
    // Most of it is plain.
    guard !isPlain, unicodeScalars.contains(where: \.isUnprintable) else { return self }
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      guard scalar.isUnprintable else {
        text.append(scalar)
        continue
      }
      switch scalar.value {
      case 0..<0x20: text.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
      case 0x7F: text.append("\u{2421}")
      default: text.append("\u{FFFD}")
      }
    }
    return String(text)
  }

  /// Nothing but ASCII without control characters.
  private var isPlain: Bool {
    func isPlain(_ bytes: some Sequence<UInt8>) -> Bool {
      // To the end in any case: many bytes are looked at in one step then.
      var isOther: UInt8 = 0
      for byte in bytes { isOther |= byte &- 0x20 < 0x7F - 0x20 ? 0 : 1 }
      return isOther == 0
    }
    return utf8.withContiguousStorageIfAvailable(isPlain) ?? isPlain(utf8)
  }
}

extension Unicode.Scalar {
  fileprivate var isUnprintable: Bool {
    switch value {
    case 0x09: false
    // C0, DEL and C1; line and paragraph separators; what turns the direction of writing.
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
