extension String {
  /// The text without control characters: file names and source may contain sequences that move a terminal's
  /// cursor, change colours or break lines. They are replaced by their Unicode pictures.
  public var printable: String {
    // Most text needs no replacement.
    guard !isPlain, unicodeScalars.contains(where: \.isUnprintable) else { return self }
    let scalars = unicodeScalars.map { scalar -> Unicode.Scalar in
      switch scalar.value {
      case _ where !scalar.isUnprintable: scalar
      case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
      case 0x7F: "\u{2421}"
      default: "\u{FFFD}"
      }
    }
    return String(String.UnicodeScalarView(scalars))
  }

  /// Whether all characters are ASCII and none is a control character.
  private var isPlain: Bool {
    func isPlain(_ bytes: some Sequence<UInt8>) -> Bool {
      // No early exit, so that the loop is vectorized.
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
    // C0, DEL and C1; line and paragraph separators; characters that change the writing direction.
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
