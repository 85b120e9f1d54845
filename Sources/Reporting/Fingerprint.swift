import LintCore

/// What tells one finding from the others, and stays the same when lines move or are indented anew:
/// a hash of the rule and the line's text without its white space, and which of the equal ones in its file it is.
public struct Fingerprints {
  private var occurrences: [Place: Int] = [:]

  private struct Place: Hashable {
    var path: String
    var hash: UInt64
  }

  public init() {}

  /// To be asked for each finding of a run, in their order.
  public mutating func next(for finding: Finding) -> String {
    let hash = LineHash.of(finding)
    let occurrence = occurrences[Place(path: finding.path, hash: hash), default: 0] + 1
    occurrences[Place(path: finding.path, hash: hash)] = occurrence
    return "\(LineHash.text(of: hash)):\(occurrence)"
  }
}

/// A hash of a finding's rule and of its line's text without white space.
enum LineHash {
  /// FNV-1a with 64 bits: the same on every machine and in every run, unlike Swift's own hashing.
  static func of(_ finding: Finding) -> UInt64 {
    var hash = offsetBasis
    for byte in finding.rule.utf8 { add(byte, to: &hash) }
    add(0, to: &hash)
    for byte in finding.sourceLine.utf8 where byte > 0x20 { add(byte, to: &hash) }
    return hash
  }

  private static let offsetBasis: UInt64 = 0xCBF2_9CE4_8422_2325

  private static func add(_ byte: UInt8, to hash: inout UInt64) {
    hash ^= UInt64(byte)
    hash = hash &* 0x100_0000_01B3
  }

  /// The hash of a text, in hexadecimal.
  static func text(of string: String) -> String {
    var hash = offsetBasis
    for byte in string.utf8 { add(byte, to: &hash) }
    return text(of: hash)
  }

  /// 16 hexadecimal digits.
  static func text(of hash: UInt64) -> String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
