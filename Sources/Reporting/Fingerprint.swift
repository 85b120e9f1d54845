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
    let hash = Self.hash(rule: finding.rule, line: finding.sourceLine)
    let occurrence = occurrences[Place(path: finding.path, hash: hash), default: 0] + 1
    occurrences[Place(path: finding.path, hash: hash)] = occurrence
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits + ":\(occurrence)"
  }

  /// FNV-1a with 64 bits: the same on every machine and in every run, unlike Swift's own hashing.
  private static func hash(rule: String, line: String) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ byte: UInt8) {
      hash ^= UInt64(byte)
      hash = hash &* 0x100_0000_01B3
    }
    for byte in rule.utf8 { add(byte) }
    add(0)
    for byte in line.utf8 where byte > 0x20 { add(byte) }
    return hash
  }
}
