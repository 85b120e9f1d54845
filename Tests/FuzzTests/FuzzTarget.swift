import FixtureSupport
import SwiftSource

/// Something that must cope with any bytes.
struct FuzzTarget: Sendable {
  var name: String
  /// What went wrong, readable; `nil` if nothing did.
  var violation: @Sendable ([UInt8]) -> String?

  /// A new one is a line here.
  static let all = [
    FuzzTarget(name: "lexer") { LexerInvariants.violation(in: $0) },
    FuzzTarget(name: "structure") { StructureInvariants.violation(in: SyntaxTree(SourceText($0))) },
  ]

  /// The first target that fails on an input, and how.
  static func violation(in bytes: [UInt8]) -> String? {
    for target in all {
      if let violation = target.violation(bytes) { return "\(target.name): \(violation)" }
    }
    return nil
  }
}
