import LintCore
import Projects

/// Identifies a finding independently of line numbers and indentation: a hash of the rule and the text of the
/// line without white space, and a number for equal ones in a file.
public struct Fingerprints {
  private var occurrences: [Place: Int] = [:]

  private struct Place: Hashable {
    var path: String
    var hash: UInt64
  }

  public init() {}

  /// Must be called for each finding of a run, in order.
  public mutating func next(for finding: Finding) -> String {
    let hash = LineHash.of(finding)
    let occurrence = occurrences[Place(path: finding.path, hash: hash), default: 0] + 1
    occurrences[Place(path: finding.path, hash: hash)] = occurrence
    return "\(LineHash.text(of: hash)):\(occurrence)"
  }
}

/// A hash of a finding's rule and the text of its line without white space.
enum LineHash {
  /// - Parameter rule: another id for its rule.
  static func of(_ finding: Finding, rule: String? = nil) -> UInt64 {
    var hash = FNVHash()
    hash.add((rule ?? finding.rule).utf8)
    hash.add(0)
    for byte in finding.sourceLine.utf8 where byte > 0x20 { hash.add(byte) }
    return hash.value
  }

  /// The hash of a text, in hexadecimal digits.
  static func text(of string: String) -> String {
    var hash = FNVHash()
    hash.add(string.utf8)
    return hash.text
  }

  static func text(of hash: UInt64) -> String { FNVHash(value: hash).text }
}
