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
  private static func encoded(_ path: String) -> String {
    var uri: [UInt8] = []
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        uri.append(byte)
      default:
        uri += [UInt8(ascii: "%"), hexDigit(byte >> 4), hexDigit(byte & 15)]
      }
    }
    return String(decoding: uri, as: UTF8.self)
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }
}
