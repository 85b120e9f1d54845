import SystemCalls

/// Converts paths to URI references (RFC 3986).
package enum FileURI {
  /// The base of relative paths in SARIF. GitHub resolves it to the repository's root.
  static let rootName = "%SRCROOT%"

  /// Relative paths stay relative; absolute paths become `file:` URIs.
  package static func ofFile(_ path: String) -> String {
    path.hasPrefix("/") ? "file://" + encoded(path) : encoded(path)
  }

  /// With a slash at the end, as a base requires.
  static func ofFolder(_ path: String) -> String {
    "file://" + encoded(path.hasSuffix("/") ? path : path + "/")
  }

  /// Percent-encodes everything except unreserved characters and `/`, so that a colon in the first segment
  /// does not start a scheme.
  static func encoded(_ path: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    let uri = path.utf8.flatMap { byte in
      byte.isLetter || byte.isDigit || "-._~/".utf8.contains(byte)
        ? [byte] : [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
    return String(decoding: uri, as: UTF8.self)
  }
}
